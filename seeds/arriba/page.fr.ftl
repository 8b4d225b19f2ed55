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
arriba-now-owed = { $count ->
    [one] Il manque la carte de { $seats }
   *[other] Il manque les cartes de { $seats }
}
    .hint = Une carte dite en retard compte à sa place.
arriba-now-asks = Qu’y avait-il ?
    .hint = { $seats } a appuyé en premier.
arriba-now-again = On recompte !
    .hint = Qui montrait quoi ? Les avis diffèrent.
arriba-now-begins = { $seats } commence
    .hint = Même forme ou totem : frappe ton bouton !
arriba-now-begins-me = À toi de commencer
    .hint = Retourne ta carte. Même forme ou totem : frappe ton bouton !
arriba-now-goes-on = À { $seats } de continuer
    .hint = Même forme ou totem : frappe ton bouton !
arriba-now-goes-on-me = À toi de continuer
    .hint = Retourne ta carte. Même forme ou totem : frappe ton bouton !
arriba-now-turns = À { $seats } de retourner
    .hint = Même forme ou totem : frappe ton bouton !
arriba-now-turns-me = À toi de retourner
    .hint = Et frappe le bouton du milieu.
arriba-now-together = 1 – 2 – 3 – Arriba !
    .hint = Tout le monde retourne une carte ensemble.
arriba-now-counts = La manche est finie ?
    .hint = { $seats } a compté les cartes.
arriba-now-may-end = La manche semble finie
    .hint = Compte tes cartes.
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
arriba-reader = Ma carte est au lecteur
arriba-reader-named = Le lecteur prend ta carte.
arriba-asis = Plus de carte : juger
arriba-hint-button = Ton bouton d’arcade est le totem : le téléphone n’attrape jamais.
arriba-pick-title = Quelle carte est là ?

## De vraies cartes que la boîte ne connaît pas : ce qu’il y avait
arriba-ask-how = À dire sur un téléphone : le perdant seul, ou deux personnes.
arriba-presses = Qui a appuyé, dans cet ordre
arriba-press-first = en premier
arriba-same = Même forme
arriba-same-as = Même forme : { $seat } et…
arriba-same-who = Qui montrait cette forme ?
arriba-same-more = Trois ou plus, ou d’autres
arriba-same-back = Deux seulement
arriba-same-fewest = Touche deux noms ou plus
arriba-answer-totem = Carte totem
arriba-answer-head = Une tête
arriba-answer-nothing = Rien : prise à tort
arriba-answer-accident = Ça ne compte pas
arriba-answer-other = Non, autre chose
arriba-answer-change = Changer ma réponse
arriba-enough = ✓ Ta parole suffit. Pour le reste, une autre personne dit la même chose.
arriba-enough-mark = ta parole suffit
arriba-lay-same = Même forme : { $seats }
arriba-lay-totem = Une carte totem
arriba-lay-nothing = Rien : une prise à tort
arriba-lay-head = Une tête
arriba-lay-accident = Ça ne compte pas
arriba-said-mine = Tu dis : « { $what } »
arriba-said-other = { $seat } dit : « { $what } »
arriba-said-yes = Oui, c’était ça
arriba-said-waits = Une autre personne doit dire la même chose.
arriba-said-again = On recompte : qui montrait quoi ?

## De vraies cartes : ce qu’on en fait
arriba-do = Les cartes maintenant
arriba-do-none = Tes cartes restent où elles sont.
arriba-do-give = Donne ta défausse à { $seats }.
    .who = { $count ->
        [one] { $who } donne sa défausse à { $seats }.
       *[other] { $who } donnent leur défausse à { $seats }.
    }
    .you = { $count ->
        [one] { $who } te donne sa défausse.
       *[other] { $who } te donnent leur défausse.
    }
arriba-do-give_all = Donne ta défausse à { $seats }.
    .who = { $count ->
        [one] { $who } donne sa défausse à { $seats }.
       *[other] { $who } donnent leur défausse à { $seats }.
    }
    .you = { $count ->
        [one] { $who } te donne sa défausse.
       *[other] { $who } te donnent leur défausse.
    }
arriba-do-take = Pose la défausse de { $seats } sur la tienne et retourne le tout. Les cartes sous le totem vont dessous : le tout sous ta pioche.
    .who = { $who } met les deux défausses et les cartes sous le totem sous sa pioche.
arriba-do-share = Distribue ta défausse et les cartes sous le totem à { $seats }, une par une depuis ta gauche, en tours complets. Le reste va sous le totem.
    .who = { $who } distribue sa défausse et les cartes sous le totem à { $seats }, une par une. Le reste y reste.
arriba-do-take_share = Mets ta défausse et ta part sous ta pioche.
    .who = { $count ->
        [one] { $who } met sa défausse et sa part sous sa pioche.
       *[other] { $who } mettent leur défausse et leur part sous leur pioche.
    }
arriba-do-lay_under = Pose ta défausse face cachée sous le totem.
    .who = { $who } pose sa défausse face cachée sous le totem.
arriba-do-take_all = Prends toutes les défausses et les cartes sous le totem : sous ta pioche.
    .who = { $who } prend toutes les défausses et les cartes sous le totem.

## De vraies cartes : têtes, comptes et fin d’une manche
arriba-legend-same = Même forme que la tienne ? Frappe ton bouton !
arriba-legend-totem = Une carte totem ? Tout le monde frappe !
arriba-legend-head = Une tête ? 1 – 2 – 3, tous retournent une carte.
arriba-legend-middle = Qui retourne une carte peut frapper le bouton du milieu : la boîte compte les piles et mesure les prises depuis là.
arriba-head = Une tête !
arriba-head-again = Encore une tête !
arriba-pair-too = Une autre paire aussi
arriba-piles = Piles : touche-en une pour la corriger
arriba-piles-of = Piles de { $seat }
arriba-piles-more = Une de plus retournée
arriba-piles-less = Une de moins
arriba-piles-done = C’est ça
arriba-number-less = { $what } : un de moins
arriba-number-more = { $what } : un de plus
arriba-count-open = Manche finie
arriba-count-title = Combien de cartes restent ?
arriba-count-sum = { $sum } en main, { $rest } sous le totem
arriba-count-over = { $sum } cartes : il n’y en a que 80
arriba-count-most = { $most } au plus en tout
arriba-count-done = C’est ça : manche finie
arriba-told-turned = { $seat } a retourné une carte
arriba-told-piles = { $seat } : pioche { $draw }, défausse { $open }

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
arriba-host-reader = Au lecteur : { $seat }
arriba-host-table = la table
arriba-host-lower = { $seat } était plus bas
arriba-options-timing = Durées
arriba-options-photo = Ex æquo
arriba-options-mistakes = Prises à tort
arriba-options-matches = Duels
arriba-options-specials = Totem et tête
arriba-options-rounds = Manches
