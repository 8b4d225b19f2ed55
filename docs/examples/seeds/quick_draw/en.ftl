### Quick draw in English. Seats arrive as names.

game-name = Quick draw
game-about = Wait for the signal, then press first.

word-move = { $move ->
    [ready] I am ready
    [draw] drawing
    [signal] giving the signal
    [settle] settling the round
   *[other] “{ $move }”
}
word-phase = { $phase ->
    [ready] everybody says ready
    [signal] wait for the signal
    [draw] draw!
    [over] the match is over
   *[other] “{ $phase }”
}

## Refusals

refusal-phase = Not now: { word-phase }.
refusal-once = Once is enough.

## Verdicts

verdict-first = { $seats } was first and wins the round.
verdict-tied = { $seats } were too close to tell apart.
verdict-target = { $winners } won the match.

## Options

option-points = Points to win
