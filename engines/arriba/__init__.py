"""Arriba!, the reflex game: one arcade button per seat stands for the grab totem."""
