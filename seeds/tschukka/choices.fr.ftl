### Les éléments des coups, sur les écrans de la boîte.

choices-none = rien
choices-person = { $letter ->
    [g] Fille
    [b] Garçon
    [w] Jeune femme
    [m] Jeune homme
    [W] Femme mûre
    [M] Homme mûr
    [e] Ancien
   *[other] { $letter }
}
choices-people = { $letter ->
    [g] { $count ->
        [one] { $count } fille
       *[other] { $count } filles
    }
    [b] { $count ->
        [one] { $count } garçon
       *[other] { $count } garçons
    }
    [w] { $count ->
        [one] { $count } jeune femme
       *[other] { $count } jeunes femmes
    }
    [m] { $count ->
        [one] { $count } jeune homme
       *[other] { $count } jeunes hommes
    }
    [W] { $count ->
        [one] { $count } femme
       *[other] { $count } femmes
    }
    [M] { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    }
    [e] { $count ->
        [one] { $count } ancien
       *[other] { $count } anciens
    }
   *[none] personne
}
choices-way-now = comme maintenant
choices-way-by_hut = hutte par hutte …
choices-way-usual = les façons habituelles …
choices-enough = c’est tout
