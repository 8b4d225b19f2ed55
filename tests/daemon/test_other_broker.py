"""A box on a broker that somebody else runs: joined, played, and as tight as its own."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING

import aiomqtt
import msgspec
import pytest

from firmware_host.app.daemon import running
from firmware_host.app.starting import StartError
from firmware_host.broker import SPECTATOR, BrokerError, RemoteSettings, open_remote
from firmware_host.broker.mosquitto_control import COMMANDS
from firmware_host.config.box import Config
from tests.daemon.evening import Evening
from tests.daemon.other_broker import BOX, OTHER, as_box, other_broker, settings_of
from tests.daemon.phone import Phone

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


CREATING = "mosquitto --box-creates-users"
"""Boxes that create users on the broker, which makes them its administrators."""


@pytest.fixture(params=["mosquitto", CREATING, "nats"])
async def out(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Path]:
    """Run a broker for two boxes; return the folder with their settings."""
    async with other_broker(request.param, tmp_path) as folder:
        yield folder


async def test_two_boxes_on_one_broker_do_not_see_each_other(out: Path, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        evenings: list[Evening] = []
        for box in (BOX, OTHER):
            up = await stack.enter_async_context(running(settings_of(out, tmp_path, box)))
            evenings.append(await Evening.begin(up, stack))
        for evening in evenings:
            await evening.start(3)
        view = await evenings[0].flip()
        assert sum(seat["open"] for seat in view["seats"]) == 1
        untouched = evenings[1].box.table.committed.match
        assert untouched is not None
        assert {evening.host.ticket["box"] for evening in evenings} == {BOX, OTHER}
        for topic in (f"totem/{OTHER}/seat/0/view", f"totem/{OTHER}/#", "#", "$CONTROL/#"):
            assert not await evenings[0].phones[0].is_granted(topic)
        await evenings[0].phones[0].try_to_publish(f"totem/{OTHER}/seat/0/command", b"{}")
        assert evenings[1].box.table.committed.match is untouched


async def test_a_new_press_moves_the_seat(out: Path, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        up = await stack.enter_async_context(running(settings_of(out, tmp_path)))
        evening = await Evening.begin(up, stack)
        old = await evening.join(1, "Old")
        new = await evening.join(1, "New")
        assert old.ticket["user"] != new.ticket["user"]
        table = await new.until("table", lambda t: t["seats"][1]["name"] == "New")
        assert table["seats"][1]["joined"]
        if up.broker.can_revoke:
            await old.is_cut.wait()
            with pytest.raises(aiomqtt.MqttError):
                await stack.enter_async_context(Phone.connect(old.ticket))


async def test_no_users_of_phones_remain(tmp_path: Path) -> None:
    async with other_broker(CREATING, tmp_path) as out:
        async with AsyncExitStack() as stack:
            up = await stack.enter_async_context(running(settings_of(out, tmp_path)))
            evening = await Evening.begin(up, stack)
            ticket = (await evening.join(1, "Ann")).ticket
            assert ticket["user"] in (out / "dynamic-security.json").read_text()
        assert ticket["user"] not in (out / "dynamic-security.json").read_text()


async def test_with_one_login_only_no_phone_gets_in(tmp_path: Path) -> None:
    async with other_broker("mosquitto", tmp_path) as out:
        written = settings_of(out, tmp_path).broker
        place = RemoteSettings(written.urls(), written.ws_urls())
        async with open_remote(place, BOX) as remote:
            with pytest.raises(BrokerError, match=r"broker\.users_file or broker\.control"):
                await remote.grant(SPECTATOR)
            assert "@" not in remote.name, "no password is printed"


@pytest.mark.parametrize(
    ("broker", "said"),
    [
        ({"url": "http://x"}, "must begin with mqtt:// or mqtts://"),
        ({"url": "mqtt://user:secret@[x"}, "is not a URL"),
        ({"url": "mqtt://x", "users_file": "/nowhere/users.toml"}, "/nowhere/users.toml cannot be"),
        ({"url": "mqtt://x", "ws_url": "http://x"}, "must be ws:// or wss://"),
        ({"url": "mqtt://x", "ws_url": "ws://user:secret@x\n"}, "must be ws:// or wss://"),
        ({"url": "mqtt://x", "ws_url": "ws://user:secret@[x"}, "broker.ws_url is not a URL"),
        ({"url": "mqtts://x", "ca_file": "/nowhere/ca.pem"}, "/nowhere/ca.pem cannot be used"),
        ({"url": "mqtt://127.0.0.1:1", "control": "mosquitto"}, "Mosquitto gave no answer"),
    ],
)
async def test_a_fault_of_the_other_broker_is_one_sentence(
    tmp_path: Path, broker: dict[str, str], said: str
) -> None:
    tables = {
        "web": {"host": "127.0.0.1", "port": 0},
        "journal": {"path": str(tmp_path / "j.sqlite3")},
        "broker": broker,
    }
    with pytest.raises(StartError) as caught:
        async with running(msgspec.convert(tables, Config)):
            pass
    assert said in str(caught.value)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("make", ["mosquitto", "nats"])
async def test_one_box_cannot_write_the_result_of_another(make: str, tmp_path: Path) -> None:
    command = {"commands": [{"command": "listClients"}]}
    async with other_broker(make, tmp_path) as out, as_box(out, OTHER) as victim:
        await victim.subscribe(f"totem/{OTHER}/#", qos=0)
        for topic in (f"totem/{OTHER}/public/results", f"totem/{OTHER}/host/command"):
            with suppress(aiomqtt.MqttError):
                async with as_box(out, BOX) as thief:
                    await thief.publish(topic, "forged", qos=1, retain=True)
        with suppress(aiomqtt.MqttError):
            async with as_box(out, BOX) as thief:
                await thief.publish(COMMANDS, msgspec.json.encode(command), qos=1)
                codes = await thief.subscribe(f"totem/{OTHER}/#", qos=0)
                assert all(code.is_failure for code in codes if not isinstance(code, int))
        await victim.publish(f"totem/{OTHER}/public/results", "own", qos=1)
        message = await anext(aiter(victim.messages))
        assert message.payload == b"own"
