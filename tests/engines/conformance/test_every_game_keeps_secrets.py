"""No view and no event contains a secret of another seat: the encoded bytes are searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from engines.catalog import GAMES
from engines.core.plain import plain_event
from engines.core.seats import Seat, clockwise
from tests.engines.playing import Played, Setup, setups, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterable

SETUPS = tuple(setup for game in GAMES.values() for setup in setups(game, mixes=4))

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str, scope="module")


def viewers(setup: Setup) -> tuple[Seat | None, ...]:
    """Return all seats and a spectator."""
    return (None, *clockwise(0, setup.seats))


@each_setup
def test_no_view_holds_a_secret(setup: Setup) -> None:
    for step in whole_match(setup)[::5]:
        state = step.after.state
        for viewer in viewers(setup):
            wire = msgspec.json.encode(setup.game.view(state, viewer)).decode()
            assert leaks(setup.game.secrets(state, viewer), wire) == []


@each_setup
def test_no_event_holds_a_secret(setup: Setup) -> None:
    for step in whole_match(setup):
        for viewer in viewers(setup):
            assert leaks(_hidden_throughout(step, viewer), _heard(step, viewer)) == []


def leaks(secrets: Iterable[str], wire: str) -> list[str]:
    """Return the secrets that stand in the bytes."""
    return [secret for secret in secrets if secret in wire]


def _hidden_throughout(step: Played, viewer: Seat | None) -> frozenset[str]:
    """Return the secrets before the move that are still hidden after it."""
    game = step.after.game
    return game.secrets(step.before.state, viewer) & game.secrets(step.after.state, viewer)


def _heard(step: Played, viewer: Seat | None) -> str:
    game = step.after.game
    seen = (game.event_for(event, viewer) for event in step.events)
    return msgspec.json.encode([plain_event(event) for event in seen if event]).decode()
