//! Diagrams and their frames, what the languages say of scenarios, and
//! scenarios that no page shows.

use std::collections::BTreeSet;

use super::all_pages;
use crate::diagnostic::{Diagnostic, nearest};
use crate::notation::count;
use crate::scenario::Scenario;
use crate::site::content::{Content, Language};
use crate::site::examples::Example;
use crate::site::markdown::Diagram;
use crate::site::page::Page;

pub(super) fn check(content: &Content) -> Vec<Diagnostic> {
    let mut problems: Vec<_> = all_pages(content)
        .flat_map(|page| page.document.diagrams.iter().filter_map(|diagram| shown(content, page, diagram)))
        .collect();
    problems.extend(only_in_gallery(content));
    for tag in content.tags() {
        if let Some(language) = content.languages.get(tag) {
            problems.extend(known(content, language));
            if tag == content.settings.source_language() {
                problems.extend(source_words(language));
            } else {
                problems.extend(translated(content, tag, language));
            }
        }
    }
    problems
}

fn shown(content: &Content, page: &Page, diagram: &Diagram) -> Option<Diagnostic> {
    let id = &diagram.scenario;
    if content.refuted.contains(id) {
        return None;
    }
    let place = page.at(&diagram.span);
    let Some(scenario) = content.scenarios.get(id) else {
        let help = match nearest(id, content.scenarios.keys().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("write it as `diagrams/{id}.yaml`"),
        };
        return Some(Diagnostic::error(format!("there is no scenario `{id}`")).at(place).help(help));
    };
    let last = *diagram.frames.as_ref()?.end();
    let frames = scenario.frames().len();
    if last < frames {
        return None;
    }
    let help = match frames {
        0 => "its set-up is refused, so it has none; leave out the number".to_owned(),
        frames => format!("its last frame is {}", frames - 1),
    };
    Some(Diagnostic::error(format!("`{id}` has no frame {last}")).at(place).help(help))
}

/// One notice for all, since a gallery may well hold many that no page needs.
fn only_in_gallery(content: &Content) -> Option<Diagnostic> {
    // What a page shows that cannot be read is not known.
    if content.languages.values().any(|language| !language.unreadable.is_empty()) {
        return None;
    }
    let shown: BTreeSet<&str> =
        all_pages(content).flat_map(|page| page.document.diagrams.iter().map(|one| one.scenario.as_str())).collect();
    let unseen: Vec<String> =
        content.scenarios.keys().filter(|id| !shown.contains(id.as_str())).map(|id| format!("`{id}`")).collect();
    let what = if unseen.len() == 1 { "scenario" } else { "scenarios" };
    (!unseen.is_empty()).then(|| {
        let message = format!("the gallery alone shows {} {what}: {}", unseen.len(), unseen.join(", "));
        Diagnostic::notice(message)
    })
}

fn in_page(id: &str) -> bool {
    id.contains('#')
}

/// Whether what `examples.yaml` speaks of is there.
fn known(content: &Content, language: &Language) -> Vec<Diagnostic> {
    let Some(source) = &language.examples.source else { return Vec::new() };
    let mut problems = Vec::new();
    for (id, example) in &language.examples.by_id {
        if content.refuted.contains(id) {
            continue;
        }
        let Some(scenario) = content.scenarios.get(id) else {
            let problem = Diagnostic::error(format!("there is no scenario `{id}`")).at(source.at(example.span.clone()));
            problems.push(problem.help(match nearest(id, content.scenarios.keys().map(String::as_str)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "take it out".to_owned(),
            }));
            continue;
        };
        for (frame, note) in &example.notes {
            let place = source.at(note.span.clone());
            match scenario.frames().get(*frame) {
                None => problems.push(no_frame(id, *frame, scenario).at(place)),
                Some(found) if found.show().note.is_none() => {
                    let message = format!("frame {frame} of `{id}` has no note in the source language");
                    problems.push(Diagnostic::warning(message).at(place).help("take it out, or write that one"));
                }
                Some(_) => {}
            }
        }
    }
    problems
}

fn no_frame(id: &str, frame: usize, scenario: &Scenario) -> Diagnostic {
    let problem = Diagnostic::error(format!("`{id}` has no frame {frame}"));
    match scenario.frames().len() {
        0 => problem.help("its set-up is refused, so it has none"),
        frames => problem.help(format!("its last frame is {}", frames - 1)),
    }
}

/// Words of the source language stand in the scenarios themselves.
fn source_words(language: &Language) -> Option<Diagnostic> {
    let source = language.examples.source.as_ref().filter(|_| !language.examples.by_id.is_empty())?;
    let problem = Diagnostic::warning("the source language's words stand in the scenarios, not here");
    Some(problem.at(source.start()).help("move them into the files under `diagrams`"))
}

/// What a language does not say of scenarios yet.
fn translated(content: &Content, tag: &str, language: &Language) -> Vec<Diagnostic> {
    let nothing = Example::default();
    let missing = content.scenarios.iter().flat_map(|(id, scenario)| {
        let example = language.examples.by_id.get(id).unwrap_or(&nothing);
        lacking(id, scenario, example).into_iter().map(move |what| (id, what, example, scenario))
    });
    let Some(source) = &language.examples.source else {
        let number = missing.count();
        let missing = count(number, "title, summary or note is", "titles, summaries and notes are");
        let message = format!("`{tag}` has no `examples.yaml`: {missing} missing");
        let help = format!("write `content/{tag}/examples.yaml`: `id: {{title: …}}`");
        return if number == 0 { Vec::new() } else { vec![Diagnostic::warning(message).help(help)] };
    };
    missing
        .map(|(id, what, example, scenario)| {
            Diagnostic::warning(format!("`{id}` has no {what} in `{tag}`"))
                .at(source.at(example.span.clone()))
                .related(scenario.source().start(), "the scenario")
                .help(format!("add it under `{id}`"))
        })
        .collect()
}

fn lacking(id: &str, scenario: &Scenario, example: &Example) -> Vec<String> {
    let mut lacking = Vec::new();
    if example.title.is_none() && !in_page(id) {
        lacking.push("title".to_owned());
    }
    if example.summary.is_none() && scenario.summary().is_some() {
        lacking.push("summary".to_owned());
    }
    let noted = scenario.frames().iter().filter(|frame| frame.show().note.is_some()).map(|frame| frame.ply());
    lacking.extend(noted.filter(|ply| !example.notes.contains_key(ply)).map(|ply| format!("note of frame {ply}")));
    lacking
}
