//! Frames as drawings, and the drawings read back.
//!
//! A [`Frame`] becomes shapes (`drawing`, with the boards and discs of
//! `symbols`), and these become SVG text (`svg`). [`read_back`] then reads the
//! text as a stranger would, from pixels, and compares what it sees with the
//! frame. A drawing holds no words: coordinates are lines, not text.
//!
//! ```
//! use outflank::diagnostic::Source;
//! use outflank::{diagram, scenario};
//!
//! let file = Source::new("first.yaml", "title: The first play\nscript: [{play: c4, flips: [d4]}]\n");
//! let scenario = scenario::verify("first", &file).unwrap();
//! let frame = &scenario.frames()[1];
//!
//! let svg = diagram::standalone(frame);
//! assert!(diagram::read_back(&svg, frame).is_ok());
//! assert!(diagram::read_back(&svg, &scenario.frames()[0]).is_err());
//! ```

mod drawing;
mod glyphs;
mod palette;
mod png;
mod read_back;
mod shapes;
mod svg;
mod symbols;

pub use png::{NoPicture, WIDEST, png};
pub use read_back::{Misread, read_back};

use crate::scenario::Frame;
use drawing::Drawing;

/// A frame as an SVG file of its own.
pub fn standalone(frame: &Frame) -> String {
    svg::file(&Drawing::of(frame))
}

/// A frame as SVG for a page that holds the [`symbols`] it uses.
pub fn part(frame: &Frame) -> String {
    svg::part(&Drawing::of(frame))
}

/// What the frames of a page use, defined once.
pub fn symbols<'a>(frames: impl IntoIterator<Item = &'a Frame>) -> String {
    let drawings: Vec<_> = frames.into_iter().map(Drawing::of).collect();
    svg::symbols(&drawings)
}

/// A page's [`symbols`] and one [`part`] as the file that they are together, to be read back.
pub fn composed(symbols: &str, part: &str) -> String {
    svg::composed(symbols, part)
}
