### What the command line says.

greet-title = totembox is ready.
greet-box = Virtual box:
greet-real-box = Page of the box:
greet-phones = Phones:
greet-broker = MQTT broker:
greet-stop = Ctrl+C to stop; a match in progress goes on at the next start.
simulate-matches = Matches
simulate-moves = Moves a match
simulate-wins = Wins
simulate-endings = Endings
simulate-time = Time
simulate-playing = Simulating
chance-name = Chance
goals-title = { $goal }: { $count ->
    [one] { $count } way to lie
   *[other] { $count } ways to lie
}, exchangeable: { $letters }
