//! A translation held against the source language.

use std::collections::BTreeMap;

use super::locale::Language;
use super::strings::Arg;
use super::survey::Variable;
use crate::diagnostic::{Diagnostic, nearest};

impl Language {
    /// What this translation lacks, has too much, or says with other arguments than the source language.
    ///
    /// All of it is a warning, for the source language stands in where a string is missing.
    pub fn missing(&self, source: &Self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        problems.extend(source.ids().filter(|id| !self.has(id)).map(|id| self.lacks(id, source)));
        problems.extend(self.ids().filter(|id| !source.has(id)).map(|id| self.unknown(id, source)));
        for id in self.ids().filter(|id| source.has(id)) {
            problems.extend(self.other_arguments(id, source));
            problems.extend(self.fails(id));
        }
        problems
    }

    fn lacks(&self, id: &str, source: &Self) -> Diagnostic {
        let message = format!("the string `{id}` is not translated into {}", self.code());
        let problem = Diagnostic::warning(message).at(self.strings.start());
        match source.strings.place(id) {
            Some(place) => problem.related(place, "the source language has it here"),
            None => problem,
        }
    }

    fn unknown(&self, id: &str, source: &Self) -> Diagnostic {
        let near = nearest(id, source.ids().filter(|id| !self.has(id))).map(|near| format!("did you mean `{near}`?"));
        let message = format!("the string `{id}` is not in the source language, so nothing uses it");
        self.placed(Diagnostic::warning(message).help_maybe(near), id)
    }

    /// At the place of the string, which is there.
    fn placed(&self, problem: Diagnostic, id: &str) -> Diagnostic {
        problem.at(self.strings.place(id).unwrap_or_else(|| self.strings.start()))
    }

    fn other_arguments(&self, id: &str, source: &Self) -> Vec<Diagnostic> {
        let (own, theirs) = (self.strings.arguments(id), source.strings.arguments(id));
        let mut problems = Vec::new();
        for (name, variable) in &own {
            match theirs.get(name) {
                None => problems.push(self.no_argument(id, name, variable, &theirs)),
                Some(other) => problems.extend(self.lost_variants(id, name, variable, other)),
            }
        }
        for name in theirs.iter().filter(|(name, other)| other.shown && !own.contains_key(*name)).map(|(name, _)| name)
        {
            let message = format!("the string `{id}` does not use `${name}`, which the source language shows");
            let problem = Diagnostic::warning(message);
            problems.push(self.placed(problem, id));
        }
        problems
    }

    fn no_argument(&self, id: &str, name: &str, variable: &Variable, theirs: &BTreeMap<&str, Variable>) -> Diagnostic {
        let near = nearest(name, theirs.keys().copied()).map(|near| format!("did you mean `${near}`?"));
        Diagnostic::warning(format!("the string `{id}` is given no `${name}`"))
            .at(self.strings.at(variable.span.clone()))
            .help_maybe(near)
    }

    /// Where both choose by an argument's name, a name that only the source has would fall to the default.
    fn lost_variants(&self, id: &str, name: &str, own: &Variable, other: &Variable) -> Option<Diagnostic> {
        const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
        let lost: Vec<_> =
            other.keys.difference(&own.keys).map(String::as_str).filter(|key| !PLURALS.contains(key)).collect();
        if own.keys.iter().all(|key| PLURALS.contains(&key.as_str())) || lost.is_empty() {
            return None;
        }
        let message = format!("the string `{id}` has no variant of `${name}` for `{}`", lost.join("`, `"));
        Some(Diagnostic::warning(message).at(self.strings.at(own.span.clone())))
    }

    /// What goes wrong in making the string with the arguments that it asks for.
    fn fails(&self, id: &str) -> Option<Diagnostic> {
        let arguments = self.strings.arguments(id);
        let sample: Vec<_> = arguments.keys().map(|name| (*name, Arg::Number(2))).collect();
        let (text, errors) = self.strings.format_checked(id, &sample)?;
        // A term that is told nothing shows its arguments' names, and Fluent does not call that an error.
        let unfilled = text.contains("{$").then_some(text);
        let problem = Diagnostic::warning(match (errors.first(), unfilled) {
            (Some(error), _) => format!("the string `{id}` cannot be made: {error}"),
            (None, Some(text)) => format!("the string `{id}` is left unfilled: {text}"),
            (None, None) => return None,
        });
        Some(self.placed(problem, id))
    }
}
