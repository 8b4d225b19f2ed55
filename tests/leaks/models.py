"""The model of what a game hides, found by the name of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tests.leaks.hidden import Nothing


def model_of(game: str) -> type[Nothing]:
    """Return `Model` of `tests/leaks/hidden_<game>.py`; without that module all must be open."""
    name = f"{__package__}.hidden_{game}"
    if find_spec(name) is None:
        return Nothing
    model: type[Nothing] = import_module(name).Model
    return model
