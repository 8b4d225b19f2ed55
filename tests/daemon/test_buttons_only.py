"""Every game from a cold start with the buttons of the box alone: no phone, no page.

Every kind of move is chosen on the screens more than once; after that the same choice is asked of
the table as the menu asks it, since a whole match of choices takes minutes.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.chooser import Turn
from engines.bots.greedy_bot import GreedyBot
from engines.core.seats import CHANCE, Seat
from firmware_host.app.daemon import running
from firmware_host.menu import menus
from firmware_host.menu.seat_choices import has_middle_choice, own_choosers
from firmware_host.table.commands import Play
from firmware_host.table.decision import HOST
from tests.daemon.box_settings import config_for
from tests.daemon.hands import Hands, ways

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.menu.choices import Branch
    from firmware_host.menu.seat_choices import Entry
    from tests.daemon.hands import Way

HELD_S = 0.2
"""Longer than a press takes on a busy machine: a press that lasts is a yes."""


@pytest.fixture(autouse=True)
def _quick_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menus, "YES_S", HELD_S)


FIRST_MOVES = 30
CHOSEN = 3
"""How often a kind of move is chosen on the screens."""


class Player:
    """Plays all seats of a match: moves as a bot would choose them, entered with the buttons."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.random = Random(1)  # noqa: S311 - moves, not keys
        self.chosen: Counter[str] = Counter()

    async def play(self, moves: float) -> None:
        """Play until the match has an outcome or so many moves."""
        hands = self.hands
        while hands.state.outcome() is None and hands.state.number < moves:
            state = hands.state
            match = state.match
            assert match is not None
            own = sorted(own_choosers(state))
            pressing = [button for button, by in state.awaited_buttons.items() if by == "button"]
            if own:
                await self._enter(own[0], hands.own(own[0]))
            elif match.game.table_button(match.state, match.game.clock(match.state)) is not None:
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
        way, entry = self._liked_way(branch)
        word = entry.move.split()[0]
        kind = word if word.isalpha() else "a move without a word"
        self.chosen[kind] += 1
        if self.chosen[kind] <= CHOSEN:
            await self.hands.enter(button, branch, way)
            return
        number = self.hands.state.number
        command = Play(
            move=entry.move, number=number, seat="chance" if entry.origin == HOST else None
        )
        await self.hands.box.table.ask(entry.origin, command)

    def _liked_way(self, branch: Branch) -> tuple[Way, Entry]:
        """Return the way to the move that a bot likes, or to any."""
        found = ways(branch, self.random)
        owners = {value.origin for _, value in found}
        liked = {move for owner in owners for move in self._liked(owner)}
        best = [(way, value) for way, value in found if value.move in liked]
        return self.random.choice(best or found)

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


GAMES = pytest.mark.parametrize(
    ("game", "people", "wanted"),
    [
        ("top_totem", [2, 5], {"preset": "first"}),
        ("coups_bas", [0, 3], {"preset": "first", "bot": "", "real": (False,)}),
        ("totemix", [4], {"preset": "first", "bot": ""}),
        ("totemix", [4], {"preset": "first", "bot": "", "real": (True, True, True)}),
        ("tschukka", [1], {"preset": "first", "bot": "strong", "bots": 1}),
        ("tschukka", [1], {"preset": "printed", "bot": "strong", "bots": 1, "real": (True,)}),
        ("arriba", [0, 6], {"preset": "first", "bot": "easy", "bots": 1, "real": (False,)}),
    ],
)


async def play_by_buttons(
    folder: Path, game: str, people: list[int], wanted: dict[str, Any], moves: float
) -> Player:
    """Begin a match from the menu of a cold box, play it that far, and return who played."""
    async with running(config_for(folder, "mosquitto")) as box:
        box.lobby.confirmation.shown_s = 0.0
        hands = Hands(box)
        await hands.start(game, people, **wanted)
        state = box.table.committed
        assert state.match is not None
        assert state.match.game.name == game
        assert set(people) <= set(state.buttons)
        player = Player(hands)
        await player.play(moves)
        assert not box.faults.now
        assert not box.table.committed.guests
        return player


@pytest.mark.suite
@GAMES
async def test_a_match_is_begun_and_played_with_buttons_alone(
    tmp_path: Path, game: str, people: list[int], wanted: dict[str, Any]
) -> None:
    player = await play_by_buttons(tmp_path, game, people, wanted, FIRST_MOVES)
    assert player.hands.state.number >= FIRST_MOVES


@pytest.mark.long
@GAMES
async def test_a_match_is_played_to_its_end_with_buttons_alone(
    tmp_path: Path, game: str, people: list[int], wanted: dict[str, Any]
) -> None:
    player = await play_by_buttons(tmp_path, game, people, wanted, math.inf)
    assert player.hands.state.outcome() is not None
    assert CHANCE not in player.hands.state.awaited
