//! What is wrong, where, and what to do about it.
//!
//! A [`Diagnostic`] holds facts only; `command::report` shows them. Rooms
//! collect diagnostics and go on, so that one run reports everything.

use std::ops::Range;
use std::sync::Arc;

/// A text file as it was read, which places point into.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    name: String,
    text: String,
}

impl Source {
    /// A file's text under the name that is shown to people (its path from the
    /// project's folder). A byte-order mark at the start is left out.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Self> {
        let mut text = text.into();
        if text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        Arc::new(Self { name: name.into(), text })
    }

    /// A file's bytes as text.
    ///
    /// # Errors
    /// They are not UTF-8; the place is where the good text ends.
    pub fn decode(name: impl Into<String>, bytes: Vec<u8>) -> Result<Arc<Self>, Box<Diagnostic>> {
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self::new(name, text)),
            Err(error) => {
                let at = error.utf8_error().valid_up_to();
                let source = Self::new(name, String::from_utf8_lossy(&error.as_bytes()[..at]));
                let end = source.text().len();
                let problem = Diagnostic::error(format!("the file is not UTF-8: byte {at} begins no letter"));
                Err(Box::new(problem.at(source.at(end..end)).help("save it as UTF-8")))
            }
        }
    }

    /// The name shown to people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text, without a byte-order mark.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A range of bytes of this file as a place.
    pub fn at(self: &Arc<Self>, span: Range<usize>) -> Place {
        Place { source: Arc::clone(self), span }
    }

    /// The file as a whole: its start.
    pub fn start(self: &Arc<Self>) -> Place {
        self.at(0..0)
    }
}

/// A range of bytes in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    source: Arc<Source>,
    span: Range<usize>,
}

impl Place {
    /// The file.
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// The bytes, cut to the file's length and to whole characters.
    pub fn span(&self) -> Range<usize> {
        let start = self.whole(self.span.start);
        start..self.whole(self.span.end).max(start)
    }

    /// The line and the column in characters, both counted from 1.
    pub fn line_column(&self) -> (usize, usize) {
        let before = &self.source.text[..self.span().start];
        let line = before.rfind('\n').map_or(0, |newline| newline + 1);
        (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
    }

    fn whole(&self, offset: usize) -> usize {
        let text = &self.source.text;
        (0..=offset.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
    }
}

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing is published.
    Error,
    /// Told; an error with `--strict`.
    Warning,
    /// Told, and never an error.
    Notice,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where; a missing folder or a failed write has no place in a file.
    pub place: Option<Place>,
    /// A few words beside the marked text; may be empty.
    pub label: String,
    /// Facts: what was claimed, what the rules give, the board. Each may have several lines.
    pub notes: Vec<String>,
    /// What to do.
    pub help: Vec<String>,
    /// Other places that have to do with it.
    pub related: Vec<(Place, String)>,
}

impl Diagnostic {
    /// An error, so far without a place.
    pub fn error(message: impl Into<String>) -> Self {
        Self::new(Severity::Error, message)
    }

    /// A warning, so far without a place.
    pub fn warning(message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, message)
    }

    /// A notice, so far without a place.
    pub fn notice(message: impl Into<String>) -> Self {
        Self::new(Severity::Notice, message)
    }

    fn new(severity: Severity, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { severity, message, place: None, label: String::new(), notes: vec![], help: vec![], related: vec![] }
    }

    /// With its place.
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// With a few words beside the marked text.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// With one more fact.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// With one more thing to do.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }

    /// With what to do, if there is anything.
    pub fn help_maybe(self, help: Option<String>) -> Self {
        match help {
            Some(help) => self.help(help),
            None => self,
        }
    }

    /// With one more place that has to do with it.
    pub fn related(mut self, place: Place, label: impl Into<String>) -> Self {
        self.related.push((place, label.into()));
        self
    }
}

/// Of the known names, the one most like what was written, if any is.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let like = |name: &&str| strsim::jaro_winkler(&written, &name.to_lowercase());
    let best = known.into_iter().max_by(|a, b| like(a).total_cmp(&like(b)))?;
    (like(&best) > 0.78).then_some(best)
}
