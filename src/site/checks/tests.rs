//! Small sites written out, and what is told about each.

use std::collections::BTreeMap;

use super::check;
use crate::diagnostic::{Diagnostic, Severity};
use crate::site::content::{self, Content};
use crate::site::sources;

/// The files of a site with one page and one scenario, which has nothing wrong.
const SITE: [(&str, &str); 3] = [
    ("content/site.yaml", "title: A\nbase_url: https://a.example/\nlanguages: [en]\n"),
    ("content/en/index.md", "---\ntitle: A\nsummary: B\n---\n![c](diagram:first#0-1)\n"),
    ("diagrams/first.yaml", "title: First\nscript: [{play: c4, flips: [d4]}]\n"),
];

/// The site with these files too, or instead.
fn read(files: &[(&str, &str)]) -> (Content, Vec<Diagnostic>) {
    let files: BTreeMap<_, _> =
        SITE.iter().chain(files).map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    let (sources, mut problems) = sources::from_texts(&files);
    let (content, told) = content::read(&sources.unwrap(), false);
    problems.extend(told);
    problems.extend(check(&content, &|_, text| text.parse().ok()));
    (content, problems)
}

fn shown(problem: &Diagnostic) -> String {
    let sign = match problem.severity {
        Severity::Error => "E",
        Severity::Warning => "W",
        Severity::Notice => "N",
    };
    let place = problem.place.as_ref().map(|place| {
        let (line, column) = place.line_column();
        format!("{}:{line}:{column} ", place.source().name().rsplit('/').next().unwrap_or_default())
    });
    format!("{sign} {}{}", place.unwrap_or_default(), problem.message)
}

fn told(files: &[(&str, &str)]) -> Vec<String> {
    read(files).1.iter().map(shown).collect()
}

fn helped(files: &[(&str, &str)]) -> Vec<String> {
    read(files).1.into_iter().flat_map(|problem| problem.help).collect()
}

/// A page of English, from its fifth line on.
fn page(body: &str) -> String {
    format!("---\ntitle: A\nsummary: B\n---\n{body}\n")
}

/// What is told of a site whose page `a` says this.
fn of_page(body: &str) -> Vec<String> {
    told(&[("content/en/a.md", &page(body))])
}

#[test]
fn a_block_that_nothing_fills_is_told() {
    assert_eq!(of_page("```generated rules\n```\n"), ["E a.md:5:1 this version cannot fill generated blocks yet"]);
}

#[test]
fn a_good_site_has_nothing_wrong() {
    assert_eq!(told(&[]), [""; 0]);
}

#[test]
fn links_lead_somewhere() {
    assert_eq!(
        of_page("[b](b.md), [c](index.md#c), [d](#d), [i](Index.md), [ok](index.md)"),
        [
            "E a.md:5:5 there is no page `b.md`",
            "E a.md:5:16 `index.md` has no heading or rule with the id `c`",
            "E a.md:5:33 `a.md` has no heading or rule with the id `d`",
            "E a.md:5:42 there is no page `Index.md`",
        ]
    );
    let help = helped(&[("content/en/a.md", &page("[i](Index.md)"))]);
    assert_eq!(help, ["the page is `index.md`: capital and small letters count"]);
}

#[test]
fn other_schemes_are_refused() {
    assert_eq!(
        of_page("[a](javascript:x) [b](data:x) [c](file:///x) ![d](d.png) [e](rule:a.b)"),
        [
            "E a.md:5:5 links to `javascript:` are not allowed",
            "E a.md:5:23 links to `data:` are not allowed",
            "E a.md:5:35 links to `file:` are not allowed",
            "E a.md:5:51 `d.png` is no diagram",
            "E a.md:5:62 a rule is declared outside the first cell of a row",
        ]
    );
}

#[test]
fn drafts_are_left_out_and_not_linked() {
    let draft = "---\ntitle: A\nsummary: B\ndraft: true\n---\n[x](nowhere.md)\n";
    assert_eq!(
        told(&[("content/en/d.md", draft), ("content/en/a.md", &page("[d](d.md)"))]),
        ["E a.md:5:5 `d.md` is a draft, and is not published"]
    );
}

#[test]
fn related_pages_and_the_navigation_exist() {
    let site = "title: A\nbase_url: https://a.example/\nlanguages: [en]\nnavigation: [indx, examples]\n";
    let text = "---\ntitle: A\nsummary: B\nrelated: [index, b]\n---\n";
    assert_eq!(
        told(&[("content/site.yaml", site), ("content/en/a.md", text)]),
        ["E a.md:4:18 there is no page `b.md`", "E site.yaml:4:14 there is no page `indx.md`",]
    );
}

#[test]
fn no_two_pages_have_one_address() {
    let alias = "---\ntitle: A\nsummary: B\naliases: [a]\n---\n";
    let files = [("content/en/a.md", &*page("")), ("content/en/a/index.md", &page("")), ("content/en/b.md", alias)];
    assert_eq!(
        told(&files),
        [
            "E index.md:1:1 this page has the address `/en/a/`, which is taken",
            "E b.md:4:11 this alias has the address `/en/a/`, which is taken",
        ]
    );
}

#[test]
fn reserved_folders_are_told() {
    assert_eq!(
        told(&[("content/en/examples/a.md", "")]),
        ["E `content/en/examples/a.md` stands in a folder that the build fills"]
    );
}

#[test]
fn diagrams_and_frames_exist() {
    assert_eq!(
        of_page("![a](diagram:frist)\n\n![b](diagram:first#2)\n\nwords ![c](diagram:first)"),
        [
            "E a.md:9:7 a diagram stands in the middle of a text",
            "E a.md:5:1 there is no scenario `frist`",
            "E a.md:7:1 `first` has no frame 2",
        ]
    );
}

#[test]
fn a_scenario_in_a_page_is_verified_where_it_stands() {
    let body = "```scenario one\nscript: [{play: c4, flips: [d5]}]\n```\n";
    let problems = of_page(body);
    assert_eq!(problems.len(), 1);
    assert!(problems[0].starts_with("E a.md:6:"), "{problems:?}");
    let (content, problems) = read(&[(
        "content/en/a.md",
        &page("```scenario one\nscript: [{play: c4, flips: [d4]}]\n```\n\n![x](diagram:#one#1)"),
    )]);
    assert_eq!(problems, []);
    assert!(content.scenarios.contains_key("a#one"));
}

#[test]
fn numbers_agree_with_the_rules() {
    let body = "[21](claim:discs-each?players=3&board=8x8) [2](claim:flips?scenario=first&frame=1) \
                [8](claim:squares?bord=6x6) [x](claim:corners) [60](claim:empty-squares)";
    assert_eq!(
        of_page(body),
        [
            "E a.md:5:2 this says 21; the rules give 20",
            "E a.md:5:45 this says 2; the rules give 1",
            "E a.md:5:102 `squares` has no parameter `bord`",
            "E a.md:5:113 `x` cannot be read as a number; the rules give 4",
        ]
    );
}

#[test]
fn named_claims_are_known_and_used() {
    let claims = "each: discs-each?board=8x8&players=3\nlost: squares\nbad: sqares\n";
    let files = [
        ("content/claims.yaml", claims),
        ("content/en/a.md", &*page("[20][each] [21][each] [1][echa] [each] [1][bad]")),
    ];
    assert_eq!(
        told(&files),
        [
            "E a.md:5:27 there is no claim or link called `echa`",
            "E a.md:5:13 this says 21; the rules give 20",
            "E claims.yaml:3:6 there is no claim `sqares`",
            "W claims.yaml:2:1 no page uses the claim `lost`",
        ]
    );
}

const RULES: &str = "| Rule | Standard |\n|---|---|\n| [Start](rule:standard.start) | Four. |\n";

#[test]
fn rules_are_declared_once_shown_and_covered_rules_declared() {
    let scenario = "title: A\ncovers: [standard.strat]\nscript: [{play: c4, flips: [d4]}]\n";
    let files = [
        ("content/en/a.md", &*page(RULES)),
        ("content/en/b.md", &page(&format!("{RULES}| [Start](rule:standard.start) | Five. |\n"))),
        ("diagrams/first.yaml", scenario),
    ];
    assert_eq!(
        told(&files),
        [
            "E b.md:8:16 the id `standard.start` stands twice on this page",
            "E b.md:7:16 the rule `standard.start` is declared twice",
            "E b.md:8:16 the rule `standard.start` is declared twice",
            "E a.md:7:16 no example shows the rule `standard.start`",
            "E first.yaml:2:10 no page declares the rule `standard.strat`",
        ]
    );
}

#[test]
fn the_same_rule_must_be_there() {
    let covers = "title: A\ncovers: [standard.start, multi.start, multi.end]\nscript: [{play: c4, flips: [d4]}]\n";
    let multi = "| Rule | Standard | Multi |\n|---|---|---|\n| [S](rule:multi.start) | = | x |\n| [E](rule:multi.end) | = | y |\n| No | = | z |\n";
    let files =
        [("content/en/a.md", &*page(RULES)), ("content/en/m.md", &page(multi)), ("diagrams/first.yaml", covers)];
    assert_eq!(
        told(&files),
        [
            "E m.md:9:8 `=` stands in a row that is no rule",
            "E m.md:8:25 no row declares `standard.end`, which `=` stands for",
        ]
    );
}

#[test]
fn a_scenario_that_no_page_shows_is_a_notice() {
    let second = "title: B\nscript: [{play: c4, flips: [d4]}]\n";
    assert_eq!(told(&[("diagrams/second.yaml", second)]), ["N the gallery alone shows 1 scenario: `second`"]);
}

const TWO: (&str, &str) = ("content/site.yaml", "title: A\nbase_url: https://a.example/\nlanguages: [en, el]\n");

#[test]
fn a_missing_page_and_title_are_warnings() {
    let el = "---\ntitle: A\nsummary: B\nsource: 0000000000000000\n---\n![c](diagram:first#0-1)\n";
    let files = [
        TWO,
        ("content/el/index.md", el),
        ("content/el/examples.yaml", "frist: {title: A}\n"),
        ("content/en/a.md", &page("x")),
    ];
    assert_eq!(
        told(&files),
        [
            "E examples.yaml:1:1 there is no scenario `frist`",
            "W examples.yaml:1:1 `first` has no title in `el`",
            "W a.md:1:1 the page `a` is missing in `el`",
            "N index.md:4:9 the translation is older than its source page",
        ]
    );
}

#[test]
fn languages_are_built_alike() {
    let alike = |el: &str| {
        let files = [
            TWO,
            ("content/el/index.md", SITE[1].1),
            ("content/el/examples.yaml", "first: {title: Α}\n"),
            ("content/en/a.md", &*page("## A {#a}\n\n[64](claim:squares) [4](claim:corners)\n\n### B\n")),
            ("content/el/a.md", &page(el)),
        ];
        told(&files).into_iter().filter(|told| !told.starts_with('N')).collect::<Vec<_>>()
    };
    assert_eq!(alike("## Α {#a}\n\n[4](claim:corners) [64](claim:squares)\n\n### Β\n"), [""; 0]);
    assert_eq!(
        alike("## Α {#α}\n"),
        ["W a.md:5:1 the languages of this page are not built alike: here is a heading of level 2 `{#α}`, \
         where the source page has a heading of level 2 `{#a}`"]
    );
    assert_eq!(
        alike("## Α {#a}\n\n[64](claim:squares) [4](claim:corners)\n"),
        [
            "W a.md:7:39 the languages of this page are not built alike: the source page goes on with a heading of level 3"
        ]
    );
}

#[test]
fn html_is_told_and_a_page_too_deep_is_refused() {
    assert_eq!(
        of_page("a <b>c</b>"),
        ["W a.md:5:3 HTML in a page is shown as text", "W a.md:5:7 HTML in a page is shown as text",]
    );
    assert_eq!(of_page(&">".repeat(5000)), ["E a.md:5:33 this is nested more than 32 levels deep"]);
}
