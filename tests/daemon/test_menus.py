"""The menus of the box beside what its buttons do already: moves, prompts, the address, phones."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.app.daemon import running
from firmware_host.menu import menus
from firmware_host.menu.choices import Chooser
from firmware_host.menu.host_menu import host_menu
from firmware_host.menu.seat_choices import has_middle_choice, own_choosers
from firmware_host.panel.displays.choosing import choosing
from firmware_host.panel.displays.kit import kit_of
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.texts.texts import BOX
from tests.daemon.box_settings import config_for
from tests.daemon.hands import Hands, ways

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.config.box import Config

HELD_S = 0.05


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Config:
    monkeypatch.setattr(menus, "YES_S", HELD_S)
    monkeypatch.setattr(menus, "MENU_S", 2 * HELD_S)
    return config_for(tmp_path, "mosquitto")


@pytest.fixture
async def hands(config: Config) -> AsyncGenerator[Hands]:
    """Return the people at a box; screens are read as soon as they are drawn."""
    async with running(config) as box:
        box.lobby.confirmation.shown_s = 0.0
        box.lobby.confirmation.hold_s = 2 * HELD_S
        yield Hands(box)


async def from_menu(hands: Hands, label: str) -> None:
    """Choose an item of the menu in the middle, which is open."""
    menu = host_menu(hands.state, hands.language)
    place = [item.label for item in menu.items].index(label)
    await hands.choose(hands.middle, menu, [place])


def made(hands: Hands) -> list[str]:
    """Return the kinds of all moves so far."""
    match = hands.state.match
    return [match.game.write(entry.move).split()[0] for entry in match.entries] if match else []


async def open_in_play(hands: Hands) -> None:
    """Hold the button in the middle until the menu is there."""
    await hands.hold(hands.middle)
    menu = choosing(kit_of(BOX, hands.language), Chooser(host_menu(hands.state, "en")).shown)
    await hands.see(None, menu)
    hands.let_go(hands.middle)


async def test_the_language_is_chosen_and_kept_over_a_restart(config: Config) -> None:
    async with running(config) as box:
        hands = Hands(box)
        await hands.touch(hands.middle)
        menu = host_menu(hands.state, "en")
        place = [item.label for item in menu.items].index("Language")
        await hands.choose(hands.middle, menu, [place, 0])
        await asyncio.sleep(2 * HELD_S)
        hands.let_go(hands.middle)
    async with running(config) as box:
        hands = Hands(box, "fr")
        await hands.touch(hands.middle)
        shown = Chooser(host_menu(hands.state, "fr")).shown
        assert shown.label == "Nouvelle partie"
        await hands.see(None, choosing(kit_of(BOX, "fr"), shown))


async def test_in_play_the_middle_is_held_for_pause_and_end(hands: Hands) -> None:
    await hands.box.table.ask(HOST, do.NewMatch(game="top_totem", seats=2, seed=1))
    await open_in_play(hands)
    await from_menu(hands, "Pause")
    while not hands.state.is_paused:
        await hands.change()
    hands.let_go(hands.middle)
    await hands.touch(hands.middle)
    await from_menu(hands, "Go on")
    while hands.state.is_paused:
        await hands.change()
    hands.let_go(hands.middle)
    await open_in_play(hands)
    await from_menu(hands, "End without a result")
    while not hands.state.is_ended:
        await hands.change()


async def test_all_take_a_move_back_with_their_buttons(hands: Hands) -> None:
    await hands.box.table.ask(HOST, do.NewMatch(game="top_totem", seats=2, seed=1))
    (button,) = own_choosers(hands.state)
    branch = hands.own(button)
    await hands.enter(button, branch, ways(branch)[0][0])
    number = hands.state.number
    await open_in_play(hands)
    await from_menu(hands, "Take the last move back")
    while hands.state.undo is None:
        await hands.change()
    assert hands.state.undo.agreed == frozenset()
    hands.let_go(hands.middle)
    for seat in hands.state.seats:
        button = hands.state.buttons[seat]
        if button in hands.state.move_buttons:
            await hands.box.table.ask(HOST, do.Pause())
        while not hands.box.lobby.confirmation.is_ready(button):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.002)
        await hands.hold(button)
        agreed = seat
        while hands.state.undo is not None and agreed not in hands.state.undo.agreed:
            await hands.change()
        hands.let_go(button)
    assert hands.state.number < number


async def test_a_grab_is_no_choice_and_the_middle_still_turns_cards(hands: Hands) -> None:
    options = {"flip_delay_ms": 0, "outsider": "ignored"}
    await hands.box.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1, options=options))
    while hands.state.number == 0 or not hands.state.awaited:
        await hands.change()
    assert own_choosers(hands.state) == frozenset()
    number = hands.state.number
    await hands.touch(hands.middle)
    while hands.state.number == number:
        await hands.change()
    while "reveal" not in made(hands):
        await hands.change()
    assert not has_middle_choice(hands.state)
    await hands.touch(0)
    while "grab" not in made(hands):
        await hands.change()


async def test_real_cards_are_named_with_the_button_in_the_middle(hands: Hands) -> None:
    options = {"deck": "scanned"}
    await hands.box.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1, options=options))
    while not has_middle_choice(hands.state):
        await hands.change()
    branch = hands.at_middle()
    found = ways(branch)
    way, entry = found[len(found) // 2]
    await hands.enter(hands.middle, branch, way)
    match = hands.state.match
    assert match is not None
    written = [match.game.write(each.move) for each in match.entries]
    assert entry.move in written


async def test_what_lay_there_is_said_with_the_button_in_the_middle(hands: Hands) -> None:
    options = {"deck": "judged"}
    await hands.box.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1, options=options))
    while "deal" not in made(hands):
        await hands.change()
    await hands.touch(hands.middle)
    while "turned" not in made(hands):
        await hands.change()
    await hands.touch(1)
    while "grab" not in made(hands):
        await hands.change()
    assert has_middle_choice(hands.state)
    assert not {entry.origin for _, entry in ways(hands.at_middle())} - {HOST}, "one list for all"
    totem = next(found for found in ways(hands.at_middle()) if found[1].move == "lay totem")
    # A second after the press it can no longer be for the card that was turned.
    await asyncio.sleep(1.1)
    await hands.enter(hands.middle, hands.at_middle(), totem[0])
    while "lay" not in made(hands):
        await hands.change()
    match = hands.state.match
    assert match is not None
    assert match.state.verdict is not None


async def test_a_head_is_told_by_holding_the_button_that_counted_it(hands: Hands) -> None:
    options = {"deck": "judged"}
    await hands.box.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1, options=options))
    while "deal" not in made(hands):
        await hands.change()
    await hands.hold(hands.middle)
    while "turned" not in made(hands):
        await hands.change()
    menu = host_menu(hands.state, "en", hands.at_middle())
    await hands.see(None, choosing(kit_of(BOX, "en"), Chooser(menu).shown))
    hands.let_go(hands.middle)
    place = next(at for at, item in enumerate(menu.items) if "head" in item.label)
    assert place == 0, "the head comes first"
    await hands.choose(hands.middle, menu, [place])
    while "lay" not in made(hands):
        await hands.change()
    hands.let_go(hands.middle)


async def test_a_seat_with_a_phone_keeps_choosing_there(hands: Hands) -> None:
    await hands.box.table.ask("box", do.Sit(0, "Ann", "en", "token"))
    await hands.box.table.ask(HOST, do.NewMatch(game="top_totem", seats=2, seed=1))
    awaited = set(hands.state.awaited_buttons)
    assert own_choosers(hands.state) == awaited - {0}


async def test_a_press_before_the_screen_could_be_read_opens_nothing(hands: Hands) -> None:
    hands.box.lobby.confirmation.shown_s = 3600.0
    await hands.box.table.ask(HOST, do.NewMatch(game="top_totem", seats=2, seed=1))
    (button,) = own_choosers(hands.state)
    screen = hands.box.virtual.screens[f"seat{button}"]
    opened = choosing(kit_of(BOX, "en"), Chooser(hands.own(button)).shown)
    await hands.touch(button)
    for _ in range(3):
        assert await screen.next_frame() != opened
