"""Three NATS servers from the files of `nats-config`: they meet, and strangers stay outside."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.broker.nats import find_nats
from firmware_host.cli import main
from tests.daemon.authority import found_authority
from tests.fixtures.ports import free_port

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

HOSTS = ("127.0.0.1", "127.0.0.2", "127.0.0.3")
MET = b"metadata leader"


def recipe(folder: Path, *more: str) -> list[dict[str, Any]]:
    """Return the configurations of the nodes, kept apart by addresses of this machine alone."""
    out = folder / "cluster"
    hosts = [word for host in HOSTS for word in ("--host", host)]
    ports = ["--port", str(free_port()), "--ws-port", str(free_port())]
    boxes = ["--box", "table-1"]
    assert (
        main(
            ["broker", "nats-config", *boxes, *hosts, *ports, *more, "--phones", "--out", str(out)]
        )
        == 0
    )
    cluster = str(free_port())
    nodes: list[dict[str, Any]] = []
    for number, host in enumerate(HOSTS, 1):
        text = (out / f"nats-{number}.conf").read_text().replace("0.0.0.0:", f"{host}:")
        node = json.loads(text.replace(":6222", f":{cluster}"))
        node["jetstream"]["store_dir"] = str(folder / f"store-{number}")
        nodes.append(node)
    return nodes


@asynccontextmanager
async def started(folder: Path, name: str, config: dict[str, Any]) -> AsyncGenerator[Path]:
    """Run a node, and yield the file that it writes to."""
    path, log = folder / f"{name}.conf", folder / f"{name}.log"
    path.write_text(json.dumps(config))
    with log.open("wb") as stream:
        process = await asyncio.create_subprocess_exec(
            *(str(find_nats()), "-c", str(path)), stdout=asyncio.subprocess.DEVNULL, stderr=stream
        )
    try:
        yield log
    finally:
        process.kill()
        await process.wait()


async def says(log: Path, *words: bytes) -> None:
    """Return when one of the words is in the file."""
    while not _has_said(log, words):  # noqa: ASYNC110 - another process writes it
        await asyncio.sleep(0.05)


def _has_said(log: Path, words: tuple[bytes, ...]) -> bool:
    text = log.read_bytes()
    return any(word in text for word in words)


@pytest.mark.parametrize("has_tls", [False, True], ids=["plain", "tls"])
async def test_the_nodes_meet_and_a_stranger_stays_outside(tmp_path: Path, has_tls: bool) -> None:
    more: tuple[str, ...] = ()
    if has_tls:
        authority = found_authority(tmp_path / "authority")
        chain, key = authority.certificate(*HOSTS)
        more = ("--tls-cert", chain, "--tls-key", key, "--tls-ca", authority.file)
    nodes = recipe(tmp_path, *more)
    assert ("tls" in nodes[0]["cluster"]) == has_tls
    assert all(node["mqtt"]["js_api_timeout"] == "2s" for node in nodes)
    async with AsyncExitStack() as stack:
        logs = [
            await stack.enter_async_context(started(tmp_path, f"node-{number}", node))
            for number, node in enumerate(nodes)
        ]
        for log in logs:
            await says(log, MET)
        stranger = await stack.enter_async_context(
            started(tmp_path, "stranger", strange(nodes[0], tmp_path))
        )
        # A certificate that it has not keeps it out before it is asked for a password.
        refused = b"TLS route handshake error" if has_tls else b"authentication error"
        await says(logs[0], refused)
        assert MET not in stranger.read_bytes()
        assert b"Remote: stranger" not in logs[0].read_bytes()


def strange(node: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Return a server of somebody who knows the name and the addresses of the cluster."""
    routes = ["nats://" + url.partition("@")[2] for url in node["cluster"]["routes"]]
    return {
        "server_name": "stranger",
        "listen": "127.0.0.1:-1",
        "jetstream": {"store_dir": str(folder / "strange")},
        "cluster": {"name": "totem", "listen": "127.0.0.1:-1", "routes": routes},
    }
