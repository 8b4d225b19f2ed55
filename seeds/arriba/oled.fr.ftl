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
oled-asks = Qu’y avait-il ?
oled-count = Manche finie ? Compte !
oled-said = { $seat } : { $lay }
oled-lay-same = pareil { $seats }
oled-lay-totem = carte totem
oled-lay-nothing = rien à prendre
oled-lay-head = une tête
oled-lay-accident = appui par mégarde
oled-lay-count = a compté les cartes
oled-goes-on = continue
oled-look-for = Pareil ? Totem ? Prends !
oled-pile = tas ouvert → { $to }
oled-all-piles = tous les tas → { $to }
oled-no-press = rien tapé
oled-draw-pile = Pioche
oled-open-pile = { $open } ouv.
oled-all-points = Points
oled-then-flip = puis tu retournes
oled-act-give = DONNE
oled-act-give-what = tas → { $seats }
oled-act-take = PRENDS
oled-act-take-what = tas de { $seats }
oled-act-share = PARTAGE
oled-act-share-what = à { $seats }
oled-act-take-share = PRENDS
oled-act-take-share-what = ta part
oled-act-lay-under = POSE
oled-act-take-all = TOUT À TOI
oled-act-give-all = DONNE
oled-act-give-all-what = tas → { $seats }
oled-first-press = PREMIER
oled-act-take-with = + le tien + le totem
oled-act-take-share-with = avec ton tas ouvert
oled-act-share-with = ton tas + celui du totem
oled-act-give-with = tout ton tas ouvert
oled-act-give-all-with = tout ton tas ouvert
oled-act-lay-under-what = ton tas
oled-act-lay-under-with = caché, sous le totem
oled-act-take-all-what = tas + totem
oled-act-take-all-with = sous ta pioche
oled-under-draw = sous ta pioche
oled-you-over = FINI ?
oled-you-count = compte
oled-pile-short = tas → { $to }
oled-all-piles-short = tas → { $to }
