//! Reads a drawing back from the text that is published, and holds it against
//! the frame.
//!
//! In three ways, for each misses something: the text may hold only elements
//! that a drawing is made of (`elements`: a `text` would vanish from the next
//! two without a word); what it resolves to must be exactly the shapes drawn
//! (`tree`); and each square must be recognised from pixels (`pixels`), without
//! knowing what was drawn there.

mod elements;
mod pixels;
mod tree;

use std::fmt;

use super::drawing::Drawing;
use super::symbols::Area;
use crate::rules::{Cell, Square};
use crate::scenario::Frame;

/// Something in a drawing that is not what it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misread {
    /// The square, where it is about one.
    pub square: Option<Square>,
    /// What is wrong.
    pub message: String,
}

impl Misread {
    fn drawing(message: impl Into<String>) -> Self {
        Self { square: None, message: message.into() }
    }

    fn at(square: Square, message: impl Into<String>) -> Self {
        Self { square: Some(square), message: message.into() }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.square {
            Some(square) => write!(f, "the drawing is misread at {square}: {}", self.message),
            None => write!(f, "the drawing is misread: {}", self.message),
        }
    }
}

impl std::error::Error for Misread {}

/// Reads back an SVG file that shows this frame.
///
/// # Errors
/// Every way in which it does not show exactly this frame.
pub fn read_back(svg: &str, frame: &Frame) -> Result<(), Vec<Misread>> {
    let document = usvg::roxmltree::Document::parse(svg)
        .map_err(|error| vec![Misread::drawing(format!("it is not XML: {error}"))])?;
    let mut misread = elements::foreign(&document);
    let resolved = usvg::Tree::from_xmltree(&document, &usvg::Options::default())
        .map_err(|error| vec![Misread::drawing(format!("it is not SVG: {error}"))])?;
    let drawing = Drawing::of(frame);
    misread.extend(tree::differences(&resolved, &drawing));
    misread.extend(wrong_squares(&resolved, drawing.area, frame));
    if misread.is_empty() { Ok(()) } else { Err(misread) }
}

fn wrong_squares(tree: &usvg::Tree, area: Area, frame: &Frame) -> Vec<Misread> {
    let Some(seen) = pixels::recognise(tree, area) else {
        return vec![Misread::drawing("it cannot be rendered")];
    };
    let wrong = |(square, seen): (Square, Result<Cell, String>)| {
        let cell = frame.position().cell(square);
        match seen {
            Ok(seen) if seen == cell => None,
            Ok(seen) => {
                Some(Misread::at(square, format!("it shows {}, and the frame has {}", seen.name(), cell.name())))
            }
            Err(why) => Some(Misread::at(square, format!("{why}, and the frame has {}", cell.name()))),
        }
    };
    seen.into_iter().filter_map(wrong).collect()
}
