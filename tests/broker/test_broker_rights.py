"""Access control: every role has exactly its rights, on real brokers."""

from __future__ import annotations

import contextlib
import socket
from typing import TYPE_CHECKING, Any

import aiomqtt
import pytest

from firmware_host.broker import BOX, HOST_ROLE, PANEL, SPECTATOR, Credentials, Role, seat
from tests.broker.broker_clients import (
    PREFIX,
    Transport,
    client,
    doomed,
    drain,
    is_granted,
    is_refused,
    receive,
    retain,
    wait_cut,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware_host.broker import Broker

PUBLIC = ("status", "table", "public/state", "public/recent")
PRIVATE = tuple(
    f"{place}/{leaf}"
    for place in ("seat/1", "seat/2", "seat/11", "host")
    for leaf in ("view", "event", "reply", "command")
)
BOXED = (
    "public",
    "public/deep/er",
    "box",
    "box/press",
    "box/lamps",
    "box/screen/1",
    "homes",
    "seat",
    "seat/1",
    "host",
)
TOPICS = (*PUBLIC, *PRIVATE, *BOXED)

MAY_READ = {
    BOX: set(TOPICS),
    seat(1): {*PUBLIC, "seat/1/view", "seat/1/event", "seat/1/reply"},
    HOST_ROLE: {*PUBLIC, "host/view", "host/event", "host/reply"},
    PANEL: {*PUBLIC, "box", "box/press", "box/lamps", "box/screen/1"},
    SPECTATOR: set(PUBLIC),
}
MAY_WRITE = {
    BOX: set(TOPICS),
    seat(1): {"seat/1/command"},
    HOST_ROLE: {"host/command"},
    PANEL: {"box/press"},
    SPECTATOR: set[str](),
}
PROBES = (
    "#",
    "+/#",
    "totem/#",
    "totem/+/#",
    f"{PREFIX}/#",
    f"{PREFIX}/+",
    f"{PREFIX}/+/+",
    f"{PREFIX}/+/#",
    f"{PREFIX}/seat/#",
    f"{PREFIX}/seat/+/view",
    f"{PREFIX}/+/+/view",
    f"{PREFIX}/host/#",
    "$SYS/#",
    "$CONTROL/#",
    "$CONTROL/dynamic-security/v1/response",
    "$MQTT/sub/#",
    "$MQTT/#",
    "$JS/#",
    "totem/other/status",
)
CLIENT_ROLES = [role for role in MAY_READ if role != BOX]


ROUTES = [*((role, "websockets") for role in MAY_READ), (BOX, "tcp"), (seat(1), "tcp")]


def named(value: Role | str) -> str:
    return value.name if isinstance(value, Role) else value


@pytest.mark.parametrize(("role", "transport"), ROUTES, ids=named)
async def test_a_role_reads_exactly_its_topics_retained_and_live(
    broker: Broker, role: Role, transport: Transport
) -> None:
    user = await broker.grant(role)
    await retain(broker, {topic: f"old {topic}" for topic in TOPICS})
    async with (
        client(broker, broker.credentials) as box,
        client(broker, user, transport) as reader,
    ):
        granted = {t for t in TOPICS if await is_granted(reader, f"{PREFIX}/{t}")}
        for topic in TOPICS:
            await box.publish(f"{PREFIX}/{topic}", f"new {topic}", qos=1)
        expected = {f"{age} {topic}" for topic in MAY_READ[role] for age in ("old", "new")}
        assert await receive(reader, expected) == expected
    assert granted == MAY_READ[role]


@pytest.mark.parametrize("role", CLIENT_ROLES, ids=named)
async def test_a_wildcard_over_foreign_topics_is_refused_and_delivers_nothing(
    broker: Broker, role: Role
) -> None:
    user = await broker.grant(role)
    await retain(broker, {topic: f"old {topic}" for topic in TOPICS})
    async with client(broker, broker.credentials) as box, client(broker, user) as snoop:
        granted = [probe for probe in PROBES if await is_granted(snoop, probe)]
        for topic in TOPICS:
            await box.publish(f"{PREFIX}/{topic}", topic, qos=1)
        assert granted == []
        assert await drain(snoop) == set()


@pytest.mark.parametrize("role", MAY_READ, ids=named)
async def test_no_phone_may_choose_filters_below_public(broker: Broker, role: Role) -> None:
    user = await broker.grant(role)
    async with client(broker, user) as reader:
        for probe in ("public/#", "public/+", "public/1", "public/2", "public/state/#"):
            assert await is_granted(reader, f"{PREFIX}/{probe}") == (role is BOX), probe


@pytest.mark.parametrize(("role", "transport"), ROUTES, ids=named)
async def test_a_role_writes_exactly_its_topics(
    broker: Broker, role: Role, transport: Transport
) -> None:
    user = await broker.grant(role)
    async with client(broker, broker.credentials) as box:
        assert await is_granted(box, f"{PREFIX}/#")
        await try_to_write_everything(broker, user, transport)
        await box.publish(f"{PREFIX}/status", "end", qos=1)
        expected = {f"{topic} {qos}" for topic in MAY_WRITE[role] for qos in (0, 1)} | {"end"}
        assert await receive(box, expected) == expected


async def try_to_write_everything(broker: Broker, user: Credentials, transport: Transport) -> None:
    """Publish on every topic in both qualities, coming back when the broker cuts the offender."""
    attempts = [(topic, qos) for topic in TOPICS for qos in (0, 1)]
    while attempts:
        async with doomed(client(broker, user, transport)) as writer:
            while attempts:
                topic, qos = attempts.pop()
                await writer.publish(f"{PREFIX}/{topic}", f"{topic} {qos}", qos=qos, timeout=0.5)


async def test_a_seat_cannot_write_a_retained_view_of_another(broker: Broker) -> None:
    rogue, victim = await broker.grant(seat(2)), await broker.grant(seat(1))
    async with doomed(client(broker, rogue)) as writer:
        await writer.publish(f"{PREFIX}/seat/1/view", "forged", qos=1, retain=True, timeout=0.5)
    async with client(broker, victim) as reader:
        assert await is_granted(reader, f"{PREFIX}/seat/1/view")
        assert await drain(reader) == set()


@pytest.mark.parametrize("role", [r for r in CLIENT_ROLES if MAY_WRITE[r]], ids=named)
async def test_a_last_will_reaches_only_what_its_client_may_write(
    broker: Broker, role: Role
) -> None:
    user = await broker.grant(role)
    foreign = "seat/1/command" if role != seat(1) else "seat/2/command"
    own = next(iter(MAY_WRITE[role]))
    async with client(broker, broker.credentials) as box:
        assert await is_granted(box, f"{PREFIX}/#")
        for topic in (foreign, "status", own):
            await vanish(broker, user, topic)
        seen = await drain(box, quiet_s=0.3)
        while own not in seen:
            # NATS may turn a client away for a second that comes back before it is quite gone.
            await vanish(broker, user, own)
            seen |= await drain(box, quiet_s=0.3)
        assert seen == {own}


async def vanish(broker: Broker, user: Credentials, topic: str) -> None:
    """Connect with a will and lose the line without a farewell, unless the broker refuses."""
    will = aiomqtt.Will(f"{PREFIX}/{topic}", topic, qos=1)
    with contextlib.suppress(aiomqtt.MqttError):
        async with client(broker, user, will=will) as dying:
            with _socket_of(dying) as line:
                line.shutdown(socket.SHUT_RDWR)
            await wait_cut(dying)


@contextlib.contextmanager
def _socket_of(connected: aiomqtt.Client) -> Iterator[socket.socket]:
    line = connected._client.socket()
    assert isinstance(line, socket.socket)
    yield line


SESSION: dict[str, Any] = {"clean_session": False}
VIEW = f"{PREFIX}/seat/1/view"


async def leave_session(broker: Broker, user: Credentials) -> None:
    """Subscribe to the view of seat 1 and go, leaving the subscription behind."""
    async with client(broker, user, **SESSION) as reader:
        assert await is_granted(reader, VIEW)


async def test_a_session_serves_its_owner_again(broker: Broker) -> None:
    owner = await broker.grant(seat(1))
    await leave_session(broker, owner)
    async with (
        client(broker, owner, **SESSION) as reader,
        client(broker, broker.credentials) as box,
    ):
        await box.publish(VIEW, "live", qos=1)
        assert await receive(reader, {"live"}) == {"live"}


async def test_a_known_client_id_inherits_no_rights(broker: Broker) -> None:
    owner, rogue = await broker.grant(seat(1)), await broker.grant(seat(2))
    await leave_session(broker, owner)
    leaked: set[str] = set()
    async with client(broker, broker.credentials) as box:
        await box.publish(VIEW, "waiting", qos=1)
        thief = client(broker, rogue, identifier=owner.client, **SESSION)
        if broker.name == "mosquitto":
            assert await is_refused(thief), "a client id is bound to its user"
            return
        async with doomed(thief):
            await box.publish(VIEW, "live", qos=1)
            leaked = await drain(thief, quiet_s=0.3)
    assert leaked == set()


async def test_mosquitto_does_not_let_a_connection_be_taken_over(broker: Broker) -> None:
    owner, rogue = await broker.grant(seat(1)), await broker.grant(seat(2))
    async with client(broker, owner) as phone, client(broker, broker.credentials) as box:
        assert await is_granted(phone, VIEW)
        thief = client(broker, rogue, identifier=owner.client)
        if broker.name == "nats":
            # NATS binds no id to a user; an id of 64 random bits has to be guessed first.
            assert len(owner.client.rpartition("-")[2]) == 16
            return
        assert await is_refused(thief)
        await box.publish(VIEW, "still mine", qos=1)
        assert await receive(phone, {"still mine"}) == {"still mine"}


@pytest.mark.parametrize("transport", ["tcp", "websockets"])
async def test_anonymous_clients_are_refused(broker: Broker, transport: Transport) -> None:
    assert await is_refused(client(broker, None, transport))
    assert not await is_refused(client(broker, broker.credentials, transport))


@pytest.mark.parametrize("transport", ["tcp", "websockets"])
async def test_a_wrong_password_is_refused_without_effect_on_others(
    broker: Broker, transport: Transport
) -> None:
    user = await broker.grant(seat(1))
    async with client(broker, user, transport) as phone:
        assert await is_granted(phone, f"{PREFIX}/table")
        for guess in ("", user.password[:-1]):
            forged = Credentials(user.user, guess, user.client)
            assert await is_refused(client(broker, forged, transport))
        async with client(broker, broker.credentials) as box:
            await box.publish(f"{PREFIX}/table", "still here", qos=1)
        assert await receive(phone, {"still here"}) == {"still here"}
