### What the command line says.

greet-title = totembox is ready.
greet-box = Virtual box:
greet-real-box = Page of the box:
greet-phones = Phones:
greet-broker = MQTT broker:
greet-stop = Ctrl+C to stop; a match in progress goes on at the next start.
broker-file-server = configuration of the broker; start it with this
broker-file-security = its users and rights; the broker's own user must be able to write it
broker-file-hall = for the page of the hall
broker-file-box = for that box: totembox run --config
broker-file-users = secret users of that box and its phones
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
