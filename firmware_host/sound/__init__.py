"""What people hear: cues and spoken verdicts, on the audio output of the box and on its page."""
