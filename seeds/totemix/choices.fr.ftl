### Les éléments des coups, sur les écrans de la boîte.

choices-terrain = { $letter ->
    [C] Ciel
    [F] Forêt
    [O] Océan
    [D] Désert
    [M] Montagne
   *[V] Caverne
}
choices-tile = tuile { $tile }
choices-strokes = { $strokes ->
    [0] centre
    [one] { $strokes } trait
   *[other] { $strokes } traits
}
