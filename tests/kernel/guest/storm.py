"""A broken contact: opens and closes for some seconds, with a pause after each change, or none."""

from __future__ import annotations

import os
import sys
import time

from tests.kernel.guest.listener import say


def storm(path: str, seconds: float, pause_s: float) -> int:
    """Return how many edges were made; the wire is left as it is when nobody presses."""
    wire = os.open(path, os.O_WRONLY)
    edges = 0
    until_ns = time.monotonic_ns() + int(seconds * 1e9)
    while time.monotonic_ns() < until_ns:
        for word in (b"pull-down", b"pull-up"):
            os.pwrite(wire, word, 0)
            edges += 1
            if pause_s:
                time.sleep(pause_s)
    os.close(wire)
    return edges


if __name__ == "__main__":
    say("ready")
    say("began", time.monotonic_ns())
    say("ended", storm(sys.argv[1], float(sys.argv[2]), float(sys.argv[3])))
