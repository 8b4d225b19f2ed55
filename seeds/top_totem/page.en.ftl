### The phone page of top_totem in English. People arrive as names, squares as numbers.

top_totem-board = The board
top_totem-side = { $seat ->
    [0] Red
   *[other] White
}
top_totem-square = Square { $square }{ $inside ->
    [yes] , sacred enclosure
   *[no] { "" }
}{ $man ->
    [pedestrian-0] , red pedestrian
    [rider-0] , red rider
    [pedestrian-1] , white pedestrian
    [rider-1] , white rider
   *[none] { "" }
}
top_totem-total = Points in this match
top_totem-inside = { $inside } inside: { $worth }
top_totem-camp = In camp
top_totem-pedestrians = { $count ->
    [one] { $count } pedestrian
   *[other] { $count } pedestrians
}
top_totem-riders = { $count ->
    [one] { $count } rider
   *[other] { $count } riders
}

top_totem-now-lot = The lot decides who begins
top_totem-now-between = Game over
    .hint = Go on when you are ready for game { $round } of { $rounds }.
top_totem-now-place-me = Place a man
    .hint = On any free square outside the enclosure.
top_totem-now-place-other = { $name } places a man
top_totem-now-play-me = Your turn
    .hint = { $side }, game { $round } of { $rounds }
top_totem-now-play-other = { $name } plays
    .hint = { $side }, game { $round } of { $rounds }
top_totem-now-top-open-me = TOP! You must capture
    .hint = Any capture will do.
top_totem-now-top-open-other = TOP! { $name } must capture
top_totem-now-top-named-me = TOP! You must capture
    .hint = The man on { $piece } takes the one on { $victim }.
top_totem-now-top-named-other = TOP! { $name } must capture
    .hint = The man on { $piece } takes the one on { $victim }.
top_totem-now-void-me = Your turn
    .hint = TOP! was called, but there is nothing to take.
top_totem-now-void-other = { $name } plays
    .hint = TOP! was called, but there is nothing to take.

top_totem-how-call = The bot waits for you: TOP!, or go on.
top_totem-how-move = Tap a man, then where he goes.
top_totem-how-enter = Tap a free square of your base to enter, or a man to move.
top_totem-how-place = Tap the square for your next man.
top_totem-draft-to = Where to?
top_totem-draft-on = You may go on, or stop here.
top_totem-draft-on-take = You may take more, or stop here.
top_totem-draft-sent = Playing…
top_totem-stop-here = Stop here
top_totem-back = One step back
top_totem-cancel = Cancel
top_totem-top = TOP!
top_totem-top-name = Name the capture
top_totem-top-named = TOP! { $piece } takes { $victim }
top_totem-pass = Pass
top_totem-announce = Totem Top!
top_totem-next = Next game
top_totem-games = Games
top_totem-game-won = { $round }. { $name } ({ $side }): { $points } points
top_totem-game-drawn = { $round }. Draw: no points
top_totem-end-me = You have won!
top_totem-end-other = { $names } has won
top_totem-end-drawn = The match is drawn
top_totem-analysis = Best move?
top_totem-analysis-thinking = Looking ahead…
top_totem-analysis-none = There is no best move here.
top_totem-analysis-best = { $side }: { $move } ({ $score }), { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead
top_totem-analysis-decided = { $wins ->
    [yes] { $side } wins: { $move }
   *[no] { $side } loses; this holds out longest: { $move }
}
top_totem-way-on = on { $square }
top_totem-way-from = from { $square }
top_totem-way-step = to { $square }
top_totem-way-then = then { $square }
top_totem-way-take = takes { $victim } and lands on { $square }
top_totem-way-call = { $piece } must take { $victim }
top_totem-analysis-by = { $name } asked; everybody sees it.
top_totem-analysis-host = The host asked; everybody sees it.
top_totem-arrange = Set up the board
top_totem-arrange-right = The board really looks different
top_totem-arrange-how = Drag the men, or tap one and then its place.
top_totem-arrange-held = Now tap where it stands, or “off the board”.
top_totem-arrange-off = Off the board
top_totem-arrange-camp = In the camp
top_totem-arrange-turn = Who moves?
top_totem-arrange-clear = Empty the board
top_totem-arrange-done = Begin from here
top_totem-arrange-right-done = It looks like this
top_totem-arrange-men = { $count } × { $kind ->
    [rider] rider
   *[other] pedestrian
}, { top_totem-side }
top_totem-now-setup = Set up the board
    .hint = One of you says how it looks; then the game begins.
top_totem-host-enter = Enter for { $name }

top_totem-options-moves = Moves and captures
top_totem-options-calls = TOP!
top_totem-options-ends = How games end
top_totem-options-help = Help
