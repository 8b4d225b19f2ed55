"""Tables in a terminal, live: for organisers, and for whoever looks for a fault."""
