//! What a table asks for, what it plays by, and why a set-up is refused.

use alloc::vec::Vec;

use super::colour::{Colour, Players};
use super::draw::Draw;
use super::shape::{Board, Shape};
use super::square::{Square, SquareSet};

/// Which count wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// The largest.
    #[default]
    Most,
    /// The smallest: Anti-Reversi.
    Fewest,
}

/// How the centre is filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Opening {
    /// The discs stand there from the start.
    #[default]
    Standard,
    /// The players place them in turn.
    Free,
}

/// The squares that are taken out of play, as asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    /// Named one by one; none, if the list is empty.
    Named(Vec<Square>),
    /// Drawn by lot.
    Drawn(Draw),
}

/// Discs that one colour has on corners before the first move, as asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Handicap {
    /// The weaker player.
    pub colour: Colour,
    /// The corners.
    pub corners: Vec<Square>,
}

/// What a table asks for, offered or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Options {
    pub board: Board,
    pub players: Players,
    pub goal: Goal,
    pub opening: Opening,
    pub blocked: Blocked,
    pub handicap: Option<Handicap>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: Board::default(),
            players: Players::default(),
            goal: Goal::default(),
            opening: Opening::default(),
            blocked: Blocked::Named(Vec::new()),
            handicap: None,
        }
    }
}

/// Why a set-up is refused, in the order in which reasons are named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// This board is not for so many players.
    BoardNotOffered,
    /// The free opening is for two players.
    OpeningNotOffered,
    /// The handicap is for two players.
    HandicapNotOffered,
    /// More than four squares are blocked.
    TooManyBlocked,
    /// A blocked square is not on the board.
    BlockedOffBoard,
    /// A blocked square is in the central area.
    BlockedInCentre,
    /// A blocked square is a handicap corner.
    BlockedOnHandicap,
    /// A handicap square is not a corner of the board.
    HandicapNotACorner,
    /// More than four handicap corners.
    TooManyHandicap,
    /// A square is named twice.
    RepeatedSquare,
}

impl Refusal {
    /// All of them, in order.
    pub const ALL: [Self; 10] = [
        Self::BoardNotOffered,
        Self::OpeningNotOffered,
        Self::HandicapNotOffered,
        Self::TooManyBlocked,
        Self::BlockedOffBoard,
        Self::BlockedInCentre,
        Self::BlockedOnHandicap,
        Self::HandicapNotACorner,
        Self::TooManyHandicap,
        Self::RepeatedSquare,
    ];

    /// The name used in scenario files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BoardNotOffered => "board-not-offered",
            Self::OpeningNotOffered => "opening-not-offered",
            Self::HandicapNotOffered => "handicap-not-offered",
            Self::TooManyBlocked => "too-many-blocked",
            Self::BlockedOffBoard => "blocked-off-board",
            Self::BlockedInCentre => "blocked-in-centre",
            Self::BlockedOnHandicap => "blocked-on-handicap",
            Self::HandicapNotACorner => "handicap-not-a-corner",
            Self::TooManyHandicap => "too-many-handicap",
            Self::RepeatedSquare => "repeated-square",
        }
    }

    fn holds(self, options: &Options) -> bool {
        let shape = options.board.shape();
        let many = options.players.many();
        let named = options.blocked.named();
        let corners = options.handicap.as_ref().map_or(&[][..], |handicap| &handicap.corners);
        let blocked: SquareSet = named.iter().copied().collect();
        let handicap: SquareSet = corners.iter().copied().collect();
        match self {
            Self::BoardNotOffered => many && options.board == Board::Six,
            Self::OpeningNotOffered => many && options.opening == Opening::Free,
            Self::HandicapNotOffered => many && options.handicap.is_some(),
            Self::TooManyBlocked => match options.blocked {
                Blocked::Named(_) => blocked.len() > MOST_BLOCKED,
                Blocked::Drawn(draw) => draw.n > MOST_BLOCKED as u64,
            },
            Self::BlockedOffBoard => !blocked.without(shape.squares()).is_empty(),
            Self::BlockedInCentre => !(blocked & shape.central_area()).is_empty(),
            Self::BlockedOnHandicap => !(blocked & handicap).is_empty(),
            Self::HandicapNotACorner => !handicap.without(shape.corners()).is_empty(),
            Self::TooManyHandicap => handicap.len() > MOST_HANDICAP,
            Self::RepeatedSquare => blocked.len() < named.len() || handicap.len() < corners.len(),
        }
    }
}

const MOST_BLOCKED: usize = 4;
const MOST_HANDICAP: usize = 4;

impl Blocked {
    fn named(&self) -> &[Square] {
        match self {
            Self::Named(squares) => squares,
            Self::Drawn(_) => &[],
        }
    }
}

/// What a table has agreed on: options that are offered together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    options: Options,
    blocked: SquareSet,
}

impl Rules {
    /// Agrees on what is asked.
    ///
    /// # Errors
    /// Every reason for which this set-up is refused, each once, in order.
    pub fn agree(options: Options) -> Result<Self, Vec<Refusal>> {
        let reasons: Vec<_> = Refusal::ALL.into_iter().filter(|reason| reason.holds(&options)).collect();
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let blocked = match &options.blocked {
            Blocked::Named(squares) => squares.iter().copied().collect(),
            Blocked::Drawn(draw) => {
                let shape = options.board.shape();
                let kept = shape.central_area() | options.handicap_corners();
                draw.from(shape.squares().without(kept))
            }
        };
        Ok(Self { options, blocked })
    }

    /// What was asked.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The board, before any square is blocked.
    pub fn shape(&self) -> Shape {
        self.options.board.shape()
    }

    /// The squares out of play, named or drawn.
    pub const fn blocked(&self) -> SquareSet {
        self.blocked
    }
}

impl Options {
    pub(super) fn handicap_corners(&self) -> SquareSet {
        self.handicap.iter().flat_map(|handicap| handicap.corners.iter().copied()).collect()
    }
}
