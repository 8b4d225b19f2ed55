### La page de téléphone de totemix en français. Les personnes arrivent comme noms, les nombres comme nombres.

totemix-environment = { $environment ->
    [sky] Ciel
    [forest] Forêt
    [ocean] Océan
    [desert] Désert
    [mountain] Montagne
   *[cavern] Caverne
}
totemix-animal = { $animal ->
    [eagle] Aigle
    [panther] Panthère
    [turtle] Tortue
    [oryx] Oryx
    [bear] Ours
   *[bat] Chauve-souris
}
totemix-totem-tile = { $strokes ->
    [0] { $animal }, centre
   *[other] { $animal } { $strokes }
}
totemix-from-pile = De la pioche
totemix-from-nothing = Il n’y en a plus
totemix-cell = { $environment } en { $q }, { $r }{ $height ->
    [1] { "" }
   *[other] , hauteur { $height }
}{ $polluted ->
    [yes] { $needs ->
        [0] , pollué
       *[other] , pollué : il faut { $needs }
    }
   *[no] { "" }
}{ $pawns ->
    [0] { "" }
   *[other] , ici : { $names }
}
totemix-cell-empty = Place vide en { $q }, { $r }
totemix-map = La carte
totemix-zoom = Taille de la carte
totemix-zoom-in = Agrandir
totemix-zoom-out = Réduire

totemix-now-map-me = Pose la carte et saisis-la
totemix-now-map-other = La carte se pose
totemix-now-animals-me = Choisis ton animal
    .hint = Puis touche un de ses terrains pour ton pion.
totemix-now-animals-other = { $names } : choix de l’animal
totemix-now-number-me = Quel nombre est inscrit ?
    .hint = Saisis ce que montrent les terrains retournés.
totemix-now-number-other = Un terrain est retourné…
totemix-now-keep-me = La carte est coupée : quelle partie reste ?
totemix-now-keep-other = { $names } décide quelle partie reste
totemix-now-flee-me = Ton pion a perdu son terrain
    .hint = Touche où il va.
totemix-now-flee-other = { $count ->
    [one] { $names } doit fuir
   *[other] { $names } doivent fuir
}
totemix-now-draw-me = Quelle tuile as-tu piochée ?
totemix-now-draw-other = { $names } pioche une tuile Totem
totemix-now-pay-me = Paie le lancer
totemix-now-pay-other = { $names } paie le lancer
totemix-now-dice-me = Lance, puis saisis les dés
totemix-now-dice-other = { $names } lance les dés
    .hint = Personne d’autre ne joue.
totemix-now-victim-me = Choisis ce qui est frappé
    .hint = Dé par dé ; personne d’autre ne joue.
totemix-now-victim-other = { $names } choisit ce qui est frappé
    .hint = Personne d’autre ne joue.
totemix-now-free = Chacun joue à son rythme
totemix-now-free-act = Joue quand tu veux
    .hint = Ou appuie sur ton bouton pour prendre les dés.
totemix-now-free-roll = Plus de cube sur tes tuiles
    .hint = Appuie sur ton bouton pour prendre les dés.
totemix-now-free-broke = Plus rien à faire, et pas de cube pour les dés
    .hint = Attends les autres.
totemix-now-stage-take = Prends une tuile Totem
totemix-now-stage-add = Ajouter la tuile, échanger ou défausser ?
totemix-now-stage-swap = Quelle tuile part ?
totemix-now-stage-refill = Trop peu de cubes : quelles tuiles en reçoivent ?
totemix-now-nothing-other = La partie est finie
totemix-end-won = Le monde est restauré !
totemix-end-lost = Le monde est perdu

totemix-goal = { $goal ->
    [first] But : chaque environnement réuni
    [strates] But : les Strates
    [himalaya] But : l’Himalaya
    [volcan] But : le Volcan
   *[fleur] But : la Fleur
}
totemix-distance = { $distance ->
    [0] Les { $total } en place
   *[other] { $distance } sur { $total } pas en place
}
totemix-overlay = Voir le but
totemix-face-pollution = Pollution
totemix-face-stacking = Empilement
totemix-face-destruction = Destruction
totemix-roll-left = Dés de { $name }
totemix-chrono = Chrono
totemix-clock = Chrono { $clock } sur { $clocks }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
totemix-clock-waits = Le chrono 1 sur { $clocks } n’a pas commencé

totemix-tools = Que faire
totemix-chips = Choisir
totemix-cancel = Annuler
totemix-tool-choose = Choisir
totemix-tool-pollute = Polluer
totemix-tool-stack = Empiler
totemix-tool-destroy = Détruire
totemix-tool-keep = Garder
totemix-tool-flee = Fuir
totemix-tool-pay = Payer
totemix-tool-take = Prendre une tuile
totemix-tool-add = Ajouter
totemix-tool-swap = Échanger
totemix-tool-drop = Défausser
totemix-tool-refill = Cubes
totemix-tool-step = Un pas
totemix-tool-eagle = Voler
totemix-tool-bear = Empiler
totemix-tool-turtle = Glisser
totemix-tool-bat = Ramener
totemix-tool-oryx = Doubler
totemix-tool-panther = Échanger une tuile
totemix-tool-clean = Dépolluer
totemix-tool-shed = Rejeter
totemix-ask-choose = Quel animal ?
totemix-ask-choose-to = Où commence ton pion ?
totemix-ask-pollute = Quel terrain est pollué ?
totemix-ask-stack = Quel terrain est empilé ?
totemix-ask-stack-to = Sur lequel ?
totemix-ask-destroy = Quel terrain est détruit ?
totemix-ask-keep = Quelle partie reste ?
totemix-ask-flee = Où va ton pion ?
totemix-ask-pay = Qui paie le cube ?
totemix-ask-take = Quelle tuile Totem ?
totemix-ask-swap = Quelle tuile part ?
totemix-ask-refill = Quelles tuiles reçoivent un cube ?
totemix-ask-step = Touche un terrain à côté de ton pion.
totemix-ask-step-to = Le cube de qui ?
totemix-ask-eagle = D’abord par-dessus quel terrain ?
totemix-ask-eagle-to = Et ensuite ?
totemix-ask-bear = Quel terrain ?
totemix-ask-bear-to = Vers le haut ou le bas, où ?
totemix-ask-turtle = Quel terrain ?
totemix-ask-turtle-to = Où le glisser ?
totemix-ask-bat = Quel terrain perdu ?
totemix-ask-bat-to = Où, à côté de ton pion ?
totemix-ask-panther = Quelle tuile Totem ?
totemix-ask-shed = Quelle tuile rejettes-tu ?
totemix-ask-oryx = Où doubler ta force ?
totemix-pay-general = Réserve générale
totemix-pay-own = Ma réserve
totemix-place = { $tile } (place { $place })
totemix-places = Places { $places }
totemix-roll-hint = Ton bouton prend { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
totemix-roll-broke = Pas de cube pour payer les dés.
totemix-fatal = Ce coup ferait perdre la partie tout de suite.
totemix-fatal-sure = Le faire quand même

totemix-part = { $tile }{ $cubes ->
    [0] { "" }
   *[other] , avec un cube
}
totemix-part-empty = Place vide
totemix-power = Force { $power }
totemix-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
totemix-reserve = { $count ->
    [one] { $count } cube en réserve
   *[other] { $count } cubes en réserve
}
totemix-dice = { $count ->
    [one] lance { $count } dé
   *[other] lance { $count } dés
}
totemix-complete = Totem complet : chaque cube peut tout
totemix-held = En main : { $tile }
totemix-about-eagle = Déplace son pion de deux terrains.
totemix-about-panther = Échange une tuile Totem.
totemix-about-turtle = Glisse un terrain à son niveau.
totemix-about-oryx = Double sa force là où il est.
totemix-about-bear = Empile les terrains et les redescend.
totemix-about-bat = Ramène les terrains perdus.
totemix-team = Tout le monde
totemix-team-facts = force { $power } · { $actions } act. · { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
}
totemix-general = Réserve générale
totemix-pile = Tuiles Totem à piocher
totemix-discard = Tuiles défaussées
totemix-lost = Terrains perdus

totemix-enter-map = { $laid } sur { $all }. Touche une place : une fois pour le terrain, deux fois pour sa face polluée, trois fois pour rien.
totemix-enter-polluted = Un terrain de chaque environnement, dans sa plus grande zone, commence pollué : touche-le encore une fois. Reste à faire : { $environment }.
totemix-enter-undo = Annuler
totemix-enter-terrains = Terrains
totemix-enter-number = Que montrent les terrains retournés ?
totemix-number-of = { $terrain } en { $q }, { $r }
totemix-enter-dice = { $count ->
    [one] La catastrophe et { $count } terrain
   *[other] La catastrophe et { $count } terrains
}
totemix-enter-face = Catastrophe
totemix-enter-out = Enlever { $terrain }
totemix-enter-missing = { $face ->
    [yes] { $dice ->
        [0] Il manque la catastrophe.
        [one] Il manque la catastrophe et { $dice } terrain.
       *[other] Il manque la catastrophe et { $dice } terrains.
    }
   *[no] { $dice ->
        [0] C’est tout.
        [one] Il manque { $dice } terrain.
       *[other] Il manque { $dice } terrains.
    }
}
totemix-only = Il n’y a que ça de possible. Fais-le sur le plateau, puis touche.
totemix-only-move = { $tool } : { $place } { $cells }
totemix-enter-done = C’est fait
totemix-enter-drawn = Quelle tuile a été piochée ?
totemix-host-enter = Saisir pour { $name }
totemix-host-chance = { $what ->
    [map] Saisir la carte
    [number] Saisir le nombre
    [dice] Saisir les dés
   *[draw] Saisir la tuile
}

totemix-options-pieces = Vrai matériel
totemix-options-clocks = Chronos
totemix-options-goals = Buts
totemix-options-powers = Pouvoirs et dépollution
totemix-options-terrain = Terrains
totemix-options-cubes = Cubes et dés
