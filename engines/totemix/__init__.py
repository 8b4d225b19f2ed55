"""TOTEMIX: the cooperative game of hexagonal terrains."""
