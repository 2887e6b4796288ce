//! Scenario files: what may stand in them, and what is said of what may not, at its line and column.

use outflank::notation::rows;
use outflank::scenario::{Crop, Mark, Proof};

use crate::{BLOCK, ROWS, fails, file, holds, problem, problems, run, script, tells, told};

#[test]
fn what_is_left_out_is_the_standard_game() {
    let scenario = holds(run("title: A\nscript: [{expect: {turn: black, empty: 60, blocked: []}}]\n"));
    assert_eq!((scenario.title(), scenario.summary(), scenario.covers().len()), ("A", None, 0));
    let Proof::Played { rules, frames } = scenario.proof() else { panic!("it is played") };
    assert_eq!(*rules.options(), outflank::rules::Options::default());
    assert_eq!(rows(frames[0].position()).join("/"), ROWS);
    let explicit =
        "version: 1\ncovers: []\nrules: {board: 8x8, players: 2, goal: most, opening: standard, blocked: []}";
    let scenario = holds(run(&file(explicit)));
    let Proof::Played { rules, .. } = scenario.proof() else { panic!("it is played") };
    assert_eq!(*rules.options(), outflank::rules::Options::default());
}

#[test]
fn plays_stand_in_steps_in_many_ways() {
    let ways = [
        "- f5\n- d6\n- c3\n",
        "- f5 d6 c3\n",
        "- f5d6c3\n",
        "- F5D6c3\n",
        "- play: f5\n- play: D6\n- c3\n",
        "- play: f5d6 c3\n",
        "- 'f5 d6'\n- \"c3\"\n",
        "- |\n  f5\n  d6\n  c3\n",
        "- play: >\n    f5\n    d6\n    c3\n",
    ];
    for way in ways {
        let scenario = holds(script("", &format!("{way}- expect: {{turn: white, at: {{d4: black}}}}\n")));
        let played: Vec<_> = scenario.frames()[1..].iter().map(|it| it.played().unwrap().square.to_string()).collect();
        assert_eq!(played, ["f5", "d6", "c3"], "{way}");
        let plies: Vec<_> = scenario.frames().iter().map(outflank::scenario::Frame::ply).collect();
        assert_eq!(plies, [0, 1, 2, 3]);
    }
}

#[test]
fn plays_before_frame_0_make_no_frame() {
    for after in ["after: f5d6", "after: [f5, D6]", "after: [f5 d6]", "after:\n  - f5\n  - d6"] {
        let scenario = holds(script(after, "- expect: {turn: black, passed: none}\n- play: c3\n  flips: [d4]\n"));
        assert_eq!(scenario.frames().len(), 2, "{after}");
        assert_eq!((scenario.frames()[0].ply(), scenario.frames()[1].ply()), (0, 1));
        assert!(scenario.frames()[0].played().is_none() && scenario.frames()[0].placed().is_empty());
    }
    let help = "White may play d6, f6 and f4";
    let help = help.replace("d6, f6 and f4", "f4, d6 and f6");
    fails(
        script("after: [f5, a1]", "- expect: {turn: black}\n"),
        2,
        "a1 cannot be played: a1 flips nothing for White (`flips-nothing`)",
        &help,
    );
}

#[test]
fn an_unknown_key_is_told_with_the_nearest_known_one() {
    let near = [
        ("title: A\nsumary: B", "a scenario has no key `sumary`", "summary"),
        ("title: A\nrules: {bord: 8x8}", "`rules` has no key `bord`", "board"),
        ("title: A\nrules: {blocked: {draw: 1, sed: 1}}", "a draw of blocked squares has no key `sed`", "seed"),
        ("title: A\nscript: [{play: c4, flip: [d4]}]", "a `play` step has no key `flip`", "flips"),
        ("title: A\nscript: [{reject: a1, becuase: blocked}]", "a `reject` step has no key `becuase`", "because"),
        ("title: A\nscript: [{expect: {tern: black}}]", "`expect` has no key `tern`", "turn"),
        ("title: A\nscript: [{show: {mark: {a1: A}}}]", "`show` has no key `mark`", "marks"),
    ];
    for (text, message, nearest) in near {
        let told = problems(run(text));
        let help = format!("did you mean `{nearest}`?");
        assert!(told.iter().any(|it| it.1 == message && it.2 == help), "{text}: {told:#?}");
    }
    let help = "the keys are `title`, `summary`, `covers`, `rules`, `position`, `turn`, `after`, `script`, `refused` \
                or `version`";
    fails(run(&file("xyz: 1")), 2, "a scenario has no key `xyz`", help);
    let message = "this step does nothing that is known";
    let help = "did you mean `play`? a step has one of `play`, `reject`, `expect` and `show`";
    fails(run("title: A\nscript: [{paly: c4}]\n"), 2, message, help);
    fails(
        run("title: A\nscript:\n- play: c4\n  reject: a1\n"),
        3,
        "this is two steps in one",
        "a step has one of `play`, `reject`, `expect` and `show`",
    );
}

#[test]
fn a_word_that_is_none_is_told_with_the_nearest() {
    let words = [
        ("rules: {board: 8x9}", "`8x9` is not a board"),
        ("rules: {players: 5}", "`5` is not a number of players"),
        ("rules: {goal: mots}", "`mots` is not a goal"),
        ("rules: {opening: fre}", "`fre` is not an opening"),
        ("rules: {handicap: {balck: [a1]}}", "`balck` is not a colour"),
    ];
    for (line, message) in words {
        assert_eq!(problem(run(&file(line))), message);
    }
    let steps = [
        ("expect: {turn: none}", "`none` is not a colour"),
        ("expect: {passed: nobody}", "`nobody` is not who passed"),
        ("expect: {winner: nobody}", "`nobody` is not a winner"),
        ("expect: {move: pass}", "`pass` is not a kind of move"),
        ("expect: {discs: {balck: 2}}", "`balck` is not a kind of disc"),
        ("expect: {at: {d4: hole}}", "`hole` is not what a square holds"),
        ("expect: {legal: [k5]}", "`k5` is no square"),
        ("expect: {at: {a0: empty}}", "`a0` is no square"),
        ("reject: a11", "`a11` is no square"),
        ("reject: a01", "`a01` is no square"),
        ("{reject: a1, because: full}", "`full` is not a reason for refusing a play"),
        ("play: f5-d6", "`-d6` is no square"),
    ];
    for (step, message) in steps {
        assert_eq!(problem(script("", &format!("- {step}\n"))), message);
    }
    assert_eq!(problem(run("title: A\nrefused: full\n")), "`full` is not a reason for refusing a set-up");
}

#[test]
fn a_repeated_key_is_told_beside_everything_else() {
    let text = "title: A\nrules: {board: 6x6, board: 8x8}\ntitle: B\ntern: black\nscript: [{expect: {turn: red, turn: red}}]\n";
    tells(
        text,
        &[
            (2, 21, "the key `board` stands twice"),
            (3, 1, "the key `title` stands twice"),
            (4, 1, "a scenario has no key `tern`"),
            (5, 31, "the key `turn` stands twice"),
        ],
    );
    let problems = run(text).unwrap_err();
    assert_eq!(problems[1].related[0].0.line_column(), (1, 1));
}

#[test]
fn anchors_aliases_and_tags_are_refused() {
    tells("title: &a A\nscript: [{reject: a1}]\n", &[(1, 8, "anchors are not allowed here")]);
    tells("title: A\nscript: [{reject: *a}]\n", &[(2, 19, "aliases are not allowed here")]);
    tells("title: !str A\nscript: [{reject: a1}]\n", &[(1, 8, "tags are not allowed here")]);
    let told = told("title: A\nscript: [&a {reject: a1}, *a]\n");
    assert_eq!(told[0], (2, 10, "anchors are not allowed here".to_owned()));
    assert_eq!(told[1], (2, 27, "aliases are not allowed here".to_owned()));
}

#[test]
fn a_value_of_the_wrong_kind_is_told_what_it_should_be() {
    let list = "a list: `[one, two]`";
    let mapping = "a mapping: `key: value`, one on each line";
    let files = [
        ("title: [A]", "this is a list; `title` is text".to_owned()),
        ("title:", "this is nothing; `title` is text".to_owned()),
        ("title: A\nsummary: {a: b}", "this is a mapping; `summary` is text".to_owned()),
        ("title: A\ncovers: flips", format!("this is text; `covers` is {list}")),
        ("title: A\nrules: 8x8", format!("this is text; `rules` is {mapping}")),
        (
            "title: A\nrules: {blocked: c2}",
            "this is text; `blocked` is a list of squares, or `{draw: 3, seed: 2026}`".to_owned(),
        ),
        ("title: A\nrules: {handicap: [a1]}", format!("this is a list; `handicap` is {mapping}")),
        ("title: A\nrules: {handicap: {black: a1}}", format!("this is text; a handicap is {list}")),
        ("title: A\nscript: c4", format!("this is text; `script` is {list}")),
        ("title: A\nscript: [[c4]]", "this is a list; a play is text".to_owned()),
        ("title: A\nscript: [{play: [c4, c3]}]", "this is a list; a play is text".to_owned()),
        ("title: A\nscript: [{expect: [a1]}]", format!("this is a list; `expect` is {mapping}")),
        ("title: A\nscript: [{expect: {legal: c4}}]", format!("this is text; `legal` is {list}")),
        ("title: A\nscript: [{expect: {flips: {c4: d4}}}]", format!("this is text; what a play flips is {list}")),
        ("title: A\nscript: [{expect: {discs: 4}}]", format!("this is text; `discs` is {mapping}")),
        (
            "title: A\nscript: [{expect: {empty: '60'}}]",
            "this is text in quotes; `empty` is a whole number, without quotes".to_owned(),
        ),
        (
            "title: A\nscript: [{expect: {over: no}}]",
            "this is text; `over` is `true` or `false`, without quotes".to_owned(),
        ),
        (
            "title: A\nscript: [{expect: {over: yes}}]",
            "this is text; `over` is `true` or `false`, without quotes".to_owned(),
        ),
        (
            "title: A\nscript: [{show: {legal: 'true'}}]",
            "this is text in quotes; `legal` is `true` or `false`, without quotes".to_owned(),
        ),
        ("[a, b]", format!("this is a list; a scenario is {mapping}")),
        ("just words", format!("this is text; a scenario is {mapping}")),
    ];
    for (text, message) in files {
        assert_eq!(told(text).last().unwrap().2, message, "{text}");
    }
}

#[test]
fn a_byte_order_mark_and_line_ends_of_windows_change_nothing() {
    let text = format!("title: A\n{BLOCK}\nscript:\n- f5 d6\n- expect: {{turn: black}}\n");
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(holds(run(&windows)).frames().len(), holds(run(&text)).frames().len());
    tells(
        &windows.replace("W B", "W ?").replace("d6", "k6"),
        &[(6, 11, "`?` is no sign of a drawing"), (13, 6, "`k6` is no square")],
    );
    tells("\u{feff}titel: A\n", &[(1, 1, "a scenario has no key `titel`"), (1, 1, "this scenario has no title")]);
}

#[test]
fn a_tab_is_told_to_be_blanks() {
    let text = "title: A\nrules:\n\tboard: 8x8\n";
    tells(text, &[(3, 1, "YAML does not allow a tab for indentation")]);
}

#[test]
fn an_unquoted_colon_is_told_to_be_quoted() {
    let text = "title: Reversi: a game\nscript: [{reject: a1}]\n";
    tells(text, &[(1, 8, "a value with a colon in it is not in quotes")]);
    let two = " | or, if these are two keys, put each on its own line";
    assert_eq!(problems(run(text))[0].2, format!("quote it: `title: 'Reversi: a game'`{two}"));
    let text = "title: A\nscript:\n  - show: {legal: true}\n    note: It's: here\n";
    tells(text, &[(4, 11, "a value with a colon in it is not in quotes")]);
    assert_eq!(problems(run(text))[0].2, format!("quote it: `note: 'It''s: here'`{two}"));
}

#[test]
fn signs_that_mean_something_in_yaml_are_told_to_be_quoted() {
    let position = |rows: &str| run(&file(&format!("position: {rows}\nturn: black")));
    let hole = ROWS.replacen('.', "#", 1);
    fails(position(&hole), 2, "this is nothing; a drawn position is text", "a value that begins with `#` needs quotes");
    let star = ROWS.replacen('.', "*", 1);
    let help = "write the value itself; one that begins with `*` needs quotes";
    fails(position(&star), 2, "aliases are not allowed here", help);
    holds(position(&format!("'{hole}'")));
    holds(position(&format!("\"{star}\"")));
    let help = "write `|` after the key and a line for each rank under it, or `/` between ranks";
    let lines = format!("\n  {}", ROWS.replace('/', "\n  "));
    fails(position(&lines), 3, "this drawing is one line, and a rank is a line", help);
    let message = "`expect` has no key `turn:black`";
    fails(script("", "- expect: {turn:black}\n"), 4, message, "put a blank after the colon");
}

#[test]
fn a_title_stays_the_text_it_is() {
    for (written, title) in [("no", "no"), ("2026", "2026"), ("~", "~"), ("'a: b'", "a: b"), ("ü", "ü")] {
        let scenario = holds(run(&format!("title: {written}\nscript: [{{reject: a1}}]\n")));
        assert_eq!(scenario.title(), title);
    }
}

#[test]
fn a_scenario_without_a_title_or_a_claim_is_none() {
    let help = "claim what it shows: `flips` beside a play, a `reject` or an `expect`";
    for text in ["title: A\n", "title: A\nscript: []\n", "title: A\nscript: [c4, {show: {legal: true}}]\n"] {
        fails(run(text), 1, "this scenario claims nothing", help);
    }
    let help = "add a line `title: …` that says what it shows";
    fails(run("script: [{reject: a1}]\n"), 1, "this scenario has no title", help);
    for text in ["", "\n\n", "# a comment\n", "---\n", "--- \n...\n"] {
        assert_eq!(told(text).last().unwrap().2, "this scenario has no title", "{text:?}");
    }
    for text in ["title: A\nscript: [{expect: {}}]\n", "title: A\nscript: [{reject: []}]\n"] {
        assert!(problem(run(text)).ends_with(if text.contains("expect") {
            "claims nothing"
        } else {
            "names no square"
        }));
    }
}

#[test]
fn an_illegal_play_ends_the_script() {
    fails(
        script("", "- c4\n- play: a1\n- expect: {turn: red}\n"),
        5,
        "a1 cannot be played: a1 flips nothing for White (`flips-nothing`)",
        "White may play c3, e3 and c5",
    );
    let line = "position: ......../......../......../......../...WWB../......../......../........\nturn: black";
    fails(
        script(line, "- c5 a1\n- expect: {over: true}\n"),
        5,
        "a1 cannot be played: a1 comes after the end of the game (`game-over`)",
        "leave the play out: the game has ended",
    );
    let text = "title: A\nscript:\n- play: f5 d6 d4 c3\n";
    tells(text, &[(3, 15, "d4 cannot be played: d4 has a white disc on it (`occupied`)")]);
}

#[test]
fn draws_by_lot_from_the_first_to_the_last_seed() {
    let drawn = [
        ("board: 8x8, blocked: {draw: 3, seed: 2026}", "h4, a7, b8"),
        ("board: octagon, blocked: {draw: 4, seed: 7}", "e1, i4, b7, i9"),
        ("blocked: {draw: 4, seed: 0}", "d1, b4, c8, g8"),
        ("board: 6x6, blocked: {draw: 4, seed: 18446744073709551615}", "f1, a4, d6, e6"),
        ("handicap: {white: [a1, h8]}, blocked: {draw: 4, seed: 2026}", "a4, h4, a7, a8"),
    ];
    for (rules, blocked) in drawn {
        holds(script(&format!("rules: {{{rules}}}"), &format!("- expect: {{blocked: [{blocked}]}}\n")));
    }
    let lot = |lot: &str| run(&file(&format!("rules: {{blocked: {lot}}}")));
    fails(lot("{draw: 0, seed: 1}"), 2, "no square is drawn", "draw 1 to 4, or leave `blocked` out");
    let help = "if that is what the scenario shows, claim it with `refused`";
    fails(lot("{draw: 5, seed: 1}"), 2, "the rules refuse this set-up: `too-many-blocked`", help);
    let most = "this is text; `seed` is a whole number, at most 18446744073709551615";
    fails(lot("{draw: 3, seed: 18446744073709551616}"), 2, most, "");
    fails(lot("{draw: 3, seed: -1}"), 2, "this is text; `seed` is a whole number, without quotes", "");
    fails(lot("{draw: three, seed: 1}"), 2, "this is text; `draw` is a whole number, without quotes", "");
    let help = "write `{draw: 3, seed: 2026}`; any seed will do, and the same one draws the same";
    for half in ["{draw: 3}", "{seed: 1}", "{}"] {
        fails(lot(half), 2, "a draw needs the number of squares and a seed", help);
    }
}

#[test]
fn a_handicap_is_for_one_colour_that_plays() {
    let handicap = |handicap: &str| run(&file(&format!("rules: {{handicap: {handicap}}}")));
    let help = "write `{black: [a1, h8]}`: one colour, and its corners";
    fails(handicap("{black: [a1], white: [h8]}"), 2, "a handicap is for one colour", help);
    fails(handicap("{}"), 2, "a handicap is for one colour", help);
    let message = "red does not play in a game of 2 players";
    fails(handicap("{red: [a1]}"), 2, message, "name a colour that plays");
    fails(handicap("{black: []}"), 2, "a handicap names no corner", "name one to four corners");
    holds(script("rules: {handicap: {white: [a1, h8]}}", "- expect: {discs: {white: 4}, turn: black}\n"));
}

#[test]
fn the_limits_are_stated_when_they_are_passed() {
    let claim = "title: A\nscript: [{reject: a1}]\n#";
    let full = |bytes: usize| format!("{claim}{}", "x".repeat(bytes - claim.len()));
    holds(run(&full(65536)));
    let help = "split it: a scenario shows one thing";
    fails(run(&full(65537)), 1, "this scenario has 65537 bytes; the most is 65536", help);
    let steps = "- expect: {empty: 60}\n";
    holds(script("", &steps.repeat(400)));
    let help = "several plays may stand in one step: `play: f5d6c3`";
    fails(script("", &steps.repeat(401)), 404, "this script has 401 steps; the most is 400", help);
}

#[test]
fn sixteen_levels_are_read_and_seventeen_are_not() {
    let nested = |levels: usize| format!("title: {}{}\n", "[".repeat(levels - 1), "]".repeat(levels - 1));
    assert_eq!(told(&nested(16))[0].2, "this is a list; `title` is text");
    tells(&nested(17), &[(1, 23, "this is nested more than 16 levels deep")]);
}

#[test]
fn what_is_shown_on_one_frame_is_merged() {
    let steps = "- show: {legal: true, marks: {f5: A}}\n- expect: {turn: black}\n\
                 - show: {arrows: [f5-d5, a1-h8], crop: H6-c3, preview: F5, numbers: true, note: See}\n\
                 - f5\n- show: {legal: false, marks: {f5: cross}}\n";
    let scenario = holds(script("", steps));
    let show = scenario.frames()[0].show();
    let name = |square: outflank::rules::Square| square.to_string();
    assert!(show.legal && show.numbers && show.note.as_deref() == Some("See"));
    assert_eq!(
        show.marks.iter().map(|(square, mark)| (name(*square), *mark)).collect::<Vec<_>>(),
        [("f5".to_owned(), Mark::Letter('A'))]
    );
    let arrows: Vec<_> = show.arrows.iter().map(|(from, to)| format!("{from}-{to}")).collect();
    assert_eq!((arrows, show.preview.map(name)), (vec!["f5-d5".to_owned(), "a1-h8".to_owned()], Some("f5".to_owned())));
    assert_eq!(show.crop.map(|Crop { from, to }| (name(from), name(to))), Some(("c3".to_owned(), "h6".to_owned())));
    let next = scenario.frames()[1].show();
    assert_eq!((next.legal, next.marks.values().copied().collect::<Vec<_>>()), (false, vec![Mark::Cross]));
}

#[test]
fn what_is_shown_twice_or_cannot_be_shown_is_told() {
    let twice = "title: A\nscript:\n- show: {legal: true}\n- show: {legal: true, note: B}\n- c4\n- show: {note: C}\n- expect: {turn: white}\n";
    tells(twice, &[(4, 10, "`legal` is given twice for one frame")]);
    let show = |show: &str| script("", &format!("- expect: {{turn: black}}\n- show: {{{show}}}\n"));
    fails(
        show("preview: c3"),
        5,
        "c3 cannot be previewed: c3 flips nothing for Black (`flips-nothing`)",
        "Black may play d3, c4, f5 and e6",
    );
    let off = "the board is 8x8; only its squares can be drawn on";
    fails(show("marks: {i9: cross}"), 5, "i9 is off this board", off);
    fails(show("arrows: [a1-i9]"), 5, "i9 is off this board", off);
    fails(show("arrows: [a1-a1]"), 5, "this arrow goes nowhere", "name two squares");
    let help = "an arrow is two squares with a hyphen between: `c5-f5`";
    fails(show("arrows: [a1b2]"), 5, "`a1b2` is not an arrow", help);
    fails(show("crop: a1-i8"), 5, "this crop goes beyond the board", "the board is 8x8");
    let help = "a crop is two squares with a hyphen between: `a1-e5`";
    fails(show("crop: a1"), 5, "`a1` is not a crop", help);
    let help = "a mark is `circle`, `cross`, `square`, or a letter A to Z";
    for mark in ["Cross", "a", "AB", "Ä", "1"] {
        fails(show(&format!("marks: {{a1: {mark}}}")), 5, &format!("`{mark}` is not a mark"), help);
    }
    fails(show("marks: {a1: cross, A1: A}"), 5, "a1 is marked twice", "keep one of the marks");
    let octagon = |show: &str| script("rules: {board: octagon}", &format!("- reject: a1\n- show: {{{show}}}\n"));
    fails(octagon("crop: a1-b1"), 5, "this crop goes beyond the board", "the board is octagon");
    holds(octagon("crop: a1-c3"));
    fails(
        octagon("marks: {a1: A}"),
        5,
        "a1 is off this board",
        "the board is octagon; only its squares can be drawn on",
    );
}

#[test]
fn other_things_that_do_not_go_together_are_told() {
    let help = "this tool reads version 1; leave the key out, or use a newer tool";
    fails(run(&file("version: 2")), 2, "version 2 of the format is not known", help);
    fails(run(&file("covers: [a.b, c, a.b]")), 2, "`a.b` stands twice", "keep one of them");
    let help = "a set-up that is refused is never played: leave one of the two out";
    let refused = "title: A\nrules: {blocked: [d4]}\nrefused: blocked-in-centre\nafter: c4\n";
    fails(run(refused), 4, "`after` stands beside `refused`", help);
    let help = "give the play that it is about a step of its own";
    fails(script("", "- play: f5 d6\n  flips: [e5]\n"), 5, "`flips` stands beside several plays", help);
    fails(script("", "- play: c4\n  flips: [d4, D4]\n"), 5, "d4 stands twice", "keep one of them");
    fails(
        run("title: A\nrefused: []\n"),
        2,
        "`refused` names no reason",
        "name every reason for which the set-up must be refused",
    );
    tells("title: A\n---\ntitle: B\n", &[(2, 1, "a second document begins here")]);
}

#[test]
fn what_depends_on_an_unknown_board_or_number_of_players_is_not_judged() {
    let text = format!(
        "title: A\nrules: {{board: octogon, players: 5, handicap: {{red: [c1]}}}}\n{}\nscript:\n\
         - show: {{marks: {{j3: A}}, crop: i1-j9, arrows: [a1-j3]}}\n- expect: {{position: ./., at: {{k1: off}}}}\n",
        BLOCK.replace("black", "green")
    );
    tells(
        &text,
        &[
            (2, 16, "`octogon` is not a board"),
            (2, 34, "`5` is not a number of players"),
            (15, 32, "`k1` is no square"),
        ],
    );
}

#[test]
fn every_problem_of_a_file_is_told_at_its_place_in_the_order_of_the_file() {
    let text = "\
titel: Ü
rules: {opening: fre, blocked: [c2, k5], goal: mots}
position: |
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . W Z . . .
  . . . B W . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . 7
turn: blue
script:
  - play: f5 d66
    by: Black
  - reject: [a1, ü1]
    because: [blocked]
  - expect: {discs: {black: -1}, over: maybe, at: {a1: full}}
  - show: {marks: {a1: star}}
";
    tells(
        text,
        &[
            (1, 1, "a scenario has no key `titel`"),
            (1, 1, "this scenario has no title"),
            (2, 18, "`fre` is not an opening"),
            (2, 37, "`k5` is no square"),
            (2, 48, "`mots` is not a goal"),
            (7, 11, "`Z` is no sign of a drawing"),
            (11, 3, "rank 8 has 7 signs; the board has 8 files"),
            (11, 17, "this line draws rank 8, and its gutter says 7"),
            (12, 7, "`blue` is not a colour"),
            (14, 14, "`d66` is no square"),
            (15, 9, "`Black` is not a colour"),
            (16, 18, "`ü1` is no square"),
            (17, 14, "2 squares and 1 reason"),
            (18, 29, "this is text; a number of discs is a whole number, without quotes"),
            (18, 40, "this is text; `over` is `true` or `false`, without quotes"),
            (18, 56, "`full` is not what a square holds"),
            (19, 24, "`star` is not a mark"),
        ],
    );
}
