"""Attempts to read and forge, against a match with secrets on every supported broker."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import aiomqtt
import pytest

from engines.core.seats import Seat
from firmware_host.app.daemon import running
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.intruder import PATIENCE_S, Intruder
from tests.daemon.other_broker import other_broker, settings_of
from tests.daemon.phone import Phone, post
from tests.daemon.test_secrets import _move as move_somebody

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

_OPTIONS = {"mosquitto": "mosquitto --box-creates-users"}
ROOT = "totem/totem-test/"
VICTIM, ROGUE = 0, 2
FILTERS = (
    *("#", "+/#", "totem/#", "totem/+/#", f"{ROOT}#", f"{ROOT}+/#", f"{ROOT}+/+/#"),
    *(f"{ROOT}seat/#", f"{ROOT}seat/+/view", f"{ROOT}seat/+/+", f"{ROOT}+/+/view", f"{ROOT}host/#"),
    *(f"{ROOT}seat/{VICTIM}/{leaf}" for leaf in ("view", "event", "recent", "reply", "command")),
    *(f"{ROOT}host/view", f"{ROOT}host/reply", f"{ROOT}box/#", f"{ROOT}box/screen/seat0"),
    *("$SYS/#", "$CONTROL/#", "$CONTROL/dynamic-security/v1/response", "$share/g/totem/#"),
    *("$MQTT/#", "$MQTT/sub/#", "$JS/#", "$JS/API/#", "$KV/#", "_INBOX/#"),
    *("$share/g/#", f"$share/g/{ROOT}#", f"$share/g/{ROOT}seat/{VICTIM}/view", "$queue/#"),
    *("$MQTT/msgs/#", "$MQTT/rmsgs/#", "$SYS/ACCOUNT/#", "$SYS/broker/#", "/#", "+"),
    *(f"{ROOT}seat/{VICTIM}/view/#", f"{ROOT}seat/+/view/#", "+/+/seat/0/view", f"{ROOT}home/#"),
    *(f"{ROOT}seat/{VICTIM}-{lane}/view" for lane in range(1, 9)),
    *(f"{ROOT}seat/host-{lane}/view" for lane in range(1, 9)),
)
MAY_READ = ("status", "table", "public/", f"seat/{ROGUE}/")
FORGED = b'{"forged": true, "online": false, "id": "f", "do": "resign"}'
FOREIGN = (
    *("status", "table", "public/state", "public/event", "public/games", "public/recent"),
    *(f"seat/{VICTIM}/{leaf}" for leaf in ("view", "event", "recent", "reply", "command")),
    *(f"seat/{ROGUE}/view", f"seat/{ROGUE}/reply", "host/view", "host/reply", "box/press"),
    *("box/lamps", "box/screen/referee", "public/results", "home/pause/set"),
    *(f"seat/{VICTIM}-1/command", "seat/host-1/command", "seat//command"),
)
# Whole topics: where brokers take orders, and where NATS keeps what passes.
INTERNAL = (
    *("$CONTROL/dynamic-security/v1", "$SYS/broker/uptime"),
    *(
        "$MQTT/msgs/totem/totem-test/status",
        "$MQTT/rmsgs/totem",
        "$JS/API/STREAM/DELETE/$MQTT_rmsgs",
    ),
)
NEW_USER = (
    b'{"commands": [{"command": "createClient", "username": "mole", "password": "mole",'
    b' "roles": [{"rolename": "box"}]}]}'
)


@pytest.fixture(params=["mosquitto", "nats", "mosquitto elsewhere", "nats elsewhere"])
def make(request: pytest.FixtureRequest) -> str:
    """Every make of broker, as the box's own and as somebody else's."""
    chosen: str = request.param
    return chosen


@pytest.fixture
async def live(make: str, tmp_path: Path) -> AsyncGenerator[Evening]:
    """Run a match of the village game in which everybody hides something."""
    name, _, elsewhere = make.partition(" ")
    async with AsyncExitStack() as stack:
        config = config_for(tmp_path, name)
        if elsewhere:
            out = await stack.enter_async_context(other_broker(_OPTIONS.get(name, name), tmp_path))
            config = settings_of(out, tmp_path)
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        for seat in range(3):
            await evening.join(seat, f"P{seat}")
        reply = await evening.host.ask(do="new_match", game="tschukka", seats=3, seed=3, options={})
        assert reply["ok"], reply
        yield evening


async def play(evening: Evening, moves: int = 12) -> set[str]:
    """Play on; return what the rogue seat must not have learned meanwhile."""
    random = Random(5)  # noqa: S311 - a repeatable match
    match = evening.box.table.accepted.match
    assert match is not None
    hidden = match.game.secrets(match.state, Seat(ROGUE))
    for _ in range(moves):
        await move_somebody(evening, random)
        match = evening.box.table.accepted.match
        assert match is not None
        # Whatever was open for a moment is no secret any more.
        hidden &= match.game.secrets(match.state, Seat(ROGUE))
    shown = {e["counter"] for e in evening.host.events if e["kind"] == "revealed"}
    assert hidden - shown, "there is something to hide"
    return set(hidden - shown)


def check_loot(intruder: Intruder, hidden: set[str], allowed: tuple[str, ...]) -> None:
    """See that nothing came in that this role may not have, and no secret in what it may."""
    for topic, body in intruder.loot:
        assert topic.startswith(tuple(ROOT + each for each in allowed)), topic
        assert [token for token in hidden if f'"{token}"' in body] == [], topic


async def rogue_ticket(evening: Evening) -> dict[str, Any]:
    """Return the ticket of somebody who really sits at the rogue's seat."""
    return evening.phones[ROGUE].ticket


async def test_no_subscription_leaks(live: Evening) -> None:
    _, watching = await post(live.box.address, "api/watch", {})
    # A connection of its own for the seat: the same user with its own id would replace the phone.
    cast = {"seat": (await rogue_ticket(live), MAY_READ), "spectator": (watching, MAY_READ[:3])}
    async with AsyncExitStack() as stack:
        spies = {
            role: (await stack.enter_async_context(Intruder.enters(ticket)), allowed)
            for role, (ticket, allowed) in cast.items()
        }
        for spy, _ in spies.values():
            assert spy is not None
            await spy.listen(FILTERS)
        live.phones[ROGUE] = await again(live, stack)
        hidden = await play(live)
        for spy, allowed in spies.values():
            assert spy is not None
            check_loot(spy, hidden, allowed)


async def again(evening: Evening, stack: AsyncExitStack) -> Phone:
    """Return the rogue's own phone, back with a user of its own."""
    resume = evening.phones[ROGUE].ticket["resume"]
    status, ticket = await post(evening.box.address, "api/join", {"seat": ROGUE, "resume": resume})
    assert status == 200, ticket
    return await stack.enter_async_context(Phone.connect(ticket))


async def forge(ticket: dict[str, Any]) -> None:
    """Try to publish on forbidden topics, by messages and by last wills."""
    own = ticket.get("place", "")
    topics = (*(ROOT + each for each in FOREIGN if not own or own not in each), *INTERNAL)
    forged = [(topic, NEW_USER if "CONTROL" in topic else FORGED) for topic in topics]
    untried = list(forged)
    while untried:
        async with Intruder.enters(ticket) as forger:
            assert forger is not None
            while untried and not forger.is_cut:
                await forger.say(*untried.pop(), is_retained=True)
    for topic, body in forged:
        will = aiomqtt.Will(topic, body, qos=1, retain=True)
        async with Intruder.enters(ticket, will=will) as dying:
            if dying is not None:
                dying.vanish()
    await asyncio.sleep(PATIENCE_S)


async def test_nothing_can_be_forged(live: Evening) -> None:
    before = live.box.table.committed
    _, watching = await post(live.box.address, "api/watch", {})
    await asyncio.gather(forge(watching), forge(await rogue_ticket(live)))
    mole = {**watching, "user": "mole", "password": "mole", "client": "mole"}
    async with Intruder.enters(mole) as made:
        assert made is None, "nobody can make a user"
    assert live.box.table.committed == before, "nobody resigned, nothing moved"
    for phone in (live.host, live.panel, live.phones[VICTIM], live.phones[1]):
        assert not phone.is_cut.is_set()
        assert b"forged" not in b"".join(phone.seen)
    _, fresh = await post(live.box.address, "api/watch", {})
    newcomer = await live.stack.enter_async_context(Phone.connect(fresh))
    await newcomer.until("public/state", lambda state: state is not None)
    assert b"forged" not in b"".join(newcomer.seen)


async def test_no_client_can_log_in_as_another(live: Evening) -> None:
    victim = live.phones[VICTIM].ticket
    rogue = await rogue_ticket(live)
    guesses = (
        {**victim, "password": ""},
        {**victim, "password": rogue["password"]},
        {**victim, "user": "", "password": ""},
        {**victim, "user": rogue["user"]},
        {**victim, "user": "admin", "password": "admin"},
    )
    for guess in guesses:
        for origin in ({}, {"Origin": live.box.address}, {"Origin": "http://evil.example"}):
            async with Intruder.enters(guess, websocket_headers=origin) as intruder:
                assert intruder is None
    reply = await live.phones[VICTIM].ask(do="name", name="Still me")
    assert reply["ok"], reply
    assert not live.phones[VICTIM].is_cut.is_set()


async def test_a_known_client_id_brings_no_session_and_no_rights(live: Evening, make: str) -> None:
    victim = live.phones[VICTIM].ticket
    thief = {**await rogue_ticket(live), "client": victim["client"]}
    loot: list[tuple[str, str]] = []
    async with Intruder.enters(thief, clean_session=False) as intruder:
        if intruder is not None:
            await intruder.listen((f"{ROOT}seat/{VICTIM}/view", f"{ROOT}seat/{VICTIM}/event"))
            await live.host.ask(do="pause")
            await live.host.ask(do="resume")
            loot = intruder.loot
    assert loot == []
    if make.startswith("mosquitto"):
        assert not live.phones[VICTIM].is_cut.is_set(), "its id is bound to its user"


async def test_a_phone_that_lost_its_seat_has_no_access(live: Evening, make: str) -> None:
    await live.host.ask(do="pause")
    old = live.phones[VICTIM]
    await live.join(VICTIM, "New")
    # Users that were made beforehand keep their line; what the box says is on another one now.
    assert live.box.broker.can_revoke == (make != "nats elsewhere")
    if live.box.broker.can_revoke:
        await old.is_cut.wait()
        async with Intruder.enters(old.ticket) as returning:
            assert returning is None
    else:
        await check_silenced(live, old)
    status, refused = await post(
        live.box.address, "api/join", {"seat": VICTIM, "resume": old.ticket["resume"]}
    )
    assert (status, refused["problem"]["key"]) == (409, "seat-taken")


async def check_silenced(live: Evening, old: Phone) -> None:
    """See that a phone whose line stays up learns and does nothing more of the seat it lost."""
    reply = await old.ask(do="resign")
    assert (reply["ok"], reply["problem"]["key"]) == (False, "seat-unknown")
    assert VICTIM not in live.box.table.committed.resigned
    await live.host.ask(do="resume")
    # What was said before is on its way until its place is wiped.
    await old.until(f"seat/{VICTIM}/view", lambda told: told is None)
    old.latest.clear()
    old.seen.clear()
    async with Intruder.enters({**old.ticket, "client": "back-again"}) as returning:
        assert returning is not None
        place = f"{ROOT}{old.ticket['place']}/"
        await returning.listen(f"{place}{leaf}" for leaf in ("view", "event", "recent", "reply"))
        await returning.listen(FILTERS)
        hidden = await play(live)
        # An empty message is the wiping itself.
        returning.loot = [(topic, body) for topic, body in returning.loot if body]
        assert not [topic for topic, _ in returning.loot if topic.startswith(place)]
        check_loot(returning, hidden, MAY_READ[:3])
    told = [topic for topic, what in old.latest.items() if what is not None]
    assert not [topic for topic in told if topic.startswith(f"seat/{VICTIM}/")]


async def test_a_flood_of_one_seat_delays_no_other(live: Evening) -> None:
    before = live.box.table.committed
    place = f"{ROOT}{live.phones[ROGUE].ticket.get('place', f'seat/{ROGUE}')}/command"
    async with Intruder.enters(await rogue_ticket(live)) as flooding:
        assert flooding is not None
        line = flooding._client
        for number in range(600):
            with contextlib.suppress(aiomqtt.MqttError):
                await line.publish(place, b'{"id": "f%d", "do": "dance"}' % number, qos=0)
        with contextlib.suppress(aiomqtt.MqttError):
            await line.publish(place, b"x" * 300_000, qos=0)
        reply = await live.phones[VICTIM].ask(do="name", name="Unmoved")
        assert reply["ok"], reply
    assert live.box.table.committed.match == before.match
    assert not live.phones[VICTIM].is_cut.is_set()
