//! What the destination of a link or an image means.

use std::ops::RangeInclusive;

use super::{Generated, Target};
use crate::diagnostic::nearest;
use crate::site::links;

/// A message and what to do.
pub(super) type Wrong = (String, String);

/// The scenario and the frames of `diagram:…`, on this page.
pub(super) fn diagram(page: &str, written: &str) -> Result<(String, Option<RangeInclusive<usize>>), Wrong> {
    let written = links::normal(&links::decode(written));
    let mut parts = written.split('#');
    let path = parts.next().unwrap_or_default();
    let (first, second, more) = (parts.next(), parts.next(), parts.next());
    let (name, range) = match (first, second) {
        (Some(part), None) if frames(part).is_some() => (None, Some(part)),
        (name, range) => (name, range),
    };
    let help = "write `diagram:blocked/cut-off`, with `#2` for one frame or `#0-3` for several; \
                a scenario in a page is `diagram:page#name`"
        .to_owned();
    let frames_of = match range.map(frames) {
        None => None,
        Some(Some(frames)) => Some(frames),
        Some(None) => return Err((format!("`{}` names no frames", range.unwrap_or_default()), help)),
    };
    if more.is_some() || (path.is_empty() && name.is_none()) || name.is_some_and(|name| !is_name(name)) {
        return Err((format!("`diagram:{written}` names no scenario"), help));
    }
    let path = if path.is_empty() { page } else { path };
    Ok((name.map_or(path.to_owned(), |name| format!("{path}#{name}")), frames_of))
}

/// `2` or `0-3`.
fn frames(text: &str) -> Option<RangeInclusive<usize>> {
    let number = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit()).then(|| text.parse().ok()).flatten();
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let (from, to): (usize, usize) = (number(from)?, number(to)?);
    (from <= to).then_some(from..=to)
}

/// Whether a scenario in a page may have this name: it begins with a letter, so it is never a frame.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(char::is_alphabetic) && name.chars().all(|sign| sign.is_alphanumeric() || "-_".contains(sign))
}

/// Whether a rule may have this id: lower-case words with a dot between, `multi.no-flip`.
pub(super) fn is_rule(id: &str) -> bool {
    let letter = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let word = |word: &str| word.starts_with(|sign: char| sign.is_ascii_lowercase()) && word.chars().all(letter);
    id.split_once('.').is_some_and(|(page, rule)| word(page) && word(rule))
}

/// Where a link on this page leads.
pub(super) fn link(page: &str, written: &str) -> Result<Target, Wrong> {
    match links::scheme(written).as_deref() {
        Some("http" | "https") => return web(written),
        Some("mailto") => return Ok(Target::Web(written.to_owned())),
        Some("claim" | "diagram" | "rule") => return Err(misplaced(written)),
        Some(scheme) => {
            let help = "a link may be relative, or begin with `https:`, `http:` or `mailto:`".to_owned();
            return Err((format!("links to `{scheme}:` are not allowed"), help));
        }
        None => {}
    }
    if written.starts_with(['/', '\\']) {
        let help = "write the way from this page's file, as in `../boards/octagon.md`".to_owned();
        return Err((format!("`{written}` is not relative"), help));
    }
    let (file, anchor) = match written.split_once('#') {
        Some((file, anchor)) => (file, Some(links::normal(&links::decode(anchor)))),
        None => (written, None),
    };
    if file.is_empty() {
        return match anchor {
            Some(anchor) if !anchor.is_empty() => Ok(Target::Page { path: page.to_owned(), anchor: Some(anchor) }),
            _ => Err(("the link leads nowhere".to_owned(), "write where it leads to".to_owned())),
        };
    }
    let file = links::normal(&links::decode(file));
    let Some(file) = file.strip_suffix(".md") else {
        let help = "a link leads to the file of a page, as in `../boards/octagon.md#corners`".to_owned();
        return Err((format!("`{written}` is not a page's file"), help));
    };
    match links::resolve(page, file) {
        Some(path) => Ok(Target::Page { path, anchor: anchor.filter(|anchor| !anchor.is_empty()) }),
        None => {
            let help = "a link leads to a page of the same language; readers switch languages themselves".to_owned();
            Err((format!("`{written}` leaves the folder of this language"), help))
        }
    }
}

fn web(written: &str) -> Result<Target, Wrong> {
    let host = written.split_once("://").map_or("", |(_, rest)| rest.split(['/', '?', '#']).next().unwrap_or_default());
    if host.is_empty() || written.contains(|sign: char| sign.is_control() || sign.is_whitespace()) {
        return Err((
            format!("`{written}` is not a web address"),
            "write it in full: `https://example.org/`".to_owned(),
        ));
    }
    Ok(Target::Web(written.to_owned()))
}

fn misplaced(written: &str) -> Wrong {
    if written.starts_with("rule:") {
        let help = "declare a rule in the first cell of a table's row; link to it with its page and `#` and its id";
        return ("a rule is declared outside the first cell of a row".to_owned(), help.to_owned());
    }
    (format!("`{written}` is not written as a link"), "a diagram begins with `!`: `![caption](diagram:…)`".to_owned())
}

/// What fills a block.
pub(super) fn generated(word: &str) -> Result<Generated, Wrong> {
    match word {
        "options" => Ok(Generated::Options),
        "rules" => Ok(Generated::Rules),
        _ => {
            let help = match nearest(word, ["options", "rules"]) {
                Some(name) => format!("did you mean `{name}`?"),
                None => "write `options` or `rules`".to_owned(),
            };
            Err((format!("nothing called `{word}` is generated"), help))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagrams_name_a_scenario_and_frames() {
        let read = |text: &str| diagram("a/b", text).ok();
        assert_eq!(read("x/y"), Some(("x/y".to_owned(), None)));
        assert_eq!(read("x/y#2"), Some(("x/y".to_owned(), Some(2..=2))));
        assert_eq!(read("x/y#0-3"), Some(("x/y".to_owned(), Some(0..=3))));
        assert_eq!(read("x/y#name"), Some(("x/y#name".to_owned(), None)));
        assert_eq!(read("x/y#name-2#0-1"), Some(("x/y#name-2".to_owned(), Some(0..=1))));
        assert_eq!(read("#name"), Some(("a/b#name".to_owned(), None)));
        for text in ["", "x#3-1", "x#name#y", "x#a#1#2", "x#a b", "#2", "x#"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn links_lead_to_pages_or_the_web() {
        let page = |path: &str, anchor: Option<&str>| {
            Ok(Target::Page { path: path.to_owned(), anchor: anchor.map(str::to_owned) })
        };
        assert_eq!(link("a/b", "../c.md#x"), page("c", Some("x")));
        assert_eq!(link("a/b", "#x"), page("a/b", Some("x")));
        assert_eq!(link("a/b", "my%20page.md"), page("a/my page", None));
        assert_eq!(link("a", "https://x.org/?a"), Ok(Target::Web("https://x.org/?a".to_owned())));
    }

    #[test]
    fn other_links_are_refused() {
        for url in [
            "javascript:alert(1)",
            "JAVASCRIPT:x",
            "java\tscript:x",
            "data:text/html,x",
            "file:///etc/passwd",
            "vbscript:x",
            "//evil.org",
            "/x.md",
            "../../x.md",
            "x.html",
            "x",
            "",
            "#",
            "http:",
            "https:///x",
        ] {
            assert!(link("a/b", url).is_err(), "{url}");
        }
    }

    #[test]
    fn rules_have_a_dot() {
        assert!(
            is_rule("multi.no-flip") && !is_rule("multi") && !is_rule("Multi.x") && !is_rule("a.") && !is_rule("a.b.c")
        );
    }
}
