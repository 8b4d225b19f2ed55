"""From a simulated edge to the verdict, the journal, a real MQTT client and the OLED."""

from __future__ import annotations

import base64
import sqlite3
import time
from random import Random
from typing import TYPE_CHECKING

from engines.bots.random_bot import choose
from engines.core.seats import CHANCE
from firmware_host.panel.displays import arriba
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from hardware.ports import Edge, Frame

if TYPE_CHECKING:
    from firmware_host.config.box import Config
    from tests.daemon.evening import Evening

US = 1_000
MS = 1_000_000
SOON_A_MATCH = 14
"""With this seed the third card of four seats matches another."""


def race(evening: Evening, first: int, second: int, gap_ns: int) -> None:
    """Press two buttons, bouncing; the later one is delivered before the earlier one."""
    buttons = evening.box.virtual.buttons
    at_ns = time.monotonic_ns()
    for seat, stamp_ns in ((second, at_ns + gap_ns), (first, at_ns)):
        for place, is_down in enumerate((True, False, True)):
            buttons.drive(Edge(seat, is_down, stamp_ns + place * 150 * US))


async def test_the_stamp_decides_and_the_verdict_is_published(
    evening: Evening, config: Config
) -> None:
    await evening.start(4, seed=SOON_A_MATCH)
    view = await evening.flip_until("match")
    loser, winner = view["matches"][0]["seats"]
    race(evening, winner, loser, 80 * US)

    settled = await evening.phones[loser].told("settled")
    assert (settled["rule"], settled["seat"], settled["seats"]) == ("arriba.duel", winner, [loser])

    told = await evening.host.until("public/state", lambda s: s["view"]["verdict"] is not None)
    marks = [(mark["seat"], mark["verdict"]) for mark in told["view"]["photo"]]
    assert marks == [(winner, "won"), (loser, "lost")]
    gap_ns = told["view"]["photo"][1]["at_ns"] - told["view"]["photo"][0]["at_ns"]
    assert gap_ns == 80 * US

    with sqlite3.connect(config.journal_path()) as journal:
        lines = [body for (body,) in journal.execute("SELECT body FROM line ORDER BY position")]
    journal.close()
    assert lines[-1] == "chance settle"
    assert [line.split(" @")[0] for line in lines[-3:-1]] == [f"{winner} grab", f"{loser} grab"]

    match = evening.box.table.committed.match
    assert match is not None
    shown = match.game.view(match.state, None)
    state = evening.box.table.committed
    kit = kit_of("arriba", "en").at(state.buttons, state.seat_names)
    expected = arriba.referee(kit, shown, Tick())
    seen = await evening.panel.until(
        "box/screen/referee", lambda s: base64.b64decode(s["bits"]) == expected.bits
    )
    assert Frame(seen["width"], seen["height"], base64.b64decode(seen["bits"])) == expected


async def test_dead_heat_is_raced_again(evening: Evening) -> None:
    await evening.start(4, seed=SOON_A_MATCH, dead_heat_us=100)
    view = await evening.flip_until("match")
    one, two = view["matches"][0]["seats"]
    race(evening, one, two, 60 * US)
    tied = await evening.host.told("tied")
    assert tied["seats"] == [one, two]
    await evening.phase("regrab")
    buttons = evening.box.virtual.buttons
    for seat in (one, two):
        buttons.release(seat)
    await evening.host.until("public/state", lambda s: s["view"]["phase"] == "regrab")
    race_again_ns = time.monotonic_ns() + 30 * MS
    await evening.panel.until("box/lamps", lambda lamps: lamps["lit"][two])
    while time.monotonic_ns() < race_again_ns:
        pass
    race(evening, two, one, 3 * MS)
    settled = await evening.host.told("settled")
    assert settled["seat"] == two


async def test_wrong_grab_costs_every_open_pile(evening: Evening) -> None:
    await evening.start(3)
    view = await evening.flip_until("flip")
    view = await evening.flip()
    while view["phase"] != "flip":
        view = await evening.flip_until("flip")
    open_cards = sum(seat["open"] for seat in view["seats"]) + view["centre"]
    grabber = view["flipper"]
    evening.box.virtual.buttons.press(grabber)
    settled = await evening.host.told("settled")
    assert settled["rule"] == "arriba.wrong_grab"
    assert (settled["seat"], settled["cards"]) == (grabber, open_cards)


async def test_the_lamp_of_a_pressed_button_is_lit_and_the_flip_button_flips(
    evening: Evening,
) -> None:
    await evening.start(3)
    before = evening.host.latest["public/state"]["number"]
    buttons = evening.box.virtual.buttons
    buttons.press(evening.box.virtual.devices.flip_button)
    state = await evening.host.until("public/state", lambda s: s["number"] >= before + 2)
    assert sum(seat["open"] for seat in state["view"]["seats"]) == 1


async def test_real_cards_are_judged_when_they_are_entered(evening: Evening) -> None:
    await evening.start(3, deck="scanned")
    first = evening.host.latest["public/state"]["view"]["flipper"]
    second = (first + 1) % 3
    number = evening.host.latest["public/state"]["number"]
    reply = await evening.phones[first].ask(do="play", move="flip Ar", number=number)
    assert reply["ok"]
    race(evening, second, first, 5 * MS)
    held = await evening.host.until("public/state", lambda s: s["view"]["awaits_face"])
    reply = await evening.phones[second].ask(do="play", move="flip Ab", number=held["number"])
    assert reply["ok"]
    settled = await evening.host.told("settled")
    assert (settled["rule"], settled["seat"], settled["seats"]) == ("arriba.duel", second, [first])


async def test_a_scanned_card_is_turned(evening: Evening) -> None:
    await evening.start(3, deck="scanned")
    first = evening.host.latest["public/state"]["view"]["flipper"]
    evening.box.virtual.scanner.scan("nonsense")
    evening.box.virtual.scanner.scan("Ar")
    shown = await evening.host.told("shown")
    assert shown["cards"] == [[first, "Ar"]]


async def test_with_the_button_in_the_middle_phones_do_not_flip(evening: Evening) -> None:
    await evening.start(3, flip_by="button")
    state = evening.host.latest["public/state"]
    phone = evening.phones[state["view"]["flipper"]]
    reply = await phone.ask(do="play", move="flip", number=state["number"])
    assert reply["problem"]["key"] == "on-table"
    evening.box.virtual.buttons.press(evening.box.virtual.devices.flip_button)
    shown = await evening.host.told("shown")
    assert len(shown["cards"]) == 1


async def test_the_owner_enters_the_thrown_newborn(evening: Evening) -> None:
    for seat in range(3):
        await evening.join(seat, f"P{seat}")
    reply = await evening.host.ask(
        do="new_match", game="tschukka", seats=3, seed=2, options={"chance": "table"}
    )
    assert reply["ok"], reply
    random = Random(4)  # noqa: S311 - a repeatable match
    table = evening.box.table
    while str((match := evening.match).state.phase) != "throwing":
        seat, move = choose(match.game, match.state, 3, random)
        sender = evening.host if seat == CHANCE else evening.phones[seat]
        extra = {"seat": "chance"} if seat == CHANCE else {}
        line = match.game.write(move)
        reply = await sender.ask(do="play", move=line, number=match.number, **extra)
        assert reply["ok"], reply
    number = table.accepted.number
    (owner,) = match.game.entered_by(match.state)
    view = await evening.phones[owner].until(
        f"seat/{owner}/view", lambda v: bool(v) and v["number"] == number
    )
    born = next(line for line in view["moves"] if line.startswith("born "))
    other = evening.phones[(owner + 1) % 3]
    refused = await other.ask(do="play", move=born, number=number)
    assert refused["illegal"]["rule"] == "tschukka.not_yours"
    reply = await evening.phones[owner].ask(do="play", move=born, number=number)
    assert reply["ok"], reply
