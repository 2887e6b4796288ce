# The words of templates, captions and descriptions in this language.
# Every language has the same strings in the same order. A string may choose
# with `{ $count -> … }`; what begins with a dot is a form of the string above
# it, which only this file uses.

### The language

language-name = Italiano
# What stands between two sentences.
between-sentences = { " " }
# Signs before which a typed space becomes a narrow one, and pairs with narrow spaces inside.
narrow-space-before = { "" }
narrow-space-within = { "" }
date = { $day ->
    [1] 1º
   *[other] { $day }
 } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 } { $year }

### Lists, numbers, names

list-comma = { $first }, { $second }
list-last = { $first } e { $second }
# Squares that are neighbours in a rank.
range = da { $from } a { $to }
# Of discs and squares, which are feminine.
number = { $count ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $count }
 }
# A player at the start of a sentence.
player = { $colour ->
    [black] Nero
    [white] Bianco
    [red] Rosso
   *[green] Verde
 }
# What a square holds, in a cell of a table.
cell = { $cell ->
    [black] pedina nera
    [white] pedina bianca
    [red] pedina rossa
    [green] pedina verde
    [neutral] pedina neutra
    [blocked] bloccata
    [off] fuori dal tavoliere
   *[empty] vuota
 }

### The position in words

board-is = { $board ->
    [board-6x6] Il tavoliere ha 6×6 caselle.
    [board-10x10] Il tavoliere ha 10×10 caselle.
    [board-octagon] Il tavoliere è l’Ottagono: 10×10 caselle, meno tre a ogni angolo.
   *[board-8x8] Il tavoliere ha 8×8 caselle.
 }
blocked-squares = { $count ->
    [1] Una casella è bloccata: { $squares }.
   *[other] Ci sono { number } caselle bloccate: { $squares }.
 }
board-without-discs = Non c’è nessuna pedina.
has-discs = { $count ->
    [0] { player } non ha pedine.
    [1] { player } ha una pedina: { $squares }.
   *[other] { player } ha { number } pedine: { $squares }.
 }
neutral-discs = { $count ->
    [1] Una pedina è neutra: { $squares }.
   *[other] Le pedine neutre sono { number }: { $squares }.
 }
turn = Tocca a { player }.

### What has happened

play = { $count ->
    [0] { player } mette una pedina in { $square }, che non ne gira nessuna.
    [1] { player } gioca in { $square } e gira una pedina: { $squares }.
   *[other] { player } gioca in { $square } e gira { number } pedine: { $squares }.
 }
pass = { player } non ha mosse e passa.
game-over = La partita è finita.
win = { $goal ->
    [fewest] { player } ha meno pedine di tutti e vince.
   *[most] { player } ha più pedine di tutti e vince.
 }
draw = { $players ->
    [2] Le pedine sono pari: la partita è patta.
   *[other] { $goal ->
        [fewest] Più giocatori hanno il totale più basso: la partita è patta per tutto il tavolo.
       *[most] Più giocatori hanno il totale più alto: la partita è patta per tutto il tavolo.
    }
 }
counts = Pedine: { $list }.
count-item = { $disc ->
    [black] Nero
    [white] Bianco
    [red] Rosso
    [green] Verde
   *[neutral] { $count ->
        [1] neutra
       *[other] neutre
    }
 } { $count }

### What is drawn on the position

legal = { $kind ->
    [place] { $count ->
        [1] { player } può mettere una pedina solo in { $squares }.
       *[other] { player } può mettere una pedina in una di queste caselle: { $squares }.
    }
   *[flip] { $count ->
        [1] { player } può giocare solo in { $squares }.
       *[other] { player } può giocare in queste caselle: { $squares }.
    }
 }
preview = La mossa in { $square } è disegnata come se fosse già stata fatta.
would-flip = { $count ->
    [0] Una pedina in { $square } non ne girerebbe nessuna.
    [1] La mossa in { $square } girerebbe una pedina: { $squares }.
   *[other] La mossa in { $square } girerebbe { number } pedine: { $squares }.
 }
marked = { $count ->
    [1] La casella { $squares } è segnata
   *[other] Le caselle { $squares } sono segnate
 } con { $mark ->
    [circle] un cerchio
    [cross] una croce
    [square] un quadrato
   *[letter] la lettera { $letter }
 }.
arrow = Una freccia va da { $from } a { $to }.
numbered = Le pedine sono numerate nell’ordine delle mosse: { $list }.
numbered-item = { $ply } in { $square }
crop = È disegnata solo la parte del tavoliere da { $from } a { $to }.

### Claims

claim-by = Questa mossa è di { player }.
claim-flipped = { $count ->
    [0] La mossa non gira nessuna pedina.
    [1] La mossa gira una pedina: { $squares }.
   *[other] La mossa gira { number } pedine: { $squares }.
 }
claim-passed = { player } ha dovuto passare.
claim-nobody-passed = Nessuno ha dovuto passare.
claim-legal = { $count ->
    [0] Non si può giocare in nessuna casella.
    [1] Si può giocare in una sola casella: { $squares }.
   *[other] Si può giocare in queste caselle e in nessun’altra: { $squares }.
 }
claim-move = { $kind ->
    [place] { player } mette una pedina senza girarne.
   *[flip] { player } ha una mossa che gira pedine.
 }
claim-discs = { $count ->
    [0] { player } non ha pedine.
    [1] { player } ha una pedina.
   *[other] { player } ha { number } pedine.
 }
claim-neutral = { $count ->
    [0] Nessuna pedina è neutra.
    [1] Una pedina è neutra.
   *[other] Ci sono { number } pedine neutre.
 }
empty-squares = { $count ->
    [0] Nessuna casella è vuota.
    [1] Una casella è vuota.
   *[other] Ci sono { number } caselle vuote.
 }
claim-at = { $cell ->
    [black] In { $square } c’è una pedina nera.
    [white] In { $square } c’è una pedina bianca.
    [red] In { $square } c’è una pedina rossa.
    [green] In { $square } c’è una pedina verde.
    [neutral] In { $square } c’è una pedina neutra.
    [blocked] La casella { $square } è bloccata.
    [off] { $square } è fuori dal tavoliere.
   *[empty] La casella { $square } è vuota.
 }
claim-board = Ogni casella del tavoliere è come nel disegno.
claim-blocked = { $count ->
    [0] Nessuna casella è bloccata.
    [1] È bloccata una sola casella: { $squares }.
   *[other] Sono bloccate queste caselle e nessun’altra: { $squares }.
 }
claim-goes-on = La partita continua.
claim-winner = { player } vince.
claim-draw = La partita è patta.

### Why a move is refused

refused-game-over = La mossa in { $square } è rifiutata: la partita è finita.
refused-off-board = La mossa in { $square } è rifiutata: la casella è fuori dal tavoliere.
refused-blocked = La mossa in { $square } è rifiutata: la casella è bloccata.
refused-occupied = La mossa in { $square } è rifiutata: c’è già una pedina.
refused-outside-centre = La mossa in { $square } è rifiutata: prima va riempito il centro.
refused-flips-nothing = La mossa in { $square } è rifiutata: non gira nessuna pedina.
refused-must-flip = La mossa in { $square } è rifiutata: non gira nessuna pedina, mentre un’altra lo farebbe.
refused-touches-nothing = La mossa in { $square } è rifiutata: la casella non tocca nessuna pedina.

### Why a set-up is refused

refusal-board-not-offered = Questo tavoliere non è previsto per tanti giocatori.
refusal-opening-not-offered = L’apertura libera è solo per due giocatori.
refusal-handicap-not-offered = L’handicap d’angolo è solo per due giocatori.
refusal-too-many-blocked = Si possono bloccare al massimo quattro caselle.
refusal-blocked-off-board = Una casella bloccata deve trovarsi sul tavoliere.
refusal-blocked-in-centre = Nessuna casella del 4×4 centrale può essere bloccata.
refusal-blocked-on-handicap = Un angolo di handicap non può essere bloccato.
refusal-handicap-not-a-corner = Una pedina di handicap sta in un angolo del tavoliere e in nessun altro posto.
refusal-too-many-handicap = L’handicap è di quattro angoli al massimo.
refusal-repeated-square = Una casella è indicata due volte.

### What a table agrees on

option-board = Tavoliere
option-players = Giocatori
option-goal = Scopo
option-opening = Apertura
option-blocked = Caselle bloccate
option-handicap = Handicap d’angolo
board-name = { $board ->
    [board-6x6] 6×6
    [board-10x10] 10×10
    [board-octagon] Ottagono
   *[board-8x8] 8×8
 }
players-number = { number }
goal-name = { $goal ->
    [fewest] avere meno pedine (Anti-Reversi)
   *[most] avere più pedine
 }
opening-name = { $opening ->
    [free] libera
   *[standard] standard
 }
blocked-none = nessuna
blocked-drawn = { $squares } (per sorteggio, seme { $seed })
blocked-to-draw = { number }, da sorteggiare con il seme { $seed }
handicap-none = nessuno
handicap-on = { player }: { $squares }

### Every page

skip-to-content = Vai al contenuto
site-navigation = Navigazione principale
languages = Lingue
# Names the link to the same page in another language.
language-switch = Questa pagina in altre lingue
home = Home
search = Cerca
table-of-contents = In questa pagina
previous = Precedente
next = Successiva
open = Apri
close = Chiudi
beta = Beta
draft = Bozza
not-translated = Questa pagina non è ancora tradotta: la stai leggendo in inglese.
stale = La pagina inglese è cambiata dopo questa traduzione, che è del { $date }.
updated = Aggiornata: { $date }
made-with = Fatto con Outflank { $version }
revision = revisione { $revision }

### Kinds of page

kind-variant = Variante
kind-reference = Riferimento
kind-history = Storia
kind-example = Esempio

### Tables of rules

column-rule = Regola
column-standard = Reversi standard
column-variant = Questa variante
rule-title = Regola { $id }
rule-text = Questo è l’indirizzo permanente di una regola.
rule-examples = Esempi di questa regola
rule-link = Link a questa regola
related-pages = Pagine collegate

### Examples

examples = Esempi
gallery-title = Tutti gli esempi
gallery-summary = Tutti gli esempi del sito, con ciò che ognuno afferma e il file da cui nasce.
example-rules = Regole mostrate
example-options = Che cosa si concorda prima di giocare
example-pages = Pagine con questo esempio
claims-checked = Affermazioni verificate
refused-because = Questa configurazione deve essere rifiutata, perché:
frame-of = Figura { $number } di { $total }
move-number = Mossa { $number }
start-position = Inizio
source-file = File sorgente (YAML)
drawn-squares = Caselle sorteggiate
show-as-table = Mostra la posizione come tabella
position-table = La posizione, casella per casella
description = Descrizione

### Pages without a text of their own

not-found-title = Pagina non trovata
not-found-text = A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, oppure il link è sbagliato.
not-found-home = Alla pagina iniziale
choose-language = Scegli una lingua
moved = Questa pagina è stata spostata.
