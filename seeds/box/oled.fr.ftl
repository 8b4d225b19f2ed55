### Textes courts des écrans OLED du boîtier.

oled-join = Téléphones :
oled-press = Appuyez sur ce bouton
oled-hold = Tenez deux boutons
oled-host = Hôte ?
oled-paused = PAUSE
oled-page = Hôte : page du boîtier
