//! A scenario as JSON, for other programs: a version, the rules, and every frame.

use serde::{Serialize, Serializer};

use super::claims::{counted, outcome_name};
use super::frame::{Frame, Mark, Proof, Scenario, Show};
use crate::notation::rows;
use crate::rules::{Blocked, Goal, Opening, Options, SquareSet};

/// The object that `replay --json` prints, on one line.
pub fn json(scenario: &Scenario) -> String {
    let object = match scenario.proof() {
        Proof::Refused { options, reasons } => Object {
            version: 1,
            id: scenario.id(),
            rules: rules(options, named(options)),
            refused: Some(reasons.iter().map(|reason| reason.name()).collect()),
            frames: None,
        },
        Proof::Played { rules: agreed, frames } => Object {
            version: 1,
            id: scenario.id(),
            rules: rules(agreed.options(), names(agreed.blocked())),
            refused: None,
            frames: Some(frames.iter().map(frame).collect()),
        },
    };
    // Nothing in the object can fail to be written: its keys are text.
    serde_json::to_string(&object).unwrap_or_default()
}

type Names = Vec<String>;

#[derive(Serialize)]
struct Object<'a> {
    version: u8,
    id: &'a str,
    rules: RulesObject,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    frames: Option<Vec<FrameObject<'a>>>,
}

#[derive(Serialize)]
struct RulesObject {
    board: &'static str,
    players: usize,
    goal: &'static str,
    opening: &'static str,
    blocked: Names,
    #[serde(skip_serializing_if = "Option::is_none")]
    draw: Option<DrawObject>,
    handicap: Pairs<&'static str, Names>,
}

#[derive(Serialize)]
struct DrawObject {
    n: u64,
    /// Text: many programs read numbers as floating point, and would change it.
    seed: String,
}

#[derive(Serialize)]
struct FrameObject<'a> {
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<Names>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flips: Option<Names>,
    passed: Vec<&'static str>,
    position: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<&'static str>,
    legal: Vec<LegalObject>,
    discs: Pairs<&'static str, usize>,
    empty: usize,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    show: Option<ShowObject<'a>>,
}

#[derive(Serialize)]
struct LegalObject {
    square: String,
    flips: Names,
}

#[derive(Serialize)]
struct ShowObject<'a> {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    legal: bool,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    marks: Pairs<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arrows: Names,
    #[serde(skip_serializing_if = "Option::is_none")]
    preview: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    crop: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    numbers: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'a str>,
}

/// An object whose keys keep their order.
struct Pairs<K, V>(Vec<(K, V)>);

impl<K, V> Pairs<K, V> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Pairs<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

fn names(squares: SquareSet) -> Names {
    squares.iter().map(|square| square.to_string()).collect()
}

/// The blocked squares as they were asked for.
fn named(options: &Options) -> Names {
    match &options.blocked {
        Blocked::Named(squares) => squares.iter().map(|square| square.to_string()).collect(),
        Blocked::Drawn(_) => Vec::new(),
    }
}

fn rules(options: &Options, blocked: Names) -> RulesObject {
    let handicap = options.handicap.iter().map(|handicap| {
        let corners: SquareSet = handicap.corners.iter().copied().collect();
        (handicap.colour.name(), names(corners))
    });
    RulesObject {
        board: options.board.name(),
        players: options.players.count(),
        goal: match options.goal {
            Goal::Most => "most",
            Goal::Fewest => "fewest",
        },
        opening: match options.opening {
            Opening::Standard => "standard",
            Opening::Free => "free",
        },
        blocked,
        draw: match &options.blocked {
            Blocked::Named(_) => None,
            Blocked::Drawn(draw) => Some(DrawObject { n: draw.n, seed: draw.seed.to_string() }),
        },
        handicap: Pairs(handicap.collect()),
    }
}

fn frame(frame: &Frame) -> FrameObject<'_> {
    let (position, played) = (frame.position(), frame.played());
    let legal = position.legal();
    FrameObject {
        ply: frame.ply(),
        by: played.map(|played| played.by.name()),
        play: played.map(|played| played.square.to_string()),
        lines: played.map(|played| played.lines.iter().map(|line| names(line.flips)).collect()),
        flips: played.map(|played| names(played.flips())),
        passed: position.passed().map(|colour| colour.name()).into_iter().collect(),
        position: rows(position),
        turn: position.turn().map(|colour| colour.name()),
        r#move: position.move_kind().map(|kind| kind.name()),
        legal: legal
            .iter()
            .map(|it| LegalObject { square: it.to_string(), flips: names(position.flips(it)) })
            .collect(),
        discs: Pairs(counted(position).map(|(disc, number)| (disc.name(), number)).collect()),
        empty: position.empty().len(),
        over: position.is_over(),
        winner: position.outcome().map(outcome_name),
        show: (*frame.show() != Show::default()).then(|| show(frame.show())),
    }
}

fn show(show: &Show) -> ShowObject<'_> {
    ShowObject {
        legal: show.legal,
        marks: Pairs(show.marks.iter().map(|(square, mark)| (square.to_string(), mark_name(*mark))).collect()),
        arrows: show.arrows.iter().map(|(from, to)| format!("{from}-{to}")).collect(),
        preview: show.preview.map(|square| square.to_string()),
        crop: show.crop.map(|crop| format!("{}-{}", crop.from, crop.to)),
        numbers: show.numbers,
        note: show.note.as_deref(),
    }
}

fn mark_name(mark: Mark) -> String {
    match mark {
        Mark::Circle => "circle".to_owned(),
        Mark::Cross => "cross".to_owned(),
        Mark::Square => "square".to_owned(),
        Mark::Letter(letter) => letter.to_string(),
    }
}
