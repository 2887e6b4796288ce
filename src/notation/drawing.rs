//! Drawn positions: one sign a square, one line a rank, with a gutter or without.

use std::ops::Range;

use super::{count, foreign};
use crate::rules::{Cell, Disc, Discs, Position, Shape, Square, SquareSet};

/// A position as it is drawn, on the squares of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The discs.
    pub discs: Discs,
    /// The squares drawn as blocked.
    pub blocked: SquareSet,
}

/// What is wrong with a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotADrawing {
    /// The bytes of the text that was read.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: String,
}

/// The sign that stands for what a square holds.
pub fn sign(cell: Cell) -> char {
    match cell {
        Cell::Empty => '.',
        Cell::Blocked => '#',
        Cell::Off => '_',
        Cell::Disc(disc) => ['B', 'W', 'R', 'G', 'N'][disc as usize],
    }
}

/// The ranks of a position, one sign a square.
pub fn rows(position: &Position) -> Vec<String> {
    ranks(position.shape()).map(|rank| rank.map(|square| sign(position.cell(square))).collect()).collect()
}

/// A position with its gutter, as people read it; it can be pasted as a drawing.
///
/// The files' letters stand below only: YAML takes the indentation of a text
/// from its first line, so that line may not be indented more than the next.
pub fn board(position: &Position) -> String {
    let files: String = (0..position.shape().size()).map(|file| format!(" {}", char::from(b'a' + file))).collect();
    let mut lines = Vec::new();
    for (number, row) in (1..).zip(rows(position)) {
        let signs: Vec<_> = row.chars().map(String::from).collect();
        lines.push(format!("{number:2} {} {number}", signs.join(" ")));
    }
    lines.push(format!("  {files}"));
    lines.join("\n")
}

/// Reads a drawing of this board.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_drawing(text: &str, shape: Shape) -> Result<Drawing, Vec<NotADrawing>> {
    let size = usize::from(shape.size());
    let lines = lines(text, size);
    let mut drawing = Drawing::default();
    let mut problems = Vec::new();
    if lines.len() != size {
        let found = count(lines.len(), "rank", "ranks");
        let last = lines.last().map_or(0..text.len(), |line| line.start..line.start + line.text.len());
        problems.push(NotADrawing {
            span: last,
            message: format!("this drawing has {found}; the board has {size}"),
            help: format!("draw {size} lines, one a rank, the first for rank 1"),
        });
    }
    for (rank, line) in (0..shape.size()).zip(&lines) {
        problems.extend(read_rank(line, rank, shape, &mut drawing));
    }
    if problems.is_empty() { Ok(drawing) } else { Err(problems) }
}

fn ranks(shape: Shape) -> impl Iterator<Item = impl Iterator<Item = Square>> {
    let size = shape.size();
    (0..size).map(move |rank| (0..size).filter_map(move |file| Square::new(file, rank)))
}

struct Line<'a> {
    start: usize,
    text: &'a str,
}

/// The lines that draw a rank: not blank, and no row of file letters.
fn lines(text: &str, size: usize) -> Vec<Line<'_>> {
    let mut start = 0;
    let mut lines = Vec::new();
    for text in text.split(['\n', '/']) {
        let letters: String = text.split_whitespace().collect::<String>().to_lowercase();
        let files = "abcdefghij".get(..size) == Some(letters.as_str());
        if !letters.is_empty() && !files {
            lines.push(Line { start, text });
        }
        start += text.len() + 1;
    }
    lines
}

fn read_rank(line: &Line, rank: u8, shape: Shape, drawing: &mut Drawing) -> Vec<NotADrawing> {
    let (signs, mut problems) = without_gutter(line, rank);
    let size = usize::from(shape.size());
    if signs.len() != size {
        let found = count(signs.len(), "sign", "signs");
        let (first, last) = (signs.first().map_or(0, |it| it.0.start), signs.last().map_or(0, |it| it.0.end));
        problems.push(NotADrawing {
            span: first..last,
            message: format!("rank {} has {found}; the board has {size} files", rank + 1),
            help: format!("draw {size} signs: one a square, `.` for an empty one"),
        });
        return problems;
    }
    for (file, (span, sign)) in (0..).zip(signs) {
        let Some(square) = Square::new(file, rank) else { continue };
        let on_board = shape.squares().contains(square);
        match read_sign(sign) {
            Ok(Cell::Off) if !on_board => {}
            Ok(Cell::Off) => problems.push(NotADrawing {
                span,
                message: format!("{square} is a square of this board, and is drawn as off it"),
                help: "draw a blocked square as `#`".to_owned(),
            }),
            Ok(_) if !on_board => problems.push(NotADrawing {
                span,
                message: format!("{square} is off this board"),
                help: "draw it as `_`".to_owned(),
            }),
            Ok(Cell::Empty) => {}
            Ok(Cell::Blocked) => drawing.blocked |= square.into(),
            Ok(Cell::Disc(disc)) => drawing.discs.set(square.into(), disc),
            Err(message) => problems.push(NotADrawing { span, message, help: SIGNS.to_owned() }),
        }
    }
    problems
}

type Signs = Vec<(Range<usize>, char)>;

/// The signs of a line, and what is wrong with the numbers before and after them.
fn without_gutter(line: &Line, rank: u8) -> (Signs, Vec<NotADrawing>) {
    let gutter = |sign: char| sign.is_whitespace() || sign.is_ascii_digit();
    let start = line.text.len() - line.text.trim_start_matches(gutter).len();
    let end = line.text.trim_end_matches(gutter).len().max(start);
    let problem = |from: usize, to: usize| {
        let number = line.text[from..to].trim();
        let at = line.start + to - line.text[from..to].trim_start().len();
        (!number.is_empty() && number != (rank + 1).to_string()).then(|| NotADrawing {
            span: at..at + number.len(),
            message: format!("this line draws rank {}, and its gutter says {number}", rank + 1),
            help: "ranks are drawn from the top, rank 1 first".to_owned(),
        })
    };
    let problems = problem(0, start).into_iter().chain(problem(end, line.text.len())).collect();
    let signs = line.text[start..end].char_indices().filter(|(_, sign)| !sign.is_whitespace());
    let place = |at: usize, sign: char| line.start + start + at..line.start + start + at + sign.len_utf8();
    (signs.map(|(at, sign)| (place(at, sign), sign)).collect(), problems)
}

const SIGNS: &str =
    "the signs are `.` empty, `B W R G` discs (`X` is B, `O` is W), `N` neutral, `#` blocked, `_` off the board";

fn read_sign(sign: char) -> Result<Cell, String> {
    Ok(match sign.to_ascii_uppercase() {
        '.' | '-' => Cell::Empty,
        'B' | 'X' | '*' => Cell::Disc(Disc::Black),
        'W' | 'O' => Cell::Disc(Disc::White),
        'R' => Cell::Disc(Disc::Red),
        'G' => Cell::Disc(Disc::Green),
        'N' => Cell::Disc(Disc::Neutral),
        '#' => Cell::Blocked,
        '_' => Cell::Off,
        _ => {
            return Err(match foreign(&sign.to_string()) {
                Some((sign, latin, name)) => format!("`{sign}` is {name}, not the Latin letter `{latin}`"),
                None => format!("`{}` is no sign of a drawing", sign.escape_debug()),
            });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Blocked, Board, Options, Rules};

    const START: &str = "......../......../......../...WB.../...BW.../......../......../........";

    fn eight(text: &str) -> Result<Drawing, Vec<NotADrawing>> {
        read_drawing(text, Board::Eight.shape())
    }

    fn first_problem(text: &str) -> (String, Range<usize>) {
        let problem = eight(text).unwrap_err().remove(0);
        (problem.message, problem.span)
    }

    #[test]
    fn rows_and_slashes_and_blanks_draw_the_same() {
        let opening = Rules::agree(Options::default()).unwrap().opening();
        let drawn = eight(START).unwrap();
        assert_eq!(drawn.discs, *opening.discs());
        assert_eq!(eight(&START.replace('/', "\n").replace('.', " -")), Ok(drawn.clone()));
        assert_eq!(eight(&START.replace('W', "o").replace('B', "*")), Ok(drawn));
    }

    #[test]
    fn what_the_tool_prints_can_be_drawn_on_every_board() {
        for board_kind in Board::ALL {
            let blocked = Blocked::Drawn(crate::rules::Draw { n: 3, seed: 5 });
            let options = Options { board: board_kind, blocked, ..Options::default() };
            let position = Rules::agree(options).unwrap().opening();
            let drawn = read_drawing(&board(&position), board_kind.shape()).unwrap();
            assert_eq!((drawn.discs, drawn.blocked), (*position.discs(), position.blocked()), "{}", board_kind.name());
        }
    }

    #[test]
    fn a_drawing_of_the_wrong_size_says_which() {
        let short = START.rsplit_once('/').unwrap().0;
        assert_eq!(first_problem(short).0, "this drawing has 7 ranks; the board has 8");
        assert_eq!(
            first_problem(&START.replacen("........", ".......", 1)).0,
            "rank 1 has 7 signs; the board has 8 files"
        );
        assert!(eight("").is_err());
    }

    #[test]
    fn letters_that_only_look_right_are_named() {
        let (message, span) = first_problem(&START.replace("WB", "WΒ"));
        assert_eq!((message.as_str(), span), ("`Β` is Greek Beta, not the Latin letter `B`", 31..33));
        assert_eq!(first_problem(&START.replace("WB", "ОB")).0, "`О` is Cyrillic O, not the Latin letter `O`");
        assert_eq!(first_problem(&START.replace("WB", "?B")).0, "`?` is no sign of a drawing");
    }

    #[test]
    fn off_and_on_the_board_must_agree() {
        assert_eq!(
            first_problem(&START.replacen('.', "_", 1)).0,
            "a1 is a square of this board, and is drawn as off it"
        );
        let ten = [".........."; 10].join("\n");
        assert_eq!(read_drawing(&ten, Board::Octagon.shape()).unwrap_err().len(), 12);
    }

    #[test]
    fn a_gutter_with_the_wrong_number_is_found() {
        let drawn = START.replacen("/........", "/1........", 1);
        assert_eq!(first_problem(&drawn), ("this line draws rank 2, and its gutter says 1".to_owned(), 9..10));
        let drawn = START.replacen("/........", "/........ 3", 1);
        assert_eq!(first_problem(&drawn), ("this line draws rank 2, and its gutter says 3".to_owned(), 18..19));
    }

    #[test]
    fn a_number_among_the_signs_is_no_gutter() {
        let drawn = START.replacen("/........", "/.2......", 1);
        assert_eq!(first_problem(&drawn), ("`2` is no sign of a drawing".to_owned(), 10..11));
        assert_eq!(first_problem("8/8/8/3WB3/3BW3/8/8/8").0, "this line draws rank 1, and its gutter says 8");
    }
}
