### What `totembox doctor`, `totembox wiring` and `totembox tags` say.

doctor-title = Every device of the box, one after the other
doctor-ask-button = Press the button of seat { $place } (its lamp burns now)…
doctor-ask-flip = Press the button in the middle of the table…
doctor-ask-card = Hold any card to the reader…
doctor-found = found
doctor-missing = missing
doctor-unasked = no answer
doctor-device-screen = Screen { $name }
doctor-device-lights = LED panel
doctor-device-buttons = Buttons
doctor-device-button = Button of seat { $place }
doctor-device-flip = Button in the middle
doctor-device-scanner = Card reader
doctor-check-screen = Check its four wires, its address and, for a screen of a seat, the channel of the multiplexer; switch I2C on with raspi-config.
doctor-check-lights = Check its USB cable, lights.device in the configuration, and that the controller speaks Adalight.
doctor-check-buttons = Is this a Raspberry Pi? Is the user in the group gpio? Does another program hold the pins?
doctor-check-button-down = It is down although nobody was asked: wires that touch, a stuck button, with closed contacts a cable that is out, or the wrong contact in the configuration.
doctor-check-button-silent = Nothing came: check both wires of the button and its GPIO in the configuration.
doctor-check-button-other = The button { $other } came instead: two cables are swapped.
doctor-check-lamp = The press came, but its lamp does not answer.
doctor-check-scanner = Check its cable, scanner.device and scanner.baud in the configuration.
doctor-check-scanner-silent = It is there, but no card came: check scanner.baud, or hold a card to it.
doctor-tag = read { $tag }
doctor-lights-size = { $width } x { $height }, white in the top left corner
doctor-idle = Idle CPU: { $percent } % of a core
doctor-latency = From stamp to handler: { $p50 } µs in the middle, { $p99 } µs at 99 %, { $most } µs at most, { $count } edges
doctor-latency-none = From stamp to handler: not measured, no button was pressed
doctor-margin = Dead-heat margin: two lines moved by one wire are { $p50 } µs apart in the middle, { $most } µs at most; presses closer than that cannot be told apart
doctor-margin-good = race.dead_heat_us = { $margin } covers that.
doctor-margin-small = race.dead_heat_us = { $margin } is too small for that: set it to at least { $wanted } in the configuration.
doctor-margin-none = Dead-heat margin: nothing came over the loop; connect the GPIO of lamp { $place } with the GPIOs of two buttons
doctor-margin-unasked = Dead-heat margin: not measured; connect a lamp's GPIO with two buttons' GPIOs and call again with --loop SEAT
doctor-all = Everything answers.
doctor-some = { $count ->
    [one] { $count } device needs a look.
   *[other] { $count } devices need a look.
}

wiring-title = Wiring of a box for { $seats } seats
wiring-pin = Pin
wiring-line = Line
wiring-to = Goes to
wiring-button = Button of seat { $number } ({ $contact }), other side to GND
wiring-flip = Button in the middle ({ $contact }), other side to GND
wiring-lamp = Lamp of seat { $number }, through its driver
wiring-sda = SDA of the screens on I2C port { $number }
wiring-scl = SCL of the screens on I2C port { $number }
wiring-mosi = MOSI of the screens on SPI port { $number }
wiring-miso = MISO of SPI port { $number }, not connected
wiring-sclk = SCLK of the screens on SPI port { $number }
wiring-ce = CS of the screen on SPI device { $number }
wiring-dc = DC of the screen { $number ->
    [0] of the referee
   *[other] of seat { $number }
}
wiring-reset = RES of the screen { $number ->
    [0] of the referee
   *[other] of seat { $number }
}
wiring-screen-referee = Referee
wiring-screen-seat = Seat { $place }
wiring-power = 3.3 V for the screens: pin 1 or 17. Ground: any GND. Lamps and LED panel have a supply of their own, with its ground joined to GND.
wiring-lights = LED controller
wiring-scanner = Card reader
wiring-drawn = Drawn into { $file }.

tags-ask = { $card } ({ $number } of { $count }): hold it to the reader, or press Enter to skip it
tags-learnt = { $tag } is { $card }
tags-moved = { $tag } was { $before } and is now { $card }
tags-done = { $learnt ->
    [one] { $learnt } tag learnt
   *[other] { $learnt } tags learnt
}, written to { $file }.
