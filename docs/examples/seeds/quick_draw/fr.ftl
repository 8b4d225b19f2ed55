### Quick draw en français. Les places arrivent sous forme de noms.

game-name = Duel éclair
game-about = Attends le signal, puis appuie le premier.

word-move = { $move ->
    [ready] je suis prêt
    [draw] dégainer
    [signal] donner le signal
    [settle] conclure la manche
   *[other] « { $move } »
}
word-phase = { $phase ->
    [ready] chacun se dit prêt
    [signal] attends le signal
    [draw] dégaine !
    [over] la partie est finie
   *[other] « { $phase } »
}

## Refus

refusal-phase = Pas maintenant : { word-phase }.
refusal-once = Une fois suffit.

## Verdicts

verdict-first = { $seats } a été le plus rapide et gagne la manche.
verdict-tied = { $seats } : trop proches pour être départagés.
verdict-target = { $winners } gagne la partie.

## Options

option-points = Points pour gagner
