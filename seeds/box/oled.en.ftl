### Short texts of the box's OLED screens.

oled-join = Phones:
oled-no-network = No network yet
oled-starting = STARTING
oled-starting-why = the disk is slow
oled-page-of-box = Box page
oled-press = Press this button
oled-hold = Hold two buttons
oled-host = Host?
oled-paused = PAUSED
oled-page = Host: press on page
oled-undo = Take back?
oled-hold-seat = HOLD = { $code } { $name }
oled-hold-undo = HOLD = take back
oled-wait-seat = PAUSE first: { $code } { $name }
oled-wait-undo = Take back? PAUSE first
oled-asked-seat = P{ $seat }? { $code } { $name }
oled-asked-host = Host? { $code } { $name }
oled-asked-undo = P{ $seat }: take back?
oled-seat-given = P{ $seat }: { $name }
oled-host-given = Host: { $name }

## The default display, for a game without one of its own.

oled-seat = P{ $seat }
oled-your-turn = YOUR TURN
oled-wait = WAIT
oled-by = { $by ->
    [button] by button
    [phone] on the phone
   *[board] on the table
}
oled-wins = { $count ->
    [0] wins
    [one] wins
   *[other] win
}
oled-nobody = NOBODY
oled-won = YOU WIN
oled-lost = YOU LOSE
