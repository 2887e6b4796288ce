//! `perft`: counts the games of so many plies, to compare engines.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::{Findings, files, print};
use crate::diagnostic::Diagnostic;
use crate::notation;
use crate::rules::{Blocked, Handicap, Opening, Options, Position, Rules, Square, divide, perft};

const EXAMPLES: &str = "\
A forced pass is one ply; a finished game counts once at any greater depth.

Examples:
  outflank perft 6
  outflank perft --board octagon --players 3 5
  outflank perft --blocked c2,g6 --divide 4
  outflank perft --handicap white:a1,h8 5
  outflank perft --position diagrams/pass.yaml 5";

/// Count the games of DEPTH plies
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Perft {
    /// The board
    #[arg(long, value_parser = PossibleValuesParser::new(["6x6", "8x8", "10x10", "octagon"]), default_value = "8x8")]
    board: String,

    /// The number of players
    #[arg(long, value_parser = PossibleValuesParser::new(["2", "3", "4"]), default_value = "2")]
    players: String,

    /// The opening
    #[arg(long, value_parser = PossibleValuesParser::new(["standard", "free"]), default_value = "standard")]
    opening: String,

    /// Squares that are blocked
    #[arg(long, value_name = "SQUARES", value_delimiter = ',', value_parser = square)]
    blocked: Vec<Square>,

    /// Corners where a colour has a disc before the first move, as in `white:a1,h8`
    #[arg(long, value_name = "COLOUR:CORNERS", value_parser = handicap)]
    handicap: Option<Handicap>,

    /// Begin from frame 0 of this scenario file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "players", "opening", "blocked", "handicap"])]
    position: Option<PathBuf>,

    /// Print the count below each first play too
    #[arg(long)]
    divide: bool,

    /// How many plies
    depth: u32,
}

fn square(text: &str) -> Result<Square, String> {
    notation::square(text).ok_or_else(|| "a square is a letter a to j and a number 1 to 10, as in `c5`".to_owned())
}

fn handicap(text: &str) -> Result<Handicap, String> {
    let (name, corners) = text.split_once(':').ok_or("write a colour, a colon and corners, as in `white:a1,h8`")?;
    let colour = notation::colour(name).ok_or_else(|| format!("`{name}` is no colour"))?;
    let corners = corners.split(',').map(square).collect::<Result<Vec<_>, _>>()?;
    Ok(Handicap { colour, corners })
}

impl Perft {
    pub(super) fn run(&self) -> Findings {
        let start = match &self.position {
            Some(path) => drawn(path),
            None => self.opening(),
        };
        let start = match start {
            Ok(start) => start,
            Err(findings) => return findings,
        };
        let mut text = String::new();
        if self.divide {
            for (square, count) in divide(&start, self.depth) {
                text += &format!("{square}: {count}\n");
            }
        }
        text += &format!("{}\n", perft(&start, self.depth));
        print(text.as_bytes())
    }

    fn opening(&self) -> Result<Position, Findings> {
        let players = notation::players(&self.players).unwrap_or_default();
        if let Some(handicap) = self.handicap.as_ref().filter(|handicap| !players.include(handicap.colour)) {
            let message = format!("{} does not play in a game of {}", handicap.colour.name(), players.count());
            return Err(vec![Diagnostic::error(message)]);
        }
        let options = Options {
            board: notation::board_named(&self.board).unwrap_or_default(),
            players,
            opening: if self.opening == "free" { Opening::Free } else { Opening::Standard },
            blocked: Blocked::Named(self.blocked.clone()),
            handicap: self.handicap.clone(),
            ..Options::default()
        };
        let refused =
            |reason: crate::rules::Refusal| Diagnostic::error(format!("the rules refuse this: {}", reason.name()));
        let rules = Rules::agree(options).map_err(|reasons| reasons.into_iter().map(refused).collect::<Findings>())?;
        Ok(rules.opening())
    }
}

fn drawn(path: &Path) -> Result<Position, Findings> {
    let scenario = files::verify(path)?;
    match scenario.frames().first() {
        Some(frame) => Ok(*frame.position()),
        None => {
            let message = format!("{}: this set-up is refused, so it has no position", path.display());
            Err(vec![Diagnostic::error(message)])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Colour, Players};

    #[test]
    fn every_choice_offered_is_one_that_the_engine_has() {
        for board in crate::rules::Board::ALL {
            assert!(["6x6", "8x8", "10x10", "octagon"].contains(&board.name()));
        }
        for players in Players::ALL {
            assert_eq!(notation::players(&players.count().to_string()), Some(players));
        }
        assert_eq!(handicap("white:a1,h8").map(|it| (it.colour, it.corners.len())), Ok((Colour::White, 2)));
    }
}
