### Arriba! in English. Seats arrive as names, several as one joined list; numbers as numbers.

game-name = Arriba!
game-about = Cards are turned one after the other; when a shape appears twice, be the first to grab the totem and be rid of your open pile.
game-line = Spot the pair and be the first to grab.
seats-about-two = Arriba! is printed for three to eight players; two seats are a house setting of this box.

## Words used inside other messages

word-move = { $move ->
    [begin] saying who begins
    [deal] dealing the cards
    [flip] turning a card
    [asis] judging by the cards that lie open
    [reader] naming whose card the reader sees
    [reveal] showing a card
    [grab] grabbing the totem
    [go] giving the signal for the common flip
    [settle] judging the presses
    [signal] giving the signal
    [timeout] closing the grab
    [lower] saying whose hand was lowest
    [turned] counting a card that was turned
    [lay] saying what lay there
    [piles] setting piles right
    [count] counting the cards of the round
   *[other] “{ $move }”
}
word-phase = { $phase ->
    [deal] the cards are being dealt
    [flip] the next card is awaited
    [turning] a card is being turned
    [look] everybody looks at the card
    [totem] everybody may grab
    [match] a duel is open
    [head] the common flip is coming
    [signal] a new signal is coming
    [regrab] the tied are racing again
    [lower] the table is saying whose hand was lowest
    [over] the match is over
   *[other] “{ $phase }”
}
word-lay = { $lay ->
    [same] same shape
    [totem] a totem card
    [nothing] nothing: a wrong grab
    [head] a head
    [accident] an accident: it does not count
   *[other] “{ $lay }”
}
word-piles = { $draw } face down, { $open } open

## What the table waits for; $seat is the one who flips

phase-deal = The cards are being dealt.
phase-flip = { $seat } turns the next card.
phase-turning = { $seat } is turning a card: hands off.
phase-look = Look at the card: everybody sees for themselves whether to grab.
phase-totem = Totem card! Everybody may grab.
phase-match = Same shape! Only those who show it may grab.
phase-head = Head! 1, 2, 3… everybody flips together.
phase-signal = Hands off: wait for the new signal.
phase-regrab = Grab again! Only the tied may press.
phase-lower = Dead heat: say whose hand was lowest.
phase-over = The match is over.

## Refusals

refusal-finished = { $rounds ->
    [one] The match is over: its only round is played.
   *[other] The match is over: all { $rounds } rounds are played.
}
refusal-not_yours = { $seat } cannot do this: { word-move }.
refusal-deal_due = The cards must be dealt first; not possible now: { word-move }.
refusal-chance_due = Not due now: { word-move } ({ word-phase }).
refusal-settle_first = The presses are being judged; not possible now: { word-move }.
refusal-time_order = That time ({ $at_ns } ns) has already passed: the table’s clock stands at { $clock_ns } ns.
refusal-deal_first = This round cannot begin with { $first }.
refusal-deal_cards = { $expected ->
    [0] The cards are real: the box deals none, but this deal names { $cards }.
   *[other] A deal holds all { $expected } cards, each as often as it exists; this one names { $cards }.
}
refusal-hold = No card is turned now: { word-phase }.
refusal-turn = It is { $flipper } who turns the next card.
refusal-press_waits = { $seat } pressed first: enter the cards that are still missing, or judge by those that lie open.
refusal-reader = { $seat } has no card for the reader now.
refusal-tempo = The box turns the cards, one every { $tempo_ms } ms.
refusal-face = { $deck ->
    [scanned] The cards are real: say which card was turned.
    [judged] Nobody says which card was turned here: only what lay there when somebody pressed.
   *[other] The box holds the cards: turn one without naming it.
}
refusal-common_flip = { $seat } has no card to turn in this common flip, or has turned it already.
refusal-impossible_card = { $card ->
    [totem] A totem card cannot have been turned there: the box knows where all of them lie.
    [head] A head cannot have been turned there: the box knows where all of them lie.
   *[other] Card { $card } cannot have been turned there: it lies elsewhere.
}
refusal-go = { $seat } has no signal to give now.
refusal-as_is = No press is waiting for a card to be named.
refusal-pressed_already = { $seat } has already pressed in this grab.
refusal-lower_tied = { $lower } is not in the dead heat: choose among { $tied }.

refusal-judged_deck = What lies on the table is said to the box only during play with real cards that it does not know.
refusal-lay_due = Nobody has pressed: there is nothing to say except that a head was turned.
refusal-lay_seats = The same shape is shown by two players or more, and not by those of the duel just judged.
refusal-said_already = { $seat } has said that already: somebody else confirms it, or the host.
refusal-count_when_settled = Say first what lay there: a press is waiting to be judged.
refusal-cards_left = That cannot be: { $cards } cards, one number for each player and { $most } at most in all.

## Verdicts

verdict-duel = { $cards ->
    [0] { $seat } was faster: the open piles go to { $seats }.
    [one] { $seat } was faster: { $seats } takes { $cards } card.
   *[other] { $seat } was faster: { $seats } takes { $cards } cards.
}
    .seat = { $cards ->
        [one] You were faster: { $seats } takes { $cards } card.
       *[other] You were faster: { $seats } takes { $cards } cards.
    }
    .seats = { $cards ->
        [one] { $seat } was faster: you take { $cards } card.
       *[other] { $seat } was faster: you take { $cards } cards.
    }
verdict-many = { $cards ->
    [0] { $seat } was fastest: what can be shared out goes to { $seats }.
    [one] { $seat } was fastest: { $cards } card goes to { $seats }.
   *[other] { $seat } was fastest: { $cards } cards go to { $seats }.
}
    .seat = { $cards ->
        [0] You came first, but there are too few cards to share: they stay in the centre.
        [one] You came first: { $cards } card goes to { $seats }.
       *[other] You came first: { $cards } cards go to { $seats }.
    }
    .seats = { $cards ->
        [0] { $seat } came first, but there are too few cards to share: they stay in the centre.
        [one] { $seat } came first: you take { $cards } card.
       *[other] { $seat } came first: { $cards } cards go to { $seats }.
    }
verdict-totem = { $cards ->
    [0] { $seat } has the totem: the open pile goes to the centre.
    [one] { $seat } has the totem: { $cards } open card goes to the centre.
   *[other] { $seat } has the totem: { $cards } open cards go to the centre.
}
    .seat = { $cards ->
        [one] You have the totem: your open card goes to the centre.
       *[other] You have the totem: your { $cards } open cards go to the centre.
    }
verdict-totem_empty = { $seat } has the totem but no open pile: nothing moves.
    .seat = You have the totem but no open pile: nothing moves.
verdict-wrong_grab = { $cards ->
    [0] Wrong grab, nothing was due: { $seat } takes all open piles and the centre.
    [one] Wrong grab, nothing was due: { $seat } takes the only card on the table.
    [2] Wrong grab, nothing was due: { $seat } takes both cards on the table.
   *[other] Wrong grab, nothing was due: { $seat } takes all { $cards } cards on the table.
}
    .seat = { $cards ->
        [one] Wrong grab, nothing was due: you take the only card in play.
       *[other] Wrong grab, nothing was due: you take the { $cards } cards in play.
    }
verdict-outsider = { $cards ->
    [0] { $seat } is not in the match: duel void, and all open piles as a penalty.
    [one] { $seat } is not in the match: duel void, { $cards } penalty card.
   *[other] { $seat } is not in the match: duel void, { $cards } penalty cards.
}
    .seat = { $cards ->
        [one] You were not in the duel: the duel is off, and you take { $cards } card.
       *[other] You were not in the duel: the duel is off, and you take { $cards } cards.
    }
verdict-early = { $cards ->
    [0] { $seat } pressed too soon: all open piles as a penalty.
    [one] { $seat } pressed too soon: { $cards } penalty card.
   *[other] { $seat } pressed too soon: { $cards } penalty cards.
}
    .seat = { $cards ->
        [one] You pressed too soon: you take { $cards } card.
       *[other] You pressed too soon: you take { $cards } cards.
    }
verdict-countdown_press = { $cards ->
    [0] { $seat } pressed during the count-down: all open piles as a penalty.
    [one] { $seat } pressed during the count-down: { $cards } penalty card.
   *[other] { $seat } pressed during the count-down: { $cards } penalty cards.
}
    .seat = { $cards ->
        [one] You pressed during the count-down: you take { $cards } card.
       *[other] You pressed during the count-down: you take { $cards } cards.
    }
verdict-idle_press = { $seat } pressed while nothing lay on the table: no cards to take.
    .seat = You pressed while nothing was in play: there was no card to take.
verdict-ignored = { $seat } pressed without cause; at this table that costs nothing.
    .seat = You pressed for no reason; at this table that costs nothing.
verdict-accident = { $seat } pressed by accident: no penalty.
    .seat = You pressed by accident: no penalty.
verdict-late = { $seat } pressed too late: that press costs nothing.
    .seat = You pressed too late: that press costs nothing.
verdict-spared = { $seat } had no claim, but pressed together with somebody who had: no penalty.
verdict-tie = Dead heat: the presses of { $seats } cannot be told apart.
    .seats = Dead heat: { $seats } cannot be told apart.
verdict-turn_order = Dead heat of { $seats }: turn order decides, from the flipper on.
verdict-regrab = Now! { $seats } race again.
verdict-totem_open = Totem card: everybody may grab!
verdict-match_open = Same shape: only { $seats } may grab!
verdict-head = { $seat } turned a head: on “Arriba!” everybody with a draw pile flips.
verdict-lapsed_totem = Nobody grabbed in time: the totem card stays where it lies.
verdict-lapsed_match = Nobody grabbed in time: no cards change hands.
verdict-missed = Nobody saw it: { $seats } showed the same shape.
verdict-out = Round { $round } is over: somebody has no cards left.
verdict-all_empty = Round { $round } is over: all draw piles are empty.
verdict-lowest = { $winners } wins the match with the fewest points.
    .winners = You win the match with the fewest points.
verdict-shared = { $winners } share the win: equal points, and nobody has fewer.

## Settings

option-deck = Who holds the cards: the box, or you with the printed deck.
option-deck-box = The box deals; screens and phones show the cards
option-deck-judged = Real cards; after a grab you say what lay there
option-deck-scanned = Real cards; you tell the box every card, or scan it
option-card_order = In which order scanned real cards are entered, and when presses are judged.
option-card_order-any = In any order; a press waits until its card is known
option-card_order-turn = In turn; a press is judged by the next card
option-flip_by = How the next card is turned when the box holds the cards.
option-flip_by-tap = The flipper taps the phone
option-flip_by-button = By the button in the middle of the table
option-flip_by-tempo = The box turns a card at a steady tempo
option-tempo_ms = Time between two cards when the box turns them, in milliseconds.
option-rounds = How many rounds a match has.
option-announce = Whether the box says who may grab, or you have to see it yourselves.
option-announce-after = Nothing before the first press: spotting the pair is the game
option-announce-before = As soon as the card is shown, for children
option-look_ms = How long every card can be looked at before the next one may be turned, in milliseconds, when the box announces nothing.
option-two_seats = Whether a match for two may begin, although the game is printed for three or more.
option-two_seats-house = Two may play, as a house setting
option-two_seats-refuse = Three or more, as printed
option-grab_timeout_ms = How long the table waits for a grab that nobody makes, in milliseconds.
option-hold_on_match = A match stops the flipping until somebody grabs or the time is up; without it the next card may follow at once.
option-taken_order = In which order the loser of a duel stacks the cards taken.
option-taken_order-own_first = The loser’s own pile is drawn first
option-taken_order-winner_first = The winner’s pile is drawn first
option-totem_without_pile = Who plays on when the winner of a totem card has no open pile.
option-totem_without_pile-continues = The one who grabbed
option-totem_without_pile-unchanged = The seat that was next anyway
option-specials = What a totem card or a head on top of a pile does to the shape below it.
option-specials-hide = It hides the shape
option-specials-see_through = The shape below still counts
option-sharing = Who takes the cards when three or more show the same shape.
option-sharing-equal = Equal shares for all who were slower
option-sharing-slowest = The slowest takes them all
option-several_matches = What happens when several shapes match at the same time.
option-several_matches-each = Each shape is a duel of its own
option-several_matches-one = Only the first grab counts
option-after_totem = What happens to matches that are still open after a totem card.
option-after_totem-reopen = They open again on a new signal
option-after_totem-stand = They just stand while play goes on
option-two_totems = How many grabs follow when one common flip shows several totem cards.
option-two_totems-one = One grab for all of them
option-two_totems-each = One grab for each
option-after_head = Who plays on after a common flip in which somebody grabbed.
option-after_head-left = The left neighbour of the head’s player
option-after_head-grabber = The one who grabbed
option-outsider = What a press costs somebody who is not in the open match.
option-outsider-penalty = The penalty, and the duel is void
option-outsider-ignored = Nothing; the duel stays open
option-late_hands = How long a hand that comes too late for something real costs nothing.
option-late_hands-until_next_card = Until the next card is turned
option-late_hands-lockout = Only for a moment
option-lockout_ms = How long late presses cost nothing once a grab is settled, in milliseconds.
option-anticipation_ms = How soon after a card is shown a press is still taken for a guess, in milliseconds.
option-early = What a press costs just before a card is shown or a signal is given.
option-early-penalty = The penalty
option-early-ignored = Nothing
option-centre_at_end = Who counts the cards in the centre when a round ends.
option-centre_at_end-nobody = Nobody
option-centre_at_end-last_grabber = The last one who grabbed
option-first_player = Who begins the first round.
option-first_player-random = Drawn by the box
option-first_player-seat0 = The first seat
option-first_player-named = Named by the table
option-next_first = Who begins the later rounds.
option-next_first-clockwise = The next one clockwise
option-next_first-lowest = The one with the fewest points in the round before
option-dead_heat_us = Presses that are at most this far apart count as simultaneous, in microseconds.
option-dead_heat = How simultaneous presses are decided.
option-dead_heat-regrab = The tied race again after a surprise pause
option-dead_heat-turn_order = Turn order, from the flipper on
option-dead_heat-entered = The table says whose hand was lowest
option-idle_press = What a wrong press does while no card lies on the table.
option-idle_press-nothing = Nothing at all
option-idle_press-takes_turn = The one who pressed turns the next card
option-turning_press = What a press costs while a card is being turned.
option-turning_press-ignored = Nothing: nobody can have meant it
option-turning_press-judged = The penalty
option-countdown_press = What a press without a claim costs between a head and the common flip.
option-countdown_press-judged = The penalty
option-countdown_press-ignored = Nothing
option-last_match = What happens when all draw piles are empty while a match still lies open.
option-last_match-wait = The table waits for a last grab
option-last_match-end = The round ends at once
option-heat_outsider = What happens to somebody without a claim who presses in a dead heat with somebody who has one.
option-heat_outsider-spared = No penalty, the claim counts
option-heat_outsider-punished = The penalty if the press without a claim was first
option-two_duels = Who plays on after two duels in a row.
option-two_duels-last = The winner of the last one
option-two_duels-first = The winner of the first one
option-flip_delay_ms = Longest surprise delay between the command to flip and the moment everybody sees the card, in milliseconds.
option-head_signal = Who gives the signal for the common flip after a head.
option-head_signal-box = The box, after a count-down
option-head_signal-player = The player who turned the head, by the button
option-countdown_ms = How long the count-down to a common flip lasts, in milliseconds.

## The presets of the options

preset-first-about = One short round; the box calls every match and totem, and wrong hands cost nothing.
preset-printed-about = The printed rules, three rounds.
preset-tournament-about = Five rounds, three players at least.

## Printed cards

piece-card = { $emblem }, { $colour ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
   *[other] { $colour }
}
piece-totem = Totem
piece-head = Head
