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
choices-way = { $way ->
    [e] à droite
    [se] en bas à droite
    [sw] en bas à gauche
    [w] à gauche
    [nw] en haut à gauche
   *[ne] en haut à droite
}
choices-elsewhere = ailleurs …
choices-polluted = Pollué : { totemix-environment }
