//! Files of strings: complete, wrong, hostile.

use std::sync::Arc;

use outflank::diagnostic::Severity;
use outflank::language::Direction;

use crate::{CODES, file, language, stranger, told};

#[test]
fn every_language_has_the_same_strings_with_the_same_arguments_in_the_same_order() {
    let source = language("en");
    let ids = |code: &str| -> Vec<String> {
        let text = file(&format!("content/{code}/strings.ftl"));
        let id = |line: &str| line.split_once(" = ").map(|(id, _)| id.to_owned());
        text.text()
            .lines()
            .filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()))
            .filter_map(id)
            .collect()
    };
    for code in &CODES[1..] {
        assert_eq!(told(&language(code).missing(&source)), "", "{code}");
        assert_eq!(ids(code), ids("en"), "{code}");
    }
    assert_eq!(told(&source.missing(&source)), "");
}

#[test]
fn codes_are_written_in_their_own_case_and_know_their_direction() {
    let of = |code: &str| stranger(code, "a = b\n").unwrap();
    assert_eq!((of("pt-br").code(), of("PT-BR").slug().as_str()), ("pt-BR", "pt-br"));
    assert_eq!(of("zh-hant-tw").code(), "zh-Hant-TW");
    for (code, direction) in [
        ("ar", Direction::RightToLeft),
        ("he", Direction::RightToLeft),
        ("fa-IR", Direction::RightToLeft),
        ("ur", Direction::RightToLeft),
        ("az-Arab", Direction::RightToLeft),
        ("ku-Arab", Direction::RightToLeft),
        ("ar-Latn", Direction::LeftToRight),
        ("el", Direction::LeftToRight),
    ] {
        assert_eq!(of(code).direction(), direction, "{code}");
    }
    for code in ["", "e", "english", "en_US", "pt-", "und", "../en", "ελ", "12", "x-klingon"] {
        let problems = stranger(code, "a = b\n").unwrap_err();
        assert_eq!(problems[0].message, format!("`{code}` is no language code"));
    }
}

#[test]
fn a_missing_string_is_said_in_the_source_language_and_told() {
    let source = Arc::new(stranger("en", "a = A { $x }\nb = B\nc = C\nlanguage-name = English\n").unwrap());
    let other = stranger("it", "b = Bi\nd = Di\n").unwrap().with_fallback(&source);
    assert_eq!(other.text_with("a", &[("x", "1".into())]), "A 1");
    assert_eq!((other.text("b"), other.text("zzz")), ("Bi".to_owned(), "{zzz}".to_owned()));
    assert_eq!(other.name(), "it");
    let problems = other.missing(&source);
    assert_eq!(
        told(&problems),
        "1:1 the string `a` is not translated into it\n1:1 the string `c` is not translated into it\n\
         1:1 the string `language-name` is not translated into it\n\
         2:1 the string `d` is not in the source language, so nothing uses it\n"
    );
    assert!(problems.iter().all(|problem| problem.severity == Severity::Warning));
}

#[test]
fn an_argument_that_is_not_given_is_told_where_it_stands() {
    let source = stranger("en", "a = { $name } { $count ->\n    [red] R\n   *[black] B\n }\nb = { a }\n").unwrap();
    let other = stranger("fr", "a = oui { $nmae } { $count ->\n   *[black] N\n }\nb = non\n").unwrap();
    assert_eq!(
        told(&other.missing(&source)),
        "1:22 the string `a` has no variant of `$count` for `red`\n1:12 the string `a` is given no `$nmae`\n\
         1:1 the string `a` does not use `$name`, which the source language shows\n\
         4:1 the string `b` does not use `$name`, which the source language shows\n"
    );
    assert_eq!(other.missing(&source)[1].help, ["did you mean `$name`?"]);
    assert_eq!(other.text_with("a", &[("name", "x".into())]), "oui {$nmae} N");
}

#[test]
fn a_term_that_is_told_nothing_is_found() {
    let strings = stranger("en", "-t = { $x }\na = { -t }\nb = { -t(x: 1) }\n").unwrap();
    assert_eq!(told(&strings.missing(&strings)), "2:1 the string `a` is left unfilled: {$x}\n");
}

#[test]
fn what_is_wrong_with_a_file_is_told_where_it_stands() {
    for (strings, expected) in [
        ("a = one\nb = { $x\n", "3:1"),
        ("a = one\na = two\n", "2:1 the string `a` stands here twice"),
        ("a = { bcd }\nbce = x\n", "1:7 there is no string `bcd`"),
        ("a = { -term }\n", "1:8 there is no string `-term`"),
        ("a = { b.c }\nb = x\n", "1:7 there is no string `b.c`"),
        ("a = x\n-a = y\n", "2:2 the string `-a` stands here twice"),
        ("a =\n    .b = x\na = y\n", "1:1 the string `a` says nothing itself"),
        ("a = { NUMBER($x) }\n", "1:7 `NUMBER` is a function, and strings are offered none"),
        ("a = { 12345678901234567890 ->\n   *[one] x\n }\n", "1:7 a number here has at most 9 signs"),
        ("a = { b }\nb = { a }\n", "1:1 the string `a` refers to itself, in a circle"),
        ("a = { a }\n", "1:1 the string `a` refers to itself, in a circle"),
        ("-t = { -t.x ->\n   *[a] b\n }\n    .x = { -t }\n", "1:2 the string `-t` refers to itself, in a circle"),
    ] {
        let problems = told(&stranger("en", strings).unwrap_err());
        assert!(problems.starts_with(expected), "{strings}: {problems}");
    }
}

#[test]
fn a_hostile_file_is_refused_and_not_followed() {
    let laughs: String = (0..9)
        .map(|n| format!("l{} = {}\n", n + 1, format!("{{ l{n} }}").repeat(10)))
        .chain(["l0 = ha\n".to_owned()])
        .collect();
    let chain: String =
        (0..5000).map(|n| format!("a{n} = {{ a{} }}\n", n + 1)).chain(["a5000 = x\n".to_owned()]).collect();
    let literal = format!("a = {{ 5 ->\n   *[x] {}\n }}\n", "{ $x }".repeat(300));
    for strings in [
        laughs,
        chain,
        literal,
        "a = ".to_owned() + &"{".repeat(200_000),
        "a = ".to_owned() + &"{ A(".repeat(50_000),
        "a = {\n".to_owned() + &"{\n".repeat(50_000),
        "a = {\n".to_owned() + &"A(\n".repeat(50_000),
        "a = x\n".repeat(100_000),
        "\u{0}\u{feff}=\r{".to_owned(),
    ] {
        assert!(stranger("en", &strings).is_err(), "{}", &strings[..strings.len().min(60)]);
    }
}

#[test]
fn braces_may_be_written_as_fluent_writes_them() {
    let strings: String = (0..100).map(|n| format!("a{n} = {{\"{{\"}} {{ \"{{\" }} {{\"}}\"}}\n")).collect();
    assert_eq!(stranger("en", &strings).unwrap().text("a99"), "{ { }");
}

#[test]
fn numbers_of_any_size_and_codes_without_plural_rules_are_said() {
    let strings = "a = { $n ->\n    [one] one\n   *[other] { $n }\n }\n";
    let english = stranger("en", strings).unwrap();
    assert_eq!(english.text_with("a", &[("n", 1u64.into())]), "one");
    assert_eq!(english.text_with("a", &[("n", u64::MAX.into())]), "18446744073709551615");
    assert_eq!(english.text("a"), "{$n}");
    for code in ["xx", "tlh", "pt-PT", "ar", "zh-Hant-TW"] {
        assert!(!stranger(code, strings).unwrap().text_with("a", &[("n", 1u64.into())]).is_empty());
    }
}

#[test]
fn a_language_can_be_shared_by_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&language("el"));
}

proptest::proptest! {
    #[test]
    fn no_file_of_strings_makes_it_panic(parts in proptest::collection::vec(0usize..TOKENS.len(), 0..60)) {
        let strings: String = parts.into_iter().map(|part| TOKENS[part]).collect();
        match stranger("en", &strings) {
            Err(problems) => assert!(!problems.is_empty()),
            Ok(language) => {
                for id in language.ids() {
                    language.text_with(id, &[("x", 2u64.into()), ("y", "red".into())]);
                }
                language.missing(&language);
            }
        }
    }
}

const TOKENS: [&str; 25] = [
    "-a = ",
    "a = ",
    "b = ",
    "-t = ",
    "\n",
    "\n    .x = ",
    "{ ",
    " }",
    "$x",
    "$y",
    " ->\n",
    "    [one] ",
    "   *[other] ",
    "[red] ",
    "\n }",
    "a",
    "b",
    "-t",
    "-t(z: 1)",
    "a.x",
    "\"{\"",
    "1.5",
    "A()",
    "é",
    " ",
];
