### Arriba! en français. Les places arrivent comme noms, plusieurs comme une liste ; les nombres comme nombres.

game-name = Arriba !
game-about = On retourne les cartes à tour de rôle ; dès qu’une forme apparaît deux fois, il faut saisir le totem le premier pour se défaire de ses cartes visibles.
game-line = Repère la paire et saisis avant les autres.
seats-about-two = Arriba ! est prévu pour trois à huit joueurs ; à deux, c’est un réglage maison de cette boîte.

## Mots employés dans d’autres messages

word-move = { $move ->
    [begin] dire qui commence
    [deal] distribuer les cartes
    [flip] retourner une carte
    [asis] juger d’après les cartes visibles
    [reader] dire à qui est la carte que lit le lecteur
    [reveal] montrer une carte
    [grab] saisir le totem
    [go] donner le signal de la retourne commune
    [settle] juger les appuis
    [signal] donner le signal
    [timeout] clore la prise
    [lower] dire quelle main était la plus basse
    [turned] compter une carte retournée
    [lay] dire ce qu’il y avait
    [piles] corriger des piles
    [count] compter les cartes de la manche
   *[other] « { $move } »
}
word-phase = { $phase ->
    [deal] on distribue les cartes
    [flip] on attend la prochaine carte
    [turning] une carte est en train d’être retournée
    [look] tout le monde regarde la carte
    [totem] tout le monde peut saisir le totem
    [match] un duel est ouvert
    [head] la retourne commune approche
    [signal] un nouveau signal va venir
    [regrab] les ex æquo se départagent
    [lower] la table dit quelle main était la plus basse
    [over] la partie est finie
   *[other] « { $phase } »
}
word-lay = { $lay ->
    [same] la même forme
    [totem] une carte totem
    [nothing] rien : une prise à tort
    [head] une tête
    [accident] un accident : ça ne compte pas
   *[other] « { $lay } »
}
word-piles = { $draw } cachées, { $open } visibles

## Ce que la table attend ; $seat est celui qui retourne

phase-deal = On distribue les cartes.
phase-flip = { $seat } retourne la prochaine carte.
phase-turning = { $seat } retourne une carte : bas les mains.
phase-look = Regarde la carte : à chacun de voir s’il doit saisir.
phase-totem = Carte totem ! Tout le monde peut saisir.
phase-match = Même forme ! Seuls ceux qui la montrent peuvent saisir.
phase-head = Tête ! 1, 2, 3… tout le monde retourne ensemble.
phase-signal = Bas les mains : attends le nouveau signal.
phase-regrab = On recommence ! Seuls les ex æquo peuvent appuyer.
phase-lower = Égalité : il faut dire quelle main était la plus basse.
phase-over = La partie est finie.

## Refus

refusal-finished = { $rounds ->
    [one] La partie est finie : son unique manche est jouée.
   *[other] La partie est finie : les { $rounds } manches sont jouées.
}
refusal-not_yours = { $seat } ne peut pas faire cela : { word-move }.
refusal-deal_due = Il faut d’abord distribuer ; impossible pour l’instant : { word-move }.
refusal-chance_due = Ce n’est pas le moment : { word-move } ({ word-phase }).
refusal-settle_first = Les appuis sont en cours de jugement ; impossible pour l’instant : { word-move }.
refusal-time_order = Cet instant ({ $at_ns } ns) est déjà passé : l’horloge de la table est à { $clock_ns } ns.
refusal-deal_first = Cette manche ne peut pas commencer par { $first }.
refusal-deal_cards = { $expected ->
    [0] Les cartes sont réelles : la boîte n’en distribue aucune, mais cette donne en nomme { $cards }.
   *[other] Une donne compte les { $expected } cartes, chacune autant de fois qu’elle existe ; celle-ci en nomme { $cards }.
}
refusal-hold = On ne retourne pas de carte maintenant : { word-phase }.
refusal-turn = C’est à { $flipper } de retourner la prochaine carte.
refusal-press_waits = { $seat } a appuyé en premier : il manque encore des cartes à dire, ou il faut juger sur les cartes visibles.
refusal-reader = { $seat } n’a pas de carte pour le lecteur maintenant.
refusal-tempo = La boîte retourne les cartes d’elle-même, une toutes les { $tempo_ms } ms.
refusal-face = { $deck ->
    [scanned] Les cartes sont réelles : dis quelle carte a été retournée.
    [judged] Ici personne ne nomme les cartes : on dit seulement ce qu’il y avait quand quelqu’un a appuyé.
   *[other] La boîte tient les cartes : retourne sans nommer de carte.
}
refusal-common_flip = { $seat } n’a pas de carte à retourner cette fois, ou l’a déjà fait.
refusal-impossible_card = { $card ->
    [totem] Une carte totem n’a pas pu être retournée là : la boîte sait où elles sont toutes.
    [head] Une tête n’a pas pu être retournée là : la boîte sait où elles sont toutes.
   *[other] La carte { $card } n’a pas pu être retournée là : elle est ailleurs.
}
refusal-go = { $seat } n’a pas de signal à donner maintenant.
refusal-as_is = Aucun appui n’attend qu’une carte soit nommée.
refusal-pressed_already = { $seat } a déjà appuyé pour cette prise.
refusal-lower_tied = { $lower } n’est pas à égalité : choisis parmi { $tied }.

refusal-judged_deck = On ne dit à la boîte ce qu’il y a sur la table que pendant le jeu avec de vraies cartes qu’elle ne connaît pas.
refusal-lay_due = Personne n’a appuyé : il n’y a rien à dire, sauf qu’une tête a été retournée.
refusal-lay_seats = La même forme se montre devant deux joueurs au moins, et pas devant ceux du duel déjà jugé.
refusal-said_already = { $seat } l’a déjà dit : à quelqu’un d’autre de confirmer, ou à l’hôte.
refusal-count_when_settled = Dis d’abord ce qu’il y avait : un appui attend son jugement.
refusal-cards_left = Impossible : { $cards } cartes ; il faut un nombre par joueur, et { $most } au plus en tout.

## Verdicts

verdict-duel = { $cards ->
    [0] { $seat } a été plus rapide : les piles visibles vont à { $seats }.
    [one] { $seat } a été plus rapide : { $seats } prend { $cards } carte.
   *[other] { $seat } a été plus rapide : { $seats } prend { $cards } cartes.
}
    .seat = { $cards ->
        [one] Tu as été plus rapide : { $seats } prend { $cards } carte.
       *[other] Tu as été plus rapide : { $seats } prend { $cards } cartes.
    }
    .seats = { $cards ->
        [one] { $seat } a été plus rapide : tu prends { $cards } carte.
       *[other] { $seat } a été plus rapide : tu prends { $cards } cartes.
    }
verdict-many = { $cards ->
    [0] { $seat } arrive en tête : ce qui peut se partager va à { $seats }.
    [one] { $seat } arrive en tête : { $cards } carte va à { $seats }.
   *[other] { $seat } arrive en tête : { $cards } cartes vont à { $seats }.
}
    .seat = { $cards ->
        [0] Tu arrives en tête, mais il y a trop peu de cartes à partager : elles restent au centre.
        [one] Tu arrives en tête : { $cards } carte va à { $seats }.
       *[other] Tu arrives en tête : { $cards } cartes vont à { $seats }.
    }
    .seats = { $cards ->
        [0] { $seat } arrive en tête, mais il y a trop peu de cartes à partager : elles restent au centre.
        [one] { $seat } arrive en tête : tu prends { $cards } carte.
       *[other] { $seat } arrive en tête : { $cards } cartes à prendre, pour { $seats }.
    }
verdict-totem = { $cards ->
    [0] { $seat } a le totem : sa pile visible va au centre.
    [one] { $seat } a le totem : { $cards } carte visible va au centre.
   *[other] { $seat } a le totem : { $cards } cartes visibles vont au centre.
}
    .seat = { $cards ->
        [one] Tu as le totem : ta carte visible va au centre.
       *[other] Tu as le totem : tes { $cards } cartes visibles vont au centre.
    }
verdict-totem_empty = { $seat } a le totem mais pas de carte visible : rien ne bouge.
    .seat = Tu as le totem mais pas de carte visible : rien ne bouge.
verdict-wrong_grab = { $cards ->
    [0] Prise à tort, rien n’était dû : { $seat } ramasse toutes les piles visibles et le centre.
    [one] Prise à tort, rien n’était dû : { $seat } ramasse la seule carte en jeu.
   *[other] Prise à tort, rien n’était dû : { $seat } ramasse les { $cards } cartes en jeu.
}
    .seat = { $cards ->
        [one] Prise à tort, rien n’était dû : tu ramasses la seule carte en jeu.
       *[other] Prise à tort, rien n’était dû : tu ramasses les { $cards } cartes en jeu.
    }
verdict-outsider = { $cards ->
    [0] { $seat } n’était pas du duel : duel annulé, et toutes les piles visibles en pénalité.
    [one] { $seat } n’était pas du duel : duel annulé, { $cards } carte de pénalité.
   *[other] { $seat } n’était pas du duel : duel annulé, { $cards } cartes de pénalité.
}
    .seat = { $cards ->
        [one] Tu n’étais pas du duel : duel annulé, { $cards } carte de pénalité pour toi.
       *[other] Tu n’étais pas du duel : duel annulé, { $cards } cartes de pénalité pour toi.
    }
verdict-early = { $cards ->
    [0] { $seat } a appuyé trop tôt : toutes les piles visibles en pénalité.
    [one] { $seat } a appuyé trop tôt : { $cards } carte de pénalité.
   *[other] { $seat } a appuyé trop tôt : { $cards } cartes de pénalité.
}
    .seat = { $cards ->
        [one] Tu as appuyé trop tôt : { $cards } carte de pénalité.
       *[other] Tu as appuyé trop tôt : { $cards } cartes de pénalité.
    }
verdict-countdown_press = { $cards ->
    [0] { $seat } a appuyé pendant le compte à rebours : toutes les piles visibles en pénalité.
    [one] { $seat } a appuyé pendant le décompte : { $cards } carte de pénalité.
   *[other] { $seat } a appuyé pendant le décompte : { $cards } cartes de pénalité.
}
    .seat = { $cards ->
        [one] Tu as appuyé pendant le décompte : { $cards } carte de pénalité.
       *[other] Tu as appuyé pendant le décompte : { $cards } cartes de pénalité.
    }
verdict-idle_press = { $seat } a appuyé alors que rien n’était en jeu : aucune carte à prendre.
    .seat = Tu as appuyé alors que rien n’était en jeu : aucune carte à prendre.
verdict-ignored = { $seat } a appuyé sans raison ; à cette table, cela ne coûte rien.
    .seat = Tu as appuyé sans raison ; à cette table, cela ne coûte rien.
verdict-accident = { $seat } a appuyé par accident : pas de pénalité.
    .seat = Tu as appuyé par accident : pas de pénalité.
verdict-late = { $seat } a appuyé trop tard : cet appui ne coûte rien.
    .seat = Tu as appuyé trop tard : cet appui ne coûte rien.
verdict-spared = { $seat } n’y avait pas droit, mais a appuyé en même temps qu’un ayant droit : pas de pénalité.
verdict-tie = Égalité : impossible de départager { $seats }.
    .seats = Égalité : impossible de départager { $seats }.
verdict-turn_order = Égalité entre { $seats } : l’ordre du tour décide, depuis celui qui a retourné.
verdict-regrab = Maintenant ! { $seats } se départagent.
verdict-totem_open = Carte totem : tout le monde peut saisir !
verdict-match_open = Même forme : seuls { $seats } peuvent saisir !
verdict-head = Tête pour { $seat } : à « Arriba ! », tous ceux qui ont une pioche retournent une carte.
verdict-lapsed_totem = Personne n’a saisi à temps : la carte totem reste où elle est.
verdict-lapsed_match = Personne n’a saisi à temps : aucune carte ne change de main.
verdict-missed = Personne ne l’a vu : { $seats } montraient la même forme.
verdict-out = Manche { $round } terminée : quelqu’un n’a plus de cartes.
verdict-all_empty = Manche { $round } terminée : toutes les pioches sont vides.
verdict-lowest = { $winners } gagne la partie avec le moins de points.
    .winners = Tu gagnes la partie avec le moins de points.
verdict-shared = Victoire partagée : { $winners }, à égalité avec le moins de points.

## Réglages

option-deck = Qui tient les cartes : la boîte, ou la table avec le jeu imprimé.
option-deck-box = La boîte distribue ; écrans et téléphones montrent les cartes
option-deck-judged = Vraies cartes ; après une prise, on dit ce qu’il y avait
option-deck-scanned = Vraies cartes ; on dit chaque carte à la boîte, ou on la scanne
option-card_order = Dans quel ordre on dit les vraies cartes scannées, et quand les appuis sont jugés.
option-card_order-any = Dans n’importe quel ordre ; un appui attend que sa carte soit connue
option-card_order-turn = Chacun son tour ; la carte suivante juge l’appui
option-flip_by = Comment on retourne la prochaine carte quand la boîte tient les cartes.
option-flip_by-tap = En touchant le téléphone
option-flip_by-button = Avec le bouton au milieu de la table
option-flip_by-tempo = La boîte retourne à un rythme régulier
option-tempo_ms = Temps entre deux cartes quand la boîte retourne d’elle-même, en millisecondes.
option-rounds = Le nombre de manches d’une partie.
option-announce = Si la boîte dit qui peut saisir, ou si c’est à chacun de le voir.
option-announce-after = Rien avant le premier appui : voir la paire, c’est le jeu
option-announce-before = Dès que la carte paraît, pour les enfants
option-look_ms = Temps pour regarder chaque carte avant que la suivante puisse être retournée, en millisecondes, quand la boîte n’annonce rien.
option-two_seats = Si une partie à deux peut commencer, bien que le jeu soit prévu à partir de trois.
option-two_seats-house = On peut jouer à deux, réglage maison
option-two_seats-refuse = À partir de trois, comme imprimé
option-grab_timeout_ms = Combien de temps la table attend une prise que personne ne fait, en millisecondes.
option-hold_on_match = Deux formes pareilles arrêtent la retourne jusqu’à une prise ou la fin du délai ; sinon la carte suivante peut venir aussitôt.
option-taken_order = Dans quel ordre le perdant d’un duel empile les cartes qu’il prend.
option-taken_order-own_first = Ses propres cartes se piochent d’abord
option-taken_order-winner_first = Celles du gagnant se piochent d’abord
option-totem_without_pile = Qui continue quand le gagnant d’une carte totem n’a aucune carte visible.
option-totem_without_pile-continues = Celui qui a saisi
option-totem_without_pile-unchanged = Celui dont c’était le tour de toute façon
option-specials = Ce qu’une carte totem ou une tête posée sur une pile fait de la forme en dessous.
option-specials-hide = Elle la cache
option-specials-see_through = La forme en dessous compte encore
option-sharing = Qui prend les cartes quand trois joueurs ou plus montrent la même forme.
option-sharing-equal = Parts égales pour tous les plus lents
option-sharing-slowest = Le plus lent prend tout
option-several_matches = Ce qui se passe quand plusieurs formes se répètent en même temps.
option-several_matches-each = Chaque forme est un duel à part
option-several_matches-one = Seule la première prise compte
option-after_totem = Ce que deviennent les formes pareilles encore visibles après une carte totem.
option-after_totem-reopen = Elles se rouvrent à un nouveau signal
option-after_totem-stand = Elles restent valables pendant que le jeu continue
option-two_totems = Combien de prises suivent quand une retourne commune montre plusieurs cartes totem.
option-two_totems-one = Une seule pour toutes
option-two_totems-each = Une pour chacune
option-after_head = Qui continue après une retourne commune où quelqu’un a saisi le totem.
option-after_head-left = Le voisin de gauche de celui qui avait la tête
option-after_head-grabber = Celui qui a saisi
option-outsider = Ce que coûte un appui à celui qui n’est pas du duel ouvert.
option-outsider-penalty = La pénalité, et le duel est annulé
option-outsider-ignored = Rien ; le duel reste ouvert
option-late_hands = Combien de temps une main qui arrive trop tard sur un vrai événement ne coûte rien.
option-late_hands-until_next_card = Jusqu’à la prochaine carte retournée
option-late_hands-lockout = Un instant seulement
option-lockout_ms = Combien de temps les appuis tardifs ne coûtent rien après une prise réglée, en millisecondes.
option-anticipation_ms = Jusqu’à quand après l’apparition d’une carte un appui passe pour deviné, en millisecondes.
option-early = Ce que coûte un appui juste avant qu’une carte ne se montre ou qu’un signal ne soit donné.
option-early-penalty = La pénalité
option-early-ignored = Rien
option-centre_at_end = Qui compte les cartes du centre à la fin d’une manche.
option-centre_at_end-nobody = Personne
option-centre_at_end-last_grabber = Le dernier à avoir saisi
option-first_player = Qui commence la première manche.
option-first_player-random = Tiré au sort par la boîte
option-first_player-seat0 = La première place
option-first_player-named = Dit par la table
option-next_first = Qui commence les manches suivantes.
option-next_first-clockwise = Le suivant dans le sens horaire
option-next_first-lowest = Celui qui a le moins de points de la manche d’avant
option-dead_heat_us = Des appuis séparés au plus de ce temps comptent comme simultanés, en microsecondes.
option-dead_heat = Comment on départage des appuis simultanés.
option-dead_heat-regrab = Les ex æquo recommencent après une pause surprise
option-dead_heat-turn_order = Par l’ordre du tour, depuis celui qui a retourné
option-dead_heat-entered = La table dit quelle main était la plus basse
option-idle_press = Ce que fait un appui à tort quand aucune carte n’est en jeu.
option-idle_press-nothing = Rien du tout
option-idle_press-takes_turn = Celui qui a appuyé retourne la prochaine carte
option-turning_press = Ce que coûte un appui pendant qu’une carte se retourne.
option-turning_press-ignored = Rien : personne n’a pu le vouloir
option-turning_press-judged = La pénalité
option-countdown_press = Ce que coûte un appui sans droit entre une tête et la retourne commune.
option-countdown_press-judged = La pénalité
option-countdown_press-ignored = Rien
option-last_match = Ce qui se passe quand toutes les pioches sont vides et que deux formes pareilles sont visibles.
option-last_match-wait = La table attend une dernière prise
option-last_match-end = La manche finit aussitôt
option-heat_outsider = Ce qui arrive à celui qui, sans y avoir droit, appuie en même temps qu’un ayant droit.
option-heat_outsider-spared = Pas de pénalité, le droit l’emporte
option-heat_outsider-punished = La pénalité si l’appui sans droit est venu en premier
option-two_duels = Qui continue après deux duels de suite.
option-two_duels-last = Le gagnant du dernier
option-two_duels-first = Le gagnant du premier
option-flip_delay_ms = Le plus long délai surprise entre l’ordre de retourner et le moment où tous voient la carte, en millisecondes.
option-head_signal = Qui donne le signal de la retourne commune après une tête.
option-head_signal-box = La boîte, après un compte à rebours
option-head_signal-player = Celui qui a retourné la tête, avec son bouton
option-countdown_ms = Combien de temps dure le décompte avant une retourne commune, en millisecondes.

## Les réglages tout faits

preset-first-about = Une seule manche courte ; la boîte annonce chaque duel et chaque totem, et une main de trop ne coûte rien.
preset-printed-about = Les règles imprimées, en trois manches.
preset-tournament-about = Cinq manches, à trois joueurs au moins.

## Cartes imprimées

piece-card = { $emblem }, { $colour ->
    [r] rouge
    [g] vert
    [b] bleu
    [y] jaune
   *[other] { $colour }
}
piece-totem = Totem
piece-head = Tête
