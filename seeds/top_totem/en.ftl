### TOP TOTEM in English. Squares arrive as numbers, 0 where a call names none; seats arrive as names.

game-name = TOP TOTEM
game-about = Bring your pedestrians into the sacred enclosure and take those of the other side; TOP! makes a capture due.
game-line = A duel of moves and captures around the totem.

## Words used inside other messages

word-move = { $move ->
    [begin] drawing the lot
    [place] placing a man
    [enter] coming in
    [turn] moving
    [top] calling TOP!
    [pass] passing
    [announce] stopping the game
    [arrange] setting up the board
    [next] beginning the next game
   *[other] “{ $move }”
}
word-phase = { $phase ->
    [lot] the lot is being drawn
    [setup] the board is being set up
    [place] men are being placed
    [play] the game is on
    [between] the next game has not begun
    [over] the match is over
   *[other] “{ $phase }”
}
word-taken = { $taken ->
    [one] { $taken } man
   *[other] { $taken } men
}

## What the table waits for; $seat is whose turn it is

phase-lot = The lot is being drawn.
phase-setup = Set up the board, then say how it looks.
phase-place = { $seat } places a man outside the enclosure.
phase-play = It is { $seat }’s turn.
phase-between = Set the board up again; then either of you begins the next game.
phase-over = The match is over.

## Refusals

refusal-finished = { $rounds ->
    [one] The match is over after { $rounds } game.
   *[other] The match is over after { $rounds } games.
}
refusal-not_yours = { $seat } cannot do this: { word-move }.
refusal-phase = Not possible now: { word-move } ({ word-phase }).
refusal-turn = It is { $active }’s turn.
refusal-begin_first = { $first } does not begin this game.
refusal-top_turn = { $seat } is to move: TOP! is called after one’s own move, not before it.
refusal-top_early = There is no TOP! before the first move of a game.
refusal-top_again = { $seat } has called TOP! for this reply already.
refusal-top_names = At this table TOP! names no capture: just call it.
refusal-top_target = The man on { $piece } cannot take { $victim } with its first jump.
refusal-top_sheltered = The pedestrian on { $piece } stands in the enclosure: the rider on { $victim } cannot force it out.
refusal-announcing = The game cannot be stopped with { $inside } inside now.
refusal-camp = { $seat } has nobody left to come in.
refusal-base = { $square } is not on the base of { $seat }.
refusal-place_inside = { $square } lies in the sacred enclosure: nobody is placed there.
refusal-square_taken = Somebody stands on { $square } already.
refusal-too_many = { $seat } has at most twelve pedestrians and four riders, not { $pedestrians } and { $riders }.
refusal-rider_within = Riders do not stand in the enclosure: square { $square }.
refusal-camp_order = The camp of { $seat } cannot be so: men wait there in the cowboy start only, and riders leave it last.
refusal-over_already = In this position the game would be over.
refusal-no_man = You have no man on { $square }.
refusal-one_man = One man plays a turn; here { $count } do, or not by jumps alone.
refusal-hop_shape = { $start } to { $end } is neither a step nor a diagonal jump.
refusal-backward = Pedestrians do not step back: { $start } to { $end }.
refusal-totem = The totem stands between { $start } and { $end }.
refusal-rider_inside = Riders do not enter the enclosure: { $start } to { $end }.
refusal-blocked = { $start } to { $end } is not possible: somebody stands there.
refusal-nobody_there = The jump from { $start } to { $end } takes nobody of the other side.
refusal-sanctuary = A rider takes nobody in the enclosure: { $start } to { $end }.
refusal-border = At this table no capture crosses the border of the enclosure: { $start } to { $end }.
refusal-coups = { $most ->
    [0] Entering ends the turn.
    [one] This man plays { $most } coup a turn, not { $coups }.
   *[other] A rider plays { $most } coups at most, not { $coups }.
}
refusal-chain_cut = At this table a chain goes on to its end: from { $square } there is more to take.
refusal-can_move = { $seat } can still move and may not pass.
refusal-top_due = { $piece ->
    [0] TOP! was called: this turn has to capture somebody.
   *[other] TOP! was called: the man on { $piece } has to take { $victim }.
}

## Verdicts

verdict-begins = Game { $round }: { $seat } begins.
verdict-set_up = The board is set up; { $active } moves.
verdict-set_right = The board was set right: { $count } squares changed. { $active } moves.
verdict-captured = { $seat } takes { word-taken }.
verdict-passed = { $seat } can do nothing and passes.
verdict-top_open = TOP! { $seat } calls: the reply must capture.
verdict-top_named = TOP! { $seat } calls: { $piece } must take { $victim }.
verdict-top_void = TOP! from { $seat }, but there is nothing to take: void.
verdict-six_inside = TOTEM TOP! { $seat } has { $inside } inside: { $points } points.
verdict-last_ones = { $seat } has taken all pedestrians and has { $inside } inside: { $points } points.
verdict-no_pedestrians = No pedestrian is left on either side: game { $round } is drawn.
verdict-two_passes = Both sides passed: game { $round } is drawn.
verdict-quiet = Too long without capture or entry: game { $round } is drawn.
verdict-repeated = The position was repeated too often: game { $round } is drawn.
verdict-highest = The match goes to { $winners }.
verdict-shared = Equal totals: { $winners } share the match.

## Settings

option-start = How a game starts.
option-start-cowboy = Cowboy: men come in from their camp, one a turn
option-start-indian = Indian: men are placed in turn, then play begins
option-start-bacarta = Bacarta: the printed set-up
option-start-position = Any position: set up the board and begin from there
option-rounds = How many games a match has.
option-first = Who begins the first game; later ones alternate.
option-first-lot = Drawn by lot
option-first-red = The red Indians
option-first-white = The white cowboys
option-enclosure_walk = How pedestrians walk inside the enclosure.
option-enclosure_walk-free = Around the totem in any direction
option-enclosure_walk-forward = Forward and sideways, as outside
option-chain = Whether a chain of captures may stop.
option-chain-free = After any capture
option-chain-to_the_end = Only when there is no more to take
option-captures = Who captures in one turn.
option-captures-one_piece = One man
option-captures-all_pieces = Several men, one after the other
option-border_captures = Captures across the border of the enclosure are allowed.
option-top_names = TOP! may name the man and its victim.
option-top_rider = In which coup a rider makes the capture that is due.
option-top_rider-any_coup = In its first or second
option-top_rider-first_coup = In its first
option-rider_entry = What a rider may do on entering.
option-rider_entry-ends_turn = Nothing more
option-rider_entry-one_more_coup = One coup
option-win_test = What happens when a game is won.
option-win_test-at_once = It ends at once
option-win_test-may_go_on = The winner may play on for more points and stop at any time
option-totem_top = Six pedestrians inside.
option-totem_top-automatic = The box ends the game
option-totem_top-called = The player has to announce it
option-quiet_turns = A game is drawn after this many turns of each side without capture or entry.
option-repetitions = A game is drawn when a position occurs this many times.
option-analysis = Seats may ask the box for the best move.
option-analysis_when = When seats may ask for it.
option-analysis_when-against_bots = Only while a bot plays
option-analysis_when-always = Also between people; everybody sees it

## The presets of the options

preset-first-about = One game from the printed set-up, with help from the box.
preset-printed-about = Two games, each side begins once.
preset-tournament-about = Two games without any help from the box.
