### Short texts of tschukka's OLED screens: 128 px hold about 21 letters, a spell's name about 12.

oled-family = { $family ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] { $family }
}
oled-hut = { $family } { $hut }
oled-camp = To be housed:
oled-extinct = EXTINCT
oled-cast = { $family } → { $hut }
oled-phase-first = Who begins?
oled-phase-housing = Housing
oled-phase-choosing = Pick spells
oled-phase-placing = Lay spells
oled-phase-writing = Write spells
oled-phase-births = Births
oled-phase-throwing = Throw
oled-phase-hunt = Hunt
oled-phase-meal = Meal
oled-phase-starving = Hunger: -{ $missing }
oled-phase-noting = Hunger: -{ $missing }
oled-phase-illness = Illness
oled-phase-ageing = Ageing
oled-phase-youth = Youth
oled-phase-census = Totem
oled-phase-over = The end
oled-report-housing = 1 Housing
oled-report-magic = 2 Magic
oled-report-births = 3 Births
oled-report-hunt = 4 Hunt
oled-report-meal = 5 Meal
oled-report-illness = 6 Illness
oled-report-ageing = 7 Ageing
oled-report-census = 8 Totem
oled-act-housing = House your family
oled-act-choosing = Pick your spells
oled-act-placing = Lay a spell
oled-act-writing = Write your spells
oled-act-births = Reveal, or ready
oled-act-throwing = Throw counters
oled-act-hunt = Reveal, or ready
oled-act-starving = Hunger: take { $missing }
oled-act-noting = Note a victim
oled-act-illness = Reveal, or ready
oled-act-ageing = Reveal, or ready
oled-act-youth = Who stays young?
oled-call = { $family }: { $act }
oled-won = { $families } wins!
oled-nobody = Nobody wins
oled-you-won = YOU WIN!
oled-you-lost = You lose
oled-spell = { $spell ->
    [girls] Girls
    [boys] Boys
    [twins] Twins
    [barren] Barren
    [plenty] Plenty
    [famine] Famine
    [illness] Illness
    [major_cure] Major cure
    [minor_cure] Minor cure
    [youth] Youth
   *[other] { $spell }
}
oled-effect = { $spell ->
    [girls] Only girls are born
    [boys] Only boys are born
    [twins] Two children a woman
    [barren] No child is born
    [plenty] Hunters count twice
    [famine] Hunters count for none
    [illness] All die
    [major_cure] All are safe
    [minor_cure] Adults are safe
    [youth] One person does not age
   *[other] { $spell }
}
oled-fate-cancelled = CANCELLED
oled-fate-cured = CURED: all live
oled-fate-eased = Only the children die
oled-kind-girl = { $count ->
    [one] girl
   *[other] girls
}
oled-kind-boy = { $count ->
    [one] boy
   *[other] boys
}
oled-kind-young_woman = { $count ->
    [one] woman
   *[other] women
}
oled-kind-young_man = { $count ->
    [one] man
   *[other] men
}
oled-kind-woman = { $count ->
    [one] woman
   *[other] women
}
oled-kind-man = { $count ->
    [one] man
   *[other] men
}
oled-kind-elder = { $count ->
    [one] elder
   *[other] elders
}
oled-kind-bird = { $count ->
    [one] bird
   *[other] birds
}
oled-kind-piece = { $count ->
    [one] piece
   *[other] pieces
}
