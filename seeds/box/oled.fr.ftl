### Textes courts des écrans OLED du boîtier.

oled-join = Téléphones :
oled-no-network = Pas de réseau
oled-starting = DÉMARRAGE
oled-starting-why = le disque est lent
oled-page-of-box = Page boîte
oled-press = Appuie sur ce bouton
oled-hold = Tiens deux boutons
oled-host = Hôte ?
oled-paused = PAUSE
oled-page = Hôte : page du boîtier
oled-undo = Annuler ?
oled-hold-seat = TENIR = { $code } { $name }
oled-hold-undo = TENIR = annuler
oled-wait-seat = PAUSE d’abord : { $code } { $name }
oled-wait-undo = Annuler ? PAUSE d’abord
oled-asked-seat = J{ $seat } ? { $code } { $name }
oled-asked-host = Hôte ? { $code } { $name }
oled-asked-undo = J{ $seat } : annuler ?
oled-seat-given = J{ $seat } : { $name }
oled-host-given = Hôte : { $name }

## L'affichage par défaut, pour un jeu qui n'a pas le sien.

oled-seat = J{ $seat }
oled-your-turn = À TOI
oled-wait = ATTENDS
oled-by = { $by ->
    [button] au bouton
    [phone] au téléphone
   *[board] sur la table
}
oled-wins = { $count ->
    [0] ne gagne
    [one] gagne
   *[other] gagnent
}
oled-nobody = PERSONNE
oled-won = GAGNÉ
oled-lost = PERDU
