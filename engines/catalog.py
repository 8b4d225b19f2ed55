"""All games by name; each is imported when it is first looked up."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engines.core.options import BadSetupError, Option, options_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.game import AnyGame

# One line a game: the class in engines/<name>/game.py.
_CLASSES: Final = {
    "arriba": "Arriba",
    "tschukka": "Tschukka",
    "coups_bas": "CoupsBas",
    "totemix": "Totemix",
    "top_totem": "TopTotem",
}


class Catalog(Mapping[str, "AnyGame"]):
    """The games as they are played here, by name; `add` and `remove` change it while it runs."""

    def __init__(self, classes: Mapping[str, str]) -> None:
        self._classes = classes
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._loaded:
            cls = self._classes[name]
            self._loaded[name] = getattr(import_module(f"engines.{name}.game"), cls)()
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._classes or name in self._loaded

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._classes, *self._loaded)))

    def __len__(self) -> int:
        return len(self._classes.keys() | self._loaded.keys())

    def add(self, game: AnyGame) -> None:
        """Add a game, or play it instead of the one of its name."""
        self._loaded[game.name] = game

    def remove(self, name: str) -> None:
        """Forget what was added under that name."""
        del self._loaded[name]

    def settings(self, name: str) -> tuple[range, tuple[Option, ...]]:
        """Return the numbers of seats and the options of a game, without importing its rules."""
        if name in self._loaded:
            return self._loaded[name].seats, options_of(self._loaded[name].options)
        module = import_module(f"engines.{name}.options")
        return module.SEATS, options_of(module.Options)


GAMES: Final = Catalog(_CLASSES)


def find_game(name: str) -> AnyGame:
    """Return the game of that name, or raise BadSetupError naming those there are."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadSetupError("game-unknown", game=name[:60], known=" ".join(GAMES)) from None


def use_overrides(name: str, tables: Mapping[str, Any]) -> None:
    """Play that game from now on as an owner's tables tell it; called once, at the start."""
    GAMES.add(find_game(name).with_overrides(tables))
