//! Names of pages, and links between them, as text.
//!
//! A page's path is its file's path in the language's folder, without `.md`,
//! in NFC: `variants/standard`. Nothing here looks at files.

use unicode_normalization::UnicodeNormalization;

/// Folders of a language that the build fills itself.
pub const RESERVED: [&str; 4] = ["examples", "assets", "search", "r"];

/// The text in NFC.
pub fn normal(text: &str) -> String {
    text.nfc().collect()
}

/// Where the page stands on the site, without a slash at the start: `en/variants/standard/`.
pub fn address(slug: &str, path: &str) -> String {
    let folder = path.strip_suffix("index").filter(|folder| folder.is_empty() || folder.ends_with('/'));
    let folder = folder.unwrap_or(path).trim_end_matches('/');
    if folder.is_empty() { format!("{slug}/") } else { format!("{slug}/{folder}/") }
}

/// The way from one address to another, both from the site's root and ending
/// in `/`; encoded, and never empty.
pub fn relative(from: &str, to: &str) -> String {
    let folders = |address: &str| -> Vec<String> { address.split_inclusive('/').map(str::to_owned).collect() };
    let (from, to) = (folders(from), folders(to));
    let shared = from.iter().zip(&to).take_while(|(a, b)| a == b && a.ends_with('/')).count();
    let up = from[shared..].iter().filter(|folder| folder.ends_with('/')).count();
    let way = format!("{}{}", "../".repeat(up), encode(&to[shared..].concat()));
    // A first folder with a colon in it would be taken for a scheme.
    if way.is_empty() || way.split('/').next().is_some_and(|first| first.contains(':')) {
        return format!("./{way}");
    }
    way
}

/// The text as part of a URL: signs that would end or change it are encoded,
/// letters of any script stay as they are.
pub fn encode(text: &str) -> String {
    let mut url = String::with_capacity(text.len());
    for sign in text.chars() {
        let safe = sign.is_ascii_alphanumeric() || "-._~/:@!$&'()*+,;=".contains(sign);
        if safe || (!sign.is_ascii() && !sign.is_whitespace() && !sign.is_control()) {
            url.push(sign);
        } else {
            let mut bytes = [0; 4];
            for byte in sign.encode_utf8(&mut bytes).bytes() {
                url.push_str(&format!("%{byte:02X}"));
            }
        }
    }
    url
}

/// A whole URL of the web with what no URL may hold encoded; what is encoded stays so.
pub fn encode_web(url: &str) -> String {
    let whole = |sign: char| sign.is_ascii_alphanumeric() || "-._~/:@!$&'()*+,;=?#[]%".contains(sign);
    url.chars().map(|sign| if whole(sign) { sign.to_string() } else { encode(&sign.to_string()) }).collect()
}

/// The text without `%20` and its like; what is no such sign stays.
pub fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let hex = after.get(..2).filter(|_| *first == b'%').and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// The scheme of a URL, in lower case; none for a relative one.
///
/// As browsers read it: blanks in front and control characters anywhere are skipped.
pub fn scheme(url: &str) -> Option<String> {
    let url: String = url.chars().filter(|sign| !sign.is_control()).collect();
    let (scheme, _) = url.trim_start().split_once(':')?;
    let letter = |sign: char| sign.is_ascii_alphanumeric() || "+-.".contains(sign);
    (scheme.starts_with(|sign: char| sign.is_ascii_alphabetic()) && scheme.chars().all(letter))
        .then(|| scheme.to_ascii_lowercase())
}

/// What is wrong with a path of a page, if anything is.
pub fn wrong_path(path: &str) -> Option<&'static str> {
    if path.starts_with('/') || path.ends_with('/') {
        return Some("begins or ends with `/`");
    }
    if path.split('/').any(|folder| folder.is_empty() || folder == "." || folder == "..") {
        return Some("has an empty part, or `.` or `..` in it");
    }
    path.contains(|sign: char| sign.is_control() || "\\?#".contains(sign)).then_some("has a sign that no path may have")
}

/// The path that a relative link leads to from this page; none if it leaves the language's folder.
pub fn resolve(from: &str, link: &str) -> Option<String> {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                folders.pop()?;
            }
            folder => folders.push(folder),
        }
    }
    Some(folders.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_is_its_folder() {
        assert_eq!(address("en", "index"), "en/");
        assert_eq!(address("pt-br", "variants/index"), "pt-br/variants/");
        assert_eq!(address("en", "a-index"), "en/a-index/");
        assert_eq!(address("en", "variants/standard"), "en/variants/standard/");
    }

    #[test]
    fn ways_are_relative() {
        assert_eq!(relative("en/a/", "en/b/"), "../b/");
        assert_eq!(relative("en/a/", "en/a/"), "./");
        assert_eq!(relative("en/a/b/", "el/a/b/"), "../../../el/a/b/");
        assert_eq!(relative("en/a/", "en/a/b c/"), "b%20c/");
        assert_eq!(relative("en/", "en/a:b/"), "./a:b/");
        assert_eq!(relative("en/a/", "assets/x.css"), "../../assets/x.css");
    }

    #[test]
    fn letters_stay_and_signs_are_encoded() {
        assert_eq!(encode("κανόνες 50%?"), "κανόνες%2050%25%3F");
        assert_eq!(decode("a%20b%2Fc%zz%"), "a b/c%zz%");
        assert_eq!(decode("%FF"), "%FF");
    }

    #[test]
    fn a_scheme_is_found_however_it_is_hidden() {
        assert_eq!(scheme("JavaScript:alert(1)").as_deref(), Some("javascript"));
        assert_eq!(scheme(" java\nscript:x").as_deref(), Some("javascript"));
        assert_eq!(scheme("a/b:c"), None);
        assert_eq!(scheme("../a.md"), None);
    }

    #[test]
    fn links_stay_in_the_folder() {
        assert_eq!(resolve("a/b", "../c").as_deref(), Some("c"));
        assert_eq!(resolve("a/b", "./c").as_deref(), Some("a/c"));
        assert_eq!(resolve("b", "../c"), None);
    }
}
