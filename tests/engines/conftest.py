"""What the tests of all engines share: this folder's modules, and the games of the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES

if TYPE_CHECKING:
    from engines.core.game import AnyGame


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Return each game of the catalog."""
    found: AnyGame = request.param
    return found
