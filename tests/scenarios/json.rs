//! What `replay --json` prints, sign by sign.

use outflank::scenario::json;

use crate::{holds, run, script};

/// The example of the format's description.
const EXAMPLE: &str = "\
title: A line stops at a blocked square
summary: Only the line without a hole closes.      # optional
covers: [blocked.flips]                            # rule ids (declared on pages) that this example shows
rules: {blocked: [e2]}
position: |
  . . . . . . . .
  . . W W # W B .
  . W . . . . . .
  . B . B W . . .
  . . . W B . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
turn: black
script:
  - expect: {legal: [b2, e3, f4, c5, d6], flips: {b2: [b3]}, discs: {black: 4, white: 6}}
  - reject: [e2, a1]
    because: [blocked, flips-nothing]              # one for each, in order
  - show: {legal: true, marks: {e2: cross}}
  - play: b2
    by: black                                      # optional claim
    flips: [b3]                                    # optional claim: exactly these
  - expect: {turn: white, at: {c2: white, d2: white, b3: black}}
";

/// Without the blanks and line ends between the parts.
fn compact(text: &str) -> String {
    text.lines().map(str::trim).collect()
}

#[test]
fn the_example_of_the_format() {
    let expected = compact(
        r##"
        {"version":1,"id":"test","rules":{"board":"8x8","players":2,"goal":"most","opening":"standard",
        "blocked":["e2"],"handicap":{}},"frames":[
        {"ply":0,"passed":[],"position":["........","..WW#WB.",".W......",".B.BW...","...WB...",
        "........","........","........"],"turn":"black","move":"flip","legal":[
        {"square":"b2","flips":["b3"]},{"square":"e3","flips":["e4"]},{"square":"f4","flips":["e4"]},
        {"square":"c5","flips":["d5"]},{"square":"d6","flips":["d5"]}],
        "discs":{"black":4,"white":6},"empty":53,"over":false,"show":{"legal":true,"marks":{"e2":"cross"}}},
        {"ply":1,"by":"black","play":"b2","lines":[["b3"]],"flips":["b3"],"passed":[],
        "position":["........",".BWW#WB.",".B......",".B.BW...","...WB...","........","........","........"],
        "turn":"white","move":"flip","legal":[
        {"square":"a2","flips":["b2"]},{"square":"h2","flips":["g2"]},{"square":"d3","flips":["d4"]},
        {"square":"a4","flips":["b3"]},{"square":"c4","flips":["d4"]},{"square":"f5","flips":["e5"]},
        {"square":"e6","flips":["e5"]}],
        "discs":{"black":6,"white":5},"empty":52,"over":false}]}"##,
    );
    assert_eq!(json(&holds(run(EXAMPLE))), expected);
}

#[test]
fn the_example_s_words() {
    let scenario = holds(run(EXAMPLE));
    assert_eq!((scenario.id(), scenario.title()), ("test", "A line stops at a blocked square"));
    assert_eq!(scenario.summary(), Some("Only the line without a hole closes."));
    let covers: Vec<_> = scenario.covers().iter().map(|(id, place)| (id.as_str(), place.line_column())).collect();
    assert_eq!(covers, [("blocked.flips", (3, 10))]);
}

#[test]
fn a_draw_is_given_with_its_seed_as_text_and_the_squares_it_gave() {
    let text = json(&holds(script("rules: {blocked: {draw: 3, seed: 2026}}", "- expect: {turn: black}\n")));
    let expected = compact(
        r##"
        {"version":1,"id":"test","rules":{"board":"8x8","players":2,"goal":"most","opening":"standard",
        "blocked":["h4","a7","b8"],"draw":{"n":3,"seed":"2026"},"handicap":{}},"frames":[
        {"ply":0,"passed":[],"position":["........","........","........","...WB..#","...BW...",
        "........","#.......",".#......"],"turn":"black","move":"flip","legal":[
        {"square":"d3","flips":["d4"]},{"square":"c4","flips":["d4"]},{"square":"f5","flips":["e5"]},
        {"square":"e6","flips":["e5"]}],"discs":{"black":2,"white":2},"empty":57,"over":false}]}"##,
    );
    assert_eq!(text, expected);
}

#[test]
fn a_game_that_is_over_has_a_winner_and_nobody_to_move() {
    let line = "position: ......../......../......../......../...WWB../......../......../........\nturn: black";
    let text = json(&holds(script(line, "- play: c5\n  flips: [d5, e5]\n")));
    let last = compact(
        r##"
        {"ply":1,"by":"black","play":"c5","lines":[["d5","e5"]],"flips":["d5","e5"],"passed":[],
        "position":["........","........","........","........","..BBBB..","........","........","........"],
        "legal":[],"discs":{"black":4,"white":0},"empty":60,"over":true,"winner":"black"}]}"##,
    );
    assert!(text.ends_with(&last), "{text}");
}

#[test]
fn a_drawn_game_has_draw_for_a_winner() {
    let tie = "position: BW....../......../......../......../......../......../......../.....WWW\nturn: black";
    let text = json(&holds(script(tie, "- play: c1\n  flips: [b1]\n")));
    let end = r#""legal":[],"discs":{"black":3,"white":3},"empty":58,"over":true,"winner":"draw"}]}"#;
    assert!(text.ends_with(end), "{text}");
}

#[test]
fn a_pass_is_named_where_it_happens() {
    let pass = "position: BW....../......../BWW...../......../......../......../......../........\nturn: black";
    let text = json(&holds(script(pass, "- play: c1\n  passed: white\n")));
    let last = compact(
        r##"
        {"ply":1,"by":"black","play":"c1","lines":[["b1"]],"flips":["b1"],"passed":["white"],
        "position":["BBB.....","........","BWW.....","........","........","........","........","........"],
        "turn":"black","move":"flip","legal":[{"square":"d3","flips":["b3","c3"]}],
        "discs":{"black":4,"white":2},"empty":58,"over":false}]}"##,
    );
    assert!(text.ends_with(&last), "{text}");
}

#[test]
fn a_neutral_disc_is_counted_and_drawn() {
    let text = json(&holds(script("rules: {players: 3}", "- expect: {turn: black}\n")));
    let expected = compact(
        r##"
        {"version":1,"id":"test","rules":{"board":"8x8","players":3,"goal":"most","opening":"standard",
        "blocked":[],"handicap":{}},"frames":[
        {"ply":0,"passed":[],"position":["........","........","........","...BW...","...NR...",
        "........","........","........"],"turn":"black","move":"flip","legal":[
        {"square":"f4","flips":["e4"]},{"square":"d6","flips":["d5"]},{"square":"f6","flips":["e5"]}],
        "discs":{"black":1,"white":1,"red":1,"neutral":1},"empty":60,"over":false}]}"##,
    );
    assert_eq!(text, expected);
}

#[test]
fn a_placement_has_no_lines_and_no_flips() {
    let place = "rules: {players: 4}\n\
        position: B......./......../......../......../......../......../......../........\nturn: red";
    let text = json(&holds(script(place, "- play: b2\n  flips: []\n")));
    let last = compact(
        r##"
        {"ply":1,"by":"red","play":"b2","lines":[],"flips":[],"passed":[],
        "position":["B.......",".R......","........","........","........","........","........","........"],
        "turn":"green","move":"place","legal":[
        {"square":"b1","flips":[]},{"square":"c1","flips":[]},{"square":"a2","flips":[]},{"square":"c2","flips":[]},
        {"square":"a3","flips":[]},{"square":"b3","flips":[]},{"square":"c3","flips":[]}],
        "discs":{"black":1,"white":0,"red":1,"green":0},"empty":62,"over":false}]}"##,
    );
    assert!(text.ends_with(&last), "{text}");
}

#[test]
fn several_lines_stand_in_the_order_of_their_directions() {
    let two = "position: ......../......../......../..B...../..W...../...WB.../......../........\nturn: black";
    let text = json(&holds(script(two, "- play: c6\n  flips: [c5, d6]\n")));
    assert!(text.contains(r#""play":"c6","lines":[["c5"],["d6"]],"flips":["c5","d6"]"#), "{text}");
}

#[test]
fn what_is_shown_is_given_as_written() {
    let steps = "- show: {legal: true, marks: {c4: A, b1: square, a1: circle}}\n\
                 - show: {arrows: [C5-f5, a1-b2], preview: c4, crop: e5-a1, numbers: true, note: 'Say \"c4\"'}\n\
                 - expect: {turn: black}\n";
    let text = json(&holds(script("", steps)));
    let shown = compact(
        r##"
        "show":{"legal":true,"marks":{"a1":"circle","b1":"square","c4":"A"},"arrows":["c5-f5","a1-b2"],
        "preview":"c4","crop":"a1-e5","numbers":true,"note":"Say \"c4\""}}]}"##,
    );
    assert!(text.ends_with(&shown), "{text}");
}

#[test]
fn a_handicap_is_given_by_colour() {
    let text = json(&holds(script("rules: {handicap: {white: [h8, a1]}}", "- expect: {empty: 58}\n")));
    assert!(text.contains(r#""blocked":[],"handicap":{"white":["a1","h8"]}}"#), "{text}");
}

#[test]
fn a_refused_set_up_has_its_reasons_and_no_frames() {
    let text = json(&holds(run(
        "title: A\nrules: {blocked: {draw: 5, seed: 18446744073709551615}}\nrefused: too-many-blocked\n",
    )));
    let expected = compact(
        r##"
        {"version":1,"id":"test","rules":{"board":"8x8","players":2,"goal":"most","opening":"standard","blocked":[],
        "draw":{"n":5,"seed":"18446744073709551615"},"handicap":{}},"refused":["too-many-blocked"]}"##,
    );
    assert_eq!(text, expected);
}
