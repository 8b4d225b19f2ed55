"""The drawing kit of the OLEDs: shapes, our own bitmap text, a canvas, and frames as pictures."""
