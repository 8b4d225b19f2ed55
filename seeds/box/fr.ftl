### Textes de la boîte qui n'appartiennent à aucun jeu : les pages (ui-) puis d'autres groupes.

## La page en général
ui-title = Boîte à totems
ui-close = Fermer
ui-cancel = Annuler
ui-again = Réessayer
ui-menu = Menu
ui-help = Aide
ui-settings = Réglages
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = Auto
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-motion = Animations
ui-motion-auto = Animations
ui-motion-off = Sans animation
ui-sound = Son
ui-sound-on = Activer le son
ui-sound-volume = Volume
ui-sound-mute = Couper le son
ui-sound-voice = Verdicts parlés
ui-vibration = Vibrations
ui-vibration-on = Vibrations
ui-vibration-off = Sans vibration
ui-awake-off = Pendant une partie, l’écran reste allumé. Aucune n’est en cours.
ui-awake-lock = L’écran reste allumé pendant la partie.
ui-awake-video = L’écran devrait rester allumé pendant la partie : une vidéo muette tourne derrière la page. En https, le téléphone le promet.
ui-awake-refused = Le téléphone ne garde pas l’écran allumé : il économise sa batterie, ou son navigateur ne sait pas. Règle une mise en veille plus longue.
ui-unreachable = La boîte est injoignable ; nouvel essai…
ui-unreachable-how = La boîte est-elle allumée, et ce téléphone dans le même Wi-Fi ? La page continue toute seule.
ui-refused = Les règles ne le permettent pas maintenant.
ui-you = toi
ui-round-lead = Tu mènes !
ui-round-place = Tu es { $place }e sur { $count }.
ui-round-person = Nom
ui-round-gained = Manche
ui-round-total = Total
ui-rule-why = Pourquoi ?
ui-rule-unknown = La boîte n’a pas de note sur cette règle.
ui-rule-section = Règle du jeu : { $section }
ui-rule-box = Procédure de la boîte
ui-rule-rulings = Décisions { $rulings }
ui-rule-house = À cette table : { $setting } – { $value }
ui-yes = oui
ui-no = non
ui-history = Ce qui s’est passé ({ $count })
ui-history-missed = … ce téléphone a manqué quelque chose ici.
ui-history-why = { $name } : { $why }
ui-review = Tous les coups
ui-review-none = Aucun coup encore.
ui-review-place = Coup { $place } sur { $count }
ui-review-start = Avant le premier coup
ui-review-back = Un coup en arrière
ui-review-next = Un coup plus loin
ui-review-live = Retour au jeu
ui-review-failed = Les coups ne sont pas arrivés. Essaie encore.
ui-code = Code pour l’appareil photo d’un téléphone : { $address }
ui-actor-table = La table
ui-move-what = { $move } : { $what }
ui-search = Chercher
ui-statistics = Statistiques

## Ce que disent les lampes des boutons ; le diagnostic et les pages disent la même chose
ui-lamps = Ce que disent les lampes
ui-lamp-steady = Fixe
ui-lamp-steady-means = appuie maintenant sur ce bouton
ui-lamp-blink = Un bref clignotement
ui-lamp-blink-means = c’est à toi, sur le téléphone ou le plateau ; sans téléphone, ton écran dit comment choisir
ui-lamp-dark = Éteinte
ui-lamp-dark-means = on n’attend rien de toi
ui-lamp-asked = Fixe, entre les parties ou en pause
ui-lamp-asked-means = quelqu’un demande cette place : appuie pour confirmer
ui-lamp-flicker = Tremblante, en partie
ui-lamp-flicker-means = l’écran de cette place te demande de tenir le bouton
ui-lamps-own = Dans Arriba! toutes les lampes restent éteintes pendant qu’on regarde les cartes : à toi de voir s’il faut saisir.

## Les places
ui-seat = Place { $seat }
ui-bot-name = { $level ->
    [easy] Bot facile { $seat }
    [medium] Bot moyen { $seat }
    [strong] Bot fort { $seat }
   *[other] Bot { $seat }
}
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
ui-seat-lost-to = La place { $seat } est maintenant à { $name }. Si c’est une erreur, reprends-la : un geste ici, puis un appui sur son bouton.
ui-seat-back = Reprendre la place { $seat }
ui-seat-lost = Ce téléphone a perdu sa place : un autre l’a prise, ou la boîte a redémarré.
ui-take-title = La place { $seat } est prise
ui-sit-title = Place { $seat }
ui-sit-press = Appuie maintenant sur le bouton d’arcade de la place { $seat } : c’est celui qui est allumé.
ui-sit-hold = Une partie est en cours. Tiens le bouton de la place { $seat } pendant { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, ou mets d’abord en pause et appuie.
ui-sit-wait = Le bouton de la place { $seat } sert au jeu maintenant : un appui est un coup. Mets la partie en pause, depuis n’importe quel téléphone à table, puis appuie ; ou tiens-le quand l’écran de la place le demande.
ui-sit-failed = Aucun appui. Mets-toi à portée du bouton de la place { $seat } et réessaie ; ou l’hôte appuie sur la page de la boîte.
ui-sit-page = Le bouton de la place { $seat } ne peut pas servir : demande à l’hôte d’appuyer maintenant sur la page de la boîte.
ui-sit-page-hold = Le bouton de la place { $seat } ne peut pas servir et une partie est en cours : demande à l’hôte de le tenir { $seconds } s sur la page de la boîte, ou de mettre en pause et d’appuyer.
ui-asking = Demande à la boîte…
ui-request-code = est ton code. N’appuie que si l’écran de la boîte montre le même.
ui-requests = Demandes de place
ui-request-mine = { $name } demande ta place. Continue à jouer. Pas d’accord ? Ne tiens pas ton bouton et, en pause, n’appuie pas.
ui-request-seat = { $name } demande la place { $seat }.
ui-request-host = { $name } demande à animer la table.
ui-seconds-left = encore { $seconds } s

## Autour de la table
ui-lobby = Tu es à table
ui-lobby-watching = Autour de la table
ui-practice = Entraînement
ui-not-kept = Pas encore gardé
ui-not-kept-note = La boîte l’a accepté, mais son disque ne l’a pas encore : une coupure de courant l’effacerait.
ui-practice-note = Partie d’entraînement : l’hôte a choisi la graine { $seed } et peut connaître toutes les cartes.
ui-lobby-wait = La partie se lance sur la boîte.
ui-lobby-button = Ton bouton d’arcade est devant toi : c’est lui qui compte, pas le téléphone.
ui-page-failed = La page de ce jeu est en panne. La partie continue : joue avec la liste des coups, ou recharge la page.
ui-load-again = Recharger
ui-pause = Pause
ui-resume = Reprendre
ui-go-on = Continue
ui-rematch = Revanche
ui-rematch-by = Revanche demandée par { $names }.
ui-rematch-asked = On attend les autres…
ui-resign = Abandonner
ui-resign-sure = Abandonner cette partie ?
ui-resign-note = Tu ne joues plus : la boîte joue à ta place.
ui-resign-note-ends = La partie s’arrête : { $name } gagne.
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
ui-host-wait = Une partie est en cours : mets-la d’abord en pause, puis tiens deux boutons.
ui-host-failed = Deux boutons n’ont pas été tenus ensemble assez longtemps. Réessaie.
ui-host-lost = Tu n’animes plus la table
ui-host-lost-to = C’est { $name } qui anime maintenant. Si c’est une erreur, reprends la main : un geste ici, puis deux boutons tenus.
ui-host-lost-note = Un autre téléphone anime maintenant, ou la boîte a redémarré. Tu peux reprendre la main : un geste ici, puis deux boutons tenus.
ui-host-back = Animer de nouveau
ui-host-desk = Le pupitre de l’hôte
ui-host-drop = Ne plus animer
ui-scan = Scanner avec la caméra
ui-undo = Revenir en arrière
ui-undo-ask = Demander un retour
ui-undo-title = Annuler le dernier coup ?
ui-undo-question = { $name } le demande. Il faut l’accord de tout le monde ; les places sans téléphone répondent par leur bouton : l’écran dit comment.
ui-undo-host = { $name } demande à annuler le dernier coup. Les places sont consultées ; tu peux décider pour tout le monde.
ui-undo-agree = D’accord
ui-undo-decline = Non
ui-undo-waiting = Retour demandé : on attend { $names }
ui-undo-withdraw = Retirer

## Ce qui empêche la page de jouer
ui-trouble-connecting = Connexion à la boîte…
ui-trouble-reconnecting = Connexion perdue. Nouvel essai…
ui-trouble-refused = La boîte ne connaît plus cette page.
ui-trouble-full = La boîte a déjà autant de téléphones qu’elle peut en servir. Celui-ci entre dès qu’un autre s’en va…
ui-trouble-box-offline = La boîte est éteinte. Voici son dernier état.
ui-trouble-ended = Cette partie a été arrêtée sans résultat.
ui-trouble-paused = La partie est en pause.
ui-offline = Rien n’est parti : pas de connexion à la boîte.
ui-unanswered = La boîte n’a pas répondu. Regarde la table et réessaie.
ui-faults = { $count ->
    [one] Quelque chose ne va pas avec la boîte
   *[other] { $count } choses ne vont pas avec la boîte
}

## Les pages d’un jeu qui n’en a pas à lui

ui-awaited-me = C’est à toi de jouer
ui-awaited-of = { $count ->
    [one] C’est à { $names } de jouer
   *[other] { $names } doivent jouer
}
ui-awaited-nobody = La boîte continue d’elle-même, ou l’hôte saisit ce qui s’est passé.
ui-awaited-by = { $by ->
    [button] au bouton d’arcade
    [board] sur le plateau
   *[phone] au téléphone
}
ui-awaited-by-names = { $names } : { $by }
ui-awaited-by-me = { $by ->
    [button] Appuie sur ton bouton d’arcade.
    [board] Joue sur le plateau, puis saisis le coup ici.
   *[phone] Choisis un coup.
}
ui-moves = Tes coups
ui-moves-none = Il n’y a rien à saisir ici maintenant.
ui-enter-for = Saisir pour { $name }
ui-enter-chance = Saisir ce que montre la table
ui-end-me = Tu gagnes !
ui-end-won = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
