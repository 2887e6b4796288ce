//! The colours of a drawing, and the classes by which a page's style sheet may change them.

use crate::rules::Disc;

/// What a colour is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ink {
    Board,
    Grid,
    Coordinate,
    Hole,
    HoleMark,
    Black,
    White,
    Red,
    Green,
    Neutral,
    /// The mark on a dark disc, and its number.
    OnDark,
    /// The mark on a light disc, its number, and the rim of every disc.
    OnLight,
    Hint,
    /// What is said about a position: the play, its lines, arrows, marks.
    Accent,
    /// The edge around what is said, so that it stands out on every disc.
    Casing,
}

impl Ink {
    /// Red, green, blue.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Board => [0xd8, 0xc5, 0x9e],
            Self::Grid => [0xa0, 0x8a, 0x60],
            Self::Coordinate => [0x85, 0x75, 0x55],
            Self::Hole => [0x5a, 0x4b, 0x38],
            Self::HoleMark => [0x8b, 0x78, 0x5a],
            Self::Black => [0x1f, 0x1d, 0x1b],
            Self::White => [0xfd, 0xfb, 0xf5],
            Self::Red => [0xbe, 0x35, 0x2b],
            Self::Green => [0x2b, 0x84, 0x55],
            Self::Neutral => [0x92, 0x97, 0x9c],
            Self::OnDark => [0xff, 0xf6, 0xe4],
            Self::OnLight => [0x2a, 0x26, 0x22],
            Self::Hint => [0x6b, 0x58, 0x36],
            Self::Accent => [0x1d, 0x4e, 0xd8],
            Self::Casing => [0xe3, 0xed, 0xff],
        }
    }

    /// The colour as SVG writes it.
    pub fn hex(self) -> String {
        let [red, green, blue] = self.rgb();
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The class of everything in this colour.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Board => "d-board",
            Self::Grid => "d-grid",
            Self::Coordinate => "d-coord",
            Self::Hole => "d-hole",
            Self::HoleMark => "d-cross",
            Self::Black => "d-black",
            Self::White => "d-white",
            Self::Red => "d-red",
            Self::Green => "d-green",
            Self::Neutral => "d-neutral",
            Self::OnDark => "d-pale",
            Self::OnLight => "d-dark",
            Self::Hint => "d-hint",
            Self::Accent => "d-accent",
            Self::Casing => "d-casing",
        }
    }

    /// The body of a disc.
    pub const fn of(disc: Disc) -> Self {
        match disc {
            Disc::Black => Self::Black,
            Disc::White => Self::White,
            Disc::Red => Self::Red,
            Disc::Green => Self::Green,
            Disc::Neutral => Self::Neutral,
        }
    }

    /// What can be read on a disc.
    pub const fn on(disc: Disc) -> Self {
        match disc {
            Disc::White | Disc::Neutral => Self::OnLight,
            Disc::Black | Disc::Red | Disc::Green => Self::OnDark,
        }
    }
}
