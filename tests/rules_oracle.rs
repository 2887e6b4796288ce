//! The rules engine against a second one (`tests/oracle`), over random set-ups,
//! random drawn positions and random games to the end.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};

use oracle::{At, Game, Setup};
use outflank::rules::{
    Blocked, Board, Cell, Colour, Disc, Discs, Draw, Goal, Handicap, MoveKind, Opening, Options, Outcome, Players,
    Position, Refusal, Refused, Rules, Square, SquareSet,
};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

const LETTERS: [char; 5] = ['B', 'W', 'R', 'G', 'N'];

fn square((file, rank): At) -> Square {
    Square::new(file as u8, rank as u8).unwrap()
}

fn at(square: Square) -> At {
    (square.file() as i8, square.rank() as i8)
}

fn all(squares: SquareSet) -> BTreeSet<At> {
    squares.iter().map(at).collect()
}

fn disc(letter: char) -> Disc {
    Disc::ALL[LETTERS.iter().position(|other| *other == letter).unwrap()]
}

fn colour(letter: char) -> Colour {
    disc(letter).colour().unwrap()
}

fn hundred() -> impl Iterator<Item = At> {
    (0..10).flat_map(|rank| (0..10).map(move |file| (file, rank)))
}

fn options(setup: &Setup) -> Options {
    let squares = |list: &[At]| list.iter().copied().map(square).collect();
    Options {
        board: Board::ALL.into_iter().find(|board| board.name() == setup.board).unwrap(),
        players: Players::ALL[setup.players - 2],
        goal: if setup.fewest { Goal::Fewest } else { Goal::Most },
        opening: if setup.free { Opening::Free } else { Opening::Standard },
        blocked: match setup.drawn {
            Some((n, seed)) => Blocked::Drawn(Draw { n, seed }),
            None => Blocked::Named(squares(&setup.named)),
        },
        handicap: setup
            .handicap
            .as_ref()
            .map(|(letter, corners)| Handicap { colour: colour(*letter), corners: squares(corners) }),
    }
}

fn position(rules: &Rules, discs: &BTreeMap<At, char>, next: char) -> Position {
    let mut placed = Discs::default();
    for (at, letter) in discs {
        placed.set(square(*at).into(), disc(*letter));
    }
    rules.position(placed, colour(next))
}

/// Any set-up at all, most of them refused.
fn asked() -> impl Strategy<Value = Setup> {
    let any_square = || (0_i8..10, 0_i8..10);
    let near_corner = || (select(vec![0_i8, 2, 5, 7, 9]), select(vec![0_i8, 2, 5, 7, 9]));
    let squares = || prop::collection::vec(prop_oneof![any_square(), near_corner()], 0..6);
    let drawn = prop::option::of((1_u64..7, any::<u64>()));
    let handicap = prop::option::of((select(vec!['B', 'W']), squares()));
    (board(), 2..=4_usize, any::<(bool, bool)>(), squares(), drawn, handicap).prop_map(
        |(board, players, (fewest, free), mut named, drawn, handicap)| {
            if drawn.is_some() {
                named.clear();
            }
            Setup { board, players, fewest, free, named, drawn, handicap }
        },
    )
}

/// Any set-up that is offered.
fn offered() -> impl Strategy<Value = Setup> {
    let plain = (board(), 2..=4_usize, any::<(bool, bool)>());
    let plain = plain.prop_map(|(board, players, (fewest, free))| {
        let board = if players > 2 && board == "6x6" { "8x8" } else { board };
        Setup { board, players, fewest, free: free && players == 2, named: vec![], drawn: None, handicap: None }
    });
    let handicapped = plain.prop_flat_map(|setup| {
        let corners = subsequence(setup.corners(), 1..=4);
        let handicap = prop::option::of((select(vec!['B', 'W']), corners));
        (Just(setup), handicap).prop_map(|(mut setup, handicap)| {
            setup.handicap = handicap.filter(|_| setup.players == 2);
            setup
        })
    });
    handicapped.prop_flat_map(|setup| {
        let one = |at: &At| Setup { named: vec![*at], ..setup.clone() }.refusals().is_empty();
        let candidates = setup.squares().into_iter().filter(one).collect::<Vec<_>>();
        let drawn = prop::option::of((1_u64..=4, any::<u64>()));
        (Just(setup), subsequence(candidates, 0..=4), drawn).prop_map(|(mut setup, named, drawn)| {
            setup.named = if drawn.is_some() { vec![] } else { named };
            setup.drawn = drawn;
            setup
        })
    })
}

fn board() -> impl Strategy<Value = &'static str> {
    select(vec!["6x6", "8x8", "10x10", "octagon"])
}

/// Discs on about so many twentieths of the hundred squares, on the board or
/// not, and the number of the player who is next.
fn drawn_discs() -> impl Strategy<Value = (Vec<Option<usize>>, usize)> {
    (1..20_u8).prop_flat_map(|twentieths| {
        let cell = (0..20_u8, 0..5_usize).prop_map(move |(lot, kind)| (lot < twentieths).then_some(kind));
        (prop::collection::vec(cell, 100), 0..4_usize)
    })
}

/// Everything that can be asked about a position has the same answer in both engines.
fn agree(position: &Position, game: &Game) -> Result<(), TestCaseError> {
    prop_assert_eq!(position.turn(), game.turn.map(colour));
    prop_assert_eq!(position.passed(), game.passed.map(colour));
    prop_assert_eq!(position.is_over(), game.turn.is_none());
    prop_assert_eq!(all(position.legal()), game.legal.keys().copied().collect::<BTreeSet<_>>());
    let flips = game.legal.values().any(|lines| !lines.is_empty());
    let kind = if flips { MoveKind::Flip } else { MoveKind::Place };
    prop_assert_eq!(position.move_kind(), game.turn.map(|_| kind));
    for (letter, disc) in LETTERS.into_iter().zip(Disc::ALL) {
        prop_assert_eq!(position.discs().of(disc).len(), game.count(letter));
    }
    for at in hundred() {
        let asked = square(at);
        let refused = game.refused(at);
        prop_assert_eq!(position.refused(asked).map(Refused::name), refused, "{}", asked);
        prop_assert_eq!(position.legal().contains(asked), refused.is_none(), "{}", asked);
        let cell = position.cell(asked);
        match game.discs.get(&at) {
            Some(letter) => prop_assert_eq!(cell, Cell::Disc(disc(*letter)), "{}", asked),
            None => prop_assert!(!matches!(cell, Cell::Disc(_)), "{}", asked),
        }
        let lines = position.lines(asked).iter().map(|line| all(line.flips)).collect::<Vec<_>>();
        let expected = game.legal.get(&at).cloned().unwrap_or_default();
        prop_assert_eq!(all(position.flips(asked)), expected.concat().into_iter().collect::<BTreeSet<_>>());
        let expected = expected.into_iter().map(BTreeSet::from_iter).collect::<Vec<_>>();
        prop_assert_eq!(lines, expected, "{}", asked);
    }
    let outcome = game.winner().map_or(Outcome::Draw, |letter| Outcome::Win(colour(letter)));
    prop_assert_eq!(position.outcome(), game.turn.is_none().then_some(outcome));
    Ok(())
}

/// Plays both to the end, on the same squares, comparing at every turn.
fn play_out(mut position: Position, mut game: Game, lots: &[usize]) -> Result<(), TestCaseError> {
    agree(&position, &game)?;
    for lot in lots {
        if game.legal.is_empty() {
            break;
        }
        let at = *game.legal.keys().nth(lot % game.legal.len()).unwrap();
        let before = position.discs().all();
        position = position.play(square(at)).unwrap();
        game.play(at);
        prop_assert_eq!(position.discs().all(), before | square(at).into(), "one more disc, and none vanished");
        agree(&position, &game)?;
    }
    prop_assert!(position.is_over(), "a hundred plays end every game");
    Ok(())
}

fn lots() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(any::<usize>(), 100)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn games_are_the_same_from_the_opening_to_the_end(setup in offered(), lots in lots()) {
        let rules = Rules::agree(options(&setup)).unwrap();
        prop_assert_eq!(all(rules.blocked()), setup.blocked());
        play_out(rules.opening(), setup.opening(), &lots)?;
    }

    #[test]
    fn games_are_the_same_from_a_drawn_position_to_the_end(
        setup in offered(),
        (cells, next) in drawn_discs(),
        lots in lots(),
    ) {
        let rules = Rules::agree(options(&setup)).unwrap();
        let colours = setup.colours();
        let letter = |kind: usize| colours.get(kind).copied().unwrap_or('N');
        let discs = hundred().zip(cells).filter_map(|(at, kind)| Some((at, letter(kind?)))).collect();
        let next = colours[next % colours.len()];
        play_out(position(&rules, &discs, next), setup.standing(discs, next), &lots)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn set_ups_are_refused_for_the_same_reasons(setup in asked()) {
        match Rules::agree(options(&setup)) {
            Ok(rules) => {
                prop_assert!(setup.refusals().is_empty());
                prop_assert_eq!(all(rules.blocked()), setup.blocked());
            }
            Err(reasons) => {
                prop_assert_eq!(reasons.into_iter().map(Refusal::name).collect::<Vec<_>>(), setup.refusals());
            }
        }
    }

    #[test]
    fn what_is_offered_is_agreed_on(setup in offered()) {
        prop_assert_eq!(setup.refusals(), Vec::<&str>::new());
        prop_assert!(Rules::agree(options(&setup)).is_ok());
    }
}
