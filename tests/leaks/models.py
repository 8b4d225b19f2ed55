"""The model of what is hidden, for every game."""

from __future__ import annotations

from tests.leaks.hidden import Nothing
from tests.leaks.hidden_cards import Arriba, CoupsBas
from tests.leaks.hidden_counters import Tschukka

MODELS: dict[str, type[Nothing]] = {
    "arriba": Arriba,
    "coups_bas": CoupsBas,
    "tschukka": Tschukka,
    "totemix": Nothing,
    "top_totem": Nothing,
}
