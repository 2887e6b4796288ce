//! Languages: their strings, and what a frame shows said in words.
//!
//! A language is one folder: `strings.ftl`, and `numbers.yaml` if numbers are
//! spelled out in its pages. All words and all grammar are in the strings;
//! this room only chooses which to say, in which order, and about what.
//!
//! A [`Language`] that exists can be spoken without a failure: references
//! that lead nowhere or in a circle are found when its strings are read.
//!
//! ```
//! use outflank::diagnostic::Source;
//! use outflank::language::Language;
//!
//! let strings = Source::new("strings.ftl", "language-name = English\nrule = Rule { $id }\n");
//! let english = Language::new("en", &strings, None).unwrap();
//! assert_eq!(english.text_with("rule", &[("id", "multi.start".into())]), "Rule multi.start");
//! ```

mod claims;
mod compare;
mod describe;
mod locale;
mod numbers;
mod phrase;
mod strings;
mod survey;
mod typography;
mod weight;

pub use claims::{Choice, cell, claim, options, refusal, refused, rules};
pub use describe::describe;
pub use locale::{Direction, Language};
pub use phrase::{date, squares};
pub use strings::Arg;
