### Textes des pages d'arriba, sur les téléphones et sur la boîte virtuelle.

## Ce qui se passe
arriba-now-deal = On distribue les cartes
arriba-now-first = Qui commence ?
    .hint = Touche un nom, ici ou sur la boîte.
arriba-now-flip = { $count ->
    [0] La prochaine carte arrive
   *[other] À { $seats } de retourner
}
arriba-now-flip-me = À toi
    .hint = Retourne ta carte du dessus.
arriba-now-turning = Une carte se retourne… regarde !
arriba-now-look = Regarde !
    .hint = Une carte totem, ou ta forme sur une autre pile ? Frappe ton bouton.
arriba-now-totem = TOTEM ! Tout le monde !
    .hint = Frappe ton bouton d’arcade.
arriba-now-match-me = DUEL ! Attrape !
    .hint = Toi contre { $seats } : frappe ton bouton d’arcade.
arriba-now-match-others = Duel : { $seats }
    .hint = Pas touche : eux seuls peuvent attraper.
arriba-now-head = 1 – 2 – 3 – Arriba !
    .hint = { $seconds ->
        [one] Tout le monde retourne dans { $seconds } seconde.
       *[other] Tout le monde retourne dans { $seconds } secondes.
    }
arriba-now-go = { $seats } donne le signal
    .hint = 1 – 2 – 3 – Arriba ! Ensuite tout le monde retourne.
arriba-now-go-me = À toi de donner le signal
    .hint = Compte 1 – 2 – 3, puis frappe ton bouton.
arriba-now-signal = Attends le nouveau signal
    .hint = Qui appuie maintenant se trompe.
arriba-now-regrab-me = Ex æquo ! Attrape encore !
    .hint = Toi contre { $seats }.
arriba-now-regrab-others = Ex æquo : { $seats } recommencent
    .hint = Pas touche.
arriba-now-lower = Qui tenait le totem le plus bas ?
    .hint = L’hôte le dit sur la boîte.
arriba-now-face = Quelle carte a été retournée ?
    .hint = Les appuis sont jugés dès que la boîte le sait.
arriba-now-over = La partie est finie

## Cartes et piles
arriba-tops = Cartes visibles
arriba-my-cards = Mes cartes
arriba-draw = Pioche
arriba-open = Défausse
arriba-centre = Sous le totem
arriba-centre-count = { $count ->
    [0] Aucune carte sous le totem.
    [one] { $count } carte sous le totem.
   *[other] { $count } cartes sous le totem.
}
arriba-card-name = { $emblem }, { $colour }
arriba-colour-r = rouge
arriba-colour-g = vert
arriba-colour-b = bleu
arriba-colour-y = jaune
arriba-colour-r-letter = R
arriba-colour-g-letter = V
arriba-colour-b-letter = B
arriba-colour-y-letter = J

## Le pouce
arriba-first = { $seat } commence
arriba-flip = Retourner ma carte
arriba-flip-enter = Quelle carte ?
arriba-asis = Rien de nouveau
arriba-hint-button = Ton bouton d’arcade est le totem : le téléphone n’attrape jamais.
arriba-pick-title = Quelle carte est là ?

## La photo-finish
arriba-photo = Photo-finish
arriba-photo-none = Personne n’a encore attrapé.
arriba-photo-whole = Toute la course
arriba-photo-close = Gros plan
arriba-photo-from-card = Compté depuis l’instant où la carte s’est montrée.
arriba-photo-from-first = Gros plan : l’axe compte depuis le premier appui.
arriba-photo-heat = Ex æquo : { $gap } d’écart, impossible à départager.
arriba-mark-won = en premier
arriba-mark-lost = battu
arriba-mark-late = trop tard
arriba-mark-wrong = à tort
arriba-mark-early = trop tôt
arriba-mark-tied = ex æquo
arriba-mark-spared = sans suite

## Le moment : le verdict en plein écran, à qui il concerne
arriba-moment-won = Gagné !
arriba-moment-won-by = Gagné de { $span }
arriba-moment-lost = Perdu !
arriba-moment-lost-by = Perdu de { $span }
arriba-moment-late = Trop tard !
arriba-moment-late-by = Trop tard de { $span }
arriba-moment-wrong = Prise à tort !
arriba-moment-early = Trop tôt !
arriba-moment-tied = Ex æquo !
arriba-moment-tied-by = Ex æquo à { $span } près
arriba-moment-free = Sans pénalité.
arriba-moment-why-wrong_grab = Rien n’était dû.
arriba-moment-why-outsider = Tu n’étais pas du duel : il est annulé.
arriba-moment-why-early = Il fallait encore attendre.
arriba-moment-why-countdown_press = C’était pendant le décompte.
arriba-moment-why-turn_order = Ex æquo : l’ordre du tour a décidé.
arriba-moment-why-idle_press = Rien n’était en jeu.
arriba-moment-take = { $cards ->
    [one] +{ $cards } carte
   *[other] +{ $cards } cartes
}
arriba-moment-rid = { $cards ->
    [one] −{ $cards } carte
   *[other] −{ $cards } cartes
}
arriba-moment-give = { $cards ->
    [one] { $seats } : +{ $cards } carte
   *[other] { $seats } : +{ $cards } cartes
}
arriba-round-over = Manche { $round } sur { $rounds }

## Les points et la fin
arriba-scores = Points · manche { $round } sur { $rounds }
arriba-scores-seat = Place
arriba-scores-round = M{ $round }
arriba-scores-total = Total
arriba-scores-note = Un point par carte restante : le plus petit total gagne.
arriba-end = { $count ->
    [one] { $seats } gagne la partie !
   *[other] Victoire partagée : { $seats } !
}
arriba-end-me = { $count ->
    [one] Tu gagnes la partie !
   *[other] Victoire partagée : { $seats } !
}

## L'hôte
arriba-host-flip = Carte de { $seat }
arriba-host-table = la table
arriba-host-lower = { $seat } était plus bas
arriba-options-timing = Durées
arriba-options-photo = Ex æquo
arriba-options-mistakes = Prises à tort
arriba-options-matches = Duels
arriba-options-specials = Totem et tête
arriba-options-rounds = Manches
