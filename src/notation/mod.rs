//! Squares, transcripts and drawn positions as text, both ways.

mod drawing;

use std::ops::Range;

pub use drawing::{Drawing, NotADrawing, board, read_drawing, rows, sign};

use crate::rules::{Board, Colour, Disc, Players, Square, SquareSet};

/// A word that is no square: which bytes of the text, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotASquare {
    /// The bytes of the text that was read.
    pub span: Range<usize>,
    /// The word itself.
    pub word: String,
}

impl NotASquare {
    /// What is wrong, as a sentence without a full stop.
    pub fn message(&self) -> String {
        match foreign(&self.word) {
            Some((sign, latin, name)) => format!("`{sign}` is {name}, not the Latin letter `{latin}`"),
            None => format!("`{}` is no square", self.word),
        }
    }

    /// What to write instead.
    pub fn help(&self) -> &'static str {
        "a square is a letter a to j and a number 1 to 10, as in `c5`"
    }
}

/// The square of this name, in either case.
pub fn square(text: &str) -> Option<Square> {
    let mut letters = text.chars();
    let file = letters.next()?.to_ascii_lowercase();
    let rank = match letters.as_str() {
        "10" => 10,
        digit if digit.len() == 1 => digit.parse().ok()?,
        _ => return None,
    };
    if !file.is_ascii_lowercase() {
        return None;
    }
    Square::new(file as u8 - b'a', u8::checked_sub(rank, 1)?)
}

/// A transcript: squares one after the other, with blanks between them or not.
///
/// Each with the bytes it stands at.
///
/// # Errors
/// The first word that is no square.
pub fn transcript(text: &str) -> Result<Vec<(Square, Range<usize>)>, NotASquare> {
    let mut plays = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find(|sign: char| !sign.is_whitespace()).map(|skip| at + skip) {
        let rest = &text[start..];
        let digits = |from: &str| from.chars().take_while(char::is_ascii_digit).count();
        let letter = rest.chars().next().map_or(0, char::len_utf8);
        let end = start + letter + digits(&rest[letter..]);
        match square(&text[start..end]) {
            Some(square) => plays.push((square, start..end)),
            None => {
                let end = rest.find(char::is_whitespace).map_or(text.len(), |length| start + length);
                return Err(NotASquare { span: start..end, word: text[start..end].to_owned() });
            }
        }
        at = end;
    }
    Ok(plays)
}

/// The squares as a list that can be pasted into a scenario: `[d5, e5]`.
pub fn list(squares: SquareSet) -> String {
    let names: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
    format!("[{}]", names.join(", "))
}

/// The squares in a sentence: `d5, e5 and f5`, or `nothing`.
pub fn sentence(squares: SquareSet) -> String {
    let names: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
    match names.split_last() {
        None => "nothing".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// The board of this name.
pub fn board_named(name: &str) -> Option<Board> {
    Board::ALL.into_iter().find(|board| board.name() == name)
}

/// The colour of this name.
pub fn colour(name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.name() == name)
}

/// The kind of disc of this name.
pub fn disc(name: &str) -> Option<Disc> {
    Disc::ALL.into_iter().find(|disc| disc.name() == name)
}

/// The number of players written as `2`, `3` or `4`.
pub fn players(text: &str) -> Option<Players> {
    Players::ALL.into_iter().find(|players| text == players.count().to_string())
}

/// `1 rank`, `2 ranks`.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The first letter that only looks like a Latin one: itself, the Latin one, and its name.
fn foreign(word: &str) -> Option<(char, char, &'static str)> {
    word.chars().find_map(|sign| {
        let (name, latin) = match sign {
            'Α' | 'α' => ("Greek Alpha", 'A'),
            'Β' | 'β' => ("Greek Beta", 'B'),
            'Ε' | 'ε' => ("Greek Epsilon", 'E'),
            'Η' | 'η' => ("Greek Eta", 'H'),
            'Ι' | 'ι' => ("Greek Iota", 'I'),
            'Ν' | 'ν' => ("Greek Nu", 'N'),
            'Ο' | 'ο' => ("Greek Omicron", 'O'),
            'Χ' | 'χ' => ("Greek Chi", 'X'),
            'А' | 'а' => ("Cyrillic A", 'A'),
            'В' | 'в' => ("Cyrillic Ve", 'B'),
            'С' | 'с' => ("Cyrillic Es", 'C'),
            'Е' | 'е' => ("Cyrillic Ie", 'E'),
            'Н' | 'н' => ("Cyrillic En", 'H'),
            'І' | 'і' => ("Cyrillic I", 'I'),
            'О' | 'о' => ("Cyrillic O", 'O'),
            'Х' | 'х' => ("Cyrillic Ha", 'X'),
            'Ј' | 'ј' => ("Cyrillic Je", 'J'),
            'Ԁ' | 'ԁ' => ("Cyrillic Komi De", 'D'),
            'Ԍ' | 'ԍ' => ("Cyrillic Komi Sje", 'G'),
            'Һ' | 'һ' => ("Cyrillic Shha", 'H'),
            'Ԝ' | 'ԝ' => ("Cyrillic We", 'W'),
            _ => return None,
        };
        let latin = if sign.is_lowercase() { latin.to_ascii_lowercase() } else { latin };
        Some((sign, latin, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_in_either_case_and_no_others() {
        assert_eq!(square("C5").map(|square| square.to_string()).as_deref(), Some("c5"));
        assert_eq!(square("j10").map(|square| (square.file(), square.rank())), Some((9, 9)));
        for text in ["", "c", "5", "k5", "a11", "a0", "a01", "a1 ", " a1", "a+1", "é5", "с5", "a10x", "a１"] {
            assert_eq!(square(text), None, "{text}");
        }
    }

    #[test]
    fn a_transcript_is_read_with_and_without_blanks() {
        let names = |text: &str| -> Vec<String> {
            transcript(text).unwrap().iter().map(|(square, _)| square.to_string()).collect()
        };
        assert_eq!(names("f5D6 c3"), ["f5", "d6", "c3"]);
        assert_eq!(names("j10a1a10"), ["j10", "a1", "a10"]);
        assert_eq!(names(" \n"), [""; 0]);
        assert_eq!(transcript("f5 d6").unwrap()[1].1, 3..5);
    }

    #[test]
    fn a_transcript_stops_at_the_first_word_that_is_no_square() {
        assert_eq!(transcript("f5 k5 x").unwrap_err().word, "k5");
        assert_eq!(transcript("f5a11").unwrap_err().span, 2..5);
        assert_eq!(transcript("с5").unwrap_err().message(), "`с` is Cyrillic Es, not the Latin letter `c`");
    }
}
