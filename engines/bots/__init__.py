"""Players that choose among legal moves; the random source is an argument."""
