//! Recognises what each square holds from a small picture, knowing only where
//! squares are and which colours there are.
//!
//! Each square is looked at in sixteen points on a ring just inside the rim
//! that a disc would have. What is drawn to explain a position stays inside
//! that ring or outside of it, but for lines that cross it: they may hide some
//! of the points, and where the edge of one is blended with what is below it, a
//! point or two may show what is not there. All the others must agree.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use usvg::tiny_skia_path::NonZeroRect;

use crate::diagram::palette::Ink;
use crate::diagram::symbols::{Area, DISC, SQUARE};
use crate::rules::{Cell, Disc, Square};

/// The width of a square in pixels.
const PIXELS: f32 = 16.0;

/// The points of a square that are looked at, and how many of them must be seen.
const POINTS: usize = 16;
const ENOUGH: usize = 9;
/// How many may show something else.
const BLENDED: usize = 2;

/// What a point shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Point {
    Shows(Cell),
    /// A line of what is said about the position, or the edge of one.
    Hidden,
}

/// What each drawn square shows, or why that cannot be said. Nothing, if there is no picture.
pub(super) fn recognise(tree: &usvg::Tree, area: Area) -> Option<Vec<(Square, Result<Cell, String>)>> {
    let scale = PIXELS / (SQUARE as f32 / 10.0);
    let (width, height) = area.size();
    let pixels = |length: i32| (length as f32 / 10.0 * scale).ceil() as u32;
    // A drawing of another size than its squares need is read where its squares should be.
    let _: NonZeroRect = NonZeroRect::from_xywh(0.0, 0.0, tree.size().width(), tree.size().height())?;
    let mut picture = Pixmap::new(pixels(width), pixels(height))?;
    resvg::render(tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    Some(area.squares().map(|square| (square, look(&picture, area, square, scale))).collect())
}

fn look(picture: &Pixmap, area: Area, square: Square, scale: f32) -> Result<Cell, String> {
    let (x, y) = area.middle(square);
    let radius = DISC as f32 * 0.8;
    let point = |number: usize| {
        let turn = number as f32 / POINTS as f32 * std::f32::consts::TAU;
        let (x, y) = (x as f32 + radius * turn.cos(), y as f32 + radius * turn.sin());
        let pixel = picture.pixel((x / 10.0 * scale) as u32, (y / 10.0 * scale) as u32);
        pixel.map_or(Point::Hidden, meaning)
    };
    agree((0..POINTS).map(point))
}

/// What the points that can be seen agree on.
fn agree(points: impl Iterator<Item = Point>) -> Result<Cell, String> {
    let mut counts: Vec<(Cell, usize)> = Vec::new();
    for point in points {
        let Point::Shows(cell) = point else { continue };
        match counts.iter_mut().find(|(seen, _)| *seen == cell) {
            Some((_, count)) => *count += 1,
            None => counts.push((cell, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let blended: usize = counts.iter().skip(1).map(|(_, count)| count).sum();
    match counts[..] {
        [(cell, count), ..] if count >= ENOUGH && blended <= BLENDED => Ok(cell),
        [(one, _), (other, _), ..] => Err(format!("it shows {} and {}", one.name(), other.name())),
        _ => Err(format!("too little of it can be seen ({} points of {POINTS})", counts.first().map_or(0, |it| it.1))),
    }
}

/// How far a colour may be from the one it is taken for, squared.
const NEAR: i32 = 24 * 24;

fn meaning(pixel: PremultipliedColorU8) -> Point {
    if pixel.alpha() == 0 {
        return Point::Shows(Cell::Off);
    }
    if pixel.alpha() < 255 {
        return Point::Hidden;
    }
    let seen = [pixel.red(), pixel.green(), pixel.blue()];
    let discs = Disc::ALL.into_iter().map(|disc| (Ink::of(disc), Cell::Disc(disc)));
    let grounds = [(Ink::Board, Cell::Empty), (Ink::Hole, Cell::Blocked)];
    let near = |ink: Ink| {
        let differ = |(one, other): (u8, u8)| (i32::from(one) - i32::from(other)).pow(2);
        ink.rgb().into_iter().zip(seen).map(differ).sum::<i32>() < NEAR
    };
    let found = discs.chain(grounds).find(|(ink, _)| near(*ink));
    found.map_or(Point::Hidden, |(_, cell)| Point::Shows(cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Point = Point::Shows(Cell::Disc(Disc::Black));
    const EMPTY: Point = Point::Shows(Cell::Empty);

    #[test]
    fn most_of_a_square_must_be_seen_and_agree() {
        let points = |black: usize, hidden: usize| {
            std::iter::repeat_n(BLACK, black).chain(std::iter::repeat_n(Point::Hidden, hidden))
        };
        assert_eq!(agree(points(9, 7)), Ok(Cell::Disc(Disc::Black)));
        assert!(agree(points(8, 8)).is_err());
        assert_eq!(agree(points(14, 0).chain([EMPTY; 2])), Ok(Cell::Disc(Disc::Black)));
        assert!(agree(points(13, 0).chain([EMPTY; 3])).is_err());
    }

    #[test]
    fn the_colours_that_mean_something_are_far_apart() {
        let inks = [
            Ink::Board,
            Ink::Hole,
            Ink::Black,
            Ink::White,
            Ink::Red,
            Ink::Green,
            Ink::Neutral,
            Ink::Accent,
            Ink::Casing,
        ];
        for (number, one) in inks.iter().enumerate() {
            for other in &inks[number + 1..] {
                let squares = one.rgb().into_iter().zip(other.rgb()).map(|(a, b)| (i32::from(a) - i32::from(b)).pow(2));
                let apart = squares.sum::<i32>();
                // Casing hides; it must not be taken for a white disc.
                assert!(apart > NEAR, "{one:?} {other:?} {apart}");
            }
        }
    }
}
