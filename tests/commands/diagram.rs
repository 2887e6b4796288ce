//! `diagram`: one frame as SVG or PNG.

use std::path::Path;

use snapbox::str;

use crate::{Project, outflank};

/// The first bytes of every PNG, and where its width stands.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

fn width(png: &[u8]) -> u32 {
    assert!(png.starts_with(PNG));
    u32::from_be_bytes(png[16..20].try_into().unwrap())
}

fn svg(command: snapbox::cmd::Command) -> String {
    let output = command.assert().success().stderr_eq("").get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// How many discs of these two colours a drawing has.
fn discs(svg: &str) -> (usize, usize) {
    (svg.matches("<use href=\"#d-b\"").count(), svg.matches("<use href=\"#d-w\"").count())
}

#[test]
fn the_last_frame_is_printed_as_svg_unless_another_is_asked_for() {
    let project = Project::good();
    let last = svg(project.run("diagram diagrams/one.yaml"));
    assert!(last.starts_with("<svg ") && last.contains("</svg>"), "{last}");
    assert_eq!(svg(project.run("diagram diagrams/one.yaml --frame 1")), last);
    let first = svg(project.run("diagram diagrams/one.yaml --frame 0"));
    assert_eq!((discs(&first), discs(&last)), ((2, 2), (4, 1)));
}

#[test]
fn a_frame_beyond_the_last() {
    let project = Project::good();
    project.run("diagram diagrams/one.yaml --frame 2").assert().code(1).stdout_eq("").stderr_eq(str![[r#"
error: diagrams/one.yaml: there is no frame 2
 |
 = help: the frames are 0 to 1

1 error

"#]]);
}

#[test]
fn files_are_written_as_their_names_end() {
    let project = Project::good();
    project.run("diagram diagrams/one.yaml -o one.svg").assert().success().stdout_eq("").stderr_eq("");
    assert_eq!(project.read("one.svg"), svg(project.run("diagram diagrams/one.yaml")));
    project.run("diagram diagrams/one.yaml -o one.png").assert().success();
    assert_eq!(width(&std::fs::read(project.path("one.png")).unwrap()), 480);
    project.run("diagram diagrams/one.yaml -o one.png --size 100").assert().success();
    assert_eq!(width(&std::fs::read(project.path("one.png")).unwrap()), 100);
    project
        .run("diagram diagrams/one.yaml -o one.gif")
        .assert()
        .code(2)
        .stderr_eq("...\n[..]must end in .svg or .png\n...\n");
    project.run("diagram diagrams/one.yaml -o no/one.svg").assert().code(1).stderr_eq(str![[r#"
error: no/one.svg cannot be written: [..]

1 error

"#]]);
    project.run("diagram diagrams/one.yaml -o one.png --size 0").assert().code(1);
    project.run("diagram diagrams/one.yaml -o one.png --size 1000000").assert().code(1);
}

#[test]
fn a_scenario_that_does_not_hold_is_not_drawn() {
    let project = Project::with([("diagrams/one.yaml", &crate::SCENARIO.replace("[d4]", "[d5]"))]);
    project.run("diagram diagrams/one.yaml -o one.svg").assert().code(1);
    assert!(!project.path("one.svg").exists());
}

#[test]
fn the_readmes_picture_is_what_the_command_draws() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let picture = std::fs::read_to_string(here.join("docs/several-lines.svg")).unwrap();
    assert_eq!(svg(outflank(here).args(["diagram", "diagrams/standard/several-lines.yaml"])), picture);
}
