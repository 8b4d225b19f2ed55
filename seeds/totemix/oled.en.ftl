### Short texts of totemix's OLED screens: the map leaves 35 px beside it, about six letters.

oled-seat = P{ $seat }
oled-crowd = { $count } pl.
oled-clock = { $clock }/{ $clocks }
oled-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
oled-rolled = { $seat } has rolled
oled-pollution = Pollution
oled-stacking = Stacking
oled-destruction = Destruction
oled-environment = { $environment ->
    [sky] Sky
    [forest] Forest
    [ocean] Ocean
    [desert] Desert
    [mountain] Mount.
   *[cavern] Cavern
}
oled-animal = { $animal ->
    [eagle] Eagle
    [panther] Panther
    [turtle] Turtle
    [oryx] Oryx
    [bear] Bear
   *[bat] Bat
}
oled-wait = { $what ->
    [map] Map
    [animals] Choose
    [number] Number
    [keep] Keep?
    [flee] Flee
    [draw] Draw
    [pay] Pay
    [dice] Dice
    [victim] Choose
   *[free] Play
}
oled-power = Power { $power }
oled-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
oled-reserve = { $cubes ->
    [one] { $cubes } cube left
   *[other] { $cubes } cubes left
}
oled-you = { $what ->
    [animals] CHOOSE
    [keep] KEEP?
    [flee] FLEE
    [pay] PAY
    [victim] CHOOSE
    [take] TAKE
    [add] ADD?
    [swap] SWAP
    [refill] CUBES
    [roll] ROLL
   *[act] ACT
}
oled-halt = Stop
oled-won = WON!
oled-lost = LOST
