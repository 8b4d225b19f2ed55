### The phone page of totemix in English. People arrive as names, numbers as numbers.

totemix-environment = { $environment ->
    [sky] Sky
    [forest] Forest
    [ocean] Ocean
    [desert] Desert
    [mountain] Mountain
   *[cavern] Cavern
}
totemix-animal = { $animal ->
    [eagle] Eagle
    [panther] Panther
    [turtle] Turtle
    [oryx] Oryx
    [bear] Bear
   *[bat] Bat
}
totemix-totem-tile = { $strokes ->
    [0] { $animal }, centre
   *[other] { $animal } { $strokes }
}
totemix-from-pile = From the pile
totemix-from-nothing = Nothing is left
totemix-cell = { $environment } at { $q }, { $r }{ $height ->
    [1] { "" }
   *[other] , { $height } high
}{ $polluted ->
    [yes] { $needs ->
        [0] , polluted
       *[other] , polluted: { $needs } cleans it
    }
   *[no] { "" }
}{ $pawns ->
    [0] { "" }
   *[other] , here: { $names }
}
totemix-cell-empty = Empty place at { $q }, { $r }
totemix-map = The map
totemix-zoom = Size of the map
totemix-zoom-in = Larger
totemix-zoom-out = Smaller

totemix-now-map-me = Lay the map and enter it
totemix-now-map-other = The map is being laid
totemix-now-animals-me = Choose your animal
    .hint = Then tap one of its terrains for your pawn.
totemix-now-animals-other = { $names } to choose an animal
totemix-now-number-me = Which number stands there?
    .hint = Enter what the turned terrains show.
totemix-now-number-other = A terrain is turned…
totemix-now-keep-me = The map is split: which part stays?
totemix-now-keep-other = { $names } decides which part of the map stays
totemix-now-flee-me = Your pawn lost its ground
    .hint = Tap where it goes.
totemix-now-flee-other = { $count ->
    [one] { $names } must flee
   *[other] { $names } must flee
}
totemix-now-draw-me = Which tile did you draw?
totemix-now-draw-other = { $names } draws a totem tile
totemix-now-pay-me = Pay for the roll
totemix-now-pay-other = { $names } pays for the roll
totemix-now-dice-me = Roll, then enter the dice
totemix-now-dice-other = { $names } rolls the dice
    .hint = Nobody else may act.
totemix-now-victim-me = Choose what is struck
    .hint = Die by die; nobody else may act.
totemix-now-victim-other = { $names } chooses what is struck
    .hint = Nobody else may act.
totemix-now-free = Everybody plays at will
totemix-now-free-act = Act when you like
    .hint = Or press your button to take the dice.
totemix-now-free-roll = No cube left on your tiles
    .hint = Press your button to take the dice.
totemix-now-free-broke = Nothing left to do, and no cube for the dice
    .hint = Wait for the others.
totemix-now-stage-take = Take a totem tile
totemix-now-stage-add = Add the tile, swap it, or drop it?
totemix-now-stage-swap = Which tile goes?
totemix-now-stage-refill = Too few cubes: which tiles get one?
totemix-now-nothing-other = The match is over
totemix-end-won = The world is restored!
totemix-end-lost = The world is lost

totemix-goal = { $goal ->
    [first] Goal: every environment together
    [strates] Goal: Strata
    [himalaya] Goal: Himalaya
    [volcan] Goal: Volcano
   *[fleur] Goal: Flower
}
totemix-distance = { $distance ->
    [0] All { $total } in place
   *[other] { $distance } of { $total } not in place yet
}
totemix-overlay = Show goal
totemix-face-pollution = Pollution
totemix-face-stacking = Stacking
totemix-face-destruction = Destruction
totemix-roll-left = Dice of { $name }
totemix-chrono = Clock
totemix-clock = Clock { $clock } of { $clocks }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
totemix-clock-waits = Clock 1 of { $clocks } has not begun

totemix-tools = What to do
totemix-chips = Choose
totemix-cancel = Cancel
totemix-tool-choose = Choose
totemix-tool-pollute = Pollute
totemix-tool-stack = Stack
totemix-tool-destroy = Destroy
totemix-tool-keep = Keep
totemix-tool-flee = Flee
totemix-tool-pay = Pay
totemix-tool-take = Take a tile
totemix-tool-add = Add it
totemix-tool-swap = Swap
totemix-tool-drop = Drop it
totemix-tool-refill = Cubes
totemix-tool-step = Step
totemix-tool-eagle = Fly
totemix-tool-bear = Pile
totemix-tool-turtle = Shift
totemix-tool-bat = Bring back
totemix-tool-oryx = Double
totemix-tool-panther = Swap a tile
totemix-tool-clean = Clean
totemix-tool-shed = Throw off
totemix-ask-choose = Which animal?
totemix-ask-choose-to = Where does your pawn begin?
totemix-ask-pollute = Which terrain is polluted?
totemix-ask-stack = Which terrain is stacked?
totemix-ask-stack-to = Onto which one?
totemix-ask-destroy = Which terrain is destroyed?
totemix-ask-keep = Which part stays?
totemix-ask-flee = Where does your pawn go?
totemix-ask-pay = Who pays the cube?
totemix-ask-take = Which totem tile?
totemix-ask-swap = Which tile goes?
totemix-ask-refill = Which tiles get a cube?
totemix-ask-step = Tap a terrain beside your pawn.
totemix-ask-step-to = Whose cube?
totemix-ask-eagle = First over which terrain?
totemix-ask-eagle-to = And then where?
totemix-ask-bear = Which terrain?
totemix-ask-bear-to = Up or down to where?
totemix-ask-turtle = Which terrain?
totemix-ask-turtle-to = Shift it where?
totemix-ask-bat = Which lost terrain?
totemix-ask-bat-to = Beside your pawn, where?
totemix-ask-panther = Which totem tile?
totemix-ask-shed = Which tile do you throw off?
totemix-ask-oryx = Double your power where?
totemix-pay-general = Common reserve
totemix-pay-own = My reserve
totemix-place = { $tile } (place { $place })
totemix-places = Places { $places }
totemix-roll-hint = Your button takes { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
totemix-roll-broke = No cube to pay for the dice.
totemix-fatal = This would lose the match at once.
totemix-fatal-sure = Do it all the same

totemix-part = { $tile }{ $cubes ->
    [0] { "" }
   *[other] , with a cube
}
totemix-part-empty = Empty place
totemix-power = Power { $power }
totemix-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
totemix-reserve = { $count ->
    [one] { $count } cube in reserve
   *[other] { $count } cubes in reserve
}
totemix-dice = { $count ->
    [one] rolls { $count } die
   *[other] rolls { $count } dice
}
totemix-complete = Totem complete: every cube does everything
totemix-held = In hand: { $tile }
totemix-about-eagle = Moves its pawn two terrains.
totemix-about-panther = Swaps a totem tile.
totemix-about-turtle = Shifts a terrain on its level.
totemix-about-oryx = Doubles its power where it stands.
totemix-about-bear = Piles terrains up and takes them down.
totemix-about-bat = Brings lost terrains back.
totemix-team = Everybody
totemix-team-facts = power { $power } · { $actions } act. · { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
}
totemix-general = Common reserve
totemix-pile = Totem tiles to draw
totemix-discard = Discarded tiles
totemix-lost = Lost terrains

totemix-enter-map = { $laid } of { $all }. Tap a place: once for the terrain, twice for its polluted side, three times for none.
totemix-enter-polluted = One terrain of each environment begins polluted, in its largest zone: tap it again. Still to do: { $environment }.
totemix-enter-undo = Undo
totemix-enter-terrains = Terrains
totemix-enter-number = What stands on the turned terrains?
totemix-number-of = { $terrain } at { $q }, { $r }
totemix-enter-dice = { $count ->
    [one] The catastrophe and { $count } terrain
   *[other] The catastrophe and { $count } terrains
}
totemix-enter-face = Catastrophe
totemix-enter-out = Take out { $terrain }
totemix-enter-missing = { $face ->
    [yes] { $dice ->
        [0] Still to tap: the catastrophe.
        [one] Still to tap: the catastrophe and { $dice } terrain.
       *[other] Still to tap: the catastrophe and { $dice } terrains.
    }
   *[no] { $dice ->
        [0] That is all.
        [one] Still to tap: { $dice } terrain.
       *[other] Still to tap: { $dice } terrains.
    }
}
totemix-only = Only this is possible. Do it on the board, then tap.
totemix-only-move = { $tool }: { $place } { $cells }
totemix-enter-done = Done
totemix-enter-drawn = Which tile was drawn?
totemix-host-enter = Enter for { $name }
totemix-host-chance = { $what ->
    [map] Enter the map
    [number] Enter the number
    [dice] Enter the dice
   *[draw] Enter the tile
}

totemix-options-pieces = Real pieces
totemix-options-clocks = Clocks
totemix-options-goals = Goals
totemix-options-powers = Powers and cleaning
totemix-options-terrain = Terrain
totemix-options-cubes = Cubes and dice
