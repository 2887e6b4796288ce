//! Each claim held against the position: whether it is true, and if not, what is.

use super::frame::{Claim, Played};
use crate::notation::{list, sentence};
use crate::rules::{Cell, Colour, Disc, MoveKind, Outcome, Position, Refused, Square, SquareSet};

/// A claim that does not hold.
pub(super) struct Wrong {
    /// What the rules give, and what was claimed.
    pub message: String,
    /// What to do; what the rules give stands in it as it is written in a scenario.
    pub help: String,
}

fn wrong(message: impl Into<String>, paste: impl Into<String>) -> Result<(), Wrong> {
    Err(Wrong { message: message.into(), help: rules_give(&paste.into()) })
}

fn rules_give(paste: &str) -> String {
    format!("the rules give: `{paste}`")
}

/// Holds a claim against the position, and the play that led there.
pub(super) fn check(claim: &Claim, position: &Position, played: Option<&Played>) -> Result<(), Wrong> {
    match claim {
        Claim::By(colour) => by(*colour, played),
        Claim::Flipped(squares) => flipped(*squares, position, played),
        Claim::Passed(colour) => passed(*colour, position.passed()),
        Claim::Refused(square, reason) => refused(position, *square, Some(*reason)).map(|_| ()),
        Claim::Turn(colour) => turn(*colour, position),
        Claim::Legal(squares) => legal(*squares, position),
        Claim::Move(kind) => move_kind(*kind, position),
        Claim::Flips(square, squares) => flips(*square, *squares, position),
        Claim::Discs(disc, number) => discs(*disc, *number, position),
        Claim::Empty(number) => empty(*number, position),
        Claim::At(square, cell) => at(*square, *cell, position),
        Claim::Board(drawing) => {
            let drawn = |square| drawing.blocked.contains(square) == (position.cell(square) == Cell::Blocked);
            let same = drawing.discs == *position.discs() && position.shape().squares().iter().all(drawn);
            if same { Ok(()) } else { different_board(drawing, position) }
        }
        Claim::Blocked(squares) => blocked(*squares, position),
        Claim::Over(over) => is_over(*over, position),
        Claim::Winner(outcome) => winner(*outcome, position),
    }
}

/// The reason for which a play here is refused, where it is and for the one claimed.
pub(super) fn refused(position: &Position, square: Square, claimed: Option<Refused>) -> Result<Refused, Wrong> {
    match (position.refused(square), claimed) {
        (Some(reason), None) => Ok(reason),
        (Some(reason), Some(claimed)) if reason == claimed => Ok(reason),
        (Some(reason), Some(claimed)) => Err(Wrong {
            message: format!(
                "{square} is refused for another reason: {}; claimed `{}`",
                why(reason, square, position),
                claimed.name()
            ),
            help: rules_give(&format!("because: {}", reason.name())),
        }),
        (None, _) => {
            let flips = position.flips(square);
            let what = if flips.is_empty() { "flips nothing".to_owned() } else { format!("flips {}", sentence(flips)) };
            let message = format!("{square} is not refused: {} may play there, and it {what}", turn_name(position));
            Err(Wrong { message, help: "leave it out, or `play` it".to_owned() })
        }
    }
}

fn by(colour: Colour, played: Option<&Played>) -> Result<(), Wrong> {
    match played {
        Some(played) if played.by != colour => {
            let message = format!("{} plays {}; claimed {}", name(played.by), played.square, name(colour));
            wrong(message, format!("by: {}", played.by.name()))
        }
        _ => Ok(()),
    }
}

fn flipped(claimed: SquareSet, after: &Position, played: Option<&Played>) -> Result<(), Wrong> {
    let Some(played) = played else { return Ok(()) };
    let extra = |square| match after.cell(square) {
        Cell::Disc(disc) if square == played.square => format!("is the {} disc just played", disc.name()),
        cell => not_flipped(cell, played.by),
    };
    let given = played.flips();
    sets(played.square, given, claimed, extra).or_else(|message| wrong(message, format!("flips: {}", list(given))))
}

fn flips(square: Square, claimed: SquareSet, position: &Position) -> Result<(), Wrong> {
    if let Some(reason) = position.refused(square) {
        let message = format!("{square} may not be played: {}", why(reason, square, position));
        return Err(Wrong { message, help: "claim that with `reject`".to_owned() });
    }
    let own = position.turn();
    let extra = |square| own.map_or_else(String::new, |own| not_flipped(position.cell(square), own));
    let given = position.flips(square);
    sets(square, given, claimed, extra)
        .or_else(|message| wrong(message, format!("flips: {{{square}: {}}}", list(given))))
}

fn not_flipped(cell: Cell, own: Colour) -> String {
    match cell {
        Cell::Empty => "is empty".to_owned(),
        Cell::Blocked => "is blocked".to_owned(),
        Cell::Off => "is off the board".to_owned(),
        Cell::Disc(disc) if disc.colour() == Some(own) => format!("is {}'s own", name(own)),
        Cell::Disc(disc) => format!("is {}, and in no closed line", disc.name()),
    }
}

/// `c5 flips d5 and e5; claimed d5 and d6 (e5 is missing; d6 is empty)`.
fn sets(square: Square, given: SquareSet, claimed: SquareSet, extra: impl Fn(Square) -> String) -> Result<(), String> {
    let difference = difference(given, claimed, extra);
    if difference.is_empty() {
        return Ok(());
    }
    Err(format!("{square} flips {}; claimed {} ({difference})", sentence(given), sentence(claimed)))
}

fn difference(given: SquareSet, claimed: SquareSet, extra: impl Fn(Square) -> String) -> String {
    let missing = given.without(claimed);
    let mut parts = Vec::new();
    if !missing.is_empty() {
        parts.push(format!("{} {} missing", sentence(missing), if missing.len() == 1 { "is" } else { "are" }));
    }
    parts.extend(claimed.without(given).iter().map(|square| format!("{square} {}", extra(square))));
    parts.join("; ")
}

fn passed(claimed: Option<Colour>, given: Option<Colour>) -> Result<(), Wrong> {
    let word = |colour: Option<Colour>| colour.map_or("nobody", name);
    if claimed == given {
        return Ok(());
    }
    let message = format!("{} passed; claimed {}", word(given), word(claimed));
    wrong(message, format!("passed: {}", given.map_or("none", Colour::name)))
}

fn turn(claimed: Colour, position: &Position) -> Result<(), Wrong> {
    match position.turn() {
        Some(colour) if colour == claimed => Ok(()),
        Some(colour) => {
            let message = format!("it is {}'s turn; claimed {}'s", name(colour), name(claimed));
            wrong(message, format!("turn: {}", colour.name()))
        }
        None => wrong(format!("the game is over; claimed {}'s turn", name(claimed)), "over: true"),
    }
}

fn legal(claimed: SquareSet, position: &Position) -> Result<(), Wrong> {
    let given = position.legal();
    let extra =
        |square| position.refused(square).map_or_else(String::new, |reason| reason_of(reason, position, square));
    let difference = difference(given, claimed, extra);
    if difference.is_empty() {
        return Ok(());
    }
    let who = if position.is_over() {
        "the game is over and nothing may be played".to_owned()
    } else {
        format!("{} may play {}", turn_name(position), sentence(given))
    };
    wrong(format!("{who}; claimed {} ({difference})", sentence(claimed)), format!("legal: {}", list(given)))
}

fn move_kind(claimed: MoveKind, position: &Position) -> Result<(), Wrong> {
    let words = |kind| match kind {
        MoveKind::Flip => "plays that flip",
        MoveKind::Place => "placements that flip nothing",
    };
    match position.move_kind() {
        Some(kind) if kind == claimed => Ok(()),
        Some(kind) => {
            let message = format!("{} has {}; claimed {}", turn_name(position), words(kind), words(claimed));
            wrong(message, format!("move: {}", kind.name()))
        }
        None => wrong(format!("the game is over; claimed {}", words(claimed)), "over: true"),
    }
}

fn discs(disc: Disc, claimed: usize, position: &Position) -> Result<(), Wrong> {
    let squares = position.discs().of(disc);
    if squares.len() == claimed {
        return Ok(());
    }
    let on = if squares.is_empty() { String::new() } else { format!(", on {}", sentence(squares)) };
    let (verb, discs) = if squares.len() == 1 { ("is", "disc") } else { ("are", "discs") };
    let message = format!("there {verb} {} {} {discs}{on}; claimed {claimed}", squares.len(), disc.name());
    wrong(message, format!("discs: {{{}}}", counts(position)))
}

fn counts(position: &Position) -> String {
    let counts: Vec<_> = counted(position).map(|(disc, number)| format!("{}: {number}", disc.name())).collect();
    counts.join(", ")
}

/// The discs of every colour that plays, and the neutral ones where there are any.
pub(super) fn counted(position: &Position) -> impl Iterator<Item = (Disc, usize)> {
    let players = position.players().colours().map(Colour::disc);
    let neutral = (!position.discs().of(Disc::Neutral).is_empty()).then_some(Disc::Neutral);
    let discs = *position.discs();
    players.chain(neutral).map(move |disc| (disc, discs.of(disc).len()))
}

fn empty(claimed: usize, position: &Position) -> Result<(), Wrong> {
    let given = position.empty();
    if given.len() == claimed {
        return Ok(());
    }
    let few = if (1..=6).contains(&given.len()) { format!(" ({})", sentence(given)) } else { String::new() };
    let squares = if given.len() == 1 { "square is" } else { "squares are" };
    wrong(format!("{} {squares} empty{few}; claimed {claimed}", given.len()), format!("empty: {}", given.len()))
}

fn at(square: Square, claimed: Cell, position: &Position) -> Result<(), Wrong> {
    let given = position.cell(square);
    if given == claimed {
        return Ok(());
    }
    let word = |cell: Cell| if cell == Cell::Off { "off the board" } else { cell.name() };
    let message = format!("{square} is {}; claimed {}", word(given), word(claimed));
    wrong(message, format!("at: {{{square}: {}}}", given.name()))
}

fn different_board(drawing: &crate::notation::Drawing, position: &Position) -> Result<(), Wrong> {
    let drawn = |square: Square| {
        let disc = Disc::ALL.into_iter().find(|disc| drawing.discs.of(*disc).contains(square)).map(Cell::Disc);
        disc.unwrap_or(if drawing.blocked.contains(square) { Cell::Blocked } else { Cell::Empty })
    };
    let squares = position.shape().squares();
    let differ: Vec<_> = squares.iter().filter(|square| position.cell(*square) != drawn(*square)).collect();
    let shown = differ.iter().take(6);
    let mut parts: Vec<_> = shown
        .map(|square| format!("{square} is {}, drawn {}", position.cell(*square).name(), drawn(*square).name()))
        .collect();
    if differ.len() > 6 {
        parts.push(format!("and {} more", differ.len() - 6));
    }
    let message = format!("the board is not as drawn: {}", parts.join("; "));
    Err(Wrong { message, help: "the board below can be pasted under `position: |1`".to_owned() })
}

fn blocked(claimed: SquareSet, position: &Position) -> Result<(), Wrong> {
    let given = position.blocked();
    let extra = |_| "is not blocked".to_owned();
    let difference = difference(given, claimed, extra);
    if difference.is_empty() {
        return Ok(());
    }
    let message = format!("the blocked squares are {}; claimed {} ({difference})", list(given), list(claimed));
    wrong(message, format!("blocked: {}", list(given)))
}

fn is_over(claimed: bool, position: &Position) -> Result<(), Wrong> {
    if position.is_over() == claimed {
        return Ok(());
    }
    let message = match position.turn() {
        Some(colour) => format!("the game goes on: {} may play {}", name(colour), sentence(position.legal())),
        None => "the game is over: nobody can move".to_owned(),
    };
    wrong(message, format!("over: {}", position.is_over()))
}

fn winner(claimed: Outcome, position: &Position) -> Result<(), Wrong> {
    let word = |outcome| match outcome {
        Outcome::Win(colour) => format!("{} wins", name(colour)),
        Outcome::Draw => "the game is drawn".to_owned(),
    };
    match position.outcome() {
        Some(outcome) if outcome == claimed => Ok(()),
        Some(outcome) => {
            let message = format!("{} ({}); claimed that {}", word(outcome), counts(position), word(claimed));
            wrong(message, format!("winner: {}", outcome_name(outcome)))
        }
        None => {
            let message =
                format!("the game is not over: {} may play {}", turn_name(position), sentence(position.legal()));
            wrong(format!("{message}; claimed that {}", word(claimed)), "over: false")
        }
    }
}

/// The name of a result in scenario files.
pub(super) fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(colour) => colour.name(),
        Outcome::Draw => "draw",
    }
}

/// A player's name at the start of a sentence or in it.
pub(super) const fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::White => "White",
        Colour::Red => "Red",
        Colour::Green => "Green",
    }
}

fn turn_name(position: &Position) -> &'static str {
    position.turn().map_or("nobody", name)
}

/// Why a play here is refused, as a sentence and with its name in scenario files.
pub(super) fn why(reason: Refused, square: Square, position: &Position) -> String {
    format!("{square} {} (`{}`)", reason_of(reason, position, square), reason.name())
}

fn reason_of(reason: Refused, position: &Position, square: Square) -> String {
    match reason {
        Refused::GameOver => "comes after the end of the game".to_owned(),
        Refused::OffBoard => "is off this board".to_owned(),
        Refused::Blocked => "is blocked".to_owned(),
        Refused::Occupied => format!("has a {} disc on it", position.cell(square).name()),
        Refused::OutsideCentre => "is outside the centre, which is still filling".to_owned(),
        Refused::FlipsNothing => format!("flips nothing for {}", turn_name(position)),
        Refused::MustFlip => format!("flips nothing, and {} can flip elsewhere", turn_name(position)),
        Refused::TouchesNothing => "touches no disc".to_owned(),
    }
}
