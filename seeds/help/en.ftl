### Help on the box and on phones: first steps, what can be done now, the rules, and the lesson of Arriba!

help-title = Help
help-tab-now = Now
help-tab-rules = Rules
help-tab-lamps = Lights
help-tab-steps = First steps

## First steps: three cards, once for each device
help-steps = First steps
help-step-of = { $step } of { $steps }
help-skip = Skip
help-next = Next
help-back = Back
help-done = Got it
help-step-button = Your arcade button
help-step-button-phone = Whenever it matters who is first, press the button in front of you: grabbing, answering, calling TOP! The phone is never faster.
help-step-button-box = Every player has an arcade button. Whenever it matters who is first, it counts, and not the phone.
help-step-button-virtual = The keys 1 to { $seats } stand for the arcade buttons, and the space bar for the button in the middle. One keyboard serves all players.
help-step-lamps = The light in it
help-step-moves = Where moves are entered
help-step-moves-phone = Everything else you enter here, on your phone. The banner on top says who is awaited. “?” tells you what you can do, and the rules.
help-step-moves-box = Players enter their moves on their phones: they scan the code. From this page you begin, pause and correct matches, and enter moves for those without a phone.

## What can I do now?
help-now = What can I do now?
help-now-can = You can:
help-now-nothing = Nothing to do for you right now.
help-now-watching = You are watching: there is nothing to do.
help-now-none = There is no match yet. The host begins one.
help-now-paused = The match is paused: nobody can do anything.
help-now-over = The match is over.
help-now-phone = { $count ->
    [one] on this phone
   *[other] on this phone, { $count } ways
}
help-now-button = with your arcade button
help-now-both = on this phone or with your arcade button
help-now-free-press = Your button counts all the time here: a press without a claim costs you.

## The rules
help-rules = The rules
help-rules-game = Game
help-rules-none = No rule has these words.
help-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
help-rules-box = How the box handles it
help-rules-loading = The rules are being fetched …

## The lesson of Arriba!
help-lesson = Learn Arriba! in two minutes
help-lesson-about = You against two easy bots. After each card the box tells you what there was to see.
help-lesson-replaces = A match is on: end it first.
help-lesson-button = Press only your own button: { $name }.
help-lesson-look = Look: does another pile show the shape of yours? Colours do not matter.
help-lesson-won = Well seen: the same shape as { $names }. You were first.
help-lesson-lost = You were right, the same shape as { $names }, but another hand was faster.
help-lesson-alone = { $names } showed the same shape as you: you could have grabbed too.
help-lesson-missed = { $names } showed the same shape as you: you could have grabbed.
help-lesson-others = { $names } had the same shape. It was none of your business: hands off, well done.
help-lesson-totem-won = A totem card: everybody may grab, and you were first.
help-lesson-totem-lost = A totem card: everybody may grab. Another hand was faster.
help-lesson-totem-missed = That was a totem card: everybody may grab, you too.
help-lesson-look-alike = A look-alike: the colour of { $names }, but another shape. Right to wait.
help-lesson-nothing = No shape twice: right to wait.
help-lesson-head = A head: all turn a card together. Look at all of them.
help-lesson-wrong-look-alike = That was a look-alike: the colour of { $names }, but another shape. A wrong press costs you all open piles.
help-lesson-wrong-others = { $names } had the same shape, not you: only they may grab. A wrong press costs you all open piles.
help-lesson-wrong = No other pile shows your shape. A wrong press costs you all open piles.
help-lesson-early = Too early: no card was there yet.
help-lesson-card = Card { $card } of { $cards }
help-lesson-summary = What you saw
help-lesson-tally-won = Grabbed rightly
help-lesson-tally-lost = Right, but slower
help-lesson-tally-missed = Not seen
help-lesson-tally-wrong = Pressed wrongly
help-lesson-advice-missed = Look at your own shape first, then for the same one on the other piles.
help-lesson-advice-wrong = Look twice before you press: the shape counts, never the colour.
help-lesson-advice-good = You have it. Now play against people!
help-lesson-end = End the lesson
help-lesson-again = Once more
