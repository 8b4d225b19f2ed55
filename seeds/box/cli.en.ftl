### Texts of the command line.

greet-title = totembox is ready.
greet-box = Virtual box:
greet-real-box = Page of the box:
greet-key = The key of that page is not for logs: `totembox address` prints it; on the box, hold the middle button between matches.
greet-phones = Phones:
greet-broker = MQTT broker:
greet-stop = Ctrl+C to stop; a match in progress continues at the next start.
service-idle = { $address }, no match
service-match = { $address }, { $game } with { $seats } seats, { $number } moves
broker-file-server = broker configuration; start the broker with this file
broker-file-security = users and permissions; the system user of the broker must be able to write it
broker-file-hall = configuration of the hall
broker-file-box = configuration of that box: totembox run --config
broker-file-users = secret: users of that box and its phones
simulate-matches = Matches
simulate-moves = Moves per match
simulate-wins = Wins
simulate-endings = Endings
simulate-time = Time
simulate-playing = Simulating
chance-name = Chance
goals-title = { $goal }: { $count ->
    [one] { $count } placement
   *[other] { $count } placements
}, exchangeable: { $letters }
hall-ready = The hall is open.
hall-page = Page:
hall-broker = MQTT broker:
hall-organiser = For the organiser (draws rounds):
hall-key = The organiser’s address is not for logs: `totembox address --hall` prints it.
hall-results = Results:
hall-stop = Ctrl+C to stop; results are kept.
watch-none = No table found yet.
watch-other = Table “{ $box }” is not here. Known tables: { $known }.
watch-lost = Not connected. Reconnecting …
watch-table = Table
watch-condition = Box
watch-game = Game
watch-phase = Phase
watch-seat = Seat
watch-name = Name
watch-score = Score
watch-awaited = awaited
watch-verdict = Last verdict:
watch-events = Events
watch-online = here
watch-silent = silent
watch-offline = away
watch-paused = paused
watch-ended = ended without a result
watch-idle = no match
watch-winners = won: { $names }
watch-resigned = resigned
watch-bot = bot
watch-phone = phone
watch-move = move { $number }
watch-missed = … events were missed here
watch-keys = Ctrl+C to quit
watch-skipped = Messages skipped: { $count }. Last: { $topic }, { $reason }
home-removed = The box { $box } was removed from Home Assistant.
fairness-fair = Fair: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
} from the committed secret{ $entered ->
    [0] {""}
   *[other] ; { $entered } were entered by people, not drawn by the box
} (commitment { $commitment }).
fairness-unfair = NOT fair: move { $number } does not follow from the committed secret (commitment { $commitment }).
fairness-broken = NOT fair: the secret does not match the commitment { $commitment }.
fairness-hidden = Fairness not checked: the secret of the commitment { $commitment } is published when the match is over.
fairness-practice = Practice match: the host chose the seed { $seed }.
fairness-uncommitted = Fairness not checked: this match has no commitment.
backup-made = The journal is copied to { $file }.
restore-done = Restored: a journal with { $count ->
    [one] { $count } match
   *[other] { $count } matches
}.
restore-aside = The journal before it is kept as { $file }.
