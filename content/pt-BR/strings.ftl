# The words of templates, captions and descriptions in this language.
# Every language has the same strings in the same order. A string may choose
# with `{ $count -> … }`; what begins with a dot is a form of the string above
# it, which only this file uses.

### The language

language-name = Português (Brasil)
# What stands between two sentences.
between-sentences = { " " }
# Signs before which a typed space becomes a narrow one, and pairs with narrow spaces inside.
narrow-space-before = { "" }
narrow-space-within = { "" }
date = { $day ->
    [1] 1º
   *[other] { $day }
 } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
 } de { $year }

### Lists, numbers, names

list-comma = { $first }, { $second }
list-last = { $first } e { $second }
# Squares that are neighbours in a rank.
range = { $from } a { $to }
# Of discs, which are masculine.
number = { $count ->
    [0] nenhum
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $count }
 }
    .feminine = { $count ->
    [0] nenhuma
    [1] uma
    [2] duas
   *[other] { number }
 }
# A player at the start of a sentence.
player = { $colour ->
    [black] As Pretas
    [white] As Brancas
    [red] As Vermelhas
   *[green] As Verdes
 }
    .of = { $colour ->
    [black] das Pretas
    [white] das Brancas
    [red] das Vermelhas
   *[green] das Verdes
 }
# What a square holds, in a cell of a table.
cell = { $cell ->
    [black] disco preto
    [white] disco branco
    [red] disco vermelho
    [green] disco verde
    [neutral] disco neutro
    [blocked] bloqueada
    [off] fora do tabuleiro
   *[empty] vazia
 }

### The position in words

board-is = { $board ->
    [board-6x6] O tabuleiro tem 6×6 casas.
    [board-10x10] O tabuleiro tem 10×10 casas.
    [board-octagon] O tabuleiro é o Octógono: 10×10 casas, menos três em cada canto.
   *[board-8x8] O tabuleiro tem 8×8 casas.
 }
blocked-squares = { $count ->
    [1] Há uma casa bloqueada: { $squares }.
   *[other] Há { number.feminine } casas bloqueadas: { $squares }.
 }
board-without-discs = Não há discos nele.
has-discs = { $count ->
    [0] { player } não têm nenhum disco.
    [1] { player } têm um disco: { $squares }.
   *[other] { player } têm { number } discos: { $squares }.
 }
neutral-discs = { $count ->
    [1] Um disco é neutro: { $squares }.
   *[other] Os discos neutros estão em { $squares }.
 }
turn = É a vez { player.of }.

### What has happened

play = { $count ->
    [0] { player } colocam um disco em { $square }, que não vira nada.
    [1] { player } jogam em { $square } e viram um disco: { $squares }.
   *[other] { player } jogam em { $square } e viram { number } discos: { $squares }.
 }
pass = { player } não têm jogada e passam.
game-over = A partida acabou.
win = { $goal ->
    [fewest] { player } têm menos discos e vencem.
   *[most] { player } têm mais discos e vencem.
 }
draw = { $players ->
    [2] Os dois lados têm o mesmo número de discos: a partida termina empatada.
   *[other] { $goal ->
        [fewest] A menor contagem é dividida: empate para a mesa inteira.
       *[most] A maior contagem é dividida: empate para a mesa inteira.
    }
 }
counts = Discos: { $list }.
count-item = { $disc ->
    [black] Pretas
    [white] Brancas
    [red] Vermelhas
    [green] Verdes
   *[neutral] { $count ->
        [1] neutro
       *[other] neutros
    }
 } { $count }

### What is drawn on the position

legal = { $kind ->
    [place] { $count ->
        [1] { player } só podem colocar um disco em { $squares }.
       *[other] { player } podem colocar um disco numa destas casas: { $squares }.
    }
   *[flip] { $count ->
        [1] { player } só podem jogar em { $squares }.
       *[other] { player } podem jogar em { $squares }.
    }
 }
preview = A jogada em { $square } está desenhada como se já tivesse sido feita.
would-flip = { $count ->
    [0] Um disco em { $square } não viraria nada.
    [1] A jogada em { $square } viraria um disco: { $squares }.
   *[other] A jogada em { $square } viraria { number } discos: { $squares }.
 }
marked = { $count ->
    [1] A casa { $squares } está marcada
   *[other] As casas { $squares } estão marcadas
 } com { $mark ->
    [circle] um círculo
    [cross] uma cruz
    [square] um quadrado
   *[letter] a letra { $letter }
 }.
arrow = Uma seta vai de { $from } a { $to }.
numbered = Os discos estão numerados na ordem das jogadas: { $list }.
numbered-item = { $ply } em { $square }
crop = Só aparece a parte do tabuleiro de { $from } a { $to }.

### Claims

claim-by = Esta jogada é { player.of }.
claim-flipped = { $count ->
    [0] A jogada não vira nada.
    [1] A jogada vira um disco: { $squares }.
   *[other] A jogada vira { number } discos: { $squares }.
 }
claim-passed = { player } tiveram que passar.
claim-nobody-passed = Ninguém teve que passar.
claim-legal = { $count ->
    [0] Nenhuma casa pode ser jogada.
    [1] Só uma casa pode ser jogada: { $squares }.
   *[other] Estas casas podem ser jogadas, e nenhuma outra: { $squares }.
 }
claim-move = { $kind ->
    [place] { player } colocam um disco sem virar nada.
   *[flip] { player } têm uma jogada que vira discos.
 }
claim-discs = { $count ->
    [0] { player } não têm nenhum disco.
    [1] { player } têm um disco.
   *[other] { player } têm { number } discos.
 }
claim-neutral = { $count ->
    [0] Nenhum disco é neutro.
    [1] Um disco é neutro.
   *[other] Há { number } discos neutros.
 }
empty-squares = { $count ->
    [0] Nenhuma casa está vazia.
    [1] Uma casa está vazia.
   *[other] Há { number.feminine } casas vazias.
 }
claim-at = { $cell ->
    [black] Em { $square } há um disco preto.
    [white] Em { $square } há um disco branco.
    [red] Em { $square } há um disco vermelho.
    [green] Em { $square } há um disco verde.
    [neutral] Em { $square } há um disco neutro.
    [blocked] A casa { $square } está bloqueada.
    [off] { $square } fica fora do tabuleiro.
   *[empty] A casa { $square } está vazia.
 }
claim-board = Todas as casas do tabuleiro estão como no desenho.
claim-blocked = { $count ->
    [0] Nenhuma casa está bloqueada.
    [1] Só uma casa está bloqueada: { $squares }.
   *[other] Estas casas estão bloqueadas, e nenhuma outra: { $squares }.
 }
claim-goes-on = A partida continua.
claim-winner = { player } vencem.
claim-draw = A partida termina empatada.

### Why a move is refused

refused-game-over = A jogada em { $square } é recusada: a partida acabou.
refused-off-board = A jogada em { $square } é recusada: a casa fica fora do tabuleiro.
refused-blocked = A jogada em { $square } é recusada: a casa está bloqueada.
refused-occupied = A jogada em { $square } é recusada: já há um disco ali.
refused-outside-centre = A jogada em { $square } é recusada: primeiro é preciso preencher o centro.
refused-flips-nothing = A jogada em { $square } é recusada: não vira nada.
refused-must-flip = A jogada em { $square } é recusada: não vira nada, e outra viraria.
refused-touches-nothing = A jogada em { $square } é recusada: a casa não encosta em nenhum disco.

### Why a set-up is refused

refusal-board-not-offered = Este tabuleiro não é oferecido para tantos jogadores.
refusal-opening-not-offered = A abertura livre é só para dois jogadores.
refusal-handicap-not-offered = O handicap de cantos é só para dois jogadores.
refusal-too-many-blocked = No máximo quatro casas podem ser bloqueadas.
refusal-blocked-off-board = Uma casa bloqueada precisa ficar no tabuleiro.
refusal-blocked-in-centre = Nenhuma casa do 4×4 central pode ser bloqueada.
refusal-blocked-on-handicap = Um canto de handicap não pode ser bloqueado.
refusal-handicap-not-a-corner = Um disco de handicap fica num canto do tabuleiro, e só ali.
refusal-too-many-handicap = O handicap é de quatro cantos no máximo.
refusal-repeated-square = Uma casa foi indicada duas vezes.

### What a table agrees on

option-board = Tabuleiro
option-players = Jogadores
option-goal = Objetivo
option-opening = Abertura
option-blocked = Casas bloqueadas
option-handicap = Handicap de cantos
board-name = { $board ->
    [board-6x6] 6×6
    [board-10x10] 10×10
    [board-octagon] Octógono
   *[board-8x8] 8×8
 }
players-number = { number }
goal-name = { $goal ->
    [fewest] ter menos discos (Anti-Reversi)
   *[most] ter mais discos
 }
opening-name = { $opening ->
    [free] livre
   *[standard] padrão
 }
blocked-none = nenhuma
blocked-drawn = { $squares } (por sorteio, semente { $seed })
blocked-to-draw = { number.feminine }, a sortear com a semente { $seed }
handicap-none = nenhum
handicap-on = { player }: { $squares }

### Every page

skip-to-content = Pular para o conteúdo
site-navigation = Navegação principal
languages = Idiomas
# Names the link to the same page in another language.
language-switch = Esta página em outros idiomas
home = Início
search = Buscar
table-of-contents = Nesta página
previous = Anterior
next = Próxima
open = Abrir
close = Fechar
beta = Beta
draft = Rascunho
not-translated = Esta página ainda não foi traduzida; você a está lendo em inglês.
stale = A página em inglês mudou depois desta tradução, que é de { $date }.
updated = Atualizada em { $date }
made-with = Feito com Outflank { $version }
revision = revisão { $revision }

### Kinds of page

kind-variant = Variante
kind-reference = Referência
kind-history = História
kind-example = Exemplo

### Tables of rules

column-rule = Regra
column-standard = Reversi padrão
column-variant = Esta variante
rule-title = Regra { $id }
rule-text = Este é o endereço permanente de uma regra.
rule-examples = Exemplos desta regra
rule-link = Link para esta regra
related-pages = Páginas relacionadas

### Examples

examples = Exemplos
gallery-title = Todos os exemplos
gallery-summary = Todos os exemplos do site, com o que cada um afirma e o arquivo do qual ele é feito.
example-rules = Regras mostradas
example-options = O que se combina antes da partida
example-pages = Páginas com este exemplo
claims-checked = Afirmações verificadas
refused-because = Esta combinação precisa ser recusada, porque:
frame-of = Quadro { $number } de { $total }
move-number = Jogada { $number }
start-position = Início
source-file = Arquivo-fonte (YAML)
drawn-squares = Casas sorteadas
show-as-table = Mostrar a posição em tabela
position-table = A posição, casa por casa
description = Descrição

### Pages without a text of their own

not-found-title = Página não encontrada
not-found-text = Não há nenhuma página neste endereço. Ela pode ter mudado de lugar, ou o link pode estar errado.
not-found-home = Ir para a página inicial
choose-language = Escolha um idioma
moved = Esta página mudou de lugar.
