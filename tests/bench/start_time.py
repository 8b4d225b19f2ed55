"""`make bench`: how much CPU time a command takes to start, beside the import of its libraries.

Only the ratios mean anything: all commands take turns, and the quickest run of each counts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 10
LIBRARIES = "import gpiozero, luma.oled, aiomqtt, aiohttp, PIL"
TOTEMBOX = str(Path(sys.executable).with_name("totembox"))
COMMANDS = {"totembox --help": (TOTEMBOX, "--help"), "totembox games": (TOTEMBOX, "games")}


def cpu_s(*command: str) -> float:
    """Return the CPU seconds that the command takes, user and system."""
    before = os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4])


def libraries() -> tuple[float, float]:
    """Return the CPU seconds and the seconds that the import of the libraries takes."""
    begin_s = time.monotonic()
    used_s = cpu_s(sys.executable, "-c", LIBRARIES)
    return used_s, time.monotonic() - begin_s


def main() -> None:
    """Print each command beside the libraries."""
    measured = {"libraries": (sys.executable, "-c", LIBRARIES), **COMMANDS}
    rounds = [{name: cpu_s(*words) for name, words in measured.items()} for _ in range(ROUNDS)]
    best = {name: min(taken[name] for taken in rounds) for name in measured}
    print(f"{LIBRARIES}: {best['libraries']:.2f} s of CPU time")
    for name in COMMANDS:
        print(f"{name}: {best[name]:.2f} s, {best[name] / best['libraries']:.2f} times that")


if __name__ == "__main__":
    main()
