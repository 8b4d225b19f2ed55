"""Tables in a terminal, live: for organisers and for diagnosis."""
