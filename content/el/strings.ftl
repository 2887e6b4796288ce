# The words of templates, captions and descriptions in this language.
# Every language has the same strings in the same order. A string may choose
# with `{ $count -> … }`; what begins with a dot is a form of the string above
# it, which only this file uses.

### The language

language-name = Ελληνικά
# What stands between two sentences.
between-sentences = { " " }
# Signs before which a typed space becomes a narrow one, and pairs with narrow spaces inside.
narrow-space-before = { "" }
narrow-space-within = { "" }
date = { $day } { $month ->
    [1] Ιανουαρίου
    [2] Φεβρουαρίου
    [3] Μαρτίου
    [4] Απριλίου
    [5] Μαΐου
    [6] Ιουνίου
    [7] Ιουλίου
    [8] Αυγούστου
    [9] Σεπτεμβρίου
    [10] Οκτωβρίου
    [11] Νοεμβρίου
   *[12] Δεκεμβρίου
 } { $year }

### Lists, numbers, names

list-comma = { $first }, { $second }
list-last = { $first } και { $second }
# Squares that are neighbours in a rank.
range = { $from } έως { $to }
# Of discs and players, which are masculine.
number = { $count ->
    [0] κανένας
    [1] ένας
    [2] δύο
    [3] τρεις
    [4] τέσσερις
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννέα
    [10] δέκα
   *[other] { $count }
 }
    .neuter = { $count ->
    [0] κανένα
    [1] ένα
    [3] τρία
    [4] τέσσερα
   *[other] { number }
 }
# A player at the start of a sentence.
player = { $colour ->
    [black] Ο Μαύρος
    [white] Ο Λευκός
    [red] Ο Κόκκινος
   *[green] Ο Πράσινος
 }
    .of = { $colour ->
    [black] του Μαύρου
    [white] του Λευκού
    [red] του Κόκκινου
   *[green] του Πράσινου
 }
# What a square holds, in a cell of a table.
cell = { $cell ->
    [black] μαύρος δίσκος
    [white] λευκός δίσκος
    [red] κόκκινος δίσκος
    [green] πράσινος δίσκος
    [neutral] ουδέτερος δίσκος
    [blocked] μπλοκαρισμένο
    [off] εκτός ταμπλό
   *[empty] κενό
 }

### The position in words

board-is = { $board ->
    [board-6x6] Το ταμπλό έχει 6×6 τετράγωνα.
    [board-10x10] Το ταμπλό έχει 10×10 τετράγωνα.
    [board-octagon] Το ταμπλό είναι το Οκτάγωνο: 10×10 τετράγωνα, χωρίς τρία σε κάθε γωνία.
   *[board-8x8] Το ταμπλό έχει 8×8 τετράγωνα.
 }
blocked-squares = { $count ->
    [1] Ένα τετράγωνο είναι μπλοκαρισμένο: { $squares }.
   *[other] Μπλοκαρισμένα είναι { number.neuter } τετράγωνα: { $squares }.
 }
board-without-discs = Δεν υπάρχουν δίσκοι πάνω του.
has-discs = { $count ->
    [0] { player } δεν έχει κανέναν δίσκο.
    [1] { player } έχει έναν δίσκο: { $squares }.
   *[other] { player } έχει { number } δίσκους: { $squares }.
 }
neutral-discs = { $count ->
    [1] Ένας δίσκος είναι ουδέτερος: { $squares }.
   *[other] Οι ουδέτεροι δίσκοι βρίσκονται στα { $squares }.
 }
turn = Είναι η σειρά { player.of }.

### What has happened

play = { $count ->
    [0] { player } τοποθετεί δίσκο στο { $square } και δεν γυρίζει κανέναν.
    [1] { player } παίζει στο { $square } και γυρίζει έναν δίσκο: { $squares }.
   *[other] { player } παίζει στο { $square } και γυρίζει { number } δίσκους: { $squares }.
 }
pass = { player } δεν έχει κίνηση και πασάρει.
game-over = Η παρτίδα τελείωσε.
win = { $goal ->
    [fewest] { player } έχει τους λιγότερους δίσκους και κερδίζει.
   *[most] { player } έχει τους περισσότερους δίσκους και κερδίζει.
 }
draw = { $players ->
    [2] Οι δίσκοι είναι ίσοι: η παρτίδα λήγει ισόπαλη.
   *[other] { $goal ->
        [fewest] Το μικρότερο πλήθος το μοιράζονται περισσότεροι παίκτες: ισοπαλία για όλους.
       *[most] Το μεγαλύτερο πλήθος το μοιράζονται περισσότεροι παίκτες: ισοπαλία για όλους.
    }
 }
counts = Δίσκοι: { $list }.
count-item = { $disc ->
    [black] Μαύρος
    [white] Λευκός
    [red] Κόκκινος
    [green] Πράσινος
   *[neutral] { $count ->
        [1] ουδέτερος
       *[other] ουδέτεροι
    }
 } { $count }

### What is drawn on the position

legal = { $kind ->
    [place] { $count ->
        [1] { player } μπορεί να τοποθετήσει δίσκο μόνο στο { $squares }.
       *[other] { player } μπορεί να τοποθετήσει δίσκο σε ένα από αυτά τα τετράγωνα: { $squares }.
    }
   *[flip] { $count ->
        [1] { player } μπορεί να παίξει μόνο στο { $squares }.
       *[other] { player } μπορεί να παίξει στα { $squares }.
    }
 }
preview = Η κίνηση στο { $square } εικονίζεται σαν να είχε ήδη γίνει.
would-flip = { $count ->
    [0] Ένας δίσκος στο { $square } δεν θα γύριζε κανέναν.
    [1] Η κίνηση στο { $square } θα γύριζε έναν δίσκο: { $squares }.
   *[other] Η κίνηση στο { $square } θα γύριζε { number } δίσκους: { $squares }.
 }
marked = { $count ->
    [1] Το { $squares } είναι σημειωμένο
   *[other] Τα { $squares } είναι σημειωμένα
 } με { $mark ->
    [circle] κύκλο
    [cross] σταυρό
    [square] τετράγωνο
   *[letter] το γράμμα { $letter }
 }.
arrow = Ένα βέλος δείχνει από το { $from } προς το { $to }.
numbered = Οι δίσκοι είναι αριθμημένοι με τη σειρά που παίχτηκαν: { $list }.
numbered-item = { $ply } στο { $square }
crop = Εικονίζεται μόνο το τμήμα του ταμπλό από το { $from } έως το { $to }.

### Claims

claim-by = Η κίνηση αυτή είναι { player.of }.
claim-flipped = { $count ->
    [0] Η κίνηση δεν γυρίζει κανέναν δίσκο.
    [1] Η κίνηση γυρίζει έναν δίσκο: { $squares }.
   *[other] Η κίνηση γυρίζει { number } δίσκους: { $squares }.
 }
claim-passed = { player } αναγκάστηκε να πασάρει.
claim-nobody-passed = Κανείς δεν χρειάστηκε να πασάρει.
claim-legal = { $count ->
    [0] Δεν μπορεί να παιχτεί κανένα τετράγωνο.
    [1] Μόνο ένα τετράγωνο μπορεί να παιχτεί: { $squares }.
   *[other] Μπορούν να παιχτούν αυτά τα τετράγωνα και κανένα άλλο: { $squares }.
 }
claim-move = { $kind ->
    [place] { player } τοποθετεί δίσκο χωρίς να γυρίσει κανέναν.
   *[flip] { player } έχει κίνηση που γυρίζει δίσκους.
 }
claim-discs = { $count ->
    [0] { player } δεν έχει κανέναν δίσκο.
    [1] { player } έχει έναν δίσκο.
   *[other] { player } έχει { number } δίσκους.
 }
claim-neutral = { $count ->
    [0] Κανένας δίσκος δεν είναι ουδέτερος.
    [1] Ένας δίσκος είναι ουδέτερος.
   *[other] Υπάρχουν { number } ουδέτεροι δίσκοι.
 }
empty-squares = { $count ->
    [0] Κανένα τετράγωνο δεν είναι κενό.
    [1] Ένα τετράγωνο είναι κενό.
   *[other] Υπάρχουν { number.neuter } κενά τετράγωνα.
 }
claim-at = { $cell ->
    [black] Στο { $square } υπάρχει μαύρος δίσκος.
    [white] Στο { $square } υπάρχει λευκός δίσκος.
    [red] Στο { $square } υπάρχει κόκκινος δίσκος.
    [green] Στο { $square } υπάρχει πράσινος δίσκος.
    [neutral] Στο { $square } υπάρχει ουδέτερος δίσκος.
    [blocked] Το { $square } είναι μπλοκαρισμένο.
    [off] Το { $square } είναι εκτός ταμπλό.
   *[empty] Το { $square } είναι κενό.
 }
claim-board = Κάθε τετράγωνο του ταμπλό είναι όπως στο σχέδιο.
claim-blocked = { $count ->
    [0] Κανένα τετράγωνο δεν είναι μπλοκαρισμένο.
    [1] Μόνο ένα τετράγωνο είναι μπλοκαρισμένο: { $squares }.
   *[other] Μπλοκαρισμένα είναι αυτά τα τετράγωνα και κανένα άλλο: { $squares }.
 }
claim-goes-on = Η παρτίδα συνεχίζεται.
claim-winner = { player } κερδίζει.
claim-draw = Η παρτίδα λήγει ισόπαλη.

### Why a move is refused

refused-game-over = Η κίνηση στο { $square } απορρίπτεται: η παρτίδα έχει τελειώσει.
refused-off-board = Η κίνηση στο { $square } απορρίπτεται: το τετράγωνο είναι εκτός ταμπλό.
refused-blocked = Η κίνηση στο { $square } απορρίπτεται: το τετράγωνο είναι μπλοκαρισμένο.
refused-occupied = Η κίνηση στο { $square } απορρίπτεται: υπάρχει ήδη δίσκος.
refused-outside-centre = Η κίνηση στο { $square } απορρίπτεται: πρέπει πρώτα να γεμίσει το κέντρο.
refused-flips-nothing = Η κίνηση στο { $square } απορρίπτεται: δεν γυρίζει κανέναν δίσκο.
refused-must-flip = Η κίνηση στο { $square } απορρίπτεται: δεν γυρίζει κανέναν δίσκο, ενώ κάποια άλλη θα γύριζε.
refused-touches-nothing = Η κίνηση στο { $square } απορρίπτεται: το τετράγωνο δεν αγγίζει κανέναν δίσκο.

### Why a set-up is refused

refusal-board-not-offered = Αυτό το ταμπλό δεν διατίθεται για τόσους παίκτες.
refusal-opening-not-offered = Το ελεύθερο άνοιγμα είναι μόνο για δύο παίκτες.
refusal-handicap-not-offered = Το χάντικαπ γωνιών είναι μόνο για δύο παίκτες.
refusal-too-many-blocked = Μπορούν να μπλοκαριστούν το πολύ τέσσερα τετράγωνα.
refusal-blocked-off-board = Ένα μπλοκαρισμένο τετράγωνο πρέπει να ανήκει στο ταμπλό.
refusal-blocked-in-centre = Κανένα τετράγωνο του κεντρικού 4×4 δεν μπορεί να μπλοκαριστεί.
refusal-blocked-on-handicap = Μια γωνία του χάντικαπ δεν μπορεί να μπλοκαριστεί.
refusal-handicap-not-a-corner = Ένας δίσκος του χάντικαπ μπαίνει σε γωνία του ταμπλό και πουθενά αλλού.
refusal-too-many-handicap = Το χάντικαπ είναι το πολύ τέσσερις γωνίες.
refusal-repeated-square = Ένα τετράγωνο αναφέρεται δύο φορές.

### What a table agrees on

option-board = Ταμπλό
option-players = Παίκτες
option-goal = Στόχος
option-opening = Άνοιγμα
option-blocked = Μπλοκαρισμένα τετράγωνα
option-handicap = Χάντικαπ γωνιών
board-name = { $board ->
    [board-6x6] 6×6
    [board-10x10] 10×10
    [board-octagon] Οκτάγωνο
   *[board-8x8] 8×8
 }
players-number = { number }
goal-name = { $goal ->
    [fewest] οι λιγότεροι δίσκοι (Αντι-Ρέβερσι)
   *[most] οι περισσότεροι δίσκοι
 }
opening-name = { $opening ->
    [free] ελεύθερο
   *[standard] τυπικό
 }
blocked-none = κανένα
blocked-drawn = { $squares } (με κλήρωση, σπόρος { $seed })
blocked-to-draw = { number.neuter }, με κλήρωση από τον σπόρο { $seed }
handicap-none = κανένα
handicap-on = { player }: { $squares }

### Every page

skip-to-content = Μετάβαση στο περιεχόμενο
site-navigation = Κύρια πλοήγηση
languages = Γλώσσες
# Names the link to the same page in another language.
language-switch = Η σελίδα σε άλλες γλώσσες
home = Αρχική
search = Αναζήτηση
table-of-contents = Σε αυτή τη σελίδα
previous = Προηγούμενη
next = Επόμενη
open = Άνοιγμα
close = Κλείσιμο
beta = Beta
draft = Πρόχειρο
not-translated = Αυτή η σελίδα δεν έχει μεταφραστεί ακόμη· τη διαβάζετε στα αγγλικά.
stale = Η αγγλική σελίδα έχει αλλάξει από τότε που έγινε αυτή η μετάφραση ({ $date }).
updated = Ενημερώθηκε: { $date }
made-with = Φτιαγμένο με το Outflank { $version }
revision = αναθεώρηση { $revision }

### Kinds of page

kind-variant = Παραλλαγή
kind-reference = Αναφορά
kind-history = Ιστορία
kind-example = Παράδειγμα

### Tables of rules

column-rule = Κανόνας
column-standard = Ρέβερσι: τυπικοί κανόνες
column-variant = Αυτή η παραλλαγή
rule-title = Κανόνας { $id }
rule-text = Αυτή είναι η μόνιμη διεύθυνση ενός κανόνα.
rule-examples = Παραδείγματα αυτού του κανόνα
rule-link = Σύνδεσμος προς αυτόν τον κανόνα
related-pages = Σχετικές σελίδες

### Examples

examples = Παραδείγματα
gallery-title = Όλα τα παραδείγματα
gallery-summary = Όλα τα παραδείγματα του ιστότοπου, με όσα υποστηρίζει το καθένα και το αρχείο από το οποίο προέρχεται.
example-rules = Κανόνες που δείχνει
example-options = Τι συμφωνείται πριν από την παρτίδα
example-pages = Σελίδες με αυτό το παράδειγμα
claims-checked = Ισχυρισμοί που ελέγχθηκαν
refused-because = Ο συνδυασμός αυτός πρέπει να απορριφθεί, διότι:
frame-of = Καρέ { $number } από { $total }
move-number = Κίνηση { $number }
start-position = Αρχή
source-file = Αρχείο πηγής (YAML)
drawn-squares = Τετράγωνα που κληρώθηκαν
show-as-table = Δείτε τη θέση ως πίνακα
position-table = Η θέση, τετράγωνο προς τετράγωνο
description = Περιγραφή

### Pages without a text of their own

not-found-title = Η σελίδα δεν βρέθηκε
not-found-text = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση. Ίσως έχει μετακινηθεί ή ο σύνδεσμος να είναι λανθασμένος.
not-found-home = Στην αρχική σελίδα
choose-language = Επιλέξτε γλώσσα
moved = Αυτή η σελίδα έχει μετακινηθεί.
