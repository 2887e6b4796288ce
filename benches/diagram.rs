//! What a frame costs to draw and to read back: our own work, `draw` and what
//! `read_back` takes beyond `theirs`, is to stay below that of usvg and resvg.
//!
//! `cargo bench --bench diagram`

use std::fmt;
use std::hint::black_box;

use divan::Bencher;
use outflank::diagnostic::Source;
use outflank::diagram;
use outflank::scenario::{self, Scenario};
use resvg::tiny_skia::{Pixmap, Transform};

fn main() {
    divan::main();
}

/// The last frame of a scenario.
struct Picture {
    name: &'static str,
    scenario: Scenario,
}

impl Picture {
    fn new(name: &'static str, text: &str) -> Self {
        let source = Source::new("picture.yaml", format!("title: A picture\n{text}"));
        let scenario = scenario::verify("picture", &source).expect("its claims hold");
        Self { name, scenario }
    }

    fn frame(&self) -> &scenario::Frame {
        self.scenario.frames().last().expect("a scenario that is played has a frame")
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

const MIDDLE: &str =
    "script: [f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6, {show: {legal: true}}, {expect: {turn: black}}]\n";

fn pictures() -> [Picture; 3] {
    [
        Picture::new("the start", "script: [{expect: {turn: black}}]\n"),
        Picture::new("twenty plies, with hints", MIDDLE),
        Picture::new("four players, the start", "rules: {players: 4}\nscript: [{expect: {turn: black}}]\n"),
    ]
}

/// The SVG, without looking at it.
#[divan::bench(args = pictures())]
fn a_draw(bencher: Bencher, picture: &Picture) {
    bencher.bench(|| diagram::standalone(black_box(picture.frame())));
}

/// Parsing and rendering alone, at the size at which drawings are read back.
#[divan::bench(args = pictures())]
fn b_theirs(bencher: Bencher, picture: &Picture) {
    let svg = diagram::standalone(picture.frame());
    bencher.bench(|| {
        let tree = usvg::Tree::from_str(black_box(&svg), &usvg::Options::default()).expect("a drawing is SVG");
        let scale = 0.8;
        let side = |length: f32| (length * scale).ceil() as u32;
        let mut pixels = Pixmap::new(side(tree.size().width()), side(tree.size().height())).expect("it has a size");
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        pixels
    });
}

/// The whole reading back: theirs, and recognising every square and shape.
#[divan::bench(args = pictures())]
fn c_read_back(bencher: Bencher, picture: &Picture) {
    let svg = diagram::standalone(picture.frame());
    assert!(diagram::read_back(&svg, picture.frame()).is_ok());
    bencher.bench(|| diagram::read_back(black_box(&svg), picture.frame()).is_ok());
}
