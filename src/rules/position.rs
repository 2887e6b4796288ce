//! A position: the discs, whose turn it is, what may be played and what it does.

use alloc::vec::Vec;

use super::colour::{Cell, Colour, Disc, Discs, Players};
use super::options::{Goal, Opening, Options, Rules};
use super::shape::Shape;
use super::square::{Direction, Square, SquareSet};

/// What stands on the board and who is to move: a small value, copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    shape: Shape,
    playable: SquareSet,
    /// The squares that a free opening fills first; none in a standard one.
    filled_first: SquareSet,
    players: Players,
    goal: Goal,
    discs: Discs,
    turn: Option<Colour>,
    passed: Option<Colour>,
}

/// One line that a play closes: the discs that it flips.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// From the square played.
    pub direction: Direction,
    /// The discs between the square played and the disc that closes the line.
    pub flips: SquareSet,
}

/// What the player to move has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Plays that flip.
    Flip,
    /// Placements that flip nothing.
    Place,
}

impl MoveKind {
    /// The name used in scenario files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flip => "flip",
            Self::Place => "place",
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player has the winning count alone.
    Win(Colour),
    /// Players share the winning count: a draw for the whole table.
    Draw,
}

/// Why a play is refused, in the order in which reasons are looked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refused {
    /// The game has ended.
    GameOver,
    /// No square of this board.
    OffBoard,
    /// A blocked square.
    Blocked,
    /// A disc is there.
    Occupied,
    /// The free opening is still filling the centre.
    OutsideCentre,
    /// Two players: it closes no line.
    FlipsNothing,
    /// Three or four: it flips nothing and another square would.
    MustFlip,
    /// Three or four: nothing flips, and the square touches no disc.
    TouchesNothing,
}

impl Refused {
    /// All of them, in order.
    pub const ALL: [Self; 8] = [
        Self::GameOver,
        Self::OffBoard,
        Self::Blocked,
        Self::Occupied,
        Self::OutsideCentre,
        Self::FlipsNothing,
        Self::MustFlip,
        Self::TouchesNothing,
    ];

    /// The name used in scenario files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::OffBoard => "off-board",
            Self::Blocked => "blocked",
            Self::Occupied => "occupied",
            Self::OutsideCentre => "outside-centre",
            Self::FlipsNothing => "flips-nothing",
            Self::MustFlip => "must-flip",
            Self::TouchesNothing => "touches-nothing",
        }
    }
}

impl Rules {
    /// The position before the first move.
    pub fn opening(&self) -> Position {
        let options = self.options();
        let mut discs = Discs::default();
        if options.opening == Opening::Standard {
            for (square, disc) in self.shape().ring().zip(centre(options.players)) {
                discs.set(square.into(), disc);
            }
        }
        if let Some(handicap) = &options.handicap {
            discs.set(options.handicap_corners(), handicap.colour);
        }
        self.position(discs, Colour::Black)
    }

    /// A position that need not be reachable: these discs, and this player
    /// next, or whoever can move if this one must pass.
    ///
    /// Discs on squares that are not playable are left out.
    pub fn position(&self, mut discs: Discs, next: Colour) -> Position {
        let shape = self.shape();
        let playable = shape.squares().without(self.blocked());
        discs.clear(!playable);
        let &Options { players, goal, opening, .. } = self.options();
        let filled_first = match opening {
            Opening::Free => shape.centre(),
            Opening::Standard => SquareSet::EMPTY,
        };
        Position { shape, playable, filled_first, players, goal, discs, turn: None, passed: None }.settled(next)
    }
}

/// The discs of the standard opening, clockwise from the top left of the centre.
const fn centre(players: Players) -> [Disc; 4] {
    match players {
        Players::Two => [Disc::White, Disc::Black, Disc::White, Disc::Black],
        Players::Three => [Disc::Black, Disc::White, Disc::Red, Disc::Neutral],
        Players::Four => [Disc::Black, Disc::White, Disc::Red, Disc::Green],
    }
}

impl Position {
    /// The board, before any square is blocked.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The discs on the board.
    pub const fn discs(&self) -> &Discs {
        &self.discs
    }

    /// The squares that are taken out of play.
    pub fn blocked(&self) -> SquareSet {
        self.shape.squares().without(self.playable)
    }

    /// The playable squares without a disc.
    pub fn empty(&self) -> SquareSet {
        self.playable.without(self.discs.all())
    }

    /// What this square holds.
    pub fn cell(&self, square: Square) -> Cell {
        if !self.shape.squares().contains(square) {
            Cell::Off
        } else if !self.playable.contains(square) {
            Cell::Blocked
        } else {
            let disc = Disc::ALL.into_iter().find(|disc| self.discs.of(*disc).contains(square));
            disc.map_or(Cell::Empty, Cell::Disc)
        }
    }

    /// Who is to move; nobody when the game is over.
    pub const fn turn(&self) -> Option<Colour> {
        self.turn
    }

    /// Who had to pass just before this position. Always one at most: when two
    /// players in a row cannot move, the game is over.
    pub const fn passed(&self) -> Option<Colour> {
        self.passed
    }

    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// The squares that may be played now.
    pub fn legal(&self) -> SquareSet {
        self.turn.map_or(SquareSet::EMPTY, |colour| self.legal_for(colour).0)
    }

    /// What the player to move has; nothing when the game is over.
    pub fn move_kind(&self) -> Option<MoveKind> {
        self.turn.map(|colour| self.legal_for(colour).1)
    }

    /// The lines that playing here now closes, in the order of [`Direction::ALL`].
    ///
    /// None where nothing flips, and none where the square may not be played.
    pub fn lines(&self, square: Square) -> Vec<Line> {
        match self.turn {
            Some(colour) if self.legal_for(colour).0.contains(square) => self.closed(square, colour),
            _ => Vec::new(),
        }
    }

    /// The discs that playing here now flips: all of [`Position::lines`].
    pub fn flips(&self, square: Square) -> SquareSet {
        flipped(&self.lines(square))
    }

    /// Plays here: the lines are flipped and the turn goes to the next player who can move.
    ///
    /// # Errors
    /// The first reason for which this is refused; the position itself is a
    /// copy and stays as it was.
    pub fn play(&self, square: Square) -> Result<Self, Refused> {
        let Some(colour) = self.turn else {
            return Err(Refused::GameOver);
        };
        if !self.legal_for(colour).0.contains(square) {
            return Err(self.refusal(square, colour));
        }
        let mut after = *self;
        after.discs.set(flipped(&self.closed(square, colour)) | square.into(), colour);
        Ok(after.settled(self.players.after(colour)))
    }

    /// Why playing here now would be refused, if it would be.
    pub fn refused(&self, square: Square) -> Option<Refused> {
        self.play(square).err()
    }

    /// The result; none while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let counts = || self.players.colours().map(|colour| self.discs.of(colour).len());
        let winning = match self.goal {
            Goal::Most => counts().max(),
            Goal::Fewest => counts().min(),
        };
        let mut winners = self.players.colours().filter(|colour| Some(self.discs.of(*colour).len()) == winning);
        match (winners.next(), winners.next()) {
            (Some(winner), None) => Some(Outcome::Win(winner)),
            _ => Some(Outcome::Draw),
        }
    }

    /// With the turn given to the first player from `next` on who can move.
    fn settled(mut self, next: Colour) -> Self {
        let can = |colour| !self.legal_for(colour).0.is_empty();
        let other = self.players.after(next);
        (self.turn, self.passed) = if can(next) {
            (Some(next), None)
        } else if !self.players.many() && can(other) {
            (Some(other), Some(next))
        } else {
            (None, None)
        };
        self
    }

    /// The squares that a free opening has still to fill.
    fn filling(&self) -> SquareSet {
        self.empty() & self.filled_first
    }

    fn legal_for(&self, colour: Colour) -> (SquareSet, MoveKind) {
        let (empty, filling) = (self.empty(), self.filling());
        if !filling.is_empty() {
            return (filling, MoveKind::Place);
        }
        let closing = self.closing(colour);
        if closing.is_empty() && self.players.many() {
            return (empty & self.discs.all().neighbours(), MoveKind::Place);
        }
        (closing, MoveKind::Flip)
    }

    /// The empty squares from which this colour closes a line.
    fn closing(&self, colour: Colour) -> SquareSet {
        let (own, others, empty) = (self.discs.of(colour), self.others(colour), self.empty());
        let from = |direction| empty & run(own, others, direction).step(direction);
        Direction::ALL.into_iter().fold(SquareSet::EMPTY, |all, direction| all | from(direction))
    }

    /// The lines that a disc of this colour on an empty square closes.
    fn closed(&self, square: Square, colour: Colour) -> Vec<Line> {
        if !self.filling().is_empty() {
            return Vec::new();
        }
        let (own, others) = (self.discs.of(colour), self.others(colour));
        let line = |direction| Line { direction, flips: run(square.into(), others, direction) };
        let closes = |line: &Line| !line.flips.is_empty() && !(line.flips.step(line.direction) & own).is_empty();
        Direction::ALL.into_iter().map(line).filter(closes).collect()
    }

    fn others(&self, colour: Colour) -> SquareSet {
        self.discs.all().without(self.discs.of(colour))
    }

    fn refusal(&self, square: Square, colour: Colour) -> Refused {
        match self.cell(square) {
            Cell::Off => Refused::OffBoard,
            Cell::Blocked => Refused::Blocked,
            Cell::Disc(_) => Refused::Occupied,
            Cell::Empty if !self.filling().is_empty() => Refused::OutsideCentre,
            Cell::Empty if !self.players.many() => Refused::FlipsNothing,
            Cell::Empty => match self.legal_for(colour).1 {
                MoveKind::Flip => Refused::MustFlip,
                MoveKind::Place => Refused::TouchesNothing,
            },
        }
    }
}

fn flipped(lines: &[Line]) -> SquareSet {
    lines.iter().fold(SquareSet::EMPTY, |all, line| all | line.flips)
}

/// The squares of `through` that can be reached from `start` going one way without a gap.
fn run(start: SquareSet, through: SquareSet, direction: Direction) -> SquareSet {
    let mut reached = start.step(direction) & through;
    loop {
        let further = reached | (reached.step(direction) & through);
        if further == reached {
            return reached;
        }
        reached = further;
    }
}
