### Textes des pages de coups_bas sur les téléphones et sur la boîte virtuelle.

## Ce qui se passe
coups_bas-now-deal = On distribue les cartes
    .hint = Cinq cartes chacun.
coups_bas-now-first = Qui commence ?
    .hint = Touche un nom, ici ou sur la boîte.
coups_bas-first = { $name } commence
coups_bas-now-stop = On s’arrête là ?
    .hint = Tous doivent être d’accord ; sinon on continue.
coups_bas-now-stop-me = On s’arrête là ?
    .hint = Les plus hauts scores seraient champions.
coups_bas-end-here = S’arrêter là
coups_bas-play-on = Continuer
coups_bas-break = La manche suivante commence dans un instant.
coups_bas-host-ask = { $name } demande à s’arrêter là
coups_bas-host-agree = D’accord pour s’arrêter : { $name }
coups_bas-host-on = { $name } continue
coups_bas-now-action = Au tour de { $names }
    .hint = Jouer une carte, en piocher deux ou en défausser une.
coups_bas-now-action-me = À toi !
    .hint = Joue une carte, pioches-en deux ou défausses-en une.
coups_bas-now-again-action = { $names } rejoue
    .hint = Jouer une carte, en piocher deux ou en défausser une.
coups_bas-now-again-action-me = Encore à toi !
    .hint = Joue une carte, pioches-en deux ou défausses-en une.
coups_bas-now-again-card = { $names } peut jouer une carte de plus
    .hint = Une carte de plus, ou rien.
coups_bas-now-again-card-me = Tu peux jouer une carte de plus
    .hint = Joue-la, ou termine ton tour.
coups_bas-now-misstep = { $names } joue { $card }
    .hint = Un autre peut encore répondre par { $answer }
coups_bas-now-misstep-me = { $names } joue { $card }
    .hint = Tu peux répondre par { $answer }
coups_bas-now-arrive = { $count ->
    [one] { $names } gagne la manche
   *[other] { $names } gagnent la manche
}
    .hint = Sauf si quelqu’un joue { $answer }
coups_bas-now-arrive-me = { $count ->
    [one] { $names } gagne la manche
   *[other] { $names } gagnent la manche
}
    .hint = { $answer } te ferait gagner aussi.
coups_bas-now-pressed = Ton appui est noté
    .hint = Si tu es le premier, tu pourras répondre.
coups_bas-now-answer = { $names } a le droit de répondre
    .hint = { $answer } ou rien ?
coups_bas-now-answer-me = Tu as le droit de répondre
    .hint = Joue { $answer } ou laisse passer.
coups_bas-now-steal = Le loup vole au hasard
    .hint = Deux cartes passent dans la main de { $names }.
coups_bas-now-lynx = Le lynx de { $names }
    .hint = Regardera-t-il trois cartes ?
coups_bas-now-lynx-me = Ton lynx guette
    .hint = Fin de ton tour : tu peux regarder trois cartes.
coups_bas-now-shed = { $names } choisit avec le lynx
    .hint = { $looking } cartes en main, une seule reste.
coups_bas-now-shed-me = Garde une carte
    .hint = { $looking } cartes du lynx : une seule reste.
coups_bas-now-over = La partie est finie

## Les cartes
coups_bas-card-unseen = une carte
coups_bas-card-h1 = Tête de coyote
    .short = Coyote
    .effect = En arrivant : échange ton totem avec un autre.
coups_bas-card-h2 = Tête d’aigle
    .short = Aigle
    .effect = Au sommet : on ne te vole aucun étage.
coups_bas-card-h3 = Tête de loup
    .short = Loup
    .effect = En arrivant : vole 2 cartes au hasard.
coups_bas-card-h4 = Tête de corbeau
    .short = Corbeau
    .effect = En arrivant : échange ta main avec un autre.
coups_bas-card-h5 = Tête de lynx
    .short = Lynx
    .effect = Au sommet, fin de tour : vois 3, garde 1.
coups_bas-card-h6 = Tête de tortue
    .short = Tortue
    .effect = Au sommet : on ne te détruit aucun étage.
coups_bas-card-h7 = Tête d’ours
    .short = Ours
    .effect = En arrivant : détruit un sommet adverse.
coups_bas-card-l1 = On arrive !
    .effect = Quand un autre gagne : tu gagnes aussi.
coups_bas-card-l2 = Et Paf !
    .effect = Détruit le sommet d’un totem.
coups_bas-card-l3 = Esprit farceur !
    .effect = Chacun passe son totem à gauche.
coups_bas-card-l4 = Bison dingo !
    .effect = Détruit les 2 étages du haut d’un totem.
coups_bas-card-l5 = Faux pas !
    .effect = Annule une carte d’un autre, puis rejoue.
coups_bas-card-l6 = Pillage !
    .effect = Prends un sommet en main ; petit totem : rejoue.
coups_bas-card-l7 = Cadeau !
    .effect = Déplace un sommet chez un adversaire, pioche 1.
coups_bas-card-l8 = Eau de feu !
    .effect = Pioche 2 cartes, puis rejoue.
coups_bas-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
coups_bas-hand = { $count ->
    [0] Ta main est vide
    [one] Ta main : une carte
   *[other] Ta main : { $count } cartes
}
coups_bas-hand-real = Tes cartes sont sur la table : la boîte ne fait que les compter.

## Les totems
coups_bas-totems = Les totems
coups_bas-you = Toi
coups_bas-empty = rien
coups_bas-guard-steal = anti-vol
coups_bas-guard-destroy = anti-casse
coups_bas-totem-of = { $name } : { $count ->
    [0] aucun étage
    [one] un étage
   *[other] { $count } étages
}, au sommet { $top }{ $guard ->
    [steal] , protégé du vol
    [destroy] , protégé de la destruction
   *[none] { "" }
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
coups_bas-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
coups_bas-passed = laisse passer
coups_bas-with = avec { $name }
coups_bas-target = ici ?
coups_bas-picked = { $step ->
    [1] choisi ✓
   *[other] reçoit ✓
}
coups_bas-pile = { $count ->
    [0] Pioche vide
   *[other] Pioche : { $count }
}
coups_bas-discards = Défausse : { $count }
coups_bas-discards-last = À cette table, on ne regarde que la dernière carte.
coups_bas-chain = Cartes en train d’être jouées

## Mon tour
coups_bas-turn-how = Touche une carte pour la jouer, ou pioche.
coups_bas-turn-play = Touche une carte pour la jouer.
coups_bas-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher deux cartes
}
coups_bas-stop = Terminer mon tour
coups_bas-pick-card = Quelle carte joues-tu ?
coups_bas-pick-title = Quelle carte quitte ta main ?
coups_bas-play = { $count ->
    [0] Jouer { $card }
   *[other] { $card } → { $names }
}
coups_bas-play-plain = Sans pouvoir
coups_bas-discard = Défausser
coups_bas-cancel = Reposer
coups_bas-targets = Cibles possibles
coups_bas-ask-none = { $card } ne peut pas être jouée maintenant.
coups_bas-ask-h1 = Avec qui échanger ton totem ?
coups_bas-ask-h3 = À qui voler deux cartes ?
coups_bas-ask-h4 = Avec qui échanger ta main ?
coups_bas-ask-h7 = Quel sommet détruire ?
coups_bas-ask-l2 = Quel sommet détruire ?
coups_bas-ask-l4 = À quel totem ôter deux étages ?
coups_bas-ask-l6 = Quel sommet prendre ?
coups_bas-ask-l7 = Quel totem perd son sommet ?
coups_bas-ask-l7-to = Quel totem reçoit cette tête ?

## Répondre
coups_bas-press = Ton bouton d’arcade prend la parole
coups_bas-pressed = C’est noté
coups_bas-press-yes = Tu tiens { $card } Le premier bouton pressé peut répondre ; le téléphone ne le peut pas.
coups_bas-press-no = Tu n’as pas { $card } Laisse passer, ou fais semblant d’hésiter.
coups_bas-press-real = Si tu tiens { $card }, presse le premier ; le téléphone ne le peut pas.
coups_bas-close = Personne ne répond
coups_bas-close-how = Les autres ont encore un court instant pour appuyer. Sans ce geste, le temps décide.
coups_bas-closing = Dernier moment pour appuyer !
coups_bas-pass = Laisser passer
coups_bas-answer-how = Ton bouton était le premier.
coups_bas-answer = Jouer { $card }
coups_bas-withdraw = Laisser passer

## Le lynx
coups_bas-lynx-how = Trois cartes à regarder, une seule à garder.
coups_bas-look = Regarder trois cartes
coups_bas-leave = Ne pas regarder
coups_bas-keep = Laquelle gardes-tu ?
coups_bas-keep-done = Garder { $card }
coups_bas-shed-rest = Défausse : { $cards }
coups_bas-shed-real = { $count ->
    [one] Quelle carte défausses-tu ?
   *[other] Quelles { $count } cartes défausses-tu ?
}
coups_bas-shed-done = { $count ->
    [one] Défausser cette carte
   *[other] Défausser ces { $count } cartes
}

## Les points et la fin
coups_bas-track = { $rounds ->
    [0] Manche { $round } · jusqu’à { $target } points
   *[other] Manche { $round } sur { $rounds }
}
coups_bas-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coups_bas-hands = Par manche : { $scores }
coups_bas-end-me = { $count ->
    [one] Tu gagnes la partie !
   *[other] Victoire partagée : { $names } !
}
coups_bas-end-other = { $count ->
    [one] { $names } gagne la partie !
   *[other] Victoire partagée : { $names } !
}
coups_bas-end-team-me = Ton équipe gagne la partie !
coups_bas-end-team-other = { $names } gagnent la partie !
coups_bas-end-nobody = Personne ne gagne

## Le moment : le verdict en plein écran, à qui il concerne
coups_bas-moment-won = Manche gagnée !
coups_bas-moment-countered = Faux pas réussi !
coups_bas-moment-cancelled = Carte annulée !
coups_bas-moment-hit = Touché !
coups_bas-moment-taken = Étage pris !
coups_bas-moment-gift = Cadeau !
coups_bas-moment-swapped = Échange !
coups_bas-moment-stolen = Au voleur !
coups_bas-moment-slow = Trop tard !
coups_bas-moment-floors-less = { $count ->
    [one] −{ $count } étage
   *[other] −{ $count } étages
}
coups_bas-moment-floors-more = { $count ->
    [one] +{ $count } étage
   *[other] +{ $count } étages
}
coups_bas-moment-cards-less = { $count ->
    [one] −{ $count } carte
   *[other] −{ $count } cartes
}
coups_bas-round-over = Manche { $round }

## L'hôte
coups_bas-host-enter = Saisir pour { $name }
coups_bas-host-close = { $name } : personne ne répond
coups_bas-host-pass = { $name } laisse passer
coups_bas-host-secret = La main de { $name } ne se voit que sur un téléphone. Ici, on saisit ce qui n’en trahit aucune carte. Un autre téléphone peut reprendre la place ; son bouton d’arcade le confirme.
coups_bas-host-phone = Seul le téléphone de { $name } peut continuer. Un autre téléphone peut reprendre la place ; son bouton d’arcade le confirme.
coups_bas-options-course = Déroulement
coups_bas-options-answers = Réponses
coups_bas-options-cards = Pouvoirs des cartes
coups_bas-options-ends = Fin d’une manche
