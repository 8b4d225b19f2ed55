### Requests that the box refuses, and notices of the table. $seat is the name of who sits there,
### or the seat itself (“Seat 2”) while nobody has given a name; $place is the number on the box.

## Setting up a match

problem-option-unknown = There is no setting “{ $option }”. There are: { $known }.
problem-option-flag = The setting “{ $option }” is yes or no, not “{ $value }”.
problem-option-whole = The setting “{ $option }” is a whole number from { $low } to { $high }, not “{ $value }”.
problem-option-choice = The setting “{ $option }” cannot be “{ $value }”. Choose among: { $choices }.
problem-seats-range = { $game } is played with { $low } to { $high } seats, not { $seats }.
problem-box-small = This box has { $most } seats, too few for a match with { $seats }.
problem-buttons-count = { $count } buttons were chosen for a match with { $seats } seats.
problem-buttons-order = A match needs different buttons of this box (1 to { $most }), in table order, not { $buttons }.
problem-dead-heat-window = Presses { $dead_heat_us } µs apart (dead_heat_us) cannot be a dead heat here: the box collects the presses of one race for { $window_ms } ms (race.window_ms).
problem-game-unknown = The box does not know the game “{ $game }”. It knows: { $known }.
problem-arriba-two-seats = Arriba! needs at least three seats here, not { $seats }; the setting “{ $option }” can allow two.
problem-coups_bas-teams = Teams of two need four or six seats, not { $seats }.
problem-coups_bas-partners = With { $seats } players partners sit across the table: the teams { $partners } need six.
problem-tschukka-first-family = { $family ->
    [yellow] With { $seats } seats there is no yellow family to begin.
   *[other] With { $seats } seats the family “{ $family }” cannot begin.
}
problem-totemix-first-seats = The first game of TOTEMIX is for { $high } seats at most, not { $seats }.
problem-totemix-first-goal = The first game of TOTEMIX has its own goal, “first”, not “{ $goal }”.
problem-totemix-key-unknown = There is no “{ $entry }” in a file of goals. Known here: { $known }.
problem-totemix-key-missing = The file of goals lacks “{ $entry }”.
problem-totemix-key-type = In the file of goals “{ $entry }” must be { $expected ->
    [table] a table
    [bool] true or false
   *[str] a text
}.
problem-totemix-numbers-count = pollution.{ $environment } has { $count } numbers, { $due } are needed.
problem-totemix-numbers-range = pollution.{ $environment } holds “{ $value }”; a number is whole and lies between 1 and { $high }.
problem-totemix-numbers-tie = pollution.{ $environment } has { $number } both among its two highest and below; the first game leaves out two and must know which.
problem-totemix-goal-empty = The picture of goal { $goal } is empty.
problem-totemix-goal-word = Goal { $goal }, line { $line }: “{ $word }” is no pile; write letters of CFODMV, or one letter and a digit.
problem-totemix-goal-grid = Goal { $goal }, line { $line }, column { $column }: “{ $word }” is off the grid; cells stand four columns apart, each row two columns aside.
problem-totemix-goal-free = Goal { $goal }: “{ $letter }” in “free” is wrong; name letters of { $known }, each once.
problem-totemix-goal-count = Goal { $goal } shows { $count } of { $letter } ({ $environment }), { $due } are needed.
problem-totemix-goal-parts = Goal { $goal } falls into { $count } parts; the map is always one mass.
problem-game-fixed = “{ $game }” has no file of goals.

## Requests

problem-stale = The table has moved on: this was meant for move { $number }, and it is at { $now } now. Please look again.
problem-stale-branch = A move was taken back meanwhile: this was meant for the table as it was before. Please look again.
problem-stale-match = Another match is on the table now: this was meant for the one before. Please look again.
problem-hidden-refused = This move names something hidden, so the host cannot enter it. Its player plays it.
problem-correct-one-move = At line { $line } the correction goes too far. While cards are hidden it repeats moves as they were played, and then names one that is new, or presses. What follows is played again at the table.
problem-correct-refused = The correction is refused: line { $line } depends on something hidden, so the box does not say why. Everybody is told.
problem-no-match = No match is being played.
problem-match-closed = This match is closed: its secret is published, so it cannot go on. Begin a new one.
problem-match-running = A match is being played; end it first.
problem-paused = The match is paused; resume it first.
problem-foreign-page = The box answers its own pages only, not { $page }.
problem-not-json = The message cannot be read: { $reason ->
    [truncated] it ends too early
    [malformed] it is no JSON from byte { $at } on
    [encoding] it is no UTF-8
    [deep] it is nested too deeply
    [object] a command is an object in braces
   *[other] it is no JSON
}.
problem-bad-command = The message is not a complete command: { $reason ->
    [shape] it must be an object in braces
    [missing] “{ $field }” is missing
    [unknown] “{ $field }” is unknown here
    [empty] “{ $field }” is empty
    [least] “{ $field }” must be { $wanted } or more
    [most] “{ $field }” must lie between 0 and { $wanted }
    [within] “{ $field }” is “{ $got }”, it must be a whole number from 1 to { $wanted }
    [value] “{ $field }” cannot be “{ $got }”
    [ahead] a press is stamped more than an hour ahead of the table
    [type] “{ $field }” is { $got ->
        [int] a number
        [float] a number with decimals
        [str] a text
        [bool] a yes or no
        [array] a list
        [object] an object
       *[null] nothing
    }, it must be { $wanted ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [int-str] a whole number or a text
       *[object] an object
    }
   *[other] “{ $field }” is invalid
}.
problem-unknown-do = The box does not know the command “{ $do }”.
problem-unreadable-move = “{ $move }” is not a move of this game: “{ $part }” is no { $reason ->
    [animal] animal
    [capture] capture
    [position] position of a board
    [card] card
    [cell] cell of the map
    [deal] deal with its time and its first seat
    [dice] roll of a catastrophe and its terrains
    [environment] environment
    [group] group of people
    [hut] hut
    [number] number of a terrain
    [place] place of a totem
    [position] position of the board
    [reserve] reserve to pay from
    [seat] seat
    [spell] spell
    [spells] list of spells in the order of the set
    [square] square
    [step] step
    [terrain] terrain
    [tile] totem tile
    [time] time
    [turn] turn
    [villager] kind of villager
   *[move] move that can be read
}{ $like ->
    [none] .
   *[other] , to be written like { $like }.
}
problem-timed-move = Phones never press: the arcade button is the totem.
problem-scan-unknown = This code is on no piece of this match.
problem-scan-not-now = This piece cannot be entered by its code now.
problem-seat-taken = Seat { $place } is taken ({ $name }). Press its arcade button to take it over.
problem-press-needed = Seat { $place } is given by a press of its arcade button.
problem-seat-unknown = There is no such seat here: { $seat }.
problem-seat-free = Seat { $place } is free already.
problem-press-missing = Nobody pressed the arcade button of seat { $place } in time. Please try again.
problem-hold-missing = Nobody held two buttons at once for long enough. Please try again.
problem-seat-asked = Another phone (code { $code }) is asking for seat { $place } already. Please wait: at most { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then it is your turn.
problem-seat-next = Somebody else is next for seat { $place }. Please wait a moment.
problem-host-asked = Another phone (code { $code }) is asking to host already. Please wait: at most { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then it is your turn.
problem-host-next = Somebody else is next to become the host. Please wait a moment.
problem-asks-again = This device has asked too often without a press. It may ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-request-over = This request is over. Please ask again.
problem-host-in-play = A match is being played, and held buttons would be moves. Pause it first: from any phone at the table.
problem-host-contested = Somebody asks for the host’s place. Until the buttons have answered, only a phone at the table can let the match go on.
problem-bad-key = This address does not open the box. Use the one that it printed last.
problem-name-too-long = { $most ->
    [one] That name is too long: at most { $most } character.
   *[other] That name is too long: at most { $most } characters.
}
problem-nothing-to-undo = There is no move to take back.
problem-undo-open = Taking back is being voted on already.
problem-undo-none = Nobody has asked to take a move back.
problem-outside-match = Your seat has no part in this match; the next one can take you in.
problem-resigned = { $seat } has resigned and no longer plays in this match.
problem-not-host = Only the host may do that.
problem-too-large = The message is too large for the box.
problem-too-fast = Too many commands: the box accepts { $most } a second. Please try again.
problem-too-often = This device asks too often. Please wait a moment.
problem-foreign-host = The box is not known by this address. Open the address that its screen shows.
problem-cut-off = This phone sent far too many messages and was cut off. It can come back in { $seconds } s, or at once by a press of its button.
problem-watch-full = There are already { $most } spectators; one of them has to leave first.
problem-on-table = This is done by hand on the table, not on a phone.
problem-retired-move = Here a family names all counters that it reveals at once, when it says ready.
problem-bot-unknown = { $game } has no bot “{ $bot }”. There are: { $known }.
problem-bot-seated = A bot plays for { $seat }; the host can send it away.
problem-analysis-off = The best move is not available in this match.
problem-analysis-busy = The last analysis is still running.
problem-analysis-failed = The box failed to find the best move. The match goes on; the log says why.
problem-answer-failed = The box failed to carry out this request. The match goes on; the log says why.
problem-review-hidden = In this game something is hidden: its moves cannot be looked through.
problem-statistics-failed = The box failed to count the statistics. The match goes on; the log says why.
problem-broker-away = The box’s MQTT broker does not answer just now. Please try again in a moment.
problem-internal = Something went wrong inside the box; nothing was changed. The log says more.

## Notices

notice-undo-done = The last move was taken back.
notice-undo-declined = { $seat } does not agree: the move stands.
notice-undo-refused = The host does not agree: the move stands.
notice-corrected = The host corrected the match: { $reason }
notice-hidden-refused = The host entered a move that names something hidden; the box refused it (attempt { $count } in this match).
notice-correct-refused = The host tried a correction that depends on something hidden; the box refused it (attempt { $count } in this match).
notice-chance-entered = The host entered what the box would have drawn.
notice-paused = The match is paused.
notice-resumed = The match goes on.
notice-paused-by = { $button } paused the match.
notice-resumed-by = { $button } resumed the match.
notice-rematch-asked = { $seat } would like a rematch.
notice-resigned = { $seat } has resigned.
notice-cut-off = { $button }: the phone sent far too many messages and was cut off.
notice-host-cut-off = The host’s phone sent far too many messages and was cut off.
notice-seat-given = { $name } has sat down at seat { $place }.
notice-seat-changed = Seat { $place } has changed hands: { $name } has it now, before it was { $before }.
notice-host-given = { $name } is the host now.
notice-host-changed = The host has changed: { $name } is the host now, before it was { $before }.
notice-left = { $name } left seat { $place }.
notice-practice = Practice match: the host chose the seed { $seed }.
notice-ended = The host ended the match.
notice-bot-seated = A bot plays for { $seat } now.
notice-bot-left = { $seat } plays without a bot again.
notice-bot = { $seat }: { $reason }
notice-play-again = Presses were lost, so the first one is unknown: please play that again.

## Command line

problem-option-pair = “{ $value }” is not of the form option=value.
problem-file-unreadable = The file { $file } cannot be read: { $reason }.
problem-folder-exists = The folder { $folder } exists; nothing in it was changed. Name a new one.
problem-file-unwritable = { $file } cannot be written: { $reason }.
problem-broker-recipe = This broker set-up is not possible. { $reason }
problem-match-unknown = The journal has no match “{ $match }” (it holds { $count }).
problem-matches-few = { $matches } matches: at least one is needed.
problem-perft-depth = The depth must be from { $low } to { $high }, not { $depth }.
problem-perft-none = Lines of play cannot be counted from the start of { $game } with these settings.
problem-config-wrong = { $reason }
problem-password-visible = Every user of this machine can read a password on the command line. Write { $option } mqtt://USER@HOST, and the password in a file for --password-file, or in the variable { $variable }.
problem-password-visible-database = Every user of this machine can read a password on the command line. Write { $option } without it, and the password in ~/.pgpass, in the variable PGPASSWORD, or in the configuration file.
problem-box-not-running = No box is running with this configuration: its address would be in { $file }.
problem-no-reader = The configuration names no card reader (scanner.device).
problem-tags-wrong = { $reason }
problem-card-unknown = The game “{ $game }” has no card “{ $card }”.
problem-no-cards = The game “{ $game }” has no cards or tiles to recognise.
problem-cards-unwritten = { $file }: the file cannot be written ({ $reason }).
problem-no-scan = The game “{ $game }” is not played with a card reader.
problem-hall-full = The hall already has { $most } open pages; close one.
problem-hall-not-running = No hall is running with this configuration: its address would be in { $file }.
problem-organiser-key = Only the organiser can do that. Open the address that the hall printed last.
problem-round-free-play = Rounds belong to a tournament. Start the hall with its name (--tournament).
problem-round-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: a round needs { $least } to { $most }.
problem-round-name-twice = “{ $name }” is there twice. Add a letter to one of them.
problem-round-name-long = The name “{ $name }…” has more than { $most } characters.
problem-round-seats = Tables of { $seats }: { $least } to { $most } are possible.
problem-round-players-changed = A round robin needs the same players in every round. Take the first round back, or draw a Swiss round.
problem-rounds-done = Everybody has met everybody.
problem-results-away = The results cannot be read now: { $reason }.
problem-watch-unreachable = No response from { $address }: { $reason }. Is the box on, and is the address right?
problem-watch-no-broker = No broker could be reached within { $seconds } s.
problem-watch-box-unknown = No table “{ $box }” was found within { $seconds } s. Known tables: { $known }.
problem-home-off = Home Assistant and the box need a common broker: set home_assistant.url or broker.url.
problem-home-unreachable = The broker of Home Assistant cannot be reached: { $reason }.
problem-backup-no-journal = There is no journal { $file } to copy. --config names the configuration that the box runs with.
problem-backup-exists = { $file } exists and was not changed. Name a new file, or a folder.
problem-backup-no-folder = There is no folder { $folder }. Is the USB stick in?
problem-backup-failed = The copy { $file } was not made: { $reason }.
problem-restore-running = A box is using the journal { $file }. Stop it first, then restore.
problem-restore-same = { $file } is the journal itself.
problem-restore-failed = { $file } was not restored, and the journal was not changed: { $reason }.
