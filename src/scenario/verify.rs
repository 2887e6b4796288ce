//! Runs a scenario against the rules: every play is made and every claim
//! checked, and what comes out is proven.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::claims::{self, Wrong, name};
use super::file::{self, File, Span};
use super::frame::{Claim, Frame, Played, Proof, Scenario, Show};
use super::script::{Because, Play, Step, Written};
use super::set_up::why;
use crate::diagnostic::{Diagnostic, Source};
use crate::notation::{board, sentence};
use crate::rules::{Colour, Position, Refusal, Refused, Rules, Square};
use crate::yaml::{self, Reader, or_list};

/// Verifies a scenario file.
///
/// # Errors
/// Everything that is wrong with it: what cannot be read, or every claim that does not hold.
pub fn verify(id: &str, source: &Arc<Source>) -> Result<Scenario, Vec<Diagnostic>> {
    run(id, source, 0..source.text().len(), false)
}

/// Verifies a scenario that stands in a page, at these bytes; it needs no title.
///
/// # Errors
/// As for [`verify`].
pub fn verify_part(id: &str, source: &Arc<Source>, range: Range<usize>) -> Result<Scenario, Vec<Diagnostic>> {
    run(id, source, range, true)
}

fn run(id: &str, source: &Arc<Source>, range: Range<usize>, in_page: bool) -> Result<Scenario, Vec<Diagnostic>> {
    if range.len() > file::LARGEST {
        let problem =
            Diagnostic::error(format!("this scenario has {} bytes; the most is {}", range.len(), file::LARGEST));
        return Err(vec![problem.at(source.at(range.start..range.start)).help("split it: a scenario shows one thing")]);
    }
    let (root, mut problems) = yaml::parse_all(source, range);
    let Some(root) = root else { return Err(problems) };
    let mut reader = Reader::new(source);
    let file = file::read(&mut reader, &root, in_page);
    problems.extend(reader.finish());
    problems.sort_by_key(|problem| problem.place.as_ref().map(|place| place.span().start));
    let Some(file) = file.filter(|_| problems.is_empty()) else { return Err(problems) };
    let proof = match &file.refused {
        Some((reasons, span)) => prove_refused(source, &file, reasons, span)?,
        None => prove_played(source, &file)?,
    };
    let File { title, summary, covers, .. } = file;
    let covers = covers.into_iter().map(|(id, span)| (id, source.at(span))).collect();
    Ok(Scenario { id: id.to_owned(), source: Arc::clone(source), title, summary, covers, proof })
}

fn prove_refused(
    source: &Arc<Source>,
    file: &File,
    claimed: &[Refusal],
    span: &Span,
) -> Result<Proof, Vec<Diagnostic>> {
    let options = file.set_up.asked();
    let given = Rules::agree(options.clone()).err().unwrap_or_default();
    let mut sorted = claimed.to_vec();
    sorted.sort_unstable();
    if sorted == given {
        return Ok(Proof::Refused { options, reasons: given });
    }
    let names = |reasons: &[Refusal]| reasons.iter().map(|reason| reason.name()).collect::<Vec<_>>().join(", ");
    let (found, help) = if given.is_empty() {
        ("not refused".to_owned(), "leave `refused` out, and claim what happens in the game".to_owned())
    } else {
        (format!("refused for {}", names(&given)), format!("the rules give: `refused: [{}]`", names(&given)))
    };
    let message = format!("this set-up is {found}; claimed {}", names(claimed));
    Err(vec![Diagnostic::error(message).at(source.at(span.clone())).help(help)])
}

fn prove_played(source: &Arc<Source>, file: &File) -> Result<Proof, Vec<Diagnostic>> {
    let set_up = &file.set_up;
    let rules = Rules::agree(set_up.asked()).map_err(|reasons| vec![refused_set_up(source, file, &reasons)])?;
    let drawn = set_up.position.as_ref().map_or(file.start.clone(), |(_, span)| span.clone());
    let problems: Vec<_> = set_up
        .drawing_problems(&rules)
        .into_iter()
        .map(|(message, help)| Diagnostic::error(message).at(source.at(drawn.clone())).help(help))
        .collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut run = Run::new(source, set_up.position(&rules));
    run.before(&file.after);
    for step in &file.script {
        if run.stopped {
            break;
        }
        run.step(step);
    }
    if !run.claimed && !run.stopped {
        let problem = Diagnostic::error("this scenario claims nothing").at(source.at(file.start.clone()));
        run.problems.push(problem.help("claim what it shows: `flips` beside a play, a `reject` or an `expect`"));
    }
    if run.problems.is_empty() { Ok(Proof::Played { rules, frames: run.frames }) } else { Err(run.problems) }
}

fn refused_set_up(source: &Arc<Source>, file: &File, reasons: &[Refusal]) -> Diagnostic {
    let place = file.set_up.rules.clone().or(file.set_up.position.as_ref().map(|(_, span)| span.clone()));
    let names = or_list(reasons.iter().map(|reason| reason.name())).replace(" or ", " and ");
    let mut problem = Diagnostic::error(format!("the rules refuse this set-up: {names}"))
        .at(source.at(place.unwrap_or(file.start.clone())));
    for reason in reasons {
        problem = problem.note(format!("{}: {}", reason.name(), why(*reason)));
    }
    problem.help("if that is what the scenario shows, claim it with `refused`")
}

/// A script under way.
struct Run<'a> {
    source: &'a Arc<Source>,
    frames: Vec<Frame>,
    /// What the frame that stands shows, by key, and where each was given.
    shown: BTreeMap<String, Span>,
    problems: Vec<Diagnostic>,
    claimed: bool,
    /// After a play that was refused nothing more can be said.
    stopped: bool,
}

impl<'a> Run<'a> {
    fn new(source: &'a Arc<Source>, position: Position) -> Self {
        let start = Frame {
            ply: 0,
            played: None,
            position,
            placed: BTreeMap::new(),
            show: Show::default(),
            claims: Vec::new(),
        };
        let frames = vec![start];
        Self { source, frames, shown: BTreeMap::new(), problems: Vec::new(), claimed: false, stopped: false }
    }

    fn frame(&mut self) -> &mut Frame {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    fn position(&mut self) -> Position {
        *self.frame().position()
    }

    /// The plays before frame 0 make no frames.
    fn before(&mut self, plays: &[(Square, Span)]) {
        for (square, span) in plays {
            let position = self.position();
            match position.play(*square) {
                Ok(next) => self.frame().position = next,
                Err(reason) => return self.illegal(*square, span, reason),
            }
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Play(play) => self.play(play),
            Step::Reject { squares, because } => self.reject(squares, because.as_ref()),
            Step::Expect(written) => written.iter().for_each(|written| self.claim(written)),
            Step::Show { show, keys, preview } => self.show(show, keys, preview.as_ref()),
        }
    }

    fn play(&mut self, play: &Play) {
        for (number, (square, span)) in play.plays.iter().enumerate() {
            if !self.play_one(*square, span) {
                return;
            }
            if let (0, Some((colour, span))) = (number, &play.by) {
                self.claim(&Written { claim: Claim::By(*colour), span: span.clone() });
            }
        }
        if let Some((squares, span)) = &play.flips {
            self.claim(&Written { claim: Claim::Flipped(*squares), span: span.clone() });
        }
        if let Some((colour, span)) = &play.passed {
            self.claim(&Written { claim: Claim::Passed(*colour), span: span.clone() });
        }
    }

    fn play_one(&mut self, square: Square, span: &Span) -> bool {
        let before = self.position();
        match (before.turn(), before.play(square)) {
            (Some(by), Ok(position)) => {
                self.add(Played { by, square, lines: before.lines(square) }, position);
                true
            }
            (_, Err(reason)) => {
                self.illegal(square, span, reason);
                false
            }
            // The engine refuses every play when nobody is to move.
            (None, Ok(_)) => false,
        }
    }

    fn add(&mut self, played: Played, position: Position) {
        let last = self.frame();
        let (ply, mut placed) = (last.ply + 1, last.placed.clone());
        placed.insert(played.square, ply);
        let (show, claims) = (Show::default(), Vec::new());
        self.frames.push(Frame { ply, played: Some(played), position, placed, show, claims });
        self.shown.clear();
    }

    fn illegal(&mut self, square: Square, span: &Span, reason: Refused) {
        let position = self.position();
        let message = format!("{} cannot be played: {}", square, claims::why(reason, square, &position));
        let help = may_play(&position, "play");
        let problem = Diagnostic::error(message).at(self.source.at(span.clone())).help(help);
        let problem = problem.note(self.board());
        self.problems.push(problem);
        self.stopped = true;
    }

    fn reject(&mut self, squares: &[(Square, Span)], because: Option<&Because>) {
        let position = self.position();
        self.claimed = true;
        for (number, (square, at)) in squares.iter().enumerate() {
            let claimed = because.and_then(|because| because.of(number));
            match claims::refused(&position, *square, claimed.map(|(reason, _)| *reason)) {
                Ok(reason) => self.frame().claims.push(Claim::Refused(*square, reason)),
                Err(wrong) => {
                    let place = if position.refused(*square).is_some() { claimed.map(|(_, span)| span) } else { None };
                    self.wrong(wrong, place.unwrap_or(at));
                }
            }
        }
    }

    fn claim(&mut self, written: &Written) {
        self.claimed = true;
        let frame = self.frame();
        match claims::check(&written.claim, &frame.position, frame.played.as_ref()) {
            Ok(()) => frame.claims.push(written.claim.clone()),
            Err(wrong) => self.wrong(wrong, &written.span),
        }
    }

    fn wrong(&mut self, wrong: Wrong, span: &Span) {
        let problem = Diagnostic::error(wrong.message).at(self.source.at(span.clone())).note(self.board());
        self.problems.push(problem.help(wrong.help));
    }

    fn show(&mut self, show: &Show, keys: &[(String, Span)], preview: Option<&Span>) {
        for (key, span) in keys {
            if let Some(earlier) = self.shown.insert(key.clone(), span.clone()) {
                let problem = Diagnostic::error(format!("`{key}` is given twice for one frame"));
                let problem = problem.at(self.source.at(span.clone())).related(self.source.at(earlier), "first here");
                self.problems.push(problem.help("write one `show` with all of it"));
            }
        }
        let position = self.position();
        let refused = show.preview.and_then(|square| Some((square, position.refused(square)?)));
        if let (Some((square, reason)), Some(span)) = (refused, preview) {
            let message = format!("{square} cannot be previewed: {}", claims::why(reason, square, &position));
            self.wrong(Wrong { message, help: may_play(&position, "preview") }, span);
        }
        merge(&mut self.frame().show, show);
    }

    /// The board as it stands, under a line that says when.
    fn board(&mut self) -> String {
        let Frame { ply, position, played, .. } = self.frame();
        let when = match played {
            Some(played) => format!("the board in frame {ply}, after {} has played {}", name(played.by), played.square),
            None => "the board in frame 0".to_owned(),
        };
        let next =
            position.turn().map_or("the game is over".to_owned(), |colour: Colour| format!("{} to move", name(colour)));
        format!("{when}; {next}:\n{}", board(position))
    }
}

/// What to do about a play that is refused.
fn may_play(position: &Position, step: &str) -> String {
    match position.turn() {
        Some(colour) => format!("{} may play {}", name(colour), sentence(position.legal())),
        None => format!("leave the {step} out: the game has ended"),
    }
}

/// What one `show` adds to those before it on the same frame.
fn merge(all: &mut Show, one: &Show) {
    all.legal |= one.legal;
    all.numbers |= one.numbers;
    all.marks.extend(&one.marks);
    all.arrows.extend(&one.arrows);
    all.preview = one.preview.or(all.preview);
    all.crop = one.crop.or(all.crop);
    all.note = one.note.clone().or(all.note.take());
}
