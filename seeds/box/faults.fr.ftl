### Ce qui ne va pas dans la boîte. $place est le numéro sur la boîte ; les textes courts tiennent sur une ligne d'OLED.

fault-button-chattering = Le bouton de la place { $place } fait contact tout seul : il ne compte plus jusqu’à ce qu’il se taise. Vérifie son contact et son câble.
fault-button-bouncing = Le bouton de la place { $place } rebondit trop longtemps. Son contact est usé ou un fil est lâche.
fault-button-held = Le bouton de la place { $place } est tenu enfoncé. Il comptera de nouveau une fois relâché.
fault-button-stuck = Le bouton de la place { $place } ne remonte pas : il est coincé, ses fils se touchent ou son câble est débranché.
fault-flip-chattering = Le bouton du milieu fait contact tout seul : il ne compte plus jusqu’à ce qu’il se taise. Vérifie son contact et son câble.
fault-flip-bouncing = Le bouton du milieu rebondit trop longtemps. Son contact est usé ou un fil est lâche.
fault-flip-held = Le bouton du milieu est tenu enfoncé. Il comptera de nouveau une fois relâché.
fault-flip-stuck = Le bouton du milieu ne remonte pas : il est coincé, ses fils se touchent ou son câble est débranché.
fault-buttons-missing = Les boutons manquent : en attendant leur retour, c’est la page de la boîte qui appuie.
fault-lamps-missing = Les lampes des boutons manquent.
fault-screen-missing = L’écran « { $screen } » manque.
fault-lights-missing = Le panneau de LED manque.
fault-scanner-missing = Le lecteur de cartes manque.
fault-tag-unknown = L’étiquette { $tag } n’est celle d’aucune carte. « totembox tags learn » apprend à la boîte ce qu’elle est.
fault-display-failed = L’affichage de « { $game } » est en panne : les écrans concernés montrent l’affichage par défaut.
fault-page-failed = La page de « { $game } » est en panne sur un téléphone : il montre la page par défaut. La partie continue ; le journal système en dit plus.
fault-sound-failed = La sortie audio est en panne : on n’entend pas la boîte. Vérifie le haut-parleur et sound.device dans la configuration ; sound.output = "off" la coupe.
fault-speech-failed = La voix de la boîte est en panne : on entend ses signaux, pas ses mots.
fault-part-failed = Un élément de la boîte est en panne : { box-part } ({ $error }). La partie continue ; le journal système en dit plus.
fault-bot-failed = Le bot de la place { $place } est tombé en panne et il est parti. Joue pour lui sur le téléphone de la place ou de l’hôte, ou choisis un autre bot.
fault-broker-ended = Le courtier MQTT s’est arrêté tout seul et redémarre (pannes de suite : { $count }). Les téléphones reviennent d’eux-mêmes.
fault-broker-hangs = Le courtier MQTT ne répondait plus et il est remplacé (pannes de suite : { $count }). Les téléphones reviennent d’eux-mêmes.
fault-broker-not-started = Le courtier MQTT ne démarre pas (pannes de suite : { $count }). Boutons et écrans jouent sans lui, les téléphones attendent ; la boîte réessaie, le journal dit pourquoi.
fault-broker-away = Le courtier MQTT est injoignable. Boutons et écrans jouent sans lui, les téléphones attendent ; la boîte réessaie.
fault-hall-away = La salle est injoignable. La table continue ; les résultats sont gardés et envoyés à son retour.
fault-copy-failed = La copie quotidienne du journal échoue : { $reason ->
    [backup-no-folder] son dossier n’est pas là. La clé USB est-elle branchée ?
   *[other] le journal système dit pourquoi.
} La partie continue, et les copies plus anciennes restent.
fault-not-kept-full = Rien n’est enregistré depuis { $since } : le disque est plein. Continue à jouer ; tout sera écrit dès qu’il y aura de la place. Une coupure de courant d’ici là l’effacerait.
fault-not-kept-read-only = Rien n’est enregistré depuis { $since } : le disque est en lecture seule. Continue à jouer ; tout sera écrit dès que possible. Une coupure de courant d’ici là l’effacerait.
fault-not-kept-locked = Rien n’est enregistré depuis { $since } : un autre programme tient le journal. Continue à jouer ; tout sera écrit dès qu’il le lâchera. Une coupure de courant d’ici là l’effacerait.
fault-not-kept-damaged = Rien n’est enregistré depuis { $since } : le journal est abîmé et ne peut pas encore être remplacé. Continue à jouer ; tout sera écrit dès que possible. Une coupure de courant d’ici là l’effacerait.
fault-not-kept-newer = Rien n’est enregistré depuis { $since } : le journal est d’un totembox plus récent. Continue à jouer, et mets totembox à jour ou déplace ce fichier : tout sera alors écrit. Une coupure de courant d’ici là l’effacerait.
fault-not-kept-slow = Rien n’est enregistré depuis { $since } : le disque ne répond pas. Continue à jouer ; tout sera écrit dès qu’il répondra. Une coupure de courant d’ici là l’effacerait.
fault-not-kept-error = Rien n’est enregistré depuis { $since } : le disque est en panne. Continue à jouer ; tout sera écrit dès qu’il marchera. Une coupure de courant d’ici là l’effacerait. Le journal système en dit plus.
fault-matches-given-up = Le disque ne prend rien depuis si longtemps que la mémoire est pleine : parties perdues : { $count }. Celle de la table n’en est pas.
fault-journal-damaged = Le journal était abîmé. Il est mis de côté sous le nom { $file } ; ce qui était lisible a été repris. Compare la partie avec la table avant de continuer.
fault-match-cut = Une ligne de cette partie n’a pas pu être lue au démarrage : elle reprend au numéro { $number }. Annuler et corriger marchent comme toujours.
fault-match-lost = La dernière partie ne peut pas reprendre : elle est dans le journal, mais illisible. Le journal système en dit plus. Commences-en une autre.
fault-match-seats = La dernière partie ne peut pas reprendre : il lui faut { $seats } places, cette boîte en a { $size }. Elle reste dans le journal. Commences-en une autre.

oled-fault-button-chattering = Bouton { $place } : parasites
oled-fault-button-bouncing = Bouton { $place } : rebonds
oled-fault-button-held = Bouton { $place } tenu
oled-fault-button-stuck = Bouton { $place } bloqué
oled-fault-flip-chattering = Milieu : parasites
oled-fault-flip-bouncing = Milieu : rebonds
oled-fault-flip-held = Milieu : tenu
oled-fault-flip-stuck = Milieu : bloqué
oled-fault-buttons-missing = Sans boutons : page
oled-fault-lamps-missing = Pas de lampes
oled-fault-screen-missing = Pas d'écran { $screen }
oled-fault-lights-missing = Pas de panneau LED
oled-fault-scanner-missing = Pas de lecteur
oled-fault-tag-unknown = Carte ? { $tag }
oled-fault-display-failed = Affichage en panne
oled-fault-page-failed = Page en panne
oled-fault-sound-failed = Pas de son
oled-fault-speech-failed = Pas de voix
oled-fault-part-failed = Panne : { box-part }
oled-fault-bot-failed = Bot { $place } en panne
oled-fault-broker-ended = Courtier relancé
oled-fault-broker-hangs = Courtier remplacé
oled-fault-broker-not-started = Courtier en panne
oled-fault-broker-away = Courtier absent
oled-fault-hall-away = Salle injoignable
oled-fault-copy-failed = Pas de copie du jour
oled-fault-not-kept-full = Non gardé : plein
oled-fault-not-kept-read-only = Non gardé : lecture
oled-fault-not-kept-locked = Non gardé : occupé
oled-fault-not-kept-damaged = Non gardé : abîmé
oled-fault-not-kept-newer = Non gardé : récent
oled-fault-not-kept-slow = Non gardé : lent
oled-fault-not-kept-error = Non gardé : panne
oled-fault-matches-given-up = Parties perdues : { $count }
oled-fault-journal-damaged = Journal abîmé
oled-fault-match-cut = Repris au n° { $number }
oled-fault-match-lost = Partie illisible
oled-fault-match-seats = Partie : { $seats } places
oled-again = ON REJOUE
oled-again-why = des appuis perdus
oled-practice = Entraînement, graine { $seed }

# Les éléments du programme, tels que les deux textes ci-dessus les nomment.
box-part = { $part ->
    [analysis] meilleur coup
    [answers] réponses
    [bots] bots
    [closing] fin de partie
    [copies] copies du jour
    [deadlines] minuteries
    [flip] adresse
    [guard] réseau
    [hall] salle
    [heap] mémoire
    [heartbeat] signe de vie
    [home] Home Assistant
    [lobby] places
    [menus] menus
    [mqtt] téléphones
    [page] appuis (page)
    [pages] pages
    [panel] écrans
    [race] boutons
    [results] résultats
    [scan] lecteur
    [sound] son
    [statistics] statistiques
    [status] état du service
    [summary] résumé
    [texts] textes
    [votes] votes
   *[other] { $part }
}
