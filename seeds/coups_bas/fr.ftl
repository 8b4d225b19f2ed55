### TOTEM !, le jeu de cartes, en français. Les cartes arrivent par leur code (H3, ou H3a pour un exemplaire) ou par
### leur nom ; les places comme noms, plusieurs comme une liste ; les nombres comme nombres.

game-name = TOTEM !
game-about = Empile des têtes jusqu’à un totem de six étages avant les autres, et ne laisse passer aucun coup bas sans réponse.
game-line = Monte un totem de six têtes, gare aux coups bas.
seats-about-teams = À quatre ou à six, on peut jouer en équipes de deux ; les partenaires ne sont jamais côte à côte.

## Mots employés dans d’autres messages

word-card = { $card ->
    [H1] Tête de coyote
    [H1a] Tête de coyote
    [H1b] Tête de coyote
    [H1c] Tête de coyote
    [H1d] Tête de coyote
    [H1e] Tête de coyote
    [H2] Tête d’aigle
    [H2a] Tête d’aigle
    [H2b] Tête d’aigle
    [H2c] Tête d’aigle
    [H2d] Tête d’aigle
    [H2e] Tête d’aigle
    [H3] Tête de loup
    [H3a] Tête de loup
    [H3b] Tête de loup
    [H3c] Tête de loup
    [H3d] Tête de loup
    [H3e] Tête de loup
    [H4] Tête de corbeau
    [H4a] Tête de corbeau
    [H4b] Tête de corbeau
    [H4c] Tête de corbeau
    [H4d] Tête de corbeau
    [H4e] Tête de corbeau
    [H5] Tête de lynx
    [H5a] Tête de lynx
    [H5b] Tête de lynx
    [H5c] Tête de lynx
    [H5d] Tête de lynx
    [H5e] Tête de lynx
    [H6] Tête de tortue
    [H6a] Tête de tortue
    [H6b] Tête de tortue
    [H6c] Tête de tortue
    [H6d] Tête de tortue
    [H6e] Tête de tortue
    [H7] Tête d’ours
    [H7a] Tête d’ours
    [H7b] Tête d’ours
    [H7c] Tête d’ours
    [H7d] Tête d’ours
    [H7e] Tête d’ours
    [L1] On arrive !
    [L1a] On arrive !
    [L2] Et Paf !
    [L2a] Et Paf !
    [L2b] Et Paf !
    [L2c] Et Paf !
    [L2d] Et Paf !
    [L3] Esprit farceur !
    [L3a] Esprit farceur !
    [L3b] Esprit farceur !
    [L3c] Esprit farceur !
    [L4] Bison dingo !
    [L4a] Bison dingo !
    [L4b] Bison dingo !
    [L4c] Bison dingo !
    [L5] Faux pas !
    [L5a] Faux pas !
    [L5b] Faux pas !
    [L5c] Faux pas !
    [L5d] Faux pas !
    [L5e] Faux pas !
    [L6] Pillage !
    [L6a] Pillage !
    [L6b] Pillage !
    [L6c] Pillage !
    [L6d] Pillage !
    [L6e] Pillage !
    [L7] Cadeau !
    [L7a] Cadeau !
    [L7b] Cadeau !
    [L7c] Cadeau !
    [L7d] Cadeau !
    [L8] Eau de feu !
    [L8a] Eau de feu !
    [L8b] Eau de feu !
    [L8c] Eau de feu !
    [L8d] Eau de feu !
   *[other] { $card }
}
word-answer = { $answer ->
    [L1] « On arrive ! »
   *[L5] « Faux pas ! »
}
word-floors = { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}
word-drawn = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
word-move = { $move ->
    [stop] s’arrêter là
    [continue] continuer
    [begin] dire qui commence
    [deal] distribuer les cartes
    [play] jouer une carte
    [draw] piocher deux cartes
    [discard] défausser une carte
    [open] ouvrir le temps de réponse
    [buzz] appuyer pour répondre
    [pass] laisser passer
    [close] dire que personne ne répond
    [settle] juger les appuis
    [answer] répondre
    [withdraw] retirer son appui
    [timeout] clore le temps de réponse
    [steal] tirer les cartes volées
    [look] utiliser le lynx
    [leave] en rester là
    [shed] défausser les cartes du lynx
   *[other] « { $move } »
}
word-phase = { $phase ->
    [deal] on distribue les cartes
    [stop] la table dit si elle s’arrête là
    [action] on attend une action
    [opening] le temps de réponse va commencer
    [window] on peut répondre à une carte ou à une victoire
    [answer] quelqu’un a le droit de répondre
    [steal] un loup est en train de voler
    [lynx] un lynx peut servir
    [shed] on trie les cartes d’un lynx
    [over] la partie est finie
   *[other] « { $phase } »
}

## Ce que la table attend ; $seat est celui dont c’est le tour, ou qui a le droit de répondre

phase-deal = On distribue les cartes.
phase-stop = On s’arrête là ? Tous doivent être d’accord.
phase-action = { $seat } joue une carte, en pioche deux ou en défausse une.
phase-opening = Les mains sur les boutons…
phase-window = Qui répond ? Le premier appui prend le droit ; qui laisse passer le dit.
phase-answer = { $seat } était plus rapide : à jouer la réponse, ou à retirer l’appui.
phase-steal = Le loup vole des cartes.
phase-lynx = Lynx au sommet : { $seat } peut regarder trois cartes et en garder une.
phase-shed = { $seat } garde une des cartes du lynx et défausse les autres.
phase-over = La partie est finie.

## Refus

refusal-finished = { $hands ->
    [one] La partie est finie, après { $hands } manche.
   *[other] La partie est finie, après { $hands } manches.
}
refusal-not_yours = { $seat } ne peut pas faire cela : { word-move }.
refusal-phase = Impossible pour l’instant : { word-move } ({ word-phase }).
refusal-turn = C’est à { $active } de jouer.
refusal-closing = { $seat } ne peut pas dire que personne ne répond : seulement avec les vraies cartes, une fois, et si la carte ou la victoire est la sienne.
refusal-not_entitled = { $seat } ne peut pas répondre ici : ni à son tour, ni à sa propre carte ou pour la sauver, ni en ayant déjà gagné ou passé, ni sans carte en main.
refusal-no_right = { $answerer } a appuyé en premier et a le droit de répondre.
refusal-settle_first = Les appuis sont en cours de jugement ; impossible pour l’instant : { word-move }.
refusal-nothing_pressed = Personne n’a appuyé : il n’y a rien à juger.
refusal-time_order = Trop tôt : cet instant est { $at_ns } ns, et rien n’est possible avant { $from_ns } ns à l’horloge de la table.
refusal-press_time = Cet appui n’est pas dans le temps de réponse, de { $opened_ns } ns à { $until_ns } ns.
refusal-pressed_already = { $seat } a déjà appuyé cette fois-ci.
refusal-first_named = Impossible maintenant : { word-move }. La table dit qui commence avant la donne, et une seule fois.
refusal-deal_first = Cette manche ne peut pas commencer par { $first }.
refusal-deal_cards = { $expected ->
    [0] Les cartes sont réelles : la boîte n’en distribue aucune, mais cette donne en nomme { $cards }.
   *[other] Pour ce nombre de joueurs il y a { $expected } cartes, chacune une fois ; cette donne en nomme { $cards }.
}
refusal-stop = { $hands ->
    [0] On ne peut s’arrêter qu’entre deux manches, points à l’appui.
   *[other] On peut demander à s’arrêter une fois entre deux manches comptées, et dire une fois qu’on est d’accord.
}
refusal-pile_empty = La pioche est vide : joue ou défausse une carte.
refusal-hand_full = À cette table, on ne pioche plus avec { $cards } cartes en main : joue ou défausse une carte.
refusal-card_only = À cette table, qui rejoue pose une carte ou s’arrête ; impossible maintenant : { word-move }.
refusal-face = { $deck ->
    [table] Les cartes sont réelles : nomme la carte, pas un exemplaire ({ $card }).
   *[other] La boîte tient les cartes : nomme l’exemplaire de ta main, pas seulement « { word-card } ».
}
refusal-not_in_hand = Tu n’as pas « { word-card } » en main.
refusal-impossible_card = { $copies ->
    [0] « { word-card } » est retirée du jeu pour ce nombre de joueurs.
    [one] Il n’existe que { $copies } « { word-card } », et elle est déjà visible.
   *[other] Il n’existe que { $copies } « { word-card } », et trop sont déjà visibles.
}
refusal-steal_cards = { $hand ->
    [one] Le loup prend la seule carte de cette main, pas { $cards }.
   *[other] Le loup prend deux cartes différentes parmi les { $hand } de cette main, pas ces { $cards }.
}
refusal-shed_cards = Garde exactement une des { $looked } cartes du lynx ; tu en défausses { $cards }, ou pas celles-là.
refusal-reaction = « { word-card } » n’est qu’une réponse : on ne la joue pas comme action.
refusal-wrong_answer = « { word-card } » ne répond pas à cela ; seule { word-answer } le peut.
refusal-target_count = { $targets ->
    [0] « { word-card } » se joue sans cible.
    [one] « { word-card } » se joue avec { $targets } cible.
   *[other] « { word-card } » se joue avec { $targets } cibles : le totem d’où l’on prend, et celui qui reçoit.
}
refusal-entering_due = À cette table, le pouvoir de « { word-card } » doit servir : nomme une cible.
refusal-nothing_to_draw = La pioche est vide : à cette table, « { word-card } » ne se joue pas maintenant.
refusal-target_seat = « { word-card } » ne peut pas viser là.
refusal-target_empty = « { word-card } » ne trouve rien, ou pas assez, à prendre chez { $target }.
refusal-protected = La tête au sommet protège le totem contre « { word-card } » : { $target }.

## Verdicts

verdict-drawn = { $seat } pioche : { word-drawn }.
verdict-discarded = { $seat } défausse une carte.
verdict-counter_window = Un « Faux pas ! » peut contrer maintenant : { $seats }.
verdict-arrive_window = La manche va être gagnée. « On arrive ! » peut encore se jouer : { $seats }.
verdict-first_press = { $seat } a appuyé en premier et peut répondre.
    .seat = Tu as appuyé en premier : à toi de répondre.
verdict-dead_heat = Impossible à départager : { $seat } vient avant dans l’ordre du tour et peut répondre.
    .seat = Impossible à départager : tu viens avant dans l’ordre du tour, à toi de répondre.
verdict-withdrawn = { $seat } retire son appui ; cela ne coûte rien.
    .seat = Tu retires ton appui ; cela ne coûte rien.
verdict-too_slow = { $seat } n’a pas répondu à temps et perd son droit.
    .seat = Tu n’as pas répondu à temps : tu perds ton droit.
verdict-last_moment = { $seat } dit que personne ne répond : dernier moment pour appuyer.
verdict-unanswered = Personne n’a répondu à temps : c’est acquis.
verdict-cancelled = { $by } annule « { word-card } » ({ $seat }).
    .by = Tu annules « { word-card } » ({ $seat }).
    .seat = { $by } annule ta carte « { word-card } ».
verdict-misstep_draw = « Faux pas ! » annulé, { $seat } pioche : { word-drawn }.
verdict-misstep_turn = { $seat } a annulé la carte et prend le tour.
    .seat = Tu as annulé la carte : le tour est à toi.
verdict-fizzled = « { word-card } » ({ $seat }) ne trouve pas de cible et reste sans effet.
    .seat = « { word-card } » ne trouve pas de cible : ta carte reste sans effet.
verdict-laid = { $seat } pose « { word-card } » : { word-floors }.
verdict-coyote = Coyote : { $seat } et { $target } échangent leurs totems.
    .seat = Coyote : tu échanges ton totem avec { $target }.
    .target = Coyote : { $seat } échange son totem avec le tien.
verdict-wolf = { $count ->
    [0] Loup : { $seat } ne trouve aucune carte à voler chez { $target }.
    [one] Loup : { $seat } vole { $count } carte à { $target }.
   *[other] Loup : { $seat } vole { $count } cartes à { $target }.
}
    .target = { $count ->
        [0] Loup : { $seat } ne trouve aucune carte à te voler.
        [one] Loup : { $seat } te vole { $count } carte.
       *[other] Loup : { $seat } te vole { $count } cartes.
    }
verdict-raven = Corbeau : { $seat } et { $target } échangent leurs mains.
    .seat = Corbeau : tu échanges ta main avec { $target }.
    .target = Corbeau : { $seat } échange sa main avec la tienne.
verdict-bear = Ours : { $seat } frappe, { $target } perd son étage du haut.
    .target = Ours : { $seat } frappe, tu perds ton étage du haut.
verdict-wham = « Et Paf ! » { $seat } frappe, { $target } perd son étage du haut.
    .target = « Et Paf ! » { $seat } frappe, tu perds ton étage du haut.
verdict-prankster = « Esprit farceur ! » Les totems passent d’une place à gauche : { $seats }.
verdict-bison = « Bison dingo ! » { $seat } charge, { $target } perd jusqu’à deux étages.
    .target = « Bison dingo ! » { $seat } charge, tu perds jusqu’à deux étages.
verdict-pillage = « Pillage ! » { $seat } prend « { word-card } » en main, chez { $source }.
    .source = « Pillage ! » { $seat } prend « { word-card } » en main, chez toi.
verdict-pillage_again = { $seat } a moins de quatre étages et rejoue.
verdict-gift = « Cadeau ! » « { word-card } » change de totem : { $source } → { $target }.
    .source = « Cadeau ! » « { word-card } » quitte ton totem pour celui de { $target }.
    .target = « Cadeau ! » « { word-card } » arrive sur ton totem, de chez { $source }.
verdict-gift_draw = { $seat } pioche après le cadeau : { word-drawn }.
verdict-firewater = « Eau de feu ! » { $seat } pioche : { word-drawn }.
verdict-firewater_again = { $seat } rejoue.
verdict-lynx = { $count ->
    [one] Lynx : { $seat } prend la dernière carte de la pioche.
   *[other] Lynx : { $seat } regarde { $count } cartes et en garde une.
}
verdict-lynx_shed = { $seat } garde une carte du lynx et défausse le reste.
verdict-sixth_floor = Six étages : la manche revient à { $winners }.
    .winners = Six étages : la manche revient à { $winners }.
verdict-sixth_by_gift = Le cadeau fait un sixième étage : la manche revient à { $winners }.
    .winners = Le cadeau fait un sixième étage : la manche revient à { $winners }.
verdict-exhausted = La pioche et une main sont vides ; le plus haut totem gagne la manche : { $winners }.
    .winners = La pioche et une main sont vides ; le plus haut totem gagne la manche : { $winners }.
verdict-on_arrive = « On arrive ! » Gagnent aussi la manche : { $winners }.
    .winners = « On arrive ! » La manche est aussi pour { $winners }.
verdict-champion = Au bout de la piste, le titre de champion : { $winners }.
verdict-champions = Au bout de la piste ensemble, champions : { $winners }.
verdict-highest = Le plus haut score, et le titre de champion : { $winners }.
verdict-shared = À égalité du plus haut score, champions : { $winners }.
verdict-one_hand = Une seule manche sans points, gagnée : { $winners }.
verdict-stop_asked = { $seat } demande à s’arrêter là.
verdict-went_on = On continue : { $seats }.
verdict-stopped = On s’arrête là ; le plus haut score, et le titre de champion : { $winners }.

## Réglages

option-deck = Qui tient les cartes : la boîte, ou la table avec le vrai paquet.
option-deck-box = La boîte distribue ; les téléphones montrent les mains
option-deck-table = De vraies cartes ; la table dit à la boîte ce qui est joué
option-target = Combien de points font un champion ; 24, c’est la piste imprimée.
option-rounds = Combien de manches on joue ; 0 : on joue plutôt jusqu’aux points ci-dessus.
option-scoring = On marque des points ; sans eux, la partie tient en une manche.
option-stopping = Si les joueurs peuvent s’arrêter entre deux manches : alors les plus hauts scores sont champions.
option-stopping-agreed = Oui, si tous sont d’accord
option-stopping-never = Non
option-teams = Équipes de deux, jamais côte à côte ; à quatre ou six joueurs.
option-partners = Qui joue ensemble à six ; les joueurs sont comptés dans l’ordre de la table.
option-partners-across = Ceux qui sont face à face : 1 et 4, 2 et 5, 3 et 6
option-partners-14_26_35 = 1 et 4, 2 et 6, 3 et 5
option-partners-25_13_46 = 2 et 5, 1 et 3, 4 et 6
option-partners-36_15_24 = 3 et 6, 1 et 5, 2 et 4
option-first_player = Qui commence la première manche.
option-first_player-lot = Tiré au sort par la boîte
option-first_player-named = Dit par la table
option-starter = Qui commence les manches suivantes.
option-starter-lot = Tiré au sort chaque fois
option-starter-left = Le voisin de gauche de celui qui avait commencé
option-starter-named = Dit par la table chaque fois
option-window_ms = Combien de temps les autres peuvent appuyer pour répondre à une carte, en millisecondes.
option-close_ms = Combien de temps les autres peuvent encore appuyer quand le joueur dit que personne ne répond, en millisecondes.
option-answer_ms = Combien de temps a le plus rapide pour jouer sa réponse, en millisecondes.
option-answer_time = Combien de temps durent toutes les réponses à une même carte.
option-answer_time-bounded = La fenêtre et un seul temps de réponse, quels que soient les appuis
option-answer_time-each = Un temps de réponse pour chacun, et une nouvelle fenêtre après
option-dead_heat_us = Des appuis espacés d’au plus cette durée comptent comme simultanés, en microsecondes.
option-reopen_window = Quand un « Faux pas ! » est annulé, la carte qu’il menaçait peut être contrée de nouveau.
option-after_misstep = Qui suit après le tour gagné par un « Faux pas ! ».
option-after_misstep-from_counterer = Le voisin de gauche de celui qui a contré
option-after_misstep-from_active = Le voisin de gauche de celui qui a été contré
option-again = Ce que veut dire rejouer après « Pillage ! » ou « Eau de feu ! ».
option-again-action = Une action de plus, au choix
option-again-card = Une carte de plus, ou rien
option-hand_limit = On ne pioche pas au-delà de tant de cartes en main ; 64 : sans limite.
option-entering = Si le pouvoir d’une tête qui arrive en jeu est obligatoire.
option-entering-may = Facultatif
option-entering-must = Obligatoire dès qu’il y a une cible
option-prankster = Quels totems « Esprit farceur ! » fait passer.
option-prankster-all = Tous
option-prankster-spares_eagles = Tous sauf ceux qui ont un aigle au sommet
option-bison_on_one = « Bison dingo ! » peut viser un totem d’un seul étage.
option-bison_turtle = Ce que fait une tortue au deuxième étage sous « Bison dingo ! ».
option-bison_turtle-falls = Elle tombe avec l’étage du dessus
option-bison_turtle-stands = Découverte, elle se protège
option-idle_low_blow = Un coup bas sans aucune cible possible peut se jouer pour rien.
option-dry_draws = « Cadeau ! » et « Eau de feu ! » peuvent se jouer quand la pioche est vide.
option-own_totem = Quelles cartes peuvent viser son propre totem.
option-own_totem-low_blows = Et Paf !, Bison dingo ! et, pour prendre, Cadeau !
option-own_totem-never = Aucune
option-own_totem-always = Celles-là, l’ours et Pillage !
option-own_protection = L’aigle et la tortue arrêtent aussi les cartes de leur propre joueur.
option-coyote_on_nothing = Le coyote peut prendre un totem sans étage.
option-wolf_on_nothing = Le loup peut viser une main vide.
option-gift_sixth = Ce que fait un sixième étage reçu par « Cadeau ! ».
option-gift_sixth-wins = Son propriétaire gagne aussitôt
option-gift_sixth-goes_on = On continue ; la prochaine tête posée dessus gagne
option-arrive = À quelles victoires « On arrive ! » peut se joindre.
option-arrive-any_end = À toutes
option-arrive-sixth_only = Seulement à un sixième étage
option-last_turn = À qui est le tour quand les cartes s’épuisent après un « Faux pas ! ».
option-last_turn-cancelled = Encore au joueur contré
option-last_turn-counterer = Déjà à celui qui a contré
option-lynx_at_once = Un lynx sert dès le tour où il arrive au sommet.
option-cancelled_lynx = Un lynx sert aussi à la fin d’un tour dont la carte a été contrée.
option-discards = Ce qu’on peut regarder de la défausse.
option-discards-open = Tout
option-discards-top = Seulement la dernière carte

## Les réglages tout faits

preset-first-about = Une seule donne, avec deux fois plus de temps pour répondre.
preset-printed-about = On joue des donnes jusqu’à 24 points.
preset-tournament-about = Jusqu’à 24 points, temps courts ; de la défausse on ne voit que la carte du dessus.
