"""Legal moves are listed at most once for a seat and a change, however many parts read them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES, find_game
from firmware_host.bots.driver import BotDriver
from firmware_host.bots.pace import AT_ONCE
from firmware_host.mqtt.connection import Address
from firmware_host.mqtt.credentials import Credentials
from firmware_host.mqtt.frontend import MqttFrontend
from firmware_host.panel.faults import Faults
from firmware_host.table import commands as do
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import run, until

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from firmware_host.table.table import Table

OPTIONS: dict[str, dict[str, Any]] = {"arriba": {"flip_delay_ms": 0, "countdown_ms": 500}}
MOVES = 12


class Listings:
    """Counts how often a game was asked for the moves of a seat in a state."""

    def __init__(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        # The states are kept, so that no id is used again.
        self._asked: list[tuple[Any, Seat]] = []
        asked = type(find_game(game)).fast_legal_moves

        def counted(this: Any, state: Any, seat: Seat) -> Any:
            self._asked.append((state, seat))
            return asked(this, state, seat)

        monkeypatch.setattr(type(find_game(game)), "fast_legal_moves", counted)

    def by_seat(self) -> Counter[tuple[int, Seat]]:
        """Return how often each seat's moves were listed in each state."""
        return Counter((id(state), seat) for state, seat in self._asked)


@pytest.mark.parametrize("game", GAMES)
async def test_phones_host_deadlines_and_bots_share_one_list(
    game: str, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    listings = Listings(game, monkeypatch)
    MqttFrontend(table, Address((), Credentials("", "")), box="b")
    parts = (BotDriver(table, Faults(), pace=AT_ONCE), Deadlines(table, grace_ms=0))
    async with run(*(part.run() for part in parts)):
        new = do.NewMatch(
            game=game, seats=2, options=OPTIONS.get(game, {}), seed=3, bots={0: "random"}
        )
        await table.ask(HOST, new)
        await table.ask(HOST, do.Bot(seat=1, bot="random"))
        await table.ask(0, do.Name(name="Ann"))
        await until(table, lambda state: state.number >= MOVES)
    listed = listings.by_seat()
    assert len({state for state, _ in listed}) >= MOVES / 2
    assert set(listed.values()) == {1}


@pytest.mark.parametrize("game", ["totemix", "tschukka"])
async def test_a_seat_that_resigned_shares_it_too(
    game: str, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    listings = Listings(game, monkeypatch)
    MqttFrontend(table, Address((), Credentials("", "")), box="b")
    deadlines = Deadlines(table, grace_ms=0)
    await table.ask(HOST, do.NewMatch(game=game, seats=3, seed=3))
    async with run(BotDriver(table, Faults(), pace=AT_ONCE).run()):
        for seat in (0, 1):
            await table.ask(HOST, do.Bot(seat=seat, bot="random"))
        await table.ask(2, do.Resign())
        await until(table, lambda state: 2 in state.match.game.to_act(state.match.state))
    assert deadlines._due() is not None
    assert set(listings.by_seat().values()) == {1}
