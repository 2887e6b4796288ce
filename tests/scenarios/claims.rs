//! Every claim that a scenario can make: once true, and once false, with what is then said of it.
//!
//! The positions are small enough to be worked out by hand from the rules; no value here was taken from a run.

use crate::{fails, holds, problems, run, script};

/// The standard opening: White d4 e5, Black e4 d5, Black to move. Steps begin at line 4.
const OPENING: &str = "";
/// Black closes d5 and e5 from c5, and nothing else; then White has no disc left. Steps begin at line 5.
const LINE: &str = "position: ......../......../......../......../...WWB../......../......../........\nturn: black";
/// Black has c1 and d3. After c1, White has b3 and c3, which close nothing, and passes; then Black has d3 alone.
const PASS: &str = "position: BW....../......../BWW...../......../......../......../......../........\nturn: black";
/// After Black's c1 there are three discs of each colour, far apart.
const TIE: &str = "position: BW....../......../......../......../......../......../......../.....WWW\nturn: black";
/// Black d4, White e4, Red e5, Green d5; Black flips from f4, d6 and f6. Steps begin at line 4.
const FOUR: &str = "rules: {players: 4}";
/// Red has no disc, cannot flip, and places beside a1. Steps begin at line 6.
const PLACE: &str = "rules: {players: 4}\n\
    position: B......./......../......../......../......../......../......../........\nturn: red";

/// Claims in `expect` that hold, on one frame.
fn expect(before: &str, claims: &[&str]) {
    for claim in claims {
        holds(script(before, &format!("- expect: {{{claim}}}\n")));
    }
}

/// A claim in `expect` that fails, in the first step, which is at this line.
fn refute(before: &str, claim: &str, line: usize, message: &str, help: &str) {
    fails(script(before, &format!("- expect: {{{claim}}}\n")), line, message, help);
}

/// The same after one play; the claim is one line further down.
fn refute_after(before: &str, play: &str, claim: &str, line: usize, message: &str, help: &str) {
    fails(script(before, &format!("- {play}\n- expect: {{{claim}}}\n")), line + 1, message, help);
}

#[test]
fn whose_turn_it_is() {
    expect(OPENING, &["turn: black"]);
    expect(PLACE, &["turn: red"]);
    refute(OPENING, "turn: white", 4, "it is Black's turn; claimed White's", "the rules give: `turn: black`");
    let message = "the game is over; claimed White's turn";
    refute_after(LINE, "c5", "turn: white", 5, message, "the rules give: `over: true`");
}

#[test]
fn what_may_be_played() {
    expect(OPENING, &["legal: [d3, c4, f5, e6]", "legal: [e6, F5, c4, D3]"]);
    expect(LINE, &["legal: [c5]"]);
    expect(PLACE, &["legal: [b1, a2, b2]"]);
    refute(
        OPENING,
        "legal: [c4, d3, f5, e5, c3]",
        4,
        "Black may play d3, c4, f5 and e6; claimed c3, d3, c4, e5 and f5 \
         (e6 is missing; c3 flips nothing for Black; e5 has a white disc on it)",
        "the rules give: `legal: [d3, c4, f5, e6]`",
    );
    refute(LINE, "legal: []", 5, "Black may play c5; claimed nothing (c5 is missing)", "the rules give: `legal: [c5]`");
    let message = "Black may play c1 and d3; claimed nothing (c1 and d3 are missing)";
    refute(PASS, "legal: []", 5, message, "the rules give: `legal: [c1, d3]`");
    holds(script(LINE, "- c5\n- expect: {legal: []}\n"));
    let message = "the game is over and nothing may be played; claimed a1 (a1 comes after the end of the game)";
    refute_after(LINE, "c5", "legal: [a1]", 5, message, "the rules give: `legal: []`");
}

#[test]
fn what_the_player_to_move_has() {
    expect(OPENING, &["move: flip"]);
    expect(FOUR, &["move: flip"]);
    expect(PLACE, &["move: place"]);
    expect("rules: {opening: free}", &["move: place"]);
    let message = "Black has plays that flip; claimed placements that flip nothing";
    refute(OPENING, "move: place", 4, message, "the rules give: `move: flip`");
    let message = "Red has placements that flip nothing; claimed plays that flip";
    refute(PLACE, "move: flip", 6, message, "the rules give: `move: place`");
    let message = "the game is over; claimed plays that flip";
    refute_after(LINE, "c5", "move: flip", 5, message, "the rules give: `over: true`");
}

#[test]
fn what_a_play_would_flip() {
    expect(LINE, &["flips: {c5: [d5, e5]}", "flips: {C5: [e5, D5]}"]);
    expect(OPENING, &["flips: {d3: [d4], c4: [d4], f5: [e5], e6: [e5]}"]);
    expect(PLACE, &["flips: {b2: []}"]);
    refute(
        LINE,
        "flips: {c5: [d5, d6]}",
        5,
        "c5 flips d5 and e5; claimed d5 and d6 (e5 is missing; d6 is empty)",
        "the rules give: `flips: {c5: [d5, e5]}`",
    );
    refute(
        LINE,
        "flips: {c5: [d5, e5, f5]}",
        5,
        "c5 flips d5 and e5; claimed d5, e5 and f5 (f5 is Black's own)",
        "the rules give: `flips: {c5: [d5, e5]}`",
    );
    refute(
        "rules: {blocked: [a1]}",
        "flips: {c4: [d4, a1, j9, e5]}",
        4,
        "c4 flips d4; claimed a1, d4, e5 and j9 (a1 is blocked; e5 is white, and in no closed line; j9 is off the board)",
        "the rules give: `flips: {c4: [d4]}`",
    );
    let message = "b2 flips nothing; claimed a1 (a1 is black, and in no closed line)";
    refute(PLACE, "flips: {b2: [a1]}", 6, message, "the rules give: `flips: {b2: []}`");
    refute(
        LINE,
        "flips: {d6: []}",
        5,
        "d6 may not be played: d6 flips nothing for Black (`flips-nothing`)",
        "claim that with `reject`",
    );
}

#[test]
fn how_many_discs_there_are() {
    expect(OPENING, &["discs: {black: 2, white: 2}", "discs: {white: 2}", "discs: {red: 0, neutral: 0}"]);
    expect("rules: {players: 3}", &["discs: {black: 1, white: 1, red: 1, green: 0, neutral: 1}"]);
    refute(
        OPENING,
        "discs: {black: 3}",
        4,
        "there are 2 black discs, on e4 and d5; claimed 3",
        "the rules give: `discs: {black: 2, white: 2}`",
    );
    let help = "the rules give: `discs: {black: 2, white: 2}`";
    refute(OPENING, "discs: {white: 1}", 4, "there are 2 white discs, on d4 and e5; claimed 1", help);
    refute(
        "rules: {players: 3}",
        "discs: {neutral: 2}",
        4,
        "there is 1 neutral disc, on d5; claimed 2",
        "the rules give: `discs: {black: 1, white: 1, red: 1, neutral: 1}`",
    );
    let help = "the rules give: `discs: {black: 4, white: 0}`";
    refute_after(LINE, "c5", "discs: {black: 4, white: 1}", 5, "there are 0 white discs; claimed 1", help);
}

#[test]
fn how_many_squares_are_empty() {
    expect(OPENING, &["empty: 60"]);
    expect("rules: {board: octagon, blocked: [e1, f1, e2, f2]}", &["empty: 80"]);
    refute(OPENING, "empty: 59", 4, "60 squares are empty; claimed 59", "the rules give: `empty: 60`");
    let full = "rules: {board: 6x6}\nposition: BBBBBB/BBBBBB/BBBBBB/BBBBBB/BBBBBB/BBBBW.\nturn: black";
    refute(full, "empty: 2", 6, "1 square is empty (f6); claimed 2", "the rules give: `empty: 1`");
    let full = full.replace("BBBBW.", "BBBW..");
    refute(&full, "empty: 0", 6, "2 squares are empty (e6 and f6); claimed 0", "the rules give: `empty: 2`");
}

#[test]
fn what_a_square_holds() {
    expect(OPENING, &["at: {d4: white, e4: black, a1: empty, i9: off}"]);
    expect("rules: {players: 3, blocked: [c2]}", &["at: {e5: red, d5: neutral, C2: blocked}"]);
    expect(FOUR, &["at: {d5: green}"]);
    refute(OPENING, "at: {d4: black}", 4, "d4 is white; claimed black", "the rules give: `at: {d4: white}`");
    refute(OPENING, "at: {a1: off}", 4, "a1 is empty; claimed off the board", "the rules give: `at: {a1: empty}`");
    refute(OPENING, "at: {i9: empty}", 4, "i9 is off the board; claimed empty", "the rules give: `at: {i9: off}`");
    let message = "c2 is blocked; claimed neutral";
    refute("rules: {blocked: [c2]}", "at: {c2: neutral}", 4, message, "the rules give: `at: {c2: blocked}`");
}

#[test]
fn the_whole_board() {
    expect(OPENING, &["position: ......../......../......../...WB.../...BW.../......../......../........"]);
    let hole = "rules: {blocked: [a1]}";
    expect(hole, &["position: '#......./......../......../...WB.../...BW.../......../......../........'"]);
    let help = "the board below can be pasted under `position: |1`";
    refute(
        OPENING,
        "position: B......./......../......../....B.../...BW.../......../......../........",
        4,
        "the board is not as drawn: a1 is empty, drawn black; d4 is white, drawn empty",
        help,
    );
    refute(
        hole,
        "position: ......../......../......../...WB.../...BW.../......../......../........",
        4,
        "the board is not as drawn: a1 is blocked, drawn empty",
        help,
    );
    refute(
        OPENING,
        "position: WWWWWWWW/......../......../...WB.../...BW.../......../......../........",
        4,
        "the board is not as drawn: a1 is empty, drawn white; b1 is empty, drawn white; c1 is empty, drawn white; \
         d1 is empty, drawn white; e1 is empty, drawn white; f1 is empty, drawn white; and 2 more",
        help,
    );
}

#[test]
fn which_squares_are_blocked() {
    let drawn = "rules: {blocked: {draw: 3, seed: 2026}}";
    expect(OPENING, &["blocked: []"]);
    expect("rules: {blocked: [c2, g6]}", &["blocked: [g6, c2]"]);
    expect(drawn, &["blocked: [h4, a7, b8]"]);
    refute(
        drawn,
        "blocked: [h4, a7, c8]",
        4,
        "the blocked squares are [h4, a7, b8]; claimed [h4, a7, c8] (b8 is missing; c8 is not blocked)",
        "the rules give: `blocked: [h4, a7, b8]`",
    );
}

#[test]
fn who_passed() {
    expect(OPENING, &["passed: none"]);
    holds(script(PASS, "- c1\n- expect: {passed: white, turn: black}\n"));
    holds(script(PASS, "- c1 d3\n- expect: {passed: none, over: true}\n"));
    let passing = PASS.replace("BW......", "BBB.....").replace("black", "white");
    expect(&passing, &["passed: white", "turn: black"]);
    refute(OPENING, "passed: black", 4, "nobody passed; claimed Black", "the rules give: `passed: none`");
    let help = "the rules give: `passed: white`";
    refute_after(PASS, "c1", "passed: none", 5, "White passed; claimed nobody", help);
    refute_after(PASS, "c1", "passed: black", 5, "White passed; claimed Black", help);
}

#[test]
fn whether_the_game_is_over() {
    expect(OPENING, &["over: false"]);
    holds(script(LINE, "- c5\n- expect: {over: true}\n"));
    let message = "the game goes on: Black may play d3, c4, f5 and e6";
    refute(OPENING, "over: true", 4, message, "the rules give: `over: false`");
    let message = "the game is over: nobody can move";
    refute_after(LINE, "c5", "over: false", 5, message, "the rules give: `over: true`");
}

#[test]
fn who_wins() {
    holds(script(LINE, "- c5\n- expect: {winner: black}\n"));
    holds(script(TIE, "- c1\n- expect: {winner: draw, discs: {black: 3, white: 3}}\n"));
    let fewest = format!("rules: {{goal: fewest}}\n{LINE}");
    holds(script(&fewest, "- c5\n- expect: {winner: white}\n"));
    let message = "Black wins (black: 4, white: 0); claimed that White wins";
    refute_after(LINE, "c5", "winner: white", 5, message, "the rules give: `winner: black`");
    let message = "the game is drawn (black: 3, white: 3); claimed that Black wins";
    refute_after(TIE, "c1", "winner: black", 5, message, "the rules give: `winner: draw`");
    let message = "the game is not over: Black may play d3, c4, f5 and e6; claimed that the game is drawn";
    refute(OPENING, "winner: draw", 4, message, "the rules give: `over: false`");
}

#[test]
fn who_plays() {
    holds(script(OPENING, "- play: c4\n  by: black\n"));
    holds(script(PASS, "- play: c1 d3\n  by: black\n"));
    holds(script(OPENING, "- play: f5 d6\n  by: black\n"));
    let result = script(OPENING, "- play: f5 d6\n  by: white\n");
    fails(result, 5, "Black plays f5; claimed White", "the rules give: `by: black`");
    let result = script(OPENING, "- play: c4\n  by: white\n");
    fails(result, 5, "Black plays c4; claimed White", "the rules give: `by: black`");
}

#[test]
fn what_a_play_flips() {
    holds(script(OPENING, "- play: c4\n  flips: [d4]\n"));
    holds(script(PLACE, "- play: b2\n  flips: []\n"));
    let result = script(LINE, "- play: c5\n  flips: [d5, d6]\n");
    let message = "c5 flips d5 and e5; claimed d5 and d6 (e5 is missing; d6 is empty)";
    fails(result, 6, message, "the rules give: `flips: [d5, e5]`");
    let result = script(OPENING, "- play: c4\n  flips: [c4, d4, d5]\n");
    let message = "c4 flips d4; claimed c4, d4 and d5 (c4 is the black disc just played; d5 is Black's own)";
    fails(result, 5, message, "the rules give: `flips: [d4]`");
    let result = script(PLACE, "- play: b2\n  flips: [a1]\n");
    let message = "b2 flips nothing; claimed a1 (a1 is black, and in no closed line)";
    fails(result, 7, message, "the rules give: `flips: []`");
}

#[test]
fn who_passes_after_a_play() {
    holds(script(PASS, "- play: c1\n  passed: white\n"));
    holds(script(OPENING, "- play: c4\n  passed: none\n"));
    let result = script(PASS, "- play: c1\n  passed: none\n");
    fails(result, 6, "White passed; claimed nobody", "the rules give: `passed: white`");
    let result = script(OPENING, "- play: c4\n  passed: white\n");
    fails(result, 5, "nobody passed; claimed White", "the rules give: `passed: none`");
}

/// Every reason for refusing a play: what comes before, the line of `because`, the plays, the square, the reason, and why.
const REASONS: [(&str, usize, &str, &str, &str, &str); 8] = [
    (LINE, 7, "- c5\n", "a1", "game-over", "comes after the end of the game"),
    (OPENING, 5, "", "i9", "off-board", "is off this board"),
    ("rules: {blocked: [a1]}", 5, "", "a1", "blocked", "is blocked"),
    (OPENING, 5, "", "d4", "occupied", "has a white disc on it"),
    ("rules: {opening: free}", 5, "", "a1", "outside-centre", "is outside the centre, which is still filling"),
    (OPENING, 5, "", "a1", "flips-nothing", "flips nothing for Black"),
    (FOUR, 5, "", "a1", "must-flip", "flips nothing, and Black can flip elsewhere"),
    (PLACE, 7, "", "h8", "touches-nothing", "touches no disc"),
];

#[test]
fn why_a_play_is_refused() {
    for (before, line, plays, square, reason, why) in REASONS {
        holds(script(before, &format!("{plays}- reject: {square}\n  because: {reason}\n")));
        holds(script(before, &format!("{plays}- reject: [{square}]\n")));
        for (_, _, _, _, other, _) in REASONS.into_iter().filter(|it| it.4 != reason) {
            let result = script(before, &format!("{plays}- reject: {square}\n  because: {other}\n"));
            let message =
                format!("{square} is refused for another reason: {square} {why} (`{reason}`); claimed `{other}`");
            fails(result, line, &message, &format!("the rules give: `because: {reason}`"));
        }
    }
}

#[test]
fn one_false_reason_among_many_is_told_at_its_place() {
    let result =
        script(OPENING, "- reject: [a1, d4, i9]\n  because:\n    - flips-nothing\n    - blocked\n    - off-board\n");
    let message = "d4 is refused for another reason: d4 has a white disc on it (`occupied`); claimed `blocked`";
    fails(result, 7, message, "the rules give: `because: occupied`");
    holds(script(OPENING, "- reject: [a1, d4, i9]\n  because: [flips-nothing, occupied, off-board]\n"));
}

#[test]
fn one_reason_for_many_squares_is_about_each_of_them() {
    holds(script(OPENING, "- reject: [a1, h8]\n  because: flips-nothing\n"));
    let told = problems(script(OPENING, "- reject: [a1, d4, e4]\n  because: flips-nothing\n"));
    let messages: Vec<_> = told.iter().map(|it| it.1.as_str()).collect();
    assert_eq!(
        messages,
        [
            "d4 is refused for another reason: d4 has a white disc on it (`occupied`); claimed `flips-nothing`",
            "e4 is refused for another reason: e4 has a black disc on it (`occupied`); claimed `flips-nothing`",
        ]
    );
    let result = script(OPENING, "- reject: [a1, h8]\n  because: [flips-nothing]\n");
    fails(result, 5, "2 squares and 1 reason", "give one reason for each square, in the same order");
}

#[test]
fn a_play_that_is_not_refused() {
    let help = "leave it out, or `play` it";
    let message = "c4 is not refused: Black may play there, and it flips d4";
    fails(script(OPENING, "- reject:\n  - a1\n  - c4\n"), 6, message, help);
    fails(script(OPENING, "- reject: c4\n  because: occupied\n"), 4, message, help);
    let message = "b2 is not refused: Red may play there, and it flips nothing";
    fails(script(PLACE, "- reject: b2\n"), 6, message, help);
}

/// A set-up that is refused for one reason alone, for each reason.
const REFUSED: [(&str, &str); 10] = [
    ("board: 6x6, players: 3", "board-not-offered"),
    ("players: 4, opening: free", "opening-not-offered"),
    ("players: 3, handicap: {red: [a1]}", "handicap-not-offered"),
    ("blocked: {draw: 5, seed: 1}", "too-many-blocked"),
    ("blocked: [i9]", "blocked-off-board"),
    ("blocked: [c3]", "blocked-in-centre"),
    ("blocked: [a1], handicap: {white: [a1]}", "blocked-on-handicap"),
    ("handicap: {black: [b2]}", "handicap-not-a-corner"),
    ("board: octagon, handicap: {black: [c1, h1, a3, j3, a8]}", "too-many-handicap"),
    ("blocked: [a1, a1]", "repeated-square"),
];

#[test]
fn why_a_set_up_is_refused() {
    for (rules, reason) in REFUSED {
        holds(run(&format!("title: A\nrules: {{{rules}}}\nrefused: {reason}\n")));
        holds(run(&format!("title: A\nrules: {{{rules}}}\nrefused: [{reason}]\n")));
        for (_, other) in REFUSED.into_iter().filter(|it| it.1 != reason) {
            let result = run(&format!("title: A\nrules: {{{rules}}}\nrefused:\n  {other}\n"));
            let message = format!("this set-up is refused for {reason}; claimed {other}");
            fails(result, 4, &message, &format!("the rules give: `refused: [{reason}]`"));
        }
    }
}

#[test]
fn all_reasons_for_refusing_a_set_up_are_claimed_together() {
    let rules = "title: A\nrules: {board: 6x6, players: 3, blocked: [c3, c3]}\n";
    holds(run(&format!("{rules}refused: [repeated-square, board-not-offered, blocked-in-centre]\n")));
    fails(
        run(&format!("{rules}refused: [repeated-square, board-not-offered]\n")),
        3,
        "this set-up is refused for board-not-offered, blocked-in-centre, repeated-square; \
         claimed repeated-square, board-not-offered",
        "the rules give: `refused: [board-not-offered, blocked-in-centre, repeated-square]`",
    );
    let result = run("title: A\nrules: {blocked: [a1]}\nrefused: blocked-off-board\n");
    let help = "leave `refused` out, and claim what happens in the game";
    fails(result, 3, "this set-up is not refused; claimed blocked-off-board", help);
}

#[test]
fn a_false_claim_shows_the_board_as_it_stands_there() {
    let told = script(PASS, "- c1\n- expect: {turn: white}\n").unwrap_err();
    let board = "the board in frame 1, after Black has played c1; Black to move:
 1 B B B . . . . . 1
 2 . . . . . . . . 2
 3 B W W . . . . . 3
 4 . . . . . . . . 4
 5 . . . . . . . . 5
 6 . . . . . . . . 6
 7 . . . . . . . . 7
 8 . . . . . . . . 8
   a b c d e f g h";
    assert_eq!(told[0].notes, [board]);
}

#[test]
fn every_false_claim_is_told_and_the_true_ones_are_not() {
    let told = problems(script(
        OPENING,
        "- expect: {turn: white, empty: 60, discs: {black: 2, white: 3}}\n- play: c4\n  flips: []\n- reject: c5\n",
    ));
    let lines: Vec<_> = told.iter().map(|it| (it.0, it.1.as_str())).collect();
    assert_eq!(
        lines,
        [
            (4, "it is Black's turn; claimed White's"),
            (4, "there are 2 white discs, on d4 and e5; claimed 3"),
            (6, "c4 flips d4; claimed nothing (d4 is missing)"),
            (7, "c5 is not refused: White may play there, and it flips d5"),
        ]
    );
}
