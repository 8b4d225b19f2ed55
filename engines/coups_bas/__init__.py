"""TOTEM!, the card game of heads and low blows: a press takes the right to answer a card."""
