//! Pages written out, and the HTML that they become.

use super::*;
use crate::diagnostic::Source;
use crate::site::claims::Named;
use crate::site::markdown;

fn document(text: &str) -> Document {
    let source = Source::new("p/a.md", text);
    markdown::read("p/a", &source, 0..source.text().len(), &Named::default()).0
}

fn html(text: &str) -> String {
    let standard = document("| Rule | Here |\n|---|---|\n| [Start](rule:standard.start) | *Four*, [see](b.md#x). |\n");
    let cell = |rule: &str| {
        let row = standard.rules.iter().find(|row| row.id == rule)?;
        Some(Cell { document: &standard, parts: row.cells[1].clone() })
    };
    let context = Context {
        url: &|path, anchor| format!("<{path}>{}", anchor.map(|id| format!("#{id}")).unwrap_or_default()),
        diagram: &|diagram, number, caption| format!("<figure {number} {} {caption}>", diagram.scenario),
        examples: &|rule| format!("<examples {rule}>"),
        standard: &cell,
        generated: &|_| "<generated>".to_owned(),
        anchor: &|text| format!("Link to {text}"),
        typography: &|text| text.replace('\'', "’"),
    };
    render(&document(text), &context)
}

#[test]
fn paragraphs_lists_and_marks() {
    assert_eq!(
        html("It's *a* **b** ~~c~~ `d'`\n"),
        "<p>It’s <em>a</em> <strong>b</strong> <del>c</del> <code>d&#39;</code></p>\n"
    );
    assert_eq!(html("3. a\n4. b\n"), "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n");
}

#[test]
fn nothing_from_a_page_becomes_markup() {
    assert_eq!(html("<script>alert(1)</script>\n"), "<p>&lt;script&gt;alert(1)&lt;/script&gt;\n</p>\n");
    assert_eq!(html("a <img src=x onerror=y>"), "<p>a &lt;img src=x onerror=y&gt;</p>\n");
    assert_eq!(html("[a](javascript:alert(1))"), "<p>a</p>\n");
    assert_eq!(
        html("[a](<https://x.org/\"onclick=>)"),
        "<p><a rel=\"external noopener noreferrer\" href=\"https://x.org/%22onclick=\">a</a></p>\n"
    );
    assert_eq!(
        html("```\"><script>\nx\n```"),
        "<pre><code class=\"language-&quot;&gt;&lt;script&gt;\">x\n</code></pre>\n"
    );
    assert_eq!(html("![a<b](diagram:x)"), "<figure 0 x a&lt;b>");
    assert_eq!(html("<!-- a -->"), "<p>&lt;!-- a --&gt;</p>\n");
}

#[test]
fn headings_have_ids_and_anchors() {
    assert_eq!(
        html("## Τι είναι; {#what}\n"),
        "<h2 id=\"what\">Τι είναι; <a class=\"anchor\" href=\"#what\" aria-label=\"Link to Τι είναι;\">#</a></h2>\n"
    );
    let ids = |text: &str| document(text).headings.iter().map(|heading| heading.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids("## Α\n## Α\n## ?\n## a-2\n## a\n## a\n"), ["α", "α-2", "3", "a-2", "a", "a-3"]);
}

#[test]
fn links_ask_where_pages_are() {
    assert_eq!(html("[b](../b.md#c)"), "<p><a href=\"&lt;b&gt;#c\">b</a></p>\n");
    assert_eq!(html("<a@b.org>"), "<p><a href=\"mailto:a@b.org\">a@b.org</a></p>\n");
}

#[test]
fn diagrams_stand_outside_paragraphs() {
    assert_eq!(
        html("![*a* [3](claim:squares)](diagram:x#0)\n![b](diagram:y)\n"),
        "<figure 0 x <em>a</em> 3><figure 1 y b>"
    );
    assert_eq!(html("a\n\n```scenario one\nx: y\n```\n"), "<p>a</p>\n<figure 0 p/a#one >");
    assert_eq!(html("```generated options\n```\n"), "<generated>");
}

#[test]
fn a_scenario_in_place_is_the_text_between_its_fences() {
    for (text, yaml) in [
        ("a\n\n```scenario one\nx: y\nz: w\n```\n", "x: y\nz: w\n"),
        ("```scenario one\r\nx: y\r\nz: w\r\n```\r\n", "x: y\r\nz: w\r\n"),
        (" ```scenario one\n x: y\n z: w\n ```\n", " x: y\n z: w\n"),
        ("```scenario one\n```\n", ""),
        ("```scenario one\nx: y", "x: y"),
    ] {
        let range = document(text).scenarios[0].yaml.clone();
        assert_eq!(text[range].trim_end(), yaml.trim_end(), "{text:?}");
    }
}

#[test]
fn rules_are_rows_with_anchors_labels_and_examples() {
    let table = "| Rule | Standard | Here |\n|---|:--|--:|\n| [Start](rule:multi.start) | = | [4](claim:corners) |\n";
    assert_eq!(
        html(table),
        "<table role=\"table\" class=\"rules\">\n<thead role=\"rowgroup\">\n<tr role=\"row\"><th role=\"columnheader\" scope=\"col\">Rule</th><th role=\"columnheader\" scope=\"col\" class=\"left\">Standard</th>\
         <th role=\"columnheader\" scope=\"col\" class=\"right\">Here</th></tr>\n</thead>\n<tbody role=\"rowgroup\">\n<tr role=\"row\" id=\"multi.start\">\
         <th role=\"rowheader\" scope=\"row\" data-label=\"Rule\"><a class=\"rule\" href=\"#multi.start\">Start</a><examples multi.start></th>\
         <td role=\"cell\" class=\"left\" data-label=\"Standard\"><em>Four</em>, <a href=\"&lt;p/b&gt;#x\">see</a>.</td>\
         <td role=\"cell\" class=\"right\" data-label=\"Here\">4</td></tr>\n</tbody>\n</table>\n"
    );
}

#[test]
fn large_and_deep_pages_take_no_long_time() {
    let start = std::time::Instant::now();
    for text in [
        "## a\n".repeat(100_000),
        "[".repeat(500_000),
        "![".repeat(200_000),
        "*a ".repeat(200_000),
        "> ".repeat(200_000),
        "- ".repeat(200_000),
        "[a][b]".repeat(100_000),
        "<a".repeat(200_000),
        "[a](#a)".repeat(100_000),
        "![a](diagram:x) b\n\n".repeat(30_000),
        "```scenario a\n```\n".repeat(20_000),
        format!("{}{}", "*_".repeat(100_000), "_*".repeat(100_000)),
    ] {
        html(&text);
        let took = start.elapsed();
        assert!(took.as_secs() < 20, "{took:?}: {}…", &text[..10]);
    }
}
