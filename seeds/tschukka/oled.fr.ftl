### Short texts of tschukka's OLED screens: 128 px hold about 21 letters, a spell's name about 12.

oled-family = { $family ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
   *[other] { $family }
}
oled-hut = { $family } { $hut }
oled-camp = À loger :
oled-extinct = ÉTEINTE
oled-cast = { $family } → { $hut }
oled-phase-first = Qui commence ?
oled-phase-housing = Logement
oled-phase-choosing = Choix des sorts
oled-phase-placing = Pose des sorts
oled-phase-writing = Sorts écrits
oled-phase-births = Naissances
oled-phase-throwing = Lancer
oled-phase-hunt = Chasse
oled-phase-meal = Repas
oled-phase-starving = Faim : -{ $missing }
oled-phase-noting = Faim : -{ $missing }
oled-phase-illness = Maladie
oled-phase-ageing = Vieillesse
oled-phase-youth = Jeunesse
oled-phase-census = Totem
oled-phase-over = Fin
oled-report-housing = 1 Logement
oled-report-magic = 2 Magie
oled-report-births = 3 Naissances
oled-report-hunt = 4 Chasse
oled-report-meal = 5 Repas
oled-report-illness = 6 Maladie
oled-report-ageing = 7 Vieillesse
oled-report-census = 8 Totem
oled-act-housing = Loge ta famille
oled-act-choosing = Choisis tes sorts
oled-act-placing = Pose un sort
oled-act-writing = Écris tes sorts
oled-act-births = Révèle, ou prêt
oled-act-throwing = Lance les pions
oled-act-hunt = Révèle, ou prêt
oled-act-starving = Faim : ôtes-en { $missing }
oled-act-noting = Note une victime
oled-act-illness = Révèle, ou prêt
oled-act-ageing = Révèle, ou prêt
oled-act-youth = Qui reste jeune ?
oled-call = { $family } : { $act }
oled-won = { $families } gagne !
oled-nobody = Personne ne gagne
oled-you-won = GAGNÉ !
oled-you-lost = Perdu
oled-spell = { $spell ->
    [girls] Filles
    [boys] Garçons
    [twins] Jumeaux
    [barren] Stérilité
    [plenty] Abondance
    [famine] Famine
    [illness] Maladie
    [major_cure] Soin majeur
    [minor_cure] Soin mineur
    [youth] Jeunesse
   *[other] { $spell }
}
oled-effect = { $spell ->
    [girls] Il ne naît que des filles
    [boys] Il ne naît que des garçons
    [twins] Deux enfants par femme
    [barren] Aucun enfant ne naît
    [plenty] Chasseurs comptés double
    [famine] Chasseurs comptés zéro
    [illness] Tous meurent
    [major_cure] Tous sont protégés
    [minor_cure] Adultes protégés
    [youth] L’un d’eux ne vieillit pas
   *[other] { $spell }
}
oled-fate-cancelled = ANNULÉ
oled-fate-cured = SOIGNÉ : tous vivent
oled-fate-eased = Seuls les enfants meurent
oled-kind-girl = { $count ->
    [one] fille
   *[other] filles
}
oled-kind-boy = { $count ->
    [one] garçon
   *[other] garçons
}
oled-kind-young_woman = { $count ->
    [one] femme
   *[other] femmes
}
oled-kind-young_man = { $count ->
    [one] homme
   *[other] hommes
}
oled-kind-woman = { $count ->
    [one] femme
   *[other] femmes
}
oled-kind-man = { $count ->
    [one] homme
   *[other] hommes
}
oled-kind-elder = { $count ->
    [one] ancien
   *[other] anciens
}
oled-kind-bird = { $count ->
    [one] oiseau
   *[other] oiseaux
}
oled-kind-piece = { $count ->
    [one] pièce
   *[other] pièces
}
