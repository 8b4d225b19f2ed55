### The parts of moves, on the screens of the box.

choices-terrain = { $letter ->
    [C] Sky
    [F] Forest
    [O] Ocean
    [D] Desert
    [M] Mountain
   *[V] Cavern
}
choices-tile = tile { $tile }
choices-strokes = { $strokes ->
    [0] centre
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}
choices-way = { $way ->
    [e] right
    [se] below, right
    [sw] below, left
    [w] left
    [nw] above, left
   *[ne] above, right
}
choices-elsewhere = elsewhere …
choices-polluted = Polluted: { totemix-environment }
