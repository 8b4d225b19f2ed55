### Texts of the pages of tschukka, on the phones and on the virtual box.

## Names
tschukka-family-red = Red
tschukka-family-green = Green
tschukka-family-blue = Blue
tschukka-family-yellow = Yellow
tschukka-family-red-letter = R
tschukka-family-green-letter = G
tschukka-family-blue-letter = B
tschukka-family-yellow-letter = Y
tschukka-hut = Hut { $hut }
tschukka-hut-of = { $family } { $hut }
tschukka-outside = Outside
tschukka-kind-girl = Girl
tschukka-kind-boy = Boy
tschukka-kind-young-woman = Young woman
tschukka-kind-young-man = Young man
tschukka-kind-woman = Mature woman
tschukka-kind-man = Mature man
tschukka-kind-elder = Elder
tschukka-count-girl = { $count ->
    [one] { $count } girl
   *[other] { $count } girls
}
tschukka-count-boy = { $count ->
    [one] { $count } boy
   *[other] { $count } boys
}
tschukka-count-young-woman = { $count ->
    [one] { $count } young woman
   *[other] { $count } young women
}
tschukka-count-young-man = { $count ->
    [one] { $count } young man
   *[other] { $count } young men
}
tschukka-count-woman = { $count ->
    [one] { $count } mature woman
   *[other] { $count } mature women
}
tschukka-count-man = { $count ->
    [one] { $count } mature man
   *[other] { $count } mature men
}
tschukka-count-elder = { $count ->
    [one] { $count } elder
   *[other] { $count } elders
}
tschukka-count-bird = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
}
tschukka-count-piece = { $count ->
    [one] { $count } totem piece
   *[other] { $count } totem pieces
}

## Spells
tschukka-spell-girls = Girls
    .hint = Only girls are born here.
tschukka-spell-boys = Boys
    .hint = Only boys are born here.
tschukka-spell-twins = Twins
    .hint = Two children for each woman.
tschukka-spell-barren = Barrenness
    .hint = No child is born here.
tschukka-spell-plenty = Plenty
    .hint = Hunters of this hut count twice.
tschukka-spell-famine = Famine
    .hint = Hunters of this hut do not count.
tschukka-spell-illness = Illness
    .hint = Everybody in this hut dies.
tschukka-spell-major-cure = Major cure
    .hint = Illness harms nobody here.
tschukka-spell-minor-cure = Minor cure
    .hint = Illness takes the children only.
tschukka-spell-youth = Youth
    .hint = One person here does not age.
tschukka-spell-phase = Turned up in phase
tschukka-counter-hidden = Face-down counter of { $family }
tschukka-counter-mine = { $spell }, face down, of { $family }
tschukka-counter-open = { $spell } of { $family }, revealed

## Phases
tschukka-phases = Phases of the round
tschukka-round = Round { $round } · { $family } begins
tschukka-yours = You: { $family }
tschukka-round-short = round { $round }
tschukka-phase-first = Start
tschukka-phase-housing = Housing
tschukka-phase-magic = Magic
tschukka-phase-choosing = Magic
tschukka-phase-placing = Magic
tschukka-phase-writing = Magic
tschukka-phase-births = Births
tschukka-phase-throwing = Births
tschukka-phase-hunt = Hunt
tschukka-phase-meal = Meal
tschukka-phase-starving = Meal
tschukka-phase-noting = Meal
tschukka-phase-illness = Illness
tschukka-phase-ageing = Ageing
tschukka-phase-youth = Ageing
tschukka-phase-census = Totems
tschukka-phase-over = The end

## What is going on
tschukka-now-first = Who begins?
    .hint = The box draws the first family.
tschukka-now-housing = { $families } moves in
    .hint = { $names } spreads the family over three huts.
tschukka-now-housing-me = House your family
    .hint = Three huts, six people each at most.
tschukka-now-choosing = { $families } chooses spells
    .hint = { $names } decides in secret.
tschukka-now-choosing-me = Choose your spells
    .hint = In secret: hold the phone to yourself.
tschukka-now-placing = { $families } lays a counter
    .hint = { $names } puts it face down on a hut.
tschukka-now-placing-me = Lay one counter
    .hint = Face down, on any hut of the village.
tschukka-now-writing = { $families }: writing
    .hint = Everybody writes spells and huts in secret.
tschukka-now-writing-me = Write your sheet
    .hint = Which spell goes on which hut? In secret.
tschukka-now-reveal = { $phase }: { $families } may reveal
    .hint = { $names } turns counters up, or says ready.
tschukka-now-reveal-me = { $phase }: reveal or not
    .hint = What stays face down has no effect.
tschukka-now-throwing = { $families }: throw the newborn
    .hint = Throw the counters; their owner enters girls and boys, or the host.
tschukka-now-drawing = Children are born
tschukka-now-meal = The village eats
tschukka-now-starving = { $hungry } goes hungry
    .hint = { $names } names who leaves.
tschukka-now-starving-me = { $hungry } goes hungry
    .hint = Name who leaves.
tschukka-now-noting = { $hungry } goes hungry
    .hint = { $names }: a secret note is awaited.
tschukka-now-noting-me = { $hungry } goes hungry
    .hint = Note in secret who should leave.
tschukka-now-youth = Youth on { $hut }
    .hint = { $names } names who does not age.
tschukka-now-youth-me = Youth on { $hut }
    .hint = Name who does not age.
tschukka-now-census = The families are counted
tschukka-now-over = The match is over

## My families
tschukka-my-families = My families
tschukka-your-turn = Your turn
tschukka-you = You
tschukka-faces = Views
tschukka-face-move = My move
tschukka-face-village = Village
tschukka-face-board = Board
tschukka-idle = { $family } has nothing to do now.
tschukka-later = Prepare it: you confirm when it is your turn.

## Phase 1
tschukka-housing = { $family } moves in
tschukka-housing-how = Tap a number to pick up one person, then tap the new place.
tschukka-housing-held = { $kind } in hand: tap the new place, as often as you like.
tschukka-housing-spread = Spread
tschukka-housing-reset = Reset
tschukka-housing-done = Move in
tschukka-housing-full = { $hut }: { $count } people, six is the most.
tschukka-housing-outside = { $count ->
    [one] One person still has no hut.
   *[other] { $count } people still have no hut.
}
tschukka-housing-discard = { $count ->
    [one] Eighteen at most: one more person must leave.
   *[other] Eighteen at most: { $count } more people must leave.
}
tschukka-cradles = Births

## Phase 2
tschukka-choosing = Spells of { $family }
tschukka-choosing-how = { $allowance ->
    [0] You can pay for no spell in this round.
    [one] You can pay for one spell.
   *[other] You can pay for up to { $allowance } spells.
}
tschukka-choosing-spent = { $allowance ->
    [0] Nothing left to pay with.
    [one] One spell is all you can pay.
   *[other] { $allowance } spells are all you can pay.
}
tschukka-purse = { $spells ->
    [0] Each totem piece pays for one spell, then each bird.
   *[other] { $free } by the totem, { $birds ->
        [0] no bird given
        [one] { $birds } bird sacrificed
       *[other] { $birds } birds sacrificed
    }
}
tschukka-choose-done = { $count ->
    [0] No spell
    [one] Lay one spell
   *[other] Lay { $count } spells
}{ $birds ->
    [0] { "" }
    [one] { " " }· −1 bird
   *[other] { " " }· −{ $birds } birds
}
tschukka-placing = Counters of { $family }
tschukka-placing-where = On which hut?
tschukka-placing-how = Tap a counter, then a hut.
tschukka-place = Lay the counter
tschukka-place-done = { $spell } on { $hut }
tschukka-pass = Pass: no more spells
tschukka-targets = Huts of the village
tschukka-target = { $hut }: { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}
tschukka-sheet = Sheet of { $family }
tschukka-sheet-how = Tap a spell, then its hut. Tap it again to take it off.
tschukka-sheet-done = { $count ->
    [0] Hand in an empty sheet
    [one] Hand in one spell
   *[other] Hand in { $count } spells
}{ $birds ->
    [0] { "" }
    [one] { " " }· −1 bird
   *[other] { " " }· −{ $birds } birds
}

## Reveals
tschukka-reveals = { $phase }: counters of { $family }
tschukka-reveals-none = None of your counters belongs here. The others cannot tell.
tschukka-reveals-together = Your counters open when everybody is ready: tap those to reveal.
tschukka-reveal = { $known ->
    [yes] Reveal { $spell } on { $hut }
   *[no] Reveal { $spell }
}
tschukka-decline = Nothing more
tschukka-ready = Ready
tschukka-button-reveal = Your arcade button reveals { $spell }.
tschukka-button-ready = Your arcade button says ready too.
tschukka-button-together = Your arcade button says ready, with all your counters of this phase.

## Births, meal, youth
tschukka-recount = { $family }: the board looks different
tschukka-recount-title = { $family }: it really looks like this
tschukka-recount-how = Tap a number to pick up one person, then the hut where they stand, or the row of the other sex.
tschukka-recount-held = { $kind } in hand: tap where they really stand.
tschukka-recount-done = It looks like this
tschukka-births = Births of { $family }
tschukka-births-how = How many counters show a girl, how many a boy? One tap for each hut.
tschukka-births-hut = { $hut }: { $count ->
    [one] one child
   *[other] { $count } children
}
tschukka-starving = { $missing ->
    [one] One person still leaves
   *[other] { $missing } people still leave
}
tschukka-starving-done = { $kind } of { $hut } leaves
tschukka-noting = Whom do you note?
tschukka-noting-done = Note: { $kind } of { $hut }
tschukka-youth = Who does not age?
tschukka-youth-done = { $kind } of { $hut } stays young
tschukka-pick = Name somebody
tschukka-pick-how = Tap one person.
tschukka-pick-nobody = Nobody

## The village
tschukka-village = The village
tschukka-first = Begins this round
tschukka-extinct = This family is extinct: a new one moves in next round.
tschukka-camp = Before the huts:
tschukka-empty = empty
tschukka-to-place = { $count } to lay
tschukka-barred = no piece this round
tschukka-number-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
tschukka-number-hunter = { $count ->
    [one] { $count } hunter
   *[other] { $count } hunters
}
tschukka-number-bird = { $count ->
    [one] { $count } bird in the pen
   *[other] { $count } birds in the pen
}
tschukka-number-piece = { $count ->
    [one] { $count } totem piece
   *[other] { $count } totem pieces
}
tschukka-short = The table is { $count } short: { $kind }. Use the “+3” markers or anything at hand.
tschukka-short-children = children
tschukka-short-women = women
tschukka-short-men = men
tschukka-short-elders = elders
tschukka-short-birds = birds
tschukka-legend = What the signs mean
tschukka-legend-people = Family members
tschukka-legend-hunter = Hunters: five bring a bird
tschukka-legend-bird = Birds: one feeds five
tschukka-legend-piece = Totem pieces: six win
tschukka-race = The totems
tschukka-race-of = { $family }: { $count } of 6 pieces

## The real board
tschukka-reports = { $count ->
    [0] Board
   *[other] Board: { $count } to do
}
tschukka-reports-none = Everything is done.
tschukka-reports-done = Done
tschukka-reports-all-done = Tick all
tschukka-reports-others = { $count ->
    [one] One other family
   *[other] { $count } other families
}
tschukka-place-pen = Pen
tschukka-place-pole = Totem
tschukka-do-add = add
tschukka-do-remove = take away
tschukka-do-turn-young-woman = turn over { $what }: mature now
tschukka-do-turn-young-man = turn over { $what }: mature now
tschukka-do-swap-girl = replace { $what } by { $count ->
    [one] a young woman
   *[other] young women
}
tschukka-do-swap-boy = replace { $what } by { $count ->
    [one] a young man
   *[other] young men
}
tschukka-do-swap-woman = replace { $what } by { $count ->
    [one] an elder
   *[other] elders
}
tschukka-do-swap-man = replace { $what } by { $count ->
    [one] an elder
   *[other] elders
}
tschukka-cause-discard = beyond eighteen
tschukka-cause-replacement = new family
tschukka-cause-sacrifice = sacrificed
tschukka-cause-starvation = starved
tschukka-cause-pen-cut = the pen holds five
tschukka-cause-illness = illness
tschukka-cause-elders-lost = last elder lost
tschukka-cause-consolation = consolation
tschukka-cause-extinction = family extinct

## The end
tschukka-end-me = { $count ->
    [one] You win with { $families }!
   *[other] Shared victory: { $names }!
}
tschukka-end-other = { $count ->
    [one] { $names } wins with { $families }!
   *[other] Shared victory: { $names }!
}
tschukka-end-nobody = Nobody wins

## The host
tschukka-host-enter = Enter for { $family } ({ $name })
tschukka-host-title = Enter for { $family }
tschukka-host-secret = This is secret: only { $name } should look at this screen now.
tschukka-host-uncover = Nobody else is looking
tschukka-options-start = Start
tschukka-options-housing = People and birds
tschukka-options-magic = Spells
tschukka-options-meal = Hunger
tschukka-options-fate = Extinction and elders
tschukka-options-totem = Totems and the end
