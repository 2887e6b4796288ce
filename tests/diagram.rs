//! Drawings, and the reading back that finds what is wrong with one.
#![cfg(feature = "site")]

use std::path::Path;

use outflank::diagnostic::Source;
use outflank::diagram::{Misread, NoPicture, composed, part, png, read_back, standalone, symbols};
use outflank::scenario::{Scenario, verify};

fn scenario(text: &str) -> Scenario {
    verify("test", &Source::new("test.yaml", format!("title: A test\n{text}"))).unwrap()
}

/// Two players, after c4: black c4 d4 d5 e4, white e5.
fn first_play() -> Scenario {
    scenario("script: [{play: c4, flips: [d4]}]\n")
}

/// All five kinds of disc, a hole, and squares off the board.
fn colours() -> Scenario {
    let row = ". . . . . . . . . .";
    let rows = [
        "_ _ . . . . . . _ _",
        "_ . . . . . . . . _",
        row,
        ". . B W R G N . . .",
        ". . N G R W B . . .",
        row,
        row,
        "# . . . . . . . . .",
        "_ . . . . . . . . _",
        "_ _ . . . . . . _ _",
    ];
    let rows = rows.map(|row| format!("  {row}\n")).concat();
    scenario(&format!(
        "rules: {{board: octagon, players: 4}}\nposition: |\n{rows}turn: black\nscript: [expect: {{turn: black}}]\n"
    ))
}

/// The squares that are misread in a drawing of the last frame that has been tampered with.
fn misread(scenario: &Scenario, tamper: impl Fn(&str) -> String) -> (Vec<String>, String) {
    let frame = scenario.frames().last().unwrap();
    let svg = standalone(frame);
    let tampered = tamper(&svg);
    assert_ne!(svg, tampered, "nothing was changed");
    let all: Vec<Misread> = read_back(&tampered, frame).unwrap_err();
    let squares = all.iter().filter_map(|it| it.square).map(|square| square.to_string()).collect();
    (squares, all.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// The middle of c4 is at x 13 + 2.5 × 20, y 13 + 3.5 × 20.
const C4: &str = "<use href=\"#d-b\" x=\"63\" y=\"83\"/>";

#[test]
fn a_drawing_shows_its_frame_and_no_other() {
    let scenario = first_play();
    let [before, after] = scenario.frames() else { panic!("two frames") };
    let svg = standalone(after);
    assert!(svg.contains(C4), "{svg}");
    assert_eq!(read_back(&svg, after), Ok(()));
    let misread: Vec<_> = read_back(&svg, before).unwrap_err().into_iter().filter_map(|it| it.square).collect();
    assert_eq!(misread.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c4", "d4"]);
}

#[test]
fn every_kind_of_square_is_recognised() {
    let scenario = colours();
    assert_eq!(read_back(&standalone(&scenario.frames()[0]), &scenario.frames()[0]), Ok(()));
}

#[test]
fn a_disc_of_another_colour_is_caught_whichever_it_is() {
    let scenario = colours();
    // The discs of rank 4: x 13 + (2 … 6 + ½) × 20, y 13 + 3½ × 20.
    let discs = [("b", "c4", 63), ("w", "d4", 83), ("r", "e4", 103), ("g", "f4", 123), ("n", "g4", 143)];
    for (id, square, x) in discs {
        for (other, ..) in discs.into_iter().filter(|(other, ..)| *other != id) {
            let disc = |id: &str| format!("\"#d-{id}\" x=\"{x}\" y=\"83\"");
            let (squares, _) = misread(&scenario, |svg| svg.replace(&disc(id), &disc(other)));
            assert_eq!(squares, [square], "{id} drawn as {other}");
        }
    }
}

#[test]
fn a_disc_moved_or_left_out_is_caught() {
    let (squares, _) = misread(&first_play(), |svg| svg.replace(C4, &C4.replace("63", "43")));
    assert_eq!(squares, ["b4", "c4"]);
    let (squares, _) = misread(&first_play(), |svg| svg.replace(C4, ""));
    assert_eq!(squares, ["c4"]);
    let (squares, _) = misread(&first_play(), |svg| svg.replace(C4, &C4.replace("83", "89")));
    assert!(squares.contains(&"c4".to_owned()), "{squares:?}");
}

#[test]
fn a_disc_hidden_under_another_shape_is_caught() {
    let cover = |shape: &str| format!("{C4}{shape}");
    let square = "<path d=\"M53 73h20v20h-20z\" fill=\"#d8c59e\"/>";
    let (squares, _) = misread(&first_play(), |svg| svg.replace(C4, &cover(square)));
    assert_eq!(squares, ["c4"]);
    // Half of it in the colour of arrows, and a ring in a colour that means nothing.
    let half = "<path d=\"M53 73h20v12h-20z\" fill=\"#1d4ed8\"/>";
    assert_eq!(misread(&first_play(), |svg| svg.replace(C4, &cover(half))).0, ["c4"]);
    let ring = "<circle cx=\"63\" cy=\"83\" r=\"7\" stroke=\"#ff00ff\" stroke-width=\"3\"/>";
    assert_eq!(misread(&first_play(), |svg| svg.replace(C4, &cover(ring))).0, ["c4"]);
}

#[test]
fn a_shape_too_many_is_caught_where_no_pixel_shows_it() {
    let dot = "<circle cx=\"63\" cy=\"83\" r=\"1\" fill=\"#1f1d1b\"/>";
    let (squares, told) = misread(&first_play(), |svg| svg.replace(C4, &format!("{C4}{dot}")));
    assert_eq!(squares, [""; 0]);
    assert!(told.contains("shapes were drawn"), "{told}");
    let (_, told) = misread(&first_play(), |svg| svg.replace("stroke-width=\"1.4\"", "stroke-width=\"1.5\""));
    assert!(told.contains("is not as it was drawn"), "{told}");
}

#[test]
fn a_misnamed_symbol_is_caught() {
    let (squares, _) = misread(&first_play(), |svg| svg.replace("href=\"#d-w\"", "href=\"#d-white\""));
    assert_eq!(squares, ["e5"]);
    let (squares, _) = misread(&first_play(), |svg| svg.replace("id=\"d-b\"", "id=\"d-x\""));
    assert_eq!(squares, ["c4", "d4", "e4", "d5"]);
}

#[test]
fn what_would_vanish_without_a_word_is_caught() {
    let text = "<text x=\"63\" y=\"83\" font-size=\"16\">●</text>";
    let (squares, told) = misread(&first_play(), |svg| svg.replace(C4, text));
    assert_eq!(squares, ["c4"]);
    assert!(told.contains("there is a `text` in it"), "{told}");
    for added in [
        text,
        "<foreignObject><p>c4</p></foreignObject>",
        "<script>1</script>",
        "<title>c4</title>",
        "<style>*{fill:red}</style>",
    ] {
        let (_, told) = misread(&first_play(), |svg| svg.replace("</svg>", &format!("{added}</svg>")));
        assert!(told.contains("in it"), "{added}: {told}");
    }
    let (_, told) = misread(&first_play(), |svg| svg.replace("<svg ", "<svg onload=\"alert(1)\" "));
    assert!(told.contains("`onload`"), "{told}");
}

#[test]
fn what_is_no_drawing_at_all_is_caught() {
    for text in ["", "<svg", "<html/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"] {
        assert!(!misread(&first_play(), |_| text.to_owned()).1.is_empty());
    }
    let (_, told) = misread(&first_play(), |svg| {
        svg.replace("<use href=\"#d-8x8\"/>", "<g opacity=\".9\"><use href=\"#d-8x8\"/></g>")
    });
    assert!(told.contains("seen through"), "{told}");
}

#[test]
fn a_crop_is_read_where_it_is() {
    let cropped = scenario("script: [{play: c4, flips: [d4]}, show: {crop: c3-e5, marks: {c3: A}, arrows: [c3-e4]}]\n");
    let frame = &cropped.frames()[1];
    let svg = standalone(frame);
    // Three squares and the margins, 13 + 3.
    assert!(svg.contains("viewBox=\"0 0 76 76\""), "{svg}");
    assert_eq!(read_back(&svg, frame), Ok(()));
    // In it c4 is in the first file and the second rank.
    let c4 = "<use href=\"#d-b\" x=\"23\" y=\"43\"/>";
    let (squares, _) = misread(&cropped, |svg| svg.replace(c4, ""));
    assert_eq!(squares, ["c4"]);
}

#[test]
fn everything_that_can_be_shown_can_be_read_back() {
    let marks = "a1: circle, b1: cross, c1: square, d1: Q, d4: circle, e4: cross, d5: square, e5: W";
    let show = format!(
        "{{legal: true, numbers: true, preview: c4, marks: {{{marks}}}, arrows: [a8-h7, d4-e5, c5-f6, h1-a8]}}"
    );
    let shown =
        scenario(&format!("script: [show: {show}, {{play: c4, flips: [d4]}}, show: {{legal: true, numbers: true}}]\n"));
    for frame in shown.frames() {
        assert_eq!(read_back(&standalone(frame), frame), Ok(()));
    }
    // A preview is no disc: the square is still empty.
    let frame = &shown.frames()[0];
    let without = scenario("script: [expect: {turn: black}]\n");
    assert_ne!(standalone(frame), standalone(&without.frames()[0]));
}

#[test]
fn a_pages_symbols_and_a_part_are_a_drawing() {
    let scenario = colours();
    let frame = &scenario.frames()[0];
    let (symbols, part) = (symbols([frame]), part(frame));
    assert_eq!(read_back(&composed(&symbols, &part), frame), Ok(()));
    assert!(read_back(&composed("", &part), frame).is_err());
    let other = first_play();
    assert!(read_back(&composed(&outflank::diagram::symbols(other.frames()), &part), frame).is_err());
}

#[test]
fn every_frame_of_the_example_site_is_small_and_read_back() {
    let mut frames = 0;
    for file in walkdir::WalkDir::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("diagrams")).sort_by_file_name() {
        let file = file.unwrap();
        if !file.file_type().is_file() {
            continue;
        }
        let text = std::fs::read_to_string(file.path()).unwrap();
        let scenario = verify("example", &Source::new(file.path().display().to_string(), text)).unwrap();
        for frame in scenario.frames() {
            let svg = standalone(frame);
            assert_eq!(read_back(&svg, frame), Ok(()), "{} frame {}", file.path().display(), frame.ply());
            frames += 1;
        }
    }
    assert!(frames > 100, "{frames}");
}

#[test]
fn a_mid_game_drawing_is_under_4_kilobytes() {
    // 24 plies of a real opening leave 28 discs.
    let game = scenario("script: [expect: {turn: black}, f5d6c3d3c4f4f6f3e6e7d7c6f7f8g5d8c8c7e3]\n");
    let frame = game.frames().last().unwrap();
    let svg = standalone(frame);
    assert!(svg.len() < 4096, "{} bytes", svg.len());
    assert_eq!(read_back(&svg, frame), Ok(()));
}

#[test]
fn a_png_is_as_wide_as_asked_within_reason() {
    let svg = standalone(&first_play().frames()[0]);
    let picture = png(&svg, 300).unwrap();
    assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
    // The header's width and height; a whole board's drawing is as high as wide.
    let number = |at: usize| u32::from_be_bytes([picture[at], picture[at + 1], picture[at + 2], picture[at + 3]]);
    assert_eq!((number(16), number(20)), (300, 300));
    assert_eq!(png(&svg, 0), Err(NoPicture::Size(0)));
    assert_eq!(png(&svg, 5000), Err(NoPicture::Size(5000)));
}
