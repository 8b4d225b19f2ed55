### Short texts of arriba's OLED screens: 128 px hold about 21 letters, a seat's big word about 5.

oled-seat = P{ $seat }
oled-round = Round { $round }/{ $rounds }
oled-first = Who begins?
oled-turn = { $seat } to flip
oled-look = Look!
oled-duel = DUEL! { $seats }
oled-head = 1-2-3 ARRIBA!
oled-signal = On the signal…
oled-regrab = TIE! { $seats }
oled-lower = Who is lower? { $seats }
oled-totem-short = TOTEM
oled-totem-act = Grab it!
oled-head-short = 1-2-3
oled-head-act = Arriba!
oled-go-act = { $seat }!
oled-won = WINS
oled-wrong = WRONG
oled-early = TOO SOON
oled-nobody = NOBODY
oled-ahead = { $span } ahead
oled-by = by { $span }
oled-behind = + { $span }
oled-span-us = { $value } µs
oled-span-ms = { $value } ms
oled-span-s = { $value } s
oled-cards = { $cards ->
    [one] { $cards } card → { $to }
   *[other] { $cards } cards → { $to }
}
oled-cards-short = { $cards } → { $to }
oled-centre = centre
oled-crowd = { $count } players
oled-over = { $count ->
    [one] { $seats } wins!
   *[other] Tie { $seats }
}
oled-score = { $seat }:{ $total }
oled-colour = { $colour ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
   *[other] { $colour }
}
oled-empty = empty
oled-draw = Draw { $draw }
oled-points = Points { $scores }
oled-flips = to flip
oled-signals = signal…
oled-you-turn = FLIP
oled-you-totem = TOTEM
oled-you-head = ARRIBA
oled-you-go = PRESS!
oled-you-duel = DUEL!
oled-you-tied = TIE!
oled-you-won = WON!
oled-you-lost = LOST
oled-you-late = LATE
oled-you-wrong = WRONG
oled-you-early = TOO SOON
oled-you-spared = SAFE
