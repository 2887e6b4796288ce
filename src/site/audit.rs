//! The finished site, looked at as a browser would: every page is HTML without
//! an error, no id stands twice, and every address in it leads somewhere.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use html5ever::interface::{Attribute, ElementFlags, NodeOrText, QualName, QuirksMode, TreeSink};
use html5ever::tendril::{StrTendril, TendrilSink};
use html5ever::{ExpandedName, ParseOpts, expanded_name, local_name, ns, parse_document};
use rayon::prelude::*;

use super::{Files, links};
use crate::diagnostic::Diagnostic;

/// Everything that is wrong with the pages of a site whose root is at this path on its server.
pub fn audit(files: &Files, base_path: &str) -> Vec<Diagnostic> {
    let pages: BTreeMap<&str, Page> = files
        .par_iter()
        .filter(|(path, _)| path.ends_with(".html"))
        .map(|(path, bytes)| (path.as_str(), Page::read(path, bytes)))
        .collect();
    let site = Site { files, pages: &pages, base_path };
    let told = |(path, page): (&&str, &Page)| page.problems(path, &site);
    pages.par_iter().flat_map_iter(|it| told((it.0, it.1))).collect()
}

/// What there is to lead to.
struct Site<'a> {
    files: &'a Files,
    pages: &'a BTreeMap<&'a str, Page>,
    base_path: &'a str,
}

/// What a page holds.
#[derive(Default)]
struct Page {
    errors: Vec<String>,
    ids: BTreeSet<String>,
    addresses: BTreeSet<String>,
}

impl Page {
    fn read(path: &str, bytes: &[u8]) -> Self {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Self { errors: vec![format!("{path}: it is not UTF-8")], ..Self::default() };
        };
        let options = ParseOpts {
            tree_builder: html5ever::tree_builder::TreeBuilderOpts { exact_errors: true, ..Default::default() },
            tokenizer: html5ever::tokenizer::TokenizerOpts { exact_errors: true, ..Default::default() },
        };
        parse_document(Sink::default(), options).one(text)
    }

    fn element(&mut self, name: &str, attributes: &[Attribute]) {
        let has = |wanted: &str| attributes.iter().any(|attribute| attribute.name.local == *wanted);
        if name == "script" && !has("src") {
            self.errors.push("there is a script in it".to_owned());
        }
        for attribute in attributes {
            let value = attribute.value.to_string();
            match attribute.name.local.as_ref() {
                "id" if self.ids.contains(&value) => self.errors.push(format!("the id `{value}` stands twice")),
                "id" => _ = self.ids.insert(value),
                "href" | "src" | "action" | "poster" => _ = self.addresses.insert(value),
                "content" if name == "meta" => {
                    self.addresses.extend(value.split_once("url=").map(|(_, url)| url.to_owned()));
                }
                event if event.starts_with("on") => self.errors.push(format!("a `{name}` has a script: `{event}`")),
                _ => {}
            }
        }
    }

    fn problems(&self, path: &str, site: &Site<'_>) -> Vec<Diagnostic> {
        let addresses = self.addresses.iter().filter_map(|address| site.wrong(path, address));
        let all = self.errors.iter().cloned().chain(addresses);
        let told = |error: String| {
            let problem = Diagnostic::error(format!("{path}: {error}"));
            problem.help("if the templates are this project's own, mend them; if not, this is a fault of the program")
        };
        all.map(told).collect()
    }
}

impl Site<'_> {
    /// Why this address in this page leads nowhere.
    fn wrong(&self, page: &str, address: &str) -> Option<String> {
        match links::scheme(address).as_deref() {
            Some("http" | "https" | "mailto") => return None,
            Some(scheme) => return Some(format!("`{address}` is no address that a page may have: `{scheme}:`")),
            None => {}
        }
        let (to, fragment) = address.split_once('#').map_or((address, None), |(to, id)| (to, Some(id)));
        let target = match to {
            "" => page.to_owned(),
            to => match self.resolved(page, to) {
                Some(target) => target,
                None => return Some(format!("`{address}` leads to no file")),
            },
        };
        let id = fragment.map(links::decode).filter(|id| !id.is_empty())?;
        let found = self.pages.get(target.as_str()).is_none_or(|page| page.ids.contains(&id));
        (!found).then(|| format!("`{address}` leads to an id that {target} does not have"))
    }

    /// The file that an address in a page leads to.
    fn resolved(&self, page: &str, to: &str) -> Option<String> {
        let to = links::decode(to.split('?').next().unwrap_or_default());
        let mut folders: Vec<&str> = match to.strip_prefix(self.base_path) {
            Some(_) if to.starts_with('/') => Vec::new(),
            _ if to.starts_with('/') => return None,
            _ => page.split('/').rev().skip(1).collect::<Vec<_>>().into_iter().rev().collect(),
        };
        let rest = if to.starts_with('/') { to.strip_prefix(self.base_path)? } else { &to };
        for part in rest.split('/') {
            match part {
                "" | "." => {}
                ".." => _ = folders.pop()?,
                part => folders.push(part),
            }
        }
        let path = folders.join("/");
        let index = if path.is_empty() { "index.html".to_owned() } else { format!("{path}/index.html") };
        [path, index].into_iter().find(|path| self.files.contains_key(path))
    }
}

/// Listens to the parser. It keeps what a page holds and no tree: nothing here
/// asks what stands in what, and the parser itself does not need to know.
#[derive(Default)]
struct Sink {
    page: RefCell<Page>,
    nodes: Cell<usize>,
    line: Cell<u64>,
}

/// A node is a number, and an element's name.
#[derive(Clone)]
struct Node {
    number: usize,
    name: Option<Rc<QualName>>,
}

impl Sink {
    fn node(&self, name: Option<QualName>) -> Node {
        // The document itself is 0.
        self.nodes.set(self.nodes.get() + 1);
        Node { number: self.nodes.get(), name: name.map(Rc::new) }
    }
}

impl TreeSink for Sink {
    type Handle = Node;
    type Output = Page;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Page {
        self.page.into_inner()
    }

    fn parse_error(&self, message: Cow<'static, str>) {
        let line = self.line.get();
        self.page.borrow_mut().errors.push(format!("line {line}: {message}"));
    }

    fn set_current_line(&self, line: u64) {
        self.line.set(line);
    }

    fn get_document(&self) -> Node {
        Node { number: 0, name: None }
    }

    fn elem_name<'a>(&'a self, target: &'a Node) -> ExpandedName<'a> {
        static NO_NAME: ExpandedName<'static> = expanded_name!("", "");
        target.name.as_ref().map_or(NO_NAME, |name| name.expanded())
    }

    fn create_element(&self, name: QualName, attributes: Vec<Attribute>, _: ElementFlags) -> Node {
        self.page.borrow_mut().element(name.local.as_ref(), &attributes);
        self.node(Some(name))
    }

    fn create_comment(&self, _: StrTendril) -> Node {
        self.node(None)
    }

    fn create_pi(&self, _: StrTendril, _: StrTendril) -> Node {
        self.node(None)
    }

    fn append(&self, _: &Node, _: NodeOrText<Node>) {}

    fn append_based_on_parent_node(&self, _: &Node, _: &Node, _: NodeOrText<Node>) {}

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}

    fn get_template_contents(&self, target: &Node) -> Node {
        target.clone()
    }

    fn same_node(&self, one: &Node, other: &Node) -> bool {
        one.number == other.number
    }

    fn set_quirks_mode(&self, _: QuirksMode) {}

    fn append_before_sibling(&self, _: &Node, _: NodeOrText<Node>) {}

    fn add_attrs_if_missing(&self, _: &Node, _: Vec<Attribute>) {}

    fn remove_from_parent(&self, _: &Node) {}

    fn reparent_children(&self, _: &Node, _: &Node) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "<!doctype html><html lang=en><head><title>t</title></head><body>";

    /// What is wrong with a page of this content at `en/a/index.html`, beside a page with the id `here`.
    fn wrong(content: &str) -> Vec<String> {
        let page = |content: &str| format!("{HEAD}{content}</body></html>").into_bytes();
        let files = Files::from([
            ("en/a/index.html".to_owned(), page(content)),
            ("en/b/index.html".to_owned(), page("<p id=here>b</p>")),
            ("assets/site.css".to_owned(), Vec::new()),
        ]);
        audit(&files, "/base/").into_iter().map(|problem| problem.message).collect()
    }

    #[test]
    fn what_leads_somewhere_is_fine() {
        let fine = "<p id=top><a href='../b/'>b</a> <a href='../b/#here'>h</a> <a href='#top'>t</a> \
                    <a href='../b/index.html?x#here'>i</a> <a href='/base/en/b/'>a</a> <a href=''>s</a> \
                    <a href='https://example.org/#x'>w</a> <a href='mailto:a@b.c'>m</a> <img alt='' src='../../assets/site.css'></p>";
        assert_eq!(wrong(fine), [""; 0]);
    }

    #[test]
    fn what_leads_nowhere_is_told() {
        for (address, why) in [
            ("../c/", "leads to no file"),
            ("../../../x", "leads to no file"),
            ("/en/b/", "leads to no file"),
            ("../b/#there", "an id that en/b/index.html does not have"),
            ("#there", "an id that en/a/index.html does not have"),
            ("javascript:alert(1)", "`javascript:`"),
            ("data:text/html,x", "`data:`"),
        ] {
            let told = wrong(&format!("<p><a href='{address}'>x</a></p>"));
            assert!(told.len() == 1 && told[0].contains(why), "{address}: {told:?}");
        }
    }

    #[test]
    fn what_is_no_html_is_told_with_its_line() {
        for content in [
            "<p><b>x</p>",
            "\n</table>",
            "<p id=a id=b>x</p>",
            "<p>&#0;</p>",
            "<table><p>x</p></table>",
            "<p a'b>x</p>",
        ] {
            let told = wrong(content);
            assert!(told.iter().any(|told| told.contains("en/a/index.html: line ")), "{content}: {told:?}");
        }
    }

    #[test]
    fn ids_and_scripts_are_told() {
        assert_eq!(wrong("<p id=a>x</p><p id=a>y</p>"), ["en/a/index.html: the id `a` stands twice"]);
        assert_eq!(wrong("<p onclick=x>y</p>"), ["en/a/index.html: a `p` has a script: `onclick`"]);
        assert_eq!(wrong("<svg><script>1</script></svg>"), ["en/a/index.html: there is a script in it"]);
    }

    #[test]
    fn drawings_are_html_too() {
        let svg = "<svg viewBox='0 0 1 1'><defs><g id='d-b'><circle r='1'/></g></defs><use href='#d-b'/></svg>";
        assert_eq!(wrong(svg), [""; 0]);
        assert!(wrong(&svg.replace("'#d-b'", "'#d-x'"))[0].contains("`#d-x`"));
    }
}
