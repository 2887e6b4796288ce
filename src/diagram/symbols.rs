//! What is drawn again and again: the boards, the five discs, a hole. A page
//! defines each once, and its frames use them.

use super::glyphs;
use super::palette::Ink;
use super::shapes::{Piece, Point, Shape, Tenths, polygon, polyline};
use crate::rules::{Board, Disc, Shape as BoardShape, Square};

/// The width of a square.
pub(super) const SQUARE: Tenths = 200;
/// The radius of a disc.
pub(super) const DISC: Tenths = 84;
/// From the left or the top of a drawing to its first square, and from its last square to the other side.
pub(super) const MARGIN: (Tenths, Tenths) = (130, 30);

/// A group of shapes with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Symbol {
    Board(Board),
    Disc(Disc),
    Hole,
}

impl Symbol {
    /// Its id. A page has no other ids that begin with `d-`.
    pub fn id(self) -> String {
        match self {
            Self::Board(board) => format!("d-{}", board.name()),
            Self::Disc(disc) => format!("d-{}", disc.name().get(..1).unwrap_or_default()),
            Self::Hole => "d-h".to_owned(),
        }
    }

    /// Its shapes: discs and holes around the middle of their square, a board with a1 at its place.
    pub fn shapes(self) -> Vec<Shape> {
        match self {
            Self::Board(board) => Area::whole(board.shape()).shapes(),
            Self::Disc(disc) => disc_shapes(disc),
            Self::Hole => hole(),
        }
    }
}

/// The part of a board that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Area {
    pub board: BoardShape,
    /// The first file and rank that are drawn.
    pub from: (u8, u8),
    /// The last.
    pub to: (u8, u8),
}

impl Area {
    pub fn whole(board: BoardShape) -> Self {
        let last = board.size() - 1;
        Self { board, from: (0, 0), to: (last, last) }
    }

    /// The drawn squares, in reading order.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (self.from.1..=self.to.1)
            .flat_map(move |rank| (self.from.0..=self.to.0).filter_map(move |file| Square::new(file, rank)))
    }

    pub fn contains(self, square: Square) -> bool {
        (self.from.0..=self.to.0).contains(&square.file()) && (self.from.1..=self.to.1).contains(&square.rank())
    }

    /// The width and the height of the drawing.
    pub fn size(self) -> (Tenths, Tenths) {
        let length = |from: u8, to: u8| Tenths::from(to - from + 1) * SQUARE + MARGIN.0 + MARGIN.1;
        (length(self.from.0, self.to.0), length(self.from.1, self.to.1))
    }

    /// The top left of a square.
    pub fn corner(self, square: Square) -> Point {
        let at = |number: u8, from: u8| (Tenths::from(number) - Tenths::from(from)) * SQUARE + MARGIN.0;
        (at(square.file(), self.from.0), at(square.rank(), self.from.1))
    }

    pub fn middle(self, square: Square) -> Point {
        let (x, y) = self.corner(square);
        (x + SQUARE / 2, y + SQUARE / 2)
    }

    fn on_board(self, file: i32, rank: i32) -> bool {
        let square = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
        let square = square.and_then(|(file, rank)| Square::new(file, rank));
        square.is_some_and(|square| self.contains(square) && self.board.squares().contains(square))
    }

    /// The squares' ground, the lines between them, and the coordinates.
    pub fn shapes(self) -> Vec<Shape> {
        let (inner, rim) = self.lines();
        vec![
            Shape::area(self.ground(), Ink::Board),
            Shape::line(inner, Ink::Grid, 8),
            Shape::line(rim, Ink::Hint, 14),
            Shape::line(self.coordinates(), Ink::Coordinate, 10),
        ]
    }

    /// One rectangle for each run of squares in a rank.
    fn ground(self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for rank in self.from.1..=self.to.1 {
            let files = (self.from.0..=self.to.0).filter(|file| self.on_board((*file).into(), rank.into()));
            let (first, last) = (files.clone().min(), files.max());
            let ends =
                first.and_then(|file| Square::new(file, rank)).zip(last.and_then(|file| Square::new(file, rank)));
            if let Some(((left, top), (right, _))) = ends.map(|(first, last)| (self.corner(first), self.corner(last))) {
                let (right, bottom) = (right + SQUARE, top + SQUARE);
                pieces.extend(polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)]));
            }
        }
        pieces
    }

    /// The lines between two squares, and those between a square and what is none; each as long as can be.
    fn lines(self) -> (Vec<Piece>, Vec<Piece>) {
        let (mut inner, mut rim) = (Vec::new(), Vec::new());
        let reach = |from: u8, to: u8| i32::from(from)..=i32::from(to) + 1;
        for (across, along, down) in [
            (reach(self.from.1, self.to.1), reach(self.from.0, self.to.0), false),
            (reach(self.from.0, self.to.0), reach(self.from.1, self.to.1), true),
        ] {
            for line in across {
                let kind = |at: i32| {
                    let (before, after) = if down {
                        (self.on_board(line - 1, at), self.on_board(line, at))
                    } else {
                        (self.on_board(at, line - 1), self.on_board(at, line))
                    };
                    (before, after)
                };
                for (want_rim, pieces) in [(false, &mut inner), (true, &mut rim)] {
                    let wanted = |at: i32| match kind(at) {
                        (before, after) if want_rim => before != after,
                        (before, after) => before && after,
                    };
                    for (start, end) in runs(along.clone(), wanted) {
                        let point = |at: i32| if down { self.node(line, at) } else { self.node(at, line) };
                        pieces.extend(polyline(&[point(start), point(end)]));
                    }
                }
            }
        }
        (inner, rim)
    }

    /// The top left of the square that would be at this file and rank.
    fn node(self, file: i32, rank: i32) -> Point {
        let at = |number: i32, from: u8| (number - i32::from(from)) * SQUARE + MARGIN.0;
        (at(file, self.from.0), at(rank, self.from.1))
    }

    fn coordinates(self) -> Vec<Piece> {
        let (above, left) = (MARGIN.0 / 2 - 5, MARGIN.0 / 2 - 5);
        let mut pieces = Vec::new();
        for square in (self.from.0..=self.to.0).filter_map(|file| Square::new(file, 0)) {
            let letter = char::from(b'a' + square.file());
            pieces.extend(glyphs::lines(&letter.to_string(), (self.middle(square).0, above), 11));
        }
        for square in (self.from.1..=self.to.1).filter_map(|rank| Square::new(0, rank)) {
            pieces.extend(glyphs::lines(&(square.rank() + 1).to_string(), (left, self.middle(square).1), 11));
        }
        pieces
    }
}

/// The runs of numbers for which this holds, each with the number after its last.
fn runs(numbers: std::ops::RangeInclusive<i32>, holds: impl Fn(i32) -> bool) -> Vec<(i32, i32)> {
    let mut runs: Vec<(i32, i32)> = Vec::new();
    for number in numbers.filter(|number| holds(*number)) {
        match runs.last_mut() {
            Some((_, end)) if *end == number => *end = number + 1,
            _ => runs.push((number, number + 1)),
        }
    }
    runs
}

/// A disc and its mark. No mark reaches the ring near the rim at which the
/// disc is recognised, nor the middle, where numbers and marks stand.
fn disc_shapes(disc: Disc) -> Vec<Shape> {
    let mut shapes = vec![Shape::disc((0, 0), DISC, Ink::of(disc), Some((Ink::OnLight, 6)))];
    let ink = Ink::on(disc);
    match disc {
        Disc::Black => {}
        Disc::White => shapes.push(Shape::ring((0, 0), 48, Ink::Grid, 5)),
        Disc::Red => shapes.push(Shape::line(polygon(&[(0, -50), (50, 0), (0, 50), (-50, 0)]), ink, 8)),
        Disc::Green => {
            shapes.extend([(-33, -33), (33, -33), (-33, 33), (33, 33)].map(|at| Shape::disc(at, 11, ink, None)))
        }
        Disc::Neutral => {
            let mut bars = polyline(&[(-26, -44), (26, -44)]);
            bars.extend(polyline(&[(-26, 44), (26, 44)]));
            shapes.push(Shape::line(bars, ink, 12));
        }
    }
    shapes
}

fn hole() -> Vec<Shape> {
    let (edge, cross) = (SQUARE / 2, 40);
    let mut lines = polyline(&[(-cross, -cross), (cross, cross)]);
    lines.extend(polyline(&[(cross, -cross), (-cross, cross)]));
    vec![
        Shape::area(polygon(&[(-edge, -edge), (edge, -edge), (edge, edge), (-edge, edge)]), Ink::Hole),
        Shape::line(lines, Ink::HoleMark, 10),
    ]
}
