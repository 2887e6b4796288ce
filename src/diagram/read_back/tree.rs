//! What the text resolves to, held against the shapes that were drawn.

use usvg::{Group, Node, Paint};

use super::Misread;
use crate::diagram::drawing::{Drawing, Item};
use crate::diagram::palette::Ink;
use crate::diagram::shapes::Shape;

type Rgb = [u8; 3];

/// A shape as it can be compared.
#[derive(Debug, Clone, PartialEq)]
struct Seen {
    fill: Option<Rgb>,
    stroke: Option<(Rgb, f32)>,
    /// Left, top, right and bottom.
    bounds: [f32; 4],
}

/// How far a bound may be off, in units: curves come back as others.
const NEAR: f32 = 0.06;

/// The first difference, if there is one.
pub(super) fn differences(tree: &usvg::Tree, drawing: &Drawing) -> Vec<Misread> {
    let drawn: Vec<_> = drawing.items.iter().flat_map(shapes).map(|shape| expected(&shape)).collect();
    let mut seen = Vec::new();
    let mut misread = Vec::new();
    collect(tree.root(), &mut seen, &mut misread);
    if drawn.len() != seen.len() {
        misread.push(Misread::drawing(format!("{} shapes were drawn, and {} are in it", drawn.len(), seen.len())));
    }
    if let Some(number) = drawn.iter().zip(&seen).position(|(drawn, seen)| !alike(drawn, seen)) {
        misread.push(Misread::drawing(format!("shape {} of it is not as it was drawn", number + 1)));
    }
    misread
}

fn shapes(item: &Item) -> Vec<Shape> {
    match item {
        Item::Shape(shape) => vec![shape.clone()],
        Item::Use(symbol, at) => symbol.shapes().into_iter().map(|shape| shape.moved(*at)).collect(),
    }
}

fn expected(shape: &Shape) -> Seen {
    let stroke = shape.stroke.map(|(ink, width)| (ink.rgb(), width as f32 / 10.0));
    Seen { fill: shape.fill.map(Ink::rgb), stroke, bounds: shape.bounds() }
}

fn alike(drawn: &Seen, seen: &Seen) -> bool {
    let near = |(one, other): (&f32, &f32)| (one - other).abs() < NEAR;
    drawn.fill == seen.fill && drawn.stroke == seen.stroke && drawn.bounds.iter().zip(&seen.bounds).all(near)
}

fn collect(group: &Group, seen: &mut Vec<Seen>, misread: &mut Vec<Misread>) {
    let plain = group.opacity().get() == 1.0
        && group.clip_path().is_none()
        && group.mask().is_none()
        && group.filters().is_empty();
    if !plain {
        misread.push(Misread::drawing("part of it is cut, masked, filtered or seen through"));
    }
    for node in group.children() {
        match node {
            Node::Group(group) => collect(group, seen, misread),
            Node::Path(path) => seen.push(resolved(path)),
            Node::Image(_) => misread.push(Misread::drawing("there is an image in it")),
            Node::Text(_) => misread.push(Misread::drawing("there is text in it")),
        }
    }
}

fn resolved(path: &usvg::Path) -> Seen {
    let bounds = path.abs_bounding_box();
    let visible = |paint: &Paint, opacity: f32| if opacity == 1.0 { colour(paint) } else { None };
    let fill = path.fill().filter(|_| path.is_visible());
    let stroke = path.stroke().filter(|_| path.is_visible());
    Seen {
        fill: fill.and_then(|fill| visible(fill.paint(), fill.opacity().get())),
        stroke: stroke.and_then(|it| Some((visible(it.paint(), it.opacity().get())?, it.width().get()))),
        bounds: [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()],
    }
}

fn colour(paint: &Paint) -> Option<Rgb> {
    match paint {
        Paint::Color(colour) => Some([colour.red, colour.green, colour.blue]),
        _ => None,
    }
}
