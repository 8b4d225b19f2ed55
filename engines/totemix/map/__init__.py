"""The map: hexagonal cells, the terrains on them, and how they may lie and move."""
