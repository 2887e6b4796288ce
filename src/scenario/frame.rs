//! What comes out of verification: a scenario that holds, frame by frame.
//!
//! None of these can be made outside this room, so holding one is the proof
//! that the engine has played it and that every claim held.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::diagnostic::{Place, Source};
use crate::notation::Drawing;
use crate::rules::{Cell, Colour, Disc, Line, MoveKind, Options, Outcome, Position, Refusal, Refused, Rules};
use crate::rules::{Square, SquareSet};

/// A scenario whose every claim holds.
#[derive(Debug, Clone)]
pub struct Scenario {
    pub(super) id: String,
    pub(super) source: Arc<Source>,
    pub(super) title: String,
    pub(super) summary: Option<String>,
    pub(super) covers: Vec<(String, Place)>,
    pub(super) proof: Proof,
}

/// What was proven.
#[derive(Debug, Clone)]
pub enum Proof {
    /// The set-up is refused, for exactly these reasons.
    Refused {
        /// What was asked.
        options: Options,
        /// Why it is refused, in the engine's order.
        reasons: Vec<Refusal>,
    },
    /// It was played; there is always a frame 0.
    Played {
        /// What the table agreed on.
        rules: Rules,
        /// The frames, by ply.
        frames: Vec<Frame>,
    },
}

impl Scenario {
    /// The file's path under `diagrams/` without its ending, or `<page>#<name>` for one in a page.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The file it was read from.
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// The title in the source language; empty for one in a page that has none.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The summary in the source language.
    pub fn summary(&self) -> Option<&str> {
        self.summary.as_deref()
    }

    /// The rule ids that it shows, and where each is written.
    pub fn covers(&self) -> &[(String, Place)] {
        &self.covers
    }

    /// What was proven.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// The frames; none where the set-up is refused.
    pub fn frames(&self) -> &[Frame] {
        match &self.proof {
            Proof::Refused { .. } => &[],
            Proof::Played { frames, .. } => frames,
        }
    }
}

/// One frame: a position, the play that led to it, and what is to be shown on it.
#[derive(Debug, Clone)]
pub struct Frame {
    pub(super) ply: usize,
    pub(super) played: Option<Played>,
    pub(super) position: Position,
    pub(super) placed: BTreeMap<Square, usize>,
    pub(super) show: Show,
    pub(super) claims: Vec<Claim>,
}

/// A play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who played.
    pub by: Colour,
    /// Where.
    pub square: Square,
    /// The lines it closed; none for a placement.
    pub lines: Vec<Line>,
}

impl Played {
    /// The discs that it flipped.
    pub fn flips(&self) -> SquareSet {
        self.lines.iter().fold(SquareSet::EMPTY, |all, line| all | line.flips)
    }
}

impl Frame {
    /// Its number: 0 before the first step of the script, then one more for every play.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The play that led here; none in frame 0.
    pub fn played(&self) -> Option<&Played> {
        self.played.as_ref()
    }

    /// The position after that play, and after a forced pass.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The squares where the script placed a disc, and the ply that did.
    pub fn placed(&self) -> &BTreeMap<Square, usize> {
        &self.placed
    }

    /// What is drawn on it besides.
    pub fn show(&self) -> &Show {
        &self.show
    }

    /// What the scenario claims about it, all of it true.
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }
}

/// What a scenario draws on a frame.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Show {
    /// Hint at the squares that may be played.
    pub legal: bool,
    /// Marks on squares, of the board or not.
    pub marks: BTreeMap<Square, Mark>,
    /// Arrows from one square to another, in the order written.
    pub arrows: Vec<(Square, Square)>,
    /// A legal play, shown as if made.
    pub preview: Option<Square>,
    /// The part of the board that is drawn.
    pub crop: Option<Crop>,
    /// Number the discs by the ply that placed them.
    pub numbers: bool,
    /// A line of text in the source language.
    pub note: Option<String>,
}

/// A mark on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mark {
    Circle,
    Cross,
    Square,
    /// `A` to `Z`.
    Letter(char),
}

/// A rectangle of squares: `from` at its top left, `to` at its bottom right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Crop {
    pub from: Square,
    pub to: Square,
}

impl Crop {
    /// Whether the square is inside.
    pub fn contains(self, square: Square) -> bool {
        let within = |low: u8, value: u8, high: u8| low <= value && value <= high;
        within(self.from.file(), square.file(), self.to.file())
            && within(self.from.rank(), square.rank(), self.to.rank())
    }
}

/// One claim about a frame, which holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The play that led here was this colour's.
    By(Colour),
    /// The play that led here flipped exactly these.
    Flipped(SquareSet),
    /// Who passed just before, if anybody.
    Passed(Option<Colour>),
    /// A play on this square is refused, for this reason.
    Refused(Square, Refused),
    /// Whose turn it is.
    Turn(Colour),
    /// Exactly these may be played.
    Legal(SquareSet),
    /// What the player to move has.
    Move(MoveKind),
    /// Playing here would flip exactly these.
    Flips(Square, SquareSet),
    /// So many discs of this kind.
    Discs(Disc, usize),
    /// So many empty squares.
    Empty(usize),
    /// What a square holds.
    At(Square, Cell),
    /// The whole board is as drawn.
    Board(Drawing),
    /// Exactly these are blocked.
    Blocked(SquareSet),
    /// Whether the game has ended.
    Over(bool),
    /// How it ended.
    Winner(Outcome),
}
