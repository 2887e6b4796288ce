//! Pages whose links, diagrams, claims or places are wrong.

use snapbox::str;

use crate::{PAGE, Project};

/// The good project whose page shows this instead of its diagram.
fn showing(text: &str) -> Project {
    Project::with([("content/en/index.md", &PAGE.replace("![The first move](diagram:one)", text))])
}

#[test]
fn a_diagram_that_does_not_exist() {
    showing("![c](diagram:ono)").run("check").assert().code(1).stderr_eq(str![[r#"
error: there is no scenario `ono`
 --> content/en/index.md:6:1
  |
6 | ![c](diagram:ono)
  | ^^^^^^^^^^^^^^^^^
  |
  = help: did you mean `one`?

note: the gallery alone shows 1 scenario: `one`

1 error

"#]]);
}

#[test]
fn a_frame_beyond_the_last() {
    showing("![c](diagram:one#7)").run("check").assert().code(1).stderr_eq(str![[r#"
error: `one` has no frame 7
 --> content/en/index.md:6:1
  |
6 | ![c](diagram:one#7)
  | ^^^^^^^^^^^^^^^^^^^
  |
  = help: its last frame is 1

1 error

"#]]);
}

#[test]
fn a_page_linked_under_the_wrong_case() {
    showing("![c](diagram:one)\n\nSee [x](Index.md).").run("check").assert().code(1).stderr_eq(str![[r#"
error: there is no page `Index.md`
 --> content/en/index.md:8:9
  |
8 | See [x](Index.md).
  |         ^^^^^^^^
  |
  = help: the page is `index.md`: capital and small letters count

1 error

"#]]);
}

#[test]
fn two_pages_for_one_address() {
    let page = "---\ntitle: A\nsummary: A.\n---\n\nText.\n";
    let project = Project::with([("content/en/a.md", page), ("content/en/a/index.md", page)]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: this page has the address `/en/a/`, which is taken
 --> content/en/a/index.md:1:1
  |
1 | ---
  | ^
  |
 ::: content/en/a.md:1:1
  |
1 | ---
  | - by this
  |
  = help: rename one of the two pages

1 error

"#]]);
}

#[test]
fn a_false_claim_in_a_page_publishes_nothing() {
    let project = showing("![c](diagram:one)\n\nBlack has [three](claim:discs?scenario=one&frame=1&colour=black).");
    project.run("build").assert().code(1);
    assert!(!project.path("public").exists());
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_that_leaves_the_project() {
    let project = Project::good();
    project.remove("diagrams/one.yaml");
    std::os::unix::fs::symlink("/etc/passwd", project.path("diagrams/one.yaml")).unwrap();
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: `diagrams/one.yaml` is a link that leads out of the project
 |
 = help: put a copy here instead

1 error

"#]]);
}

#[test]
fn what_a_page_says_is_text_and_never_markup() {
    let project = Project::with([
        ("content/en/index.md", &PAGE.replace("title: Home", "title: '<script>alert(1)</script>'")),
        ("diagrams/one.yaml", &crate::SCENARIO.replace("title: One", "title: '<script>alert(2)</script>'")),
    ]);
    project.run("build").assert().success();
    for page in ["public/en/index.html", "public/en/examples/index.html", "public/en/examples/one/index.html"] {
        let page = project.read(page);
        assert!(!page.contains("<script"), "{page}");
    }
    assert!(project.read("public/en/index.html").contains("&lt;script&gt;alert(1)"));
}
