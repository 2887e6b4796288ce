//! How much a string expands to, found without expanding it.
//!
//! Fluent stops a message after a hundred placeables, which is how it defends
//! itself against expansion without end; but its way of stopping can panic.
//! What would reach that limit, or go round in a circle, is found here first.

use std::collections::BTreeMap;

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

const MOST_PLACEABLES: usize = 100;

/// The strings that go round in a circle or expand too far, and how to say so.
pub(super) fn problems(resource: &FluentResource) -> Vec<(String, String)> {
    let mut scale = Scale { patterns: patterns(resource), known: BTreeMap::new(), path: Vec::new() };
    let keys: Vec<_> = scale.patterns.keys().cloned().collect();
    let told = |key: String| match scale.key(&key, 0) {
        Ok(_) => None,
        Err(Trouble::Circle) => Some((key.clone(), format!("the string `{key}` refers to itself, in a circle"))),
        Err(Trouble::TooMuch) => {
            let message = format!("the string `{key}` expands to more than {MOST_PLACEABLES} placeables");
            Some((key, message))
        }
    };
    keys.into_iter().filter_map(told).collect()
}

fn patterns(resource: &FluentResource) -> BTreeMap<String, &ast::Pattern<&str>> {
    let mut all = BTreeMap::new();
    for entry in resource.entries() {
        let (key, value, attributes) = match entry {
            ast::Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            ast::Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        all.extend(attributes.iter().map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value)));
        all.extend(value.map(|value| (key, value)));
    }
    all
}

#[derive(Clone, Copy)]
enum Trouble {
    Circle,
    TooMuch,
}

struct Scale<'a> {
    patterns: BTreeMap<String, &'a ast::Pattern<&'a str>>,
    known: BTreeMap<String, Result<usize, Trouble>>,
    path: Vec<String>,
}

impl<'a> Scale<'a> {
    /// The most placeables that this string can expand to.
    fn key(&mut self, key: &str, depth: usize) -> Result<usize, Trouble> {
        if let Some(known) = self.known.get(key) {
            return *known;
        }
        if self.path.iter().any(|above| above == key) {
            return Err(Trouble::Circle);
        }
        let Some(pattern) = self.patterns.get(key).copied() else { return Ok(0) };
        self.path.push(key.to_owned());
        let weight = self.pattern(pattern, depth);
        self.path.pop();
        self.known.insert(key.to_owned(), weight);
        weight
    }

    fn pattern(&mut self, pattern: &'a ast::Pattern<&'a str>, depth: usize) -> Result<usize, Trouble> {
        let mut weight = 0;
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                weight += 1 + self.expression(expression, depth + 1)?;
            }
        }
        // The depth bounds this room's own recursion as well.
        if weight.max(depth) > MOST_PLACEABLES { Err(Trouble::TooMuch) } else { Ok(weight) }
    }

    fn expression(&mut self, expression: &'a ast::Expression<&'a str>, depth: usize) -> Result<usize, Trouble> {
        if depth > MOST_PLACEABLES {
            return Err(Trouble::TooMuch);
        }
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, depth),
            ast::Expression::Select { selector, variants } => {
                let mut heaviest = 0;
                for variant in variants {
                    heaviest = heaviest.max(self.pattern(&variant.value, depth)?);
                }
                Ok(self.inline(selector, depth)? + heaviest)
            }
        }
    }

    fn inline(&mut self, inline: &'a ast::InlineExpression<&'a str>, depth: usize) -> Result<usize, Trouble> {
        let dotted = |attribute: &Option<ast::Identifier<&str>>| {
            attribute.as_ref().map(|attribute| format!(".{}", attribute.name)).unwrap_or_default()
        };
        match inline {
            ast::InlineExpression::MessageReference { id, attribute } => {
                self.key(&format!("{}{}", id.name, dotted(attribute)), depth)
            }
            ast::InlineExpression::TermReference { id, attribute, arguments } => {
                let mut weight = self.key(&format!("-{}{}", id.name, dotted(attribute)), depth)?;
                for argument in arguments.iter().flat_map(|all| &all.positional) {
                    weight += self.inline(argument, depth + 1)?;
                }
                Ok(weight)
            }
            ast::InlineExpression::Placeable { expression } => Ok(1 + self.expression(expression, depth + 1)?),
            _ => Ok(0),
        }
    }
}
