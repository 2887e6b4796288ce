//! A frame as a drawing: what is used where, and what is drawn over it.

use super::glyphs;
use super::palette::Ink;
use super::shapes::{Piece, Point, Shape, Tenths, polygon, polyline};
use super::symbols::{Area, SQUARE, Symbol};
use crate::rules::{Board, Cell, Disc, Line, Position, Square, SquareSet};
use crate::scenario::{Frame, Mark, Played};

/// What a drawing is made of, in the order of drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Item {
    Use(Symbol, Point),
    Shape(Shape),
}

/// A frame's drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Drawing {
    pub area: Area,
    pub items: Vec<Item>,
}

impl Drawing {
    pub fn of(frame: &Frame) -> Self {
        let board = frame.position().shape();
        let area = match frame.show().crop {
            None => Area::whole(board),
            Some(crop) => {
                Area { board, from: (crop.from.file(), crop.from.rank()), to: (crop.to.file(), crop.to.rank()) }
            }
        };
        let mut drawing = Self { area, items: Vec::new() };
        drawing.board();
        drawing.cells(frame.position());
        drawing.annotate(frame);
        drawing
    }

    fn board(&mut self) {
        let whole = Area::whole(self.area.board) == self.area;
        match Board::ALL.into_iter().find(|board| whole && board.shape() == self.area.board) {
            Some(board) => self.items.push(Item::Use(Symbol::Board(board), (0, 0))),
            None => self.items.extend(self.area.shapes().into_iter().map(Item::Shape)),
        }
    }

    fn cells(&mut self, position: &Position) {
        for square in self.area.squares() {
            let symbol = match position.cell(square) {
                Cell::Empty | Cell::Off => continue,
                Cell::Blocked => Symbol::Hole,
                Cell::Disc(disc) => Symbol::Disc(disc),
            };
            self.items.push(Item::Use(symbol, self.area.middle(square)));
        }
    }

    /// What the frame shows besides its position, from the least to the most important.
    fn annotate(&mut self, frame: &Frame) {
        let (position, show) = (frame.position(), frame.show());
        if show.legal {
            self.hints(position, show.preview);
        }
        if let Some(played) = frame.played() {
            // A preview has lines of its own, and numbers stand where the dots would be.
            self.played(played, show.preview.is_none() && !show.numbers, position);
        }
        if let (Some(square), Some(colour)) = (show.preview, position.turn()) {
            self.lines(square, &position.lines(square), position);
            let middle = self.area.middle(square);
            self.add(square, Shape::disc(middle, 46, Ink::of(colour.disc()), Some((Ink::Accent, 12))));
        }
        for (from, to) in &show.arrows {
            self.arrow(*from, *to);
        }
        if show.numbers {
            self.numbers(frame);
        }
        for (square, mark) in &show.marks {
            self.mark(*square, *mark, position);
        }
    }

    fn add(&mut self, square: Square, shape: Shape) {
        if self.area.contains(square) {
            self.items.push(Item::Shape(shape));
        }
    }

    /// A line with an edge around it, so that it can be seen on every disc.
    fn cased(&mut self, pieces: Vec<Piece>, width: Tenths) {
        self.items.push(Item::Shape(Shape::line(pieces.clone(), Ink::Casing, width + 12)));
        self.items.push(Item::Shape(Shape::line(pieces, Ink::Accent, width)));
    }

    fn hints(&mut self, position: &Position, preview: Option<Square>) {
        for square in position.legal().iter().filter(|square| Some(*square) != preview) {
            let middle = self.area.middle(square);
            self.add(square, Shape::disc(middle, 24, Ink::Hint, None));
        }
    }

    /// The play: its square, and the lines along which it flipped.
    fn played(&mut self, played: &Played, lines: bool, position: &Position) {
        let ((x, y), inset) = (self.area.corner(played.square), 12);
        let (left, top, right, bottom) = (x + inset, y + inset, x + SQUARE - inset, y + SQUARE - inset);
        let frame = polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)]);
        self.add(played.square, Shape::line(frame, Ink::Accent, 14));
        if lines {
            self.lines(played.square, &played.lines, position);
        }
    }

    /// From the square played over the discs that flip, each with a dot, to the disc that closes the line.
    fn lines(&mut self, from: Square, lines: &[Line], position: &Position) {
        let mut pieces = Vec::new();
        for line in lines {
            let farthest = line.flips.iter().max_by_key(|square| distance(from, *square));
            let end = farthest.and_then(|last| beyond(from, last)).unwrap_or(from);
            if self.area.contains(from) && self.area.contains(end) {
                pieces.extend(polyline(&[self.area.middle(from), self.area.middle(end)]));
            }
        }
        if !pieces.is_empty() {
            self.cased(pieces, 12);
        }
        let flips = lines.iter().fold(SquareSet::EMPTY, |all, line| all | line.flips);
        for square in (flips & position.discs().all()).iter() {
            let middle = self.area.middle(square);
            self.add(square, Shape::disc(middle, 22, Ink::Accent, Some((Ink::Casing, 10))));
        }
    }

    fn arrow(&mut self, from: Square, to: Square) {
        if !(self.area.contains(from) && self.area.contains(to)) {
            return;
        }
        let (start, end) = (self.area.middle(from), self.area.middle(to));
        let toward = |length: f64, aside: f64| point_toward(start, end, length, aside);
        let mut pieces = polyline(&[toward(40.0, 0.0), end]);
        pieces.extend(polyline(&[point_toward(end, start, 52.0, 34.0), end, point_toward(end, start, 52.0, -34.0)]));
        self.cased(pieces, 16);
    }

    /// The ply that placed each disc, in the ink that can be read on it.
    fn numbers(&mut self, frame: &Frame) {
        for ink in [Ink::OnDark, Ink::OnLight] {
            let mut pieces = Vec::new();
            for (square, ply) in frame.placed().iter().filter(|(square, _)| self.area.contains(**square)) {
                if ink_on(frame.position(), *square) == ink {
                    pieces.extend(glyphs::lines(&ply.to_string(), self.area.middle(*square), 10));
                }
            }
            if !pieces.is_empty() {
                self.items.push(Item::Shape(Shape::line(pieces, ink, 12)));
            }
        }
    }

    fn mark(&mut self, square: Square, mark: Mark, position: &Position) {
        let (x, y) = self.area.middle(square);
        if mark == Mark::Circle && matches!(position.cell(square), Cell::Disc(_)) {
            // Around the disc, so that the disc's own mark can still be seen.
            return self.add(square, Shape::ring((x, y), 91, Ink::Accent, 14));
        }
        let outline = |reach: Tenths, width: Tenths, ink: Ink| match mark {
            Mark::Circle => Shape::ring((x, y), reach, ink, width),
            Mark::Square => {
                let reach = reach - 6;
                let corners =
                    [(x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)];
                Shape::line(polygon(&corners), ink, width)
            }
            Mark::Cross => {
                let reach = reach - 6;
                let mut pieces = polyline(&[(x - reach, y - reach), (x + reach, y + reach)]);
                pieces.extend(polyline(&[(x + reach, y - reach), (x - reach, y + reach)]));
                Shape::line(pieces, ink, width)
            }
            Mark::Letter(letter) => Shape::line(glyphs::lines(&letter.to_string(), (x, y), 13), ink, width),
        };
        if position.cell(square) != Cell::Empty {
            self.add(square, outline(42, 30, Ink::Casing));
        }
        self.add(square, outline(42, 16, Ink::Accent));
    }
}

fn ink_on(position: &Position, square: Square) -> Ink {
    match position.cell(square) {
        Cell::Disc(disc) => Ink::on(disc),
        _ => Ink::on(Disc::White),
    }
}

fn distance(one: Square, other: Square) -> u8 {
    one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank()))
}

/// The square one step behind `last` as seen from `from`.
fn beyond(from: Square, last: Square) -> Option<Square> {
    let step = |from: u8, last: u8| (i16::from(last) + (i16::from(last) - i16::from(from)).signum()).try_into().ok();
    Square::new(step(from.file(), last.file())?, step(from.rank(), last.rank())?)
}

/// The point so far from `start` on the way to `end`, and so far to the side.
fn point_toward(start: Point, end: Point, length: f64, aside: f64) -> Point {
    let (x, y) = (f64::from(end.0 - start.0), f64::from(end.1 - start.1));
    let whole = (x * x + y * y).sqrt().max(1.0);
    let (x, y) = (x / whole, y / whole);
    let round = |at: f64| at.round() as Tenths;
    (start.0 + round(x * length - y * aside), start.1 + round(y * length + x * aside))
}
