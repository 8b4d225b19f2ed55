### Texts of the camera view, which reads the codes of real cards and tiles.

camera-title = Scan with the camera
camera-starting = The camera is starting…
camera-hold = Hold the code of a card or tile in the frame.
camera-read = Entered: { $name }
camera-refused = This page may not use the camera: allow it in the settings of your browser.
camera-missing = This device has no camera.
camera-busy = Another app is using the camera.
camera-failed = The camera does not work.
camera-unloaded = The part of the page that reads codes did not load.
camera-again = Try again
camera-torch = Light
