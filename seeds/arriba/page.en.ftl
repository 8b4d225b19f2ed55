### Texts of arriba's pages on the phones and on the virtual box.

## What is going on
arriba-now-deal = The cards are being dealt
arriba-now-first = Who begins?
    .hint = Say so with a tap on a name, here or on the box.
arriba-now-flip = { $count ->
    [0] The next card is coming
   *[other] { $seats } flips
}
arriba-now-flip-me = Your turn
    .hint = Turn your top card.
arriba-now-turning = A card is turning … look!
arriba-now-look = Look!
    .hint = A totem card, or your shape on another pile? Hit your arcade button.
arriba-now-totem = TOTEM! Everybody grabs!
    .hint = Hit your arcade button.
arriba-now-match-me = MATCH! Grab it!
    .hint = You against { $seats }: hit your arcade button.
arriba-now-match-others = Duel: { $seats }
    .hint = Hands off: only they may grab.
arriba-now-head = 1 – 2 – 3 – Arriba!
    .hint = { $seconds ->
        [one] Everybody flips in { $seconds } second.
       *[other] Everybody flips in { $seconds } seconds.
    }
arriba-now-go = { $seats } gives the signal
    .hint = 1 – 2 – 3 – Arriba! Then everybody flips.
arriba-now-go-me = Press to give the signal
    .hint = Count 1 – 2 – 3, then hit your button.
arriba-now-signal = Wait for the new signal
    .hint = Whoever presses now is wrong.
arriba-now-regrab-me = Dead heat! Grab again!
    .hint = You against { $seats }.
arriba-now-regrab-others = Dead heat: { $seats } grab again
    .hint = Hands off.
arriba-now-lower = Who held the totem lower?
    .hint = The host says it at the box.
arriba-now-face = Which card was turned?
    .hint = The presses are judged as soon as the box knows it.
arriba-now-owed = { $count ->
    [one] The card of { $seats } is missing
   *[other] The cards of { $seats } are missing
}
    .hint = Late cards count where they belong.
arriba-now-asks = What lay there?
    .hint = { $seats } pressed first.
arriba-now-again = Count again!
    .hint = Who showed what? You do not agree.
arriba-now-begins = { $seats } begins
    .hint = Same shape, or a totem: hit your button!
arriba-now-begins-me = You begin
    .hint = Turn your top card. Same shape, or a totem: hit your button!
arriba-now-goes-on = { $seats } goes on
    .hint = Same shape, or a totem: hit your button!
arriba-now-goes-on-me = You go on
    .hint = Turn your top card. Same shape, or a totem: hit your button!
arriba-now-turns = { $seats } turns the next card
    .hint = Same shape, or a totem: hit your button!
arriba-now-turns-me = You turn the next card
    .hint = And hit the button in the middle.
arriba-now-together = 1 – 2 – 3 – Arriba!
    .hint = Everybody turns a card together.
arriba-now-counts = Is the round over?
    .hint = { $seats } counted the cards.
arriba-now-may-end = The round seems to be over
    .hint = Count your cards.
arriba-now-over = The match is over

## Cards and piles
arriba-tops = Cards that lie open
arriba-my-cards = My cards
arriba-draw = Draw pile
arriba-open = Open pile
arriba-centre = Under the totem
arriba-centre-count = { $count ->
    [0] No card lies under the totem.
    [one] { $count } card lies under the totem.
   *[other] { $count } cards lie under the totem.
}
arriba-card-name = { $emblem }, { $colour }
arriba-colour-r = red
arriba-colour-g = green
arriba-colour-b = blue
arriba-colour-y = yellow
arriba-colour-r-letter = R
arriba-colour-g-letter = G
arriba-colour-b-letter = B
arriba-colour-y-letter = Y

## The thumb
arriba-first = { $seat } begins
arriba-flip = Flip my card
arriba-flip-enter = Which card?
arriba-reader = My card is at the reader
arriba-reader-named = The reader takes your card now.
arriba-asis = No more cards: judge
arriba-hint-button = Your arcade button is the totem: the phone never grabs.
arriba-pick-title = Which card lies there?

## Real cards that the box does not know: what lay there
arriba-ask-how = Say it on a phone: the loser alone, or any two of you.
arriba-presses = Who pressed, in this order
arriba-press-first = first
arriba-same = Same shape
arriba-same-as = Same shape: { $seat } and …
arriba-same-who = Who showed this shape?
arriba-same-more = Three or more, or others
arriba-same-back = Only two
arriba-same-fewest = Tap two or more
arriba-answer-totem = Totem card
arriba-answer-head = A head
arriba-answer-nothing = Nothing: wrong grab
arriba-answer-accident = It does not count
arriba-answer-other = No, something else
arriba-answer-change = Change my answer
arriba-enough = ✓ Your word is enough. For the rest a second person says the same.
arriba-enough-mark = your word is enough
arriba-lay-same = Same shape: { $seats }
arriba-lay-totem = A totem card
arriba-lay-nothing = Nothing: a wrong grab
arriba-lay-head = A head
arriba-lay-accident = It does not count
arriba-said-mine = You say: “{ $what }”
arriba-said-other = { $seat } says: “{ $what }”
arriba-said-yes = Yes, so it was
arriba-said-waits = One more person must say the same.
arriba-said-again = Count again: who showed what?

## Real cards: what to do with them
arriba-do = Your cards now
arriba-do-none = Your cards stay where they are.
arriba-do-give = Give your open pile to { $seats }.
    .who = { $count ->
        [one] { $who } gives the open pile to { $seats }.
       *[other] { $who } give their open piles to { $seats }.
    }
    .you = { $count ->
        [one] { $who } gives you the open pile.
       *[other] { $who } give you their open piles.
    }
arriba-do-give_all = Give your open pile to { $seats }.
    .who = { $count ->
        [one] { $who } gives the open pile to { $seats }.
       *[other] { $who } give their open piles to { $seats }.
    }
    .you = { $count ->
        [one] { $who } gives you the open pile.
       *[other] { $who } give you their open piles.
    }
arriba-do-take = Put { $seats }’s open pile on yours and turn it all over. The cards under the totem go below it: all of it under your draw pile.
    .who = { $who } puts both open piles and the cards under the totem below the draw pile.
arriba-do-share = Deal your open pile and the cards under the totem to { $seats }, one by one from your left, in full laps. The rest stays under the totem.
    .who = { $who } deals the open pile and the cards under the totem to { $seats }, one by one. The rest stays there.
arriba-do-take_share = Put your open pile and your share under your draw pile.
    .who = { $count ->
        [one] { $who } puts the open pile and the share under the draw pile.
       *[other] { $who } put their open piles and their shares under their draw piles.
    }
arriba-do-lay_under = Lay your open pile face down under the totem.
    .who = { $who } lays the open pile face down under the totem.
arriba-do-take_all = Take all open piles and the cards under the totem: under your draw pile.
    .who = { $who } takes all open piles and the cards under the totem.

## Real cards: heads, counts, and the end of a round
arriba-legend-same = Same shape as yours? Hit your button!
arriba-legend-totem = A totem card? Everybody hits!
arriba-legend-head = A head? 1 – 2 – 3, all turn a card.
arriba-legend-middle = Who turns a card may hit the button in the middle: the box counts the piles, and times the grab from there.
arriba-head = A head!
arriba-head-again = Another head!
arriba-pair-too = Another pair too
arriba-piles = Piles: tap one to set it right
arriba-piles-of = Piles of { $seat }
arriba-piles-more = One more turned
arriba-piles-less = One less
arriba-piles-done = So it is
arriba-number-less = { $what }: one less
arriba-number-more = { $what }: one more
arriba-count-open = Round over
arriba-count-title = How many cards are left?
arriba-count-sum = { $sum } in hands, { $rest } under the totem
arriba-count-over = { $sum } cards: there are only 80
arriba-count-most = At most { $most } together
arriba-count-done = So it is: the round is over
arriba-told-turned = { $seat } turned a card
arriba-told-piles = { $seat }: draw pile { $draw }, open pile { $open }

## The photo finish
arriba-photo = Photo finish
arriba-photo-none = Nobody has grabbed yet.
arriba-photo-whole = Whole race
arriba-photo-close = Close-up
arriba-photo-from-card = Counted from the moment the card was shown.
arriba-photo-from-first = Close-up: the axis counts from the first press.
arriba-photo-heat = Dead heat: { $gap } apart cannot be told apart.
arriba-mark-won = first
arriba-mark-lost = beaten
arriba-mark-late = too late
arriba-mark-wrong = wrong
arriba-mark-early = too early
arriba-mark-tied = dead heat
arriba-mark-spared = spared

## The moment: the verdict over the whole screen, for those concerned
arriba-moment-won = Won!
arriba-moment-won-by = Won by { $span }
arriba-moment-lost = Beaten!
arriba-moment-lost-by = Beaten by { $span }
arriba-moment-late = Too late!
arriba-moment-late-by = Too late by { $span }
arriba-moment-wrong = Wrong grab!
arriba-moment-early = Too soon!
arriba-moment-tied = Dead heat!
arriba-moment-tied-by = Dead heat within { $span }
arriba-moment-free = No penalty.
arriba-moment-why-wrong_grab = Nothing was due.
arriba-moment-why-outsider = You were not in the duel: it is off.
arriba-moment-why-early = You had to wait a little longer.
arriba-moment-why-countdown_press = It was during the count-down.
arriba-moment-why-turn_order = Dead heat: turn order decided.
arriba-moment-why-idle_press = Nothing lay on the table.
arriba-moment-take = { $cards ->
    [one] +{ $cards } card
   *[other] +{ $cards } cards
}
arriba-moment-rid = { $cards ->
    [one] −{ $cards } card
   *[other] −{ $cards } cards
}
arriba-moment-give = { $cards ->
    [one] { $seats }: +{ $cards } card
   *[other] { $seats }: +{ $cards } cards
}
arriba-round-over = Round { $round } of { $rounds }

## Scores and the end
arriba-scores = Scores · round { $round } of { $rounds }
arriba-scores-seat = Seat
arriba-scores-round = R{ $round }
arriba-scores-total = Sum
arriba-scores-note = One point a card left over: the fewest points win.
arriba-end = { $count ->
    [one] { $seats } wins the match!
   *[other] { $seats } share the victory!
}
arriba-end-me = { $count ->
    [one] You win the match!
   *[other] Shared victory: { $seats }!
}

## The host
arriba-host-flip = Card of { $seat }
arriba-host-reader = At the reader: { $seat }
arriba-host-table = the table
arriba-host-lower = { $seat } was lower
arriba-options-timing = Times
arriba-options-photo = Dead heats
arriba-options-mistakes = Wrong grabs
arriba-options-matches = Duels
arriba-options-specials = Totem and head
arriba-options-rounds = Rounds
