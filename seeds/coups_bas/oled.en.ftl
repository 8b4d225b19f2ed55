### Short texts of coups_bas's OLED screens: 128 px hold about 21 letters, a seat's big word about 6.

oled-seat = P{ $seat }
oled-round = Hand { $round }
oled-stop = Stop here?
oled-first = Who begins?
oled-pile = Pile { $pile }
oled-hand = Hand { $hand }
oled-points = { $points } pt
oled-card = { $kind ->
    [H1] Coyote
    [H2] Eagle
    [H3] Wolf
    [H4] Raven
    [H5] Lynx
    [H6] Turtle
    [H7] Bear
    [L1] Here We Come!
    [L2] Wham!
    [L3] Prankster!
    [L4] Crazy Bison!
    [L5] Misstep!
    [L6] Pillage!
    [L7] A Gift!
    [L8] Firewater!
   *[other] { $kind }
}
oled-turn-action = { $seat } to play
oled-turn-steal = { $seat } steals…
oled-turn-lynx = { $seat }: lynx?
oled-turn-shed = { $seat } keeps 1/{ $looking }
oled-asked-misstep = Misstep? { $seats }
oled-asked-arrive = Join? { $seats }
oled-answers-misstep = { $seat }: Misstep!
oled-answers-arrive = { $seat }: Here We Come!
oled-against = against { $seat }
oled-cancelled = Cancelled by { $seat }
oled-effect = { $kind ->
    [floor] +1 floor
    [H1] Totems swapped
    [H3] 2 cards stolen
    [H4] Hands swapped
    [H7] Floor destroyed
    [L1] Wins as well
    [L2] Floor destroyed
    [L3] Totems to left
    [L4] Floors broken
    [L5] Stands
    [L6] Floor taken
    [L7] Head given
    [L8] 2 cards, again
   *[other] Done
}
oled-wins = { $count ->
    [0] Nobody wins
    [one] { $seats } wins!
   *[other] { $seats } win!
}
oled-wins-below = { $count ->
    [one] wins!
   *[other] win!
}
oled-won-by = { $rule ->
    [sixth_floor] Sixth floor!
    [sixth_by_gift] A sixth floor!
    [exhausted] No cards left
    [on_arrive] Here We Come!
   *[other] Hand over
}
oled-guard-steal = No theft
oled-guard-destroy = No breaking
oled-dealing = Deal
oled-empty = empty
oled-waits-action = to play
oled-waits-steal = steals…
oled-waits-lynx = lynx?
oled-waits-shed = chooses…
oled-you-deal = WHO?
oled-you-stop = STOP?
oled-you-action = PLAY
oled-you-lynx = LYNX?
oled-you-shed = KEEP 1
oled-you-window-misstep = PRESS?
oled-you-window-arrive = PRESS?
oled-you-answer-misstep = SHOW!
oled-you-answer-arrive = SHOW!
oled-you-won = WON!
oled-you-lost = LOST
