### Short texts of the box's OLED screens.

oled-join = Phones:
oled-press = Press this button
oled-hold = Hold two buttons
oled-host = Host?
oled-paused = PAUSED
oled-page = Host: press on page
