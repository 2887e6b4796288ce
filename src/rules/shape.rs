//! The boards: a new one is a new arm of [`Board`] and its row of data.

use super::square::{Direction, Square, SquareSet};

/// The boards that a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Board {
    /// 36 squares.
    Six,
    /// 64 squares, the standard board.
    #[default]
    Eight,
    /// 100 squares.
    Ten,
    /// 88 squares: ten by ten, less three at each corner.
    Octagon,
}

struct Row {
    name: &'static str,
    size: u8,
    /// How many squares each corner lacks along an edge.
    cut: u8,
}

impl Board {
    /// Every board, from the smallest name to the odd one out.
    pub const ALL: [Self; 4] = [Self::Six, Self::Eight, Self::Ten, Self::Octagon];

    const fn row(self) -> Row {
        match self {
            Self::Six => Row { name: "6x6", size: 6, cut: 0 },
            Self::Eight => Row { name: "8x8", size: 8, cut: 0 },
            Self::Ten => Row { name: "10x10", size: 10, cut: 0 },
            Self::Octagon => Row { name: "octagon", size: 10, cut: 2 },
        }
    }

    /// The name used in scenario files and on the command line.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The squares of this board.
    pub fn shape(self) -> Shape {
        let Row { size, cut, .. } = self.row();
        let last = size - 1;
        let squares = SquareSet::block(0, size)
            .iter()
            .filter(|square| {
                let (file, rank) = (square.file(), square.rank());
                file.min(last - file) + rank.min(last - rank) >= cut
            })
            .collect();
        Shape { size, squares }
    }
}

/// Which squares there are, before any is blocked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    size: u8,
    squares: SquareSet,
}

impl Shape {
    /// How many files, and how many ranks, there are.
    pub const fn size(self) -> u8 {
        self.size
    }

    /// The squares.
    pub const fn squares(self) -> SquareSet {
        self.squares
    }

    /// The four middle squares.
    pub fn centre(self) -> SquareSet {
        self.middle(1)
    }

    /// The middle four by four squares.
    pub fn central_area(self) -> SquareSet {
        self.middle(2)
    }

    fn middle(self, reach: u8) -> SquareSet {
        SquareSet::block(self.size / 2 - reach, self.size / 2 + reach)
    }

    /// The four middle squares clockwise from the top left.
    pub(super) fn ring(self) -> impl Iterator<Item = Square> {
        let (low, high) = (self.size / 2 - 1, self.size / 2);
        [(low, low), (high, low), (high, high), (low, high)]
            .into_iter()
            .filter_map(|(file, rank)| Square::new(file, rank))
    }

    /// The squares that no line can close over: on each of the four axes at
    /// least one neighbour is off the board.
    pub fn corners(self) -> SquareSet {
        let beside_edge = |direction: Direction| self.squares.without(self.squares.step(direction.opposite()));
        Direction::AXES
            .into_iter()
            .fold(self.squares, |corners, axis| corners & (beside_edge(axis) | beside_edge(axis.opposite())))
    }
}
