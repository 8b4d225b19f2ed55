### Short texts of the box's OLED screens.

oled-join = Phones:
