//! A second rules engine, written in the most obvious way, to check the first.
//!
//! It shares no type and no idea with `outflank::rules`: a board is a list of
//! squares, the discs are a map from squares to letters (`B W R G`, and `N`
//! for neutral), and a line is found by walking along it.

use std::collections::{BTreeMap, BTreeSet};

/// File and rank, from 0.
pub type At = (i8, i8);

/// What a table asks for.
#[derive(Clone, Debug)]
pub struct Setup {
    pub board: &'static str,
    pub players: usize,
    pub fewest: bool,
    pub free: bool,
    pub named: Vec<At>,
    /// How many blocked squares are drawn, and the seed.
    pub drawn: Option<(u64, u64)>,
    pub handicap: Option<(char, Vec<At>)>,
}

/// The squares with these names.
fn named(names: &str) -> Vec<At> {
    let at = |name: &str| (name.as_bytes()[0] as i8 - b'a' as i8, name[1..].parse::<i8>().unwrap() - 1);
    names.split_whitespace().map(at).collect()
}

fn distinct(squares: &[At]) -> BTreeSet<At> {
    squares.iter().copied().collect()
}

impl Setup {
    fn size(&self) -> i8 {
        match self.board {
            "6x6" => 6,
            "8x8" => 8,
            _ => 10,
        }
    }

    /// The squares of the board, in reading order.
    pub fn squares(&self) -> Vec<At> {
        let cut = match self.board {
            "octagon" => named("a1 b1 a2 i1 j1 j2 a9 a10 b10 j9 i10 j10"),
            _ => Vec::new(),
        };
        let size = self.size();
        let all = (0..size).flat_map(|rank| (0..size).map(move |file| (file, rank)));
        all.filter(|at| !cut.contains(at)).collect()
    }

    /// The four middle squares, clockwise from the top left.
    fn centre(&self) -> Vec<At> {
        let (low, high) = (self.size() / 2 - 1, self.size() / 2);
        vec![(low, low), (high, low), (high, high), (low, high)]
    }

    fn in_central_area(&self, (file, rank): At) -> bool {
        let middle = self.size() / 2 - 2..self.size() / 2 + 2;
        middle.contains(&file) && middle.contains(&rank)
    }

    pub fn corners(&self) -> Vec<At> {
        match self.board {
            "6x6" => named("a1 f1 a6 f6"),
            "8x8" => named("a1 h1 a8 h8"),
            "10x10" => named("a1 j1 a10 j10"),
            _ => named("c1 h1 a3 j3 a8 j8 c10 h10"),
        }
    }

    fn handicap_corners(&self) -> &[At] {
        self.handicap.as_ref().map_or(&[], |(_, corners)| corners)
    }

    /// Every reason to refuse this set-up, in order.
    pub fn refusals(&self) -> Vec<&'static str> {
        let many = self.players > 2;
        let board = self.squares();
        let corners = self.handicap_corners();
        let mut reasons = Vec::new();
        let mut judge = |refused: bool, reason| {
            if refused {
                reasons.push(reason);
            }
        };
        judge(many && self.board == "6x6", "board-not-offered");
        judge(many && self.free, "opening-not-offered");
        judge(many && self.handicap.is_some(), "handicap-not-offered");
        let too_many_drawn = self.drawn.is_some_and(|(n, _)| n > 4);
        judge(distinct(&self.named).len() > 4 || too_many_drawn, "too-many-blocked");
        judge(self.named.iter().any(|at| !board.contains(at)), "blocked-off-board");
        judge(self.named.iter().any(|at| self.in_central_area(*at)), "blocked-in-centre");
        judge(self.named.iter().any(|at| corners.contains(at)), "blocked-on-handicap");
        judge(corners.iter().any(|at| !self.corners().contains(at)), "handicap-not-a-corner");
        judge(distinct(corners).len() > 4, "too-many-handicap");
        let repeats = |squares: &[At]| distinct(squares).len() < squares.len();
        judge(repeats(&self.named) || repeats(corners), "repeated-square");
        reasons
    }

    /// The squares out of play.
    pub fn blocked(&self) -> BTreeSet<At> {
        let Some((n, seed)) = self.drawn else {
            return distinct(&self.named);
        };
        let mut candidates = self.squares();
        candidates.retain(|at| !self.in_central_area(*at) && !self.handicap_corners().contains(at));
        for place in 0..n {
            // The state before output i is the seed and i additions.
            let mut z = seed.wrapping_add(0x9E3779B97F4A7C15_u64.wrapping_mul(place + 1));
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58476D1CE4E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D049BB133111EB);
            z ^= z >> 31;
            let left = candidates.len() as u128 - u128::from(place);
            let number = ((u128::from(z) * left) >> 64) as usize;
            candidates.swap(place as usize, place as usize + number);
        }
        distinct(&candidates[..n as usize])
    }

    /// The colours that play, in order.
    pub fn colours(&self) -> Vec<char> {
        "BWRG".chars().take(self.players).collect()
    }

    /// The game before the first move.
    pub fn opening(&self) -> Game {
        let mut discs = BTreeMap::new();
        if !self.free {
            let letters = match self.players {
                2 => "WBWB",
                3 => "BWRN",
                _ => "BWRG",
            };
            discs.extend(self.centre().into_iter().zip(letters.chars()));
        }
        if let Some((colour, corners)) = &self.handicap {
            discs.extend(corners.iter().map(|corner| (*corner, *colour)));
        }
        self.standing(discs, 'B')
    }

    /// A game from these discs, those off the board or on blocked squares left out.
    pub fn standing(&self, mut discs: BTreeMap<At, char>, next: char) -> Game {
        let mut open = distinct(&self.squares());
        open.retain(|at| !self.blocked().contains(at));
        discs.retain(|at, _| open.contains(at));
        let mut game = Game { setup: self.clone(), open, discs, turn: None, passed: None, legal: BTreeMap::new() };
        game.begin_turn(next);
        game
    }
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    /// The squares of the board that are not blocked.
    open: BTreeSet<At>,
    pub discs: BTreeMap<At, char>,
    pub turn: Option<char>,
    pub passed: Option<char>,
    /// What may be played, and the lines that it closes.
    pub legal: BTreeMap<At, Vec<Vec<At>>>,
}

const AROUND: [At; 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

impl Game {
    fn begin_turn(&mut self, next: char) {
        self.legal = self.moves(next);
        self.turn = Some(next);
        self.passed = None;
        if self.legal.is_empty() && self.setup.players == 2 {
            let other = self.after(next);
            self.legal = self.moves(other);
            self.turn = Some(other);
            self.passed = Some(next);
        }
        if self.legal.is_empty() {
            self.turn = None;
            self.passed = None;
        }
    }

    fn after(&self, colour: char) -> char {
        let colours = self.setup.colours();
        let place = colours.iter().position(|other| *other == colour).unwrap();
        colours[(place + 1) % colours.len()]
    }

    fn empty(&self) -> Vec<At> {
        self.open.iter().copied().filter(|at| !self.discs.contains_key(at)).collect()
    }

    /// The squares that a free opening has still to fill.
    fn to_fill(&self) -> Vec<At> {
        let centre = if self.setup.free { self.setup.centre() } else { Vec::new() };
        centre.into_iter().filter(|at| !self.discs.contains_key(at)).collect()
    }

    fn moves(&self, colour: char) -> BTreeMap<At, Vec<Vec<At>>> {
        let filling = self.to_fill();
        if !filling.is_empty() {
            return filling.into_iter().map(|at| (at, Vec::new())).collect();
        }
        let mut moves: BTreeMap<_, _> = self.empty().into_iter().map(|at| (at, self.lines(at, colour))).collect();
        moves.retain(|_, lines| !lines.is_empty());
        if moves.is_empty() && self.setup.players > 2 {
            let touching = self.empty().into_iter().filter(|at| self.touches_a_disc(*at));
            return touching.map(|at| (at, Vec::new())).collect();
        }
        moves
    }

    fn touches_a_disc(&self, (file, rank): At) -> bool {
        AROUND.iter().any(|(right, down)| self.discs.contains_key(&(file + right, rank + down)))
    }

    /// The lines that this colour closes from an empty square, each from the square on.
    fn lines(&self, (file, rank): At, colour: char) -> Vec<Vec<At>> {
        let mut lines = Vec::new();
        for (right, down) in AROUND {
            let mut between = Vec::new();
            let mut at = (file + right, rank + down);
            while self.discs.get(&at).is_some_and(|disc| *disc != colour) {
                between.push(at);
                at = (at.0 + right, at.1 + down);
            }
            if !between.is_empty() && self.discs.contains_key(&at) {
                lines.push(between);
            }
        }
        lines
    }

    /// Why this square may not be played now, if it may not.
    pub fn refused(&self, at: At) -> Option<&'static str> {
        if self.turn.is_none() {
            Some("game-over")
        } else if !self.setup.squares().contains(&at) {
            Some("off-board")
        } else if !self.open.contains(&at) {
            Some("blocked")
        } else if self.discs.contains_key(&at) {
            Some("occupied")
        } else if self.legal.contains_key(&at) {
            None
        } else if !self.to_fill().is_empty() {
            Some("outside-centre")
        } else if self.setup.players == 2 {
            Some("flips-nothing")
        } else if self.legal.values().any(|lines| !lines.is_empty()) {
            Some("must-flip")
        } else {
            Some("touches-nothing")
        }
    }

    /// Plays on a legal square.
    pub fn play(&mut self, at: At) {
        let colour = self.turn.unwrap();
        for flipped in self.legal[&at].concat() {
            self.discs.insert(flipped, colour);
        }
        self.discs.insert(at, colour);
        self.begin_turn(self.after(colour));
    }

    pub fn count(&self, colour: char) -> usize {
        self.discs.values().filter(|disc| **disc == colour).count()
    }

    /// Who has won; nobody in a draw.
    pub fn winner(&self) -> Option<char> {
        let beats = |one: usize, other: usize| if self.setup.fewest { one < other } else { one > other };
        let colours = self.setup.colours();
        let wins = |one: &char| colours.iter().all(|other| one == other || beats(self.count(*one), self.count(*other)));
        colours.iter().copied().find(wins)
    }
}
