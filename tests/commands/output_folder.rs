//! Folders that a site is not written to, each with what to do.

use snapbox::str;

use crate::Project;

#[test]
fn a_folder_that_this_tool_did_not_make() {
    let project = Project::with([("public/notes.txt", "mine")]);
    project.run("build").assert().code(1).stdout_eq("").stderr_eq(str![[r#"
error: [..]public holds files that this tool did not make
 |
 = help: choose a folder that is new or empty with --out; nothing in this one was touched

1 error

"#]]);
    assert_eq!(project.read("public/notes.txt"), "mine");
}

#[test]
fn the_projects_own_sources() {
    let project = Project::good();
    for folder in ["content", "diagrams", "content/en", "diagrams/site"] {
        let told = format!("error: [..]{folder} lies in the project's sources\n...\n");
        project.run("build --out").arg(folder).assert().code(1).stderr_eq(told);
    }
    for folder in [".", "content/.."] {
        project.run("build --out").arg(folder).assert().code(1);
    }
    assert!(project.path("content/en/index.md").exists() && project.path("diagrams/one.yaml").exists());
}

#[test]
fn a_folder_that_holds_the_project() {
    let project = Project::good();
    for folder in ["..", "/"] {
        project.run("build --out").arg(folder).assert().code(1);
        assert!(project.path("content/en/index.md").exists());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_place_that_cannot_be_written() {
    let project = Project::good();
    project.run("build --out /proc/x/y").assert().code(1).stderr_eq(str![[r#"
error: the site cannot be written to /proc/x/y: [..]
...
"#]]);
    project.run("build --out /dev/null").assert().code(1).stderr_eq("error: /dev/null is a file[..]\n...\n");
}
