### TOTEMIX en français. Les places arrivent par leur nom, plusieurs jointes en une liste ; environnements, animaux et
### faces du dé par leur mot anglais de la boîte.

game-name = TOTEMIX
game-about = Rends au monde sa forme avec les autres avant qu’il ne se défasse : déplace, empile et dépollue ses terrains.
game-line = Répare le monde avec les autres, tuile par tuile.
seats-about-first = La première partie se joue à quatre au plus.

## Mots repris dans d’autres messages

word-environment = { $environment ->
    [sky] ciel
    [forest] forêt
    [ocean] océan
    [desert] désert
    [mountain] montagne
    [cavern] caverne
   *[other] « { $environment } »
}
word-a-terrain = { $environment ->
   *[other] Un terrain { word-environment }
}
word-strokes = { $strokes } { $strokes ->
    [one] trait
   *[other] traits
}
word-animal = { $animal ->
    [eagle] aigle
    [panther] panthère
    [turtle] tortue
    [oryx] oryx
    [bear] ours
    [bat] chauve-souris
   *[other] « { $animal } »
}
word-face = { $face ->
    [pollution] pollution
    [stacking] empilement
    [destruction] destruction
   *[other] « { $face } »
}
word-move = { $move ->
    [lay] poser le monde
    [number] lire un nombre
    [choose] choisir un animal
    [step] déplacer son pion
    [bear] le pouvoir de l’ours
    [turtle] le pouvoir de la tortue
    [eagle] le pouvoir de l’aigle
    [bat] le pouvoir de la chauve-souris
    [oryx] le pouvoir de l’oryx
    [panther] le pouvoir de la panthère
    [clean] dépolluer
    [shed] se défaire d’une tuile Totem
    [dice] prendre les dés
    [pay] payer le lancer
    [rolled] lire les dés
    [pollute] polluer un terrain
    [stack] empiler un terrain
    [destroy] détruire un terrain
    [keep] garder une partie du monde
    [flee] sauver son pion
    [take] prendre une tuile Totem
    [drawn] montrer la tuile piochée
    [add] ajouter la tuile
    [swap] remplacer une tuile
    [drop] défausser la tuile prise
    [refill] remettre des cubes
    [bell] faire sonner le chrono
   *[other] « { $move } »
}
word-wait = { $wait ->
    [map] on pose le monde
    [animals] chacun choisit son animal
    [number] on lit le nombre d’un terrain
    [keep] on choisit la partie du monde qui reste
    [flee] un pion doit quitter un terrain perdu
    [draw] on pioche une tuile Totem
    [pay] on paie le lancer
    [dice] les dés roulent
    [victim] on applique les dés
    [free] chacun joue à son rythme
    [nothing] la partie est finie
   *[other] « { $wait } »
}
word-stage = { $stage ->
    [act] joue tes actions ou prends les dés
    [take] prends d’abord une tuile Totem
    [add] place d’abord la tuile prise
    [swap] défausse d’abord une tuile pour la panthère
    [refill] place d’abord tes cubes
   *[other] « { $stage } »
}
word-dice = { $dice ->
    [one] { $dice } dé Terrain
   *[other] { $dice } dés Terrain
}
word-lost = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}

## Où en est la partie

phase-lay = On pose le monde.
phase-choose = Chacun choisit son animal et pose son pion.
phase-play = Chacun joue à son rythme ; le bouton prend les dés.
phase-roll = Les dés sont à { $seat } : personne d’autre n’agit.
phase-over = La partie est finie.

## Refus

refusal-finished = La partie est finie : { word-move } n’est plus possible.
refusal-not_yours = { $seat } ne peut pas faire cela : { word-move }.
refusal-locked = Pas maintenant ({ word-move }) : { word-wait }.
refusal-not_asked = C’est à { $seats } de choisir, pas à { $seat }.
refusal-own_phase = Pas encore ({ word-move }) : { word-stage }.
refusal-dice_time = Cet appui vient trop tôt ou après la sonnerie.
refusal-bell_time = Aucun chrono n’est à sonner maintenant.
refusal-refuge = Le pion ne peut pas se sauver là.
refusal-no_part = Ce n’est pas l’une des parties entre lesquelles choisir.
refusal-map_tiles = { $environment ->
    [none] Deux terrains sont sur la même case ({ $count }) ; il en faut { $due } de chaque, un par case.
   *[other] { $count } × { word-environment } : il en faut { $due }.
}
refusal-map_mass = Le monde est en { $parts } morceaux.
refusal-map_zones = Terrains { word-environment } : { $zones } zones, et pas des tailles voulues.
refusal-map_pollution = Terrains { word-environment } : { $count } pollués ; il en faut un, dans la plus grande zone.
refusal-number = { $number } n’est pas un nombre possible pour ce terrain { word-environment }.
refusal-animal = L’animal « { word-animal } » n’est pas à prendre.
refusal-home = L’animal « { word-animal } » commence sur un terrain { word-environment }.
refusal-no_cube = Aucun cube sur une tuile « { word-animal } ».
refusal-step = Le pion ne peut pas aller là : un terrain adjacent à la fois.
refusal-eagle_returns = Pouvoir de l’animal « { word-animal } » : pas de retour au départ.
refusal-oryx_moves = Pouvoir de l’animal « { word-animal } » : sans déplacement.
refusal-no_terrain = Il n’y a pas de terrain à déplacer là.
refusal-polluted_terrain = Ce terrain { word-environment } est pollué : ni déplacé, ni recouvert.
refusal-beside = Cette case n’est pas adjacente.
refusal-bear_level = Le terrain resterait au niveau { $level } : l’ours doit le changer.
refusal-turtle_level = Pas de chemin d’une ou deux cases au niveau { $level }.
refusal-not_lost = Ce terrain { word-environment } n’est pas dans la défausse.
refusal-cut = Ce déplacement couperait le monde.
refusal-too_weak = { $seat } n’a rien à dépolluer ici, ou pas assez de force.
refusal-dice_count = Dés Terrain lus : { $count } ; lancés : { $due }.
refusal-wrong_face = Le dé Catastrophe dit : { word-face }.
refusal-wrong_terrain = Aucun dé restant ne désigne ce terrain.
refusal-immune = Ce terrain { word-environment } est déjà pollué : aucun dé ne le frappe.
refusal-struck_before = Ce terrain { word-environment } a déjà été frappé par ce lancer.
refusal-support = On n’empile que sur un terrain vierge adjacent.
refusal-dead_end = Frapper ce terrain { word-environment } rendrait un autre dé impossible.
refusal-no_totem_tile = { $source ->
    [pile] La pioche est vide.
    [nothing] Il reste des tuiles : il faut en prendre une.
   *[tile] Cette tuile n’est pas dans la défausse.
}
refusal-impossible_tile = La tuile « { word-animal } » à { word-strokes } ne peut pas être dans la pioche.
refusal-no_place = Pas de place libre pour la tuile « { word-animal } » à { word-strokes } : remplacer ou défausser.
refusal-no_outer_tile = Il n’y a pas de tuile à enlever à la place { $place }.
refusal-wrong_place = Une tuile à { word-strokes } ne va pas à la place { $place }.
refusal-panther_new = La tuile prise (« { word-animal } », { word-strokes }) doit rester : défausses-en une autre.
refusal-refill = Cubes à placer : { $cubes }, un par tuile ; places nommées : { $count }.

## Décisions

verdict-bear = { $seat } (ours) : { word-environment } au niveau { $level }.
verdict-turtle = { $seat } (tortue) : { word-environment } glisse au niveau { $level }.
verdict-bat = { $seat } (chauve-souris) : { word-environment } revient au niveau { $level }.
verdict-oryx = { $seat } (oryx) : force { $power } pour cette action.
verdict-dice_taken = { $seat } prend les dés ({ word-dice }) : la table attend.
verdict-paid_general = Un cube de la réserve générale est détruit ; il en reste { $left }.
verdict-paid_own = Un cube de la réserve de { $seat } est détruit ; il en reste { $left }.
verdict-polluted = { word-a-terrain } est pollué.
verdict-stacked = { word-a-terrain } s’empile au niveau { $level }.
verdict-destroyed = Destruction : { word-lost } à la défausse.
verdict-cleaned = { $seats } : { word-environment } dépollué, force { $power } contre { $number }.
verdict-zone = Zone entièrement polluée : { word-lost } à la défausse.
verdict-cut_off = Coupé du monde : { word-lost } à la défausse.
verdict-fled = Le pion de { $seat } se sauve.
verdict-complete = Totem complet : { $seat } ({ word-animal }) a tous les pouvoirs.
verdict-clock = Chrono { $clock } lancé : { word-dice } pour tous.
verdict-restored = Le monde a retrouvé sa forme : tous gagnent !
verdict-environment_gone = Plus aucun terrain { word-environment } : la partie est perdue.
verdict-no_cubes = Plus de cube à détruire : la partie est perdue.
verdict-impossible = Aucun choix n’applique tous les dés : la partie est perdue.
verdict-time_up = Le dernier chrono est fini : la partie est perdue.

## Réglages

option-goal = La forme du monde à reconstituer.
option-goal-first = Première partie : chaque environnement en une zone, vierge et désempilé
option-goal-strates = Par strates : six lignes dans l’ordre ciel, forêt, océan, désert, montagne, caverne
option-goal-himalaya = Himalaya : les montagnes empilées au centre
option-goal-volcan = Volcan : deux lignes en cercle
option-goal-fleur = Fleur : des rosaces autour des ciels
option-chance = Qui pose le monde, lance les dés et pioche.
option-chance-box = La boîte
option-chance-table = La table, avec le vrai matériel ; les téléphones disent le résultat
option-map_by = Qui pose le monde et retourne les terrains.
option-map_by-chance = Comme pour « qui pose, lance et pioche »
option-map_by-box = La boîte
option-map_by-table = La table, avec les vrais terrains
option-dice_by = Qui lance les dés.
option-dice_by-chance = Comme pour « qui pose, lance et pioche »
option-dice_by-box = La boîte
option-dice_by-table = La table, avec les vrais dés
option-tiles_by = Qui pioche les tuiles totem.
option-tiles_by-chance = Comme pour « qui pose, lance et pioche »
option-tiles_by-box = La boîte
option-tiles_by-table = La table, dans la vraie pioche
option-first_game = La première partie : 24 terrains, sans panthère ni oryx, neuf cubes chacun.
option-enfer = Enfer : chaque tuile Totem n’a que la place de ses traits.
option-chrono = Jouer contre le chrono.
option-chrono-off = Sans chrono
option-chrono-gentle = Gentil : deux chronos à partir de 4 tuiles
option-chrono-nasty = Méchant : trois chronos dès le début
option-gentle_minutes = Minutes de chaque chrono gentil.
option-nasty_minutes = Minutes de chaque chrono méchant.
option-himalaya = La figure de l’Himalaya.
option-himalaya-belts = Ceintures autour du sommet
option-himalaya-wedges = Cinq quartiers
option-himalaya-mandala = Mandala à six branches
option-lost_tiles = Ce que deviennent pour le but les terrains perdus.
option-lost_tiles-needed = Tous les terrains doivent être en place
option-lost_tiles-forgiven = Il suffit que ceux qui restent soient en place
option-numbers = Les nombres des terrains vierges.
option-numbers-hidden = Cachés jusqu’à ce qu’on retourne le terrain
option-numbers-open = Tous connus d’avance
option-solo_cap = Seul, aucun nombre ne dépasse ce qu’on peut atteindre.
option-cleaning = Comment on dépollue.
option-cleaning-automatic = De soi-même, dès que la force suffit
option-cleaning-voluntary = Quand un joueur le demande
option-clean_on_growth = Un terrain est aussi dépollué quand la force grandit sur place.
option-oryx = Le pouvoir de l’oryx.
option-oryx-standing = Sur place
option-oryx-with_move = Aussi avec un déplacement d’une case
option-oryx_together = Plusieurs oryx à la suite sur un même terrain s’ajoutent.
option-eagle_returns = L’aigle peut revenir à son point de départ.
option-panther_new = La panthère peut défausser la tuile qu’elle vient de prendre.
option-cuts = Les actions qui coupent le monde.
option-cuts-legal = Permises ; la plus petite partie est détruite
option-cuts-refused = Refusées
option-zones = Ce qui fait une zone.
option-zones-any_height = Dessus du même environnement, à toute hauteur
option-zones-same_height = Dessus du même environnement à la même hauteur
option-buried = Les terrains recouverts.
option-buried-in_play = Comptent comme en jeu
option-buried-out = Ne comptent pas tant qu’ils sont recouverts
option-victim_again = Un lancer peut frapper deux fois le même terrain s’il est redevenu vierge.
option-roll_cost = Quelle réserve paie le lancer.
option-roll_cost-general_first = La réserve générale d’abord
option-roll_cost-choice = Au choix de qui lance
option-dice_count = Si la tuile centrale compte pour le nombre de dés.
option-dice_count-with_centre = Elle compte
option-dice_count-without_centre = Elle ne compte pas
option-dice_never_drop = Le nombre de dés ne baisse plus quand des tuiles partent.
option-refill = Comment on remet des cubes.
option-refill-fill_up = Un sur chaque tuile qui n’en a pas
option-refill-one_more = Un de plus sur chaque tuile
option-shed_cube = Le cube d’une tuile dont on se défait.
option-shed_cube-reserve = Revient dans sa réserve
option-shed_cube-box = Est perdu
option-start_polluted = Un pion peut commencer sur un terrain pollué.

## Les réglages tout faits

preset-first-about = Un monde plus petit et l’objectif le plus simple, à quatre au plus.
preset-printed-about = Le monde entier, avec l’objectif Strates et sans chrono.
preset-tournament-about = L’objectif Himalaya contre le chrono méchant.

## Tuiles imprimées

piece-terrain = Terrain { word-environment } { $number }
piece-totem = Totem { word-animal } : { $strokes ->
    [0] centre
   *[other] { word-strokes }
}
