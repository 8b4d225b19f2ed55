### TOTEM!, the card game, in English. Cards arrive by their code (H3, or H3a for one copy) or by name; the printed
### cards are French, so their French name comes first. Seats arrive as names, several as one joined list.

game-name = TOTEM!
game-about = Stack heads to a totem of six floors before the others do, and let no low blow of theirs go unanswered.
game-line = Build a totem of six heads, and dodge low blows.
seats-about-teams = Four or six players can form teams of two; partners never sit side by side.

## Words used inside other messages

word-card = { $card ->
    [H1] Tête de coyote (Coyote Head)
    [H1a] Tête de coyote (Coyote Head)
    [H1b] Tête de coyote (Coyote Head)
    [H1c] Tête de coyote (Coyote Head)
    [H1d] Tête de coyote (Coyote Head)
    [H1e] Tête de coyote (Coyote Head)
    [H2] Tête d’aigle (Eagle Head)
    [H2a] Tête d’aigle (Eagle Head)
    [H2b] Tête d’aigle (Eagle Head)
    [H2c] Tête d’aigle (Eagle Head)
    [H2d] Tête d’aigle (Eagle Head)
    [H2e] Tête d’aigle (Eagle Head)
    [H3] Tête de loup (Wolf Head)
    [H3a] Tête de loup (Wolf Head)
    [H3b] Tête de loup (Wolf Head)
    [H3c] Tête de loup (Wolf Head)
    [H3d] Tête de loup (Wolf Head)
    [H3e] Tête de loup (Wolf Head)
    [H4] Tête de corbeau (Raven Head)
    [H4a] Tête de corbeau (Raven Head)
    [H4b] Tête de corbeau (Raven Head)
    [H4c] Tête de corbeau (Raven Head)
    [H4d] Tête de corbeau (Raven Head)
    [H4e] Tête de corbeau (Raven Head)
    [H5] Tête de lynx (Lynx Head)
    [H5a] Tête de lynx (Lynx Head)
    [H5b] Tête de lynx (Lynx Head)
    [H5c] Tête de lynx (Lynx Head)
    [H5d] Tête de lynx (Lynx Head)
    [H5e] Tête de lynx (Lynx Head)
    [H6] Tête de tortue (Turtle Head)
    [H6a] Tête de tortue (Turtle Head)
    [H6b] Tête de tortue (Turtle Head)
    [H6c] Tête de tortue (Turtle Head)
    [H6d] Tête de tortue (Turtle Head)
    [H6e] Tête de tortue (Turtle Head)
    [H7] Tête d’ours (Bear Head)
    [H7a] Tête d’ours (Bear Head)
    [H7b] Tête d’ours (Bear Head)
    [H7c] Tête d’ours (Bear Head)
    [H7d] Tête d’ours (Bear Head)
    [H7e] Tête d’ours (Bear Head)
    [L1] On arrive ! (Here We Come!)
    [L1a] On arrive ! (Here We Come!)
    [L2] Et Paf ! (Wham!)
    [L2a] Et Paf ! (Wham!)
    [L2b] Et Paf ! (Wham!)
    [L2c] Et Paf ! (Wham!)
    [L2d] Et Paf ! (Wham!)
    [L3] Esprit farceur ! (Prankster Spirit!)
    [L3a] Esprit farceur ! (Prankster Spirit!)
    [L3b] Esprit farceur ! (Prankster Spirit!)
    [L3c] Esprit farceur ! (Prankster Spirit!)
    [L4] Bison dingo ! (Crazy Bison!)
    [L4a] Bison dingo ! (Crazy Bison!)
    [L4b] Bison dingo ! (Crazy Bison!)
    [L4c] Bison dingo ! (Crazy Bison!)
    [L5] Faux pas ! (Misstep!)
    [L5a] Faux pas ! (Misstep!)
    [L5b] Faux pas ! (Misstep!)
    [L5c] Faux pas ! (Misstep!)
    [L5d] Faux pas ! (Misstep!)
    [L5e] Faux pas ! (Misstep!)
    [L6] Pillage ! (Pillage!)
    [L6a] Pillage ! (Pillage!)
    [L6b] Pillage ! (Pillage!)
    [L6c] Pillage ! (Pillage!)
    [L6d] Pillage ! (Pillage!)
    [L6e] Pillage ! (Pillage!)
    [L7] Cadeau ! (A Gift!)
    [L7a] Cadeau ! (A Gift!)
    [L7b] Cadeau ! (A Gift!)
    [L7c] Cadeau ! (A Gift!)
    [L7d] Cadeau ! (A Gift!)
    [L8] Eau de feu ! (Firewater!)
    [L8a] Eau de feu ! (Firewater!)
    [L8b] Eau de feu ! (Firewater!)
    [L8c] Eau de feu ! (Firewater!)
    [L8d] Eau de feu ! (Firewater!)
   *[other] { $card }
}
word-answer = { $answer ->
    [L1] “On arrive !” (Here We Come!)
   *[L5] “Faux pas !” (Misstep!)
}
word-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
word-drawn = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
word-move = { $move ->
    [stop] stopping here
    [continue] playing on
    [begin] saying who begins
    [deal] dealing the cards
    [play] playing a card
    [draw] drawing two cards
    [discard] discarding a card
    [open] opening the time for answers
    [buzz] pressing to answer
    [pass] letting it stand
    [close] saying that nobody answers
    [settle] judging the presses
    [answer] answering
    [withdraw] taking the press back
    [timeout] closing the time for answers
    [steal] picking the stolen cards
    [look] using the lynx
    [leave] leaving it at that
    [shed] discarding what the lynx brought
   *[other] “{ $move }”
}
word-phase = { $phase ->
    [deal] the cards are being dealt
    [stop] the table is saying whether it stops here
    [action] an action is awaited
    [opening] the time for answers is about to begin
    [window] a card or a win may be answered
    [answer] somebody has the right to answer
    [steal] a wolf is stealing
    [lynx] a lynx may be used
    [shed] the cards of a lynx are being sorted
    [over] the match is over
   *[other] “{ $phase }”
}

## What the table waits for; $seat is whose turn it is, or who has the right to answer

phase-deal = The cards are being dealt.
phase-stop = Stop here? All must agree.
phase-action = { $seat } plays a card, draws two or discards one.
phase-opening = Hands on the buttons…
phase-window = Who answers? The first press may answer; the others can let it stand.
phase-answer = { $seat } was first: play the answer, or take the press back.
phase-steal = The wolf is stealing cards.
phase-lynx = Lynx on top: { $seat } may look at three cards and keep one.
phase-shed = { $seat } keeps one of the lynx’s cards and discards the others.
phase-over = The match is over.

## Refusals

refusal-finished = { $hands ->
    [one] The match is over after { $hands } hand.
   *[other] The match is over after { $hands } hands.
}
refusal-not_yours = { $seat } cannot do this: { word-move }.
refusal-phase = Not possible now: { word-move } ({ word-phase }).
refusal-turn = It is { $active }’s turn.
refusal-closing = { $seat } cannot say that nobody answers: only with real cards, once, and only who played the card or won the hand.
refusal-not_entitled = { $seat } cannot answer here: not in their own turn, not to their own card, not after winning or passing, not with an empty hand.
refusal-no_right = { $answerer } pressed first and has the right to answer.
refusal-settle_first = The presses are being judged; not possible now: { word-move }.
refusal-nothing_pressed = Nobody has pressed: there is nothing to judge.
refusal-time_order = Too soon: this is at { $at_ns } ns, and cannot be before { $from_ns } ns of the table’s clock.
refusal-press_time = That press was not made in the time for answers, from { $opened_ns } ns to { $until_ns } ns.
refusal-pressed_already = { $seat } has already pressed for this.
refusal-first_named = Not now: { word-move }. The table says who begins before the deal, and only once.
refusal-deal_first = This hand cannot begin with { $first }.
refusal-deal_cards = { $expected ->
    [0] The cards are real: the box deals none, but this deal names { $cards }.
   *[other] The deck for this number of players has { $expected } cards, each once; this deal names { $cards }.
}
refusal-stop = { $hands ->
    [0] You can stop only between two hands that are scored.
   *[other] You can ask to stop once between two hands that are scored, and agree once.
}
refusal-pile_empty = The pile is empty: play or discard a card.
refusal-hand_full = At this table nobody draws with { $cards } cards in hand: play or discard a card.
refusal-card_only = At this table playing again means one card or nothing; not possible now: { word-move }.
refusal-face = { $deck ->
    [table] The cards are real: name the card, not one copy of it ({ $card }).
   *[other] The box holds the cards: name the copy in your hand, not “{ word-card }” alone.
}
refusal-not_in_hand = You do not hold “{ word-card }”.
refusal-impossible_card = { $copies ->
    [0] “{ word-card }” is left out with this number of players.
    [one] There is only { $copies } “{ word-card }”, and it already lies open.
   *[other] There are only { $copies } of “{ word-card }”, and too many already lie open.
}
refusal-steal_cards = { $hand ->
    [one] The wolf takes the only card of that hand, not { $cards }.
   *[other] The wolf takes two different ones of the { $hand } cards in that hand, not these { $cards }.
}
refusal-shed_cards = Keep exactly one of the lynx’s { $looked } cards; you discard { $cards }, or not those.
refusal-reaction = “{ word-card }” is only an answer: it cannot be played as an action.
refusal-wrong_answer = “{ word-card }” is no answer to this; only { word-answer } is.
refusal-target_count = { $targets ->
    [0] “{ word-card }” is played without a target.
    [one] “{ word-card }” is played with { $targets } target.
   *[other] “{ word-card }” is played with { $targets } targets: from whose totem, and onto whose.
}
refusal-entering_due = At this table the power of “{ word-card }” has to be used: name a target.
refusal-nothing_to_draw = The pile is empty: at this table “{ word-card }” cannot be played now.
refusal-target_seat = “{ word-card }” cannot be aimed there.
refusal-target_empty = “{ word-card }” finds nothing, or too little, to take from { $target }.
refusal-protected = The top head of { $target } protects the totem from “{ word-card }”.

## Verdicts

verdict-drawn = { $seat } draws { word-drawn }.
verdict-discarded = { $seat } discards a card.
verdict-counter_window = A “Faux pas !” may counter this now: { $seats }.
verdict-arrive_window = The hand is being won. “On arrive !” may still be played: { $seats }.
verdict-first_press = { $seat } pressed first and may answer.
    .seat = You pressed first: it is yours to answer.
verdict-dead_heat = Too close to tell: { $seat } is next in turn order and may answer.
    .seat = Too close to tell: you are next in turn order, so it is yours to answer.
verdict-withdrawn = { $seat } takes the press back; it costs nothing.
    .seat = You take your press back; it costs nothing.
verdict-too_slow = { $seat } did not answer in time and loses the right.
    .seat = You did not answer in time and lose the right.
verdict-last_moment = { $seat } says that nobody answers: last moment to press.
verdict-unanswered = Nobody answered in time: it stands.
verdict-cancelled = { $by } cancels “{ word-card }” of { $seat }.
    .by = You cancel “{ word-card }” of { $seat }.
    .seat = { $by } cancels your “{ word-card }”.
verdict-misstep_draw = { $seat } cancelled a “Faux pas !” and draws { word-drawn }.
verdict-misstep_turn = { $seat } cancelled the card and takes the turn.
    .seat = You cancelled the card: the turn is yours.
verdict-fizzled = “{ word-card }” of { $seat } finds no target and does nothing.
    .seat = Your “{ word-card }” finds no target and does nothing.
verdict-laid = { $seat } lays “{ word-card }”: { word-floors }.
verdict-coyote = Coyote: { $seat } and { $target } exchange their totems.
    .seat = Coyote: you exchange your totem with { $target }.
    .target = Coyote: { $seat } exchanges totems with you.
verdict-wolf = { $count ->
    [0] Wolf: { $seat } finds no card to steal from { $target }.
    [one] Wolf: { $seat } steals { $count } card from { $target }.
   *[other] Wolf: { $seat } steals { $count } cards from { $target }.
}
    .target = { $count ->
        [0] Wolf: { $seat } finds no card to steal from you.
        [one] Wolf: { $seat } steals { $count } card from you.
       *[other] Wolf: { $seat } steals { $count } cards from you.
    }
verdict-raven = Raven: { $seat } and { $target } exchange their hands.
    .seat = Raven: you exchange your hand with { $target }.
    .target = Raven: { $seat } exchanges hands with you.
verdict-bear = Bear: { $seat } destroys the top floor of { $target }.
    .target = Bear: { $seat } destroys your top floor.
verdict-wham = “Et Paf !” { $seat } destroys the top floor of { $target }.
    .target = “Et Paf !” { $seat } destroys your top floor.
verdict-prankster = “Esprit farceur !” Totems go one place to the left: { $seats }.
verdict-bison = “Bison dingo !” { $seat } tears down the totem of { $target } by up to two floors.
    .target = “Bison dingo !” { $seat } tears down your totem by up to two floors.
verdict-pillage = “Pillage !” { $seat } takes “{ word-card }” from the totem of { $source }.
    .source = “Pillage !” { $seat } takes “{ word-card }” from your totem.
verdict-pillage_again = { $seat } has fewer than four floors and acts again.
verdict-gift = “Cadeau !” “{ word-card }” changes totems: { $source } → { $target }.
    .source = “Cadeau !” “{ word-card }” goes from your totem to that of { $target }.
    .target = “Cadeau !” “{ word-card }” comes to your totem from { $source }.
verdict-gift_draw = After the gift { $seat } draws { word-drawn }.
verdict-firewater = “Eau de feu !” { $seat } draws { word-drawn }.
verdict-firewater_again = { $seat } acts again.
verdict-lynx = { $count ->
    [one] Lynx: { $seat } takes the last card of the pile.
   *[other] Lynx: { $seat } looks at { $count } cards and keeps one.
}
verdict-lynx_shed = { $seat } keeps one card of the lynx and discards the rest.
verdict-sixth_floor = Six floors: the hand goes to { $winners }.
    .winners = Six floors: the hand goes to { $winners }.
verdict-sixth_by_gift = A gift is the sixth floor: the hand goes to { $winners }.
    .winners = A gift is the sixth floor: the hand goes to { $winners }.
verdict-exhausted = The pile and a hand are empty; the highest totem wins the hand: { $winners }.
    .winners = The pile and a hand are empty; the highest totem wins the hand: { $winners }.
verdict-on_arrive = “On arrive !” The hand is won as well: { $winners }.
    .winners = “On arrive !” The hand is won as well: { $winners }.
verdict-champion = Champion: { $winners }, at the end of the track.
verdict-champions = Champions together at the end of the track: { $winners }.
verdict-highest = Champion with the highest score: { $winners }.
verdict-shared = Champions with equal scores: { $winners }.
verdict-one_hand = Winner of the single hand: { $winners }.
verdict-stop_asked = { $seat } asks to stop here.
verdict-went_on = We play on: { $seats }.
verdict-stopped = We stop here; the highest score is champion: { $winners }.

## Settings

option-deck = Who holds the cards: the box, or you with the printed deck.
option-deck-box = The box deals; phones show the hands
option-deck-table = Real cards; you tell the box what is played
option-target = How many points make a champion; 24 is the printed track.
option-rounds = How many hands are played; 0 plays to the points above instead.
option-scoring = Points are scored; without them the match is one hand.
option-stopping = Whether players may stop between two hands: then the highest scores are champions.
option-stopping-agreed = Yes, if all agree
option-stopping-never = No
option-teams = Teams of two, never side by side; for four or six players.
option-partners = Who plays together with six; players are counted in table order.
option-partners-across = Those across the table: 1 and 4, 2 and 5, 3 and 6
option-partners-14_26_35 = 1 and 4, 2 and 6, 3 and 5
option-partners-25_13_46 = 2 and 5, 1 and 3, 4 and 6
option-partners-36_15_24 = 3 and 6, 1 and 5, 2 and 4
option-first_player = Who begins the first hand.
option-first_player-lot = Drawn by the box
option-first_player-named = Named by the table
option-starter = Who begins the later hands.
option-starter-lot = Drawn by lot each time
option-starter-left = The left neighbour of the last starter
option-starter-named = Named by the table each time
option-window_ms = How long the others may press to answer a card, in milliseconds.
option-close_ms = How long the others may still press once the player says that nobody answers, in milliseconds.
option-answer_ms = How long the first to press has to play the answer, in milliseconds.
option-answer_time = How long all answers to one card may take together.
option-answer_time-bounded = The window and one time to answer, whoever presses
option-answer_time-each = A time to answer for each, and a new window afterwards
option-dead_heat_us = Presses that are at most this far apart count as simultaneous, in microseconds.
option-reopen_window = When a “Faux pas !” is cancelled, the card that it threatened can be countered again.
option-after_misstep = Who follows after the turn that a “Faux pas !” brought.
option-after_misstep-from_counterer = The left neighbour of the player who cancelled the card
option-after_misstep-from_active = The left neighbour of the player whose card was cancelled
option-again = What playing again after “Pillage !” or “Eau de feu !” means.
option-again-action = One more action of any kind
option-again-card = One more card, or nothing
option-hand_limit = The most cards in hand to which a player may draw; 64 is no limit.
option-entering = Whether the power of a head has to be used when it enters play.
option-entering-may = Its player may
option-entering-must = Its player must, when there is a target
option-prankster = Whose totems “Esprit farceur !” passes on.
option-prankster-all = Everybody’s
option-prankster-spares_eagles = All but those with an eagle on top
option-bison_on_one = “Bison dingo !” may be aimed at a totem of one floor.
option-bison_turtle = What a turtle does as the second floor under “Bison dingo !”.
option-bison_turtle-falls = It falls with the floor above it
option-bison_turtle-stands = Once uncovered it protects itself
option-idle_low_blow = A low blow without any possible target may be played for nothing.
option-dry_draws = “Cadeau !” and “Eau de feu !” may be played while the pile is empty.
option-own_totem = Which cards may be aimed at the own totem.
option-own_totem-low_blows = Et Paf !, Bison dingo ! and, as a source, Cadeau !
option-own_totem-never = None
option-own_totem-always = These, the bear and Pillage !
option-own_protection = Eagle and turtle keep off the cards of their own player too.
option-coyote_on_nothing = The coyote may take a totem without floors.
option-wolf_on_nothing = The wolf may be aimed at an empty hand.
option-gift_sixth = What a sixth floor given by “Cadeau !” does.
option-gift_sixth-wins = Its owner wins at once
option-gift_sixth-goes_on = Play goes on; the next head laid on top wins
option-arrive = Which wins “On arrive !” can join.
option-arrive-any_end = Any
option-arrive-sixth_only = Only by a sixth floor
option-last_turn = Whose turn it is when the cards run out after a “Faux pas !”.
option-last_turn-cancelled = Still that of the cancelled player
option-last_turn-counterer = Already that of the player who cancelled the card
option-lynx_at_once = A lynx works in the same turn in which it comes on top.
option-cancelled_lynx = A lynx works too at the end of a turn whose card was cancelled.
option-discards = How much of the discards may be looked at.
option-discards-open = All of them
option-discards-top = Only the last card

## The presets of the options

preset-first-about = One hand, with twice the time to answer.
preset-printed-about = Hands are played until somebody has 24 points.
preset-tournament-about = To 24 points with short times; only the top of the discards is shown.
