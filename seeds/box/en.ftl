### Texts of the box that belong to no game: the pages (ui-) and, further down, other groups.

## The page in general
ui-title = Totem box
ui-close = Close
ui-cancel = Cancel
ui-again = Try again
ui-menu = Menu
ui-help = Help
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = Auto
ui-theme-dark = Dark
ui-theme-light = Light
ui-motion = Motion
ui-motion-auto = Motion
ui-motion-off = No motion
ui-sound = Sound
ui-sound-on = Turn sound on
ui-sound-volume = Volume
ui-sound-mute = Mute
ui-sound-voice = Spoken verdicts
ui-vibration = Vibration
ui-vibration-on = Vibration
ui-vibration-off = No vibration
ui-awake-off = During a match the screen stays on. Now none is on.
ui-awake-lock = The screen stays on during the match.
ui-awake-video = The screen should stay on during the match: a silent video plays behind the page. Over https the phone promises it.
ui-awake-refused = The phone does not keep the screen on: it saves its battery, or its browser cannot. Set a longer time before the screen turns off.
ui-unreachable = The box is not reachable; trying again …
ui-unreachable-how = Is the box on, and is this phone in the same Wi-Fi? This page goes on by itself.
ui-refused = The rules do not allow that now.
ui-you = you
ui-round-lead = You lead!
ui-round-place = { $place ->
    [2] You are second of { $count }.
    [3] You are third of { $count }.
   *[other] You are { $place }th of { $count }.
}
ui-round-person = Name
ui-round-gained = Round
ui-round-total = Total
ui-rule-why = Why?
ui-rule-unknown = The box has no note on this rule.
ui-rule-section = Rulebook: { $section }
ui-rule-box = Procedure of the box
ui-rule-rulings = Rulings { $rulings }
ui-rule-house = At this table: { $setting } – { $value }
ui-yes = yes
ui-no = no
ui-history = What happened ({ $count })
ui-history-missed = … this phone missed something here.
ui-history-why = { $name }: { $why }
ui-review = All moves
ui-review-none = No move yet.
ui-review-place = Move { $place } of { $count }
ui-review-start = Before the first move
ui-review-back = One move back
ui-review-next = One move on
ui-review-live = Back to the game
ui-review-failed = The moves could not be fetched. Please try again.
ui-code = Code for a phone’s camera: { $address }
ui-actor-table = The table
ui-move-what = { $move }: { $what }
ui-search = Search
ui-statistics = Statistics

## What the lamps in the buttons mean; the doctor and the pages say the same
ui-lamps = What the lights mean
ui-lamp-steady = Steady
ui-lamp-steady-means = press this button now
ui-lamp-blink = A short blink
ui-lamp-blink-means = it is your turn, on the phone or on the board; without a phone your screen says how to choose
ui-lamp-dark = Dark
ui-lamp-dark-means = nothing is expected of you
ui-lamp-asked = Steady, between matches or in a pause
ui-lamp-asked-means = somebody asked for this seat: press to confirm it
ui-lamp-flicker = Flickering, in a match
ui-lamp-flicker-means = the screen of this seat asks you to hold the button
ui-lamps-own = In Arriba! all lamps stay dark while you look at the cards: whether to grab is for you to see.

## Seats
ui-seat = Seat { $seat }
ui-bot-name = { $level ->
    [easy] Easy bot { $seat }
    [medium] Medium bot { $seat }
    [strong] Strong bot { $seat }
   *[other] Bot { $seat }
}
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
ui-seat-lost-to = { $name } has seat { $seat } now. If that is a mistake, take it back: one tap, then a press of its button.
ui-seat-back = Take seat { $seat } back
ui-seat-lost = This phone has lost its seat: another phone took it, or the box was started again.
ui-take-title = Seat { $seat } is taken
ui-sit-title = Seat { $seat }
ui-sit-press = Press the arcade button of seat { $seat } now: it is the lit one.
ui-sit-hold = A match is on. Hold the button of seat { $seat } for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, or pause the match first and just press.
ui-sit-wait = The button of seat { $seat } is needed for the game now: a press of it is a move. Pause the match, from any phone at the table, and press then; or hold it when the screen of the seat asks for that.
ui-sit-failed = No press came. Sit within reach of the button of seat { $seat } and try again; or the host presses it on the page of the box.
ui-sit-page = The button of seat { $seat } cannot be pressed: ask the host to press it now on the page of the box.
ui-sit-page-hold = The button of seat { $seat } cannot be pressed and a match is on: ask the host to hold it for { $seconds } s on the page of the box, or to pause the match and press it.
ui-asking = Asking the box …
ui-request-code = is your code. Press only if the screen of the box shows the same.
ui-requests = Requests for a seat
ui-request-mine = { $name } asks for your seat. Play on. If you do not agree, do not hold your button, nor press it in a pause.
ui-request-seat = { $name } asks for seat { $seat }.
ui-request-host = { $name } asks to host the table.
ui-seconds-left = { $seconds } s left

## The room
ui-lobby = You are at the table
ui-lobby-watching = Around the table
ui-practice = Practice
ui-not-kept = Not kept yet
ui-not-kept-note = The box has accepted this, but its disk does not have it yet: a power cut would take it back.
ui-practice-note = Practice match: the host chose the seed { $seed } and can know every card.
ui-lobby-wait = The match starts at the box.
ui-lobby-button = Your arcade button lies before you on the table: it counts, not the phone.
ui-page-failed = The page of this game failed. The match goes on: play with the list of moves, or load the page again.
ui-load-again = Load again
ui-pause = Pause
ui-resume = Go on
ui-go-on = Go on
ui-rematch = Rematch
ui-rematch-by = { $names } would like a rematch.
ui-rematch-asked = Waiting for the others…
ui-resign = Resign
ui-resign-sure = Resign from this match?
ui-resign-note = You no longer take part: the box makes your moves from now on.
ui-resign-note-ends = This ends the match: { $name } wins.
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
ui-host-wait = A match is being played: pause it first, then hold two buttons.
ui-host-failed = Two buttons were not held together for long enough. Try again.
ui-host-lost = You no longer host
ui-host-lost-to = { $name } is the host now. If that is a mistake, take it back: one tap, then two held buttons.
ui-host-lost-note = Another phone is the host now, or the box was started again. You can take it back: one tap, then two held buttons.
ui-host-back = Host again
ui-host-desk = The host’s desk
ui-host-drop = Stop hosting
ui-scan = Scan with the camera
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-title = Take back the last move?
ui-undo-question = { $name } asks for it. It happens when everybody agrees; seats without a phone agree by their button: the screen says how.
ui-undo-host = { $name } asks to take the last move back. The seats are being asked; you may decide for all.
ui-undo-agree = I agree
ui-undo-decline = No
ui-undo-waiting = Taking back: waiting for { $names }
ui-undo-withdraw = Withdraw

## What keeps the page from playing
ui-trouble-connecting = Connecting to the box …
ui-trouble-reconnecting = Connection lost. Trying again …
ui-trouble-refused = The box no longer knows this page.
ui-trouble-full = The box has as many phones as it can serve. This one gets in when another leaves …
ui-trouble-box-offline = The box is off. What you see is its last state.
ui-trouble-ended = This match was ended without a result.
ui-trouble-paused = The match is paused.
ui-offline = Not sent: there is no connection to the box.
ui-unanswered = The box did not answer. Look at the table and try again.
ui-faults = { $count ->
    [one] Something is wrong with the box
   *[other] { $count } things are wrong with the box
}

## The pages of a game that has none of its own

ui-awaited-me = It is your turn
ui-awaited-of = { $count ->
    [one] { $names } is to act
   *[other] { $names } are to act
}
ui-awaited-nobody = The box continues, or the host enters what happened.
ui-awaited-by = { $by ->
    [button] by arcade button
    [board] on the board
   *[phone] on the phone
}
ui-awaited-by-names = { $names }: { $by }
ui-awaited-by-me = { $by ->
    [button] Press your arcade button.
    [board] Do it on the board and enter it here.
   *[phone] Choose a move.
}
ui-moves = Your moves
ui-moves-none = There is nothing to enter here now.
ui-enter-for = Enter for { $name }
ui-enter-chance = Enter what came up on the table
ui-end-me = You win!
ui-end-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
