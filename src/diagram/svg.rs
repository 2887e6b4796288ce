//! Drawings as SVG text.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::drawing::{Drawing, Item};
use super::shapes::{Outline, Piece, Point, Shape, Tenths};
use super::symbols::Symbol;

/// A whole file: the symbols that it uses, and the drawing.
pub(super) fn file(drawing: &Drawing) -> String {
    let used: BTreeSet<_> = drawing.items.iter().filter_map(symbol).collect();
    let writer = Writer { classes: false };
    let (definitions, items) = (writer.definitions(used), writer.items(drawing));
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\"{}>{definitions}{items}</svg>\n", root(drawing))
}

/// The drawing for a page that defines the symbols elsewhere.
pub(super) fn part(drawing: &Drawing) -> String {
    format!("<svg class=\"d\"{}>{}</svg>", root(drawing), Writer { classes: true }.items(drawing))
}

/// The symbols that these drawings use, for a page.
pub(super) fn symbols<'a>(drawings: impl IntoIterator<Item = &'a Drawing>) -> String {
    let used: BTreeSet<_> = drawings.into_iter().flat_map(|drawing| drawing.items.iter().filter_map(symbol)).collect();
    format!(
        "<svg class=\"d-symbols\" width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>",
        Writer { classes: true }.definitions(used)
    )
}

/// What a page's symbols and one of its drawings are together, as a file.
pub(super) fn composed(symbols: &str, part: &str) -> String {
    let start = symbols.find("<defs>").unwrap_or(symbols.len());
    let end = symbols.rfind("</svg>").unwrap_or(symbols.len()).max(start);
    let (tag, body) = part.split_once('>').unwrap_or((part, ""));
    format!("{} xmlns=\"http://www.w3.org/2000/svg\">{}{body}\n", tag, &symbols[start..end])
}

fn symbol(item: &Item) -> Option<Symbol> {
    match item {
        Item::Use(symbol, _) => Some(*symbol),
        Item::Shape(_) => None,
    }
}

/// The attributes of a drawing's root, which its shapes and the symbols it uses inherit.
fn root(drawing: &Drawing) -> String {
    let (width, height) = drawing.area.size();
    let lines = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    format!(" viewBox=\"0 0 {} {}\" {lines}", number(width), number(height))
}

/// Writes shapes, with classes for a page's style sheet or without.
#[derive(Clone, Copy)]
struct Writer {
    classes: bool,
}

impl Writer {
    fn definitions(self, symbols: BTreeSet<Symbol>) -> String {
        let mut text = String::from("<defs>");
        for symbol in symbols {
            push(&mut text, format_args!("<g id=\"{}\">", symbol.id()));
            symbol.shapes().iter().for_each(|shape| self.shape(&mut text, shape));
            text += "</g>";
        }
        text + "</defs>"
    }

    fn items(self, drawing: &Drawing) -> String {
        let mut text = String::new();
        for item in &drawing.items {
            match item {
                Item::Shape(shape) => self.shape(&mut text, shape),
                Item::Use(symbol, (0, 0)) => push(&mut text, format_args!("<use href=\"#{}\"/>", symbol.id())),
                Item::Use(symbol, (x, y)) => {
                    let (id, x, y) = (symbol.id(), number(*x), number(*y));
                    push(&mut text, format_args!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>"));
                }
            }
        }
        text
    }

    fn shape(self, text: &mut String, shape: &Shape) {
        match &shape.outline {
            Outline::Circle { centre: (0, 0), radius } => push(text, format_args!("<circle r=\"{}\"", number(*radius))),
            Outline::Circle { centre: (x, y), radius } => {
                push(
                    text,
                    format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", number(*x), number(*y), number(*radius)),
                );
            }
            Outline::Path(pieces) => push(text, format_args!("<path d=\"{}\"", path(pieces))),
        }
        if let (true, Some(ink)) = (self.classes, shape.fill.or(shape.stroke.map(|(ink, _)| ink))) {
            push(text, format_args!(" class=\"{}\"", ink.class()));
        }
        if let Some(ink) = shape.fill {
            push(text, format_args!(" fill=\"{}\"", ink.hex()));
        }
        if let Some((ink, width)) = shape.stroke {
            push(text, format_args!(" stroke=\"{}\" stroke-width=\"{}\"", ink.hex(), number(width)));
        }
        text.push_str("/>");
    }
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}

/// Path data, each point as the way from the one before.
fn path(pieces: &[Piece]) -> String {
    let mut text = String::new();
    let (mut at, mut start) = ((0, 0), (0, 0));
    let way = |from: Point, to: Point| pair(to.0 - from.0, to.1 - from.1);
    for piece in pieces {
        match *piece {
            Piece::Move(to) => {
                text += &format!("m{}", way(at, to));
                (at, start) = (to, to);
            }
            Piece::Line(to) => {
                text += &match (to.0 - at.0, to.1 - at.1) {
                    (x, 0) => format!("h{}", number(x)),
                    (0, y) => format!("v{}", number(y)),
                    (x, y) => format!("l{}", pair(x, y)),
                };
                at = to;
            }
            Piece::Curve(control, to) => {
                text += &format!("q{}{}", way(at, control), joined(way(at, to)));
                at = to;
            }
            Piece::Close => {
                text.push('z');
                at = start;
            }
        }
    }
    text
}

fn pair(x: Tenths, y: Tenths) -> String {
    format!("{}{}", number(x), joined(number(y)))
}

/// With a blank before it, unless its sign parts it from what is before.
fn joined(number: String) -> String {
    if number.starts_with('-') { number } else { format!(" {number}") }
}

/// Tenths as the shortest decimal.
fn number(tenths: Tenths) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_can_be() {
        assert_eq!([0, 5, -5, 10, -125].map(number), ["0", ".5", "-.5", "1", "-12.5"]);
    }

    #[test]
    fn a_path_tells_the_way_from_point_to_point() {
        let pieces = [Piece::Move((10, 20)), Piece::Line((30, 20)), Piece::Curve((30, 0), (5, -5)), Piece::Close];
        assert_eq!(path(&pieces), "m1 2h2q0-2-2.5-2.5z");
    }
}
