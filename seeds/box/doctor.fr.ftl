### Ce que disent `totembox doctor`, `totembox wiring` et `totembox tags`.

doctor-title = Chaque appareil de la boîte, l’un après l’autre
doctor-ask-button = Appuyez sur le bouton de la place { $place } (sa lampe brille)…
doctor-ask-flip = Appuyez sur le bouton du milieu de la table…
doctor-ask-card = Présentez une carte au lecteur…
doctor-found = trouvé
doctor-missing = manque
doctor-unasked = sans réponse
doctor-device-screen = Écran { $name }
doctor-device-lights = Panneau de LED
doctor-device-buttons = Boutons
doctor-device-button = Bouton de la place { $place }
doctor-device-flip = Bouton du milieu
doctor-device-scanner = Lecteur de cartes
doctor-device-sound = Sortie audio (un signal a été joué : l’avez-vous entendu ?)
doctor-device-speech = Voix ({ $program })
doctor-check-screen = Vérifiez ses quatre fils, son adresse et, pour l’écran d’une place, le canal du multiplexeur ; activez I2C avec raspi-config.
doctor-check-lights = Vérifiez son câble USB, lights.device dans la configuration, et que le contrôleur parle Adalight.
doctor-check-buttons = Est-ce un Raspberry Pi ? L’utilisateur est-il dans le groupe gpio ? Un autre programme tient-il les broches ?
doctor-check-button-down = Il est enfoncé alors que rien n’a été demandé : fils qui se touchent, bouton coincé, câble débranché si les contacts sont fermés, ou mauvais contact dans la configuration.
doctor-check-button-silent = Rien n’est venu : vérifiez les deux fils du bouton et son GPIO dans la configuration.
doctor-check-button-other = C’est le bouton { $other } qui est venu : deux câbles sont croisés.
doctor-check-lamp = L’appui est venu, mais sa lampe ne répond pas.
doctor-check-scanner = Vérifiez son câble, scanner.device et scanner.baud dans la configuration.
doctor-check-scanner-silent = Il est là, mais aucune carte n’est venue : vérifiez scanner.baud, ou présentez-lui une carte.
doctor-check-sound = Vérifiez le haut-parleur et son câble, sound.device dans la configuration (aplay -L liste les noms), et que l’utilisateur est dans le groupe audio.
doctor-check-speech = La voix est installée, mais elle ne parle pas.
doctor-tag = lu { $tag }
doctor-lights-size = { $width } x { $height }, du blanc dans le coin en haut à gauche
doctor-idle = CPU au repos : { $percent } % d’un cœur
doctor-latency = De l’estampille au traitement : { $p50 } µs au milieu, { $p99 } µs à 99 %, { $most } µs au plus, { $count } fronts
doctor-latency-none = De l’estampille au traitement : non mesuré, aucun bouton n’a été pressé
doctor-margin = Marge d’ex æquo : deux lignes bougées par un même fil sont à { $p50 } µs au milieu, { $most } µs au plus ; des appuis plus proches ne se distinguent pas
doctor-margin-good = race.dead_heat_us = { $margin } suffit.
doctor-margin-small = race.dead_heat_us = { $margin } ne suffit pas : mettez au moins { $wanted } dans la configuration.
doctor-margin-none = Marge d’ex æquo : rien n’est venu par la boucle ; reliez le GPIO de la lampe { $place } aux GPIO de deux boutons
doctor-margin-unasked = Marge d’ex æquo : non mesurée ; reliez le GPIO d’une lampe à ceux de deux boutons et rappelez avec --loop PLACE
doctor-lamps = Les lampes en partie. { ui-lamp-steady } : { ui-lamp-steady-means }. { ui-lamp-blink } : { ui-lamp-blink-means }. { ui-lamp-dark } : { ui-lamp-dark-means }.
doctor-all = Tout répond.
doctor-some = { $count ->
    [one] { $count } appareil est à revoir.
   *[other] { $count } appareils sont à revoir.
}

wiring-title = Câblage d’une boîte à { $seats } places
wiring-pin = Broche
wiring-line = Ligne
wiring-to = Va à
wiring-button = Bouton de la place { $number } ({ $contact }), l’autre côté à GND
wiring-flip = Bouton du milieu ({ $contact }), l’autre côté à GND
wiring-lamp = Lampe de la place { $number }, par son pilote
wiring-sda = SDA des écrans du port I2C { $number }
wiring-scl = SCL des écrans du port I2C { $number }
wiring-mosi = MOSI des écrans du port SPI { $number }
wiring-miso = MISO du port SPI { $number }, non relié
wiring-sclk = SCLK des écrans du port SPI { $number }
wiring-ce = CS de l’écran SPI { $number }
wiring-dc = DC de l’écran { $number ->
    [0] de l’arbitre
   *[other] de la place { $number }
}
wiring-reset = RES de l’écran { $number ->
    [0] de l’arbitre
   *[other] de la place { $number }
}
wiring-screen-referee = Arbitre
wiring-screen-seat = Place { $place }
wiring-power = 3,3 V pour les écrans : broche 1 ou 17. Masse : n’importe quel GND. Les lampes et le panneau de LED ont leur propre alimentation, dont la masse rejoint GND.
wiring-lights = Contrôleur de LED
wiring-scanner = Lecteur de cartes
wiring-drawn = Dessiné dans { $file }.

cards-scale = 50 mm : imprime à 100 %, sans ajuster à la page
cards-printed = { $file } : { $count } codes
tags-ask = { $card } ({ $number } sur { $count }) : présentez-la au lecteur, ou Entrée pour la passer
tags-learnt = { $tag } est { $card }
tags-printed = { $tag } est un code imprimé, connu sans apprendre : { $card }
tags-moved = { $tag } était { $before } et devient { $card }
tags-done = { $learnt ->
    [one] { $learnt } étiquette apprise, écrite dans { $file }.
   *[other] { $learnt } étiquettes apprises, écrites dans { $file }.
}
