//! Drawings as PNG.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};

/// The widest picture, in pixels.
pub const WIDEST: u32 = 4096;

/// Why there is no picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoPicture {
    /// The width is 0, or more than [`WIDEST`].
    Size(u32),
    /// The drawing cannot be read, or the picture not written.
    Drawing(String),
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(size) => write!(f, "a picture cannot be {size} pixels wide; 1 to {WIDEST} can be drawn"),
            Self::Drawing(why) => write!(f, "the picture cannot be drawn: {why}"),
        }
    }
}

impl std::error::Error for NoPicture {}

/// An SVG file as a PNG of this width in pixels, with nothing behind it.
///
/// # Errors
/// No picture of this size can be drawn.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, NoPicture> {
    if !(1..=WIDEST).contains(&width) {
        return Err(NoPicture::Size(width));
    }
    let wrong = |why: &dyn fmt::Display| NoPicture::Drawing(why.to_string());
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| wrong(&error))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut picture = Pixmap::new(width, height).ok_or(NoPicture::Size(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().map_err(|error| wrong(&error))
}
