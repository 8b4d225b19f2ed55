### Requests that the box cannot follow, and notices of the table. $seat is the name of who sits there,
### or the seat itself (“Seat 2”) while nobody has given a name; $place is the number on the box.

## Setting up a match

problem-option-unknown = There is no setting “{ $option }”. There are: { $known }.
problem-option-flag = The setting “{ $option }” is yes or no, not “{ $value }”.
problem-option-whole = The setting “{ $option }” is a whole number from { $low } to { $high }, not “{ $value }”.
problem-option-choice = The setting “{ $option }” cannot be “{ $value }”. Choose among: { $choices }.
problem-seats-range = { $game } is played with { $low } to { $high } seats, not { $seats }.
problem-box-small = This box has { $most } seats, too few for a match with { $seats }.
problem-game-unknown = The box does not know the game “{ $game }”. It knows: { $known }.
problem-arriba-two-seats = Arriba! needs at least three seats here, not { $seats }; the setting “{ $option }” can allow two.
problem-coups_bas-teams = Teams of two need four or six seats, not { $seats }.
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
problem-no-match = No match is being played.
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
    [unknown] “{ $field }” means nothing here
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
   *[other] “{ $field }” is not as it should be
}.
problem-unknown-do = The box does not know the command “{ $do }”.
problem-unreadable-move = “{ $move }” is not a move of this game: “{ $part }” is no { $reason ->
    [animal] animal
    [capture] capture
    [card] card
    [cell] cell of the map
    [deal] deal with its time and its first seat
    [dice] roll of a catastrophe and its terrains
    [environment] environment
    [group] group of people
    [hut] hut
    [number] number of a terrain
    [place] place of a totem
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
problem-seat-taken = Seat { $place } is taken ({ $name }). Press its arcade button to take it over.
problem-press-needed = Seat { $place } is given by a press of its arcade button.
problem-seat-unknown = There is no such seat here: { $seat }.
problem-seat-free = Seat { $place } is free already.
problem-press-missing = Nobody pressed the arcade button of seat { $place } in time. Please try again.
problem-hold-missing = Nobody held two buttons at once for long enough. Please try again.
problem-bad-key = This address does not open the box. Use the one that it printed last.
problem-name-too-long = { $most ->
    [one] That name is too long: at most { $most } character.
   *[other] That name is too long: at most { $most } characters.
}
problem-nothing-to-undo = There is no move to take back.
problem-undo-open = Taking back is being voted on already.
problem-undo-none = Nobody has asked to take a move back.
problem-resigned = { $seat } has resigned and no longer plays in this match.
problem-not-host = Only the host may do that.
problem-too-large = The message is too large for the box.
problem-too-fast = That was faster than anybody plays: the box takes { $most } commands a second. Please try again.
problem-too-often = This device asks too often. Please wait a moment.
problem-on-table = This is done by hand on the table, not on a phone.
problem-bot-unknown = { $game } has no bot “{ $bot }”. There are: { $known }.
problem-bot-seated = A bot plays for { $seat }; the host can send it away.
problem-analysis-off = The best move is not told in this match.
problem-analysis-busy = The last question is still being thought about.
problem-broker-away = The box’s MQTT broker does not answer just now. Please try again in a moment.
problem-internal = Something went wrong inside the box; nothing was changed. The log says more.

## Notices

notice-undo-done = The last move was taken back.
notice-undo-declined = { $seat } does not agree: the move stands.
notice-corrected = The host corrected the match: { $reason }
notice-paused = The match is paused.
notice-resumed = The match goes on.
notice-paused-by = { $seat } paused the match.
notice-resumed-by = { $seat } lets the match go on.
notice-resigned = { $seat } has resigned.
notice-left = { $name } left seat { $place }.
notice-ended = The host ended the match.
notice-bot-seated = A bot plays for { $seat } now.
notice-bot-left = { $seat } plays without a bot again.
notice-bot = { $seat }: { $reason }
notice-play-again = Presses were lost and nobody can say who was first: please play that again.

## Command line

problem-option-pair = “{ $value }” is not of the form option=value.
problem-file-unreadable = The file { $file } cannot be read: { $reason }.
problem-folder-exists = The folder { $folder } exists; nothing in it was changed. Name a new one.
problem-file-unwritable = { $file } cannot be written: { $reason }.
problem-broker-recipe = No broker can be set up like that. { $reason }
problem-match-unknown = The journal has no match “{ $match }” (it holds { $count }).
problem-matches-few = { $matches } matches: at least one is needed.
problem-perft-depth = A depth from { $low } to { $high } can be counted, not { $depth }.
problem-perft-none = Lines of play cannot be counted from the start of { $game } with these settings.
problem-config-wrong = { $reason }
problem-no-reader = The configuration names no card reader (scanner.device).
problem-tags-wrong = { $reason }
problem-card-unknown = The game “{ $game }” has no card “{ $card }”.
problem-no-scan = The game “{ $game }” is not played with a card reader.
problem-hall-full = The hall shows itself on { $most } screens already; close one.
problem-results-away = The results cannot be read just now: { $reason }.
problem-watch-unreachable = Nothing answers at { $address }: { $reason }. Is the box on, and is the address right?
problem-watch-box-unknown = No table called “{ $box }” was heard within { $seconds } s. There are: { $known }.
problem-home-off = Home Assistant needs a broker that it shares with the box: set home_assistant.url or broker.url.
problem-home-unreachable = The broker of Home Assistant cannot be reached: { $reason }.
