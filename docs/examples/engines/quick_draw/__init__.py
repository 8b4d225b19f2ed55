"""Quick draw, the example game: wait for the signal, then the first press wins the round."""
