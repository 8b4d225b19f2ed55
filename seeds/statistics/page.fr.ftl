statistics-title = Statistiques
statistics-range = Quelles parties comptent
statistics-range-18 = Ce soir
statistics-range-168 = Cette semaine
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
statistics-seat = Place { $seat }
statistics-csv = Tous les nombres en CSV
statistics-png = Image
statistics-png-of = Image de « { $chart } »
statistics-axis-ms = ms
statistics-axis-moves = coup
statistics-reaction-label = { $name } : médiane { $median } ms sur { $count } appuis, le plus rapide { $fastest } ms
statistics-bar-label = { $name } : { $count }
statistics-course-label = { $name } : { $last } à la fin, { $most } au plus
