"""TLS: https and wss for phones, mqtts for the box."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import aiohttp
import msgspec
import pytest

from firmware_host.app.daemon import Running, running
from firmware_host.app.starting import StartError
from firmware_host.broker import BrokerError
from firmware_host.mqtt.server import check_trust, read_server
from tests.daemon.authority import Authority, found_authority
from tests.daemon.box_settings import config_for
from tests.daemon.other_broker import other_broker, settings_of
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    import ssl
    from pathlib import Path

    from firmware_host.config.box import Config

NAMES = ("localhost", "127.0.0.1")


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return found_authority(tmp_path / "authority")


def https(config: Config, authority: Authority, **more: str) -> Config:
    """Return the configuration with a certificate for the page."""
    chain, key = authority.certificate(*NAMES)
    web = msgspec.structs.replace(config.web, tls_cert=chain, tls_key=key, **more)
    return msgspec.structs.replace(config, web=web)


async def sit(box: Running, tls: ssl.SSLContext) -> dict[str, Any]:
    """Return the ticket of seat 0, asked for over https and confirmed by a press."""
    wish = {"seat": 0, "name": "Ann", "press": True}
    asking = asyncio.create_task(post(box.address, "api/join", wish, tls))
    while not (asking.done() or box.lobby.confirmation.is_ready(0)):  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.002)
    box.virtual.buttons.press(0)
    status, ticket = await asking
    box.virtual.buttons.release(0)
    assert status == 200, ticket
    return ticket


async def check_door(ticket: dict[str, Any], authority: Authority) -> None:
    """Check that only clients that trust the authority can open the broker's WebSocket."""
    where = f"localhost:{ticket['broker']['port']}{ticket['broker']['path']}"
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(
            f"wss://{where}", protocols=("mqtt",), ssl=authority.trust()
        ) as line:
            assert line.protocol == "mqtt"
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await session.ws_connect(f"wss://{where}", protocols=("mqtt",))
        with pytest.raises((aiohttp.ClientError, ConnectionError)):
            await session.ws_connect(f"ws://{where}", protocols=("mqtt",))


async def test_phones_connect_over_https_and_wss(config: Config, authority: Authority) -> None:
    tls = authority.trust()
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(https(config, authority)))
        assert box.phone_address.startswith("https://")
        assert box.panel_address.startswith("https://")
        ticket = await sit(box, tls)
        phone = await stack.enter_async_context(Phone.connect(ticket, tls))
        reply = await phone.ask(do="name", name="Anna")
        assert reply["ok"], reply
        table = await phone.until("table", lambda t: t["seats"][0]["name"] == "Anna")
        assert table["seats"][0]["joined"]
        with pytest.raises(aiohttp.ClientError):
            await post(box.address.replace("https", "http"), "api/watch", {})
        await check_door(ticket, authority)


@pytest.mark.parametrize("make", ["mosquitto", "nats"])
async def test_box_and_phones_connect_to_another_broker_over_tls(
    make: str, authority: Authority, tmp_path: Path
) -> None:
    chain, key = authority.certificate("localhost")
    secret = ("--tls-cert", chain, "--tls-key", key, "--tls-ca", authority.file)
    async with (
        other_broker(make, tmp_path, *secret, "--host", "localhost") as out,
        AsyncExitStack() as stack,
    ):
        config = https(settings_of(out, tmp_path), authority)
        box = await stack.enter_async_context(running(config))
        assert [str(server).partition(":")[0] for server in box.broker.servers] == ["mqtts"]
        tls = authority.trust()
        ticket = await sit(box, tls)
        assert ticket["broker"]["urls"][0].startswith("wss://localhost:")
        phone = await stack.enter_async_context(Phone.connect(ticket, tls))
        reply = await phone.ask(do="name", name="Anna")
        assert reply["ok"], reply
        await check_door(ticket, authority)


@pytest.mark.parametrize("make", ["mosquitto", "nats"])
@pytest.mark.parametrize("wrong", ["authority", "name"])
async def test_a_broker_that_is_not_trusted_is_one_sentence(
    make: str, wrong: str, authority: Authority, tmp_path: Path
) -> None:
    chain, key = authority.certificate("localhost" if wrong == "authority" else "elsewhere")
    other = found_authority(tmp_path / "other") if wrong == "authority" else authority
    secret = ("--tls-cert", chain, "--tls-key", key, "--tls-ca", other.file, "--host", "localhost")
    async with other_broker(make, tmp_path, *secret) as out:
        config = settings_of(out, tmp_path)
        with pytest.raises(StartError) as caught:
            async with running(config):
                pass
        said = str(caught.value)
        assert said.startswith("the broker does not start: mqtts://localhost:")
        reason = "unable to get local issuer" if wrong == "authority" else "Hostname mismatch"
        assert f"is not trusted: {reason}" in said
        assert said.endswith("(see broker.ca_file).")
        assert "\n" not in said


async def test_a_broker_without_tls_is_an_error_and_an_absent_one_is_retried(
    tmp_path: Path,
) -> None:
    async with other_broker("mosquitto", tmp_path) as out:
        url = settings_of(out, tmp_path).broker.urls()[0].replace("mqtt:", "mqtts:")
        with pytest.raises(BrokerError, match=r"mqtts://127\.0\.0\.1:\d+ closed the connection"):
            await check_trust([read_server(url)[0]])
    await check_trust([read_server("mqtts://127.0.0.1:1")[0]])


@pytest.mark.parametrize("broken", ["nowhere", "other key", "half", "no certificate"])
async def test_a_certificate_that_cannot_be_used_is_one_sentence(
    broken: str, authority: Authority, tmp_path: Path
) -> None:
    chain, key = authority.certificate("localhost")
    rubbish = tmp_path / "rubbish.pem"
    rubbish.write_text("no certificate at all")
    web, said = {
        "nowhere": (("/nowhere/tls.pem", key), "/nowhere/tls.pem cannot be read: No such file"),
        "other key": (
            (chain, authority.certificate("x")[1]),
            "cannot be used: key values mismatch",
        ),
        "half": ((chain, ""), "web.tls_cert needs web.tls_key"),
        "no certificate": ((str(rubbish), key), f"web.tls_cert {rubbish} with web.tls_key"),
    }[broken]
    config = config_for(tmp_path, "mosquitto")
    page = msgspec.structs.replace(config.web, tls_cert=web[0], tls_key=web[1])
    with pytest.raises(StartError) as caught:
        async with running(msgspec.structs.replace(config, web=page)):
            pass
    assert said in str(caught.value)


async def test_a_page_over_https_needs_a_broker_over_wss(
    authority: Authority, tmp_path: Path
) -> None:
    config = https(config_for(tmp_path, "mosquitto"), authority)
    broker = msgspec.structs.replace(config.broker, ws_url="ws://localhost:9001/")
    with pytest.raises(StartError, match=r"broker\.ws_url ws://localhost:9001/ must be wss://"):
        async with running(msgspec.structs.replace(config, broker=broker)):
            pass


async def test_watch_connects_over_tls_and_names_an_untrusted_server(
    authority: Authority, tmp_path: Path
) -> None:
    async with running(https(config_for(tmp_path, "nats"), authority)) as box:
        watch = ["watch", "--once", "--address", box.address]
        trusting = [*watch, "--ca-file", authority.file]
        code, shown, _ = await totembox(*trusting)
        assert (code, "totem-test" in shown) == (0, True), shown
        code, _, said = await totembox(*watch)
        assert code != 0
        assert "certificate" in said
        assert "Traceback" not in said


async def totembox(*words: str) -> tuple[int | None, str, str]:
    """Run the command line; return its status and what it printed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firmware_host", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()
