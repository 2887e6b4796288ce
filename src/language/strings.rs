//! A language's strings: read from Fluent, and known to be safe to format.
//!
//! The file comes from strangers, and Fluent's resolver has places where a
//! hostile one makes it panic. So everything that could lead there (nesting
//! without end, circles, huge expansions, numbers that fit nothing) is refused
//! when the file is read.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use unic_langid::LanguageIdentifier;

use super::survey::{Part, Variable, survey};
use super::weight;
use crate::diagnostic::{Diagnostic, Place, Source};

const MOST_BYTES: usize = 256 * 1024;
const DEEPEST: usize = 24;

/// What a string is told: text, or a number that chooses a plural.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Text, or the key of a variant.
    Text(Cow<'a, str>),
    /// A number.
    Number(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl<'a> From<&Arg<'a>> for FluentValue<'a> {
    fn from(arg: &Arg<'a>) -> Self {
        match arg {
            Arg::Text(text) => FluentValue::String(text.clone()),
            // Above this a number is no longer exact in Fluent, whose plural rules panic on it.
            Arg::Number(number) if *number > 1 << 53 => FluentValue::String(number.to_string().into()),
            Arg::Number(number) => (*number).into(),
        }
    }
}

/// A file of strings.
pub(super) struct Strings {
    source: Arc<Source>,
    bundle: FluentBundle<FluentResource>,
    parts: BTreeMap<String, Part>,
}

impl Strings {
    /// Reads a file of strings for a language.
    pub(super) fn read(source: &Arc<Source>, language: &LanguageIdentifier) -> Result<Self, Vec<Diagnostic>> {
        refuse_size_and_depth(source)?;
        let (resource, mut problems) = parsed(source);
        let parts = survey(source, &resource, &mut problems);
        // Weighing follows references, so each has to lead somewhere first.
        if problems.is_empty() {
            problems.extend(weight::problems(&resource).into_iter().map(|(key, message)| {
                Diagnostic::error(message).at(source.at(parts.get(&key).map_or(0..0, |part| part.span.clone())))
            }));
        }
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        bundle.set_use_isolating(false);
        // Its only error is a repeated name, which the survey has told with its place.
        let repeated = bundle.add_resource(resource).err().unwrap_or_default();
        if problems.is_empty() {
            problems.extend(repeated.iter().map(|error| Diagnostic::error(error.to_string()).at(source.start())));
        }
        if problems.is_empty() { Ok(Self { source: Arc::clone(source), bundle, parts }) } else { Err(problems) }
    }

    /// The string of this id, or none.
    pub(super) fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        self.format_checked(id, args).map(|(text, _)| text)
    }

    /// The string of this id and what went wrong in making it.
    pub(super) fn format_checked(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<(String, Vec<String>)> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, FluentValue::from(arg))).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        Some((text, errors.iter().map(ToString::to_string).collect()))
    }

    /// The ids of the messages, sorted; attributes and terms are a language's own affair.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.parts.keys().map(String::as_str).filter(|key| !key.starts_with('-') && !key.contains('.'))
    }

    /// Where the message stands.
    pub(super) fn place(&self, id: &str) -> Option<Place> {
        self.parts.get(id).map(|part| self.at(part.span.clone()))
    }

    /// These bytes of the file.
    pub(super) fn at(&self, span: Range<usize>) -> Place {
        self.source.at(span)
    }

    /// The file's start.
    pub(super) fn start(&self) -> Place {
        self.source.start()
    }

    /// The arguments that a message uses, itself or through the messages that it refers to.
    pub(super) fn arguments(&self, id: &str) -> BTreeMap<&str, Variable> {
        let mut arguments: BTreeMap<&str, Variable> = BTreeMap::new();
        let (mut seen, mut next) = (BTreeSet::new(), vec![id]);
        while let Some(key) = next.pop() {
            let Some(part) = self.parts.get(key).filter(|_| seen.insert(key)) else { continue };
            for (name, variable) in &part.variables {
                arguments.entry(name).or_insert_with(|| variable.clone()).merge(variable);
            }
            // A term sees only the arguments that it is called with.
            next.extend(part.references.iter().map(|(key, _)| key.as_str()).filter(|key| !key.starts_with('-')));
        }
        arguments
    }
}

fn parsed(source: &Arc<Source>) -> (FluentResource, Vec<Diagnostic>) {
    match FluentResource::try_new(source.text().to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => {
            let problem = |error: &ParserError| {
                let span = error.pos.start..error.pos.end.max(error.pos.start + 1);
                Diagnostic::error(format!("this cannot be read as Fluent: {}", error.kind)).at(source.at(span))
            };
            (resource, errors.iter().map(problem).collect())
        }
    }
}

/// The parser calls itself at each bracket, so an endless row of them would overflow the stack.
fn refuse_size_and_depth(source: &Arc<Source>) -> Result<(), Vec<Diagnostic>> {
    let text = source.text();
    if text.len() > MOST_BYTES {
        let problem = Diagnostic::error(format!("a file of strings holds at most {} KiB", MOST_BYTES / 1024));
        return Err(vec![problem.at(source.start())]);
    }
    match too_deep(text) {
        Some(at) => {
            let problem = Diagnostic::error(format!("brackets are nested more than {DEEPEST} deep"));
            Err(vec![problem.at(source.at(at..at + 1)).label("this is one too many")])
        }
        None => Ok(()),
    }
}

/// The first bracket that is nested too deep. Brackets in quotes count as well,
/// but for the two that are Fluent's way of writing a brace.
fn too_deep(text: &str) -> Option<usize> {
    const BRACES: [&str; 4] = ["{\"{\"}", "{ \"{\" }", "{\"}\"}", "{ \"}\" }"];
    let (mut depth, mut at) = (0usize, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if let Some(brace) = BRACES.iter().find(|brace| rest.starts_with(brace.as_bytes())) {
            at += brace.len();
            continue;
        }
        match rest[0] {
            b'{' | b'(' => depth += 1,
            b'}' | b')' => depth = depth.saturating_sub(1),
            b'#' if at == 0 || text.as_bytes()[at - 1] == b'\n' => {
                at += rest.iter().position(|sign| *sign == b'\n').unwrap_or(rest.len());
                continue;
            }
            _ => {}
        }
        if depth > DEEPEST {
            return Some(at);
        }
        at += 1;
    }
    None
}
