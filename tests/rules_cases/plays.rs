//! What plays do, when they are refused, and how games end.

use outflank::rules::{
    Blocked, Board, Cell, Colour, Direction, Disc, Goal, Handicap, MoveKind, Opening, Options, Outcome, Players,
    Position, Refused, SquareSet,
};

use crate::common::{draw, square, squares};
use crate::{EIGHT, named, of, on, rules};

/// A drawn position with Black next.
fn black(options: Options, rows: &[&str]) -> Position {
    draw(&rules(options), rows, Colour::Black)
}

fn play(start: Position, moves: &str) -> Position {
    moves.split_whitespace().fold(start, |position, name| position.play(square(name)).unwrap())
}

fn flips(position: &Position, name: &str) -> SquareSet {
    position.flips(square(name))
}

fn refused(position: &Position, name: &str) -> Option<Refused> {
    position.refused(square(name))
}

fn count(position: &Position, disc: Disc) -> usize {
    position.discs().of(disc).len()
}

// Lines.

#[test]
fn a_line_can_end_on_the_last_square_of_a_rank() {
    let position = black(EIGHT, &["....WWWB"]);
    assert_eq!(position.legal(), squares("d1"));
    assert_eq!(flips(&position, "d1"), squares("e1 f1 g1"));
}

#[test]
fn a_line_can_end_on_the_last_square_of_a_file() {
    let position = black(EIGHT, &["", "", "", "", "", "W", "W", "B"]);
    assert_eq!(position.legal(), squares("a5"));
    assert_eq!(flips(&position, "a5"), squares("a6 a7"));
}

#[test]
fn a_line_can_begin_in_one_corner_and_end_in_the_opposite_one() {
    let rows = ["", ".W", "..W", "...W", "....W", ".....W", "......W", ".......B"];
    let position = black(EIGHT, &rows);
    assert_eq!(position.legal(), squares("a1"));
    assert_eq!(flips(&position, "a1"), squares("b2 c3 d4 e5 f6 g7"));
}

#[test]
fn a_disc_at_the_right_edge_does_not_connect_to_the_next_rank() {
    for board in Board::ALL {
        let size = usize::from(board.shape().size());
        // Black, then White up to the right edge; below, an empty first square: and the other way round.
        let ends = format!("{}BW", ".".repeat(size - 2));
        let middle = size / 2;
        for (below, row) in [("", &*ends), ("W", &*ends), ("WB", "")] {
            let mut rows = vec![""; size];
            (rows[middle - 1], rows[middle]) = (row, below);
            let position = black(on(board), &rows);
            assert_ne!(position.turn(), Some(Colour::Black), "{} `{row}` `{below}`", board.name());
        }
    }
}

#[test]
fn a_line_does_not_wrap_round_a_corner_either() {
    for board in Board::ALL {
        // White on the right edge and Black on the left one, a rank or two below.
        let size = usize::from(board.shape().size());
        let right = format!("{}W", ".".repeat(size - 1));
        for gap in 1..=2 {
            let mut rows = vec![""; size];
            rows[2] = &right;
            rows[2 + gap] = "B";
            assert_ne!(black(on(board), &rows).turn(), Some(Colour::Black), "{} over {gap}", board.name());
        }
    }
}

#[test]
fn one_disc_can_close_lines_in_all_eight_directions() {
    let rows = ["B..B..B", ".W.W.W.", "..WWW..", "BWW.WWB", "..WWW..", ".W.W.W.", "B..B..B"];
    let position = black(EIGHT, &rows);
    let lines = position.lines(square("d4"));
    assert_eq!(lines.iter().map(|line| line.direction).collect::<Vec<_>>(), Direction::ALL);
    assert!(lines.iter().all(|line| line.flips.len() == 2));
    let after = play(position, "d4");
    assert_eq!((count(&after, Disc::Black), count(&after, Disc::White)), (25, 0));
}

#[test]
fn only_the_lines_that_are_closed_flip() {
    let position = black(EIGHT, &["", ".WWB", "W", "W", "W", "W", "W", "W"]);
    assert_eq!(position.lines(square("a2")).len(), 1, "down the file no Black disc closes the line");
    assert_eq!(flips(&position, "a2"), squares("b2 c2"));
}

#[test]
fn a_disc_that_was_flipped_closes_nothing_further() {
    // d1 becomes Black; from it, d2 and d3 would be enclosed by d4.
    let position = black(EIGHT, &["B.WWB", "...W", "...W", "...B"]);
    let after = play(position, "b1");
    assert_eq!(flips(&position, "b1"), squares("c1 d1"));
    assert_eq!(after.discs().of(Disc::White), squares("d2 d3"));
}

#[test]
fn a_run_of_discs_up_to_the_edge_is_no_line() {
    let position = black(EIGHT, &[".WWWWWWW", "", "...WB"]);
    assert_eq!(position.legal(), squares("c3"));
    assert_eq!(refused(&position, "a1"), Some(Refused::FlipsNothing));
}

#[test]
fn a_gap_breaks_a_line() {
    let position = black(EIGHT, &[".WW.WB", "", ""]);
    assert_eq!(position.legal(), squares("d1"));
    assert_eq!(flips(&position, "d1"), squares("e1"));
}

#[test]
fn the_nearest_own_disc_ends_a_line() {
    let position = black(EIGHT, &[".WBWB"]);
    assert_eq!(flips(&position, "a1"), squares("b1"));
}

#[test]
fn a_blocked_square_breaks_a_line() {
    let rows = [".WWWB"];
    assert_eq!(black(EIGHT, &rows).legal(), squares("a1"));
    let blocked = Options { blocked: Blocked::Named(named("c1")), ..EIGHT };
    let position = black(blocked, &rows);
    assert_eq!(position.cell(square("c1")), Cell::Blocked);
    assert_eq!(position.passed(), Some(Colour::Black));
}

#[test]
fn a_cut_off_square_breaks_a_line() {
    // The octagon has no b1, from which the full square closes this line.
    let rows = ["..WWB"];
    assert_eq!(black(on(Board::Ten), &rows).legal(), squares("b1"));
    let position = black(on(Board::Octagon), &rows);
    assert_eq!(position.passed(), Some(Colour::Black));
    assert_eq!(position.cell(square("b1")), Cell::Off);
}

// Two players: passes and the end.

#[test]
fn a_player_can_be_wiped_out_in_nine_plies() {
    let end = play(rules(EIGHT).opening(), "f5 d6 c5 f6 e7 f4 g5 e6 e3");
    assert!(end.is_over());
    assert_eq!((count(&end, Disc::Black), count(&end, Disc::White)), (13, 0));
    assert_eq!(end.outcome(), Some(Outcome::Win(Colour::Black)));
    assert_eq!(refused(&end, "a1"), Some(Refused::GameOver));
}

#[test]
fn the_standard_opening_has_white_top_left_and_four_first_moves() {
    let start = rules(EIGHT).opening();
    assert_eq!(start.discs().of(Disc::White), squares("d4 e5"));
    assert_eq!(start.discs().of(Disc::Black), squares("e4 d5"));
    assert_eq!(start.legal(), squares("d3 c4 f5 e6"));
    assert_eq!(start.turn(), Some(Colour::Black));
}

#[test]
fn the_game_goes_on_after_one_pass() {
    // Black takes c1; White has no line, and Black goes on with c3.
    let position = black(EIGHT, &["BW", "", "BW"]);
    assert_eq!(position.legal(), squares("c1 c3"));
    let after = play(position, "c1");
    assert_eq!((after.passed(), after.turn()), (Some(Colour::White), Some(Colour::Black)));
    assert_eq!(after.legal(), squares("c3"));
}

#[test]
fn the_game_is_over_when_both_must_pass() {
    let end = play(black(EIGHT, &["BW", "", "BW", "", "W"]), "c1 c3");
    assert!(end.is_over());
    assert_eq!(end.passed(), None);
    assert_eq!((count(&end, Disc::Black), count(&end, Disc::White)), (6, 1));
    assert_eq!(end.empty().len(), 57, "the board need not be full");
}

#[test]
fn a_pass_is_no_choice() {
    let position = rules(EIGHT).opening();
    assert_eq!((position.passed(), position.turn()), (None, Some(Colour::Black)));
    assert_eq!(position.move_kind(), Some(MoveKind::Flip));
}

#[test]
fn the_first_player_may_have_to_pass_before_the_first_move() {
    let position = black(EIGHT, &["WB"]);
    assert_eq!((position.passed(), position.turn()), (Some(Colour::Black), Some(Colour::White)));
    assert_eq!(position.legal(), squares("c1"));
}

#[test]
fn a_set_up_may_be_over_before_the_first_move() {
    let position = black(EIGHT, &["W", "", "..B"]);
    assert!(position.is_over());
    assert_eq!((position.passed(), position.move_kind()), (None, None));
    assert_eq!(position.outcome(), Some(Outcome::Draw));
}

#[test]
fn equal_counts_are_a_draw() {
    assert_eq!(black(EIGHT, &["BB", "", "WW"]).outcome(), Some(Outcome::Draw));
}

#[test]
fn there_is_no_outcome_while_the_game_goes_on() {
    assert_eq!(rules(EIGHT).opening().outcome(), None);
}

#[test]
fn the_fewest_discs_win_when_that_is_the_goal() {
    let fewest = || Options { goal: Goal::Fewest, ..EIGHT };
    assert_eq!(black(fewest(), &["BB", "", "W"]).outcome(), Some(Outcome::Win(Colour::White)));
    assert_eq!(black(EIGHT, &["BB", "", "W"]).outcome(), Some(Outcome::Win(Colour::Black)));
    assert_eq!(black(fewest(), &["BB", "", "WW"]).outcome(), Some(Outcome::Draw));
}

#[test]
fn a_player_with_no_disc_has_the_fewest() {
    let end = play(rules(Options { goal: Goal::Fewest, ..EIGHT }).opening(), "f5 d6 c5 f6 e7 f4 g5 e6 e3");
    assert_eq!(end.outcome(), Some(Outcome::Win(Colour::White)));
}

// The free opening and the handicap.

#[test]
fn a_free_opening_fills_the_centre_before_anything_flips() {
    let start = rules(Options { opening: Opening::Free, ..EIGHT }).opening();
    assert_eq!(start.legal(), squares("d4 e4 d5 e5"));
    assert_eq!(start.move_kind(), Some(MoveKind::Place));
    assert_eq!(refused(&start, "a1"), Some(Refused::OutsideCentre));
    let filled = play(start, "d4 e4 d5 e5");
    assert_eq!(filled.discs().of(Disc::Black), squares("d4 d5"));
    assert_eq!(filled.turn(), Some(Colour::Black));
    assert_eq!(filled.legal(), squares("f3 f4 f5 f6"));
}

#[test]
fn a_placement_in_a_drawn_centre_flips_nothing_even_where_a_line_would_close() {
    let rows = ["........", "........", "..B.....", "...W....", "........", "........", "........", "........"];
    let start = black(Options { opening: Opening::Free, ..EIGHT }, &rows);
    assert_eq!(start.legal(), squares("e4 d5 e5"));
    assert_eq!(flips(&start, "e5"), SquareSet::EMPTY);
    let next = play(start, "e5");
    assert_eq!(next.discs().of(Disc::White), squares("d4"));
    assert_eq!(next.turn(), Some(Colour::White));
    assert_eq!(flips(&black(EIGHT, &rows), "e5"), squares("d4"));
}

#[test]
fn a_handicap_adds_discs_on_corners_and_black_still_begins() {
    let handicap = Some(Handicap { colour: Colour::White, corners: named("a1 h8") });
    let start = rules(Options { handicap, ..EIGHT }).opening();
    assert_eq!(start.discs().of(Disc::White), squares("a1 h8 d4 e5"));
    assert_eq!(start.turn(), Some(Colour::Black));
    assert_eq!(start.legal(), squares("d3 c4 f5 e6"));
}

// Three and four players.

#[test]
fn the_ring_of_the_opening_runs_clockwise_from_the_top_left() {
    let four = rules(of(Players::Four)).opening();
    let ring = ["d4", "e4", "e5", "d5"].map(|name| four.cell(square(name)));
    assert_eq!(ring, [Disc::Black, Disc::White, Disc::Red, Disc::Green].map(Cell::Disc));
    let three = rules(of(Players::Three)).opening();
    assert_eq!(three.cell(square("d5")), Cell::Disc(Disc::Neutral));
}

#[test]
fn a_line_may_mix_all_other_colours() {
    let position = black(of(Players::Four), &[".WRGWB"]);
    assert_eq!(position.legal(), squares("a1"));
    assert_eq!(flips(&position, "a1"), squares("b1 c1 d1 e1"));
}

#[test]
fn a_neutral_disc_is_flipped_like_any_other() {
    let position = black(of(Players::Three), &[".NWB"]);
    assert_eq!(flips(&position, "a1"), squares("b1 c1"));
    assert_eq!(count(&play(position, "a1"), Disc::Neutral), 0);
}

#[test]
fn a_neutral_disc_never_closes_a_line() {
    let position = black(of(Players::Three), &[".WRN"]);
    assert_eq!(position.move_kind(), Some(MoveKind::Place));
    assert!(flips(&position, "a1").is_empty());
}

#[test]
fn a_neutral_disc_counts_for_nobody() {
    let full = ["NNNNBBRW"; 8];
    let position = black(of(Players::Three), &full);
    assert!(position.is_over());
    assert_eq!(Disc::ALL.map(|disc| count(&position, disc)), [16, 8, 8, 0, 32]);
    assert_eq!(position.outcome(), Some(Outcome::Win(Colour::Black)));
    let fewest = Options { goal: Goal::Fewest, ..of(Players::Three) };
    assert_eq!(black(fewest, &full).outcome(), Some(Outcome::Draw), "between White and Red");
}

#[test]
fn who_cannot_flip_places_a_disc_that_touches_another() {
    let position = black(of(Players::Three), &["", ".N", "", "", "", "", "", ".......R"]);
    assert_eq!(position.move_kind(), Some(MoveKind::Place));
    assert_eq!(position.legal(), squares("a1 b1 c1 a2 c2 a3 b3 c3 g7 h7 g8"));
    assert_eq!(refused(&position, "d4"), Some(Refused::TouchesNothing));
    let after = play(position, "a1");
    assert_eq!((count(&after, Disc::Black), count(&after, Disc::Neutral)), (1, 1));
    assert_eq!((after.turn(), after.passed()), (Some(Colour::White), None));
}

#[test]
fn who_can_flip_must() {
    let position = black(of(Players::Four), &[".WB"]);
    assert_eq!(position.legal(), squares("a1"));
    assert_eq!(refused(&position, "d1"), Some(Refused::MustFlip));
    assert_eq!(refused(&position, "h8"), Some(Refused::MustFlip));
}

#[test]
fn a_player_with_no_discs_left_among_four_plays_on() {
    // Black takes White's only disc; White then places one.
    let after = play(black(of(Players::Four), &[".WB.....", "", "", "..RG"]), "a1");
    assert_eq!((count(&after, Disc::White), after.turn()), (0, Some(Colour::White)));
    assert_eq!(after.move_kind(), Some(MoveKind::Place));
    assert!(after.legal().contains(square("d1")));
    let after = play(after, "d1");
    assert_eq!((count(&after, Disc::White), after.turn()), (1, Some(Colour::Red)));
}

#[test]
fn a_tie_at_the_top_is_a_draw_for_all_four() {
    let rows = ["BBBBBBBB", "BBBBBBBB", "WWWWWWWW", "WWWWWWWW", "BBBBWWWW", "RRRRRRRR", "RRGGGGGG", "RRGGGGGG"];
    let position = black(of(Players::Four), &rows);
    assert!(position.is_over());
    assert_eq!(Disc::ALL.map(|disc| count(&position, disc)), [20, 20, 12, 12, 0]);
    assert_eq!(position.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_tie_below_the_top_is_none_of_the_winner_s_business() {
    let rows = ["BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "WWWWWWWW", "WWWWWWWW", "RRRRRRRR", "RRRRRRRR", "GGGGGGGG"];
    assert_eq!(black(of(Players::Four), &rows).outcome(), Some(Outcome::Win(Colour::Black)));
    let fewest = Options { goal: Goal::Fewest, ..of(Players::Four) };
    assert_eq!(black(fewest, &rows).outcome(), Some(Outcome::Win(Colour::Green)));
}

#[test]
fn empty_squares_shut_in_by_blocked_ones_stay_empty() {
    // Blocked a2, b2 and b1 leave a1 out of touch for good.
    let options = Options { blocked: Blocked::Named(named("b1 a2 b2")), ..of(Players::Four) };
    let full = ["..BBBBBB", "..WWWWWW", "RRRRRRRR", "GGGGGGGG", "BBBBBBBB", "WWWWWWWW", "RRRRRRRR", "GGGGGGGG"];
    let position = black(options, &full);
    assert!(position.is_over());
    assert_eq!(position.empty(), squares("a1"));
}

#[test]
fn two_players_pass_over_an_empty_square_that_is_shut_in() {
    let options = Options { blocked: Blocked::Named(named("b1 a2 b2")), ..EIGHT };
    let full = ["..BBBBBB", "..WWWWWW", "BBBBBBBB", "WWWWWWWW", "BBBBBBBB", "WWWWWWWW", "BBBBBBBB", "WWWWWWWW"];
    let position = black(options, &full);
    assert!(position.is_over());
    assert_eq!(position.outcome(), Some(Outcome::Draw), "30 each, and the empty square is nobody's");
}

#[test]
fn a_square_beside_the_cut_off_ones_touches_nothing_by_them() {
    // No disc can lie on a1, b1 or i1, so c1 and h1 touch none there.
    let position = black(Options { board: Board::Octagon, ..of(Players::Four) }, &["BB......W"]);
    assert_eq!(position.discs().all(), SquareSet::EMPTY, "a1, b1 and i1 are off the board");
    assert!(position.is_over());
}

#[test]
fn an_edge_square_touches_nothing_across_the_edge() {
    for board in [Board::Eight, Board::Ten, Board::Octagon] {
        // One White disc on the right edge, in the middle of it.
        let size = usize::from(board.shape().size());
        let mut rows = vec![""; size];
        let row = format!("{}W", ".".repeat(size - 1));
        rows[4] = &row;
        let position = black(Options { board, ..of(Players::Four) }, &rows);
        assert_eq!(position.legal().len(), 5, "{}", board.name());
        for name in ["a4", "a5", "a6", "a7"] {
            assert_eq!(refused(&position, name), Some(Refused::TouchesNothing), "{} {name}", board.name());
        }
    }
}

#[test]
fn each_player_places_as_many_discs_when_no_square_is_blocked() {
    let cases = [(Board::Eight, 20, 15), (Board::Ten, 32, 24), (Board::Octagon, 28, 21)];
    for (board, three, four) in cases {
        for (players, each) in [(Players::Three, three), (Players::Four, four)] {
            let mut position = rules(Options { board, players, ..EIGHT }).opening();
            let mut placed = vec![0; players.count()];
            while let (Some(turn), Some(at)) = (position.turn(), position.legal().iter().next()) {
                placed[turn as usize] += 1;
                position = position.play(at).unwrap();
            }
            assert_eq!(placed, vec![each; players.count()], "{} {players:?}", board.name());
        }
    }
}

// Why a play is refused.

#[test]
fn the_first_reason_that_holds_is_the_one_named() {
    let start = rules(Options { blocked: Blocked::Named(named("c2")), ..EIGHT }).opening();
    assert_eq!(refused(&start, "i1"), Some(Refused::OffBoard));
    assert_eq!(refused(&start, "c2"), Some(Refused::Blocked));
    assert_eq!(refused(&start, "d4"), Some(Refused::Occupied));
    assert_eq!(refused(&start, "a1"), Some(Refused::FlipsNothing));
    assert_eq!(refused(&start, "d3"), None);
    let over = black(EIGHT, &["B"]);
    assert_eq!(refused(&over, "i1"), Some(Refused::GameOver));
    let filling = play(rules(Options { opening: Opening::Free, ..EIGHT }).opening(), "d4");
    assert_eq!(refused(&filling, "d4"), Some(Refused::Occupied));
    assert_eq!(refused(&filling, "j10"), Some(Refused::OffBoard));
}

#[test]
fn a_refused_play_changes_nothing() {
    let start = rules(EIGHT).opening();
    assert_eq!(start.play(square("a1")), Err(Refused::FlipsNothing));
    assert_eq!(start, rules(EIGHT).opening());
}
