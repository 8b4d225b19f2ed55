### Textes courts des écrans OLED de top_totem : 68 px à côté du plateau, environ 11 lettres.

oled-side = { $seat ->
    [0] Rouge
   *[other] Blanc
}
oled-points = { $points } points
oled-inside = { $inside } dans: { $worth }
oled-inside-camp = { $inside } d., { $camp } hors
oled-game = Partie { $round }/{ $rounds }
oled-plays = { $side } joue
oled-places = { $side } pose
oled-lot = Tirage…
oled-top = TOP !
oled-top-void = TOP ?
oled-game-won = { $side } +{ $points }
oled-game-drawn = Nulle
oled-match-won = { $side } gagne
oled-match-drawn = Match nul
oled-your-turn = JOUE
oled-your-place = POSE
oled-take = TOP !
oled-won = GAGNÉ
oled-lost = PERDU
oled-drawn = NULLE
