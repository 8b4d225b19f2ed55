### TOP TOTEM en français. Les cases arrivent en chiffres, 0 quand un appel n’en désigne pas ; les places arrivent en noms.

game-name = TOP TOTEM
game-about = Mène tes piétons dans l’enceinte sacrée et prends ceux d’en face ; TOP ! rend une prise obligatoire.
game-line = Un duel de pas et de prises autour du totem.

## Mots employés dans d’autres messages

word-move = { $move ->
    [begin] tirer au sort
    [place] poser un pion
    [enter] entrer
    [turn] jouer
    [top] crier TOP !
    [pass] passer
    [announce] arrêter la manche
    [arrange] disposer les pions
    [next] commencer la manche suivante
   *[other] « { $move } »
}
word-phase = { $phase ->
    [lot] on tire au sort
    [setup] on dispose les pions
    [place] on pose les pions
    [play] la manche se joue
    [between] la manche suivante n’a pas commencé
    [over] la partie est finie
   *[other] « { $phase } »
}
word-taken = { $taken ->
    [one] { $taken } pion
   *[other] { $taken } pions
}

## Ce que la table attend ; $seat est celui dont c’est le tour

phase-lot = On tire au sort.
phase-setup = On dispose les pions, puis on dit comment est le plateau.
phase-place = { $seat } pose un pion hors de l’enceinte.
phase-play = À { $seat } de jouer.
phase-between = On replace les pions ; puis l’un des deux lance la manche suivante.
phase-over = La partie est finie.

## Refus

refusal-finished = { $rounds ->
    [one] La partie est finie après { $rounds } manche.
   *[other] La partie est finie après { $rounds } manches.
}
refusal-not_yours = Ce n’est pas à { $seat } de faire cela : { word-move }.
refusal-phase = Pas maintenant : { word-move } ({ word-phase }).
refusal-turn = C’est à { $active } de jouer.
refusal-begin_first = { $first } ne commence pas cette manche.
refusal-top_turn = C’est à { $seat } de jouer : TOP ! se crie après son propre coup, pas avant.
refusal-top_early = Pas de TOP ! avant le premier coup d’une manche.
refusal-top_again = { $seat } a déjà crié TOP ! pour cette réponse.
refusal-top_names = À cette table, TOP ! ne désigne pas de prise : crie-le simplement.
refusal-top_target = Le pion en { $piece } ne peut pas prendre { $victim } de son premier saut.
refusal-top_sheltered = Le piéton en { $piece } est dans l’enceinte : le cavalier en { $victim } ne peut l’en faire sortir.
refusal-announcing = La manche ne peut pas s’arrêter maintenant, avec { $inside } dans l’enceinte.
refusal-camp = { $seat } n’a plus personne à faire entrer.
refusal-base = { $square } n’est pas sur la base de { $seat }.
refusal-place_inside = { $square } est dans l’enceinte sacrée : on n’y pose personne.
refusal-square_taken = Il y a déjà quelqu’un en { $square }.
refusal-too_many = { $seat } a au plus douze piétons et quatre cavaliers, pas { $pedestrians } et { $riders }.
refusal-rider_within = Les cavaliers ne se tiennent pas dans l’enceinte : case { $square }.
refusal-camp_order = Le camp de { $seat } ne peut pas être ainsi : on n’y attend qu’au départ cow-boy, et les cavaliers en sortent les derniers.
refusal-over_already = Dans cette position, la manche serait finie.
refusal-no_man = Tu n’as pas de pion en { $square }.
refusal-one_man = Un seul pion joue à la fois ; ici { $count }, ou pas seulement par des sauts.
refusal-hop_shape = De { $start } à { $end }, ce n’est ni un pas ni un saut en diagonale.
refusal-backward = Les piétons ne reculent pas : { $start } à { $end }.
refusal-totem = Le totem se dresse entre { $start } et { $end }.
refusal-rider_inside = Les cavaliers n’entrent pas dans l’enceinte : { $start } à { $end }.
refusal-blocked = De { $start } à { $end }, impossible : la case est prise.
refusal-nobody_there = Le saut de { $start } à { $end } ne prend aucun adversaire.
refusal-sanctuary = Un cavalier ne prend personne dans l’enceinte : { $start } à { $end }.
refusal-border = À cette table, aucune prise ne franchit le bord de l’enceinte : { $start } à { $end }.
refusal-coups = { $most ->
    [0] Entrer finit le tour.
    [one] Ce pion joue { $most } coup par tour, pas { $coups }.
   *[other] Un cavalier joue { $most } coups au plus, pas { $coups }.
}
refusal-chain_cut = À cette table, une suite va jusqu’au bout : de { $square } il reste à prendre.
refusal-can_move = { $seat } peut encore jouer et ne passe pas.
refusal-top_due = { $piece ->
    [0] TOP ! a été crié : ce tour doit prendre quelqu’un.
   *[other] TOP ! a été crié : le pion en { $piece } doit prendre { $victim }.
}

## Verdicts

verdict-begins = Manche { $round } : { $seat } commence.
verdict-set_up = Le plateau est disposé ; { $active } joue.
verdict-set_right = Le plateau a été remis comme il est : { $count } cases changées. { $active } joue.
verdict-captured = { $seat } prend { word-taken }.
verdict-passed = { $seat } ne peut rien jouer et passe.
verdict-top_open = TOP ! de { $seat } : la réponse doit prendre.
verdict-top_named = TOP ! de { $seat } : { $piece } doit prendre { $victim }.
verdict-top_void = TOP ! de { $seat }, mais il n’y a rien à prendre : sans effet.
verdict-six_inside = TOTEM TOP ! { $seat } en a { $inside } dans l’enceinte : { $points } points.
verdict-last_ones = { $seat } a pris tous les piétons et en a { $inside } dans l’enceinte : { $points } points.
verdict-no_pedestrians = Plus un piéton d’aucun côté : la manche { $round } est nulle.
verdict-two_passes = Les deux camps ont passé : la manche { $round } est nulle.
verdict-quiet = Trop longtemps sans prise ni entrée : la manche { $round } est nulle.
verdict-repeated = La même position une fois de trop : la manche { $round } est nulle.
verdict-highest = La partie revient à { $winners }.
verdict-shared = Totaux égaux : { $winners } se partagent la partie.

## Réglages

option-start = Comment une manche commence.
option-start-cowboy = Cow-boy : les pions entrent de leur camp, un par tour
option-start-indian = Indienne : on pose les pions à tour de rôle, puis on joue
option-start-bacarta = Bacarta : la disposition imprimée
option-start-position = Toute position : on dispose les pions et on commence de là
option-rounds = Combien de manches compte une partie.
option-first = Qui commence la première manche ; ensuite on alterne.
option-first-lot = Tiré au sort
option-first-red = Les Indiens rouges
option-first-white = Les cow-boys blancs
option-enclosure_walk = Comment les piétons marchent dans l’enceinte.
option-enclosure_walk-free = Autour du totem dans tous les sens
option-enclosure_walk-forward = En avant et de côté, comme dehors
option-chain = Si une suite de prises peut s’arrêter.
option-chain-free = Où son pion le veut
option-chain-to_the_end = Seulement quand il n’y a plus à prendre
option-captures = Qui prend pendant un tour.
option-captures-one_piece = Un seul pion
option-captures-all_pieces = Tous ceux qui le peuvent, l’un après l’autre
option-border_captures = Les prises par-dessus le bord de l’enceinte sont permises.
option-top_names = TOP ! peut désigner le pion et sa victime.
option-top_rider = Dans quel coup un cavalier fait la prise obligatoire.
option-top_rider-any_coup = Dans le premier ou le deuxième
option-top_rider-first_coup = Dans le premier
option-rider_entry = Ce qu’un cavalier peut faire en entrant.
option-rider_entry-ends_turn = Rien de plus
option-rider_entry-one_more_coup = Un coup
option-win_test = Ce qui se passe quand une manche est gagnée.
option-win_test-at_once = Elle finit aussitôt
option-win_test-may_go_on = Le gagnant peut continuer pour plus de points et s’arrête quand il veut
option-totem_top = Six piétons dans l’enceinte.
option-totem_top-automatic = La boîte arrête la manche
option-totem_top-called = Le joueur doit l’annoncer
option-quiet_turns = La manche est nulle après autant de tours de chacun sans prise ni entrée.
option-repetitions = La manche est nulle quand une position revient autant de fois.
option-analysis = Les places peuvent demander à la boîte le meilleur coup.
option-analysis_when = Quand on peut le demander.
option-analysis_when-against_bots = Seulement si un bot joue
option-analysis_when-always = Aussi entre personnes ; tout le monde le voit

## Les réglages tout faits

preset-first-about = Une manche depuis la mise en place imprimée, avec l’aide de la boîte.
preset-printed-about = Deux manches, chacun commence une fois.
preset-tournament-about = Deux manches sans aucune aide de la boîte.
