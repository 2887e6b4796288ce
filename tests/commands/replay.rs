//! `replay --json`: a game for other programs.

use serde_json::{Value, json};

use crate::Project;

fn replay(project: &Project) -> Value {
    let output = project.run("replay diagrams/one.yaml --json").assert().success().stderr_eq("").get_output().clone();
    assert!(output.stdout.ends_with(b"}\n"));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn frames_with_all_that_the_rules_say_of_them() {
    let played = replay(&Project::good());
    assert_eq!(played["version"], 1);
    assert_eq!(played["rules"]["board"], "8x8");
    let frames = played["frames"].as_array().unwrap();
    assert_eq!(frames.len(), 2);
    let frame = &frames[1];
    assert_eq!(frame["by"], "black");
    assert_eq!(frame["play"], "c4");
    assert_eq!(frame["flips"], json!(["d4"]));
    assert_eq!(frame["position"][3], "..BBB...");
    assert_eq!(frame["turn"], "white");
    assert_eq!(frame["discs"], json!({"black": 4, "white": 1}));
    let legal: Vec<_> = frame["legal"].as_array().unwrap().iter().map(|it| it["square"].clone()).collect();
    assert_eq!(legal, ["c3", "e3", "c5"]);
}

#[test]
fn a_refused_set_up_has_no_frames() {
    let refused = "title: R\nrules: {players: 4, opening: free}\nrefused: [opening-not-offered]\n";
    let project = Project::with([("diagrams/one.yaml", refused)]);
    let reasons = project.run("replay diagrams/one.yaml --json").assert().get_output().clone();
    assert_eq!(reasons.status.code(), Some(0), "{}", String::from_utf8_lossy(&reasons.stderr));
    let played: Value = serde_json::from_slice(&reasons.stdout).unwrap();
    assert_eq!(played["refused"], json!(["opening-not-offered"]));
    assert_eq!(played.get("frames"), None);
}

#[test]
fn json_must_be_asked_for() {
    Project::good().run("replay diagrams/one.yaml").assert().code(2);
}
