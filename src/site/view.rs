//! What templates are given: the contract that a project's own templates rely on.
//!
//! Every template but `figure.html`, `redirect.html` and `sitemap.xml` has a
//! `shell`; all have `words`, the language's strings that need nothing filled
//! in, with `_` for the `-` in their ids. Addresses of this site are relative
//! to the page; what is HTML already says so, everything else is text.

use std::collections::BTreeMap;

use serde::Serialize;

/// The strings of a language by their ids.
pub type Words = BTreeMap<String, String>;

/// What stands around the content of a page.
#[derive(Debug, Clone, Serialize)]
pub struct Shell {
    /// The language of the site's words, as BCP 47.
    pub lang: String,
    /// The language of the content, where it is another one.
    pub body_lang: Option<String>,
    /// `ltr` or `rtl`.
    pub dir: &'static str,
    /// The way to the site's root: `../../`.
    pub root: String,
    /// The page's title.
    pub title: String,
    /// The site's title.
    pub site_title: String,
    /// One sentence; may be empty.
    pub summary: String,
    /// The address at which search engines should know the page, whole.
    pub canonical: Option<String>,
    /// The page in each language, whole addresses, `x-default` among them.
    pub alternates: Vec<Alternate>,
    /// The start page of this language.
    pub home: String,
    /// The menu.
    pub nav: Vec<Link>,
    /// This page in every language.
    pub switcher: Vec<Link>,
    /// What readers should know first.
    pub notices: Vec<String>,
    /// Whether the site is not finished.
    pub beta: bool,
    /// The version of this program.
    pub version: &'static str,
    /// A sentence that says what the site is made with.
    pub made_with: String,
    /// The revision that was given, in words.
    pub revision: Option<String>,
    /// Where the site's sources are.
    pub repository: Option<String>,
}

/// A page in another language.
#[derive(Debug, Clone, Serialize)]
pub struct Alternate {
    /// BCP 47, or `x-default`.
    pub lang: String,
    /// The whole address.
    pub url: String,
}

/// Something with a title and an address.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Link {
    /// What it is called.
    pub title: String,
    /// Where it is.
    pub url: String,
    /// A sentence about it; may be empty.
    pub summary: String,
    /// The language that it is in.
    pub lang: String,
    /// Whether it leads to this very page.
    pub current: bool,
    /// Whether the page is missing in that language, and another stands in.
    pub fallback: bool,
    /// The level of a heading in the table of contents.
    pub level: u8,
}

/// One frame of a diagram.
#[derive(Debug, Clone, Serialize)]
pub struct FrameView {
    /// Its number.
    pub number: usize,
    /// Its name: `Move 3`.
    pub label: String,
    /// The drawing, as SVG that uses the page's symbols.
    pub svg: String,
    /// Everything that it shows, in words.
    pub description: String,
    /// The author's note.
    pub note: Option<String>,
    /// What is claimed of it, in words.
    pub claims: Vec<String>,
    /// The letters of the files.
    pub files: Vec<String>,
    /// The ranks, from the top.
    pub rows: Vec<RankView>,
}

/// One rank of a position.
#[derive(Debug, Clone, Serialize)]
pub struct RankView {
    /// Its number.
    pub rank: u8,
    /// What each of its squares holds.
    pub cells: Vec<String>,
}

/// `figure.html`: a diagram in a page.
#[derive(Debug, Serialize)]
pub struct FigureView<'a> {
    /// The language's strings.
    pub words: &'a Words,
    /// The frames to show.
    pub frames: Vec<FrameView>,
    /// The author's caption, as HTML.
    pub caption: String,
    /// The title of the example, and its page, if it has one.
    pub title: String,
    /// See `title`.
    pub url: Option<String>,
}

/// `page.html`: a page of rules.
#[derive(Debug, Serialize)]
pub struct PageView<'a> {
    /// What stands around it.
    pub shell: Shell,
    /// The language's strings.
    pub words: &'a Words,
    /// What kind of page it is, in words.
    pub kind: String,
    /// Whether it is a draft.
    pub draft: bool,
    /// Its headings.
    pub toc: Vec<Link>,
    /// The symbols that its diagrams use, as SVG.
    pub symbols: String,
    /// Its text, as HTML.
    pub body: String,
    /// Pages that have to do with it.
    pub related: Vec<Link>,
    /// When it was changed, in words.
    pub updated: Option<String>,
}

/// `example.html`: the page of one scenario.
#[derive(Debug, Serialize)]
pub struct ExampleView<'a> {
    /// What stands around it.
    pub shell: Shell,
    /// The language's strings.
    pub words: &'a Words,
    /// The address of the gallery.
    pub gallery: String,
    /// The symbols that its diagrams use, as SVG.
    pub symbols: String,
    /// Every frame; none where the set-up is refused.
    pub frames: Vec<FrameView>,
    /// Why the set-up is refused, in words.
    pub refused: Vec<String>,
    /// What is agreed before play: titles, and in the summary what they are.
    pub options: Vec<Link>,
    /// The rules that it shows.
    pub covers: Vec<Link>,
    /// The pages that it is shown on.
    pub shown_on: Vec<Link>,
    /// The scenario file.
    pub source: String,
}

/// `gallery.html`: every example.
#[derive(Debug, Serialize)]
pub struct GalleryView<'a> {
    /// What stands around it.
    pub shell: Shell,
    /// The language's strings.
    pub words: &'a Words,
    /// The symbols that its diagrams use, as SVG.
    pub symbols: String,
    /// The examples, by the page whose rules they show first.
    pub groups: Vec<Group>,
}

/// Examples that belong to one page.
#[derive(Debug, Serialize)]
pub struct Group {
    /// The page; its title is empty for examples that show no rule.
    pub page: Link,
    /// The examples.
    pub examples: Vec<Card>,
}

/// An example in the gallery.
#[derive(Debug, Serialize)]
pub struct Card {
    /// Its title.
    pub title: String,
    /// Its page.
    pub url: String,
    /// Its summary; may be empty.
    pub summary: String,
    /// Its last frame; none where the set-up is refused.
    pub svg: Option<String>,
    /// Why the set-up is refused, in words.
    pub refused: Vec<String>,
}

/// `rule.html`: the permanent address of a rule.
#[derive(Debug, Serialize)]
pub struct RuleView<'a> {
    /// What stands around it.
    pub shell: Shell,
    /// The source language's strings.
    pub words: &'a Words,
    /// The rule's row in each language.
    pub rows: Vec<Link>,
    /// Its examples.
    pub examples: Vec<Link>,
}

/// `languages.html` and `404.html`: something for readers of every language.
#[derive(Debug, Serialize)]
pub struct ChoicesView<'a> {
    /// What stands around it.
    pub shell: Shell,
    /// The source language's strings.
    pub words: &'a Words,
    /// A link for each language.
    pub choices: Vec<Link>,
}

/// `redirect.html`: an old address.
#[derive(Debug, Serialize)]
pub struct RedirectView<'a> {
    /// The language's strings.
    pub words: &'a Words,
    /// The language.
    pub lang: String,
    /// The page's title.
    pub title: String,
    /// The page.
    pub url: String,
    /// Its whole address.
    pub canonical: String,
}

/// `sitemap.xml`.
#[derive(Debug, Serialize)]
pub struct SitemapView {
    /// Every page that search engines should know.
    pub pages: Vec<Listed>,
}

/// A page in the sitemap.
#[derive(Debug, Clone, Serialize)]
pub struct Listed {
    /// Its whole address.
    pub canonical: String,
    /// It and its translations.
    pub alternates: Vec<Alternate>,
}
