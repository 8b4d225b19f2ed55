### TOTEMIX in English. Seats arrive as names, several as one joined list; environments, animals and faces of the die by the
### box’s own word.

game-name = TOTEMIX
game-about = Together, give the world its form back before it falls apart: move, stack and clean its terrains.
game-line = Repair the world together, tile by tile.
seats-about-first = The first game is for four at most.

## Words used inside other messages

word-environment = { $environment ->
    [sky] sky
    [forest] forest
    [ocean] ocean
    [desert] desert
    [mountain] mountain
    [cavern] cavern
   *[other] “{ $environment }”
}
word-a-terrain = { $environment ->
    [ocean] An ocean terrain
   *[other] A { word-environment } terrain
}
word-strokes = { $strokes } { $strokes ->
    [one] stroke
   *[other] strokes
}
word-animal = { $animal ->
    [eagle] eagle
    [panther] panther
    [turtle] turtle
    [oryx] oryx
    [bear] bear
    [bat] bat
   *[other] “{ $animal }”
}
word-face = { $face ->
    [pollution] pollution
    [stacking] stacking
    [destruction] destruction
   *[other] “{ $face }”
}
word-move = { $move ->
    [lay] laying the map
    [number] reading a number
    [choose] choosing an animal
    [step] moving a pawn
    [bear] the bear’s power
    [turtle] the turtle’s power
    [eagle] the eagle’s power
    [bat] the bat’s power
    [oryx] the oryx’s power
    [panther] the panther’s power
    [clean] cleaning
    [shed] throwing off a totem tile
    [dice] taking the dice
    [pay] paying for the roll
    [rolled] reading the dice
    [pollute] polluting a terrain
    [stack] stacking a terrain
    [destroy] destroying a terrain
    [keep] keeping a part of the map
    [flee] saving a pawn
    [take] taking a totem tile
    [drawn] showing the tile drawn
    [add] adding the tile
    [swap] replacing a tile
    [drop] discarding the tile taken
    [refill] putting cubes back
    [bell] ringing the clock
   *[other] “{ $move }”
}
word-wait = { $wait ->
    [map] the map is being laid
    [animals] everybody chooses an animal
    [number] a terrain’s number is being read
    [keep] somebody chooses which part of the map stays
    [flee] a pawn must leave lost ground
    [draw] a totem tile is being drawn
    [pay] the roll is being paid for
    [dice] the dice are rolling
    [victim] the dice are being applied
    [free] everybody plays at will
    [nothing] the match is over
   *[other] “{ $wait }”
}
word-stage = { $stage ->
    [act] play your actions or take the dice
    [take] take a totem tile first
    [add] place the tile you took first
    [swap] discard a tile for the panther first
    [refill] place your cubes first
   *[other] “{ $stage }”
}
word-dice = { $dice ->
    [one] { $dice } terrain die
   *[other] { $dice } terrain dice
}
word-lost = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}

## How far the match is

phase-lay = The map is being laid.
phase-choose = Everybody chooses an animal and sets the pawn.
phase-play = Everybody plays at will; the button takes the dice.
phase-roll = { $seat } has the dice: nobody else acts.
phase-over = The match is over.

## Refusals

refusal-finished = The match is over: { word-move } is no longer possible.
refusal-not_yours = { $seat } cannot do this: { word-move }.
refusal-locked = Not now ({ word-move }): { word-wait }.
refusal-not_asked = This is for { $seats } to choose, not for { $seat }.
refusal-own_phase = Not yet ({ word-move }): { word-stage }.
refusal-dice_time = That press comes too early, or after the bell.
refusal-bell_time = No clock is due now.
refusal-refuge = The pawn cannot flee there.
refusal-no_part = That is none of the parts to choose from.
refusal-map_tiles = { $environment ->
    [none] Terrains share a cell ({ $count }); { $due } of each are needed, one a cell.
   *[other] { $count } × { word-environment }: { $due } are needed.
}
refusal-map_mass = The map falls into { $parts } parts.
refusal-map_zones = { word-environment }: { $zones } zones, and not of the sizes needed.
refusal-map_pollution = { word-environment }: { $count } polluted; there must be one, in the largest zone.
refusal-number = { $number } is no possible number of that { word-environment } terrain.
refusal-animal = The { word-animal } is not available.
refusal-home = The { word-animal } begins on a { word-environment } terrain.
refusal-no_cube = There is no cube on a { word-animal } tile.
refusal-step = The pawn cannot go there: it moves one adjacent terrain at a time.
refusal-eagle_returns = With the { word-animal } a pawn does not come back to its start here.
refusal-oryx_moves = The { word-animal } works without a step here.
refusal-no_terrain = There is no terrain to move there.
refusal-polluted_terrain = That { word-environment } terrain is polluted: neither moved nor covered.
refusal-beside = That cell is not adjacent.
refusal-bear_level = The terrain would stay on level { $level }: the bear must change it.
refusal-turtle_level = There is no way of one or two cells on level { $level }.
refusal-not_lost = That { word-environment } terrain is not in the discard.
refusal-cut = That would split the map.
refusal-too_weak = { $seat } has nothing to clean here, or not strength enough.
refusal-dice_count = Terrain dice read: { $count }; rolled: { $due }.
refusal-wrong_face = The catastrophe die says: { word-face }.
refusal-wrong_terrain = None of the dice left names that terrain.
refusal-immune = That { word-environment } terrain is polluted already: no die strikes it.
refusal-struck_before = That { word-environment } terrain was struck by this roll already.
refusal-support = Stacking needs a clean terrain right beside.
refusal-dead_end = Striking that { word-environment } terrain would make another die impossible.
refusal-no_totem_tile = { $source ->
    [pile] The pile is empty.
    [nothing] There are tiles left: one must be taken.
   *[tile] That tile is not in the discard.
}
refusal-impossible_tile = The { word-animal } tile with { word-strokes } cannot be in the pile.
refusal-no_place = No free place for the { word-animal } tile with { word-strokes }: replace or discard.
refusal-no_outer_tile = There is no tile to remove on place { $place }.
refusal-wrong_place = A tile with { word-strokes } does not go to place { $place }.
refusal-panther_new = The tile just taken ({ word-animal }, { word-strokes }) must stay: discard another one.
refusal-refill = { $cubes } cubes to place, one a tile; { $count } places were named.

## Verdicts

verdict-bear = { $seat } (bear): { word-environment } to level { $level }.
verdict-turtle = { $seat } (turtle): { word-environment } slides on level { $level }.
verdict-bat = { $seat } (bat): { word-environment } is back on level { $level }.
verdict-oryx = { $seat } (oryx): strength { $power } for this action.
verdict-dice_taken = { $seat } takes the dice ({ word-dice }): the table waits.
verdict-paid_general = A cube of the general reserve is destroyed; { $left } left.
verdict-paid_own = A cube of { $seat }’s reserve is destroyed; { $left } left.
verdict-polluted = { word-a-terrain } is polluted.
verdict-stacked = { word-a-terrain } is stacked on level { $level }.
verdict-destroyed = Destruction: { word-lost } to the discard.
verdict-cleaned = { $seats }: { word-environment } cleaned, strength { $power } against { $number }.
verdict-zone = A zone polluted throughout: { word-lost } to the discard.
verdict-cut_off = Cut off from the map: { word-lost } to the discard.
verdict-fled = { $seat }’s pawn flees.
verdict-complete = Complete totem: { $seat } ({ word-animal }) has all powers.
verdict-clock = Clock { $clock } runs: { word-dice } for everybody.
verdict-restored = The world has its form again: everybody wins!
verdict-environment_gone = No { word-environment } terrain is left: the match is lost.
verdict-no_cubes = No cube is left to destroy: the match is lost.
verdict-impossible = No choice applies all dice: the match is lost.
verdict-time_up = The last clock is over: the match is lost.

## Settings

option-goal = The form of the world to restore.
option-goal-first = First game: every environment one zone, clean, nothing stacked
option-goal-strates = Strata: six lines in the order sky, forest, ocean, desert, mountain, cavern
option-goal-himalaya = Himalaya: the mountains stacked in the centre
option-goal-volcan = Volcano: two lines in a circle
option-goal-fleur = Flower: rosettes round the skies
option-chance = Who lays the map, rolls the dice and draws.
option-chance-box = The box
option-chance-table = You, with the real pieces; the phones say what came
option-map_by = Who lays the map and turns the terrains.
option-map_by-chance = As in “who lays, rolls and draws”
option-map_by-box = The box
option-map_by-table = You, with the real terrains
option-dice_by = Who rolls the dice.
option-dice_by-chance = As in “who lays, rolls and draws”
option-dice_by-box = The box
option-dice_by-table = You, with the real dice
option-tiles_by = Who draws the totem tiles.
option-tiles_by-chance = As in “who lays, rolls and draws”
option-tiles_by-box = The box
option-tiles_by-table = You, from the real pile
option-first_game = The first game: 24 terrains, no panther or oryx, nine cubes each.
option-enfer = Enfer: each totem tile has only the place of its strokes.
option-chrono = Play against the clock.
option-chrono-off = No clock
option-chrono-gentle = Gentle: two clocks from 4 tiles on
option-chrono-nasty = Nasty: three clocks from the start
option-gentle_minutes = Minutes of each gentle clock.
option-nasty_minutes = Minutes of each nasty clock.
option-himalaya = The figure of the Himalaya.
option-himalaya-belts = Belts round the peak
option-himalaya-wedges = Five wedges
option-himalaya-mandala = Six-fold mandala
option-lost_tiles = What lost terrains mean for the goal.
option-lost_tiles-needed = All terrains must be in place
option-lost_tiles-forgiven = Only the terrains that are left must be in place
option-numbers = The numbers of clean terrains.
option-numbers-hidden = Hidden until the terrain is turned
option-numbers-open = All known from the start
option-solo_cap = A single player needs no more strength than can be reached.
option-cleaning = How terrains are cleaned.
option-cleaning-automatic = Automatically, as soon as the strength is enough
option-cleaning-voluntary = When a player asks for it
option-clean_on_growth = A terrain is also cleaned when the strength on it grows.
option-oryx = The oryx’s power.
option-oryx-standing = On the spot
option-oryx-with_move = Also with a step of one cell
option-oryx_together = Several oryx in a row on one terrain add up.
option-eagle_returns = The eagle may come back to where it started.
option-panther_new = The panther may discard the tile it has just taken.
option-cuts = Actions that split the map.
option-cuts-legal = Allowed; the smaller part is destroyed
option-cuts-refused = Refused
option-zones = What makes a zone.
option-zones-any_height = Tops of one environment at any height
option-zones-same_height = Tops of one environment at the same height
option-buried = Buried terrains.
option-buried-in_play = Count as in play
option-buried-out = Do not count while they are buried
option-victim_again = One roll may strike a terrain twice if it was cleaned in between.
option-roll_cost = Which reserve pays for a roll.
option-roll_cost-general_first = The general reserve first
option-roll_cost-choice = The roller chooses
option-dice_count = Whether the centre counts for the number of dice.
option-dice_count-with_centre = It does
option-dice_count-without_centre = It does not
option-dice_never_drop = The number of dice does not drop when tiles leave.
option-refill = How cubes are put back.
option-refill-fill_up = One on each tile without one
option-refill-one_more = One more on each tile
option-shed_cube = The cube of a tile thrown off.
option-shed_cube-reserve = Goes back to the player’s reserve
option-shed_cube-box = Is lost
option-start_polluted = A pawn may begin on a polluted terrain.

## The presets of the options

preset-first-about = A smaller world with the simplest goal, for four at most.
preset-printed-about = The whole world, with the goal Strata and no clock.
preset-tournament-about = The goal Himalaya against the nasty clock.

## Printed tiles

piece-terrain = Terrain { word-environment } { $number }
piece-totem = Totem { word-animal }: { $strokes ->
    [0] centre
   *[other] { word-strokes }
}
