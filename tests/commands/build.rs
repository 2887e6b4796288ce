//! `build`: what is written, what is kept, and what is the same whatever the
//! machine does.

use std::collections::BTreeMap;
use std::fs;
use std::time::SystemTime;

use snapbox::str;

use crate::{PAGE, Project, SCENARIO, outflank};

impl Project {
    /// Every file below this folder, by its path in it.
    fn files(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        let folder = self.path(folder);
        let entries = walkdir::WalkDir::new(&folder).into_iter().map(|entry| entry.unwrap().into_path());
        let files = entries.filter(|path| path.is_file());
        files.map(|path| (path.strip_prefix(&folder).unwrap().display().to_string(), fs::read(path).unwrap())).collect()
    }

    fn saved(&self, name: &str) -> SystemTime {
        fs::metadata(self.path(name)).unwrap().modified().unwrap()
    }
}

#[test]
fn a_second_build_writes_nothing() {
    let project = Project::good();
    project.run("build").assert().success().stdout_eq("").stderr_eq("public: [..] written, 0 unchanged, 0 removed\n");
    let (home, sheet) = (project.saved("public/en/index.html"), project.saved("public/sitemap.xml"));
    project.run("build").assert().success().stderr_eq("public: [..] files, 0 written, [..] unchanged, 0 removed\n");
    project.write("content/en/index.md", PAGE.replace("title: Home", "title: House"));
    project.run("build").assert().success();
    assert_ne!(project.saved("public/en/index.html"), home);
    assert_eq!(project.saved("public/sitemap.xml"), sheet);
}

#[test]
fn what_is_gone_from_the_project_is_gone_from_the_site() {
    let project = Project::with([("content/en/old.md", "---\ntitle: Old\nsummary: Old.\n---\n\nText.\n")]);
    project.run("build").assert().success();
    assert!(project.path("public/en/old/index.html").exists());
    project.remove("content/en/old.md");
    project.run("build").assert().success();
    assert!(!project.path("public/en/old").exists());
}

#[test]
fn a_failed_build_leaves_the_last_site_and_nothing_beside_it() {
    let project = Project::good();
    project.run("build").assert().success();
    let site = project.files("public");
    project.write("diagrams/one.yaml", SCENARIO.replace("[d4]", "[d5]"));
    project.run("build").assert().code(1).stderr_eq(str![[r#"
error: c4 flips d4; claimed d5 (d4 is missing; d5 is Black's own)
 --> diagrams/one.yaml:5:12
...
"#]]);
    assert_eq!(project.files("public"), site);
    let left: Vec<_> = fs::read_dir(project.path("")).unwrap().map(|it| it.unwrap().file_name()).collect();
    let known = ["content", "diagrams", "public", ".outflank", ".public.lock"];
    assert!(left.iter().all(|name| known.iter().any(|it| name == it)), "{left:?}");
}

#[test]
fn a_first_build_that_fails_writes_no_site() {
    let project = Project::with([("diagrams/one.yaml", &SCENARIO.replace("[d4]", "[d5]"))]);
    project.run("build").assert().code(1);
    assert!(!project.path("public").exists());
}

#[test]
fn the_site_is_the_same_with_any_number_of_threads_from_anywhere_with_or_without_a_cache() {
    let project = Project::good();
    let out = |name: &str| project.path(name).display().to_string();
    let elsewhere = tempfile::tempdir().unwrap();
    project.run("build --out one").env("RAYON_NUM_THREADS", "1").assert().success();
    project.run("build --out four").env("RAYON_NUM_THREADS", "4").assert().success();
    let from = ["build", "-C", &out(""), "--out", &out("elsewhere")];
    outflank(elsewhere.path()).args(from).assert().success();
    for entry in project.files(".outflank").keys() {
        project.write(&format!(".outflank/{entry}"), b"\0garbage\xff");
    }
    project.run("build --out garbage").assert().success();
    fs::remove_dir_all(project.path(".outflank")).unwrap();
    project.run("build --out none").assert().success();
    let site = project.files("one");
    assert!(site.len() >= 9);
    for other in ["four", "elsewhere", "garbage", "none"] {
        assert_eq!(project.files(other), site, "{other}");
    }
}

#[test]
fn a_revision_a_base_url_and_drafts_when_they_are_asked_for() {
    let draft = "---\ntitle: Soon\nsummary: Soon.\ndraft: true\n---\n\nText.\n";
    let project = Project::with([("content/en/soon.md", draft)]);
    project.run("build").assert().success();
    assert!(!project.path("public/en/soon").exists());
    let page = project.read("public/en/index.html");
    assert!(page.contains("https://a.example/en/") && !page.contains("abc&lt;1&gt;"), "{page}");
    project.run("build --drafts --revision abc<1> --base-url https://b.example/under").assert().success();
    assert!(project.path("public/en/soon/index.html").exists());
    let page = project.read("public/en/index.html");
    assert!(page.contains("https://b.example/under/en/") && !page.contains("https://a.example/"), "{page}");
    assert!(page.contains("abc&lt;1&gt;"), "{page}");
}

#[test]
fn warnings_fail_when_strict() {
    let orphan = SCENARIO.replace("title: One\ncovers: [standard.flips]\n", "title: Two\ncovers: [no.such]\n");
    let project = Project::with([("diagrams/two.yaml", &orphan)]);
    project.run("build --strict").assert().code(1);
    assert!(!project.path("public").exists());
}
