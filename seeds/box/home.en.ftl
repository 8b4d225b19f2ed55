### What Home Assistant shows of a box.

home-device = Totem box { $box }
home-model = Referee box
home-game = Game
home-phase = Phase
home-turn = Whose turn
home-scores = Scores
home-score = Score of seat { $place }
home-verdict = Last verdict
home-grab = Grab
home-pause = Pause
home-paused = Paused
home-ended = Ended without a result
