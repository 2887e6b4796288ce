//! What is no project, and settings that cannot be used.

use snapbox::str;

use crate::{Project, outflank};

#[test]
fn a_folder_without_a_project() {
    let folder = tempfile::tempdir().unwrap();
    for command in ["check", "build"] {
        outflank(folder.path()).arg(command).assert().code(1).stdout_eq("").stderr_eq(str![[r#"
error: there is no project in `.`: `content/site.yaml` is missing
 |
 = help: go to a project's folder, or name it with `-C DIR`

1 error

"#]]);
    }
    outflank(folder.path()).args(["-C", "nowhere", "check"]).assert().code(1).stderr_eq(str![[r#"
error: the folder `nowhere` cannot be opened: [..]
 |
 = help: name a project's folder with `-C DIR`

1 error

"#]]);
}

#[test]
fn a_folder_within_a_project() {
    let project = Project::good();
    outflank(&project.path("diagrams")).arg("build").assert().code(1).stderr_eq(str![[r#"
error: there is no project in `.`: `content/site.yaml` is missing
 |
 = help: there is one in `[..]`: go there, or add `-C [..]`

1 error

"#]]);
}

#[test]
fn a_project_named_from_elsewhere() {
    let project = Project::good();
    let elsewhere = tempfile::tempdir().unwrap();
    outflank(elsewhere.path()).args(["check", "-C"]).arg(project.path("")).assert().success().stderr_eq("");
}

#[test]
fn settings_that_are_empty() {
    let project = Project::with([("content/site.yaml", "")]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: the site's settings are empty
--> content/site.yaml
 = help: write at least `title`, `base_url` and `languages`

1 error

"#]]);
}

#[test]
fn a_language_without_a_folder() {
    let site = "title: Rules\nbase_url: https://a.example/\nlanguages: [en, el]\n";
    let project = Project::with([("content/site.yaml", site)]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: the language `el` has no folder
 --> content/site.yaml:3:17
  |
3 | languages: [en, el]
  |                 ^^
  |
  = help: write its pages in `content/el`, or take it off the list

1 error

"#]]);
}

#[test]
fn a_language_that_is_none() {
    let site = "title: Rules\nbase_url: https://a.example/\nlanguages: [en, greek!]\n";
    let project = Project::with([("content/site.yaml", site)]);
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: `greek!` is not a language tag
 --> content/site.yaml:3:17
...
"#]]);
}
