### Texts of `totembox doctor`, `totembox wiring` and `totembox tags`.

doctor-title = Testing every device of the box
doctor-ask-button = Press the button of seat { $place } (its lamp is lit now)…
doctor-ask-flip = Press the button in the middle of the table…
doctor-ask-card = Hold any card to the reader…
doctor-found = found
doctor-missing = missing
doctor-unasked = no response
doctor-device-screen = Screen { $name }
doctor-device-lights = LED panel
doctor-device-buttons = Buttons
doctor-device-button = Button of seat { $place }
doctor-device-flip = Button in the middle
doctor-device-scanner = Card reader
doctor-device-sound = Audio output (a cue was played: was it heard?)
doctor-device-speech = Voice ({ $program })
doctor-check-screen = Check its four wires, its address and, for a screen of a seat, the multiplexer channel. Enable I2C with raspi-config.
doctor-check-lights = Check its USB cable, lights.device in the configuration, and that the controller speaks Adalight.
doctor-check-buttons = Is this a Raspberry Pi? Is the user in the group gpio? Does another program use the pins?
doctor-check-button-down = It is down although no press was requested: wires that touch, a stuck button, a disconnected cable (closed contacts), or the wrong contact in the configuration.
doctor-check-button-silent = No press arrived: check both wires of the button and its GPIO in the configuration.
doctor-check-button-other = The button { $other } was pressed instead: two cables are swapped.
doctor-check-lamp = The press arrived, but the lamp does not respond.
doctor-check-scanner = Check its cable, scanner.device and scanner.baud in the configuration.
doctor-check-scanner-silent = The reader responds, but no card was read: check scanner.baud, or hold a card to it.
doctor-check-sound = Check the loudspeaker and its cable, sound.device in the configuration (aplay -L lists the names), and that the user is in the group audio.
doctor-check-speech = The voice is installed, but it does not speak.
doctor-tag = read { $tag }
doctor-lights-size = { $width } x { $height }, white in the top left corner
doctor-idle = Idle CPU: { $percent } % of a core
doctor-latency = From time stamp to handler: { $p50 } µs (median), { $p99 } µs (99 %), { $most } µs (maximum), { $count } edges
doctor-latency-none = From time stamp to handler: not measured, no button was pressed
doctor-margin = Dead-heat margin: two lines driven by one wire differ by { $p50 } µs (median), { $most } µs (maximum); closer presses cannot be distinguished
doctor-margin-good = race.dead_heat_us = { $margin } is sufficient.
doctor-margin-small = race.dead_heat_us = { $margin } is too small: set it to at least { $wanted } in the configuration.
doctor-margin-none = Dead-heat margin: no edge came over the loop; connect the GPIO of lamp { $place } with the GPIOs of two buttons
doctor-margin-unasked = Dead-heat margin: not measured; connect a lamp's GPIO with two buttons' GPIOs and run again with --loop SEAT
doctor-lamps = Lamps in a match. { ui-lamp-steady }: { ui-lamp-steady-means }. { ui-lamp-blink }: { ui-lamp-blink-means }. { ui-lamp-dark }: { ui-lamp-dark-means }.
doctor-all = All devices respond.
doctor-some = { $count ->
    [one] { $count } device needs attention.
   *[other] { $count } devices need attention.
}

wiring-title = Wiring of a box for { $seats } seats
wiring-pin = Pin
wiring-line = Line
wiring-to = Connected to
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
wiring-drawn = Written to { $file }.

cards-scale = 50 mm: print at 100 %, do not fit to page
cards-printed = { $file }: { $count } codes
tags-ask = { $card } ({ $number } of { $count }): hold it to the reader, or press Enter to skip it
tags-learnt = { $tag } is { $card }
tags-printed = { $tag } is a printed code, known without learning: { $card }
tags-moved = { $tag } was { $before } and is now { $card }
tags-done = { $learnt ->
    [one] { $learnt } tag learnt
   *[other] { $learnt } tags learnt
}, written to { $file }.
