### Texts of coups_bas's pages on the phones and on the virtual box; cards keep their printed names.

## What is going on
coups_bas-now-deal = The cards are being dealt
    .hint = Five cards each.
coups_bas-now-first = Who begins?
    .hint = Say so with a tap on a name, here or on the box.
coups_bas-first = { $name } begins
coups_bas-now-stop = Stop here?
    .hint = All must agree; otherwise we play on.
coups_bas-now-stop-me = Stop here?
    .hint = The highest scores would be champions.
coups_bas-end-here = Stop here
coups_bas-play-on = Play on
coups_bas-break = The next hand begins in a moment.
coups_bas-host-ask = { $name } asks to stop here
coups_bas-host-agree = { $name } agrees to stop
coups_bas-host-on = { $name } plays on
coups_bas-now-action = { $names } to act
    .hint = Play a card, draw two or discard one.
coups_bas-now-action-me = Your turn!
    .hint = Play a card, draw two or discard one.
coups_bas-now-again-action = { $names } acts again
    .hint = Play a card, draw two or discard one.
coups_bas-now-again-action-me = Your turn again!
    .hint = Play a card, draw two or discard one.
coups_bas-now-again-card = { $names } may play one more card
    .hint = One more card, or nothing.
coups_bas-now-again-card-me = You may play one more card
    .hint = Play it, or end your turn.
coups_bas-now-misstep = { $names } plays { $card }
    .hint = Somebody else may still answer with { $answer }
coups_bas-now-misstep-me = { $names } plays { $card }
    .hint = You may answer with { $answer }
coups_bas-now-arrive = { $count ->
    [one] { $names } wins the hand
   *[other] { $names } win the hand
}
    .hint = Unless somebody plays { $answer }
coups_bas-now-arrive-me = { $count ->
    [one] { $names } wins the hand
   *[other] { $names } win the hand
}
    .hint = { $answer } would let you win too.
coups_bas-now-pressed = Your press is noted
    .hint = If you were first, you may answer.
coups_bas-now-answer = { $names } has the right to answer
    .hint = { $answer } or nothing?
coups_bas-now-answer-me = You have the right to answer
    .hint = Play { $answer } or let it stand.
coups_bas-now-steal = The wolf steals at random
    .hint = Two cards go to the hand of { $names }.
coups_bas-now-lynx = The lynx of { $names }
    .hint = Will it look at three cards?
coups_bas-now-lynx-me = Your lynx is watching
    .hint = End of your turn: you may look at three cards.
coups_bas-now-shed = { $names } chooses with the lynx
    .hint = { $looking } cards in hand, only one stays.
coups_bas-now-shed-me = Keep one card
    .hint = { $looking } cards from the lynx: only one stays.
coups_bas-now-over = The match is over

## The cards
coups_bas-card-unseen = a card
coups_bas-card-h1 = Tête de coyote
    .means = Coyote head
    .short = Coyote
    .effect = On arrival: swap totems with somebody.
coups_bas-card-h2 = Tête d’aigle
    .means = Eagle head
    .short = Aigle
    .effect = On top: nobody steals your floors.
coups_bas-card-h3 = Tête de loup
    .means = Wolf head
    .short = Loup
    .effect = On arrival: steal 2 random cards.
coups_bas-card-h4 = Tête de corbeau
    .means = Raven head
    .short = Corbeau
    .effect = On arrival: swap hands with somebody.
coups_bas-card-h5 = Tête de lynx
    .means = Lynx head
    .short = Lynx
    .effect = On top, end of turn: see 3, keep 1.
coups_bas-card-h6 = Tête de tortue
    .means = Turtle head
    .short = Tortue
    .effect = On top: nobody destroys your floors.
coups_bas-card-h7 = Tête d’ours
    .means = Bear head
    .short = Ours
    .effect = On arrival: destroy a rival’s top floor.
coups_bas-card-l1 = On arrive !
    .means = Here we come!
    .effect = When another wins: you win too.
coups_bas-card-l2 = Et Paf !
    .means = Wham!
    .effect = Destroy the top floor of a totem.
coups_bas-card-l3 = Esprit farceur !
    .means = Prankster spirit!
    .effect = All pass their totem to the left.
coups_bas-card-l4 = Bison dingo !
    .means = Crazy bison!
    .effect = Destroy the top 2 floors of a totem.
coups_bas-card-l5 = Faux pas !
    .means = Misstep!
    .effect = Cancel another’s card, then play.
coups_bas-card-l6 = Pillage !
    .means = Pillage!
    .effect = Take a top floor in hand; small totem: again.
coups_bas-card-l7 = Cadeau !
    .means = A gift!
    .effect = Move a top floor onto a rival’s, draw 1.
coups_bas-card-l8 = Eau de feu !
    .means = Firewater!
    .effect = Draw 2 cards, then play again.
coups_bas-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
coups_bas-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
coups_bas-hand-real = Your cards are real: the box only counts them.

## The totems
coups_bas-totems = The totems
coups_bas-you = You
coups_bas-empty = empty
coups_bas-guard-steal = no theft
coups_bas-guard-destroy = no smash
coups_bas-totem-of = { $name }: { $count ->
    [0] no floor
    [one] one floor
   *[other] { $count } floors
}, { $top } on top{ $guard ->
    [steal] , safe from theft
    [destroy] , safe from destruction
   *[none] { "" }
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
coups_bas-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
coups_bas-passed = lets it stand
coups_bas-with = with { $name }
coups_bas-target = here?
coups_bas-picked = { $step ->
    [1] chosen ✓
   *[other] receives ✓
}
coups_bas-pile = { $count ->
    [0] Pile empty
   *[other] Pile: { $count }
}
coups_bas-discards = Discards: { $count }
coups_bas-discards-last = At this table only the last card may be looked at.
coups_bas-chain = Cards that are being played

## My turn
coups_bas-turn-how = Tap a card to play it, or draw.
coups_bas-turn-play = Tap a card to play it.
coups_bas-draw = { $count ->
    [one] Draw one card
   *[other] Draw two cards
}
coups_bas-stop = End my turn
coups_bas-pick-card = Which card do you play?
coups_bas-pick-title = Which card leaves your hand?
coups_bas-play = { $count ->
    [0] Play { $card }
   *[other] { $card } → { $names }
}
coups_bas-play-plain = Without its power
coups_bas-discard = Discard
coups_bas-cancel = Put back
coups_bas-targets = Possible targets
coups_bas-ask-none = { $card } cannot be played now.
coups_bas-ask-h1 = Swap totems with whom?
coups_bas-ask-h3 = Steal two cards from whom?
coups_bas-ask-h4 = Swap hands with whom?
coups_bas-ask-h7 = Destroy whose top floor?
coups_bas-ask-l2 = Destroy whose top floor?
coups_bas-ask-l4 = Who loses two floors?
coups_bas-ask-l6 = Take whose top floor?
coups_bas-ask-l7 = Which totem loses its top floor?
coups_bas-ask-l7-to = Which totem receives that head?

## Answering
coups_bas-press = Your arcade button speaks up
coups_bas-pressed = Noted
coups_bas-press-yes = You hold { $card } The first button pressed may answer; the phone cannot.
coups_bas-press-no = You have no { $card } Let it stand, or pretend to hesitate.
coups_bas-press-real = If you hold { $card }, press first; the phone cannot.
coups_bas-close = Nobody answers
coups_bas-close-how = The others then have a last moment to press. Without this tap the time decides.
coups_bas-closing = Last moment to press!
coups_bas-pass = Let it stand
coups_bas-answer-how = Your button was first.
coups_bas-answer = Play { $card }
coups_bas-withdraw = Let it stand

## The lynx
coups_bas-lynx-how = Three cards to look at, one of them to keep.
coups_bas-look = Look at three cards
coups_bas-leave = Do not look
coups_bas-keep = Which one do you keep?
coups_bas-keep-done = Keep { $card }
coups_bas-shed-rest = Discards: { $cards }
coups_bas-shed-real = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
}
coups_bas-shed-done = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
}

## Points and the end
coups_bas-track = { $rounds ->
    [0] Hand { $round } · to { $target } points
   *[other] Hand { $round } of { $rounds }
}
coups_bas-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coups_bas-hands = Hand by hand: { $scores }
coups_bas-end-me = { $count ->
    [one] You win the match!
   *[other] Shared victory: { $names }!
}
coups_bas-end-other = { $count ->
    [one] { $names } wins the match!
   *[other] Shared victory: { $names }!
}
coups_bas-end-team-me = Your team wins the match!
coups_bas-end-team-other = { $names } win the match!
coups_bas-end-nobody = Nobody wins

## The moment: the verdict over the whole screen, for those concerned
coups_bas-moment-won = You win the hand!
coups_bas-moment-countered = Well countered!
coups_bas-moment-cancelled = Card cancelled!
coups_bas-moment-hit = Hit!
coups_bas-moment-taken = Floor taken!
coups_bas-moment-gift = A gift!
coups_bas-moment-swapped = Exchanged!
coups_bas-moment-stolen = Stop, thief!
coups_bas-moment-slow = Too late!
coups_bas-moment-floors-less = { $count ->
    [one] −{ $count } floor
   *[other] −{ $count } floors
}
coups_bas-moment-floors-more = { $count ->
    [one] +{ $count } floor
   *[other] +{ $count } floors
}
coups_bas-moment-cards-less = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
}
coups_bas-round-over = Hand { $round }

## The host
coups_bas-host-enter = Enter for { $name }
coups_bas-host-close = { $name }: nobody answers
coups_bas-host-pass = { $name } lets it stand
coups_bas-host-secret = The hand of { $name } is shown on one phone only. Here you can enter what gives none of its cards away. Another phone can take over the seat; a press of its arcade button confirms it.
coups_bas-host-phone = Only the phone of { $name } can go on now. Another phone can take over the seat; a press of its arcade button confirms it.
coups_bas-options-course = Course of the match
coups_bas-options-answers = Answers
coups_bas-options-cards = Powers of the cards
coups_bas-options-ends = End of a hand
