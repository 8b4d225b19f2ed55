"""Every game from a cold start to its end with the buttons of the box alone: no phone, no page."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.chooser import Turn
from engines.bots.greedy_bot import GreedyBot
from engines.core.seats import CHANCE, Seat
from firmware_host.app.daemon import running
from firmware_host.menu import menus
from firmware_host.menu.seat_choices import has_middle_choice, own_choosers
from tests.daemon.box_settings import config_for
from tests.daemon.hands import Hands, ways

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.menu.choices import Branch
    from tests.daemon.hands import Way

HELD_S = 0.05


@pytest.fixture(autouse=True)
def _quick_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menus, "YES_S", HELD_S)


class Player:
    """Plays all seats of a match: moves as a bot would choose them, entered with the buttons."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.random = Random(1)  # noqa: S311 - moves, not keys

    async def play(self) -> None:
        """Play until the match has an outcome."""
        hands = self.hands
        while hands.state.outcome() is None:
            state = hands.state
            match = state.match
            assert match is not None
            own = sorted(own_choosers(state))
            pressing = [button for button, by in state.awaited_buttons.items() if by == "button"]
            if own:
                await self._enter(own[0], hands.own(own[0]))
            elif match.game.table_button(match.state) is not None:
                number = state.number
                await hands.touch(hands.middle)
                while hands.state.number == number:
                    await hands.change()
            elif has_middle_choice(state) and ways(hands.at_middle()) and self._is_heads(pressing):
                await self._enter(hands.middle, hands.at_middle())
            elif pressing:
                await hands.touch(self.random.choice(pressing))
                await asyncio.sleep(0.05)
            else:
                await hands.change()

    def _is_heads(self, pressing: list[int]) -> bool:
        """Tell whether to choose at the middle where a press would do too."""
        return not pressing or self.random.random() < 0.5

    async def _enter(self, button: int, branch: Branch) -> None:
        await self.hands.enter(button, branch, self._way(branch))

    def _way(self, branch: Branch) -> Way:
        """Return the way to the move that a bot likes, or to any."""
        found = ways(branch)
        owners = {value.origin for _, value in found}
        liked = {move for owner in owners for move in self._liked(owner)}
        best = [way for way, value in found if value.move in liked]
        return self.random.choice(best or [way for way, _ in found])

    def _liked(self, owner: Any) -> list[str]:
        state = self.hands.state
        match, position = state.match, state.position
        seat = state.seat_at(owner) if isinstance(owner, int) else None
        if match is None or position is None or seat is None:
            return []
        game, view = match.game, match.game.view(match.state, Seat(seat))
        moves = game.moves_for_bot(match.state, position.legal_moves(Seat(seat)))
        if not moves:
            return []
        choice = GreedyBot().choose(Turn(game, Seat(seat), view, moves), self.random)
        return [game.write(choice.move)] if choice else []


@pytest.mark.parametrize(
    ("game", "people", "wanted"),
    [
        ("top_totem", [2, 5], {"preset": "first"}),
        ("coups_bas", [0, 3], {"preset": "first", "bot": "", "deck": ""}),
        ("totemix", [4], {"preset": "first", "bot": ""}),
        ("tschukka", [1], {"preset": "first", "bot": "strong", "bots": 1}),
        ("arriba", [0, 6], {"preset": "first", "bot": "easy", "bots": 1, "deck": ""}),
    ],
)
async def test_a_match_is_played_to_its_end_with_buttons_alone(
    tmp_path: Path, game: str, people: list[int], wanted: dict[str, Any]
) -> None:
    async with running(config_for(tmp_path, "mosquitto")) as box:
        box.lobby.confirmation.shown_s = 0.0
        hands = Hands(box)
        await hands.start(game, people, **wanted)
        state = box.table.committed
        assert state.match is not None
        assert state.match.game.name == game
        assert set(people) <= set(state.buttons)
        await Player(hands).play()
        assert not box.faults.now
        assert not box.table.committed.guests
        assert CHANCE not in box.table.committed.awaited
