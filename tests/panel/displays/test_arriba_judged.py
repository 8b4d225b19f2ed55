"""What arriba's screens and lights show beside real cards whose faces the box does not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from firmware_host.panel.displays import arriba as shown
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import Canvas
from firmware_host.panel.lamps import BLINK_EVERY_TICKS, lit_lamps
from firmware_host.public.summary import summarise
from firmware_host.table.state import TableState
from tests.panel.displays.arriba_scenes import (
    OFF,
    ON,
    UNCOUNTED_DUEL,
    asked_view,
    judged_view,
    seat_of,
)
from tests.panel.displays.awaiting_displays import arriba as display

if TYPE_CHECKING:
    from engines.core.match import Match

ARRIBA = GAMES["arriba"]
MOVES = 160
AMBER = (80, 40, 0)


def asked() -> Match:
    """Return a match in which two seats pressed and the box asks what lay there."""
    match: Any = begin(ARRIBA, 3, {"deck": "judged", "first_player": "seat0"})
    for seat, text in ((CHANCE, "deal @0.000000000 first:0"), (1, "grab @2.0"), (0, "grab @2.1")):
        applied = match.play(Seat(seat), ARRIBA.parse(_padded(text)))
        assert isinstance(applied, Applied), applied
        match = applied.state
    return match  # type: ignore[no-any-return]


def _padded(text: str) -> str:
    head, dot, rest = text.partition(".")
    return text if " " in rest else f"{head}{dot}{rest:0<9}"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts that are written on a canvas."""
    texts: list[str] = []
    label = Canvas.label

    def recording(canvas: Canvas, box: Any, text: str, *more: Any, **how: Any) -> None:
        texts.append(text)
        label(canvas, box, text, *more, **how)

    monkeypatch.setattr(Canvas, "label", recording)
    return texts


def test_a_verdict_without_counts_names_the_pile_and_no_number(written: list[str]) -> None:
    display.referee(kit_of("arriba", "en"), judged_view(4, **UNCOUNTED_DUEL), ON)
    assert "open pile → P1" in written
    assert not [text for text in written if "card" in text]


def test_piles_without_counts_show_no_number_of_cards() -> None:
    kit = kit_of("arriba", "en")
    view = judged_view(4)
    seats = [seat_of(seat, top="?", draw=5, open=9) for seat in range(4)]
    other = judged_view(4, seats=seats)
    assert display.referee(kit, view, ON) == display.referee(kit, other, ON)
    assert display.seat(kit, view, 0, ON) == display.seat(kit, other, 0, ON)


@pytest.mark.parametrize("tick", [ON, OFF])
def test_the_lights_of_an_open_question_are_those_who_pressed(tick: Tick) -> None:
    rim = display.lights(asked_view(4, 1, 2), 8, tick)
    assert [max(pixel) > 20 for pixel in rim[::2]] == [False, True, True, False]
    middle = display.lights(asked_view(4, 1, 2), 36, tick)[2 * 6 + 2]
    assert (middle == AMBER) == (tick == ON)


def test_answers_that_differ_are_shown_one_after_the_other() -> None:
    said = [{"seat": 0, "move": "lay totem"}, {"seat": 1, "move": "lay nothing"}]
    view = asked_view(3, 1, 2, said=said)
    pages = {shown.referee(kit_of("arriba", "fr"), view, Tick(count)).bits for count in range(24)}
    assert len(pages) == 2


def test_the_call_of_a_head_makes_room_for_the_round() -> None:
    kit, view = kit_of("arriba", "en"), judged_view(4, head=1)
    assert shown.referee(kit, view, Tick(0, 0)) != shown.referee(kit, view, Tick(0, 60))


def test_no_lamp_is_lit_steadily_while_the_box_asks() -> None:
    state = TableState(3, match=asked())
    assert set(state.awaited.values()) == {"board"}
    between = Tick(BLINK_EVERY_TICKS - 1)
    assert lit_lamps(state, frozenset(), between) == frozenset()


def test_the_summary_says_the_phase_in_words() -> None:
    summary = summarise(TableState(3, match=asked()), None)
    assert summary.phase_text["fr"] != summary.phase
    assert all(seat.acts and seat.by == "board" for seat in summary.seats)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_view_of_a_judged_match_has_its_screens(seats: int, cut_texts: list[str]) -> None:
    random = Random(f"judged {seats}")  # noqa: S311 - a repeatable match, no secret
    match: Any = begin(ARRIBA, seats, {"deck": "judged"})
    asks = 0
    for number in range(MOVES):
        if ARRIBA.outcome(match.state) is not None:
            break
        match = _stepped(match, random)
        view: Any = ARRIBA.view(match.state, None)
        asks += view.asks
        awaited = {int(seat): by for seat, by in ARRIBA.awaited(match.state).items()}
        tick = Tick(number, number % 9, awaited=awaited)
        kit = kit_of("arriba", ("fr", "en")[number % 2])
        for one in (tick, replace(tick, awaited={})):
            shown.referee(kit, view, one)
            for seat in range(seats):
                shown.seat(kit, view, seat, one)
            assert len(shown.lights(view, 36, one)) == 36
    assert asks
    assert cut_texts == []


def _stepped(match: Any, random: Random) -> Any:
    state = match.state
    seat, move = CHANCE, ARRIBA.sample_chance(state, random, state.clock_ns)
    if state.phase == "flip" and random.random() < 0.4:
        who = Seat(random.randrange(len(state.hands)))
        pressed = ARRIBA.parse(f"grab @{(state.clock_ns + 300_000_000) / 1e9:.9f}")
        if all(press.seat != who for press in state.presses):
            seat, move = who, pressed
    applied = match.play(seat, move)
    assert isinstance(applied, Applied), applied
    return applied.state
