//! YAML that is not what it was meant to be: tabs, colons, repeated keys,
//! anchors, wrong types; and what is fine although it looks odd.

use snapbox::str;

use crate::{Project, SCENARIO};

#[test]
fn tabs() {
    let project = Project::with([("diagrams/one.yaml", "title: One\nscript:\n\t- play: c4\n")]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: YAML does not allow a tab for indentation
 --> diagrams/one.yaml:3:1
  |
3 |     - play: c4
  | ^
  |
  = help: indent with blanks

1 error

"#]]);
}

#[test]
fn a_tab_in_the_settings_is_told_on_its_own_line() {
    let project = Project::with([("content/site.yaml", "title: Rules\n\tbase_url: https://a.example/\n")]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: YAML does not allow a tab for indentation
 --> content/site.yaml:2:1
...
"#]]);
}

#[test]
fn a_repeated_key() {
    let project = Project::with([("diagrams/one.yaml", "title: One\nscript: [{play: c4, flips: [d4]}]\ntitle: Two\n")]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: the key `title` stands twice
 --> diagrams/one.yaml:3:1
  |
1 | title: One
  | ----- first here
2 | script: [{play: c4, flips: [d4]}]
3 | title: Two
  | ^^^^^
  |
  = help: keep one of them

1 error

"#]]);
}

#[test]
fn wrong_types_are_all_told() {
    let project = Project::with([("diagrams/one.yaml", "title: [One]\nrules: {players: two}\nscript: 5\n")]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: this is a list; `title` is text
 --> diagrams/one.yaml:1:8
...
error: `two` is not a number of players
 --> diagrams/one.yaml:2:18
...
error: this is text; `script` is a list: `[one, two]`
 --> diagrams/one.yaml:3:9
...
3 errors

"#]]);
}

#[test]
fn an_anchor_and_an_alias() {
    let project =
        Project::with([("diagrams/one.yaml", "title: &a One\nsummary: *a\nscript: [{play: c4, flips: [d4]}]\n")]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: anchors are not allowed here
 --> diagrams/one.yaml:1:8
  |
1 | title: &a One
  |        ^^
  |
  = help: leave out the `&name` before this value, or put it in quotes

error: aliases are not allowed here
 --> diagrams/one.yaml:2:10
  |
2 | summary: *a
  |          ^^
  |
  = help: write the value itself; one that begins with `*` needs quotes

2 errors

"#]]);
}

#[test]
fn an_unquoted_title_with_a_colon() {
    let title = "title: One: the first";
    let project = Project::with([
        ("diagrams/one.yaml", &SCENARIO.replace("title: One", title)),
        ("content/en/index.md", &crate::PAGE.replace("title: Home", title)),
    ]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: a value with a colon in it is not in quotes
 --> content/en/index.md:2:8
  |
2 | title: One: the first
  |        ^^^^^^^^^^^^^^
  |
  = help: quote it: `title: 'One: the first'`
  = help: or, if these are two keys, put each on its own line

error: a value with a colon in it is not in quotes
 --> diagrams/one.yaml:1:8
  |
1 | title: One: the first
  |        ^^^^^^^^^^^^^^
  |
  = help: quote it: `title: 'One: the first'`
  = help: or, if these are two keys, put each on its own line

2 errors

"#]]);
}

#[test]
fn a_title_no_is_the_word_no() {
    let project = Project::with([("content/en/index.md", &crate::PAGE.replace("title: Home", "title: no"))]);
    project.run("build").assert().success();
    let page = project.read("public/en/index.html");
    assert!(page.contains(">no</h1>"), "{page}");
}

#[test]
fn byte_order_marks_and_line_ends_of_windows_are_fine() {
    let project = Project::good();
    project.run("build --out plain").assert().success();
    for name in ["content/site.yaml", "content/en/index.md", "content/en/strings.ftl", "diagrams/one.yaml"] {
        project.write(name, format!("\u{feff}{}", project.read(name).replace('\n', "\r\n")));
    }
    project.run("build --out marked").assert().success();
    assert_eq!(project.read("marked/en/index.html"), project.read("plain/en/index.html"));
}

#[test]
fn a_file_that_is_not_utf_8() {
    for (name, line) in [("diagrams/one.yaml", 1), ("content/en/index.md", 1), ("content/en/strings.ftl", 1)] {
        let project = Project::good();
        project.write(name, b"title: A\xff\n");
        let expected = format!(
            "error: the file is not UTF-8: byte 8 begins no letter\n --> {name}:{line}:9\n  |\n1 | title: A\n  \
             |         ^\n  |\n  = help: save it as UTF-8\n\n1 error\n"
        );
        project.run("check").assert().code(1).stderr_eq(expected);
    }
}
