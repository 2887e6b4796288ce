//! The rules, case by case: each derived by hand, without any engine.

#[path = "../common/mod.rs"]
mod common;
mod plays;
mod set_ups;

use common::square;
use outflank::rules::{Blocked, Board, Goal, Opening, Options, Players, Rules, Square};

const EIGHT: Options = Options {
    board: Board::Eight,
    players: Players::Two,
    goal: Goal::Most,
    opening: Opening::Standard,
    blocked: Blocked::Named(Vec::new()),
    handicap: None,
};

fn on(board: Board) -> Options {
    Options { board, ..EIGHT }
}

fn of(players: Players) -> Options {
    Options { players, ..EIGHT }
}

fn named(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn rules(options: Options) -> Rules {
    Rules::agree(options).unwrap()
}
