//! A project's own templates, in place of those that the tool brings.

use snapbox::str;

use crate::{PAGE, Project};

fn with(template: &str) -> Project {
    Project::with([("templates/page.html", template)])
}

#[test]
fn one_file_replaces_one_file() {
    let project = with(
        "<!doctype html><html lang=en><title>{{ shell.title }}</title><p>mine</p>{{ symbols | safe }}{{ body | safe }}</html>",
    );
    project.run("build --strict").assert().success();
    assert!(
        project.read("public/en/index.html").starts_with("<!doctype html><html lang=en><title>Home</title><p>mine</p>")
    );
    assert!(project.read("public/en/examples/index.html").contains("<nav"));
}

#[test]
fn an_unknown_variable() {
    with("<p>\n{{ shell.titel }}\n").run("build").assert().code(1).stdout_eq("").stderr_eq(str![[r#"
error: the template `page.html` cannot be used: [..]titel[..]
 --> templates/page.html:2:[..]
...
"#]]);
}

#[test]
fn a_template_that_cannot_be_read() {
    with("<p>\n{{ shell.title }\n").run("check").assert().code(1).stderr_eq(str![[r#"
error: this template cannot be read: [..]
 --> templates/page.html:2:[..]
...
"#]]);
}

#[test]
fn a_template_that_is_not_utf_8() {
    let project = Project::good();
    project.write("templates/page.html", b"<p>\xff");
    project.run("check").assert().code(1).stderr_eq(str![[r#"
error: the file is not UTF-8: byte 3 begins no letter
 --> templates/page.html:1:4
...
"#]]);
}

#[test]
fn texts_are_escaped() {
    let project = with(
        "<!doctype html><title>{{ shell.title }}</title><p id=\"{{ shell.title }}\">x</p>{{ symbols | safe }}{{ body | safe }}",
    );
    project.write("content/en/index.md", PAGE.replace("title: Home", "title: '<b> & \"c\"'"));
    project.run("build").assert().success();
    let page = project.read("public/en/index.html");
    assert!(!page.contains("<b>") && !page.contains("\"c\""), "{page}");
    assert_eq!(page.matches("&lt;b&gt; &amp; &quot;c&quot;").count(), 2, "{page}");
}

#[test]
fn an_asset_has_its_own_name_for_each_content() {
    let project = Project::with([("templates/assets/site.css", "a{}\n")]);
    let name = |project: &Project| {
        let assets = std::fs::read_dir(project.path("public/assets")).unwrap();
        let names = assets.map(|it| it.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.ends_with(".css")).collect::<Vec<_>>()
    };
    project.run("build").assert().success();
    let first = name(&project);
    assert_eq!(first.len(), 1);
    assert!(project.read("public/en/index.html").contains(&format!("assets/{}", first[0])));
    project.write("templates/assets/site.css", "b{}\n");
    project.run("build").assert().success();
    assert_ne!(name(&project), first);
}
