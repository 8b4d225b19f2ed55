### Textes des pages de tschukka, sur les téléphones et sur la boîte virtuelle.

## Noms
tschukka-family-red = Rouges
tschukka-family-green = Verts
tschukka-family-blue = Bleus
tschukka-family-yellow = Jaunes
tschukka-family-red-letter = R
tschukka-family-green-letter = V
tschukka-family-blue-letter = B
tschukka-family-yellow-letter = J
tschukka-hut = Hutte { $hut }
tschukka-hut-of = { $family } { $hut }
tschukka-outside = Dehors
tschukka-kind-girl = Fille
tschukka-kind-boy = Garçon
tschukka-kind-young-woman = Jeune femme
tschukka-kind-young-man = Jeune homme
tschukka-kind-woman = Femme mûre
tschukka-kind-man = Homme mûr
tschukka-kind-elder = Ancien
tschukka-count-girl = { $count ->
    [one] { $count } fille
   *[other] { $count } filles
}
tschukka-count-boy = { $count ->
    [one] { $count } garçon
   *[other] { $count } garçons
}
tschukka-count-young-woman = { $count ->
    [one] { $count } jeune femme
   *[other] { $count } jeunes femmes
}
tschukka-count-young-man = { $count ->
    [one] { $count } jeune homme
   *[other] { $count } jeunes hommes
}
tschukka-count-woman = { $count ->
    [one] { $count } femme mûre
   *[other] { $count } femmes mûres
}
tschukka-count-man = { $count ->
    [one] { $count } homme mûr
   *[other] { $count } hommes mûrs
}
tschukka-count-elder = { $count ->
    [one] { $count } ancien
   *[other] { $count } anciens
}
tschukka-count-bird = { $count ->
    [one] { $count } oiseau
   *[other] { $count } oiseaux
}
tschukka-count-piece = { $count ->
    [one] { $count } pièce de totem
   *[other] { $count } pièces de totem
}

## Sorts
tschukka-spell-girls = Filles
    .hint = Il ne naît que des filles.
tschukka-spell-boys = Garçons
    .hint = Il ne naît que des garçons.
tschukka-spell-twins = Jumeaux
    .hint = Deux enfants par femme.
tschukka-spell-barren = Stérilité
    .hint = Aucune naissance ici.
tschukka-spell-plenty = Abondance
    .hint = Ses chasseurs comptent double.
tschukka-spell-famine = Famine
    .hint = Ses chasseurs ne comptent pas.
tschukka-spell-illness = Maladie
    .hint = Toute la hutte meurt.
tschukka-spell-major-cure = Soin majeur
    .hint = La maladie n’y touche personne.
tschukka-spell-minor-cure = Soin mineur
    .hint = La maladie n’y prend que les enfants.
tschukka-spell-youth = Jeunesse
    .hint = Une personne d’ici ne vieillit pas.
tschukka-spell-phase = Se dévoile en phase
tschukka-counter-hidden = Sort caché des { $family }
tschukka-counter-mine = { $spell }, face cachée, des { $family }
tschukka-counter-open = { $spell } des { $family }, dévoilé

## Phases
tschukka-phases = Phases du tour
tschukka-round = Tour { $round } · les { $family } d’abord
tschukka-yours = Toi : les { $family }
tschukka-round-short = tour { $round }
tschukka-phase-first = Début
tschukka-phase-housing = Logement
tschukka-phase-magic = Magie
tschukka-phase-choosing = Magie
tschukka-phase-placing = Magie
tschukka-phase-writing = Magie
tschukka-phase-births = Naissances
tschukka-phase-throwing = Naissances
tschukka-phase-hunt = Chasse
tschukka-phase-meal = Repas
tschukka-phase-starving = Repas
tschukka-phase-noting = Repas
tschukka-phase-illness = Maladie
tschukka-phase-ageing = Générations
tschukka-phase-youth = Générations
tschukka-phase-census = Totems
tschukka-phase-over = Fin

## Ce qui se passe
tschukka-now-first = Qui commence ?
    .hint = La boîte tire la première famille.
tschukka-now-housing = Les { $families } s’installent
    .hint = { $names } répartit sa famille dans trois huttes.
tschukka-now-housing-me = Loge ta famille
    .hint = Trois huttes, six personnes au plus dans chacune.
tschukka-now-choosing = Les { $families } choisissent leurs sorts
    .hint = { $names } décide en secret.
tschukka-now-choosing-me = Choisis tes sorts
    .hint = En secret : garde l’écran pour toi.
tschukka-now-placing = Les { $families } posent un sort
    .hint = { $names } le met face cachée sur une hutte.
tschukka-now-placing-me = Pose un sort
    .hint = Face cachée, sur n’importe quelle hutte.
tschukka-now-writing = { $families } : on écrit
    .hint = Chacun note en secret ses sorts et leurs huttes.
tschukka-now-writing-me = Remplis ta feuille
    .hint = Quel sort sur quelle hutte ? En secret.
tschukka-now-reveal = { $phase } : aux { $families } de dévoiler
    .hint = { $names } retourne des sorts, ou se dit prêt.
tschukka-now-reveal-me = { $phase } : dévoiler ou non
    .hint = Un sort qui reste caché est sans effet.
tschukka-now-throwing = Les { $families } : on lance les nouveau-nés
    .hint = On lance les pions ; leur propriétaire saisit filles et garçons, ou l’hôte.
tschukka-now-drawing = Des enfants naissent
tschukka-now-meal = Le village mange
tschukka-now-starving = Les { $hungry } ont faim
    .hint = { $names } désigne qui part.
tschukka-now-starving-me = Les { $hungry } ont faim
    .hint = Désigne qui part.
tschukka-now-noting = Les { $hungry } ont faim
    .hint = { $names } : on attend une note secrète.
tschukka-now-noting-me = Les { $hungry } ont faim
    .hint = Note en secret qui devrait partir.
tschukka-now-youth = Jeunesse sur { $hut }
    .hint = { $names } désigne qui ne vieillit pas.
tschukka-now-youth-me = Jeunesse sur { $hut }
    .hint = Désigne qui ne vieillit pas.
tschukka-now-census = On compte les familles
tschukka-now-over = La partie est finie

## Mes familles
tschukka-my-families = Mes familles
tschukka-your-turn = À toi
tschukka-you = Toi
tschukka-faces = Vues
tschukka-face-move = À jouer
tschukka-face-village = Village
tschukka-face-board = Plateau
tschukka-idle = Rien à faire pour les { $family }.
tschukka-later = Prépare-toi : tu valideras à ton tour.

## Phase 1
tschukka-housing = Les { $family } s’installent
tschukka-housing-how = Touche un nombre pour prendre une personne, puis sa nouvelle place.
tschukka-housing-held = { $kind } en main : touche sa nouvelle place, autant de fois que tu veux.
tschukka-housing-spread = Répartir
tschukka-housing-reset = Annuler
tschukka-housing-done = Emménager
tschukka-housing-full = { $hut } : { $count } personnes, six au plus.
tschukka-housing-outside = { $count ->
    [one] Une personne est encore sans hutte.
   *[other] { $count } personnes sont encore sans hutte.
}
tschukka-housing-discard = { $count ->
    [one] Dix-huit au plus : une personne doit encore partir.
   *[other] Dix-huit au plus : { $count } personnes doivent encore partir.
}
tschukka-cradles = Naissances

## Phase 2
tschukka-choosing = Sorts des { $family }
tschukka-choosing-how = { $allowance ->
    [0] Tu ne peux payer aucun sort ce tour-ci.
    [one] Tu peux payer un sort.
   *[other] Tu peux payer jusqu’à { $allowance } sorts.
}
tschukka-choosing-spent = { $allowance ->
    [0] Plus rien pour payer.
    [one] Un sort : tu ne peux pas en payer plus.
   *[other] { $allowance } sorts : tu ne peux pas en payer plus.
}
tschukka-purse = { $spells ->
    [0] Chaque pièce de totem paie un sort, puis chaque oiseau.
   *[other] { $free } par le totem, { $birds ->
        [0] aucun oiseau donné
        [one] { $birds } oiseau sacrifié
       *[other] { $birds } oiseaux sacrifiés
    }
}
tschukka-choose-done = { $count ->
    [0] Aucun sort
    [one] Un seul sort
   *[other] { $count } sorts
}{ $birds ->
    [0] { "" }
    [one] { " " }· −1 oiseau
   *[other] { " " }· −{ $birds } oiseaux
}
tschukka-placing = Sorts des { $family }
tschukka-placing-where = Sur quelle hutte ?
tschukka-placing-how = Touche un sort, puis une hutte.
tschukka-place = Poser le sort
tschukka-place-done = { $spell } sur { $hut }
tschukka-pass = Passer : plus de sort
tschukka-targets = Huttes du village
tschukka-target = { $hut } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $counters ->
    [one] { $counters } sort
   *[other] { $counters } sorts
}
tschukka-sheet = Feuille des { $family }
tschukka-sheet-how = Touche un sort, puis sa hutte. Retouche-le pour l’enlever.
tschukka-sheet-done = { $count ->
    [0] Rendre une feuille vide
    [one] Rendre un sort
   *[other] Rendre { $count } sorts
}{ $birds ->
    [0] { "" }
    [one] { " " }· −1 oiseau
   *[other] { " " }· −{ $birds } oiseaux
}

## Dévoiler
tschukka-reveals = { $phase } : sorts des { $family }
tschukka-reveals-none = Aucun de tes sorts n’agit ici. Les autres n’en savent rien.
tschukka-reveals-together = Tes sorts s’ouvriront quand tous seront prêts : touche ceux à dévoiler.
tschukka-reveal = { $known ->
    [yes] Dévoiler { $spell } sur { $hut }
   *[no] Dévoiler { $spell }
}
tschukka-decline = Rien de plus
tschukka-ready = Prêt
tschukka-button-reveal = Ton bouton d’arcade dévoile { $spell }.
tschukka-button-ready = Ton bouton d’arcade dit aussi « prêt ».
tschukka-button-together = Ton bouton d’arcade dit « prêt » et dévoile tous tes sorts de cette phase.

## Naissances, repas, jeunesse
tschukka-recount = { $family } : le plateau est différent
tschukka-recount-title = { $family } : en vrai, c’est comme ça
tschukka-recount-how = Touche un nombre pour prendre une personne, puis la hutte où elle est, ou la ligne de l’autre sexe.
tschukka-recount-held = { $kind } en main : touche sa vraie place.
tschukka-recount-done = C’est comme ça
tschukka-births = Naissances des { $family }
tschukka-births-how = Combien de pions montrent une fille, combien un garçon ? Une touche par hutte.
tschukka-births-hut = { $hut } : { $count ->
    [one] un enfant
   *[other] { $count } enfants
}
tschukka-starving = { $missing ->
    [one] Une personne part encore
   *[other] { $missing } personnes partent encore
}
tschukka-starving-done = { $kind }, { $hut } : part
tschukka-noting = Qui notes-tu ?
tschukka-noting-done = Noter : { $kind }, { $hut }
tschukka-youth = Qui ne vieillit pas ?
tschukka-youth-done = { $kind }, { $hut } : reste jeune
tschukka-pick = Désigner quelqu’un
tschukka-pick-how = Touche une personne.
tschukka-pick-nobody = Personne

## Le village
tschukka-village = Le village
tschukka-first = Commence ce tour
tschukka-extinct = Cette famille s’est éteinte : une nouvelle arrive au prochain tour.
tschukka-camp = Devant les huttes :
tschukka-empty = vide
tschukka-to-place = { $count } à poser
tschukka-barred = pas de pièce ce tour
tschukka-number-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
tschukka-number-hunter = { $count ->
    [one] { $count } chasseur
   *[other] { $count } chasseurs
}
tschukka-number-bird = { $count ->
    [one] { $count } oiseau dans l’enclos
   *[other] { $count } oiseaux dans l’enclos
}
tschukka-number-piece = { $count ->
    [one] { $count } pièce de totem
   *[other] { $count } pièces de totem
}
tschukka-short = Il en manque { $count } sur la table : { $kind }. Prends les marqueurs « +3 » ou autre chose.
tschukka-short-children = enfants
tschukka-short-women = femmes
tschukka-short-men = hommes
tschukka-short-elders = anciens
tschukka-short-birds = oiseaux
tschukka-legend = Que veulent dire les signes ?
tschukka-legend-people = Membres de la famille
tschukka-legend-hunter = Chasseurs : cinq rapportent un oiseau
tschukka-legend-bird = Oiseaux : un seul nourrit cinq personnes
tschukka-legend-piece = Pièces de totem : six font gagner
tschukka-race = Les totems
tschukka-race-of = { $family } : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur 6

## Le vrai plateau
tschukka-reports = { $count ->
    [0] Plateau
   *[other] Plateau : { $count } à faire
}
tschukka-reports-none = Tout est fait.
tschukka-reports-done = Fait
tschukka-reports-all-done = Tout cocher
tschukka-reports-others = { $count ->
    [one] Une autre famille
   *[other] { $count } autres familles
}
tschukka-place-pen = Enclos
tschukka-place-pole = Totem
tschukka-do-add = ajouter
tschukka-do-remove = enlever
tschukka-do-turn-young-woman = retourner { $what } : l’âge mûr
tschukka-do-turn-young-man = retourner { $what } : l’âge mûr
tschukka-do-swap-girl = remplacer { $what } par { $count ->
    [one] une jeune femme
   *[other] des jeunes femmes
}
tschukka-do-swap-boy = remplacer { $what } par { $count ->
    [one] un jeune homme
   *[other] des jeunes hommes
}
tschukka-do-swap-woman = remplacer { $what } par { $count ->
    [one] un ancien
   *[other] des anciens
}
tschukka-do-swap-man = remplacer { $what } par { $count ->
    [one] un ancien
   *[other] des anciens
}
tschukka-cause-discard = au-delà de dix-huit
tschukka-cause-replacement = nouvelle famille
tschukka-cause-sacrifice = sacrifice
tschukka-cause-starvation = mort de faim
tschukka-cause-pen-cut = l’enclos en contient cinq
tschukka-cause-illness = maladie
tschukka-cause-elders-lost = dernier ancien perdu
tschukka-cause-consolation = consolation
tschukka-cause-extinction = famille éteinte

## La fin
tschukka-end-me = { $count ->
    [one] Tu gagnes avec les { $families } !
   *[other] Victoire partagée : { $names } !
}
tschukka-end-other = { $count ->
    [one] { $names } gagne avec les { $families } !
   *[other] Victoire partagée : { $names } !
}
tschukka-end-nobody = Personne ne gagne

## L'hôte
tschukka-host-enter = Saisir pour les { $family } ({ $name })
tschukka-host-title = Saisir pour les { $family }
tschukka-host-secret = C’est secret : seul { $name } devrait regarder cet écran maintenant.
tschukka-host-uncover = Personne d’autre ne regarde
tschukka-options-start = Début
tschukka-options-housing = Personnes et oiseaux
tschukka-options-magic = Sorts
tschukka-options-meal = Faim
tschukka-options-fate = Extinction et anciens
tschukka-options-totem = Totems et fin
