//! What a file of strings holds: which patterns, what each uses, and where.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

use crate::diagnostic::{Diagnostic, Source, nearest};

const LONGEST_NUMBER: usize = 9;

/// What is known of one pattern: a message's value, or an attribute or a term.
#[derive(Default)]
pub(super) struct Part {
    pub(super) span: Range<usize>,
    pub(super) references: Vec<(String, Range<usize>)>,
    pub(super) variables: BTreeMap<String, Variable>,
}

/// How a pattern uses an argument.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Variable {
    pub(super) span: Range<usize>,
    /// Whether it is shown, and does not only choose between variants.
    pub(super) shown: bool,
    /// The names of the variants that it chooses between.
    pub(super) keys: BTreeSet<String>,
}

impl Variable {
    pub(super) fn merge(&mut self, other: &Self) {
        self.shown |= other.shown;
        self.keys.extend(other.keys.iter().cloned());
    }
}

/// Goes through the syntax tree once and writes down what each pattern uses,
/// and what no pattern may: ids that stand twice, functions, numbers that fit nothing.
pub(super) fn survey(
    source: &Arc<Source>,
    resource: &FluentResource,
    problems: &mut Vec<Diagnostic>,
) -> BTreeMap<String, Part> {
    let text = resource.source();
    let mut survey = Survey { source, text, parts: BTreeMap::new(), problems, key: String::new() };
    survey.resource(resource);
    let parts = survey.parts;
    problems.extend(unknown_references(source, &parts));
    parts
}

fn unknown_references(source: &Arc<Source>, parts: &BTreeMap<String, Part>) -> Vec<Diagnostic> {
    let unknown = |(key, _): &&(String, Range<usize>)| !parts.contains_key(key);
    let references = parts.values().flat_map(|part| &part.references);
    let problem = |(key, span): &(String, Range<usize>)| {
        let near = nearest(key, parts.keys().map(String::as_str)).map(|near| format!("did you mean `{near}`?"));
        Diagnostic::error(format!("there is no string `{key}`")).at(source.at(span.clone())).help_maybe(near)
    };
    references.filter(unknown).map(problem).collect()
}

struct Survey<'a> {
    source: &'a Arc<Source>,
    text: &'a str,
    parts: BTreeMap<String, Part>,
    problems: &'a mut Vec<Diagnostic>,
    key: String,
}

impl Survey<'_> {
    fn resource(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let (key, id, value, attributes) = match entry {
                ast::Entry::Message(message) => {
                    (message.id.name.to_owned(), message.id.name, message.value.as_ref(), &message.attributes)
                }
                ast::Entry::Term(term) => {
                    (format!("-{}", term.id.name), term.id.name, Some(&term.value), &term.attributes)
                }
                _ => continue,
            };
            match value {
                Some(value) => self.part(key.clone(), id, value),
                None => self.problem(id, format!("the string `{key}` says nothing itself")),
            }
            for attribute in attributes {
                self.part(format!("{key}.{}", attribute.id.name), attribute.id.name, &attribute.value);
            }
        }
    }

    fn part(&mut self, key: String, id: &str, pattern: &ast::Pattern<&str>) {
        let span = self.span(id);
        // Fluent keeps messages and terms under one name.
        let twin = key.strip_prefix('-').map_or_else(|| format!("-{key}"), str::to_owned);
        if let Some(first) = self.parts.get(&key).or_else(|| self.parts.get(&twin)) {
            let problem = Diagnostic::error(format!("the string `{key}` stands here twice"));
            let first = self.source.at(first.span.clone());
            self.problems.push(problem.at(self.source.at(span)).related(first, "it stands here already"));
            return;
        }
        self.parts.insert(key.clone(), Part { span, ..Part::default() });
        self.key = key;
        self.pattern(pattern);
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, true),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, false);
                for variant in variants {
                    self.variant(selector, &variant.key);
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn variant(&mut self, selector: &ast::InlineExpression<&str>, key: &ast::VariantKey<&str>) {
        match (selector, key) {
            (_, ast::VariantKey::NumberLiteral { value }) => self.number(value),
            (ast::InlineExpression::VariableReference { id }, ast::VariantKey::Identifier { name }) => {
                self.variable(id.name, false).keys.insert((*name).to_owned());
            }
            _ => {}
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>, shown: bool) {
        match inline {
            ast::InlineExpression::StringLiteral { .. } => {}
            ast::InlineExpression::NumberLiteral { value } => self.number(value),
            ast::InlineExpression::FunctionReference { id, .. } => {
                self.problem(id.name, format!("`{}` is a function, and strings are offered none", id.name));
            }
            ast::InlineExpression::MessageReference { id, attribute } => self.reference("", id, attribute.as_ref()),
            ast::InlineExpression::TermReference { id, attribute, arguments } => {
                self.reference("-", id, attribute.as_ref());
                for argument in arguments.iter().flat_map(|all| &all.named) {
                    self.inline(&argument.value, true);
                }
                for argument in arguments.iter().flat_map(|all| &all.positional) {
                    self.inline(argument, true);
                }
            }
            ast::InlineExpression::VariableReference { id } => {
                self.variable(id.name, shown);
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn reference(&mut self, sign: &str, id: &ast::Identifier<&str>, attribute: Option<&ast::Identifier<&str>>) {
        let dotted = attribute.map(|attribute| format!(".{}", attribute.name)).unwrap_or_default();
        let reference = (format!("{sign}{}{dotted}", id.name), self.span(id.name));
        self.parts.entry(self.key.clone()).or_default().references.push(reference);
    }

    fn variable(&mut self, name: &str, shown: bool) -> &mut Variable {
        let span = self.span(name);
        let part = self.parts.entry(self.key.clone()).or_default();
        let variable = part.variables.entry(name.to_owned()).or_insert(Variable { span, ..Variable::default() });
        variable.shown |= shown;
        variable
    }

    fn number(&mut self, written: &str) {
        if written.len() > LONGEST_NUMBER {
            self.problem(written, format!("a number here has at most {LONGEST_NUMBER} signs"));
        }
    }

    fn problem(&mut self, at: &str, message: String) {
        self.problems.push(Diagnostic::error(message).at(self.source.at(self.span(at))));
    }

    /// The bytes of the file at which a slice of it stands.
    fn span(&self, slice: &str) -> Range<usize> {
        let start = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        start..start + slice.len()
    }
}
