"""A link between two networks that behaves like bad Wi-Fi: `python -m tests.network.air PID`.

It runs in one network, makes an Ethernet device there and another in the network of that process,
and carries the frames between them: late, in another order, or not at all. The kernel's own netem
does the same, but not every kernel has it. Each line on standard input is the weather from then on.
"""

from __future__ import annotations

import fcntl
import heapq
import itertools
import json
import os
import select
import struct
import subprocess
import sys
import time
from dataclasses import dataclass
from random import Random
from typing import Final

BOX_LINK: Final = "wlan0"
PHONE_LINK: Final = "eth0"
_TUNSETIFF: Final = 0x400454CA
_TAP_WITHOUT_HEAD: Final = 0x0002 | 0x1000
_STDIN: Final = 0
_FRAME_AT_MOST: Final = 65_536


@dataclass(frozen=True, slots=True)
class Weather:
    """How frames travel; what takes between the least and the longest time comes in any order."""

    loss: float = 0.0
    least_ms: float = 0.0
    most_ms: float = 0.0
    is_cut: bool = False


class Air:
    """Carries frames both ways."""

    def __init__(self, ends: tuple[int, int], seed: int) -> None:
        self.weather = Weather()
        self.lost = 0
        self.carried = 0
        self._ends = ends
        self._random = Random(seed)  # noqa: S311 - weather
        self._waiting: list[tuple[float, int, int, bytes]] = []
        self._order = itertools.count()

    def take(self, end: int) -> None:
        """Take the frames that an end has sent."""
        other = self._ends[1 - self._ends.index(end)]
        try:
            while frame := os.read(end, _FRAME_AT_MOST):
                self._send(other, frame)
        except BlockingIOError:
            return
        except OSError:
            # The link is down.
            return

    def deliver(self) -> float | None:
        """Deliver what is due and return in how many seconds more will be."""
        while self._waiting and self._waiting[0][0] <= time.monotonic():
            _, _, end, frame = heapq.heappop(self._waiting)
            if self.weather.is_cut:
                self.lost += 1
                continue
            try:
                os.write(end, frame)
                self.carried += 1
            except OSError:
                self.lost += 1
        return max(0.0, self._waiting[0][0] - time.monotonic()) if self._waiting else None

    def _send(self, end: int, frame: bytes) -> None:
        weather = self.weather
        if weather.is_cut or self._random.random() < weather.loss:
            self.lost += 1
            return
        delay_s = self._random.uniform(weather.least_ms, weather.most_ms) / 1000
        heapq.heappush(self._waiting, (time.monotonic() + delay_s, next(self._order), end, frame))


def main() -> None:
    """Carry frames until standard input ends."""
    ends = _device(BOX_LINK), _device(PHONE_LINK)
    subprocess.run(("ip", "link", "set", PHONE_LINK, "netns", sys.argv[1]), check=True)
    air = Air(ends, seed=int(sys.argv[2]))
    print("ready", flush=True)
    while True:
        wait_s = air.deliver()
        readable, _, _ = select.select([*ends, _STDIN], [], [], wait_s)
        for end in set(readable) & {*ends}:
            air.take(end)
        if _STDIN in readable:
            line = sys.stdin.readline()
            if not line:
                return
            air.weather = Weather(**json.loads(line))
            print(json.dumps({"lost": air.lost, "carried": air.carried}), flush=True)


def _device(name: str) -> int:
    """Return the file of a new Ethernet device, which exists as long as it is open."""
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, _TUNSETIFF, struct.pack("16sH22x", name.encode(), _TAP_WITHOUT_HEAD))
    return file


if __name__ == "__main__":
    main()
