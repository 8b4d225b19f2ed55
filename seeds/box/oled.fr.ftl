### Textes courts des écrans OLED du boîtier.

oled-join = Téléphones :
