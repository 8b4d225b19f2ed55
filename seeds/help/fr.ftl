### L’aide sur la boîte et les téléphones : premiers pas, ce qu’on peut faire, les règles, et la leçon d’Arriba!

help-title = Aide
help-tab-now = À présent
help-tab-rules = Règles
help-tab-lamps = Lampes
help-tab-steps = Premiers pas

## Premiers pas : trois cartes, une fois par appareil
help-steps = Premiers pas
help-step-of = { $step } sur { $steps }
help-skip = Passer
help-next = Suite
help-back = Retour
help-done = Compris
help-step-button = Ton bouton
help-step-button-phone = Quand il s’agit d’être le premier, appuie sur le bouton devant toi : saisir, répondre, crier TOP ! Le téléphone n’est jamais plus rapide.
help-step-button-box = Chaque joueur a un bouton. Quand il s’agit d’être le premier, c’est lui qui compte, pas le téléphone.
help-step-button-virtual = Les touches 1 à { $seats } remplacent les boutons, et la barre d’espace celui du milieu. Un seul clavier sert à tous les joueurs.
help-step-lamps = Sa lampe
help-step-moves = Où l’on joue
help-step-moves-phone = Tout le reste, tu le joues ici, sur ton téléphone. Le bandeau du haut dit qui est attendu. « ? » te dit ce que tu peux faire, et les règles.
help-step-moves-box = Les joueurs jouent sur leur téléphone : ils scannent le code. Depuis cette page tu commences, suspends et corriges les parties, et tu joues pour qui n’a pas de téléphone.

## Que puis-je faire ?
help-now = Que puis-je faire ?
help-now-can = Tu peux :
help-now-nothing = Rien à faire pour toi en ce moment.
help-now-watching = Tu regardes : il n’y a rien à faire.
help-now-none = Pas encore de partie. L’hôte en commence une.
help-now-paused = La partie est en pause : personne ne peut rien faire.
help-now-over = La partie est finie.
help-now-phone = { $count ->
    [one] sur ce téléphone
   *[other] sur ce téléphone, { $count } façons
}
help-now-button = avec ton bouton
help-now-both = sur ce téléphone ou avec ton bouton
help-now-free-press = Ici ton bouton compte à tout moment : appuyer sans raison te coûte cher.

## Les règles
help-rules = Les règles
help-rules-game = Jeu
help-rules-none = Aucune règle n’a ces mots.
help-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
help-rules-box = Comment la boîte s’y prend
help-rules-loading = Les règles arrivent …

## La leçon d’Arriba!
help-lesson = Apprendre Arriba! en deux minutes
help-lesson-about = Toi contre deux robots faciles. Après chaque carte, la boîte te dit ce qu’il y avait à voir.
help-lesson-replaces = Une partie est en cours : termine-la d’abord.
help-lesson-button = N’appuie que sur ton bouton : { $name }.
help-lesson-look = Regarde : un autre tas montre-t-il ta forme ? Les couleurs ne comptent pas.
help-lesson-won = Bien vu : la même forme que { $names }. Ta main était la plus rapide.
help-lesson-lost = Tu avais raison, la même forme que { $names }, mais une autre main était plus rapide.
help-lesson-alone = { $names } montrait la même forme que toi : tu aurais pu saisir aussi.
help-lesson-missed = { $names } montrait la même forme que toi : tu aurais pu saisir.
help-lesson-others = { $names } avaient la même forme. Cela ne te regardait pas : bien joué, tu n’as pas bougé.
help-lesson-totem-won = Une carte totem : tout le monde peut saisir, et ta main était la plus rapide.
help-lesson-totem-lost = Une carte totem : tout le monde peut saisir. Une autre main était plus rapide.
help-lesson-totem-missed = C’était une carte totem : tout le monde peut saisir, toi aussi.
help-lesson-look-alike = Un sosie : la couleur de { $names }, mais une autre forme. Tu as bien fait d’attendre.
help-lesson-nothing = Aucune forme en double : tu as bien fait d’attendre.
help-lesson-head = Une tête : tous retournent une carte ensemble. Regarde-les toutes.
help-lesson-wrong-look-alike = C’était un sosie : la couleur de { $names }, mais une autre forme. Une faute te coûte tous les tas visibles.
help-lesson-wrong-others = { $names } avaient la même forme, pas toi : eux seuls peuvent saisir. Une faute te coûte tous les tas visibles.
help-lesson-wrong = Aucun autre tas ne montre ta forme. Une faute te coûte tous les tas visibles.
help-lesson-early = Trop tôt : aucune carte n’était encore là.
help-lesson-card = Carte { $card } sur { $cards }
help-lesson-summary = Ce que tu as vu
help-lesson-tally-won = Bien saisi
help-lesson-tally-lost = Juste, mais plus lent
help-lesson-tally-missed = Pas vu
help-lesson-tally-wrong = Appuyé à tort
help-lesson-advice-missed = Regarde d’abord ta forme, puis cherche la même sur les autres tas.
help-lesson-advice-wrong = Regarde deux fois avant d’appuyer : la forme compte, jamais la couleur.
help-lesson-advice-good = Tu as compris. Joue maintenant contre de vrais joueurs !
help-lesson-end = Finir la leçon
help-lesson-again = Encore une fois
