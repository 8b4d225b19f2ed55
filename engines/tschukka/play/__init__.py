"""The effects of each kind of move, one module per phase of a round."""

from engines.tschukka.play.dispatch import advance

__all__ = ["advance"]
