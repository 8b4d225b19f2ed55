### What is wrong with the box. $place is the number on the box; the short texts must fit one line of an OLED.

fault-button-chattering = The button of seat { $place } makes contact by itself: it does not count until it is quiet. Check its switch and its cable.
fault-button-bouncing = The button of seat { $place } bounces for too long. Its switch is worn or a wire is loose.
fault-button-held = The button of seat { $place } is being held down. It counts again once it is released.
fault-button-stuck = The button of seat { $place } does not come up: it is stuck, its wires touch, or its cable is out.
fault-flip-chattering = The button in the middle makes contact by itself: it does not count until it is quiet. Check its switch and its cable.
fault-flip-bouncing = The button in the middle bounces for too long. Its switch is worn or a wire is loose.
fault-flip-held = The button in the middle is being held down. It counts again once it is released.
fault-flip-stuck = The button in the middle does not come up: it is stuck, its wires touch, or its cable is out.
fault-buttons-missing = The buttons are missing: until they are back, the page of the box presses them.
fault-lamps-missing = The lamps in the buttons are missing.
fault-screen-missing = The screen “{ $screen }” is missing.
fault-lights-missing = The LED panel is missing.
fault-scanner-missing = The card reader is missing.
fault-tag-unknown = The tag { $tag } belongs to no card. “totembox tags learn” tells the box what it is.
fault-display-failed = The display of “{ $game }” fails: the screens concerned show the default display.
fault-page-failed = The page of “{ $game }” fails on a phone: it shows the default page. The match goes on; the log says more.
fault-sound-failed = The audio output fails: the box is not heard. Check the loudspeaker and sound.device in the configuration; sound.output = "off" switches it off.
fault-speech-failed = The voice of the box fails: its cues are heard, its words are not.
fault-part-failed = Part of the box failed: { box-part } ({ $error }). The match goes on; the log says more.
fault-bot-failed = The bot of seat { $place } failed and has left. Play for it on the seat’s phone or on the host’s, or choose another bot.
fault-broker-ended = The MQTT broker ended by itself and is started again (failures in a row: { $count }). Phones come back by themselves.
fault-broker-hangs = The MQTT broker did not answer any more and is replaced (failures in a row: { $count }). Phones come back by themselves.
fault-broker-not-started = The MQTT broker does not start (failures in a row: { $count }). Buttons and screens play on, phones wait; the box keeps trying, the log says why.
fault-broker-away = The MQTT broker cannot be reached. Buttons and screens play on, phones wait; the box keeps trying.
fault-hall-away = The hall cannot be reached. The table plays on; results are kept and sent when it is back.
fault-copy-failed = The daily copy of the journal fails: { $reason ->
    [backup-no-folder] its folder is not there. Is the USB stick in?
   *[other] the log says why.
} The match goes on, and older copies stay.
fault-not-kept-full = Nothing has been kept since { $since }: the disk is full. Play on; what you play is written as soon as there is room. A power cut before that takes it back.
fault-not-kept-read-only = Nothing has been kept since { $since }: the disk can only be read. Play on; what you play is written as soon as that ends. A power cut before that takes it back.
fault-not-kept-locked = Nothing has been kept since { $since }: another program holds the journal. Play on; what you play is written as soon as it lets go. A power cut before that takes it back.
fault-not-kept-damaged = Nothing has been kept since { $since }: the journal is damaged and cannot be replaced yet. Play on; what you play is written as soon as it can. A power cut before that takes it back.
fault-not-kept-newer = Nothing has been kept since { $since }: the journal is of a newer totembox. Play on, and update totembox or move that file away: then all is written. A power cut before that takes it back.
fault-not-kept-slow = Nothing has been kept since { $since }: the disk does not answer. Play on; what you play is written as soon as it does. A power cut before that takes it back.
fault-not-kept-error = Nothing has been kept since { $since }: the disk fails. Play on; what you play is written as soon as it works. A power cut before that takes it back. The log says more.
fault-matches-given-up = The disk has taken nothing for so long that memory is full: matches that are lost: { $count }. The match on the table is not one of them.
fault-journal-damaged = The journal was damaged. It is set aside as { $file }; what could be read of it was brought over. Compare the match with your table before you play on.
fault-match-cut = A line of this match could not be read after the start: it goes on at number { $number }. Undo and correct work as ever.
fault-match-lost = The last match cannot go on: the journal has it, but it cannot be read. The log says more. Begin a new one.
fault-match-seats = The last match cannot go on: it needs { $seats } seats, this box has { $size }. It stays in the journal. Begin a new one.

oled-fault-button-chattering = Button { $place } chatters
oled-fault-button-bouncing = Button { $place } bounces
oled-fault-button-held = Button { $place } is held
oled-fault-button-stuck = Button { $place } stuck / out
oled-fault-flip-chattering = Middle button chatters
oled-fault-flip-bouncing = Middle button bounces
oled-fault-flip-held = Middle button is held
oled-fault-flip-stuck = Middle button stuck
oled-fault-buttons-missing = No buttons: page
oled-fault-lamps-missing = No lamps
oled-fault-screen-missing = No screen { $screen }
oled-fault-lights-missing = No LED panel
oled-fault-scanner-missing = No card reader
oled-fault-tag-unknown = Tag? { $tag }
oled-fault-display-failed = Display fails
oled-fault-page-failed = A page fails
oled-fault-sound-failed = No sound
oled-fault-speech-failed = No voice
oled-fault-part-failed = Failed: { box-part }
oled-fault-bot-failed = Bot { $place } failed
oled-fault-broker-ended = Broker restarted
oled-fault-broker-hangs = Broker replaced
oled-fault-broker-not-started = Broker won't start
oled-fault-broker-away = Broker not reached
oled-fault-hall-away = Hall not reached
oled-fault-copy-failed = No daily copy
oled-fault-not-kept-full = Not kept: disk full
oled-fault-not-kept-read-only = Not kept: read only
oled-fault-not-kept-locked = Not kept: locked
oled-fault-not-kept-damaged = Not kept: damaged
oled-fault-not-kept-newer = Not kept: newer file
oled-fault-not-kept-slow = Not kept: slow disk
oled-fault-not-kept-error = Not kept: disk fails
oled-fault-matches-given-up = Matches lost: { $count }
oled-fault-journal-damaged = Journal was damaged
oled-fault-match-cut = Cut at number { $number }
oled-fault-match-lost = Last match unreadable
oled-fault-match-seats = Match of { $seats } seats
oled-again = PLAY AGAIN
oled-again-why = presses were lost
oled-practice = Practice, seed { $seed }

# Parts of the program, as the two texts above name them.
box-part = { $part ->
    [analysis] best move
    [answers] answers
    [bots] bots
    [closing] end of a match
    [copies] daily copies
    [deadlines] timers
    [flip] box address
    [guard] network
    [hall] hall
    [heap] memory
    [heartbeat] heartbeat
    [home] Home Assistant
    [lobby] seats
    [menus] menus
    [mqtt] phones
    [page] page presses
    [pages] pages
    [panel] screens
    [race] buttons
    [results] results
    [scan] card reader
    [sound] sound
    [statistics] statistics
    [status] service status
    [summary] summary
    [texts] texts
    [votes] votes
   *[other] { $part }
}
