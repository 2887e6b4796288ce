//! Diagrams in pages: their frames drawn, read back, and described.

use std::collections::BTreeSet;
use std::sync::Mutex;

use sha2::{Digest, Sha256};

use super::Publisher;
use crate::diagnostic::Diagnostic;
use crate::diagram;
use crate::language::{self, Language};
use crate::rules::Square;
use crate::scenario::{Frame, Proof, Scenario};
use crate::site::view::{FrameView, RankView};

/// Which drawings have been read back, in this build or in earlier ones.
#[derive(Debug, Default)]
pub struct ReadBack {
    earlier: BTreeSet<String>,
    now: Mutex<BTreeSet<String>>,
}

impl ReadBack {
    /// With what is known from earlier builds by this version.
    pub fn new(earlier: BTreeSet<String>) -> Self {
        Self { earlier, now: Mutex::default() }
    }

    /// The digests of everything that this build has published.
    pub fn digests(self) -> BTreeSet<String> {
        self.now.into_inner().unwrap_or_default()
    }

    /// Reads a drawing back, unless the same bytes have been already for the same frame.
    fn check(&self, symbols: &str, part: &str, frame: &Frame) -> Result<(), Vec<diagram::Misread>> {
        let svg = diagram::composed(symbols, part);
        let digest = digest(&svg, frame);
        if !self.earlier.contains(&digest) && !self.known(&digest) {
            diagram::read_back(&svg, frame)?;
        }
        if let Ok(mut now) = self.now.lock() {
            now.insert(digest);
        }
        Ok(())
    }

    fn known(&self, digest: &str) -> bool {
        self.now.lock().is_ok_and(|now| now.contains(digest))
    }
}

/// Of the drawing and of all that it is compared with.
fn digest(svg: &str, frame: &Frame) -> String {
    let mut hash = Sha256::new();
    hash.update(svg);
    hash.update(format!("{:?} {:?} {:?}", frame.position(), frame.show(), frame.played()));
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Publisher<'_> {
    /// The view of one frame, whose drawing uses these symbols and has been read back.
    pub(super) fn frame(
        &self,
        tag: &str,
        scenario: &Scenario,
        frame: &Frame,
        symbols: &str,
    ) -> Result<FrameView, Vec<Diagnostic>> {
        let svg = diagram::part(frame);
        self.read_back.check(symbols, &svg, frame).map_err(|all| misread(scenario, frame, &all))?;
        let Some(language) = self.speech.get(tag) else { return Err(Vec::new()) };
        let Proof::Played { rules, .. } = scenario.proof() else { return Err(Vec::new()) };
        let (files, rows) = table(language, frame);
        Ok(FrameView {
            number: frame.ply(),
            label: label(language, frame),
            svg,
            description: language::describe(language, rules, frame),
            note: self.note(tag, scenario, frame),
            claims: frame.claims().iter().map(|claim| language::claim(language, frame, claim)).collect(),
            files,
            rows,
        })
    }

    /// The note of a frame in this language, or else as the scenario has it.
    fn note(&self, tag: &str, scenario: &Scenario, frame: &Frame) -> Option<String> {
        let written = frame.show().note.as_ref()?;
        let example = self.content.languages.get(tag).and_then(|it| it.examples.by_id.get(scenario.id()));
        let own = example.and_then(|example| example.notes.get(&frame.ply())).map(|note| &note.text);
        Some(self.said(tag, own.unwrap_or(written)))
    }

    /// The title and the summary of a scenario in this language, or else as the scenario has them.
    pub(super) fn titles(&self, tag: &str, scenario: &Scenario) -> (String, String) {
        let example = self.content.languages.get(tag).and_then(|it| it.examples.by_id.get(scenario.id()));
        let title = example.and_then(|example| example.title.as_deref()).unwrap_or(scenario.title());
        let summary = example.and_then(|example| example.summary.as_ref()).map(|summary| summary.text.as_str());
        let summary = summary.or(scenario.summary()).unwrap_or_default();
        (self.said(tag, title), self.said(tag, summary))
    }
}

fn misread(scenario: &Scenario, frame: &Frame, all: &[diagram::Misread]) -> Vec<Diagnostic> {
    let told = |it: &diagram::Misread| {
        let problem = Diagnostic::error(format!("frame {} of `{}`: {it}", frame.ply(), scenario.id()));
        problem
            .at(scenario.source().start())
            .help("show less on this frame; if that is no help, this is a fault of the program")
    };
    all.iter().map(told).collect()
}

fn label(language: &Language, frame: &Frame) -> String {
    match frame.ply() {
        0 => language.text("start-position"),
        ply => {
            let number = language.text_with("move-number", &[("number", (ply as u64).into())]);
            frame.played().map_or(number.clone(), |played| format!("{number} · {}", played.square))
        }
    }
}

/// The letters of the files, and what each square of each rank holds.
fn table(language: &Language, frame: &Frame) -> (Vec<String>, Vec<RankView>) {
    let position = frame.position();
    let numbers = 0..position.shape().size();
    let files = numbers.clone().map(|file| char::from(b'a' + file).to_string()).collect();
    let row = |rank: u8| {
        let squares = numbers.clone().filter_map(move |file| Square::new(file, rank));
        let cells = squares.map(|square| language::cell(language, position.cell(square))).collect();
        RankView { rank: rank + 1, cells }
    };
    (files, numbers.clone().map(row).collect())
}
