//! Scenarios that do not hold, in a project and on their own; how many errors
//! are shown; `--strict`.

use snapbox::str;

use crate::{PAGE, Project, SCENARIO, outflank};

const SHORT: &str = "\
title: One
position: |
  ........
  ........
  ........
  ...WB...
  ...BW...
  ........
  ........
turn: black
script: [{play: c4, flips: [d4]}]
";

#[test]
fn a_good_project() {
    Project::good().run("check").assert().success().stdout_eq("").stderr_eq("");
}

#[test]
fn named_files_and_folders_are_checked_outside_a_project_too() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    std::fs::create_dir(folder.path().join("more")).unwrap();
    put("one.yaml", SCENARIO);
    put("more/two.yaml", SCENARIO);
    put("more/notes.txt", "no scenario");
    let check = || outflank(folder.path()).arg("check");
    check().arg("one.yaml").assert().success().stdout_eq("").stderr_eq("1 scenario holds\n");
    check().args(["more", "one.yaml", "one.yaml"]).assert().success().stderr_eq("2 scenarios hold\n");
    put("more/three.yaml", &SCENARIO.replace("[d4]", "[d5]"));
    check().args(["more", "one.yaml"]).assert().code(1).stderr_eq(str![[r#"
error: c4 flips d4; claimed d5 (d4 is missing; d5 is Black's own)
 --> more/three.yaml:5:12
...
1 error

"#]]);
    check().arg("four.yaml").assert().code(1).stderr_eq("error: four.yaml: [..]\n\n1 error\n");
}

#[test]
fn a_scenario_without_a_claim() {
    let project = Project::with([("diagrams/one.yaml", "title: One\nscript: [c4]\n")]);
    project.run("check diagrams/one.yaml").assert().code(1).stderr_eq(str![[r#"
error: this scenario claims nothing
 --> diagrams/one.yaml:1:1
  |
1 | title: One
  | ^^^^^
  |
  = help: claim what it shows: `flips` beside a play, a `reject` or an `expect`

1 error

"#]]);
}

#[test]
fn an_illegal_play_is_told_with_the_board_and_what_is_legal() {
    let scenario = format!("{SCENARIO}  - play: a1\n    flips: [b1]\n");
    let project = Project::with([("diagrams/one.yaml", &scenario)]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: a1 cannot be played: a1 flips nothing for White (`flips-nothing`)
 --> diagrams/one.yaml:6:11
  |
6 |   - play: a1
  |           ^^
  |
  = note: the board in frame 1, after Black has played c4; White to move:
           1 . . . . . . . . 1
           2 . . . . . . . . 2
           3 . . . . . . . . 3
           4 . . B B B . . . 4
           5 . . . B W . . . 5
           6 . . . . . . . . 6
           7 . . . . . . . . 7
           8 . . . . . . . . 8
             a b c d e f g h
  = help: White may play c3, e3 and c5

1 error

"#]]);
}

#[test]
fn a_board_drawn_one_rank_short() {
    let project = Project::with([("diagrams/one.yaml", SHORT)]);
    project.run("check diagrams").assert().code(1).stderr_eq(str![[r#"
error: this drawing has 7 ranks; the board has 8
 --> diagrams/one.yaml:9:3
  |
9 |   ........
  |   ^^^^^^^^
  |
  = help: draw 8 lines, one a rank, the first for rank 1

1 error

"#]]);
}

#[test]
fn letters_that_only_look_latin_and_unknown_signs() {
    let eight = SHORT.replace("turn:", "  ........\nturn:");
    for (sign, message) in [
        ("\u{392}", "`\u{392}` is Greek Beta, not the Latin letter `B`"),
        ("\u{412}", "`\u{412}` is Cyrillic Ve, not the Latin letter `B`"),
        ("q", "`q` is no sign of a drawing"),
    ] {
        let project = Project::with([("diagrams/one.yaml", &eight.replacen('B', sign, 1))]);
        let expected = format!(
            "error: {message}\n --> diagrams/one.yaml:6:7\n  |\n6 |   ...W{sign}...\n  |       ^\n  |\n  \
             = help: the signs are `.` empty, `B W R G` discs (`X` is B, `O` is W), `N` neutral, `#` blocked, `_` off \
             the board\n\n1 error\n"
        );
        project.run("check diagrams").assert().code(1).stderr_eq(expected);
    }
}

#[test]
fn of_a_thousand_errors_fifty_are_shown_and_all_are_counted() {
    let links: String = (0..1000).map(|number| format!("\n[x](missing{number}.md)\n")).collect();
    let project = Project::with([("content/en/index.md", &format!("{PAGE}{links}"))]);
    let output = project.run("check").assert().code(1).get_output().clone();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.matches("error: there is no page").count(), 50);
    assert!(text.ends_with("\n… and 950 more, not shown\n\n1000 errors\n"), "{text}");
}

#[test]
fn errors_are_shown_before_warnings() {
    let project = Project::with([
        ("content/site.yaml", "title: Rules\nbase_url: https://a.example/\nlanguages: [en, fr]\n"),
        ("content/fr/strings.ftl", "language-name = fran\u{e7}ais\n"),
        ("content/en/z.md", "---\ntitle: Z\nsummary: Z.\n---\n\n[x](nowhere.md)\n"),
    ]);
    let output = project.run("check").assert().code(1).get_output().clone();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.starts_with("error: there is no page `nowhere.md`"), "{text}");
    assert!(text.contains("more, not shown"), "{text}");
}

#[test]
fn warnings_fail_when_strict() {
    let project = Project::with([
        ("content/site.yaml", "title: Rules\nbase_url: https://a.example/\nlanguages: [en, fr]\n"),
        ("content/fr/strings.ftl", include_str!("../../content/fr/strings.ftl")),
    ]);
    project.run("check").assert().success().stderr_eq(str![[r#"
warning: `fr` has no `examples.yaml`: 1 title, summary or note is missing
...
"#]]);
    project.run("check --strict").assert().code(1).stderr_eq(str![[r#"
error: `fr` has no `examples.yaml`: 1 title, summary or note is missing
...
"#]]);
}
