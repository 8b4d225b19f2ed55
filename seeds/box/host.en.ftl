### Texts of the host’s pages: the virtual box, and the host’s desk on a phone.

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
ui-tv = Big screen for a television or projector
ui-new-match = New match
ui-game = Game
ui-who-plays = Who plays
ui-seat-person = A person
ui-seat-plays = Plays
ui-seat-empty = Empty
ui-seat-out = Sits out
ui-players = { $low } to { $high } players
ui-players-exactly = { $low } players
ui-minutes = { $low }–{ $high } min
ui-minutes-exactly = { $low } min
ui-presets = How to play
ui-preset-first = First game
ui-preset-printed = As printed
ui-preset-tournament = Tournament
ui-too-few = { $game } needs at least { $low } players: fill a seat.
ui-too-many = { $game } has room for { $high }: let somebody sit out.
ui-start-over-note = A match is on. It ends here, without a result.
ui-start-over = End it and start the new one
ui-host-go-on = Let the bot go on
ui-level = { $level ->
    [easy] Bot, easy
    [medium] Bot, medium
   *[strong] Bot, strong
}
ui-box-keys = The keys 1 to { $seats } stand for the arcade buttons, the space bar for the flip button. One keyboard serves everybody at the table.
ui-seats = Seats
ui-release = Free the seat
ui-release-sure = Put { $name } out?
ui-start = Start the match
ui-more-options = All options
ui-options-other = Other
ui-no-games = The box offers no game yet.
ui-end = End the match
ui-end-sure = End this match now?
ui-end-note = It stays in the journal, without a winner.
ui-correct = Correct
ui-correct-note = The table is right and the box is wrong? Go back to where it went wrong. The match waits meanwhile.
ui-correct-none = Nobody has done anything yet that could be corrected.
ui-correct-back = Back to here
ui-correct-back-label = Back to here, before: { $move }
ui-correct-taken = { $count ->
    [one] This is taken back
   *[other] These { $count } moves are taken back
}
ui-correct-really = What really happened?
ui-correct-nothing = Nothing: the table goes on from there
ui-correct-hidden = What people hold stays hidden from this page: go back, and whoever it was plays again.
ui-correct-preview = { $move ->
    [none] { $count ->
        [one] One move is taken back, and the table goes on from there.
       *[other] { $count } moves are taken back, and the table goes on from there.
    }
   *[other] { $count ->
        [one] One move is taken back. Instead: { $move }.
       *[other] { $count } moves are taken back. Instead: { $move }.
    }
} Everybody is told.
ui-correct-other = Another move
ui-correct-typed = Type the moves
ui-correct-typed-note = For those who know the notation. Now: move { $number }. Seats count from 1.
ui-correct-no-seat = No seat of this match has that number: “{ $line }”. Seats count from 1.
ui-correct-to = Back to move
ui-correct-moves = Then, one a line, seat and move (“2 flip”)
ui-correct-reason = Why (goes into the journal)
ui-correct-reason-entry = It was entered wrongly
ui-correct-reason-seen = The box saw it wrong
ui-correct-reason-agreed = The table agreed so
ui-correct-reason-other = Other
ui-who-what = { $name } – { $what }
ui-bot-for = Who plays for { $name }
ui-bot-none = A person
ui-bot = { $bot ->
    [random] Random
    [careless] Careless
    [greedy] Greedy
    [child] Child
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[other] { $bot }
}
