### What a bot says of its move. Squares are numbers.

bot-random = Random
bot-careless = Careless
bot-greedy = Greedy
bot-child = Child
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-about-random = Plays anything that is allowed.
bot-about-careless = Takes what brings most at once, when it looks.
bot-about-greedy = Takes what brings most at once.
bot-about-child = Looks one turn ahead and often plays on a whim.
bot-about-easy = Looks two turns ahead.
bot-about-medium = Looks four turns ahead.
bot-about-hard = Looks as far ahead as a second allows.

bot-why-any = Any move, without a thought.
bot-why-tempting = What brings most at once.
bot-why-only = There is nothing else to do.
bot-why-whim = On a whim.
bot-why-announces = Stops the game and takes the points.
bot-why-places = Takes a good place on { $square }.
bot-why-calls = TOP! The reply has to capture.
bot-why-calls-named = TOP! Of all captures, { $piece } taking { $victim } hurts most.
bot-why-wins = Plays for the win.
bot-why-lost = Holds out as long as it can.
bot-why-due = The best of the captures that are due.
bot-why-takes = { $taken ->
    [one] Takes one man.
   *[other] Takes { $taken } men.
}
bot-why-goes-inside = One more inside.
bot-why-best = { $depth ->
    [one] Looked one turn ahead.
   *[other] Looked { $depth } turns ahead.
}
