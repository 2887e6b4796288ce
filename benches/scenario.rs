//! What verifying a scenario costs, part by part: the YAML read, the rules run
//! alone, and the whole. Running the rules is to cost less than reading the file.
//! And what the command `check` needs for thousands of files, on one thread and on all.
//!
//! `cargo bench --bench scenario`

use std::fmt::{self, Write};
use std::hint::black_box;
use std::process::{Command, Stdio};
use std::sync::Arc;

use divan::Bencher;
use outflank::diagnostic::Source;
use outflank::notation::list;
use outflank::rules::{Options, Position, Rules, Square};
use outflank::{scenario, yaml};

fn main() {
    divan::main();
}

/// A file, and the plays in it.
struct Game {
    name: &'static str,
    source: Arc<Source>,
    plays: Vec<Square>,
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} bytes)", self.name, self.source.text().len())
    }
}

fn games() -> [Game; 3] {
    let all = whole_game();
    [
        game("10 plies, what each flips", all[..10].to_vec(), true),
        game("60 plies, what each flips", all.clone(), true),
        game("60 plies, a transcript", all, false),
    ]
}

fn opening() -> Position {
    Rules::agree(Options::default()).expect("the standard game is offered").opening()
}

/// The first game of sixty plies that plays picked by a simple rule make.
fn whole_game() -> Vec<Square> {
    let pick = |seed: usize| {
        let (mut position, mut plays) = (opening(), Vec::new());
        while let Some(square) = position.legal().iter().nth((seed + 7 * plays.len()) % position.legal().len().max(1)) {
            plays.push(square);
            position = position.play(square).expect("a legal play");
        }
        plays
    };
    (0..).map(pick).find(|plays| plays.len() == 60).expect("there is such a game")
}

fn game(name: &'static str, plays: Vec<Square>, flips: bool) -> Game {
    let mut text = "title: A game\nscript:\n".to_owned();
    let mut position = opening();
    for square in &plays {
        let claim = if flips { format!("\n  flips: {}", list(position.flips(*square))) } else { String::new() };
        writeln!(text, "  - {}{square}{}", if flips { "play: " } else { "" }, claim.replace('\n', "\n  "))
            .expect("text can be written to");
        position = position.play(*square).expect("a legal play");
    }
    writeln!(text, "  - expect: {{over: {}}}", position.is_over()).expect("text can be written to");
    Game { name, source: Source::new("game.yaml", text), plays }
}

/// The YAML alone.
#[divan::bench(args = games())]
fn a_yaml(bencher: Bencher, game: &Game) {
    bencher.bench(|| yaml::parse(black_box(&game.source), 0..game.source.text().len()).is_ok());
}

/// The rules alone: every play made, and its lines found.
#[divan::bench(args = games())]
fn b_rules(bencher: Bencher, game: &Game) {
    let start = opening();
    bencher.bench(|| {
        game.plays.iter().fold(black_box(start), |position, square| {
            black_box(position.lines(*square));
            position.play(*square).unwrap_or(position)
        })
    });
}

/// All of it: the YAML, what it means, the plays and the claims.
#[divan::bench(args = games())]
fn c_verify(bencher: Bencher, game: &Game) {
    let frames = scenario::verify("game", &game.source).map(|scenario| scenario.frames().len());
    assert_eq!(frames.ok(), Some(game.plays.len() + 1));
    bencher.bench(|| scenario::verify("game", black_box(&game.source)).is_ok());
}

const FILES: usize = 3000;

/// The command, given a folder of files; 0 threads stands for one a processor.
#[divan::bench(args = [1, 0], sample_count = 10, sample_size = 1)]
fn d_check_3000_files(bencher: Bencher, threads: usize) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let text = game("", whole_game(), true).source.text().to_owned();
    for number in 0..FILES {
        std::fs::write(folder.path().join(format!("{number}.yaml")), &text).expect("a file can be written");
    }
    let mut check = Command::new(env!("CARGO_BIN_EXE_outflank"));
    check.arg("check").arg(folder.path()).env("RAYON_NUM_THREADS", threads.to_string()).stderr(Stdio::null());
    bencher.bench_local(|| assert!(check.status().expect("the command runs").success()));
}
