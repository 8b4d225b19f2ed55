"""Settings of the box: the configuration file, its parts, and the wiring that follows from it."""
