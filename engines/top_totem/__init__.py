"""TOP TOTEM, the tactical board game: a press after the own move makes the next capture due."""
