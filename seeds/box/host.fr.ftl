### Textes des pages de l’hôte : la boîte virtuelle, et son bureau sur un téléphone.

ui-box-referee = Écran de l’arbitre
ui-box-screen = Écran de { $name }
ui-box-button = Bouton d’arcade de { $name }
ui-box-lights = Lumières
ui-box-flip = Carte : bouton du milieu, pour retourner
ui-box-flip-word = CARTE
ui-box-space = espace
ui-box-joined = Un téléphone est là
ui-box-not-joined = Pas encore de téléphone
ui-box-real = Les mains appuient sur les vrais boutons. Ici on appuie sur ceux qui sont vifs : ceux qui manquent et, pour donner une place, celui qui est allumé.
ui-press-lost = Pas de connexion : cet appui n’est pas arrivé à la boîte.
ui-panel-no-key = Ouvre l’adresse que la boîte a affichée à son démarrage : elle porte la clé de cette page.
ui-panel-wrong-key = Cette clé ne va pas. Ouvre l’adresse affichée au dernier démarrage de la boîte.
ui-panel-silent = La boîte ne répond pas. Nouvel essai…
ui-address = Les téléphones ouvrent
ui-address-press = puis on appuie sur le bouton d’arcade de sa place.
ui-tv = Grand écran pour une télévision ou un projecteur
ui-new-match = Nouvelle partie
ui-game = Jeu
ui-who-plays = Qui joue
ui-seat-person = Une personne
ui-seat-plays = Joue
ui-seat-empty = Vide
ui-seat-out = Regarde
ui-players = { $low } à { $high } joueurs
ui-players-exactly = { $low } joueurs
ui-minutes = { $low }–{ $high } min
ui-minutes-exactly = { $low } min
ui-presets = Comment jouer
ui-preset-first = Première partie
ui-preset-printed = Règle imprimée
ui-preset-tournament = Tournoi
ui-too-few = { $game } demande au moins { $low } joueurs : occupe une place.
ui-too-many = { $game } a { $high } places : quelqu’un doit regarder.
ui-start-over-note = Une partie est en cours. Elle s’arrête ici, sans résultat.
ui-start-over = L’arrêter et lancer la nouvelle
ui-host-go-on = Le bot peut continuer
ui-level = { $level ->
    [easy] Bot facile
    [medium] Bot moyen
   *[strong] Bot fort
}
ui-box-keys = Les touches 1 à { $seats } remplacent les boutons d’arcade, la barre d’espace le bouton du milieu. Un seul clavier sert à toute la table.
ui-seats = Places
ui-release = Libérer la place
ui-release-sure = Faire partir { $name } ?
ui-start = Lancer la partie
ui-more-options = Toutes les options
ui-options-other = Autres
ui-no-games = La boîte ne propose encore aucun jeu.
ui-end = Arrêter la partie
ui-end-sure = Arrêter la partie maintenant ?
ui-end-note = Elle reste au journal, sans vainqueur.
ui-correct = Corriger
ui-correct-note = La table a raison et la boîte a tort ? Reviens au coup où c’est arrivé. La partie attend pendant ce temps.
ui-correct-none = Personne n’a encore rien fait qui puisse être corrigé.
ui-correct-back = Revenir ici
ui-correct-back-label = Revenir ici, avant : { $move }
ui-correct-taken = { $count ->
    [one] Ce coup est repris
   *[other] Ces { $count } coups sont repris
}
ui-correct-really = Que s’est-il vraiment passé ?
ui-correct-nothing = Rien : la table repart de là
ui-correct-hidden = Ce que les joueurs tiennent reste caché à cette page : reviens en arrière, et la personne rejoue.
ui-correct-preview = { $move ->
    [none] { $count ->
        [one] Un coup est repris, et la table repart de là.
       *[other] { $count } coups sont repris, et la table repart de là.
    }
   *[other] { $count ->
        [one] Un coup est repris. À la place : { $move }.
       *[other] { $count } coups sont repris. À la place : { $move }.
    }
} Tout le monde en est averti.
ui-correct-other = Un autre coup
ui-correct-typed = Écrire les coups
ui-correct-typed-note = Pour qui connaît la notation. Maintenant : coup { $number }. Les places se comptent à partir de 1.
ui-correct-no-seat = Aucune place de cette partie n’a ce numéro : « { $line } ». Les places se comptent à partir de 1.
ui-correct-to = Revenir au coup
ui-correct-moves = Puis, un par ligne, la place et le coup (« 2 flip »)
ui-correct-reason = Pourquoi (va dans le journal)
ui-correct-reason-entry = La saisie était fausse
ui-correct-reason-seen = La boîte a mal vu
ui-correct-reason-agreed = La table en a décidé
ui-correct-reason-other = Autre
ui-who-what = { $name } – { $what }
ui-bot-for = Qui joue pour { $name }
ui-bot-none = Une personne
ui-bot = { $bot ->
    [random] Hasard
    [careless] Étourdi
    [greedy] Glouton
    [child] Enfant
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[other] { $bot }
}
