"""What is wrong with the broker, as a fault: its process fails, or the box does not reach it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from firmware_host.broker import Access, Failure
    from firmware_host.mqtt.frontend import MqttFrontend
    from firmware_host.panel.faults import Faults

_PROCESS: Final = "broker"
_LINK: Final = "broker link"
_AWAY_S: Final = 3.0
"""A broker that was only killed is back sooner; its failure is a fault of its own."""
START_S: Final = 5.0
"""How long a start waits for the broker; buttons and screens do not need it."""


class BrokerFaults:
    """Names failures of the broker and of the way to it for as long as they last."""

    def __init__(self, broker: Access, mqtt: MqttFrontend, faults: Faults) -> None:
        self._mqtt = mqtt
        self._faults = faults
        self._timer: asyncio.TimerHandle | None = None
        broker.listen(self._on_failure)
        mqtt.on_link(self._on_link)

    async def wait_connected(self) -> None:
        """Return when the box is connected, or goes on without the broker for now."""
        try:
            await asyncio.wait_for(self._mqtt.wait_connected(), START_S)
        except TimeoutError:
            self._name_link()

    def _on_failure(self, failure: Failure | None, count: int) -> None:
        if failure is None:
            self._faults.clear(_PROCESS)
        else:
            self._faults.report(_PROCESS, f"broker-{failure}", count=count)

    def _on_link(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._mqtt.is_connected:
            self._faults.clear(_LINK)
        else:
            self._timer = asyncio.get_running_loop().call_later(_AWAY_S, self._name_link)

    def _name_link(self) -> None:
        if not self._mqtt.is_connected:
            self._faults.report(_LINK, "broker-away")
