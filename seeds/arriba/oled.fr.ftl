### Short texts of arriba's OLED screens: 128 px hold about 21 letters, a seat's big word about 5.

oled-seat = J{ $seat }
oled-round = Manche { $round }/{ $rounds }
oled-first = Qui commence ?
oled-turn = { $seat } retourne
oled-look = Regarde !
oled-duel = DUEL ! { $seats }
oled-head = 1-2-3 ARRIBA !
oled-signal = Au signal…
oled-regrab = ÉGALITÉ ! { $seats }
oled-lower = Plus bas ? { $seats }
oled-totem-short = TOTEM
oled-totem-act = Prends !
oled-head-short = 1-2-3
oled-head-act = Arriba !
oled-go-act = { $seat } !
oled-won = GAGNE
oled-wrong = FAUTE
oled-early = TROP TÔT
oled-nobody = PERSONNE
oled-ahead = { $span } d’avance
oled-by = de { $span }
oled-behind = + { $span }
oled-span-us = { $value } µs
oled-span-ms = { $value } ms
oled-span-s = { $value } s
oled-cards = { $cards ->
    [one] { $cards } carte → { $to }
   *[other] { $cards } cartes → { $to }
}
oled-cards-short = { $cards } → { $to }
oled-centre = centre
oled-crowd = { $count } joueurs
oled-over = { $count ->
    [one] { $seats } gagne !
   *[other] Égalité { $seats }
}
oled-score = { $seat }:{ $total }
oled-colour = { $colour ->
    [r] rouge
    [g] vert
    [b] bleu
    [y] jaune
   *[other] { $colour }
}
oled-empty = vide
oled-draw = Pioche { $draw }
oled-points = Points { $scores }
oled-flips = retourne
oled-signals = signal…
oled-you-turn = À TOI
oled-you-totem = TOTEM
oled-you-head = ARRIBA
oled-you-go = TAPE !
oled-you-duel = DUEL !
oled-you-tied = ÉGAL !
oled-you-won = GAGNÉ
oled-you-lost = PERDU
oled-you-late = TARD
oled-you-wrong = FAUTE
oled-you-early = TROP TÔT
oled-you-spared = SAUVÉ
