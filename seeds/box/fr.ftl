### Textes de la boîte qui n'appartiennent à aucun jeu : les pages (ui-) puis d'autres groupes.

## La page en général
ui-title = Boîte à totems
ui-close = Fermer
ui-cancel = Annuler
ui-again = Réessayer
ui-menu = Menu
ui-settings = Réglages
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = Auto
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-motion = Animations
ui-motion-auto = Animations
ui-motion-off = Sans animation
ui-rule = Règle
ui-rule-unknown = La boîte n’a pas de note sur cette règle.
ui-rule-section = Règle du jeu : { $section }
ui-rule-box = Procédure de la boîte
ui-rule-rulings = Décisions { $rulings }
ui-history = Ce qui s’est passé ({ $count })
ui-history-missed = … ce téléphone a manqué quelque chose ici.

## Les places
ui-seat = Place { $seat }
ui-seat-free = libre
ui-symbol-flame = flamme
ui-symbol-wave = vague
ui-symbol-leaf = feuille
ui-symbol-sun = soleil
ui-symbol-moon = lune
ui-symbol-diamond = losange
ui-symbol-mountain = montagne
ui-symbol-star = étoile

## Prendre place
ui-choose-seat = Où es-tu à table ?
ui-name = Ton nom
ui-join-none = Choisis une place
ui-join-nameless = Écris ton nom
ui-join = M’asseoir à la place { $seat }
ui-watch = Regarder seulement
ui-watching = Tu regardes
ui-turn = Tourner la page vers le côté suivant de la table
ui-box-silent = La boîte ne répond pas. Ce téléphone est-il sur le même Wi-Fi ?
ui-seat-lost = Ce téléphone a perdu sa place : un autre l’a prise, ou la boîte a redémarré.
ui-take-title = La place { $seat } est prise
ui-sit-title = Place { $seat }
ui-sit-press = Appuie maintenant sur le bouton d’arcade de la place { $seat } : c’est celui qui est allumé.
ui-sit-hold = Une partie est en cours : un appui est un coup. Tiens le bouton de la place { $seat } pendant { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, ou mets d’abord en pause et appuie.
ui-sit-failed = Aucun appui. Mets-toi à portée du bouton de la place { $seat } et réessaie ; ou l’hôte appuie sur la page de la boîte.
ui-sit-page = Le bouton de la place { $seat } ne peut pas servir : demande à l’hôte d’appuyer maintenant sur la page de la boîte.
ui-sit-page-hold = Le bouton de la place { $seat } ne peut pas servir et une partie est en cours : demande à l’hôte de le tenir { $seconds } s sur la page de la boîte, ou de mettre en pause et d’appuyer.
ui-seconds-left = encore { $seconds } s

## Autour de la table
ui-lobby = Tu es à table
ui-lobby-watching = Autour de la table
ui-lobby-wait = La partie se lance sur la boîte.
ui-lobby-button = Ton bouton d’arcade est devant toi : c’est lui qui compte, pas le téléphone.
ui-game-unknown = Cette page ne connaît pas le jeu « { $game } ». Recharge-la.
ui-pause = Pause
ui-resume = Reprendre
ui-resign = Abandonner
ui-resign-sure = Abandonner cette partie ?
ui-resign-note = Tu ne joues plus : la boîte joue à ta place.
ui-leave = Quitter cette place
ui-leave-sure = Quitter cette place en pleine partie ?
ui-leave-note = La place est libre aussitôt, et la partie attend que quelqu’un s’y asseye. Pour revenir, il faut son bouton d’arcade.
ui-leave-watching = Ne plus regarder
ui-host-ask = Animer la table
ui-host-title = Animer depuis ce téléphone
ui-host-hold = Tiens maintenant deux boutons d’arcade à la fois pendant { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
ui-host-failed = Deux boutons n’ont pas été tenus ensemble assez longtemps. Réessaie.
ui-host-desk = Le pupitre de l’hôte
ui-host-drop = Ne plus animer
ui-undo = Revenir en arrière
ui-undo-ask = Demander un retour
ui-undo-title = Annuler le dernier coup ?
ui-undo-question = { $name } le demande. Il faut l’accord de tout le monde.
ui-undo-agree = D’accord
ui-undo-decline = Non
ui-undo-waiting = Retour demandé : on attend { $names }
ui-undo-withdraw = Retirer

## Ce qui empêche la page de jouer
ui-trouble-connecting = Connexion à la boîte…
ui-trouble-reconnecting = Connexion perdue. Nouvel essai…
ui-trouble-refused = La boîte ne connaît plus cette page.
ui-trouble-box-offline = La boîte est éteinte. Voici son dernier état.
ui-trouble-ended = Cette partie a été arrêtée sans résultat.
ui-trouble-paused = La partie est en pause.
ui-offline = Rien n’est parti : pas de connexion à la boîte.
ui-unanswered = La boîte n’a pas répondu. Regarde la table et réessaie.
ui-faults = { $count ->
    [one] Quelque chose ne va pas avec la boîte
   *[other] { $count } choses ne vont pas avec la boîte
}

## La boîte virtuelle
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
ui-code = Code pour l’appareil photo d’un téléphone : { $address }
ui-new-match = Nouvelle partie
ui-game = Jeu
ui-seats = Places
ui-release = Libérer la place
ui-release-sure = Faire partir { $name } ?
ui-start = Lancer la partie
ui-more-options = Plus de réglages
ui-options-other = Autres
ui-no-games = La boîte ne propose encore aucun jeu.
ui-end = Arrêter la partie
ui-end-sure = Arrêter la partie maintenant ?
ui-end-note = Elle reste au journal, sans vainqueur.
ui-correct = Corriger
ui-correct-note = La table a raison, la boîte a tort : reviens à un coup et dis ce qui s’est vraiment passé. Coup actuel : { $number }.
ui-correct-to = Revenir au coup
ui-correct-moves = Ensuite, un par ligne, place et coup (« 2 flip »)
ui-correct-reason = Pourquoi (inscrit au journal)
ui-statistics = Statistiques
ui-bots = Bots
ui-bot-for = Qui joue pour { $name }
ui-bot-none = Une personne
ui-bot = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [child] Enfant
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[other] { $bot }
}
