"""The effects of each kind of move."""

from engines.totemix.play.dispatch import advance

__all__ = ["advance"]
