//! Tera templates and the assets beside them: those built into the program,
//! and a project's own in place of single ones.

use std::collections::BTreeMap;
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use serde::Serialize;
use sha2::{Digest, Sha256};
use tera::{Context, ErrorKind, Kwargs, ReportError, State, Tera, TeraResult};

use super::Files;
use crate::diagnostic::{Diagnostic, Source, nearest};

static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/templates");

type Sources = BTreeMap<String, Arc<Source>>;

/// Templates that are ready to be rendered, and the assets that go with them.
pub struct Templates {
    tera: Tera,
    /// The templates as written, by their names.
    sources: Sources,
    assets: Files,
}

impl Templates {
    /// The built-in templates, with these files of the project in place of
    /// them or besides: bytes by their path under `templates`.
    ///
    /// # Errors
    /// Templates that cannot be read.
    pub fn new(own: &BTreeMap<String, Vec<u8>>) -> Result<Self, Vec<Diagnostic>> {
        let mut files = built_in(&BUILT_IN);
        files.extend(own.iter().map(|(name, bytes)| (name.clone(), bytes.clone())));
        let (assets, templates): (Files, Files) = files.into_iter().partition(|(name, _)| name.starts_with("assets/"));
        let (names, assets) = hashed(assets);
        let mut tera = Tera::new();
        tera.autoescape_on(vec![".html", ".xml"]);
        tera.register_function("asset", move |arguments: Kwargs, _: &State| asset(&names, &arguments));
        let mut sources = Sources::new();
        let mut problems = Vec::new();
        for (name, bytes) in templates {
            let shown = format!("templates/{name}{}", if own.contains_key(&name) { "" } else { " (built in)" });
            match Source::decode(shown, bytes) {
                Ok(source) => _ = sources.insert(name, source),
                Err(problem) => problems.push(*problem),
            }
        }
        let texts = sources.iter().map(|(name, source)| (name.as_str(), source.text()));
        if let Err(error) = tera.add_raw_templates(texts) {
            problems.push(told(&sources, "this template cannot be read", &error));
        }
        if problems.is_empty() { Ok(Self { tera, sources, assets }) } else { Err(problems) }
    }

    /// What a template makes of a value.
    ///
    /// # Errors
    /// The template asks for what the value does not have.
    pub fn render(&self, name: &str, value: &impl Serialize) -> Result<String, Box<Diagnostic>> {
        let context = Context::from_serialize(value);
        let rendered = context.and_then(|context| self.tera.render(name, &context));
        rendered
            .map_err(|error| Box::new(told(&self.sources, &format!("the template `{name}` cannot be used"), &error)))
    }

    /// The assets, by the names under which they are published.
    pub fn assets(&self) -> &Files {
        &self.assets
    }
}

/// The files of a folder that was built in, by their paths.
fn built_in(folder: &Dir) -> Files {
    let own = folder.files().map(|file| (file.path().to_string_lossy().replace('\\', "/"), file.contents().to_vec()));
    own.chain(folder.dirs().flat_map(built_in)).collect()
}

/// The published name of each asset by the name that templates use; and the assets by their published names.
fn hashed(assets: Files) -> (BTreeMap<String, String>, Files) {
    let mut names = BTreeMap::new();
    let mut published = BTreeMap::new();
    for (path, bytes) in assets {
        let hash: String = Sha256::digest(&bytes).iter().take(5).map(|byte| format!("{byte:02x}")).collect();
        let (stem, ending) = path.rsplit_once('.').unwrap_or((&path, ""));
        let name = format!("{stem}.{hash}.{ending}").trim_end_matches('.').to_owned();
        names.insert(path.trim_start_matches("assets/").to_owned(), name.clone());
        published.insert(name, bytes);
    }
    (names, published)
}

fn asset(names: &BTreeMap<String, String>, arguments: &Kwargs) -> TeraResult<String> {
    let name: String = arguments.must_get("name")?;
    names.get(&name).cloned().ok_or_else(|| {
        let like = nearest(&name, names.keys().map(String::as_str));
        let like = like.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default();
        tera::Error::message(format!("there is no asset `{name}`{like}"))
    })
}

/// The error in the words of the library, at its place where it has one.
fn told(sources: &Sources, what: &str, error: &tera::Error) -> Diagnostic {
    let problem = match error.kind() {
        ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => at_its_place(sources, what, report),
        other => Diagnostic::error(format!("{what}: {other}")),
    };
    let mut reasons = Vec::new();
    let mut next = std::error::Error::source(error);
    while let Some(reason) = next {
        reasons.push(reason.to_string());
        next = reason.source();
    }
    reasons.dedup();
    let problem = reasons.into_iter().fold(problem, Diagnostic::note);
    problem.help("templates stand in the folder `templates` of a project; those that it lacks are built in")
}

fn at_its_place(sources: &Sources, what: &str, report: &ReportError) -> Diagnostic {
    let problem = Diagnostic::error(format!("{what}: {}", report.message()));
    let Some(source) = sources.get(report.filename()) else { return problem };
    let span = report.span().range.clone();
    let within = source.text().get(span.clone()).is_some();
    problem.at(if within { source.at(span) } else { source.start() })
}
