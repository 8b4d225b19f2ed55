statistics-title = Statistiques
statistics-range = Quelles parties comptent
statistics-range-18 = Ce soir
statistics-range-168 = Semaine
statistics-range-8760 = Saison
statistics-range-99999 = Toutes
statistics-loading = On compte…
statistics-failed = La boîte ne répond pas. Réessaie dans un instant.
statistics-again = Réessayer
statistics-empty = Rien n’a encore été joué pendant ce temps.
statistics-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
statistics-practice = { $count ->
    [one] { $count } partie d’entraînement ne compte pas.
   *[other] { $count } parties d’entraînement ne comptent pas.
}
statistics-pending = { $count ->
    [one] La boîte compte encore { $count } partie plus ancienne.
   *[other] La boîte compte encore { $count } parties plus anciennes.
}
statistics-nobody = sans nom
statistics-bots = Bots
statistics-bot-at = Bot (place { $seat })
statistics-level = { $level ->
    [easy] Bots faciles
    [medium] Bots moyens
    [strong] Bots forts
   *[other] Bots « { $level } »
}
statistics-reactions = Temps de réaction
statistics-reactions-note = De la carte visible, ou de la fenêtre ouverte, jusqu’au bouton : chaque point est un appui, la boîte contient la moitié du milieu, le trait épais est la médiane.
statistics-median = { $ms } ms
statistics-presses = { $count ->
    [one] { $count } appui
   *[other] { $count } appuis
}
statistics-wins = Parties gagnées
statistics-wrong = Saisies à tort
statistics-totem = La croissance des totems
statistics-terrain = Les terrains restants
statistics-course-note = Chaque ligne est une place ; elle va du premier coup au dernier.
statistics-terrain-note = Les tuiles encore sur la carte, du premier coup au dernier.
statistics-match = { $game }, { $time }
statistics-match-undated = { $game }, date inconnue
statistics-seat = Place { $seat }
statistics-csv = Tous les nombres en CSV
statistics-png = Image
statistics-png-of = Image de « { $chart } »
statistics-axis-ms = ms
statistics-axis-moves = coup
statistics-reaction-label = { $name } : médiane { $median } ms sur { $count } appuis, le plus rapide { $fastest } ms
statistics-bar-label = { $name } : { $count }
statistics-share-label = { $name } : { $count } sur { $matches }
statistics-course-label = { $name } : { $last } à la fin, { $most } au plus
