"""People at any buttons play with their own buttons, lamps, screens and phones."""

from __future__ import annotations

import base64
import signal
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from tests.daemon.evening import QUICK
from tests.daemon.test_recovery import box_of, come_back, daemon, sit

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.daemon.evening import Evening
    from tests.daemon.phone import Phone

ANN, BEN, CLEO = 1, 4, 6
SIZE = 8
MOVES = 12
SOON_A_MATCH = 35
"""With this seed the second card of two seats matches the first."""


def _is_at(number: int) -> Callable[[Any], bool]:
    return lambda state: bool(state) and state["number"] >= number


def _is_one_of(ways: list[bytes], shown: dict[str, Any]) -> bool:
    return base64.b64decode(shown["bits"]) in ways


async def flip_until_match(host: Phone, phones: dict[int, Phone], buttons: list[int]) -> Any:
    """Let the people turn cards, each on the own phone, until both may grab."""
    while True:
        state = await host.until(
            "public/state", lambda s: s and s["view"]["phase"] in ("flip", "match")
        )
        if state["view"]["phase"] == "match":
            return state
        number, button = state["number"], buttons[state["view"]["flipper"]]
        phone = phones[button]
        await phone.until(f"seat/{button}/view", _is_at(number))
        reply = await phone.ask(do="play", move="flip", number=number)
        assert reply["ok"], reply
        await host.until("public/state", _is_at(number + 1))


async def test_people_at_buttons_2_and_5_play_a_match_of_two(evening: Evening) -> None:
    for button, name in ((ANN, "Ann"), (BEN, "Ben"), (CLEO, "Cleo")):
        await evening.join(button, name, language="en")
    host, phones, buttons = evening.host, evening.phones, [ANN, BEN]
    reply = await host.ask(
        do="new_match", game="arriba", buttons=buttons, seed=SOON_A_MATCH, options=QUICK
    )
    assert reply["ok"], reply
    table = await host.until("table", lambda t: t["match"] is not None)
    assert [(one["seat"], one["button"], one["name"]) for one in table["seats"]] == [
        (0, ANN, "Ann"),
        (1, BEN, "Ben"),
    ]
    assert [(one["button"], one["name"]) for one in table["outside"]] == [(CLEO, "Cleo")]
    await flip_until_match(host, phones, buttons)

    # The lamp of whoever turned the last card may still end its blink.
    lamps = await evening.panel.until("box/lamps", lambda told: sum(told["lit"]) == len(buttons))
    assert [button for button in range(SIZE) if lamps["lit"][button]] == buttons
    await screens_are_drawn(evening, buttons)
    outside = await phones[CLEO].ask(do="resign")
    assert outside["problem"]["key"] == "outside-match"

    pressed = evening.box.virtual.buttons
    pressed.press(0)
    pressed.press(BEN)
    settled = await phones[ANN].told("settled")
    assert (settled["rule"], settled["seat"], settled["seats"]) == ("arriba.duel", 1, [0])


async def screens_are_drawn(evening: Evening, buttons: list[int]) -> None:
    """Wait until each screen at these buttons shows its own seat."""
    state = evening.box.table.committed
    assert state.match
    game = state.match.game
    display = find_display(game.name)
    assert display
    view = game.view(state.match.state, None)
    tick = Tick().at(0, state.awaited, state.buttons)
    for seat, button in enumerate(buttons):
        kit = kit_of(game.name, "en").at(state.buttons)
        ways = [display.seat(kit, view, seat, each).bits for each in (tick, tick.next())]
        await evening.panel.until(
            f"box/screen/seat{button}",
            partial(_is_one_of, ways),
        )


@pytest.mark.parametrize(
    ("game", "buttons", "options"),
    [
        ("arriba", [0, 2, 3, 5, 7], {}),
        ("coups_bas", [1, 2, 4, 5, 6, 7], {"teams": True}),
        ("tschukka", [2, 5, 7], {}),
        ("totemix", [3], {}),
        ("totemix", [1, 4, 6], {}),
        ("top_totem", [2, 7], {}),
    ],
)
async def test_every_game_is_played_at_any_buttons(
    evening: Evening, game: str, buttons: list[int], options: dict[str, Any]
) -> None:
    for button in (buttons[0], buttons[-1]):
        if button not in evening.phones:
            await evening.join(button, f"P{button}")
    reply = await evening.host.ask(do="new_match", game=game, buttons=buttons, options=options)
    assert reply["ok"], reply
    for button, phone in evening.phones.items():
        view = await phone.until(f"seat/{button}/view", lambda v: v is not None)
        assert view["seat"] == buttons.index(button)
    assert set(evening.box.table.committed.awaited_buttons) <= set(buttons)
    # Bots play on from here, at their buttons.
    for seat in range(len(buttons)):
        await evening.host.ask(do="bot", seat=seat, bot="random")
    await evening.host.until("public/state", lambda s: s["number"] >= MOVES or s["outcome"])
    assert not evening.box.faults.now


async def test_after_kill_9_the_buttons_are_the_same(tmp_path: Path) -> None:
    buttons = [ANN, BEN]
    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, panel = await box_of(stack, address, key)
        phones = {button: await sit(stack, address, button, panel) for button in buttons}
        options = {**QUICK, "countdown_ms": 10_000}
        await host.ask(
            do="new_match", game="arriba", buttons=buttons, seed=SOON_A_MATCH, options=options
        )
        before = await flip_until_match(host, phones, buttons)
        resumes = {button: phone.ticket["resume"] for button, phone in phones.items()}
        process.send_signal(signal.SIGKILL)
        await process.wait()

    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, panel = await box_of(stack, address, key)
        after = await host.until("public/state", lambda s: s is not None)
        assert after["view"] == before["view"]
        table = await host.until("table", lambda t: t["match"] is not None)
        assert [(one["button"], one["name"]) for one in table["seats"]] == [
            (ANN, f"P{ANN}"),
            (BEN, f"P{BEN}"),
        ]
        phones = {
            button: await come_back(stack, address, button, resumes[button]) for button in buttons
        }
        lamps = await panel.until("box/lamps", lambda told: any(told["lit"]))
        assert [button for button in range(SIZE) if lamps["lit"][button]] == buttons
        await panel.publish("box/press", {"button": BEN, "down": True, "ms": 1.0, "page": "t"})
        settled = await phones[ANN].told("settled")
        assert (settled["seat"], settled["seats"]) == (1, [0])
        process.terminate()
        assert await process.wait() == 0
