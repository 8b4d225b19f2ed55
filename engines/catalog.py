"""All games; the only module that knows more than one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.arriba.game import Arriba
from engines.core.options import BadSetupError
from engines.coups_bas.game import CoupsBas
from engines.top_totem.game import TopTotem
from engines.totemix.game import Totemix
from engines.tschukka.game import Tschukka

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.game import AnyGame

_ALL: tuple[AnyGame, ...] = (Arriba(), Tschukka(), CoupsBas(), Totemix(), TopTotem())
GAMES: dict[str, AnyGame] = {game.name: game for game in _ALL}


def find_game(name: str) -> AnyGame:
    """Return the game of that name, or raise BadSetupError naming those there are."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadSetupError("game-unknown", game=name[:60], known=" ".join(GAMES)) from None


def equip(name: str, tables: Mapping[str, Any]) -> None:
    """Play that game from now on as an owner's tables tell it; called once, at the start."""
    GAMES[name] = find_game(name).edited(tables)
