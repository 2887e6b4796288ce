//! Claims, refusals and the options of a table in words.

use super::describe::{board_key, goal, turn, would_flip};
use super::locale::Language;
use super::phrase::squares;
use crate::rules::{Blocked, Cell, Colour, Disc, MoveKind, Opening, Options, Outcome, Refusal, Refused, Rules};
use crate::rules::{Square, SquareSet};
use crate::scenario::{Claim, Frame};

/// A claim about a frame, as a sentence.
pub fn claim(language: &Language, frame: &Frame, claim: &Claim) -> String {
    match *claim {
        Claim::By(colour) => language.phrase("claim-by").colour(colour).say(),
        Claim::Flipped(set) => language.phrase("claim-flipped").squares(set).say(),
        Claim::Passed(Some(colour)) => language.phrase("claim-passed").colour(colour).say(),
        Claim::Passed(None) => language.text("claim-nobody-passed"),
        Claim::Refused(square, reason) => refused(language, square, reason),
        Claim::Turn(colour) => turn(language, colour),
        Claim::Legal(set) => language.phrase("claim-legal").squares(set).say(),
        Claim::Move(kind) => moves(language, frame.position().turn(), kind),
        Claim::Flips(square, set) => would_flip(language, square, set),
        Claim::Discs(disc, count) => discs(language, disc, count),
        Claim::Empty(count) => language.phrase("empty-squares").count(count).say(),
        Claim::At(square, held) => language.phrase("claim-at").square(square).with("cell", held.name()).say(),
        Claim::Board(_) => language.text("claim-board"),
        Claim::Blocked(set) => language.phrase("claim-blocked").squares(set).say(),
        Claim::Over(true) => language.text("game-over"),
        Claim::Over(false) => language.text("claim-goes-on"),
        Claim::Winner(Outcome::Win(colour)) => language.phrase("claim-winner").colour(colour).say(),
        Claim::Winner(Outcome::Draw) => language.text("claim-draw"),
    }
}

fn moves(language: &Language, turn: Option<Colour>, kind: MoveKind) -> String {
    let colour = turn.unwrap_or(Colour::Black);
    language.phrase("claim-move").colour(colour).with("kind", kind.name()).say()
}

fn discs(language: &Language, disc: Disc, count: usize) -> String {
    match disc.colour() {
        Some(colour) => language.phrase("claim-discs").colour(colour).count(count).say(),
        None => language.phrase("claim-neutral").count(count).say(),
    }
}

/// Why a play on this square is refused, as a sentence.
pub fn refused(language: &Language, square: Square, reason: Refused) -> String {
    language.phrase(&format!("refused-{}", reason.name())).square(square).say()
}

/// Why a set-up is refused, as a sentence.
pub fn refusal(language: &Language, reason: Refusal) -> String {
    language.text(&format!("refusal-{}", reason.name()))
}

/// What a square holds, in a word or two, as a cell of a table.
pub fn cell(language: &Language, cell: Cell) -> String {
    language.phrase("cell").with("cell", cell.name()).say()
}

/// One thing that a table settles before play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What is settled: `Board`.
    pub label: String,
    /// How: `8×8`.
    pub value: String,
}

/// What was asked, offered or not: board, players, goal, opening, blocked squares, handicap.
pub fn options(language: &Language, options: &Options) -> Vec<Choice> {
    choices(language, options, None)
}

/// What a table has agreed on, with the squares that were drawn.
pub fn rules(language: &Language, rules: &Rules) -> Vec<Choice> {
    choices(language, rules.options(), Some(rules.blocked()))
}

fn choices(language: &Language, options: &Options, drawn: Option<SquareSet>) -> Vec<Choice> {
    let opening = match options.opening {
        Opening::Standard => "standard",
        Opening::Free => "free",
    };
    let value = |id, key, name| language.phrase(id).with(key, name).say();
    [
        ("option-board", language.phrase("board-name").with("board", board_key(options.board)).say()),
        ("option-players", language.phrase("players-number").count(options.players.count()).say()),
        ("option-goal", value("goal-name", "goal", goal(options.goal))),
        ("option-opening", value("opening-name", "opening", opening)),
        ("option-blocked", blocked(language, &options.blocked, drawn)),
        ("option-handicap", handicap(language, options)),
    ]
    .into_iter()
    .map(|(label, value)| Choice { label: language.text(label), value })
    .collect()
}

fn blocked(language: &Language, blocked: &Blocked, drawn: Option<SquareSet>) -> String {
    match blocked {
        Blocked::Named(named) if named.is_empty() => language.text("blocked-none"),
        Blocked::Named(named) => squares(language, named.iter().copied().collect()),
        Blocked::Drawn(draw) => {
            let phrase = |id| language.phrase(id).with("seed", draw.seed.to_string());
            match drawn {
                Some(set) => phrase("blocked-drawn").squares(set).say(),
                None => phrase("blocked-to-draw").with("count", draw.n).say(),
            }
        }
    }
}

fn handicap(language: &Language, options: &Options) -> String {
    match &options.handicap {
        None => language.text("handicap-none"),
        Some(handicap) => {
            let corners = handicap.corners.iter().copied().collect();
            language.phrase("handicap-on").colour(handicap.colour).squares(corners).say()
        }
    }
}
