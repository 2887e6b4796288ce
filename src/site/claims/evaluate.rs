//! What a claim comes to.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::diagnostic::nearest;
use crate::notation;
use crate::rules::{Blocked, Board, Handicap, Opening, Options, Players, Rules, Square};
use crate::scenario::{Frame, Scenario};
use crate::site::links;
use crate::yaml::or_list;

/// Why a claim cannot be worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The bytes of the claim that it is about.
    pub part: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

const OF_RULES: [&str; 5] = ["board", "players", "opening", "blocked", "handicap"];

/// The claims, and the parameters that each may have.
const CLAIMS: [(&str, &[&str]); 8] = [
    ("squares", &OF_RULES),
    ("start-discs", &OF_RULES),
    ("empty-squares", &OF_RULES),
    ("discs-each", &OF_RULES),
    ("corners", &OF_RULES),
    ("legal-moves", &["scenario", "frame"]),
    ("flips", &["scenario", "frame", "square"]),
    ("discs", &["scenario", "frame", "colour"]),
];

/// Works out a claim.
///
/// Of rules, whose parameters have the defaults of a scenario's `rules`:
/// - `squares`: the squares that are in play, so without blocked ones;
/// - `start-discs`, `empty-squares`: at the start;
/// - `discs-each`: the empty squares at the start, shared among the players;
/// - `corners`: those of the board, blocked or not.
///
/// Of a frame, `scenario=…&frame=…`:
/// - `legal-moves`: how many squares may be played;
/// - `flips`: the flips of the play that led to the frame, or with `square`
///   those of playing there now;
/// - `discs`: all discs, or with `colour` those of one kind.
///
/// # Errors
/// The claim is not one of these, or there is no answer.
pub fn evaluate(claim: &str, scenarios: &BTreeMap<String, Scenario>) -> Result<usize, Wrong> {
    let query = Query::read(claim)?;
    match query.name {
        "legal-moves" | "flips" | "discs" => of_frame(&query, scenarios),
        _ => of_rules(&query),
    }
}

/// The scenario that a claim is about, if it is about one.
pub fn scenario_of(claim: &str) -> Option<String> {
    let (_, parameters) = claim.split_once('?')?;
    parameters.split('&').find_map(|parameter| parameter.strip_prefix("scenario=")).map(scenario_id)
}

fn scenario_id(text: &str) -> String {
    links::normal(&links::decode(text))
}

struct Query<'a> {
    claim: &'a str,
    name: &'a str,
    parameters: BTreeMap<&'a str, (&'a str, Range<usize>)>,
}

impl<'a> Query<'a> {
    fn read(claim: &'a str) -> Result<Self, Wrong> {
        let (name, rest) = claim.split_once('?').unwrap_or((claim, ""));
        let Some((_, known)) = CLAIMS.iter().find(|(claim, _)| *claim == name) else {
            let names = || CLAIMS.iter().map(|(name, _)| *name);
            return Err(Wrong {
                part: 0..name.len(),
                message: format!("there is no claim `{name}`"),
                help: Some(did_you_mean(name, names(), "the claims are")),
            });
        };
        let mut parameters = BTreeMap::new();
        let mut at = name.len() + 1;
        for parameter in rest.split('&').filter(|_| !rest.is_empty()) {
            let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            if !known.contains(&key) {
                let help = did_you_mean(key, known.iter().copied(), "its parameters are");
                let message = format!("`{name}` has no parameter `{key}`");
                return Err(Wrong { part: at..at + key.len(), message, help: Some(help) });
            }
            let part = at..at + parameter.len();
            if parameters.insert(key, (value, part.clone())).is_some() {
                return Err(Wrong { part, message: format!("`{key}` stands twice"), help: None });
            }
            at += parameter.len() + 1;
        }
        Ok(Self { claim, name, parameters })
    }

    fn wrong(&self, key: &str, message: String, help: impl Into<String>) -> Wrong {
        let part = self.parameters.get(key).map_or(0..self.claim.len(), |(_, part)| part.clone());
        Wrong { part, message, help: Some(help.into()) }
    }

    /// A parameter that is one of some values, or its default.
    fn one_of<T: Default + Copy>(&self, key: &str, words: &[(String, T)]) -> Result<T, Wrong> {
        let Some((text, _)) = self.parameters.get(key) else { return Ok(T::default()) };
        words.iter().find(|(word, _)| word == text).map(|(_, value)| *value).ok_or_else(|| {
            let words = words.iter().map(|(word, _)| word.as_str());
            self.wrong(key, format!("`{text}` is no {key}"), did_you_mean(text, words, "write"))
        })
    }

    fn squares(&self, key: &str, text: &str) -> Result<Vec<Square>, Wrong> {
        let named = |name: &str| {
            notation::square(name)
                .ok_or_else(|| self.wrong(key, format!("`{name}` is no square"), "separate squares by commas: `c2,g6`"))
        };
        text.split(',').map(named).collect()
    }

    fn options(&self) -> Result<Options, Wrong> {
        let board = self.one_of("board", &Board::ALL.map(|board| (board.name().to_owned(), board)))?;
        let players = self.one_of("players", &Players::ALL.map(|players| (players.count().to_string(), players)))?;
        let openings = [("standard".to_owned(), Opening::Standard), ("free".to_owned(), Opening::Free)];
        let opening = self.one_of("opening", &openings)?;
        let blocked = self.parameters.get("blocked").map(|(text, _)| self.squares("blocked", text)).transpose()?;
        let handicap = self.parameters.get("handicap").map(|(text, _)| self.handicap(text)).transpose()?;
        let blocked = Blocked::Named(blocked.unwrap_or_default());
        Ok(Options { board, players, opening, blocked, handicap, ..Options::default() })
    }

    fn handicap(&self, text: &str) -> Result<Handicap, Wrong> {
        let (colour, corners) = text.split_once(':').unwrap_or((text, ""));
        let Some(colour) = notation::colour(colour) else {
            return Err(self.wrong("handicap", format!("`{colour}` is no colour"), "write `black:a1,h8`"));
        };
        Ok(Handicap { colour, corners: self.squares("handicap", corners)? })
    }
}

fn did_you_mean<'a>(written: &str, known: impl Iterator<Item = &'a str> + Clone, all: &str) -> String {
    match nearest(written, known.clone()) {
        Some(name) => format!("did you mean `{name}`?"),
        None => format!("{all} {}", or_list(known)),
    }
}

fn of_rules(query: &Query<'_>) -> Result<usize, Wrong> {
    let rules = Rules::agree(query.options()?).map_err(|reasons| {
        let reasons: Vec<_> = reasons.iter().map(|reason| reason.name()).collect();
        let message = format!("these rules are refused: {}", reasons.join(", "));
        query.wrong("", message, "claim something of rules that are offered")
    })?;
    let start = rules.opening();
    let empty = start.empty().len();
    Ok(match query.name {
        "squares" => rules.shape().squares().without(rules.blocked()).len(),
        "start-discs" => start.discs().all().len(),
        "empty-squares" => empty,
        "corners" => rules.shape().corners().len(),
        _ => {
            let players = rules.options().players.count();
            if empty % players != 0 {
                let message = format!("{empty} empty squares cannot be shared evenly among {players} players");
                return Err(query.wrong("", message, "say it in words, without a claim"));
            }
            empty / players
        }
    })
}

fn of_frame(query: &Query<'_>, scenarios: &BTreeMap<String, Scenario>) -> Result<usize, Wrong> {
    let frame = frame(query, scenarios)?;
    let position = frame.position();
    match query.name {
        "legal-moves" => Ok(position.legal().len()),
        "discs" => match query.parameters.get("colour") {
            None => Ok(position.discs().all().len()),
            Some((text, _)) => match notation::disc(text) {
                Some(disc) => Ok(position.discs().of(disc).len()),
                None => Err(query.wrong(
                    "colour",
                    format!("`{text}` is no colour"),
                    "write `black`, `white`, `red`, `green` or `neutral`",
                )),
            },
        },
        _ => flips(query, frame),
    }
}

fn flips(query: &Query<'_>, frame: &Frame) -> Result<usize, Wrong> {
    let Some((text, _)) = query.parameters.get("square") else {
        return frame.played().map(|played| played.flips().len()).ok_or_else(|| {
            let help = "name a later frame, or with `square=…` a play that may be made in this one";
            query.wrong("frame", "no play leads to frame 0".to_owned(), help)
        });
    };
    let Some(square) = notation::square(text) else {
        return Err(query.wrong("square", format!("`{text}` is no square"), "write it as in `c5`"));
    };
    match frame.position().refused(square) {
        Some(why) => {
            let help = format!("these may be played: {}", notation::list(frame.position().legal()));
            Err(query.wrong("square", format!("{square} may not be played in this frame ({})", why.name()), help))
        }
        None => Ok(frame.position().flips(square).len()),
    }
}

fn frame<'a>(query: &Query<'_>, scenarios: &'a BTreeMap<String, Scenario>) -> Result<&'a Frame, Wrong> {
    let (Some((id, _)), Some((number, _))) = (query.parameters.get("scenario"), query.parameters.get("frame")) else {
        let message = format!("`{}` is claimed of a frame", query.name);
        return Err(query.wrong("", message, "name it: `?scenario=multi/mixed-line&frame=1`"));
    };
    let id = scenario_id(id);
    let Some(scenario) = scenarios.get(&id) else {
        let help = did_you_mean(&id, scenarios.keys().map(String::as_str), "the scenarios are");
        let help =
            if help.len() > 200 { "its id is its path under `diagrams`, without `.yaml`".to_owned() } else { help };
        return Err(query.wrong("scenario", format!("there is no scenario `{id}`"), help));
    };
    let digits = number.bytes().all(|sign| sign.is_ascii_digit());
    let frames = scenario.frames();
    let found = number.parse().ok().filter(|_| digits).and_then(|number: usize| frames.get(number));
    found.ok_or_else(|| {
        let help = match frames.len() {
            0 => "its set-up is refused, so it has none".to_owned(),
            count => format!("its last frame is {}", count - 1),
        };
        query.wrong("frame", format!("`{id}` has no frame `{number}`"), help)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Source;
    use crate::scenario::verify;

    fn number(claim: &str) -> Result<usize, String> {
        let text = "title: A\nscript: [{play: c4, flips: [d4]}]\n";
        let file = Source::new("diagrams/a b.yaml", text);
        let scenarios = BTreeMap::from([("a b".to_owned(), verify("a b", &file).unwrap())]);
        evaluate(claim, &scenarios)
            .map_err(|wrong| format!("{}: {} ({})", &claim[wrong.part], wrong.message, wrong.help.unwrap_or_default()))
    }

    #[test]
    fn numbers_of_rules() {
        // 64 squares less 4 discs are 60, shared by 3; the octagon has 100 − 4 × 3 = 88 squares and 8 corners.
        assert_eq!(number("squares"), Ok(64));
        assert_eq!(number("squares?board=octagon"), Ok(88));
        assert_eq!(number("squares?blocked=a1,h8"), Ok(62));
        assert_eq!(number("start-discs?opening=free"), Ok(0));
        assert_eq!(number("start-discs?handicap=black:a1,h8"), Ok(6));
        assert_eq!(number("empty-squares?board=6x6"), Ok(32));
        assert_eq!(number("discs-each?board=8x8&players=3"), Ok(20));
        assert_eq!(number("discs-each?players=4&board=octagon"), Ok(21));
        assert_eq!(number("corners?board=octagon"), Ok(8));
    }

    #[test]
    fn numbers_of_a_frame() {
        // At the start Black has four moves; after c4, which flips one, White has three.
        assert_eq!(number("legal-moves?scenario=a%20b&frame=0"), Ok(4));
        assert_eq!(number("legal-moves?scenario=a b&frame=1"), Ok(3));
        assert_eq!(number("flips?scenario=a b&frame=1"), Ok(1));
        assert_eq!(number("flips?scenario=a b&frame=0&square=F5"), Ok(1));
        assert_eq!(number("discs?scenario=a b&frame=1"), Ok(5));
        assert_eq!(number("discs?scenario=a b&frame=1&colour=black"), Ok(4));
        assert_eq!(number("discs?scenario=a b&frame=1&colour=neutral"), Ok(0));
    }

    #[test]
    fn what_cannot_be_worked_out_is_told() {
        for (claim, told) in [
            ("sqares", "sqares: there is no claim `sqares` (did you mean `squares`?)"),
            ("squares?bord=6x6", "bord: `squares` has no parameter `bord` (did you mean `board`?)"),
            ("squares?board=8x8&board=6x6", "board=6x6: `board` stands twice ()"),
            ("squares?board=8×8", "board=8×8: `8×8` is no board (did you mean `8x8`?)"),
            (
                "squares?board=6x6&players=3",
                "squares?board=6x6&players=3: these rules are refused: board-not-offered (claim something of rules that are offered)",
            ),
            (
                "discs-each?blocked=a1&players=3",
                "discs-each?blocked=a1&players=3: 59 empty squares cannot be shared evenly among 3 players (say it in words, without a claim)",
            ),
            ("legal-moves?scenario=x&frame=0", "scenario=x: there is no scenario `x` (the scenarios are `a b`)"),
            ("legal-moves?scenario=a b&frame=2", "frame=2: `a b` has no frame `2` (its last frame is 1)"),
            (
                "flips?scenario=a b&frame=0",
                "frame=0: no play leads to frame 0 (name a later frame, or with `square=…` a play that may be made in this one)",
            ),
            (
                "flips?scenario=a b&frame=1&square=a1",
                "square=a1: a1 may not be played in this frame (flips-nothing) (these may be played: [c3, e3, c5])",
            ),
        ] {
            assert_eq!(number(claim), Err(told.to_owned()));
        }
    }
}
