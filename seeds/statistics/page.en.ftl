statistics-title = Statistics
statistics-range = Which matches count
statistics-range-18 = Tonight
statistics-range-168 = Week
statistics-range-8760 = Season
statistics-range-99999 = All
statistics-loading = Counting…
statistics-failed = The box does not answer. Try again in a moment.
statistics-again = Try again
statistics-empty = Nothing was played in this time yet.
statistics-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
statistics-practice = { $count ->
    [one] { $count } practice match is not counted.
   *[other] { $count } practice matches are not counted.
}
statistics-pending = { $count ->
    [one] The box is still counting { $count } older match.
   *[other] The box is still counting { $count } older matches.
}
statistics-nobody = without a name
statistics-bots = Bots
statistics-bot-at = Bot (seat { $seat })
statistics-level = { $level ->
    [easy] Easy bots
    [medium] Medium bots
    [strong] Strong bots
   *[other] Bots “{ $level }”
}
statistics-reactions = Reaction times
statistics-reactions-note = From the card that lies open, or the window that opens, to the button: every dot is a press, the box holds the middle half, the thick line is the median.
statistics-median = { $ms } ms
statistics-presses = { $count ->
    [one] { $count } press
   *[other] { $count } presses
}
statistics-wins = Matches won
statistics-wrong = Wrong grabs
statistics-totem = How totems grew
statistics-terrain = Terrain left
statistics-course-note = Every line is a seat; it goes from the first move to the last.
statistics-terrain-note = Tiles that still lie on the map, from the first move to the last.
statistics-match = { $game }, { $time }
statistics-match-undated = { $game }, date unknown
statistics-seat = Seat { $seat }
statistics-csv = All numbers as CSV
statistics-png = Picture
statistics-png-of = Picture of “{ $chart }”
statistics-axis-ms = ms
statistics-axis-moves = move
statistics-reaction-label = { $name }: median { $median } ms of { $count } presses, fastest { $fastest } ms
statistics-bar-label = { $name }: { $count }
statistics-share-label = { $name }: { $count } of { $matches }
statistics-course-label = { $name }: { $last } at the end, { $most } at most
