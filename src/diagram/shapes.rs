//! The few kinds of shape that a drawing is made of, as values.
//!
//! Lengths are whole tenths of a unit; a square is 20 units wide. So a drawing
//! is the same text on every machine.

use super::palette::Ink;

/// Tenths of a unit.
pub(super) type Tenths = i32;

/// A point, to the right and down.
pub(super) type Point = (Tenths, Tenths);

/// A piece of an outline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    Move(Point),
    Line(Point),
    /// A quadratic curve: its control point, and its end.
    Curve(Point, Point),
    Close,
}

/// Where a shape is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outline {
    Circle { centre: Point, radius: Tenths },
    Path(Vec<Piece>),
}

/// A shape and its colours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shape {
    pub outline: Outline,
    pub fill: Option<Ink>,
    /// The colour and the width of the line.
    pub stroke: Option<(Ink, Tenths)>,
}

impl Shape {
    pub fn disc(centre: Point, radius: Tenths, fill: Ink, stroke: Option<(Ink, Tenths)>) -> Self {
        Self { outline: Outline::Circle { centre, radius }, fill: Some(fill), stroke }
    }

    pub fn ring(centre: Point, radius: Tenths, ink: Ink, width: Tenths) -> Self {
        Self { outline: Outline::Circle { centre, radius }, fill: None, stroke: Some((ink, width)) }
    }

    pub fn area(pieces: Vec<Piece>, fill: Ink) -> Self {
        Self { outline: Outline::Path(pieces), fill: Some(fill), stroke: None }
    }

    pub fn line(pieces: Vec<Piece>, ink: Ink, width: Tenths) -> Self {
        Self { outline: Outline::Path(pieces), fill: None, stroke: Some((ink, width)) }
    }

    /// The same shape elsewhere.
    pub fn moved(mut self, by: Point) -> Self {
        match &mut self.outline {
            Outline::Circle { centre, .. } => *centre = add(*centre, by),
            Outline::Path(pieces) => pieces.iter_mut().for_each(|piece| *piece = piece.moved(by)),
        }
        self
    }

    /// Left, top, right and bottom of the outline, without the width of its line.
    pub fn bounds(&self) -> [f32; 4] {
        match &self.outline {
            Outline::Circle { centre: (x, y), radius } => {
                [x - radius, y - radius, x + radius, y + radius].map(|at| at as f32 / 10.0)
            }
            Outline::Path(pieces) => path_bounds(pieces),
        }
    }
}

impl Piece {
    pub fn moved(self, by: Point) -> Self {
        match self {
            Self::Move(to) => Self::Move(add(to, by)),
            Self::Line(to) => Self::Line(add(to, by)),
            Self::Curve(control, to) => Self::Curve(add(control, by), add(to, by)),
            Self::Close => Self::Close,
        }
    }
}

fn add(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

/// Straight lines from point to point.
pub(super) fn polyline(points: &[Point]) -> Vec<Piece> {
    let mut pieces: Vec<_> = points.iter().copied().map(Piece::Line).collect();
    if let (Some(first), Some(start)) = (pieces.first_mut(), points.first()) {
        *first = Piece::Move(*start);
    }
    pieces
}

/// Straight lines from point to point and back to the first.
pub(super) fn polygon(points: &[Point]) -> Vec<Piece> {
    let mut pieces = polyline(points);
    pieces.push(Piece::Close);
    pieces
}

fn path_bounds(pieces: &[Piece]) -> [f32; 4] {
    let mut bounds = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    let mut at = (0, 0);
    let mut include = |x: f32, y: f32| {
        bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
    };
    for piece in pieces {
        match *piece {
            Piece::Move(to) | Piece::Line(to) => {
                include(to.0 as f32, to.1 as f32);
                at = to;
            }
            Piece::Curve(control, to) => {
                include(extreme(at.0, control.0, to.0), extreme(at.1, control.1, to.1));
                include(to.0 as f32, to.1 as f32);
                at = to;
            }
            Piece::Close => {}
        }
    }
    bounds.map(|at| at / 10.0)
}

/// The farthest value that a quadratic curve takes between its ends, or its start.
fn extreme(start: Tenths, control: Tenths, end: Tenths) -> f32 {
    let (start, control, end) = (start as f32, control as f32, end as f32);
    let bend = start - 2.0 * control + end;
    let at = if bend == 0.0 { 0.0 } else { ((start - control) / bend).clamp(0.0, 1.0) };
    (1.0 - at).powi(2) * start + 2.0 * at * (1.0 - at) * control + at.powi(2) * end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_bounded_by_its_farthest_point() {
        let arch = Shape::line(vec![Piece::Move((0, 0)), Piece::Curve((50, 100), (100, 0))], Ink::Grid, 10);
        assert_eq!(arch.bounds(), [0.0, 0.0, 10.0, 5.0]);
        assert_eq!(arch.moved((20, 30)).bounds(), [2.0, 3.0, 12.0, 8.0]);
    }
}
