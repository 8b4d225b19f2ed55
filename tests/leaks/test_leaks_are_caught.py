"""The leak suite can fail: each leak that was mended, and others, is found when it is put back."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engines.core.measures import Measure
from engines.coups_bas import game as coups_bas_game
from engines.coups_bas.answers import can_answer
from engines.coups_bas.game import CoupsBas
from engines.coups_bas.state import Phase
from engines.tschukka import candidates as tschukka_candidates
from engines.tschukka import moves as tschukka_moves
from engines.tschukka.counters import pending
from engines.tschukka.game import Tschukka
from engines.tschukka.play import magic, reveal
from engines.tschukka.play.progress import Progress
from engines.tschukka.state import SPELLS_OF
from firmware_host.bots.thinking import think
from firmware_host.mqtt.frontend import MqttFrontend
from firmware_host.mqtt.publish_queue import Message
from firmware_host.panel import match_screens
from firmware_host.sound import choice
from firmware_host.table import deadlines
from firmware_host.wire import build
from tests.leaks import recorded_box, steps
from tests.leaks.pairs import LeakError
from tests.leaks.twins import Twins

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Break = Callable[[pytest.MonkeyPatch], None]

pytestmark = pytest.mark.suite

ENOUGH = 10_000


def empty_messages(patch: pytest.MonkeyPatch) -> None:
    """Publish a message to every seat even if it may know of none of the events."""

    def publish(self: Any, topic: str, number: int, events: list[dict[str, Any]]) -> None:
        body = self._event_log.add(topic, number, events)
        self.publisher.publish(Message(topic, body, is_retained=False))

    patch.setattr(MqttFrontend, "_publish_event", publish)


def single_marks(patch: pytest.MonkeyPatch) -> None:
    """Let a family mark its counters one by one where all reveal at once."""

    def listed(state: Any, family: Any) -> Iterator[Any]:
        lying = pending(state, family)
        yield from (tschukka_moves.Reveal(family, counter.spell) for counter in lying)
        yield tschukka_moves.Ready(family)

    listings = tschukka_candidates._LISTINGS | dict.fromkeys(SPELLS_OF, listed)
    patch.setattr(tschukka_candidates, "_LISTINGS", listings)
    patch.setattr(Tschukka, "is_retired", lambda *_: False)


def ranks_on_a_hut(patch: pytest.MonkeyPatch) -> None:
    """Let a counter of a sheet be turned up where it lies, in the order of the spells."""
    patch.setattr(reveal, "_place_of", lambda state, turned: state.counters.index(turned))


def ranks_on_a_sheet(patch: pytest.MonkeyPatch) -> None:
    """Lay the counters of a sheet in its order, which is that of the spells."""

    def lay(state: Any, family: Any) -> Progress:
        orders = next((orders for writer, orders in state.sheets if writer == family), ())
        progress = Progress(state)
        for spell, hut in orders:
            progress = progress.joined(magic._lay(progress.state, family, spell, hut))
        return progress

    patch.setattr(magic, "_lay_sheet", lay)


def awaited_holders(patch: pytest.MonkeyPatch) -> None:
    """Light only the lamps of seats that hold an answer."""
    real = CoupsBas.awaited

    def awaited(self: Any, state: Any) -> Any:
        everybody = real(self, state)
        if state.phase is not Phase.WINDOW:
            return everybody
        return {seat: by for seat, by in everybody.items() if can_answer(state, seat)}

    patch.setattr(CoupsBas, "awaited", awaited)


def reasons_for_the_host(patch: pytest.MonkeyPatch) -> None:
    """Tell the host why another's move is refused."""
    patch.setattr(CoupsBas, "is_private", lambda *_: False)


def hands_in_statistics(patch: pytest.MonkeyPatch) -> None:
    """Measure something of a hand."""

    def measured(before: Any, move: Any, after: Any) -> Iterator[Measure]:
        del before, move
        yield Measure("totem", sum("".join(after.players[0].hand).encode()))

    patch.setattr(coups_bas_game, "measures", measured)


def hands_on_lights(patch: pytest.MonkeyPatch) -> None:
    """Light the LED panel by a hand."""

    class Peeking(match_screens.MatchDrawing):
        def lights(self, count: int, tick: Any) -> Any:
            hand = self._match.state.players[0].hand
            return (*(super().lights(count, tick) or ()), hand)

    patch.setattr(match_screens, "MatchDrawing", Peeking)


def hands_on_screens(patch: pytest.MonkeyPatch) -> None:
    """Draw a screen by a hand."""

    class Peeking(match_screens.MatchDrawing):
        def frame(self, seat: int | None, tick: Any) -> Any:
            frame = super().frame(seat, tick)
            assert frame is not None
            text = "".join(self._match.state.players[0].hand)
            bits = bytes([sum(text.encode()) % 256]) + frame.bits[1:]
            return dataclasses.replace(frame, bits=bits)

    patch.setattr(match_screens, "MatchDrawing", Peeking)


def hands_in_words(patch: pytest.MonkeyPatch) -> None:
    """Say aloud what a seat holds."""

    def peeking(update: Any) -> Any:
        sound, match = choice.sound_of(update), update.state.match
        if sound is None or match is None:
            return sound
        return msgspec.structs.replace(sound, text={"en": "".join(match.state.players[0].hand)})

    patch.setattr(recorded_box, "sound_of", peeking)


def hands_at_home(patch: pytest.MonkeyPatch) -> None:
    """Tell Home Assistant what a seat holds."""

    def peeking(self: Any, update: Any) -> None:
        hand = "".join(update.state.match.state.players[0].hand)
        self.sent.append(("home", build.encode({"phase": hand})))

    patch.setattr(recorded_box.RecordedBox, "_tell_home", peeking)


def bots_that_peek(patch: pytest.MonkeyPatch) -> None:
    """Let a bot choose by the hands of others."""

    def peeking(position: Any, seat: Any, name: str, seed: str) -> Any:
        players = enumerate(position.match.state.players)
        hands = [player.hand for other, player in players if other != seat]
        return think(position, seat, name, f"{seed} {hands}")

    patch.setattr(steps, "think", peeking)


def early_windows(patch: pytest.MonkeyPatch) -> None:
    """Close a window at once when nobody holds an answer."""
    real = deadlines.Deadlines._chance_due

    def due(self: Any, state: Any, match: Any) -> Any:
        wait, command = real(self, state, match)
        now = match.state
        is_vain = now.phase is Phase.WINDOW and not any(can_answer(now, s) for s in now.seats)
        return (0.0 if is_vain else wait), command

    patch.setattr(deadlines.Deadlines, "_chance_due", due)


LEAKS: list[tuple[Break, str, dict[str, str]]] = [
    (empty_messages, "coups_bas", {}),
    (single_marks, "tschukka", {"reveal": "simultaneous"}),
    (ranks_on_a_hut, "tschukka", {"spells": "b"}),
    (ranks_on_a_sheet, "tschukka", {"spells": "b"}),
    (awaited_holders, "coups_bas", {}),
    (reasons_for_the_host, "coups_bas", {}),
    (hands_in_statistics, "coups_bas", {}),
    (hands_on_lights, "coups_bas", {}),
    (hands_on_screens, "coups_bas", {}),
    (hands_in_words, "coups_bas", {}),
    (early_windows, "coups_bas", {}),
    (hands_at_home, "coups_bas", {}),
    (bots_that_peek, "coups_bas", {}),
]


@pytest.mark.parametrize(("leak", "game", "options"), LEAKS)
async def test_a_leak_is_caught(
    leak: Break, game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        await Twins(game, 5, **options).compare(ENOUGH)
