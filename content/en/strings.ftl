# The words of templates, captions and descriptions in this language.
# Every language has the same strings in the same order. A string may choose
# with `{ $count -> … }`; what begins with a dot is a form of the string above
# it, which only this file uses.

### The language

language-name = English
# What stands between two sentences.
between-sentences = { " " }
# Signs before which a typed space becomes a narrow one, and pairs with narrow spaces inside.
narrow-space-before = { "" }
narrow-space-within = { "" }
date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $day }, { $year }

### Lists, numbers, names

list-comma = { $first }, { $second }
list-last = { $first } and { $second }
# Squares that are neighbours in a rank.
range = { $from } to { $to }
number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
 }
# A player at the start of a sentence.
player = { $colour ->
    [black] Black
    [white] White
    [red] Red
   *[green] Green
 }
    .of = { $colour ->
    [black] Black’s
    [white] White’s
    [red] Red’s
   *[green] Green’s
 }
# What a square holds, in a cell of a table.
cell = { $cell ->
    [black] black
    [white] white
    [red] red
    [green] green
    [neutral] neutral
    [blocked] blocked
    [off] off the board
   *[empty] empty
 }

### The position in words

board-is = { $board ->
    [board-6x6] The board has 6×6 squares.
    [board-10x10] The board has 10×10 squares.
    [board-octagon] The board is the Octagon: 10×10 squares less three at each corner.
   *[board-8x8] The board has 8×8 squares.
 }
blocked-squares = { $count ->
    [1] One square is blocked: { $squares }.
   *[other] There are { number } blocked squares: { $squares }.
 }
board-without-discs = There are no discs on it.
has-discs = { $count ->
    [0] { player } has no discs.
    [1] { player } has one disc: { $squares }.
   *[other] { player } has { number } discs: { $squares }.
 }
neutral-discs = { $count ->
    [1] One disc is neutral: { $squares }.
   *[other] The neutral discs are on { $squares }.
 }
turn = It is { player.of } turn.

### What has happened

play = { $count ->
    [0] { player } places a disc on { $square }, which flips nothing.
    [1] { player } plays { $square } and flips one disc: { $squares }.
   *[other] { player } plays { $square } and flips { number } discs: { $squares }.
 }
pass = { player } has no move and passes.
game-over = The game is over.
win = { $goal ->
    [fewest] { player } has the fewest discs and wins.
   *[most] { player } has the most discs and wins.
 }
draw = { $players ->
    [2] Both have equally many discs: the game is a draw.
   *[other] { $goal ->
        [fewest] The lowest count is shared: the game is a draw for the whole table.
       *[most] The highest count is shared: the game is a draw for the whole table.
    }
 }
counts = Discs: { $list }.
count-item = { $disc ->
    [black] Black
    [white] White
    [red] Red
    [green] Green
   *[neutral] neutral
 } { $count }

### What is drawn on the position

legal = { $kind ->
    [place] { $count ->
        [1] { player } may place a disc only on { $squares }.
       *[other] { player } may place a disc on any of these squares: { $squares }.
    }
   *[flip] { $count ->
        [1] { player } may play only { $squares }.
       *[other] { player } may play { $squares }.
    }
 }
preview = The move { $square } is drawn as if already played.
would-flip = { $count ->
    [0] A disc on { $square } would flip nothing.
    [1] Playing { $square } would flip one disc: { $squares }.
   *[other] Playing { $square } would flip { number } discs: { $squares }.
 }
marked = { $squares } { $count ->
    [1] is
   *[other] are
 } marked with { $mark ->
    [circle] a circle
    [cross] a cross
    [square] a square
   *[letter] the letter { $letter }
 }.
arrow = An arrow points from { $from } to { $to }.
numbered = The discs are numbered in the order of play: { $list }.
numbered-item = { $ply } on { $square }
crop = Only the part of the board from { $from } to { $to } is drawn.

### Claims

claim-by = { player } makes this move.
claim-flipped = { $count ->
    [0] The move flips nothing.
    [1] The move flips one disc: { $squares }.
   *[other] The move flips { number } discs: { $squares }.
 }
claim-passed = { player } had to pass.
claim-nobody-passed = Nobody had to pass.
claim-legal = { $count ->
    [0] No square may be played.
    [1] Only one square may be played: { $squares }.
   *[other] These squares may be played, and no others: { $squares }.
 }
claim-move = { $kind ->
    [place] { player } places a disc without flipping.
   *[flip] { player } has a move that flips.
 }
claim-discs = { $count ->
    [0] { player } has no discs.
    [1] { player } has one disc.
   *[other] { player } has { number } discs.
 }
claim-neutral = { $count ->
    [0] No disc is neutral.
    [1] One disc is neutral.
   *[other] There are { number } neutral discs.
 }
empty-squares = { $count ->
    [0] No square is empty.
    [1] One square is empty.
   *[other] There are { number } empty squares.
 }
claim-at = { $cell ->
    [black] On { $square } there is a black disc.
    [white] On { $square } there is a white disc.
    [red] On { $square } there is a red disc.
    [green] On { $square } there is a green disc.
    [neutral] On { $square } there is a neutral disc.
    [blocked] { $square } is blocked.
    [off] { $square } is off the board.
   *[empty] { $square } is empty.
 }
claim-board = Every square of the board is as drawn.
claim-blocked = { $count ->
    [0] No square is blocked.
    [1] Only one square is blocked: { $squares }.
   *[other] These squares are blocked, and no others: { $squares }.
 }
claim-goes-on = The game goes on.
claim-winner = { player } wins.
claim-draw = The game is a draw.

### Why a move is refused

refused-game-over = { $square } is refused: the game is over.
refused-off-board = { $square } is refused: it is off the board.
refused-blocked = { $square } is refused: it is blocked.
refused-occupied = { $square } is refused: a disc is there already.
refused-outside-centre = { $square } is refused: the centre has to be filled first.
refused-flips-nothing = { $square } is refused: it flips nothing.
refused-must-flip = { $square } is refused: it flips nothing, and another square would.
refused-touches-nothing = { $square } is refused: it touches no disc.

### Why a set-up is refused

refusal-board-not-offered = This board is not offered for so many players.
refusal-opening-not-offered = The free opening is for two players only.
refusal-handicap-not-offered = The corner handicap is for two players only.
refusal-too-many-blocked = At most four squares may be blocked.
refusal-blocked-off-board = A blocked square has to be on the board.
refusal-blocked-in-centre = No square of the middle 4×4 may be blocked.
refusal-blocked-on-handicap = A handicap corner may not be blocked.
refusal-handicap-not-a-corner = A handicap disc stands on a corner of the board and nowhere else.
refusal-too-many-handicap = A handicap is four corners at most.
refusal-repeated-square = A square is named twice.

### What a table agrees on

option-board = Board
option-players = Players
option-goal = Aim
option-opening = Opening
option-blocked = Blocked squares
option-handicap = Corner handicap
board-name = { $board ->
    [board-6x6] 6×6
    [board-10x10] 10×10
    [board-octagon] Octagon
   *[board-8x8] 8×8
 }
players-number = { number }
goal-name = { $goal ->
    [fewest] the fewest discs (Anti-Reversi)
   *[most] the most discs
 }
opening-name = { $opening ->
    [free] free
   *[standard] standard
 }
blocked-none = none
blocked-drawn = { $squares } (drawn, seed { $seed })
blocked-to-draw = { number }, to be drawn with seed { $seed }
handicap-none = none
handicap-on = { player }: { $squares }

### Every page

skip-to-content = Skip to the content
site-navigation = Main navigation
languages = Languages
# Names the link to the same page in another language.
language-switch = This page in other languages
home = Home
search = Search
table-of-contents = On this page
previous = Previous
next = Next
open = Open
close = Close
beta = Beta
draft = Draft
not-translated = This page has not been translated yet; you are reading it in English.
stale = The English page has changed since this translation was made. The translation is of { $date }.
updated = Updated { $date }
made-with = Made with Outflank { $version }
revision = revision { $revision }

### Kinds of page

kind-variant = Variant
kind-reference = Reference
kind-history = History
kind-example = Example

### Tables of rules

column-rule = Rule
column-standard = Standard Reversi
column-variant = This variant
rule-title = Rule { $id }
rule-text = This is the permanent address of a rule.
rule-examples = Examples of this rule
rule-link = Link to this rule
related-pages = Related pages

### Examples

examples = Examples
gallery-title = Every example
gallery-summary = All the examples of this site, with what each of them claims and the file that it is made from.
example-rules = Rules shown
example-options = What is agreed before play
example-pages = Pages with this example
claims-checked = Claims checked
refused-because = This set-up must be refused, because:
frame-of = Frame { $number } of { $total }
move-number = Move { $number }
start-position = Start
source-file = Source file (YAML)
drawn-squares = Squares drawn by lot
show-as-table = Show the position as a table
position-table = The position, square by square
description = Description

### Pages without a text of their own

not-found-title = Page not found
not-found-text = There is no page at this address. It may have moved, or the link may be wrong.
not-found-home = To the home page
choose-language = Choose a language
moved = This page has moved.
