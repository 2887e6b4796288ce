//! The rules engine: the only place in the project that knows the rules.
//!
//! What a table asks for ([`Options`]) becomes what it plays by ([`Rules`]), or
//! is refused with every reason. Rules give an opening [`Position`]; a position
//! says what is legal, what a play flips, and gives the next position.
//!
//! Every board fits one `u128` ([`SquareSet`]), with an unused column between
//! one rank and the next. The edge, a cut-off square and a blocked square are
//! all simply not playable, so a line ends at each of them in the same way.
//!
//! ```
//! use outflank::rules::{Colour, Options, Rules, Square};
//!
//! let start = Rules::agree(Options::default()).unwrap().opening();
//! assert_eq!(start.legal().len(), 4);
//!
//! let c4 = Square::new(2, 3).unwrap();
//! let next = start.play(c4).unwrap();
//! assert_eq!(next.turn(), Some(Colour::White));
//! ```

mod colour;
mod draw;
mod options;
mod perft;
mod position;
mod shape;
mod square;

pub use colour::{Cell, Colour, Disc, Discs, Players};
pub use draw::Draw;
pub use options::{Blocked, Goal, Handicap, Opening, Options, Refusal, Rules};
pub use perft::{divide, perft};
pub use position::{Line, MoveKind, Outcome, Position, Refused};
pub use shape::{Board, Shape};
pub use square::{Direction, Square, SquareSet};
