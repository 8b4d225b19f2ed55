### Texts of the big screen: a television or projector that everybody in the room reads.

tv-looking = Looking for the box …
tv-silent = The box is not reachable. Trying again …
tv-welcome = Totem games with a referee. Take a seat.
tv-join = Join with your phone
tv-step-scan = Scan the code with your phone’s camera.
tv-step-seat = Enter your name and choose a seat.
tv-step-press = Press the arcade button of your seat.
tv-here = At the table
tv-nobody = Nobody sits at the table yet. You could be the first.
tv-games = Games
tv-players = { $least } to { $most } players
tv-players-exactly = { $count } players
tv-seats = Who plays
tv-resigned = resigned
tv-sound = For sound, press any key or click anywhere.
