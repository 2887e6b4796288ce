//! Letters and digits as lines, so that a drawing needs no font and no words.
//!
//! A glyph stands on a grid 4 wide and 6 high, drawn with a round pen.

use super::shapes::{Piece, Point, Tenths};

/// The lines of a text whose middle is at this point; `unit` is the width of the grid's step.
pub(super) fn lines(text: &str, middle: Point, unit: Tenths) -> Vec<Piece> {
    let count = text.chars().count() as Tenths;
    let advance = WIDTH * unit + unit * 3 / 2;
    let left = middle.0 - (count * advance - unit * 3 / 2) / 2;
    let top = middle.1 - HEIGHT * unit / 2;
    let mut pieces = Vec::new();
    for (number, letter) in (0..).zip(text.chars()) {
        let to = |(x, y): Point| (left + number * advance + x * unit, top + y * unit);
        pieces.extend(read(outline(letter)).into_iter().map(|piece| match piece {
            Piece::Move(at) => Piece::Move(to(at)),
            Piece::Line(at) => Piece::Line(to(at)),
            Piece::Curve(control, at) => Piece::Curve(to(control), to(at)),
            Piece::Close => Piece::Close,
        }));
    }
    pieces
}

const WIDTH: Tenths = 4;
const HEIGHT: Tenths = 6;

/// Reads `M`, `L` and `Q` with one digit a number, as in `M04L20Q4044`.
fn read(outline: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for command in outline.split_inclusive(|sign: char| sign.is_ascii_digit()).collect::<Vec<_>>().chunks(2) {
        // Every number is one digit; a letter before a pair begins a new piece.
        let digit = |text: &str| text.chars().last().and_then(|sign| sign.to_digit(10)).unwrap_or_default() as Tenths;
        let [x, y] = command else { continue };
        let point = (digit(x), digit(y));
        match (x.chars().next(), pieces.last_mut()) {
            (Some('M'), _) => pieces.push(Piece::Move(point)),
            (Some('L'), _) => pieces.push(Piece::Line(point)),
            // Until its end is read, a curve's end is its control point.
            (Some('Q'), _) => pieces.push(Piece::Curve(point, point)),
            (_, Some(Piece::Curve(_, end))) => *end = point,
            _ => pieces.push(Piece::Line(point)),
        }
    }
    pieces
}

const fn outline(letter: char) -> &'static str {
    match letter {
        '0' => "M20Q4043Q4626Q0603Q0020",
        '1' => "M0120L26",
        '2' => "M01Q0020Q4042Q4306L46",
        '3' => "M0040L12Q4244Q4626Q0605",
        '4' => "M3630L04L44",
        '5' => "M4000L03Q4144Q4626Q0605",
        '6' => "M40Q0004Q0626Q4644Q4222Q0204",
        '7' => "M0040L16",
        '8' => "M20Q4041Q4323Q0301Q0020M23Q4345Q4626Q0605Q0323",
        '9' => "M42Q4424Q0402Q0020Q4042Q4606",
        'a' => "M4246M44Q4222Q0204Q0626Q4644",
        'b' => "M0006M04Q0222Q4244Q4626Q0604",
        'c' => "M43Q4222Q0204Q0626Q4645",
        'd' => "M4046M44Q4222Q0204Q0626Q4644",
        'e' => "M0444Q4222Q0204Q0626Q4645",
        'f' => "M16L12Q1030L40M0333",
        'g' => "M42L46Q4828Q0807M44Q4222Q0204Q0626Q4644",
        'h' => "M0006M04Q0222Q4244L46",
        'i' => "M2226M2020",
        'j' => "M32L36Q3817L08M3030",
        'A' => "M0620L46M1444",
        'B' => "M0006L26Q4644Q4323L03M0020Q4041Q4323",
        'C' => "M41Q4020Q0003Q0626Q4645",
        'D' => "M0006L16Q4643Q4010L00",
        'E' => "M4000L06L46M0333",
        'F' => "M4000L06M0333",
        'G' => "M41Q4020Q0003Q0626Q4643L23",
        'H' => "M0006M4046M0343",
        'I' => "M2026",
        'J' => "M40L44Q4626Q0604",
        'K' => "M0006M4003L46",
        'L' => "M0006L46",
        'M' => "M0600L24L40L46",
        'N' => "M0600L46L40",
        'O' => "M20Q4043Q4626Q0603Q0020",
        'P' => "M0600L20Q4042Q4424L04",
        'Q' => "M20Q4043Q4626Q0603Q0020M2446",
        'R' => "M0600L20Q4042Q4323L03M2346",
        'S' => "M41Q4020Q0001Q0323Q4345Q4626Q0605",
        'T' => "M0040M2026",
        'U' => "M00L04Q0626Q4644L40",
        'V' => "M0026L40",
        'W' => "M0016L22L36L40",
        'X' => "M0046M4006",
        'Y' => "M0023L40M2326",
        'Z' => "M0040L06L46",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_and_digit_has_lines_of_its_own() {
        let all: Vec<char> = ('0'..='9').chain('a'..='j').chain('A'..='Z').collect();
        for letter in &all {
            assert!(read(outline(*letter)).len() >= 2, "{letter}");
        }
        let same = |one: char, other: char| outline(one) == outline(other);
        let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (*one, *other)));
        let alike: Vec<_> = pairs.filter(|(one, other)| one < other && same(*one, *other)).collect();
        // Zero and the letter O are never used together: one counts, the other marks.
        assert_eq!(alike, [('0', 'O')]);
    }

    #[test]
    fn an_outline_is_read_into_pieces() {
        let read = read("M04L20Q4044");
        assert_eq!(read, [Piece::Move((0, 4)), Piece::Line((2, 0)), Piece::Curve((4, 0), (4, 4))]);
    }

    #[test]
    fn text_is_centred() {
        let lines = lines("I", (100, 100), 10);
        assert_eq!(lines, [Piece::Move((100, 70)), Piece::Line((100, 130))]);
    }
}
