//! Frames, claims, options, dates and numbers in words.

use outflank::language::{Language, cell, claim, date, describe, options, refusal, refused, rules};
use outflank::rules::{Cell, Disc, Refusal, Refused, Square};
use outflank::scenario::{Proof, verify};

use crate::{CODES, claimed, file, language, said, scenario, told};

#[test]
fn the_start_tells_the_board_the_discs_and_the_turn() {
    let start = "title: t\nscript: [expect: {turn: black}]\n";
    assert_eq!(
        said(start, 0),
        [
            "The board has 8×8 squares. Black has two discs: e4 and d5. White has two discs: d4 and e5. \
             It is Black’s turn.",
            "O tabuleiro tem 8×8 casas. As Pretas têm dois discos: e4 e d5. As Brancas têm dois discos: d4 e e5. \
             É a vez das Pretas.",
            "Το ταμπλό έχει 8×8 τετράγωνα. Ο Μαύρος έχει δύο δίσκους: e4 και d5. Ο Λευκός έχει δύο δίσκους: \
             d4 και e5. Είναι η σειρά του Μαύρου.",
            "Le plateau compte 8×8 cases. Noir a deux pions~: e4 et d5. Blanc a deux pions~: d4 et e5. \
             C’est à Noir de jouer.",
            "Il tavoliere ha 8×8 caselle. Nero ha due pedine: e4 e d5. Bianco ha due pedine: d4 e e5. \
             Tocca a Nero.",
        ]
    );
}

#[test]
fn one_disc_flipped_is_singular() {
    let c4 = "title: t\nscript: [{play: c4, flips: [d4]}]\n";
    assert_eq!(
        said(c4, 1),
        [
            "Black plays c4 and flips one disc: d4. It is White’s turn. Discs: Black 4, White 1.",
            "As Pretas jogam em c4 e viram um disco: d4. É a vez das Brancas. Discos: Pretas 4, Brancas 1.",
            "Ο Μαύρος παίζει στο c4 και γυρίζει έναν δίσκο: d4. Είναι η σειρά του Λευκού. Δίσκοι: Μαύρος 4, Λευκός 1.",
            "Noir joue c4 et retourne un pion~: d4. C’est à Blanc de jouer. Pions~: Noir 4, Blanc 1.",
            "Nero gioca in c4 e gira una pedina: d4. Tocca a Bianco. Pedine: Nero 4, Bianco 1.",
        ]
    );
}

#[test]
fn several_discs_flipped_are_counted_in_words_and_listed() {
    let mixed = std::fs::read_to_string("diagrams/multi/mixed-line.yaml").unwrap();
    assert_eq!(
        said(&mixed, 1),
        [
            "Black plays f4 and flips three discs: c4, d4 and e4. It is White’s turn. \
             Discs: Black 5, White 1, Red 1, Green 1.",
            "As Pretas jogam em f4 e viram três discos: c4, d4 e e4. É a vez das Brancas. \
             Discos: Pretas 5, Brancas 1, Vermelhas 1, Verdes 1.",
            "Ο Μαύρος παίζει στο f4 και γυρίζει τρεις δίσκους: c4, d4 και e4. Είναι η σειρά του Λευκού. \
             Δίσκοι: Μαύρος 5, Λευκός 1, Κόκκινος 1, Πράσινος 1.",
            "Noir joue f4 et retourne trois pions~: c4, d4 et e4. C’est à Blanc de jouer. \
             Pions~: Noir 5, Blanc 1, Rouge 1, Vert 1.",
            "Nero gioca in f4 e gira tre pedine: c4, d4 e e4. Tocca a Bianco. \
             Pedine: Nero 5, Bianco 1, Rosso 1, Verde 1.",
        ]
    );
}

/// On the first file Black takes b1 and c1; White's disc on a8 cannot move, and Black's next move is h8.
const PASS: &str = "title: t
rules: {board: 8x8}
position: |
  . W W B . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  B W W . . . . .
turn: black
script:
  - play: a1
  - expect: {passed: white, turn: black}
  - show: {legal: true}
  - play: d8
  - expect: {over: true, winner: black}
";

#[test]
fn a_pass_is_told_between_the_play_and_the_turn() {
    assert_eq!(
        said(PASS, 1),
        [
            "Black plays a1 and flips two discs: b1 and c1. White has no move and passes. It is Black’s turn. \
             Discs: Black 5, White 2. Black may play only d8.",
            "As Pretas jogam em a1 e viram dois discos: b1 e c1. As Brancas não têm jogada e passam. \
             É a vez das Pretas. Discos: Pretas 5, Brancas 2. As Pretas só podem jogar em d8.",
            "Ο Μαύρος παίζει στο a1 και γυρίζει δύο δίσκους: b1 και c1. Ο Λευκός δεν έχει κίνηση και πασάρει. \
             Είναι η σειρά του Μαύρου. Δίσκοι: Μαύρος 5, Λευκός 2. Ο Μαύρος μπορεί να παίξει μόνο στο d8.",
            "Noir joue a1 et retourne deux pions~: b1 et c1. Blanc n’a pas de coup et passe. \
             C’est à Noir de jouer. Pions~: Noir 5, Blanc 2. Noir ne peut jouer que d8.",
            "Nero gioca in a1 e gira due pedine: b1 e c1. Bianco non ha mosse e passa. Tocca a Nero. \
             Pedine: Nero 5, Bianco 2. Nero può giocare solo in d8.",
        ]
    );
}

#[test]
fn the_end_tells_the_winner_the_empty_squares_and_the_count() {
    assert_eq!(
        said(PASS, 2),
        [
            "Black plays d8 and flips two discs: b8 and c8. The game is over. Black has the most discs and wins. \
             There are 56 empty squares. Discs: Black 8, White 0.",
            "As Pretas jogam em d8 e viram dois discos: b8 e c8. A partida acabou. As Pretas têm mais discos e \
             vencem. Há 56 casas vazias. Discos: Pretas 8, Brancas 0.",
            "Ο Μαύρος παίζει στο d8 και γυρίζει δύο δίσκους: b8 και c8. Η παρτίδα τελείωσε. Ο Μαύρος έχει τους \
             περισσότερους δίσκους και κερδίζει. Υπάρχουν 56 κενά τετράγωνα. Δίσκοι: Μαύρος 8, Λευκός 0.",
            "Noir joue d8 et retourne deux pions~: b8 et c8. La partie est terminée. Noir a le plus de pions et \
             gagne. Il y a 56 cases vides. Pions~: Noir 8, Blanc 0.",
            "Nero gioca in d8 e gira due pedine: b8 e c8. La partita è finita. Nero ha più pedine di tutti e \
             vince. Ci sono 56 caselle vuote. Pedine: Nero 8, Bianco 0.",
        ]
    );
}

#[test]
fn fewest_discs_win_where_that_was_agreed() {
    let fewest = PASS.replace("{board: 8x8}", "{goal: fewest}").replace("winner: black", "winner: white");
    let [en, pt, el, fr, it] = said(&fewest, 2);
    assert!(en.contains("White has the fewest discs and wins."), "{en}");
    assert!(pt.contains("As Brancas têm menos discos e vencem."), "{pt}");
    assert!(el.contains("Ο Λευκός έχει τους λιγότερους δίσκους και κερδίζει."), "{el}");
    assert!(fr.contains("Blanc a le moins de pions et gagne."), "{fr}");
    assert!(it.contains("Bianco ha meno pedine di tutti e vince."), "{it}");
}

#[test]
fn a_draw_of_two_and_a_draw_of_a_table_differ() {
    let even = "title: t\nposition: |\n  B W . . . . . .\n  . . . . . . . .\n  . . . . . . . .\n  . . . . . . . .\n  \
                . . . . . . . .\n  . . . . . . . .\n  . . . . . . . .\n  W W . . . . W .\nturn: black\n\
                script:\n  - play: c1\n  - expect: {over: true, winner: draw}\n";
    assert_eq!(
        said(even, 1)[0],
        "Black plays c1 and flips one disc: b1. The game is over. Both have equally many discs: the game is a draw. \
         There are 58 empty squares. Discs: Black 3, White 3."
    );
    assert!(said(even, 1)[4].contains("Le pedine sono pari: la partita è patta."));
    let shared = std::fs::read_to_string("diagrams/multi/shared-top.yaml").unwrap();
    let [en, pt, el, fr, it] = said(&shared, 1);
    assert!(en.contains("The highest count is shared: the game is a draw for the whole table."), "{en}");
    assert!(pt.contains("empate para a mesa inteira"), "{pt}");
    assert!(el.contains("ισοπαλία για όλους"), "{el}");
    assert!(fr.contains("la partie est nulle pour toute la table"), "{fr}");
    assert!(it.contains("la partita è patta per tutto il tavolo"), "{it}");
}

#[test]
fn a_placement_flips_nothing_and_says_so() {
    let place = std::fs::read_to_string("diagrams/multi/place.yaml").unwrap();
    let [en, pt, el, fr, it] = said(&place, 1);
    assert!(en.starts_with("Red places a disc on c3, which flips nothing. It is Green’s turn."), "{en}");
    assert!(pt.starts_with("As Vermelhas colocam um disco em c3, que não vira nada. É a vez das Verdes."), "{pt}");
    assert!(el.starts_with("Ο Κόκκινος τοποθετεί δίσκο στο c3 και δεν γυρίζει κανέναν."), "{el}");
    assert!(fr.starts_with("Rouge pose un pion en c3, qui ne retourne rien. C’est à Vert de jouer."), "{fr}");
    assert!(it.starts_with("Rosso mette una pedina in c3, che non ne gira nessuna. Tocca a Verde."), "{it}");
}

#[test]
fn many_squares_are_told_as_ranges() {
    let place = std::fs::read_to_string("diagrams/multi/place.yaml").unwrap();
    let [en, .., it] = said(&place, 0);
    let squares =
        "Red may place a disc on any of these squares: c3 to f3, c4, f4, c5, f5, g5, c6 to e6, g6 and e7 to g7.";
    assert!(en.contains(squares), "{en}");
    assert!(it.contains("caselle: da c3 a f3, c4, f4, c5, f5, g5, da c6 a e6, g6 e da e7 a g7."), "{it}");
}

#[test]
fn a_free_opening_begins_without_discs() {
    let free = "title: t\nrules: {opening: free}\nscript:\n  - expect: {move: place}\n  - show: {legal: true}\n";
    let [en, .., fr, _] = said(free, 0);
    assert_eq!(
        en,
        "The board has 8×8 squares. There are no discs on it. It is Black’s turn. \
         Black may place a disc on any of these squares: d4, e4, d5 and e5."
    );
    assert!(fr.contains("Aucun pion n’y est posé."), "{fr}");
}

#[test]
fn what_is_drawn_besides_is_told() {
    let shown = "title: t\nscript:\n  - expect: {turn: black}\n  - show: {marks: {c3: cross, f6: cross, a1: circle, \
                 h8: Q}, arrows: [c4-e4], preview: c4, crop: a1-f6}\n  - play: c4\n  - play: e3\n  - show: {numbers: true}\n";
    let [en, pt, el, fr, it] = said(shown, 0);
    for (text, end) in [
        (
            en,
            "The move c4 is drawn as if already played. Playing c4 would flip one disc: d4. a1 is marked with a \
             circle. c3 and f6 are marked with a cross. h8 is marked with the letter Q. An arrow points from c4 to \
             e4. Only the part of the board from a1 to f6 is drawn.",
        ),
        (
            pt,
            "A jogada em c4 está desenhada como se já tivesse sido feita. A jogada em c4 viraria um disco: d4. \
             A casa a1 está marcada com um círculo. As casas c3 e f6 estão marcadas com uma cruz. A casa h8 está \
             marcada com a letra Q. Uma seta vai de c4 a e4. Só aparece a parte do tabuleiro de a1 a f6.",
        ),
        (
            el,
            "Η κίνηση στο c4 εικονίζεται σαν να είχε ήδη γίνει. Η κίνηση στο c4 θα γύριζε έναν δίσκο: d4. Το a1 \
             είναι σημειωμένο με κύκλο. Τα c3 και f6 είναι σημειωμένα με σταυρό. Το h8 είναι σημειωμένο με το \
             γράμμα Q. Ένα βέλος δείχνει από το c4 προς το e4. Εικονίζεται μόνο το τμήμα του ταμπλό από το a1 έως \
             το f6.",
        ),
        (
            fr,
            "Le coup c4 est dessiné comme s’il était déjà joué. Le coup c4 retournerait un pion~: d4. La case a1 \
             est marquée d’un cercle. Les cases c3 et f6 sont marquées d’une croix. La case h8 est marquée de la \
             lettre Q. Une flèche va de c4 à e4. Seule la partie du plateau qui va de a1 à f6 est dessinée.",
        ),
        (
            it,
            "La mossa in c4 è disegnata come se fosse già stata fatta. La mossa in c4 girerebbe una pedina: d4. \
             La casella a1 è segnata con un cerchio. Le caselle c3 e f6 sono segnate con una croce. La casella h8 è \
             segnata con la lettera Q. Una freccia va da c4 a e4. È disegnata solo la parte del tavoliere da a1 a f6.",
        ),
    ] {
        assert!(text.ends_with(end), "{text}");
    }
    assert!(said(shown, 2)[0].ends_with("The discs are numbered in the order of play: 1 on c4, 2 on e3."));
}

#[test]
fn every_claim_of_every_scenario_is_a_whole_sentence_in_every_language() {
    for code in CODES {
        let language = language(code);
        for path in scenarios() {
            let scenario = verify(&path, &file(&path)).unwrap_or_else(|problems| panic!("{path} {}", told(&problems)));
            for frame in scenario.frames() {
                let Proof::Played { rules: agreed, .. } = scenario.proof() else { continue };
                let claims = frame.claims().iter().map(|one| claim(&language, frame, one));
                for text in claims.chain([describe(&language, agreed, frame)]) {
                    assert!(text.ends_with('.') && !text.contains(['{', '}', '$']), "{code} {path}: {text}");
                    assert!(!text.contains("  "), "{code} {path}: {text}");
                }
                assert!(rules(&language, agreed).iter().all(|choice| !choice.value.contains(['{', '$'])), "{path}");
            }
        }
    }
}

fn scenarios() -> Vec<String> {
    let folders = std::fs::read_dir("diagrams").unwrap().map(|entry| entry.unwrap().path());
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    let mut paths: Vec<_> = files.map(|path| path.to_str().unwrap().to_owned()).collect();
    paths.sort();
    assert!(paths.len() > 30);
    paths
}

#[test]
fn claims_are_said_in_words() {
    let about = |claims: &str| format!("title: t\nscript:\n  - expect: {claims}\n");
    let expect = |claims: &str| claimed(&about(claims), 0);
    assert_eq!(expect("{turn: black}")[3], "C’est à Noir de jouer.");
    assert_eq!(
        expect("{legal: [d3, c4, f5, e6]}"),
        [
            "These squares may be played, and no others: d3, c4, f5 and e6.",
            "Estas casas podem ser jogadas, e nenhuma outra: d3, c4, f5 e e6.",
            "Μπορούν να παιχτούν αυτά τα τετράγωνα και κανένα άλλο: d3, c4, f5 και e6.",
            "Ces cases peuvent être jouées, et aucune autre~: d3, c4, f5 et e6.",
            "Si può giocare in queste caselle e in nessun’altra: d3, c4, f5 e e6.",
        ]
    );
    assert_eq!(expect("{discs: {black: 2}}")[1], "As Pretas têm dois discos.");
    assert_eq!(expect("{discs: {neutral: 0}}")[4], "Nessuna pedina è neutra.");
    assert_eq!(expect("{empty: 60}")[2], "Υπάρχουν 60 κενά τετράγωνα.");
    assert_eq!(expect("{at: {e4: black}}")[0], "On e4 there is a black disc.");
    assert_eq!(expect("{at: {j1: off}}")[4], "j1 è fuori dal tavoliere.");
    assert_eq!(expect("{move: flip}")[0], "Black has a move that flips.");
    assert_eq!(expect("{blocked: []}")[3], "Aucune case n’est bloquée.");
    assert_eq!(expect("{over: false}")[2], "Η παρτίδα συνεχίζεται.");
    assert_eq!(expect("{passed: none}")[1], "Ninguém teve que passar.");
    let reject = claimed("title: t\nscript: [{reject: a1, because: flips-nothing}]\n", 0);
    assert_eq!(
        reject,
        [
            "a1 is refused: it flips nothing.",
            "A jogada em a1 é recusada: não vira nada.",
            "Η κίνηση στο a1 απορρίπτεται: δεν γυρίζει κανέναν δίσκο.",
            "Le coup a1 est refusé~: il ne retourne rien.",
            "La mossa in a1 è rifiutata: non gira nessuna pedina.",
        ]
    );
}

#[test]
fn every_reason_has_a_sentence_of_its_own() {
    let square = Square::new(0, 0).unwrap();
    for code in CODES {
        let language = language(code);
        let mut sentences: Vec<_> = Refusal::ALL.into_iter().map(|reason| refusal(&language, reason)).collect();
        sentences.extend(Refused::ALL.into_iter().map(|reason| refused(&language, square, reason)));
        assert!(sentences.iter().all(|text| text.ends_with('.') && !text.contains('{')), "{code}");
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), Refusal::ALL.len() + Refused::ALL.len(), "{code}");
    }
}

#[test]
fn the_options_of_a_table_are_told() {
    let choices = |language: &Language, text: &str| -> Vec<String> {
        let choices = match scenario(text).proof() {
            Proof::Refused { options: asked, .. } => options(language, asked),
            Proof::Played { rules: agreed, .. } => rules(language, agreed),
        };
        choices.into_iter().map(|choice| format!("{} = {}", choice.label, choice.value)).collect()
    };
    let table = "title: t\nrules: {goal: fewest, opening: free, handicap: {white: [a1, h8]}, \
                 blocked: {draw: 4, seed: 2026}}\nscript: [expect: {over: false}]\n";
    assert_eq!(
        choices(&language("en"), table),
        [
            "Board = 8×8",
            "Players = two",
            "Aim = the fewest discs (Anti-Reversi)",
            "Opening = free",
            "Blocked squares = a4, h4, a7 and a8 (drawn, seed 2026)",
            "Corner handicap = White: a1 and h8",
        ]
    );
    let refused = "title: t\nrules: {blocked: {draw: 5, seed: 1}}\nrefused: [too-many-blocked]\n";
    assert_eq!(choices(&language("pt-BR"), refused)[4], "Casas bloqueadas = cinco, a sortear com a semente 1");
    assert_eq!(
        choices(&language("el"), "title: t\nscript: [expect: {empty: 60}]\n")[4],
        "Μπλοκαρισμένα τετράγωνα = κανένα"
    );
}

#[test]
fn cells_of_a_table_are_named() {
    assert_eq!(cell(&language("en"), Cell::Off), "off the board");
    assert_eq!(cell(&language("it"), Cell::Disc(Disc::Neutral)), "pedina neutra");
    assert_eq!(cell(&language("el"), Cell::Empty), "κενό");
    assert_eq!(cell(&language("pt-BR"), Cell::Blocked), "bloqueada");
}

#[test]
fn dates_are_written_as_each_language_writes_them() {
    let days = CODES.map(|code| date(&language(code), 2026, 5, 1));
    assert_eq!(days, ["May 1, 2026", "1º de maio de 2026", "1 Μαΐου 2026", "1er mai 2026", "1º maggio 2026"]);
    assert_eq!(date(&language("fr"), 2026, 11, 30), "30 novembre 2026");
}

#[test]
fn numbers_of_the_pages_are_read_as_they_are_spelled() {
    for (code, words) in [
        ("en", [("twenty-one", 21), ("sixty", 60), ("Eighty-eight", 88), ("a hundred", 100)]),
        ("pt-BR", [("duas", 2), ("trinta e duas", 32), ("sessenta e quatro", 64), ("cem", 100)]),
        ("el", [("μία", 1), ("τέσσερις", 4), ("εξήντα τέσσερα", 64), ("ογδόντα οκτώ", 88)]),
        ("fr", [("une", 1), ("soixante et onze", 71), ("quatre-vingt-huit", 88), ("quatre-vingts", 80)]),
        ("it", [("una", 1), ("ventotto", 28), ("trentadue", 32), ("ottantotto", 88)]),
    ] {
        let language = language(code);
        for (word, number) in words {
            assert_eq!(language.number(word), Some(number), "{code} {word}");
        }
        assert!((0..=100).all(|number: u64| language.number(&number.to_string()) == Some(number)));
    }
}
