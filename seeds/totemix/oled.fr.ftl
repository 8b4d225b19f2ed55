### Textes courts des écrans OLED de totemix : 35 px à côté de la carte, environ six lettres.

oled-seat = J{ $seat }
oled-crowd = { $count } j.
oled-clock = { $clock }/{ $clocks }
oled-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
oled-rolled = { $seat } a lancé
oled-pollution = Pollution
oled-stacking = Empilement
oled-destruction = Destruction
oled-environment = { $environment ->
    [sky] Ciel
    [forest] Forêt
    [ocean] Océan
    [desert] Désert
    [mountain] Mont.
   *[cavern] Caverne
}
oled-animal = { $animal ->
    [eagle] Aigle
    [panther] Panthère
    [turtle] Tortue
    [oryx] Oryx
    [bear] Ours
   *[bat] Ch.-souris
}
oled-wait = { $what ->
    [map] Carte
    [animals] Choix
    [number] Nombre
    [keep] Garder
    [flee] Fuir
    [draw] Pioche
    [pay] Payer
    [dice] Dés
    [victim] Choix
   *[free] Joue
}
oled-power = Force { $power }
oled-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
oled-reserve = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
oled-you = { $what ->
    [animals] CHOIX
    [keep] GARDE
    [flee] FUIS
    [pay] PAIE
    [victim] CHOIX
    [take] PRENDS
    [add] POSER?
    [swap] ÉCHANGE
    [refill] CUBES
    [roll] LANCE
   *[act] JOUE
}
oled-halt = Stop
oled-won = GAGNÉ
oled-lost = PERDU
