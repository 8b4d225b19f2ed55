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
oled-asks = What lay there?
oled-count = Round over? Count!
oled-said = { $seat }: { $lay }
oled-lay-same = same { $seats }
oled-lay-totem = totem card
oled-lay-nothing = nothing was due
oled-lay-head = a head
oled-lay-accident = pressed by accident
oled-lay-count = counted the cards
oled-goes-on = goes on
oled-look-for = Same? Totem? Grab!
oled-pile = open pile → { $to }
oled-all-piles = all piles → { $to }
oled-no-press = no press
oled-draw-pile = Draw pile
oled-open-pile = { $open } open
oled-all-points = Points
oled-then-flip = then you flip a card
oled-act-give = GIVE
oled-act-give-what = pile → { $seats }
oled-act-take = TAKE
oled-act-take-what = { $seats }’s pile
oled-act-share = DEAL OUT
oled-act-share-what = to { $seats }
oled-act-take-share = TAKE
oled-act-take-share-what = your share
oled-act-lay-under = LAY
oled-act-take-all = TAKE ALL
oled-act-give-all = GIVE
oled-act-give-all-what = pile → { $seats }
oled-first-press = FIRST!
oled-act-take-with = with yours and totem’s
oled-act-take-share-with = with your open pile
oled-act-share-with = your pile + totem’s
oled-act-give-with = your whole open pile
oled-act-give-all-with = your whole open pile
oled-act-lay-under-what = open pile
oled-act-lay-under-with = face down under totem
oled-act-take-all-what = open piles
oled-act-take-all-with = + totem’s: under draw
oled-under-draw = under your draw pile
oled-you-over = OVER?
oled-you-count = count
oled-pile-short = pile → { $to }
oled-all-piles-short = piles → { $to }
