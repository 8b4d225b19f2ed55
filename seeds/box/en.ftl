### Texts of the box that belong to no game: the pages (ui-) and, further down, other groups.

## The page in general
ui-title = Totem box
ui-close = Close
ui-cancel = Cancel
ui-again = Try again
ui-menu = Menu
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = Auto
ui-theme-dark = Dark
ui-theme-light = Light
ui-motion = Motion
ui-motion-auto = Motion
ui-motion-off = No motion
ui-rule = Rule
ui-rule-unknown = The box has no note on this rule.
ui-rule-section = Rulebook: { $section }
ui-rule-box = Procedure of the box
ui-rule-rulings = Rulings { $rulings }
ui-history = What happened ({ $count })
ui-history-missed = … this phone missed something here.

## Seats
ui-seat = Seat { $seat }
ui-seat-free = free
ui-symbol-flame = flame
ui-symbol-wave = wave
ui-symbol-leaf = leaf
ui-symbol-sun = sun
ui-symbol-moon = moon
ui-symbol-diamond = diamond
ui-symbol-mountain = mountain
ui-symbol-star = star

## Joining
ui-choose-seat = Where do you sit?
ui-name = Your name
ui-join-none = Choose a seat
ui-join-nameless = Enter your name
ui-join = Sit down at seat { $seat }
ui-watch = Just watch
ui-watching = You are watching
ui-turn = Turn the page to the next side of the table
ui-box-silent = The box does not answer. Is this phone in the same Wi-Fi?
ui-seat-lost = This phone has lost its seat: another phone took it, or the box was started again.
ui-take-title = Seat { $seat } is taken
ui-sit-title = Seat { $seat }
ui-sit-press = Press the arcade button of seat { $seat } now: it is the lit one.
ui-sit-hold = A match is on, so a press is a move. Hold the button of seat { $seat } for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, or pause the match first and just press.
ui-sit-failed = No press came. Sit within reach of the button of seat { $seat } and try again; or the host presses it on the page of the box.
ui-sit-page = The button of seat { $seat } cannot be pressed: ask the host to press it now on the page of the box.
ui-sit-page-hold = The button of seat { $seat } cannot be pressed and a match is on: ask the host to hold it for { $seconds } s on the page of the box, or to pause the match and press it.
ui-seconds-left = { $seconds } s left

## The room
ui-lobby = You are at the table
ui-lobby-watching = Around the table
ui-lobby-wait = The match starts at the box.
ui-lobby-button = Your arcade button lies before you on the table: it counts, not the phone.
ui-game-unknown = This page does not know the game “{ $game }”. Load it again.
ui-pause = Pause
ui-resume = Go on
ui-resign = Resign
ui-resign-sure = Resign from this match?
ui-resign-note = You no longer take part: the box makes your moves from now on.
ui-leave = Leave this seat
ui-leave-sure = Leave this seat in mid-match?
ui-leave-note = The seat is free at once, and the match waits for somebody to sit down there. To come back you need its arcade button.
ui-leave-watching = Stop watching
ui-host-ask = Host the table
ui-host-title = Host from this phone
ui-host-hold = Hold any two arcade buttons at once for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} now.
ui-host-failed = Two buttons were not held together for long enough. Try again.
ui-host-desk = The host’s desk
ui-host-drop = Stop hosting
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-title = Take back the last move?
ui-undo-question = { $name } asks for it. It happens when everybody agrees.
ui-undo-agree = I agree
ui-undo-decline = No
ui-undo-waiting = Taking back: waiting for { $names }
ui-undo-withdraw = Withdraw

## What keeps the page from playing
ui-trouble-connecting = Connecting to the box …
ui-trouble-reconnecting = Connection lost. Trying again …
ui-trouble-refused = The box no longer knows this page.
ui-trouble-box-offline = The box is off. What you see is its last state.
ui-trouble-ended = This match was ended without a result.
ui-trouble-paused = The match is paused.
ui-offline = Not sent: there is no connection to the box.
ui-unanswered = The box did not answer. Look at the table and try again.
ui-faults = { $count ->
    [one] Something is wrong with the box
   *[other] { $count } things are wrong with the box
}

## The virtual box
ui-box-referee = Screen of the referee
ui-box-screen = Screen of { $name }
ui-box-button = Arcade button of { $name }
ui-box-lights = Lights
ui-box-flip = Flip button in the middle of the table
ui-box-flip-word = FLIP
ui-box-space = space
ui-box-joined = A phone is here
ui-box-not-joined = No phone yet
ui-box-real = Hands press the real buttons. Here you press those that are bright: the missing ones, and to give a seat the one that is lit for it.
ui-press-lost = Not connected: this press did not reach the box.
ui-panel-no-key = Open the address that the box printed when it started: it carries the key to this page.
ui-panel-wrong-key = This key does not fit. Open the address that the box printed when it started last.
ui-panel-silent = The box does not answer. Trying again …
ui-address = Phones open
ui-address-press = then press the arcade button of the seat.
ui-code = Code for a phone’s camera: { $address }
ui-new-match = New match
ui-game = Game
ui-seats = Seats
ui-release = Free the seat
ui-release-sure = Put { $name } out?
ui-start = Start the match
ui-more-options = More settings
ui-options-other = Other
ui-no-games = The box offers no game yet.
ui-end = End the match
ui-end-sure = End this match now?
ui-end-note = It stays in the journal, without a winner.
ui-correct = Correct
ui-correct-note = The table is right and the box is wrong: go back to a move and say what really happened. Now: move { $number }.
ui-correct-to = Back to move
ui-correct-moves = Then, one a line, seat and move (“2 flip”)
ui-correct-reason = Why (goes into the journal)
ui-statistics = Statistics
ui-bots = Bots
ui-bot-for = Who plays for { $name }
ui-bot-none = A person
ui-bot = { $bot ->
    [random] Random
    [greedy] Greedy
    [child] Child
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[other] { $bot }
}
