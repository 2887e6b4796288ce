//! Counting the leaves of the game tree, to prove an engine against others.
//!
//! A forced pass is one ply, also before the first move. A finished game is
//! one leaf at any greater depth. See
//! <https://www.chessprogramming.org/Perft> for the method.

use alloc::vec::Vec;

use super::position::Position;
use super::square::Square;

/// How many ways there are to play `depth` plies up from this position.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let depth = below_pass(position, depth);
    match depth {
        _ if depth == 0 || position.is_over() => 1,
        1 => position.legal().len() as u64,
        _ => children(position).map(|(_, next)| perft(&next, depth - 1)).sum(),
    }
}

/// [`perft`] for each first play on its own, in reading order.
pub fn divide(position: &Position, depth: u32) -> Vec<(Square, u64)> {
    let below = below_pass(position, depth).saturating_sub(1);
    children(position).map(|(square, next)| (square, perft(&next, below))).collect()
}

fn below_pass(position: &Position, depth: u32) -> u32 {
    depth.saturating_sub(u32::from(position.passed().is_some()))
}

fn children(position: &Position) -> impl Iterator<Item = (Square, Position)> {
    position.legal().iter().filter_map(move |square| Some((square, position.play(square).ok()?)))
}
