### Totem, the village game, in English. Families, huts, spells and people arrive by their code names
### (red, red2, twins, girl); seats as names, several as one joined list; numbers as numbers.

game-name = Totem
game-about = House your family, feed it, cast spells on the huts, and be the first to raise a totem pole of six pieces.
game-line = Feed your family and raise your totem pole.
seats-about-two = With two players each runs two families; nothing passes from one to the other.

## Words used inside other messages

word-family = { $family ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] { $family }
}
word-awaited = { $awaited ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] several families
}
word-hut = { $hut ->
    [red1] Red’s hut 1
    [red2] Red’s hut 2
    [red3] Red’s hut 3
    [green1] Green’s hut 1
    [green2] Green’s hut 2
    [green3] Green’s hut 3
    [blue1] Blue’s hut 1
    [blue2] Blue’s hut 2
    [blue3] Blue’s hut 3
    [yellow1] Yellow’s hut 1
    [yellow2] Yellow’s hut 2
    [yellow3] Yellow’s hut 3
   *[other] hut { $hut }
}
word-due-hut = { $due ->
    [red1] Red’s hut 1
    [red2] Red’s hut 2
    [red3] Red’s hut 3
    [green1] Green’s hut 1
    [green2] Green’s hut 2
    [green3] Green’s hut 3
    [blue1] Blue’s hut 1
    [blue2] Blue’s hut 2
    [blue3] Blue’s hut 3
    [yellow1] Yellow’s hut 1
    [yellow2] Yellow’s hut 2
    [yellow3] Yellow’s hut 3
   *[other] hut { $due }
}
word-kind = { $villager ->
    [girl] a girl
    [boy] a boy
    [young_woman] a young woman
    [young_man] a young man
    [woman] a mature woman
    [man] a mature man
    [elder] an elder
   *[other] { $villager }
}
word-no-kind = { $kind ->
    [girl] no girl
    [boy] no boy
    [young_woman] no young woman
    [young_man] no young man
    [woman] no mature woman
    [man] no mature man
    [elder] no elder
   *[other] nobody of that kind ({ $kind })
}
word-generation = { $kind ->
    [girl] children
    [young_woman] young people
    [woman] mature people
   *[elder] elders
}
word-kinds = { $kind ->
    [girl] girls
    [boy] boys
    [young_woman] young women
    [young_man] young men
    [woman] mature women
    [man] mature men
    [elder] elders
   *[other] { $kind }
}
word-villagers = { $villager ->
    [girl] girls
    [boy] boys
    [young_woman] young women
    [young_man] young men
    [woman] mature women
    [man] mature men
    [elder] elders
   *[other] { $villager }
}
word-short = { $what ->
    [children] { $missing ->
        [one] { $missing } child counter
       *[other] { $missing } child counters
    }
    [women] { $missing ->
        [one] { $missing } woman counter
       *[other] { $missing } woman counters
    }
    [men] { $missing ->
        [one] { $missing } man counter
       *[other] { $missing } man counters
    }
    [elders] { $missing ->
        [one] { $missing } elder counter
       *[other] { $missing } elder counters
    }
    [birds] { $missing ->
        [one] { $missing } bird
       *[other] { $missing } birds
    }
   *[other] { $missing } × { $what }
}
word-people = { $kind ->
    [girl] { $count ->
        [one] { $count } girl
       *[other] { $count } girls
    }
    [boy] { $count ->
        [one] { $count } boy
       *[other] { $count } boys
    }
    [young_woman] { $count ->
        [one] { $count } young woman
       *[other] { $count } young women
    }
    [young_man] { $count ->
        [one] { $count } young man
       *[other] { $count } young men
    }
    [woman] { $count ->
        [one] { $count } mature woman
       *[other] { $count } mature women
    }
    [man] { $count ->
        [one] { $count } mature man
       *[other] { $count } mature men
    }
    [elder] { $count ->
        [one] { $count } elder
       *[other] { $count } elders
    }
    [bird] { $count ->
        [one] { $count } bird
       *[other] { $count } birds
    }
    [piece] { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
   *[other] { $count } × { $kind }
}
word-age = { $age ->
    [child] { $count ->
        [one] child
       *[other] children
    }
    [young] { $count ->
        [one] young adult
       *[other] young adults
    }
    [mature] { $count ->
        [one] mature adult
       *[other] mature adults
    }
    [elder] { $count ->
        [one] elder
       *[other] elders
    }
   *[other] { $age }
}
word-sex = { $sex ->
    [female] { $count ->
        [one] woman
       *[other] women
    }
    [male] { $count ->
        [one] man
       *[other] men
    }
   *[other] { $sex }
}
word-spell = { $spell ->
    [girls] girls
    [boys] boys
    [twins] twins
    [barren] barrenness
    [plenty] plenty
    [famine] famine
    [illness] illness
    [major_cure] major cure
    [minor_cure] minor cure
    [youth] youth
   *[other] { $spell }
}
word-spell-effect = { $spell ->
    [girls] Only girls are born in this hut.
    [boys] Only boys are born in this hut.
    [twins] Every woman in this hut has two children.
    [barren] No child is born in this hut.
    [plenty] The hunters of this hut count double.
    [famine] The hunters of this hut do not count.
    [illness] Everybody in this hut dies whom no cure protects.
    [major_cure] Nobody in this hut dies of illness.
    [minor_cure] Only the children of this hut can die of illness.
    [youth] One person in this hut does not grow older.
   *[other] { $spell }
}
word-birds = { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
}
word-pole = { $pole ->
    [0] no piece
    [one] { $pole } piece
   *[other] { $pole } pieces
}
word-move = { $move ->
    [first] naming the first family
    [house] housing the family
    [choose] choosing spells
    [place] laying a spell
    [pass] passing
    [write] handing in the sheet of spells
    [reveal] turning a spell up
    [ready] revealing no more
    [born] saying which children were born
    [remove] naming who starves
    [note] noting who should starve
    [keep] saying who stays young
    [recount] counting the huts again
   *[other] “{ $move }”
}
word-phase = { $phase ->
    [first] the first family is being drawn
    [housing] the families are moving into their huts
    [choosing] spells are being chosen in secret
    [placing] spells are being laid one by one
    [writing] everybody is writing down spells
    [births] spells of birth are being revealed
    [throwing] the counters of the newborn are being thrown
    [hunt] spells of the hunt are being revealed
    [meal] the families are eating
    [starving] a hungry family is losing people
    [noting] everybody is noting who should go
    [illness] illnesses and cures are being revealed
    [ageing] spells of youth are being revealed
    [youth] those who stay young are being named
    [census] the families are being counted
    [over] the match is over
   *[other] “{ $phase }”
}

## What the table waits for; $family is the one whose turn it is, and is not named where all act together

phase-first = The family that begins is being drawn.
phase-housing = { word-family } moves into its three huts, six to a hut at most.
phase-choosing = { word-family } chooses its spells in secret.
phase-placing = { word-family } lays a spell face down on a hut.
phase-writing = Every family writes down its spells and their huts, unseen by the others.
phase-births = Births: { word-family } reveals spells, or says ready.
phase-throwing = The counters of the children born to { word-family } are being thrown.
phase-hunt = Hunt: { word-family } reveals spells, or says ready.
phase-meal = Everybody eats.
phase-starving = Too few birds: { word-family } says who has to go.
phase-noting = Too few birds: everybody notes in secret who should go.
phase-illness = Illness: { word-family } reveals spells, or says ready.
phase-ageing = Generations: { word-family } reveals spells, or says ready.
phase-youth = Youth: { word-family } says who does not grow older.
phase-census = The families are counted and the poles grow.
phase-over = The match is over.

## Refusals

refusal-finished = The match is over: a pole has had its six pieces since round { $round }.
refusal-not_yours = { $seat } cannot do this: { word-move }.
refusal-not_your_family = { $seat } does not run { word-family } in this match.
refusal-phase = Not possible now: { word-move } ({ word-phase }).
refusal-turn = { word-family } is not awaited now, but { word-awaited }.
refusal-strangers = { $there ->
    [0] There is { word-no-kind } in this family.
   *[other] You house { $placed } { word-kinds }, but the family has { $there }.
}
refusal-hut_full = Hut { $hut } would hold { $placed } people; there is room for { $room }.
refusal-surplus = { $due ->
    [one] Exactly { $due } person has to be housed; you house { $placed }.
   *[other] Exactly { $due } people have to be housed; you house { $placed }.
}
refusal-empty_hut = No empty huts at this table: live in { $due } of them, not { $huts }.
refusal-recount_home = { word-family } does not live in its huts: there is nobody to count.
refusal-recount_people = Counted: { $placed } { word-generation }, but the family has { $due }. Nobody is born, dies or ages by counting again.
refusal-recount_room = Hut { $hut } would hold { $placed } people; before births there is room for { $room }.
refusal-recount_couple = Without a woman or a man who can have children, { word-family } would have died out.
refusal-no_passing = { $counters ->
    [one] No passing here: { $counters } chosen spell has still to be laid.
   *[other] No passing here: { $counters } chosen spells have still to be laid.
}
refusal-one_of_each = A family has only one “{ word-spell }”: not twice in a round.
refusal-allowance = { $allowance ->
    [0] You cannot pay for any spell; you ask for { $spells }.
    [one] You can pay for { $allowance } spell only; you ask for { $spells }.
   *[other] You can pay for { $allowance } spells only; you ask for { $spells }.
}
refusal-not_chosen = “{ word-spell }” is not among the spells that you chose.
refusal-target = No spell can be laid there: { word-hut }.
refusal-spell_phase = “{ word-spell }” is not revealed now ({ word-phase }).
refusal-not_placed = You have no “{ word-spell }” lying face down on a hut.
refusal-one_by_one = Here spells are revealed one by one, in turn; ready names none.
refusal-births_due = { $due ->
    [0] No child counter is thrown for { word-hut }; you say { $children }.
    [one] { $due } child counter is thrown for { word-hut }, a girl or a boy; you say { $children }.
   *[other] { $due } child counters are thrown for { word-hut }, girls or boys; you say { $children }.
}
refusal-hungry_family = It is { word-family } that goes hungry; nobody leaves { word-hut }.
refusal-elders_spared = Elders do not starve: choose somebody else of { word-hut }.
refusal-nobody_there = There is { word-no-kind } in { word-hut }.
refusal-youth_hut = Youth lies on { word-due-hut }, not on { word-hut }.
refusal-youth_person = There is { word-no-kind } in { word-hut } whom youth could still keep.
refusal-youth_compulsory = Youth is revealed: somebody of { word-hut } has to stay young.

## Verdicts

verdict-recount = The huts of { word-family } are as on the board: the box follows.
verdict-replacement = A new family moves in for { word-family }: { word-birds }, { word-pole } on the pole.
verdict-discard = Those of { word-family } who have no hut leave the village.
verdict-sacrifice = { $birds ->
    [one] { word-family } sacrifices { $birds } bird for one spell more.
   *[other] { word-family } sacrifices { $birds } birds for as many more spells.
}
verdict-cancelled = Opposite spells on { word-hut } cancel each other.
verdict-birth = { $girls ->
    [0] { $boys ->
        [one] Born in { word-hut }: { $boys } boy.
       *[other] Born in { word-hut }: { $boys } boys.
    }
    [one] { $boys ->
        [0] Born in { word-hut }: { $girls } girl.
        [one] Born in { word-hut }: { $girls } girl and { $boys } boy.
       *[other] Born in { word-hut }: { $girls } girl and { $boys } boys.
    }
   *[other] { $boys ->
        [0] Born in { word-hut }: { $girls } girls.
        [one] Born in { word-hut }: { $girls } girls and { $boys } boy.
       *[other] Born in { word-hut }: { $girls } girls and { $boys } boys.
    }
}
verdict-hunt = { $hunters ->
    [0] No hunter of { word-family } counts: no birds.
    [one] { $hunters } hunter of { word-family }: { word-birds }.
   *[other] { $hunters } hunters of { word-family }: { word-birds }.
}
verdict-hunt_short = { $birds ->
    [0] Nothing of the catch is left for { word-family }.
    [one] Only { $birds } bird of the catch is left for { word-family }.
   *[other] Only { $birds } birds of the catch are left for { word-family }.
}
verdict-meal = { word-family } eats its fill: { word-birds } for { $members } mouths.
verdict-hunger = { $missing ->
    [one] { word-family } goes hungry: { $missing } bird is missing, and somebody has to go.
   *[other] { word-family } goes hungry: { $missing } birds are missing, and as many people have to go.
}
verdict-starvation = { $count ->
    [one] Starved in { word-hut }: { word-kind }.
   *[other] Starved in { word-hut }: { $count } { word-villagers }.
}
verdict-notes = The notes are opened: those named have to go, until they are enough.
verdict-pen_cut = { $birds ->
    [one] The pen of { word-family } is too full: { $birds } bird flies off.
   *[other] The pen of { word-family } is too full: { $birds } birds fly off.
}
verdict-illness = { $dead ->
    [0] Illness in { word-hut }, but nobody lives there.
    [one] Illness in { word-hut }: { $dead } person dies.
   *[other] Illness in { word-hut }: { $dead } people die.
}
verdict-minor_cure = { $dead ->
    [0] Illness in { word-hut }: the minor cure saves all, for there are no children.
    [one] Illness in { word-hut }: the minor cure saves the grown-ups, { $dead } child dies.
   *[other] Illness in { word-hut }: the minor cure saves the grown-ups, { $dead } children die.
}
verdict-major_cure = Illness in { word-hut }: the major cure saves everybody.
verdict-ageing = { $elders ->
    [0] { word-family } grows older: { $members } in all, no elders.
    [one] { word-family } grows older: { $members } in all, { $elders } elder among them.
   *[other] { word-family } grows older: { $members } in all, { $elders } elders among them.
}
verdict-youth = Youth in { word-hut }: { word-kind } does not grow older.
verdict-extinct = { word-family } can have no more children: the family dies out, another one will come.
verdict-elders_lost = { $pieces ->
    [one] { word-family } has no elder left: its pole loses { $pieces } piece.
   *[other] { word-family } has no elder left: its pole loses { $pieces } pieces.
}
verdict-elders_floor = { word-family } has no elder left; its pole has nothing to lose.
verdict-dismantled = { word-family } has no elder left: its whole pole is taken down.
verdict-first_and_second = Census: a piece for the largest family, and one for the second largest.
verdict-two_first = Census: two families are largest together; only they have a right to a piece.
verdict-tied_second = Census: a piece for the largest family, a bird for each family tied for second.
verdict-tied_first = Census: too many families are largest together: a bird each, and no piece.
verdict-largest = Census: only the largest family has a right to a piece.
verdict-all_largest = Census: a piece for each of the families that are largest together.
verdict-b_tied_second = Census: a piece for the largest family and for each of those tied for second.
verdict-b_tied_first = Census: a piece for each of the families that are largest together.
verdict-barred = Without elders { word-family } does not add its piece, and nobody else gets it.
verdict-counters_short = { $what ->
    [birds] The table lacks { word-short }; the box counts for you.
   *[other] The table may lack { word-short }; the box counts for you.
}
verdict-six_pieces = { $winners } wins: the pole has its six pieces.
verdict-larger_family = { $winners } wins: of the complete poles, that of the largest family.
verdict-more_birds = { $winners } wins: poles and families are equal, the birds decide.
verdict-own_tie = { $winners } wins: all the families tied at the top are run by one seat.
verdict-no_winner = Poles, families and birds are equal: the match ends without a winner.

## What changes on the real board: a place, then what is done there; $acts are change-act texts, joined by commas

change-line = { change-place }: { $acts }.
change-one = { change-place }: { change-act }.
change-none = Nothing to change on the board.
change-title = { $phase ->
    [housing] Housing
    [magic] Magic
    [births] Births
    [hunt] Hunt
    [meal] Meal
    [illness] Illness
    [ageing] Generations
    [census] Totem building
   *[other] { $phase }
}
change-place = { $place ->
    [pen] { word-family }, pen
    [pole] { word-family }, pole
    [red1] Red, hut 1
    [red2] Red, hut 2
    [red3] Red, hut 3
    [green1] Green, hut 1
    [green2] Green, hut 2
    [green3] Green, hut 3
    [blue1] Blue, hut 1
    [blue2] Blue, hut 2
    [blue3] Blue, hut 3
    [yellow1] Yellow, hut 1
    [yellow2] Yellow, hut 2
    [yellow3] Yellow, hut 3
   *[other] { word-family }, { $place }
}
change-act = { $cause ->
    [housing] { $act ->
        [add] move { word-people } in
       *[other] move { word-people } out
    }
   *[other] { $act ->
        [add] add { word-people }
        [remove] remove { word-people }
        [turn] turn { word-people } over
        [swap] replace { change-swap }
       *[other] { $act } { word-people }
    }
}
change-swap = { $kind ->
    [girl] { $count ->
        [one] { $count } girl by { $count } young woman
       *[other] { $count } girls by { $count } young women
    }
    [boy] { $count ->
        [one] { $count } boy by { $count } young man
       *[other] { $count } boys by { $count } young men
    }
    [woman] { $count ->
        [one] { $count } mature woman by { $count } elder
       *[other] { $count } mature women by { $count } elders
    }
    [man] { $count ->
        [one] { $count } mature man by { $count } elder
       *[other] { $count } mature men by { $count } elders
    }
   *[other] { word-people }
}
change-cause = { $cause ->
    [setup] start of the match
    [housing] housing
    [discard] family too large
    [replacement] new family
    [sacrifice] sacrifice
    [birth] births
    [hunt] hunt
    [meal] meal
    [starvation] hunger
    [pen_cut] pen too full
    [illness] illness
    [ageing] growing older
    [elders_lost] no elder left
    [census] census
    [consolation] consolation
    [extinction] family died out
   *[other] { $cause }
}

## Settings

option-chance = Who draws the sex of the newborn: the box, or you by throwing the real counters.
option-chance-box = The box draws
option-chance-table = You throw the counters and tell the box what they show
option-village = Variant “village”: a new family comes without an elder and with three birds.
option-spells = How spells are chosen and laid.
option-spells-base = Chosen first, then laid one by one
option-spells-a = Variant A: laid one by one, and you pass when you like
option-spells-b = Variant B: everybody writes them down at the same time
option-meal = Who names those who starve.
option-meal-base = The family’s owner, and never an elder
option-meal-a = Variant A: the other players in turn, elders too
option-meal-b = Variant B: secret notes, elders too
option-totem_a = Variant “totem” A: a family that loses its last elder takes down its whole pole.
option-totem_b = Variant “totem” B: all families that are tied add a piece.
option-first_family = Which family begins the first round.
option-first_family-random = Drawn
option-first_family-red = Red
option-first_family-green = Green
option-first_family-blue = Blue
option-first_family-yellow = Yellow, with two or four players
option-families = The colours of the families, in the order of the players round the table.
option-families-buttons = As the buttons: red, blue, green, yellow at buttons 1 to 4
option-families-rgby = Red, green, blue, yellow
option-families-rgyb = Red, green, yellow, blue
option-families-rbgy = Red, blue, green, yellow
option-families-rbyg = Red, blue, yellow, green
option-families-rygb = Red, yellow, green, blue
option-families-rybg = Red, yellow, blue, green
option-families-grby = Green, red, blue, yellow
option-families-gryb = Green, red, yellow, blue
option-families-gbry = Green, blue, red, yellow
option-families-gbyr = Green, blue, yellow, red
option-families-gyrb = Green, yellow, red, blue
option-families-gybr = Green, yellow, blue, red
option-families-brgy = Blue, red, green, yellow
option-families-bryg = Blue, red, yellow, green
option-families-bgry = Blue, green, red, yellow
option-families-bgyr = Blue, green, yellow, red
option-families-byrg = Blue, yellow, red, green
option-families-bygr = Blue, yellow, green, red
option-families-yrgb = Yellow, red, green, blue
option-families-yrbg = Yellow, red, blue, green
option-families-ygrb = Yellow, green, red, blue
option-families-ygbr = Yellow, green, blue, red
option-families-ybrg = Yellow, blue, red, green
option-families-ybgr = Yellow, blue, green, red
option-two_seats = With two players, which families each of them runs.
option-two_seats-alternate = Every other one round the table
option-two_seats-paired = Two neighbours
option-empty_huts = A family may leave huts empty; without it, three people or more live in all three huts.
option-free_discard = People may be sent away while moving in, even from a family of eighteen or fewer.
option-children_save_family = Children who will grow up count: a family dies out only without girls and women, or without boys and men.
option-checks = When the box checks whether a family dies out or has no elder left.
option-checks-step = After each event
option-checks-round = Once a round, after growing older
option-extinct_assets = What happens to the birds and the pole of a family that died out.
option-extinct_assets-reset = All is given back; the new family starts afresh
option-extinct_assets-keep = The birds stay, the pole loses a piece; the new family’s gear is added
option-extinct_spells = What happens to spells that a family had laid before it died out.
option-extinct_spells-stay = They stay, and their player may reveal them
option-extinct_spells-removed = They are taken off at once
option-village_pole = The pole of a new family in the variant “village”.
option-village_pole-floor = Its first piece stays
option-village_pole-none = No piece at all
option-people_limit = Whether the number of real counters limits births.
option-people_limit-none = No; the box says when some are missing
option-people_limit-counters = Yes: 156 counters and four “+3” markers
option-bird_limit = Whether the number of real birds limits the catch.
option-bird_limit-none = No; the box says when some are missing
option-bird_limit-36 = Yes: 36 birds in all
option-spell_targets = On which huts spells may be laid.
option-spell_targets-any = On any hut of a family in the match
option-spell_targets-inhabited = Only on huts where somebody lives
option-reveal = How the spells of a phase are revealed.
option-reveal-turn_order = In turn, seeing what came before
option-reveal-simultaneous = All at once, when everybody is ready
option-spell_stack = What several “twins” or “plenty” on one hut do.
option-spell_stack-once = No more than a single one
option-spell_stack-add = Each adds one more child per woman, or one more share per hunter
option-youth_chooser = Who says whom youth keeps from growing older.
option-youth_chooser-hut_owner = The family of the hut
option-youth_chooser-caster = The family that cast the spell
option-youth_stack = Several youths on one hut keep as many people; without it, only one.
option-youth_compulsory = A revealed youth has to keep somebody; without it, one may forgo it.
option-elder_penalty = When a family without elders loses a piece.
option-elder_penalty-edge = Once, at the moment when the last one goes
option-elder_penalty-per_round = Once a round for as long as there are none
option-rank_extinct = A family that died out is ranked in the census, with no members.
option-consolation_3p = With three players, those tied for second get a bird.
option-totem_b_four = Variant “totem” B, when four families are largest together.
option-totem_b_four-pieces = A piece each
option-totem_b_four-birds = A bird each
option-totem_b_3p = Variant “totem” B with three players: those tied for second add a piece too.
option-repas_b_victim_votes = Variant “meal” B: the player who goes hungry writes a note too.
option-two_seat_meals = Variants “meal” with two players: who names.
option-two_seat_meals-seat = Each player, with one voice
option-two_seat_meals-family = Each family, with one voice
option-own_tie = With two players, a final tie of one player’s own two families.
option-own_tie-win = A win
option-own_tie-nobody = Nobody wins

## The presets of the options

preset-first-about = Spells are laid one by one, and children keep a family alive.
preset-printed-about = The base game, without variants.
preset-tournament-about = Spells and meals by secret notes: everybody decides at the same time.

## Printed counters

piece-counter = { word-family }: { word-spell }
