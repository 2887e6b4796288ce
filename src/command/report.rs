//! Shows diagnostics to people, on standard error.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::diagnostic::{Diagnostic, Place, Severity};

/// The most that are shown; all are counted.
const SHOWN: usize = 50;

/// Shows what was found, sorted by place and each once, and says whether it lets the command succeed.
pub(super) fn show(mut findings: Vec<Diagnostic>, strict: bool) -> bool {
    findings.sort_by_cached_key(|finding| order(finding, strict));
    findings.dedup();
    let renderer = Renderer::styled().decor_style(DecorStyle::Ascii);
    for finding in findings.iter().take(SHOWN) {
        anstream::eprintln!("{}\n", renderer.render(&[group(finding, strict)]));
    }
    if findings.len() > SHOWN {
        anstream::eprintln!("… and {} more, not shown\n", findings.len() - SHOWN);
    }
    let count = |severity| findings.iter().filter(|finding| severity_of(finding, strict) == severity).count();
    let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
    if errors + warnings > 0 {
        anstream::eprintln!("{}", total(errors, warnings));
    }
    errors == 0
}

/// Errors first, then by file and place; what has no place comes before what has one.
fn order(finding: &Diagnostic, strict: bool) -> (Severity, Option<(String, usize)>, String) {
    let place = finding.place.as_ref().map(|place| (place.source().name().to_owned(), place.span().start));
    (severity_of(finding, strict), place, finding.message.clone())
}

fn severity_of(finding: &Diagnostic, strict: bool) -> Severity {
    match finding.severity {
        Severity::Warning if strict => Severity::Error,
        severity => severity,
    }
}

fn total(errors: usize, warnings: usize) -> String {
    let of = |number: usize, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
    match (errors, warnings) {
        (0, _) => of(warnings, "warning", "warnings"),
        (_, 0) => of(errors, "error", "errors"),
        _ => format!("{} and {}", of(errors, "error", "errors"), of(warnings, "warning", "warnings")),
    }
}

fn group(finding: &Diagnostic, strict: bool) -> Group<'_> {
    let level = match severity_of(finding, strict) {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Notice => Level::NOTE,
    };
    let mut group = Group::with_title(level.primary_title(finding.message.as_str()));
    if let Some(place) = &finding.place {
        group = snippets(group, place, finding);
    }
    for note in &finding.notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    for help in &finding.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    group
}

/// The file with what is wrong marked in it, and every other place that has to do with it.
fn snippets<'a>(group: Group<'a>, place: &'a Place, finding: &'a Diagnostic) -> Group<'a> {
    let source = place.source();
    if source.text().is_empty() {
        return group.element(Origin::path(source.name()));
    }
    let label = (!finding.label.is_empty()).then_some(finding.label.as_str());
    let primary = AnnotationKind::Primary.span(marked(place)).label(label);
    let mut snippet = Snippet::source(source.text()).path(source.name()).annotation(primary);
    let (same, others): (Vec<_>, Vec<_>) = finding.related.iter().partition(|(other, _)| other.source() == source);
    for (other, label) in same {
        snippet = snippet.annotation(AnnotationKind::Context.span(marked(other)).label(label.as_str()));
    }
    let mut group = group.element(snippet);
    for (other, label) in others {
        let context = AnnotationKind::Context.span(marked(other)).label(label.as_str());
        group = group.element(Snippet::source(other.source().text()).path(other.source().name()).annotation(context));
    }
    group
}

/// The bytes to mark: those of the place on its first line, for a text of many lines would fill the screen.
fn marked(place: &Place) -> std::ops::Range<usize> {
    let span = place.span();
    let text = &place.source().text()[span.clone()];
    let first = text.lines().next().unwrap_or_default().trim_end();
    span.start..span.start + first.len()
}
