"""Two tables that differ only in what a viewer may not know, played side by side at random."""

from __future__ import annotations

import contextlib
import dataclasses
from typing import TYPE_CHECKING

from engines.bots.random_bot import choose
from engines.catalog import find_game
from engines.core.match import begin
from engines.core.options import options_of
from engines.core.seats import Seat
from engines.core.verdicts import Illegal
from firmware_host.table.state import Guest, TableState
from tests.engines.playing import mixed_options, seeded
from tests.fixtures.host_tables import run
from tests.leaks.models import model_of
from tests.leaks.pairs import CutError, Pair, RecordedDraws, Tally, with_recorded_draws
from tests.leaks.recorded_box import RecordedBox
from tests.leaks.steps import STEPS

if TYPE_CHECKING:
    from tests.leaks.hidden import Nothing

_SIZE = 8
_SEGMENT = 40
_MEASURED_ONE_IN = 6
_MATCH_AT_MOST = 160
_IN_THE_BOX = {"deck": "box", "chance": "box"}


class Twins:
    """Plays random matches of one game on two tables until enough pairs were compared."""

    def __init__(self, game: str, seed: int, **options: str) -> None:
        self._draws = RecordedDraws()
        self._game = with_recorded_draws(find_game(game), self._draws)
        self._random = seeded(seed)
        self._options = {**_IN_THE_BOX, **options}
        self.tally = Tally()

    async def compare(self, pairs: int) -> Tally:
        """Compare so many pairs; raise LeakError at the first difference."""
        while self.tally.pairs < pairs:
            state = self._begun()
            while state.is_running() and state.number < _MATCH_AT_MOST:
                state = await self._segment(state)
                if self.tally.pairs >= pairs:
                    break
        return self.tally

    def _begun(self) -> TableState:
        game, random = self._game, self._random
        seats = random.choice(game.seats)
        given = mixed_options(game, random, seats) if random.random() < 0.7 else {}
        known = {option.name for option in options_of(game.options)}
        given |= {name: value for name, value in self._options.items() if name in known}
        match = begin(game, seats, given)
        return TableState(_SIZE, _guests(1), match, "m", secret=self._secret())

    def _secret(self) -> str:
        return f"{self._random.getrandbits(256):064x}"

    async def _segment(self, state: TableState) -> TableState:
        """Fork the match for one viewer, and play both on until the rules tell them apart."""
        assert state.match is not None
        viewer = Seat(self._random.randrange(state.match.seats))
        model = self._draws.model = model_of(self._game.name)(viewer, self._random)
        self._draws.lead()
        twin = model.twin(state.match)
        if twin is None:
            return self._played_on(state, model)
        hidden = dataclasses.replace(state, match=twin, secret=self._secret(), guests=_guests(2))
        one, other = (RecordedBox(it) for it in (state, hidden))
        async with run(one.table.run(), other.table.run()):
            with contextlib.suppress(CutError):
                await self._play(Pair(one, other, model, self._draws, self.tally))
        return one.table.committed

    def _played_on(self, state: TableState, model: Nothing) -> TableState:
        """Return the table after a move that nobody watches: nothing is hidden yet."""
        match = state.match
        assert match is not None
        seat, move = choose(self._game, match.state, match.seats, self._random)
        applied = match.play(seat, model.telling(match.state, move))
        assert not isinstance(applied, Illegal)
        return state.with_match(applied.state)

    async def _play(self, pair: Pair) -> None:
        for _ in range(_SEGMENT):
            if not pair.one.table.committed.is_running() or not pair.differs():
                break
            await self._step(pair)
        if self._random.randrange(_MEASURED_ONE_IN) == 0:
            pair.compare_statistics()

    async def _step(self, pair: Pair) -> None:
        step = self._random.choices(list(STEPS), list(STEPS.values()))[0]
        await step(pair, self._random)


def _guests(table: int) -> dict[int, Guest]:
    return {seat: Guest(f"G{seat}", "en", f"token {table}") for seat in range(_SIZE)}
