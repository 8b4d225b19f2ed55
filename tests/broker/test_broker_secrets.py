"""Passwords stay between the broker and its users."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.broker import BOX, Credentials, open_broker, seat
from firmware_host.mqtt.credentials import hash_password, new_account
from tests.broker.broker_clients import BOX_ID, client, is_refused

if TYPE_CHECKING:
    import pytest

    from firmware_host.broker import Broker


async def test_only_the_broker_can_read_its_folder(broker: Broker, tmp_path: Path) -> None:
    await broker.revoke((await broker.grant(seat(1))).user)
    folder = tmp_path / "broker"
    modes = {path.stat().st_mode & 0o777 for path in folder.rglob("*") if path.is_file()}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert modes == {0o600}


async def test_the_broker_is_not_root(broker: Broker, tmp_path: Path) -> None:
    runs_as = owner_of(f"/proc/{await broker.pid()}")
    assert runs_as == owner_of(tmp_path / "broker") != 0


def owner_of(path: Path | str) -> int:
    """Return the user id that owns the path."""
    return Path(path).stat().st_uid


async def test_passwords_are_in_no_argument_and_no_log(
    broker: Broker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="mqtt")
    user = await broker.grant(seat(1))
    wrong = Credentials(user.user, "a-wrong-guess")
    assert not await is_refused(client(broker, user))
    assert await is_refused(client(broker, wrong))
    await broker.revoke(user.user)
    shown = caplog.text + arguments_and_environment(await broker.pid())
    assert broker.name in shown
    secrets = (user.password, broker.credentials.password, wrong.password)
    assert [secret for secret in secrets if secret in shown] == []


def arguments_and_environment(pid: int) -> str:
    """Return what any process of the same user can see of that one."""
    folder = Path(f"/proc/{pid}")
    return "".join((folder / each).read_text("utf-8", "replace") for each in ("cmdline", "environ"))


async def test_mosquitto_stores_hashes_only(tmp_path: Path) -> None:
    async with open_broker(tmp_path, BOX_ID, kind="mosquitto", port=0) as broker:
        passwords = [broker.credentials.password, (await broker.grant(BOX)).password]
        stored = "".join(path.read_text() for path in (tmp_path / "broker").iterdir())
    assert [password for password in passwords if password in stored] == []


async def test_no_user_speaks_native_nats(tmp_path: Path) -> None:
    async with open_broker(tmp_path, BOX_ID, kind="nats", port=0) as broker:
        users = [broker.credentials, await broker.grant(seat(1))]
        answers = [await native_answer(broker, user) for user in users]
    assert ["Authorization Violation" in answer for answer in answers] == [True, True]


async def native_answer(broker: Broker, user: Credentials) -> str:
    """Return what the server says to a native login on its native port."""
    login = json.dumps({"user": user.user, "pass": user.password, "verbose": True})
    (native,) = listening_ports(await broker.pid()) - {broker.port}
    reader, writer = await asyncio.open_connection("127.0.0.1", native)
    await reader.readline()
    writer.write(f"CONNECT {login}\r\nPING\r\n".encode())
    answer = await reader.readline()
    writer.close()
    return answer.decode()


def listening_ports(pid: int) -> set[int]:
    """Return the TCP ports on which that process listens."""
    links = [str(each.readlink()) for each in Path(f"/proc/{pid}/fd").iterdir()]
    own = {link.removeprefix("socket:[").removesuffix("]") for link in links}
    lines = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {
        int(line[1].partition(":")[2], 16) for line in lines if line[3] == "0A" and line[9] in own
    }


def test_no_repr_contains_a_password() -> None:
    assert repr(Credentials("u", "hidden")) == "Credentials(user='u', place='')"


def test_client_ids_cannot_be_guessed() -> None:
    accounts = [new_account(seat(1)).credentials for _ in range(100)]
    assert len({account.client for account in accounts}) == 100
    assert all(each.client.startswith(f"{each.user}-") for each in accounts)
    assert not any("." in each.client for each in accounts), "NATS takes no dots"


def test_the_hash_is_the_one_mosquitto_checks() -> None:
    known = hash_password("secret", b"twelve bytes")
    assert (known.salt, known.iterations) == ("dHdlbHZlIGJ5dGVz", 101)
    assert hash_password("secret", b"twelve bytes") == known
    assert hash_password("secret") != hash_password("secret")
    assert len(known.password) == 88
