"""Three leaks by shape that were found once, attacked on a running box: by a phone that counts."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Illegal
from engines.coups_bas.components import Card, box_deck
from engines.coups_bas.game import CoupsBas
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.daemon.evening import Evening

# NATS sends retained messages twice, a second apart: there a count tells of the time.
on_mosquitto = pytest.mark.parametrize("config", ["mosquitto"], indirect=True)

NAMES = ("match", "run", "seq", "id", "commitment")
"""What is another one in every match."""
A_TIME = 10**6
VILLAGE = ("house red 2w1W1e 2m1M -", "house green 2w1W1e 2m1M -", "house blue 2w1W1e 2m1M -")


def plain(told: Any) -> Any:
    """Return a payload without names and times that differ between two matches."""
    if isinstance(told, dict):
        return {key: plain(value) for key, value in told.items() if key not in NAMES}
    if isinstance(told, list):
        return [plain(value) for value in told]
    return "time" if isinstance(told, int) and told > A_TIME else told


async def paused(evening: Evening, phone: Phone) -> None:
    """Pause and go on; return when the phone has heard of it, and so of all that was before."""
    phone.events.clear()
    for command, told in (("pause", "paused"), ("resume", "resumed")):
        assert (await evening.host.ask(do=command))["ok"]
        # Once as one of the public, once at its seat.
        while [event.get("key") for event in phone.events].count(told) < 2:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)


async def begin_match(evening: Evening, game: str, seats: int, **options: Any) -> None:
    """Begin a match; a new one revokes the tickets of the one before, so all phones come back."""
    for seat in range(seats):
        if seat not in evening.phones:
            await evening.join(seat, f"P{seat}")
    reply = await evening.host.ask(do="new_match", game=game, seats=seats, options=options)
    assert reply["ok"], reply
    for seat in range(seats):
        token = evening.phones[seat].ticket["resume"]
        body = {"seat": seat, "name": f"P{seat}", "resume": token}
        status, ticket = await post(evening.box.address, "api/join", body)
        assert status == 200, ticket
        evening.phones[seat] = await evening.stack.enter_async_context(Phone.connect(ticket))


async def heard_of(evening: Evening, viewer: int, *moves: tuple[int, str]) -> list[str]:
    """Return the events that a phone receives of these moves, and what it holds in the end.

    Where a move is empty the seat presses its button.
    """
    phone = evening.phones[viewer]
    await paused(evening, phone)
    since = len(phone.seen)
    for seat, move in moves:
        await (play(evening, seat, move) if move else press(evening, seat))
    await paused(evening, phone)
    told = [json.loads(body) for body in phone.seen[since:] if body]
    # A retained message may give way to the next one, so only the last of each counts.
    kept = [told for topic, told in phone.latest.items() if not topic.endswith("event")]
    happened = [each for each in told if "events" in each]
    # The broker keeps the order within a topic only.
    return sorted(json.dumps(plain(each)) for each in (*happened, *kept))


async def play(evening: Evening, seat: int, move: str) -> None:
    number = evening.box.table.accepted.number
    # A phone that comes back counts from one again, and a repeated id is answered once.
    name = f"{evening.box.table.accepted.match_id} {number}"
    reply = await evening.phones[seat].ask(do="play", move=move, number=number, id=name)
    assert reply["ok"], reply


async def village(evening: Evening, *more: tuple[int, str], **options: str) -> None:
    """Begin a village of three, and make these moves after its people have their huts."""
    # The printed order of the families, whatever the colours of the buttons.
    options = {"first_family": "red", "families": "rgby", **options}
    await begin_match(evening, "tschukka", 3, **options)
    for seat, move in (*enumerate(VILLAGE), *more):
        await play(evening, seat, move)


CHOSEN = (
    (0, "choose red girls"),
    (1, "choose green boys"),
    (2, "choose blue -"),
    (0, "place red girls green1"),
    (1, "place green boys green1"),
)


@on_mosquitto
async def test_a_simultaneous_reveal_does_not_tell_who_marked_what(evening: Evening) -> None:
    received: list[list[str]] = []
    for move in ("ready green", "ready green boys"):
        await village(evening, *CHOSEN, reveal="simultaneous")
        received.append(await heard_of(evening, 2, (1, move)))
    assert received[0] == received[1]


@on_mosquitto
@pytest.mark.parametrize(
    "pair",
    [
        ("girls@green1 plenty@green1", "plenty@green1 youth@green1"),
        ("girls@green1 plenty@red1", "plenty@red1 youth@green1"),
    ],
)
async def test_the_order_on_a_sheet_does_not_rank_its_counters(
    evening: Evening, pair: Sequence[str]
) -> None:
    received: list[list[str]] = []
    for orders in pair:
        await village(evening, spells="b")
        written = ((0, f"write red {orders}"), (1, "write green -"), (2, "write blue -"))
        turned = ((0, "ready red"), (0, "reveal red plenty"))
        received.append(await heard_of(evening, 1, *written, *turned))
        assert '"counter": "red:plenty"' in "".join(received[-1])
    assert received[0] == received[1]


HANDS = {0: "H2a", 1: "L5a", 3: "H3a"}


def dealing(hands: dict[int, str]) -> Any:
    """Return what chance does in a match of four whose seats hold one of these cards each."""
    real = CoupsBas.sample_chance

    def sample_chance(self: Any, state: Any, random: Any, now_ns: int) -> Any:
        move: Any = real(self, state, random, now_ns)
        if not hasattr(move, "first"):
            return move
        cards = list(box_deck(4))
        move = dataclasses.replace(move, first=Seat(0), cards=tuple(cards))
        for seat, card in hands.items():
            there, here = cards.index(_held(move, seat)), cards.index(Card(card))
            cards[there], cards[here] = cards[here], cards[there]
            move = dataclasses.replace(move, cards=tuple(cards))
        return move

    return sample_chance


def _held(deal: Any, seat: int) -> Card:
    """Return the first card that a seat holds after the deal."""
    dealt = begin(CoupsBas(), 4, {}).play(CHANCE, deal)
    assert not isinstance(dealt, Illegal)
    card: Card = dealt.state.state.players[seat].hand[0]
    return card


async def press(evening: Evening, seat: int) -> None:
    evening.box.virtual.buttons.press(seat)
    await asyncio.sleep(0.1)
    evening.let_go(seat)
    await asyncio.sleep(0.1)


@on_mosquitto
async def test_a_press_beside_an_answer_does_not_tell_whether_its_seat_holds_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    received: list[list[str]] = []
    for card in ("L5b", "L6a"):
        with monkeypatch.context() as patch:
            patch.setattr(CoupsBas, "sample_chance", dealing({**HANDS, 2: card}))
            await begin_match(evening, "coups_bas", 4)
            await evening.host.until("public/state", lambda told: bool(told and told["number"]))
        await play(evening, 0, "play H2a")
        await evening.phase("window")
        await press(evening, 1)
        await evening.phase("answer")
        received.append(await heard_of(evening, 3, (2, "")))
    assert received[0] == received[1]
