### Textes de la salle : toutes les tables d’un courtier, et un tournoi par-dessus.

hall-title = Toutes les tables
hall-tables = Tables
hall-tournament = Tournoi
hall-view = Ce qu’on montre
hall-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
hall-playing = { $count } en jeu
hall-away = { $count ->
    [one] { $count } absente
   *[other] { $count } absentes
}
hall-none = Aucune table n’a encore été entendue sur ce courtier. Une boîte le rejoint par « hall.url » dans sa configuration.
hall-waiting = On cherche les tables…
hall-lost = Cette page a perdu la salle. Nouvel essai…
hall-deaf = La salle n’entend plus son courtier. Voici ce qu’elle a entendu en dernier.

## Une table
hall-online = présente
hall-silent = muette
hall-offline = absente
hall-idle = Pas de partie
hall-paused = En pause
hall-ended = Arrêtée sans résultat
hall-over = Terminée
hall-awaited = doit jouer
hall-winner = gagne
hall-resigned = a abandonné
hall-winners = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
}
hall-who-resigned = { $count ->
    [one] { $names } a abandonné
   *[other] { $names } ont abandonné
}
hall-bot = Bot (place { $seat })
hall-move = Coup { $number }
hall-health = État de la boîte
hall-up = allumée depuis { $time }
hall-minutes = { $count } min
hall-hours = { $count } h
hall-temperature = { $degrees } °C
hall-load = charge { $load }
hall-disk = { $free } Go libres
hall-version = version { $version }

## Le tournoi
hall-free-play = Jeu libre
hall-which = Tournoi
hall-game = Jeu
hall-all-games = Tous les jeux
hall-rank = Rang
hall-name = Nom
hall-matches = Parties
hall-wins = Victoires
hall-points = Points
hall-scheme = { $win } points par victoire, { $played } pour une partie jouée jusqu’au bout, aucun pour un abandon ; à points égaux, même rang. Les bots ne comptent pas.
hall-no-results = Aucune partie n’est encore finie.
hall-recent = Dernières parties
hall-sheet = Résultats en tableur
hall-results-away = Les résultats ne peuvent pas être lus pour l’instant : { $reason }
hall-round = Ronde { $number }
hall-method = Appariement
hall-method-swiss = Système suisse
hall-method-everybody = Toutes rondes
hall-bye = { $name } est exempt ; cela compte comme une victoire.
hall-organiser = Tirer une ronde
hall-players = Joueurs, un par ligne
hall-table-size = Joueurs par table
hall-draw = Tirer la ronde { $number }
hall-take-back = Annuler la ronde { $number }
hall-take-back-sure = Annuler vraiment la ronde { $number }
hall-print = Imprimer
