//! Counts of the game tree, against numbers from elsewhere: `tests/perft/*.perft`.
//!
//! A file is one opening and its counts, a line each; `#` begins a comment,
//! and the first one names the source of the numbers.
//!
//! ```text
//! board octagon          8x8, unless said
//! players 3              2, unless said
//! opening free           standard, unless said
//! blocked c2 g6          none, unless said
//! row ...WB...           a drawn position, from the top rank down; Black is next
//! 1 = 4                  so many ways to play one ply
//! long 10 = 24571284     the same, but for the second test only
//! ```
//!
//! The long counts take a while: `cargo test --release --test perft -- --ignored`.

mod common;

use std::fs;
use std::path::Path;

use common::{draw, square, squares};
use outflank::rules::{
    Blocked, Board, Colour, Disc, Discs, Opening, Options, Players, Position, Rules, Square, divide, perft,
};

#[derive(Default)]
struct Case {
    options: Options,
    rows: Vec<String>,
    short: Vec<(u32, u64)>,
    long: Vec<(u32, u64)>,
}

impl Case {
    fn read(text: &str) -> Option<Self> {
        let mut case = Self::default();
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        for line in lines.filter(|line| !line.is_empty()) {
            let (key, rest) = line.split_once(' ')?;
            match key {
                "board" => case.options.board = Board::ALL.into_iter().find(|board| board.name() == rest)?,
                "players" => {
                    let count = rest.parse::<usize>().ok()?;
                    case.options.players = Players::ALL.into_iter().find(|players| players.count() == count)?;
                }
                "opening" => {
                    case.options.opening = match rest {
                        "free" => Opening::Free,
                        "standard" => Opening::Standard,
                        _ => return None,
                    }
                }
                "blocked" => case.options.blocked = Blocked::Named(squares(rest).iter().collect()),
                "row" => case.rows.push(rest.to_owned()),
                "long" => case.long.push(count(rest)?),
                _ => case.short.push(count(line)?),
            }
        }
        Some(case)
    }

    fn position(&self) -> Position {
        let rules = Rules::agree(self.options.clone()).unwrap();
        match &*self.rows {
            [] => rules.opening(),
            rows => draw(&rules, &rows.iter().map(String::as_str).collect::<Vec<_>>(), Colour::Black),
        }
    }
}

/// Reads `depth = leaves`.
fn count(line: &str) -> Option<(u32, u64)> {
    let (depth, leaves) = line.split_once(" = ")?;
    Some((depth.parse().ok()?, leaves.parse().ok()?))
}

fn check(counts: fn(&Case) -> &[(u32, u64)]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut checked = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "perft") {
            continue;
        }
        let case = Case::read(&fs::read_to_string(&path).unwrap());
        let case = case.unwrap_or_else(|| panic!("{} cannot be read", path.display()));
        let position = case.position();
        for (depth, leaves) in counts(&case) {
            assert_eq!(perft(&position, *depth), *leaves, "{} at depth {depth}", path.display());
            checked += 1;
        }
    }
    assert!(checked > 0, "no counts were found");
}

#[test]
fn counts_come_out() {
    check(|case| &case.short);
}

#[test]
#[ignore = "takes minutes without --release"]
fn long_counts_come_out() {
    check(|case| &case.long);
}

/// The square in one of the eight ways to turn or mirror a board of this size.
fn turned(at: Square, way: usize, size: u8) -> Square {
    let (mut file, mut rank) = (at.file(), at.rank());
    if way & 1 != 0 {
        file = size - 1 - file;
    }
    if way & 2 != 0 {
        rank = size - 1 - rank;
    }
    if way & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::new(file, rank).unwrap()
}

#[test]
fn turning_or_mirroring_a_position_keeps_its_counts() {
    for (board, players) in [(Board::Eight, Players::Two), (Board::Octagon, Players::Four)] {
        let blocked = [square("d1"), square("h9")];
        let blocked = blocked.into_iter().filter(|at| board.shape().squares().contains(*at)).collect::<Vec<_>>();
        let options = |blocked| Options { board, players, blocked: Blocked::Named(blocked), ..Options::default() };
        let mut position = Rules::agree(options(blocked.clone())).unwrap().opening();
        for _ in 0..9 {
            let last = position.legal().iter().last().unwrap();
            position = position.play(last).unwrap();
        }
        let counts = |position: &Position| (1..=4).map(|depth| perft(position, depth)).collect::<Vec<_>>();
        let size = board.shape().size();
        for way in 0..8 {
            let rules = Rules::agree(options(blocked.iter().map(|at| turned(*at, way, size)).collect())).unwrap();
            let mut discs = Discs::default();
            for disc in Disc::ALL {
                discs.set(position.discs().of(disc).iter().map(|at| turned(at, way, size)).collect(), disc);
            }
            let other = rules.position(discs, position.turn().unwrap());
            assert_eq!(counts(&other), counts(&position), "{} in way {way}", board.name());
        }
    }
}

#[test]
fn the_counts_of_each_play_add_up() {
    let start = Rules::agree(Options::default()).unwrap().opening();
    let parts = divide(&start, 6);
    assert_eq!(parts.iter().map(|(at, _)| at.to_string()).collect::<Vec<_>>(), ["d3", "c4", "f5", "e6"]);
    assert!(parts.iter().all(|(_, leaves)| *leaves == 2050), "the four first plays are one by symmetry");
    assert_eq!(perft(&start, 6), 8200);
}

#[test]
fn a_forced_pass_is_one_ply() {
    let rules = Rules::agree(Options { board: Board::Six, ..Options::default() }).unwrap();
    let position = draw(&rules, &["BW...."], Colour::White);
    assert_eq!(position.passed(), Some(Colour::White));
    let counts = (0..=4).map(|depth| perft(&position, depth)).collect::<Vec<_>>();
    assert_eq!(counts, [1, 1, 1, 1, 1], "the pass, then c1, then a finished game");
}
