# The words of templates, captions and descriptions in this language.
# Every language has the same strings in the same order. A string may choose
# with `{ $count -> … }`; what begins with a dot is a form of the string above
# it, which only this file uses.

### The language

language-name = Français
# What stands between two sentences.
between-sentences = { " " }
# Signs before which a typed space becomes a narrow one, and pairs with narrow spaces inside.
narrow-space-before = ; : ! ?
narrow-space-within = « »
date = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 } { $year }

### Lists, numbers, names

list-comma = { $first }, { $second }
list-last = { $first } et { $second }
# Squares that are neighbours in a rank.
range = { $from } à { $to }
# Of discs, which are masculine.
number = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
 }
    .feminine = { $count ->
    [0] aucune
    [1] une
   *[other] { number }
 }
# A player at the start of a sentence.
player = { $colour ->
    [black] Noir
    [white] Blanc
    [red] Rouge
   *[green] Vert
 }
# What a square holds, in a cell of a table.
cell = { $cell ->
    [black] pion noir
    [white] pion blanc
    [red] pion rouge
    [green] pion vert
    [neutral] pion neutre
    [blocked] bloquée
    [off] hors du plateau
   *[empty] vide
 }

### The position in words

board-is = { $board ->
    [board-6x6] Le plateau compte 6×6 cases.
    [board-10x10] Le plateau compte 10×10 cases.
    [board-octagon] Le plateau est l’Octogone : 10×10 cases, moins trois à chaque coin.
   *[board-8x8] Le plateau compte 8×8 cases.
 }
blocked-squares = { $count ->
    [1] Une case est bloquée : { $squares }.
   *[other] Il y a { number.feminine } cases bloquées : { $squares }.
 }
board-without-discs = Aucun pion n’y est posé.
has-discs = { $count ->
    [0] { player } n’a aucun pion.
    [1] { player } a un pion : { $squares }.
   *[other] { player } a { number } pions : { $squares }.
 }
neutral-discs = { $count ->
    [1] Un pion est neutre : { $squares }.
   *[other] Les pions neutres sont en { $squares }.
 }
turn = C’est à { player } de jouer.

### What has happened

play = { $count ->
    [0] { player } pose un pion en { $square }, qui ne retourne rien.
    [1] { player } joue { $square } et retourne un pion : { $squares }.
   *[other] { player } joue { $square } et retourne { number } pions : { $squares }.
 }
pass = { player } n’a pas de coup et passe.
game-over = La partie est terminée.
win = { $goal ->
    [fewest] { player } a le moins de pions et gagne.
   *[most] { player } a le plus de pions et gagne.
 }
draw = { $players ->
    [2] Les deux joueurs ont autant de pions : la partie est nulle.
   *[other] { $goal ->
        [fewest] Le plus petit total est partagé : la partie est nulle pour toute la table.
       *[most] Le plus grand total est partagé : la partie est nulle pour toute la table.
    }
 }
counts = Pions : { $list }.
count-item = { $disc ->
    [black] Noir
    [white] Blanc
    [red] Rouge
    [green] Vert
   *[neutral] { $count ->
        [1] neutre
       *[other] neutres
    }
 } { $count }

### What is drawn on the position

legal = { $kind ->
    [place] { $count ->
        [1] { player } ne peut poser un pion qu’en { $squares }.
       *[other] { player } peut poser un pion dans une de ces cases : { $squares }.
    }
   *[flip] { $count ->
        [1] { player } ne peut jouer que { $squares }.
       *[other] { player } peut jouer { $squares }.
    }
 }
preview = Le coup { $square } est dessiné comme s’il était déjà joué.
would-flip = { $count ->
    [0] Un pion posé en { $square } ne retournerait rien.
    [1] Le coup { $square } retournerait un pion : { $squares }.
   *[other] Le coup { $square } retournerait { number } pions : { $squares }.
 }
marked = { $count ->
    [1] La case { $squares } est marquée
   *[other] Les cases { $squares } sont marquées
 } { $mark ->
    [circle] d’un cercle
    [cross] d’une croix
    [square] d’un carré
   *[letter] de la lettre { $letter }
 }.
arrow = Une flèche va de { $from } à { $to }.
numbered = Les pions sont numérotés dans l’ordre des coups : { $list }.
numbered-item = { $ply } en { $square }
crop = Seule la partie du plateau qui va de { $from } à { $to } est dessinée.

### Claims

claim-by = C’est { player } qui joue ce coup.
claim-flipped = { $count ->
    [0] Le coup ne retourne rien.
    [1] Le coup retourne un pion : { $squares }.
   *[other] Le coup retourne { number } pions : { $squares }.
 }
claim-passed = { player } a dû passer.
claim-nobody-passed = Personne n’a dû passer.
claim-legal = { $count ->
    [0] Aucune case ne peut être jouée.
    [1] Une seule case peut être jouée : { $squares }.
   *[other] Ces cases peuvent être jouées, et aucune autre : { $squares }.
 }
claim-move = { $kind ->
    [place] { player } pose un pion sans rien retourner.
   *[flip] { player } a un coup qui retourne.
 }
claim-discs = { $count ->
    [0] { player } n’a aucun pion.
    [1] { player } a un pion.
   *[other] { player } a { number } pions.
 }
claim-neutral = { $count ->
    [0] Aucun pion n’est neutre.
    [1] Un pion est neutre.
   *[other] Il y a { number } pions neutres.
 }
empty-squares = { $count ->
    [0] Aucune case n’est vide.
    [1] Une case est vide.
   *[other] Il y a { number.feminine } cases vides.
 }
claim-at = { $cell ->
    [black] En { $square } il y a un pion noir.
    [white] En { $square } il y a un pion blanc.
    [red] En { $square } il y a un pion rouge.
    [green] En { $square } il y a un pion vert.
    [neutral] En { $square } il y a un pion neutre.
    [blocked] La case { $square } est bloquée.
    [off] { $square } est hors du plateau.
   *[empty] La case { $square } est vide.
 }
claim-board = Chaque case du plateau est comme sur le dessin.
claim-blocked = { $count ->
    [0] Aucune case n’est bloquée.
    [1] Une seule case est bloquée : { $squares }.
   *[other] Ces cases sont bloquées, et aucune autre : { $squares }.
 }
claim-goes-on = La partie continue.
claim-winner = { player } gagne.
claim-draw = La partie est nulle.

### Why a move is refused

refused-game-over = Le coup { $square } est refusé : la partie est terminée.
refused-off-board = Le coup { $square } est refusé : la case est hors du plateau.
refused-blocked = Le coup { $square } est refusé : la case est bloquée.
refused-occupied = Le coup { $square } est refusé : un pion s’y trouve déjà.
refused-outside-centre = Le coup { $square } est refusé : il faut d’abord remplir le centre.
refused-flips-nothing = Le coup { $square } est refusé : il ne retourne rien.
refused-must-flip = Le coup { $square } est refusé : il ne retourne rien, alors qu’un autre le ferait.
refused-touches-nothing = Le coup { $square } est refusé : la case ne touche aucun pion.

### Why a set-up is refused

refusal-board-not-offered = Ce plateau n’est pas proposé pour autant de joueurs.
refusal-opening-not-offered = L’ouverture libre est réservée à deux joueurs.
refusal-handicap-not-offered = Le handicap de coins est réservé à deux joueurs.
refusal-too-many-blocked = Quatre cases au plus peuvent être bloquées.
refusal-blocked-off-board = Une case bloquée doit se trouver sur le plateau.
refusal-blocked-in-centre = Aucune case du carré central de 4×4 ne peut être bloquée.
refusal-blocked-on-handicap = Un coin de handicap ne peut pas être bloqué.
refusal-handicap-not-a-corner = Un pion de handicap se place dans un coin du plateau et nulle part ailleurs.
refusal-too-many-handicap = Le handicap est de quatre coins au plus.
refusal-repeated-square = Une case est nommée deux fois.

### What a table agrees on

option-board = Plateau
option-players = Joueurs
option-goal = But
option-opening = Ouverture
option-blocked = Cases bloquées
option-handicap = Handicap de coins
board-name = { $board ->
    [board-6x6] 6×6
    [board-10x10] 10×10
    [board-octagon] Octogone
   *[board-8x8] 8×8
 }
players-number = { number }
goal-name = { $goal ->
    [fewest] le moins de pions (Anti-Reversi)
   *[most] le plus de pions
 }
opening-name = { $opening ->
    [free] libre
   *[standard] standard
 }
blocked-none = aucune
blocked-drawn = { $squares } (par tirage au sort, graine { $seed })
blocked-to-draw = { number.feminine }, à tirer au sort avec la graine { $seed }
handicap-none = aucun
handicap-on = { player } : { $squares }

### Every page

skip-to-content = Aller au contenu
site-navigation = Navigation principale
languages = Langues
# Names the link to the same page in another language.
language-switch = Cette page dans d’autres langues
home = Accueil
search = Rechercher
table-of-contents = Sur cette page
previous = Précédent
next = Suivant
open = Ouvrir
close = Fermer
beta = Bêta
draft = Brouillon
not-translated = Cette page n’est pas encore traduite ; vous la lisez en anglais.
stale = La page anglaise a changé depuis cette traduction, qui date du { $date }.
updated = Mise à jour : { $date }
made-with = Fait avec Outflank { $version }
revision = révision { $revision }

### Kinds of page

kind-variant = Variante
kind-reference = Référence
kind-history = Histoire
kind-example = Exemple

### Tables of rules

column-rule = Règle
column-standard = Reversi standard
column-variant = Cette variante
rule-title = Règle { $id }
rule-text = Voici l’adresse permanente d’une règle.
rule-examples = Exemples de cette règle
rule-link = Lien vers cette règle
related-pages = Pages liées

### Examples

examples = Exemples
gallery-title = Tous les exemples
gallery-summary = Tous les exemples du site, avec ce que chacun affirme et le fichier dont il est tiré.
example-rules = Règles montrées
example-options = Ce qui est convenu avant la partie
example-pages = Pages où figure cet exemple
claims-checked = Affirmations vérifiées
refused-because = Cette configuration doit être refusée, car :
frame-of = Image { $number } sur { $total }
move-number = Coup { $number }
start-position = Début
source-file = Fichier source (YAML)
drawn-squares = Cases tirées au sort
show-as-table = Afficher la position sous forme de tableau
position-table = La position, case par case
description = Description

### Pages without a text of their own

not-found-title = Page introuvable
not-found-text = Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est erroné.
not-found-home = Vers la page d’accueil
choose-language = Choisissez une langue
moved = Cette page a été déplacée.
