"""TOTEM, the village game: families, huts, spells and Tschukka birds."""
