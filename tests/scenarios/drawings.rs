//! Drawn positions: their signs, their shape, and what they must agree with.

use outflank::notation::rows;

use crate::{BLOCK, ROWS, fails, file, holds, run, script, tells, told};

#[test]
fn a_drawing_of_the_wrong_size_is_told_where_it_ends() {
    let short = BLOCK.replacen("  . . . . . . . .\n", "", 1);
    tells(&file(&short), &[(9, 3, "this drawing has 7 ranks; the board has 8")]);
    let long = BLOCK.replacen("  . . . . . . . .\n", "  . . . . . . . .\n  . . . . . . . .\n", 1);
    assert_eq!(told(&file(&long))[0].2, "this drawing has 9 ranks; the board has 8");
    let narrow = BLOCK.replacen("W B . . .", "W B . .", 1);
    tells(&file(&narrow), &[(6, 3, "rank 4 has 7 signs; the board has 8 files")]);
    let six = format!("rules: {{board: 6x6}}\n{BLOCK}");
    assert_eq!(told(&file(&six)).last().unwrap().2, "this drawing has 8 ranks; the board has 6");
}

#[test]
fn a_blank_line_before_a_drawing_moves_no_place() {
    let blank = BLOCK.replacen("position: |\n", "position: |\n\n", 1).replace("B W", "? W");
    tells(&file(&blank), &[(8, 9, "`?` is no sign of a drawing")]);
}

#[test]
fn letters_that_only_look_right_are_told_with_the_latin_ones() {
    let greek = BLOCK.replace("W B", "W Β");
    tells(&file(&greek), &[(6, 11, "`Β` is Greek Beta, not the Latin letter `B`")]);
    let cyrillic = BLOCK.replace("W B", "О ?");
    tells(
        &file(&cyrillic),
        &[(6, 9, "`О` is Cyrillic O, not the Latin letter `O`"), (6, 11, "`?` is no sign of a drawing")],
    );
    let plays = "title: A\nscript:\n- f5\n- play: d6 с3\n- reject: [а1, ј1]\n";
    tells(
        plays,
        &[
            (4, 12, "`с` is Cyrillic Es, not the Latin letter `c`"),
            (5, 12, "`а` is Cyrillic A, not the Latin letter `a`"),
            (5, 16, "`ј` is Cyrillic Je, not the Latin letter `j`"),
        ],
    );
}

#[test]
fn a_board_as_the_tool_prints_it_is_a_drawing() {
    let printed = "position: |1
     a b c d e f g h
   1 . . . . . . . . 1
   2 . . . . . . . . 2
   3 . . . . . . . . 3
   4 . . . W B . . . 4
   5 . . . B W . . . 5
   6 . . . . . . . . 6
   7 . . . . . . . . 7
   8 . . . . . . . . 8
     a b c d e f g h
turn: black";
    assert_eq!(rows(holds(run(&file(printed))).frames()[0].position()).join("/"), ROWS);
    let wrong = printed.replace("5 . . . B W . . . 5", "5 . . . B W . . . 6");
    tells(&file(&wrong), &[(8, 22, "this line draws rank 5, and its gutter says 6")]);
    let among = printed.replace("5 . . . B", "5 . 5 . B");
    tells(&file(&among), &[(8, 8, "`5` is no sign of a drawing")]);
    fails(
        run(&file(&printed.replace("|1", "|"))),
        4,
        "the first line of this block stands further in than the next ones",
        "write `|1` for the `|` above it, and blanks at the start of a line count for nothing",
    );
}

#[test]
fn every_sign_is_read_in_either_case() {
    let drawn = "rules: {players: 4}\nposition: bBxX*---/wWoO..../rRgGnN--/......../......../......../......../.......#\nturn: green";
    let claims = "discs: {black: 5, white: 4, red: 2, green: 2, neutral: 2}, blocked: [h8], empty: 48";
    holds(script(drawn, &format!("- expect: {{{claims}}}\n")));
}

#[test]
fn the_board_s_shape_is_drawn_as_it_is() {
    let octagon = "rules: {board: octagon}\nposition: |
  _ _ . . . . . . _ _
  _ . . . . . . . . _
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . W B . . . .
  . . . . B W . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  _ . . . . . . . . _
  _ _ . . . . . . _ _
turn: black";
    holds(script(octagon, "- expect: {empty: 84, at: {b1: off, c1: empty}}\n"));
    tells(
        &file(&octagon.replacen("_ _ .", "# _ _", 1)),
        &[(4, 3, "a1 is off this board"), (4, 7, "c1 is a square of this board, and is drawn as off it")],
    );
}

#[test]
fn the_drawn_holes_are_the_list_or_agree_with_it() {
    let hole = format!("position: '#{}'\nturn: black", &ROWS[1..]);
    holds(script(&hole, "- expect: {blocked: [a1]}\n"));
    holds(script(&format!("rules: {{blocked: [A1]}}\n{hole}"), "- expect: {blocked: [a1]}\n"));
    let help = "draw a `#` on each blocked square, or leave `blocked` out of the rules";
    let (empty, other) = (format!("rules: {{blocked: []}}\n{hole}"), format!("rules: {{blocked: [a1, h8]}}\n{hole}"));
    fails(run(&file(&empty)), 3, "the drawing blocks [a1], and the rules block []", help);
    fails(run(&file(&other)), 3, "the drawing blocks [a1], and the rules block [a1, h8]", help);
    let none = format!("rules: {{blocked: [a1]}}\nposition: {ROWS}\nturn: black");
    fails(run(&file(&none)), 3, "the drawing blocks [], and the rules block [a1]", help);
    let lot = "rules: {blocked: {draw: 3, seed: 2026}}\n";
    let drawn = "position: ......../......../......../...WB..#/...BW.../......../#......./.#......\nturn: black";
    holds(script(&format!("{lot}{drawn}"), "- expect: {blocked: [h4, a7, b8]}\n"));
    let message = "the drawing blocks [a1], and the rules block [h4, a7, b8]";
    fails(run(&file(&format!("{lot}{hole}"))), 3, message, help);
}

#[test]
fn drawn_holes_keep_the_limits() {
    let help = "if that is what the scenario shows, claim it with `refused`";
    let five = format!("position: '#####{}'\nturn: black", &ROWS[5..]);
    fails(run(&file(&five)), 2, "the rules refuse this set-up: `too-many-blocked`", help);
    let centre = format!("position: '{}'\nturn: black", ROWS.replace("...WB...", "..#WB..."));
    fails(run(&file(&centre)), 2, "the rules refuse this set-up: `blocked-in-centre`", help);
    let corner = format!("rules: {{handicap: {{black: [a1]}}}}\nposition: '#{}'\nturn: black", &ROWS[1..]);
    fails(run(&file(&corner)), 2, "the rules refuse this set-up: `blocked-on-handicap`", help);
    let reasons = run(&file("rules: {board: 6x6, players: 3, blocked: [a1, a1]}")).unwrap_err();
    assert_eq!(reasons[0].message, "the rules refuse this set-up: `board-not-offered` and `repeated-square`");
    let notes = ["board-not-offered: 6x6 is for two players", "repeated-square: a square is named twice"];
    assert_eq!(reasons[0].notes, notes);
}

#[test]
fn a_drawing_says_who_is_to_move() {
    let help = "add a line `turn: black` (or another colour)";
    fails(run(&file(&format!("position: {ROWS}"))), 2, "a drawn position does not say who is to move", help);
    let help = "leave it out: the opening that the rules give is Black's to begin";
    fails(run(&file("turn: black")), 2, "`turn` stands without a drawn position", help);
    let help = "set `rules: {players: …}`, or name another colour";
    let red = format!("position: {ROWS}\nturn: red");
    fails(run(&file(&red)), 3, "red does not play in a game of 2 players", help);
    let green = format!("rules: {{players: 3}}\nposition: {ROWS}\nturn: green");
    fails(run(&file(&green)), 4, "green does not play in a game of 3 players", help);
    holds(run(&file(&format!("rules: {{players: 4}}\n{}", green.split_once('\n').unwrap().1))));
}

#[test]
fn only_colours_that_play_are_drawn() {
    let help = "set `rules: {players: …}`, or draw a neutral disc as `N`";
    let red = format!("position: RR.{}\nturn: black", &ROWS[3..]);
    let message = "the drawing has red discs on [a1, b1]; red does not play in a game of 2 players";
    fails(run(&file(&red)), 2, message, help);
    holds(run(&file(&format!("position: NN.{}\nturn: black", &ROWS[3..]))));
    holds(run(&file(&format!("rules: {{players: 3}}\n{red}"))));
}

#[test]
fn a_drawing_has_its_own_discs_whatever_the_handicap() {
    let drawn = format!("position: {ROWS}\nturn: black");
    let handicap = format!("rules: {{handicap: {{white: [a1, h8]}}}}\n{drawn}");
    holds(script(&handicap, "- expect: {at: {a1: empty, h8: empty}, discs: {white: 2}}\n"));
    let help = "if that is what the scenario shows, claim it with `refused`";
    let message = "the rules refuse this set-up: `handicap-not-a-corner`";
    fails(run(&file(&format!("rules: {{handicap: {{white: [b1]}}}}\n{drawn}"))), 2, message, help);
}

#[test]
fn a_drawn_free_opening_fills_while_a_centre_square_is_empty() {
    let drawn = |rows: &str| format!("rules: {{opening: free}}\nposition: {rows}\nturn: black");
    let one_left = drawn("B......./......../......../...WB.../...B..../......../......../........");
    let steps = "- expect: {move: place, legal: [e5], flips: {e5: []}}\n\
                 - reject: [d3, a1]\n  because: [outside-centre, occupied]\n\
                 - play: e5\n  flips: []\n\
                 - expect: {turn: white, move: flip, flips: {f4: [e4]}}\n";
    holds(script(&one_left, steps));
    holds(script(&drawn(ROWS), "- expect: {move: flip, legal: [d3, c4, f5, e6]}\n"));
    let empty = drawn("......../......../......../......../......../......../......../........");
    holds(script(&empty, "- d4 e4 d5\n- expect: {legal: [e5], turn: white}\n"));
}
