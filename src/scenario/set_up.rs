//! The `rules` of a scenario file, and the position that it begins from.

use super::file::{Span, read_colour};
use super::script::read_squares;
use crate::notation::{self, Drawing};
use crate::rules::{Blocked, Board, Colour, Draw, Goal, Handicap, Opening, Options, Players, Position};
use crate::rules::{Refusal, Rules, SquareSet};
use crate::yaml::{Node, Reader, Value};

/// What a file asks for.
pub(super) struct SetUp {
    pub options: Options,
    /// The board and the players, unless what the file says of them cannot be read:
    /// then nothing that depends on them is judged.
    pub board: Option<Board>,
    pub players: Option<Players>,
    /// Where `rules` stands, if it does.
    pub rules: Option<Span>,
    /// Where `blocked` stands in it, if it does.
    pub blocked: Option<Span>,
    pub position: Option<(Drawing, Span)>,
    pub turn: Option<Colour>,
}

/// Reads `rules`, or takes the standard ones where the file has none.
pub(super) fn read_rules(reader: &mut Reader, node: Option<&Node>) -> SetUp {
    let rules = node.map(|node| node.span.clone());
    let (options, board, players) = (Options::default(), Some(Board::default()), Some(Players::default()));
    let mut set_up = SetUp { options, board, players, rules, blocked: None, position: None, turn: None };
    let keys = ["board", "players", "goal", "opening", "blocked", "handicap"];
    let Some(fields) = node.and_then(|node| reader.fields(node, "`rules`", &keys)) else { return set_up };
    let options = &mut set_up.options;
    let boards = Board::ALL.map(|board| (board.name(), board));
    let players = [("2", Players::Two), ("3", Players::Three), ("4", Players::Four)];
    let goals = [("most", Goal::Most), ("fewest", Goal::Fewest)];
    let openings = [("standard", Opening::Standard), ("free", Opening::Free)];
    if let Some(node) = fields.get("board") {
        set_up.board = reader.one_of(node, "a board", &boards);
        options.board = set_up.board.unwrap_or_default();
    }
    if let Some(node) = fields.get("players") {
        set_up.players = reader.one_of(node, "a number of players", &players);
        options.players = set_up.players.unwrap_or_default();
    }
    let goal = fields.get("goal").and_then(|node| reader.one_of(node, "a goal", &goals));
    options.goal = goal.unwrap_or_default();
    let opening = fields.get("opening").and_then(|node| reader.one_of(node, "an opening", &openings));
    options.opening = opening.unwrap_or_default();
    if let Some((_, node)) = fields.entry("blocked") {
        set_up.blocked = Some(node.span.clone());
        options.blocked = read_blocked(reader, node).unwrap_or(Blocked::Named(Vec::new()));
    }
    let players = set_up.players;
    options.handicap = fields.get("handicap").and_then(|node| read_handicap(reader, node, players));
    set_up
}

fn read_blocked(reader: &mut Reader, node: &Node) -> Option<Blocked> {
    if let Value::Map(_) = node.value {
        return read_draw(reader, node).map(Blocked::Drawn);
    }
    if !matches!(node.value, Value::List(_)) {
        return reader.wrong_kind(node, "`blocked` is a list of squares, or `{draw: 3, seed: 2026}`");
    }
    Some(Blocked::Named(read_squares(reader, node).into_iter().map(|(square, _)| square).collect()))
}

fn read_draw(reader: &mut Reader, node: &Node) -> Option<Draw> {
    let fields = reader.fields(node, "a draw of blocked squares", &["draw", "seed"])?;
    let (Some(n_node), Some(seed)) = (fields.get("draw"), fields.get("seed")) else {
        let problem = reader.error(node.span.clone(), "a draw needs the number of squares and a seed");
        reader
            .problem(problem.help("write `{draw: 3, seed: 2026}`; any seed will do, and the same one draws the same"));
        return None;
    };
    let n = reader.number(n_node, "`draw`");
    let seed = reader.number(seed, "`seed`")?;
    if n == Some(0) {
        reader.problem(
            reader.error(n_node.span.clone(), "no square is drawn").help("draw 1 to 4, or leave `blocked` out"),
        );
        return None;
    }
    Some(Draw { n: n?, seed })
}

fn read_handicap(reader: &mut Reader, node: &Node, players: Option<Players>) -> Option<Handicap> {
    let fields = reader.entries(node, "`handicap`")?;
    let mut entries = fields.iter();
    let (Some((key, corners)), None) = (entries.next(), entries.next()) else {
        let problem = reader.error(node.span.clone(), "a handicap is for one colour");
        reader.problem(problem.help("write `{black: [a1, h8]}`: one colour, and its corners"));
        return None;
    };
    let name = Value::Scalar { text: key.name.clone(), plain: true };
    let colour = read_colour(reader, &Node { span: key.span.clone(), value: name })?;
    if let Some(players) = players.filter(|players| !players.include(colour)) {
        let message = format!("{} does not play in a game of {} players", colour.name(), players.count());
        reader.problem(reader.error(key.span.clone(), message).help("name a colour that plays"));
        return None;
    }
    reader.list(corners, "a handicap")?;
    let corners: Vec<_> = read_squares(reader, corners).into_iter().map(|(square, _)| square).collect();
    if corners.is_empty() {
        reader.problem(reader.error(node.span.clone(), "a handicap names no corner").help("name one to four corners"));
        return None;
    }
    Some(Handicap { colour, corners })
}

impl SetUp {
    /// The options, with the blocked squares of the drawing where the file lists none.
    pub fn asked(&self) -> Options {
        let mut options = self.options.clone();
        if let (None, Some((drawing, _))) = (&self.blocked, &self.position) {
            options.blocked = Blocked::Named(drawing.blocked.iter().collect());
        }
        options
    }

    /// The position of frame 0 before any play of `after`.
    pub fn position(&self, rules: &Rules) -> Position {
        match &self.position {
            Some((drawing, _)) => rules.position(drawing.discs, self.turn.unwrap_or(Colour::Black)),
            None => rules.opening(),
        }
    }

    /// What is wrong with the drawing under these rules: a message and what to do.
    pub fn drawing_problems(&self, rules: &Rules) -> Vec<(String, String)> {
        let Some((drawing, _)) = &self.position else { return Vec::new() };
        let mut problems = Vec::new();
        if drawing.blocked != rules.blocked() {
            let (drawn, listed) = (notation::list(drawing.blocked), notation::list(rules.blocked()));
            let message = format!("the drawing blocks {drawn}, and the rules block {listed}");
            problems
                .push((message, "draw a `#` on each blocked square, or leave `blocked` out of the rules".to_owned()));
        }
        let players = self.options.players;
        for colour in Colour::ALL.into_iter().filter(|colour| !players.include(*colour)) {
            let squares: SquareSet = drawing.discs.of(colour);
            if !squares.is_empty() {
                let message = format!(
                    "the drawing has {} discs on {}; {} does not play in a game of {} players",
                    colour.name(),
                    notation::list(squares),
                    colour.name(),
                    players.count()
                );
                problems.push((message, "set `rules: {players: …}`, or draw a neutral disc as `N`".to_owned()));
            }
        }
        problems
    }
}

/// Why a set-up is refused, in words.
pub(super) const fn why(reason: Refusal) -> &'static str {
    match reason {
        Refusal::BoardNotOffered => "6x6 is for two players",
        Refusal::OpeningNotOffered => "a free opening is for two players",
        Refusal::HandicapNotOffered => "a handicap is for two players",
        Refusal::TooManyBlocked => "at most four squares may be blocked",
        Refusal::BlockedOffBoard => "a blocked square is off this board",
        Refusal::BlockedInCentre => "the middle 4×4 is never blocked",
        Refusal::BlockedOnHandicap => "a handicap corner is never blocked",
        Refusal::HandicapNotACorner => "a handicap disc stands on a corner of this board",
        Refusal::TooManyHandicap => "at most four corners may be given",
        Refusal::RepeatedSquare => "a square is named twice",
    }
}
