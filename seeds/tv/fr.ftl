### Textes du grand écran : une télévision ou un projecteur que toute la pièce peut lire.

tv-looking = On cherche la boîte…
tv-silent = La boîte est injoignable. Nouvel essai…
tv-welcome = Des jeux de totems avec un arbitre. Prends place.
tv-join = Rejoins avec ton téléphone
tv-step-scan = Vise le code avec l’appareil photo de ton téléphone.
tv-step-seat = Écris ton nom et choisis une place.
tv-step-press = Appuie sur le bouton d’arcade de ta place.
tv-here = À la table
tv-nobody = Personne n’est encore à la table. Commence !
tv-games = Jeux
tv-players = { $least } à { $most } joueurs
tv-players-exactly = { $count } joueurs
tv-seats = Qui joue
tv-resigned = a abandonné
tv-sound = Pour le son, appuie sur une touche ou clique n’importe où.
