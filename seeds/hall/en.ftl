### Texts of the hall: all tables on a broker, and a tournament over them.

hall-title = All tables
hall-tables = Tables
hall-tournament = Tournament
hall-view = What to show
hall-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
hall-playing = { $count } playing
hall-away = { $count } away
hall-none = No table has been heard on this broker yet. A box joins with “hall.url” in its configuration.
hall-waiting = Looking for tables …
hall-lost = This page has lost the hall. Trying again …
hall-deaf = The hall does not hear its broker. What you see is what it heard last.

## A table
hall-online = here
hall-silent = silent
hall-offline = away
hall-idle = No match
hall-paused = Paused
hall-ended = Ended without a result
hall-over = Over
hall-awaited = is awaited
hall-winner = winner
hall-resigned = resigned
hall-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
}
hall-who-resigned = { $count ->
    [one] { $names } resigned
   *[other] { $names } resigned
}
hall-bot = Bot (seat { $seat })
hall-move = Move { $number }
hall-health = How the box is
hall-up = on for { $time }
hall-minutes = { $count } min
hall-hours = { $count } h
hall-temperature = { $degrees } °C
hall-load = load { $load }
hall-disk = { $free } GB free
hall-version = version { $version }

## The tournament
hall-free-play = Free play
hall-which = Tournament
hall-game = Game
hall-all-games = All games
hall-rank = Rank
hall-name = Name
hall-matches = Matches
hall-wins = Wins
hall-points = Points
hall-scheme = { $win } points for a win, { $played } for playing to the end, none for resigning; equal points share a rank. Bots do not count.
hall-no-results = No match has ended yet.
hall-recent = Last matches
hall-sheet = Results as a spreadsheet
hall-results-away = The results cannot be read just now: { $reason }
hall-round = Round { $number }
hall-method = Pairing
hall-method-swiss = Swiss
hall-method-everybody = Round robin
hall-bye = { $name } sits out; it counts as a win.
hall-organiser = Draw a round
hall-players = Players, one per line
hall-table-size = Players per table
hall-draw = Draw round { $number }
hall-take-back = Take round { $number } back
hall-take-back-sure = Really take round { $number } back
hall-print = Print
