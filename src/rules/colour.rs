//! Players' colours, the five kinds of disc, and what a square can hold.

use super::square::SquareSet;

/// A player's colour, in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Black,
    White,
    Red,
    Green,
}

impl Colour {
    /// All four, in the order of play.
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Red, Self::Green];

    /// The name used in scenario files: `black`, `white`, `red` or `green`.
    pub const fn name(self) -> &'static str {
        self.disc().name()
    }

    /// This colour's disc.
    pub const fn disc(self) -> Disc {
        Disc::ALL[self as usize]
    }
}

/// A disc: of a player's colour, or neutral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Disc {
    Black,
    White,
    Red,
    Green,
    /// Belongs to nobody: it can be flipped, but closes no line and is not counted.
    Neutral,
}

impl Disc {
    /// The four colours in the order of play, then neutral.
    pub const ALL: [Self; 5] = [Self::Black, Self::White, Self::Red, Self::Green, Self::Neutral];

    /// The name used in scenario files.
    pub const fn name(self) -> &'static str {
        ["black", "white", "red", "green", "neutral"][self as usize]
    }

    /// Whose disc it is, if anybody's.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Neutral => None,
            own => Some(Colour::ALL[own as usize]),
        }
    }
}

impl From<Colour> for Disc {
    fn from(colour: Colour) -> Self {
        colour.disc()
    }
}

/// What a square holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Playable, and no disc on it.
    Empty,
    /// A disc.
    Disc(Disc),
    /// A hole in the board.
    Blocked,
    /// No square of this board.
    Off,
}

impl Cell {
    /// The name used in scenario files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Disc(disc) => disc.name(),
            Self::Blocked => "blocked",
            Self::Off => "off",
        }
    }
}

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Players {
    #[default]
    Two,
    Three,
    Four,
}

impl Players {
    /// Every number of players.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// 2, 3 or 4.
    pub const fn count(self) -> usize {
        self as usize + 2
    }

    /// Whether more than two play: then nobody passes.
    pub const fn many(self) -> bool {
        !matches!(self, Self::Two)
    }

    /// The colours that play, in order.
    pub fn colours(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().take(self.count())
    }

    /// Whether the colour plays.
    pub const fn include(self, colour: Colour) -> bool {
        (colour as usize) < self.count()
    }

    /// Whose turn follows that of `colour`.
    pub const fn after(self, colour: Colour) -> Colour {
        Colour::ALL[(colour as usize + 1) % self.count()]
    }
}

/// The squares of each kind of disc, indexed by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Discs([SquareSet; 5]);

impl Discs {
    /// The squares with this disc.
    pub fn of(&self, disc: impl Into<Disc>) -> SquareSet {
        self.0[disc.into() as usize]
    }

    /// The squares with any disc.
    pub fn all(&self) -> SquareSet {
        self.0.iter().fold(SquareSet::EMPTY, |all, set| all | *set)
    }

    /// What lies on these squares is now of this kind.
    pub fn set(&mut self, squares: SquareSet, disc: impl Into<Disc>) {
        let disc = disc.into();
        for (kind, set) in Disc::ALL.into_iter().zip(&mut self.0) {
            *set = if kind == disc { *set | squares } else { set.without(squares) };
        }
    }

    /// Nothing lies on these squares any more.
    pub(super) fn clear(&mut self, squares: SquareSet) {
        for set in &mut self.0 {
            *set = set.without(squares);
        }
    }
}
