"""The board as bits: positions, single hops, and the fast generator with its tables."""
