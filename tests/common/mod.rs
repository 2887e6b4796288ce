//! Squares and positions as text, for the tests of the rules engine alone.

use outflank::rules::{Colour, Disc, Discs, Position, Rules, Square, SquareSet};

/// The square of this name.
pub fn square(name: &str) -> Square {
    let (file, rank) = name.split_at(1);
    let file = file.bytes().next().and_then(|letter| letter.checked_sub(b'a'));
    let rank = rank.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    file.zip(rank).and_then(|(file, rank)| Square::new(file, rank)).unwrap_or_else(|| panic!("no square `{name}`"))
}

/// The squares of these names, separated by spaces.
pub fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

/// A drawn position, from the top rank down: `B W R G` for the players, `N`
/// for a neutral disc, anything else for no disc.
pub fn draw(rules: &Rules, rows: &[&str], next: Colour) -> Position {
    let mut discs = Discs::default();
    for (rank, row) in (0..).zip(rows) {
        for (file, letter) in (0..).zip(row.chars()) {
            let disc = "BWRGN".find(letter).map(|kind| Disc::ALL[kind]);
            if let (Some(disc), Some(square)) = (disc, Square::new(file, rank)) {
                discs.set(square.into(), disc);
            }
        }
    }
    rules.position(discs, next)
}
