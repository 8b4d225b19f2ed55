"""The effects of each kind of move."""

from engines.arriba.play.dispatch import advance

__all__ = ["advance"]
