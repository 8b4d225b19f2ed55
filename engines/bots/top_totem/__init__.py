"""The player that looks ahead in TOP TOTEM."""
