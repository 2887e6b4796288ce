//! Files from strangers: whatever stands in them there is an answer, and soon.
//!
//! Never a panic, never a place outside the file or within a letter, and no input
//! of 64 KiB that takes long.

use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use outflank::diagnostic::{Diagnostic, Place, Source};
use outflank::scenario::{json, verify, verify_part};
use outflank::yaml;
use proptest::prelude::*;
use proptest::sample::Index;

/// The texts of the example site's scenarios.
static EXAMPLES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("diagrams");
    let files = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().filter_map(Result::ok);
    files.filter(|it| it.file_type().is_file()).map(|it| std::fs::read_to_string(it.path()).unwrap()).collect()
});

/// Verifies the text, and looks at every place in what is said of it.
fn answer(text: &str) -> Result<usize, usize> {
    let source = Source::new("test.yaml", text);
    match verify("test", &source) {
        Ok(scenario) => {
            let told: serde_json::Value = serde_json::from_str(&json(&scenario)).unwrap();
            assert_eq!(told["version"], 1);
            Ok(scenario.frames().len())
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            problems.iter().take(50).for_each(|problem| look_at(problem, &source));
            Err(problems.len())
        }
    }
}

fn look_at(problem: &Diagnostic, source: &Arc<Source>) {
    assert!(!problem.message.is_empty(), "{problem:#?}");
    assert!(problem.help.iter().all(|help| !help.is_empty()), "{problem:#?}");
    let places = problem.place.iter().chain(problem.related.iter().map(|(place, _)| place));
    let count = places.map(|place| look_at_place(place, source)).count();
    assert!(count > 0, "without a place: {problem:#?}");
}

fn look_at_place(place: &Place, source: &Arc<Source>) {
    let (span, text) = (place.span(), source.text());
    assert!(text.get(span.clone()).is_some(), "{span:?} of {text:?}");
    let (line, column) = place.line_column();
    let lines: Vec<_> = text.split('\n').collect();
    assert!(line <= lines.len() && column <= lines[line - 1].chars().count() + 1, "{line}:{column} of {text:?}");
}

/// One change to a text.
#[derive(Debug, Clone)]
enum Change {
    Insert(Index, String),
    DropByte(Index),
    FlipBit(Index, u8),
    DropLine(Index),
    RepeatLine(Index),
    SwapLines(Index, Index),
    Cut(Index),
    Indent(Index, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    let odd = prop::sample::select(vec![
        "\0",
        "\t",
        "\r",
        "\u{feff}",
        "\u{85}",
        "\u{2028}",
        "é",
        "В",
        "🦀",
        "\u{301}",
        "#",
        ": ",
        "- ",
        "[",
        "]",
        "{",
        "}",
        "|",
        ">",
        "'",
        "\"",
        "&a ",
        "*a",
        "!t ",
        "? ",
        "%",
        "@",
        "`",
        "---\n",
        "...\n",
        "/",
        "99999999999999999999",
        "a1",
        "k11",
        "\"\\n\\u00e9\"",
        "<<: ",
        "~",
        "null",
        "\n",
        "\n\n",
        "  ",
        "#",
        ",",
    ]);
    prop_oneof![
        (index(), odd).prop_map(|(at, text)| Change::Insert(at, text.to_owned())),
        (index(), "\\PC{1,4}").prop_map(|(at, text)| Change::Insert(at, text)),
        index().prop_map(Change::DropByte),
        (index(), 0..7_u8).prop_map(|(at, bit)| Change::FlipBit(at, bit)),
        index().prop_map(Change::DropLine),
        index().prop_map(Change::RepeatLine),
        (index(), index()).prop_map(|(one, other)| Change::SwapLines(one, other)),
        index().prop_map(Change::Cut),
        (index(), 0..6_usize).prop_map(|(line, by)| Change::Indent(line, by)),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let mut lines: Vec<_> = text.split_inclusive('\n').map(str::to_owned).collect();
    if bytes.is_empty() {
        return text.to_owned();
    }
    let count = lines.len();
    match change {
        Change::Insert(at, new) => {
            let at = at.index(bytes.len());
            bytes.splice(at..at, new.bytes());
        }
        Change::DropByte(at) => _ = bytes.remove(at.index(bytes.len())),
        Change::FlipBit(at, bit) => {
            let at = at.index(bytes.len());
            bytes[at] ^= 1 << bit;
        }
        Change::Cut(at) => bytes.truncate(at.index(bytes.len())),
        Change::DropLine(line) => _ = lines.remove(line.index(count)),
        Change::RepeatLine(line) => {
            let line = line.index(count);
            lines.insert(line, lines[line].clone());
        }
        Change::SwapLines(one, other) => lines.swap(one.index(count), other.index(count)),
        Change::Indent(line, by) => lines[line.index(count)].insert_str(0, &" ".repeat(*by)),
    }
    match change {
        Change::Insert(..) | Change::DropByte(_) | Change::FlipBit(..) | Change::Cut(_) => {
            String::from_utf8_lossy(&bytes).into_owned()
        }
        _ => lines.concat(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_example_is_answered(
        file in any::<Index>(),
        changes in prop::collection::vec(change(), 1..6),
        windows in any::<bool>(),
    ) {
        let mut text = EXAMPLES[file.index(EXAMPLES.len())].clone();
        if windows {
            text = text.replace('\n', "\r\n");
        }
        let text = changes.iter().fold(text, |text, change| changed(&text, change));
        _ = answer(&text);
    }

    #[test]
    fn any_text_at_all_is_answered(text in "[ -~\n\té🦀]{0,120}") {
        _ = answer(&text);
        _ = answer(&format!("title: A\nscript:\n{text}"));
    }

    #[test]
    fn a_part_of_a_page_is_answered_within_it(
        file in any::<Index>(),
        before in "\\PC{0,20}\n",
        changes in prop::collection::vec(change(), 0..4),
    ) {
        let text = EXAMPLES[file.index(EXAMPLES.len())].clone();
        let text = changes.iter().fold(text, |text, change| changed(&text, change)).replace('\u{feff}', "");
        let source = Source::new("page.md", format!("x{before}{text}```\nend: [\n"));
        let range = before.len() + 1..before.len() + 1 + text.len();
        for problem in verify_part("page#part", &source, range.clone()).err().unwrap_or_default().iter().take(50) {
            look_at(problem, &source);
            let at = problem.place.as_ref().map_or(0, |place| place.span().start);
            prop_assert!(range.start <= at && at <= range.end, "{at} is not in {range:?}: {problem:#?}");
        }
    }
}

#[test]
fn odd_texts_are_answered() {
    let odd = [
        "",
        "\0",
        "\u{feff}",
        "\u{feff}\u{feff}",
        "#",
        "# only\n# comments\n",
        "\n\n\n",
        " ",
        "\t",
        "-",
        "?",
        ":",
        "? ",
        ": :",
        "|",
        ">",
        "[",
        "]",
        "{",
        "}",
        "{{",
        "'",
        "\"",
        "\"\\",
        "\"\\x",
        "\"\\ud800\"",
        "&",
        "*",
        "!",
        "!<",
        "%YAML",
        "%YAML 1.2\n---\n",
        "---",
        "--- ---",
        "...",
        "---\n---\n",
        "a: \0",
        "\r",
        "\r\r\n",
        "\u{85}",
        "\u{2028}",
        "title: |\n",
        "title: |9\n",
        "title: >+\n\n",
        "position: |\n",
        "title: A\nposition: ''\nturn: black",
        "script:\n- \n- \n",
        "script: [,]",
        "? [title]\n: A\n",
        "title: A\r\nscript: [c4]\r\n",
        "é: é",
        "🦀",
        "title: 🦀\nscript:\n- 🦀🦀\n",
        "<<: {title: A}",
        "title: A: B: C:",
        "é: B: 🦀",
        "title: é\n\t🦀: 1",
        "- é: b: c",
    ];
    for text in odd {
        _ = answer(text);
        _ = answer(&format!("title: A\nscript:\n- play: {text}\n"));
    }
}

/// Repeats the text up to the largest size of a file.
fn filled(before: &str, text: &str) -> String {
    closed(before, text, "")
}

/// The same, with room for an end.
fn closed(before: &str, text: &str, end: &str) -> String {
    format!("{before}{}{end}", text.repeat((64 * 1024 - before.len() - end.len()) / text.len()))
}

/// Far more than any of them takes, and far less than what grows with the square.
const SOON: Duration = Duration::from_secs(2);

#[test]
fn the_largest_files_are_answered_soon() {
    let numbered = |before: &str, line: fn(usize) -> String| {
        let mut text = before.to_owned();
        for number in 0.. {
            let line = line(number);
            if text.len() + line.len() > 64 * 1024 {
                break;
            }
            text.push_str(&line);
        }
        text
    };
    let script = "title: A\nscript:\n";
    let files = [
        filled("", "["),
        filled("", "{"),
        filled("", "{a:"),
        filled("", "{a: "),
        filled("", "[{"),
        filled("", "- "),
        filled("", "? "),
        filled("", "a: "),
        filled("", ": "),
        filled("", "-\n"),
        filled("", "\n"),
        filled("", " "),
        filled("", "#"),
        filled("", "#\n"),
        filled("", "'"),
        filled("", "\""),
        filled("", "\"\\"),
        filled("", "&a "),
        filled("", "*a "),
        filled("", "!a "),
        filled("", "---\n"),
        filled("", "\0"),
        filled("", "é"),
        filled("", "]"),
        filled("a: [", "&a b,"),
        filled("a: [", "[],"),
        filled("a: [", "{},"),
        filled("a: [", "{a: b},"),
        filled("title: ", "a "),
        filled("title: ", "a\n "),
        filled("title: \"", "a\n "),
        filled("title: |\n", " a\n"),
        filled("title: |\n", " \n"),
        filled("title: A\nposition: |\n", " .\n"),
        filled("title: A\nposition: |\n", " . . . . . . . .\n"),
        filled("title: A\nposition: ", "/"),
        filled("title: A\nposition: ", "1"),
        filled("title: A\nposition: ", "?"),
        filled("title: A\ncovers: [", "a,"),
        filled(script, "- a1\n"),
        filled(&format!("{script}- "), "a1"),
        filled(&format!("{script}- "), "a1 "),
        filled(&format!("{script}- |\n"), "  a1\n"),
        filled(&format!("{script}- \""), "a1\\n"),
        filled(&format!("{script}- a"), "1"),
        closed(&format!("{script}- "), "a1", ""),
        closed(&format!("{script}- reject: ["), "a1,", "]\n"),
        closed(&format!("{script}- reject: ["), "c4,", "]\n"),
        closed(&format!("{script}- reject: ["), "k1,", "]\n"),
        closed(&format!("{script}- expect: {{legal: ["), "a1,", "]}\n"),
        closed(&format!("{script}- expect: {{legal: ["), "?,", "]}\n"),
        closed(&format!("{script}- show: {{arrows: ["), "a1-b2,", "]}\n"),
        closed(&format!("{script}- show: {{arrows: ["), "a1-a1,", "]}\n"),
        closed("title: A\nrules: {blocked: [", "a1,", "]}\n"),
        closed("title: A\nrules: {handicap: {black: [", "a1,", "]}}\n"),
        closed("title: A\nrefused: [", "too-many-blocked,", "]\n"),
        closed("title: A\nafter: [", "a1,", "]\n"),
        closed("title: A\ncovers: [", "a,", "]\n"),
        closed("title: [", "&a b,", "]\n"),
        closed("title: [", "[],", "]\n"),
        closed("title: [", "{a: b},", "]\n"),
        closed("title: [", "{a: b, a: b},", "]\n"),
        closed("title: \"", "\\n", "\"\n"),
        closed(&format!("{script}- \""), "a1\\n", "\"\n"),
        numbered("", |number| format!("k{number}: 1\n")),
        numbered("", |number| format!("k{}: 1\n", number % 2)),
        numbered("title: A\ncovers:\n", |number| format!("- k{number}\n")),
        numbered("title: A\nrules:\n", |number| format!(" k{number}: 1\n")),
        numbered(&format!("{script}- expect:\n    at:\n"), |number| format!("      k{number}: black\n")),
        numbered(&format!("{script}- show:\n    marks:\n"), |number| format!("      k{number}: A\n")),
    ];
    for text in files {
        let start = Instant::now();
        _ = answer(&text);
        assert!(start.elapsed() < SOON, "{:?} for {:?}…", start.elapsed(), &text.chars().take(60).collect::<String>());
    }
}

#[test]
fn yaml_alone_is_read_soon() {
    for (part, end) in [("[", ""), ("{a:", ""), ("- ", ""), ("a\n", ""), ("[],", "]"), ("? ", "")] {
        let source = Source::new("test.yaml", format!("{}{end}", filled(if end == "]" { "[" } else { "" }, part)));
        let start = Instant::now();
        _ = yaml::parse(&source, 0..source.text().len());
        assert!(start.elapsed() < SOON, "{:?} for {part:?}", start.elapsed());
    }
}
