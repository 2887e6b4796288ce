//! The elements that a drawing may hold, and no others.

use usvg::roxmltree::Document;

use super::Misread;

const KNOWN: [&str; 6] = ["svg", "defs", "g", "use", "circle", "path"];

const ATTRIBUTES: [&str; 19] = [
    "class",
    "cx",
    "cy",
    "d",
    "fill",
    "height",
    "href",
    "id",
    "r",
    "stroke",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
    "viewBox",
    "width",
    "x",
    "y",
    "aria-hidden",
    "role",
];

/// Elements, attributes and text that no drawing has.
pub(super) fn foreign(document: &Document) -> Vec<Misread> {
    let mut misread = Vec::new();
    for node in document.descendants() {
        if node.is_element() && !KNOWN.contains(&node.tag_name().name()) {
            misread.push(Misread::drawing(format!("there is a `{}` in it", node.tag_name().name())));
        }
        if node.is_text() && !node.text().unwrap_or_default().trim().is_empty() {
            misread.push(Misread::drawing("there is text in it"));
        }
        for attribute in node.attributes().filter(|attribute| !ATTRIBUTES.contains(&attribute.name())) {
            misread.push(Misread::drawing(format!("there is a `{}` in it", attribute.name())));
        }
    }
    misread
}
