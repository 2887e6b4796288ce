//! What a file of a project is, by its name.

use crate::diagnostic::{Diagnostic, nearest};
use crate::site::links;
use crate::site::settings::{Settings, canonical};

/// How large a page, or another text of `content`, may be.
pub const PAGE_LIMIT: u64 = 1 << 20;
/// How large a scenario may be.
pub const SCENARIO_LIMIT: u64 = 64 << 10;
/// How large a template or an asset may be.
pub const TEMPLATE_LIMIT: u64 = 8 << 20;

/// What a file is.
#[derive(Debug, PartialEq, Eq)]
pub enum Kind {
    Claims,
    Strings(String),
    Examples(String),
    Numbers(String),
    Page(String, String),
    Scenario(String),
    Template(String),
}

impl Kind {
    /// How many bytes it may have.
    pub fn limit(&self) -> u64 {
        match self {
            Self::Scenario(_) => SCENARIO_LIMIT,
            Self::Template(_) => TEMPLATE_LIMIT,
            _ => PAGE_LIMIT,
        }
    }
}

/// What the file of this name is.
///
/// # Errors
/// It is not used, and would be passed over without a word.
pub fn of(name: &str, settings: &Settings) -> Result<Kind, Box<Diagnostic>> {
    match name.split_once('/') {
        Some(("diagrams", path)) => scenario(name, path),
        Some(("templates", path)) => Ok(Kind::Template(path.to_owned())),
        Some((_, "claims.yaml")) => Ok(Kind::Claims),
        Some((_, path)) => match path.split_once('/') {
            Some((folder, file)) => content(name, folder, file, settings),
            None => Err(unused(name, "what stands in `content` itself is `site.yaml` and `claims.yaml`")),
        },
        None => Err(unused(name, "sources stand in `content`, `diagrams` and `templates`")),
    }
}

fn scenario(name: &str, path: &str) -> Result<Kind, Box<Diagnostic>> {
    if let Some(stem) = path.strip_suffix(".yml") {
        let problem = Diagnostic::error(format!("`{name}` is not read"));
        return Err(Box::new(problem.help(format!("name it `diagrams/{stem}.yaml`"))));
    }
    let Some(id) = path.strip_suffix(".yaml") else {
        return Err(unused(name, "a scenario is a file that ends in `.yaml`"));
    };
    match id.chars().find(|sign| "#?&".contains(*sign) || sign.is_control()) {
        Some(sign) => {
            let problem = Diagnostic::error(format!("a scenario's name has `{}` in it: `{name}`", sign.escape_debug()));
            Err(Box::new(problem.help("name it with letters, digits and hyphens")))
        }
        None => Ok(Kind::Scenario(id.to_owned())),
    }
}

fn content(name: &str, folder: &str, file: &str, settings: &Settings) -> Result<Kind, Box<Diagnostic>> {
    let language = canonical(folder).filter(|tag| settings.languages.iter().any(|language| language.text == *tag));
    let Some(language) = language else {
        let languages = settings.languages.iter().map(|language| language.text.as_str());
        let help = match nearest(folder, languages) {
            Some(language) => format!("did you mean `content/{language}`?"),
            None => "add it to `languages` in `content/site.yaml`".to_owned(),
        };
        let problem = Diagnostic::warning(format!("`content/{folder}` is not one of the site's languages"));
        return Err(Box::new(problem.help(help)));
    };
    match file {
        "strings.ftl" => return Ok(Kind::Strings(language)),
        "examples.yaml" => return Ok(Kind::Examples(language)),
        "numbers.yaml" | "numbers.txt" => return Ok(Kind::Numbers(language)),
        _ => {}
    }
    match file.rsplit_once('.') {
        Some((path, "md")) => page(name, language, path),
        Some((path, ending)) if matches!(ending.to_lowercase().as_str(), "md" | "markdown" | "mdown" | "mkd") => {
            let problem = Diagnostic::error(format!("`{name}` is no page"));
            Err(Box::new(problem.help(format!("name it `content/{folder}/{path}.md`"))))
        }
        _ => Err(unused(name, "a page is a file that ends in `.md`; its pictures are diagrams")),
    }
}

fn page(name: &str, language: String, path: &str) -> Result<Kind, Box<Diagnostic>> {
    let first = path.split('/').next().unwrap_or_default();
    if links::RESERVED.contains(&first) {
        let problem = Diagnostic::error(format!("`{name}` stands in a folder that the build fills"));
        return Err(Box::new(problem.help(format!("give it another name than `{first}`"))));
    }
    match links::wrong_path(path) {
        Some(wrong) => {
            let problem = Diagnostic::error(format!("the name of `{}` {wrong}", name.escape_debug()));
            Err(Box::new(problem.help("rename it")))
        }
        None => Ok(Kind::Page(language, path.to_owned())),
    }
}

fn unused(name: &str, help: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::warning(format!("`{name}` is not used")).help(help))
}
