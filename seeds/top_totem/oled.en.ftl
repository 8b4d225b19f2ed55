### Short texts of top_totem's OLED screens: beside the board 68 px hold about 11 letters.

oled-side = { $seat ->
    [0] Red
   *[other] White
}
oled-points = { $points } points
oled-inside = { $inside } in: { $worth }
oled-inside-camp = { $inside } in, { $camp } out
oled-game = Game { $round }/{ $rounds }
oled-plays = { $side } plays
oled-places = { $side } places
oled-lot = Lot…
oled-top = TOP!
oled-top-void = TOP?
oled-game-won = { $side } +{ $points }
oled-game-drawn = Draw
oled-match-won = { $side } wins
oled-match-drawn = Drawn match
oled-your-turn = PLAY
oled-your-place = PLACE
oled-take = TAKE!
oled-won = WON
oled-lost = LOST
oled-drawn = DRAW
