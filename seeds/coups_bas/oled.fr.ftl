### Short texts of coups_bas's OLED screens: 128 px hold about 21 letters, a seat's big word about 6.

oled-seat = J{ $seat }
oled-round = Manche { $round }
oled-stop = On arrête ?
oled-first = Qui commence ?
oled-pile = Pioche { $pile }
oled-hand = Main { $hand }
oled-points = { $points } pt
oled-card = { $kind ->
    [H1] Coyote
    [H2] Aigle
    [H3] Loup
    [H4] Corbeau
    [H5] Lynx
    [H6] Tortue
    [H7] Ours
    [L1] On arrive !
    [L2] Et Paf !
    [L3] Esprit farceur
    [L4] Bison dingo !
    [L5] Faux pas !
    [L6] Pillage !
    [L7] Cadeau !
    [L8] Eau de feu !
   *[other] { $kind }
}
oled-turn-action = { $seat } joue
oled-turn-steal = { $seat } vole…
oled-turn-lynx = { $seat } : lynx ?
oled-turn-shed = { $seat } garde 1/{ $looking }
oled-asked-misstep = Contre ? { $seats }
oled-asked-arrive = Arrive ? { $seats }
oled-answers-misstep = { $seat } : Faux pas !
oled-answers-arrive = { $seat } : On arrive !
oled-against = contre { $seat }
oled-cancelled = Annulé par { $seat }
oled-effect = { $kind ->
    [floor] +1 étage
    [H1] Totems troqués
    [H3] 2 cartes volées
    [H4] Mains échangées
    [H7] Étage détruit
    [L1] Gagne aussi
    [L2] Étage détruit
    [L3] Totems à gauche
    [L4] Étages détruits
    [L5] Réussi
    [L6] Étage pillé
    [L7] Tête offerte
    [L8] 2 cartes, rejoue
   *[other] Fait
}
oled-wins = { $count ->
    [0] Personne
    [one] { $seats } gagne !
   *[other] { $seats } gagnent
}
oled-wins-below = { $count ->
    [one] gagne !
   *[other] gagnent !
}
oled-won-by = { $rule ->
    [sixth_floor] Sixième étage !
    [sixth_by_gift] Sixième offert !
    [exhausted] Plus de cartes
    [on_arrive] On arrive !
   *[other] Manche finie
}
oled-guard-steal = Vol impossible
oled-guard-destroy = Indestructible
oled-dealing = Donne
oled-empty = vide
oled-waits-action = joue
oled-waits-steal = vole…
oled-waits-lynx = lynx ?
oled-waits-shed = choisit…
oled-you-deal = QUI ?
oled-you-stop = STOP ?
oled-you-action = JOUE
oled-you-lynx = LYNX ?
oled-you-shed = GARDE
oled-you-window-misstep = TAPE ?
oled-you-window-arrive = TAPE ?
oled-you-answer-misstep = POSE !
oled-you-answer-arrive = POSE !
oled-you-won = GAGNÉ
oled-you-lost = PERDU
