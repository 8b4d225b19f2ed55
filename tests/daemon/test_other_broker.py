"""A box on a broker that somebody else runs: joined, played, and as tight as its own."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import aiomqtt
import msgspec
import pytest
from evening import Evening
from other_broker import BOX, OTHER, other_broker, settings_of
from phone import Phone

from firmware_host.app.daemon import StartError, running
from firmware_host.broker import SPECTATOR, BrokerError, RemotePlace, open_remote
from firmware_host.config import Config

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

pytestmark = pytest.mark.timeout(60)


@pytest.fixture(params=["mosquitto", "nats"])
async def out(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Path]:
    """Run a broker for two boxes; return the folder with their settings."""
    async with other_broker(request.param, tmp_path) as folder:
        yield folder


async def test_two_boxes_play_on_one_broker_and_know_nothing_of_each_other(
    out: Path, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        evenings: list[Evening] = []
        for box in (BOX, OTHER):
            up = await stack.enter_async_context(running(settings_of(out, tmp_path, box)))
            evenings.append(await Evening.begin(up, stack))
        for evening in evenings:
            await evening.start(3)
        view = await evenings[0].flip()
        assert sum(seat["open"] for seat in view["seats"]) == 1
        untouched = evenings[1].box.table.state.match
        assert untouched is not None
        assert {evening.host.ticket["box"] for evening in evenings} == {BOX, OTHER}
        for topic in (f"totem/{OTHER}/seat/0/view", f"totem/{OTHER}/#", "#", "$CONTROL/#"):
            assert not await evenings[0].phones[0].is_granted(topic)
        await evenings[0].phones[0].try_to_publish(f"totem/{OTHER}/seat/0/command", b"{}")
        assert evenings[1].box.table.state.match is untouched


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


async def test_no_users_for_phones_are_left_behind(tmp_path: Path) -> None:
    async with other_broker("mosquitto", tmp_path) as out:
        async with AsyncExitStack() as stack:
            up = await stack.enter_async_context(running(settings_of(out, tmp_path)))
            evening = await Evening.begin(up, stack)
            ticket = (await evening.join(1, "Ann")).ticket
            assert ticket["user"] in (out / "dynamic-security.json").read_text()
        assert ticket["user"] not in (out / "dynamic-security.json").read_text()


async def test_with_one_login_only_no_phone_gets_in(tmp_path: Path) -> None:
    async with other_broker("mosquitto", tmp_path) as out:
        written = settings_of(out, tmp_path).broker
        place = RemotePlace(written.urls(), written.ws_urls())
        async with open_remote(place, BOX) as remote:
            with pytest.raises(BrokerError, match=r"broker\.users_file or broker\.control"):
                await remote.grant(SPECTATOR)
            assert "@" not in remote.name, "no password is printed"


@pytest.mark.parametrize(
    ("broker", "said"),
    [
        ({"url": "http://x"}, "must begin with mqtt:// or mqtts://"),
        ({"url": "mqtt://user:secret@[x"}, "is no address"),
        ({"url": "mqtt://x", "users_file": "/nowhere/users.toml"}, "/nowhere/users.toml cannot be"),
        ({"url": "mqtt://x", "ws_url": "http://x"}, "must be ws:// or wss://"),
        ({"url": "mqtts://x", "ca_file": "/nowhere/ca.pem"}, "/nowhere/ca.pem cannot be used"),
        ({"url": "mqtt://127.0.0.1:1", "control": "mosquitto"}, "Mosquitto gave no answer"),
    ],
)
async def test_what_is_wrong_with_the_other_broker_is_one_sentence(
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
