"""The connection of a box to the broker of a hall, beside the broker of its own phones."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import aiomqtt

from firmware_host.mqtt.connection import Connection
from firmware_host.mqtt.publish_queue import Message
from firmware_host.mqtt.publisher import Publisher
from firmware_host.public import heartbeat, results, summary
from firmware_host.wire import build

if TYPE_CHECKING:
    from firmware_host.mqtt.connection import Address
    from firmware_host.panel.faults import Faults

TOPICS: Final = frozenset({summary.TOPIC, results.TOPIC, heartbeat.TOPIC})
_STATUS: Final = "status"
_DEVICE: Final = "hall"
_FEED: Final = "feed hall"
_PATIENCE_S: Final = 20.0


class HallLink:
    """Passes on what a hall reads of a table; without a connection the table plays on.

    The results are the last ones of the journal, so that a hall which was away misses none.
    """

    def __init__(
        self,
        box: str,
        address: Address,
        source: Publisher,
        faults: Faults,
        *,
        patience_s: float = _PATIENCE_S,
    ) -> None:
        self._faults = faults
        self._patience_s = patience_s
        root = f"totem/{box}/"
        birth, gone = (build.encode(build.status(is_online=it)) for it in (True, False))
        self._publisher = Publisher(root, Message(_STATUS, birth, is_retained=True))
        self._changed = asyncio.Event()
        self._connection = Connection(
            address,
            (),
            lambda _: None,
            will=aiomqtt.Will(root + _STATUS, gone, 1, retain=True),
            serve=self._publisher.run,
            on_change=self._changed.set,
        )
        source.follow(self._pass_on)

    def repeat_all(self) -> None:
        """Publish everything again: a broker may lose retained messages while it is connected."""
        with self._faults.contained(_FEED):
            if self._connection.is_connected:
                self._publisher.repeat_all()

    async def run(self) -> None:
        """Stay connected for ever, and report a broker that stays away."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._connection.run(), name="hall connection")
            group.create_task(self._watch(), name="hall fault")

    async def _watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._patience_s):
                    await self._connection.wait_connected()
            except TimeoutError:
                self._faults.report(_DEVICE, "hall-away")
                await self._connection.wait_connected()
            self._faults.clear(_DEVICE)
            while self._connection.is_connected:
                self._changed.clear()
                await self._changed.wait()

    def _pass_on(self, topic: str, body: bytes) -> None:
        # Called by whoever publishes: an error here is not theirs.
        with self._faults.contained(_FEED):
            if topic in TOPICS:
                self._publisher.retain_body(topic, body)
