//! Squares, sets of squares, and the eight directions a line can take.
//!
//! A square is the bit `rank × 11 + file` of a `u128`: ten files, and one
//! column that no board uses, so that a step off the right side of a rank
//! never lands on the next one.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

const STRIDE: u8 = 11;

/// The most files, and the most ranks, that a board can have.
pub const SIDE: u8 = 10;

/// One of the hundred squares `a1` to `j10`, on a board or not.
///
/// Ordered as one reads: `a1`, `b1`, … then the next rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file (0 is `a`) and a rank (0 is `1`, at the top), each below 10.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE { Some(Self(rank * STRIDE + file)) } else { None }
    }

    /// 0 for the file `a`, at the left, to 9 for `j`.
    pub const fn file(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0 for the rank `1`, at the top, to 9 for `10`.
    pub const fn rank(self) -> u8 {
        self.0 / STRIDE
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares, read in the order `a1`, `b1`, … rank by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The squares of the files and ranks `from..to`, both counted from 0 and at most 10.
    pub(super) fn block(from: u8, to: u8) -> Self {
        (from..to).flat_map(|rank| (from..to).filter_map(move |file| Square::new(file, rank))).collect()
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// How many squares there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares that are not in `other`.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Each square moved one step; steps off the boards' hundred squares must be masked by the caller.
    pub(super) const fn step(self, direction: Direction) -> Self {
        let by = direction.offset();
        Self(if by > 0 { self.0 << by } else { self.0 >> -by })
    }

    /// The squares one step away in any direction, likewise to be masked by the caller.
    pub(super) fn neighbours(self) -> Self {
        Direction::ALL.into_iter().fold(Self::EMPTY, |all, direction| all | self.step(direction))
    }

    /// The squares, in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let next = rest.trailing_zeros() as u8;
            (rest != 0).then(|| {
                rest &= rest - 1;
                Square(next)
            })
        })
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self(1 << square.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.into())
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for SquareSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One of the eight directions of a line.
///
/// In the reading order of a square's neighbours: from the one above and to
/// the left, to the one below and to the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    UpLeft,
    Up,
    UpRight,
    Left,
    Right,
    DownLeft,
    Down,
    DownRight,
}

impl Direction {
    /// All eight, in order.
    pub const ALL: [Self; 8] =
        [Self::UpLeft, Self::Up, Self::UpRight, Self::Left, Self::Right, Self::DownLeft, Self::Down, Self::DownRight];

    /// The four axes: every direction is one of these or the opposite of one.
    pub(super) const AXES: [Self; 4] = [Self::UpLeft, Self::Up, Self::UpRight, Self::Left];

    /// The direction back.
    pub const fn opposite(self) -> Self {
        Self::ALL[7 - self as usize]
    }

    const fn offset(self) -> i8 {
        const STEPS: [i8; 8] = [-12, -11, -10, -1, 1, 10, 11, 12];
        STEPS[self as usize]
    }
}
