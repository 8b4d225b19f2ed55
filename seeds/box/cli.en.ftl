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
hall-ready = The hall is open.
hall-page = Page:
hall-broker = MQTT broker:
hall-results = Results:
hall-stop = Ctrl+C to stop; results stay.
watch-none = No table has been heard here yet.
watch-lost = Not connected. Trying again …
watch-table = Table
watch-condition = Box
watch-game = Game
watch-phase = Phase
watch-seat = Seat
watch-name = Name
watch-score = Score
watch-awaited = awaited
watch-verdict = Last verdict:
watch-events = What happened
watch-online = here
watch-silent = silent
watch-offline = away
watch-paused = paused
watch-ended = ended without a result
watch-idle = no match
watch-winners = won: { $names }
watch-resigned = resigned
watch-phone = phone
watch-move = move { $number }
watch-missed = … something was missed here
watch-keys = Ctrl+C to leave
home-removed = The box { $box } is gone from Home Assistant.
