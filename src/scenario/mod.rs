//! Scenarios: scripts of plays with claims, proved or refuted by the engine.
//!
//! [`verify()`] reads a file (`file`, `set_up`, `script`), plays it through and
//! holds each claim against the position (`claims`). What comes out is a
//! [`Scenario`] with its [`Frame`]s, or everything that is wrong.
//!
//! ```
//! use outflank::diagnostic::Source;
//! use outflank::scenario::verify;
//!
//! let file = Source::new("first.yaml", "title: The first play\nscript: [{play: c4, flips: [d4]}]\n");
//! assert_eq!(verify("first", &file).unwrap().frames().len(), 2);
//!
//! let file = Source::new("false.yaml", "title: A false claim\nscript: [{play: c4, flips: [d5]}]\n");
//! let problems = verify("false", &file).unwrap_err();
//! assert_eq!(problems[0].message, "c4 flips d4; claimed d5 (d4 is missing; d5 is Black's own)");
//! ```

mod claims;
mod file;
mod frame;
mod json;
mod script;
mod set_up;
mod verify;

pub use frame::{Claim, Crop, Frame, Mark, Played, Proof, Scenario, Show};
pub use json::json;
pub use verify::{verify, verify_part};
