//! `perft`: published and independently computed counts, from the command line.

use crate::{Project, outflank};

fn perft(arguments: &str) -> String {
    let command = outflank(std::env::temp_dir().as_path()).arg("perft").args(arguments.split_whitespace());
    let output = command.assert().success().stderr_eq("").get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

#[test]
fn the_count_alone_is_printed() {
    for (arguments, count) in [
        ("0", 1),
        ("4", 244),
        ("--board 8x8 --players 3 4", 630),
        ("--players 4 4", 1366),
        ("--blocked c2,g6 4", 226),
        ("--opening free 4", 24),
    ] {
        assert_eq!(perft(arguments), format!("{count}\n"), "{arguments}");
    }
}

#[test]
fn divided_counts_add_up_to_the_last_line() {
    let text = perft("--divide 4");
    let (parts, total) = text.trim_end().rsplit_once('\n').unwrap();
    let parts: Vec<(&str, u32)> = parts
        .lines()
        .map(|line| line.split_once(": ").unwrap())
        .map(|(square, count)| (square, count.parse().unwrap()))
        .collect();
    // By symmetry each of the four first plays has a quarter of the 244 games.
    assert_eq!(parts, [("d3", 61), ("c4", 61), ("f5", 61), ("e6", 61)]);
    assert_eq!(total, "244");
}

#[test]
fn a_scenarios_first_position_is_a_start() {
    let project = Project::good();
    project.run("perft --position diagrams/one.yaml 4").assert().success().stdout_eq("244\n");
    project.run("perft --position diagrams/one.yaml --players 3 4").assert().code(2);
    project.run("perft --position diagrams/two.yaml 4").assert().code(1).stdout_eq("");
}

#[test]
fn what_the_rules_refuse_is_told() {
    let project = Project::good();
    project
        .run("perft --blocked d4 4")
        .assert()
        .code(1)
        .stdout_eq("")
        .stderr_eq("error: the rules refuse this: [..]\n\n1 error\n");
    project
        .run("perft --handicap red:a1 4")
        .assert()
        .code(1)
        .stderr_eq("error: red does not play in a game of 2\n\n1 error\n");
    for wrong in ["--blocked z9 4", "--board 7x7 4", "--players 5 4", "--handicap a1 4", "x", "-1", ""] {
        project.run(&format!("perft {wrong}")).assert().code(2).stdout_eq("");
    }
}
