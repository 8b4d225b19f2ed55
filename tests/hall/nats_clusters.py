"""A cluster of three NATS servers, of which one may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import aiomqtt

from firmware_host.broker.nats import find_nats
from tests.fixtures.ports import free_port
from tests.hall.brokers import answers

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

NODES = 3


def free_ports(count: int) -> tuple[int, ...]:
    """Return as many ports that nobody uses now."""
    return tuple(free_port() for _ in range(count))


@dataclass
class Cluster:
    """Three nodes on ports of their own."""

    mqtt: tuple[int, ...] = field(default_factory=lambda: free_ports(NODES))
    routes: tuple[int, ...] = field(default_factory=lambda: free_ports(NODES))
    processes: list[asyncio.subprocess.Process] = field(default_factory=list)

    def urls(self, first: int) -> list[str]:
        """Return the addresses of all nodes, beginning with one of them."""
        order = [(first + step) % NODES for step in range(NODES)]
        return [f"mqtt://127.0.0.1:{self.mqtt[node]}" for node in order]

    async def kill(self, node: int) -> None:
        """End a node without a word to anybody."""
        self.processes[node].send_signal(signal.SIGKILL)
        await self.processes[node].wait()

    async def start(self, folder: Path, node: int) -> None:
        """Start a node."""
        program = find_nats()
        assert program, "nats-server is missing"
        path = folder / f"node{node}.conf"
        path.write_text(json.dumps(self._config(folder, node)))
        with (folder / f"node{node}.log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(str(program), "-c", str(path)), stdout=asyncio.subprocess.DEVNULL, stderr=log
            )
        self.processes.append(process)

    def _config(self, folder: Path, node: int) -> dict[str, Any]:
        return {
            "server_name": f"node{node}",
            "listen": "127.0.0.1:-1",
            "cluster": {
                "name": "hall",
                "listen": f"127.0.0.1:{self.routes[node]}",
                "routes": [f"nats://127.0.0.1:{port}" for port in self.routes],
            },
            "jetstream": {"store_dir": str(folder / f"store{node}"), "max_file_store": 1 << 30},
            "mqtt": {
                "listen": f"127.0.0.1:{self.mqtt[node]}",
                "stream_replicas": NODES,
                "js_api_timeout": "2s",
            },
        }


@contextlib.asynccontextmanager
async def nats_cluster(folder: Path) -> AsyncGenerator[Cluster]:
    """Run three nodes until the block ends, and yield them when all take MQTT clients."""
    cluster = Cluster()
    try:
        for node in range(NODES):
            await cluster.start(folder, node)
        # A client that comes before there is a leader costs it ten seconds.
        await _led(folder)
        for port in cluster.mqtt:
            await answers(port)
        await _replicated(cluster)
        yield cluster
    finally:
        for process in cluster.processes:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _led(folder: Path) -> None:
    """Return when every node knows the leader."""
    for node in range(NODES):
        while b"metadata leader" not in (folder / f"node{node}.log").read_bytes():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)


async def _replicated(cluster: Cluster) -> None:
    """Return when what one node was told and kept is served by the others."""
    async with aiomqtt.Client("127.0.0.1", cluster.mqtt[0]) as client:
        await client.publish("ready", "yes", qos=1, retain=True)
    for port in cluster.mqtt[1:]:
        async with aiomqtt.Client("127.0.0.1", port) as client:
            await client.subscribe("ready", qos=1)
            await anext(aiter(client.messages))
