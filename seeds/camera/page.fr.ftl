### Textes de la vue de la caméra, qui lit les codes des vraies cartes et tuiles.

camera-title = Scanner avec la caméra
camera-starting = La caméra démarre…
camera-hold = Place le code d’une carte ou d’une tuile dans le cadre.
camera-read = Saisi : { $name }
camera-refused = Cette page n’a pas accès à la caméra : autorise-la dans les réglages de ton navigateur.
camera-missing = Cet appareil n’a pas de caméra.
camera-busy = Une autre application utilise la caméra.
camera-failed = La caméra ne fonctionne pas.
camera-unloaded = La partie de la page qui lit les codes n’a pas pu être chargée.
camera-again = Réessayer
camera-torch = Lampe
