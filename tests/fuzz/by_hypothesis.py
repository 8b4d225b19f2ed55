"""One target under hypothesis: valid inputs with a few edits, new ones in every run."""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings

from tests.fuzz.growth import steep_inputs
from tests.fuzz.mutations import inputs_of
from tests.fuzz.target import is_accepted
from tests.fuzz.targets import TARGETS

if TYPE_CHECKING:
    from tests.fuzz.target import Target

_EXAMPLES_AT_ONCE = 200
_SHARE_OF_GROWTH = 0.5


def main() -> None:
    """Run until the time is over; a finding ends the process and is written to a file."""
    name, _, findings, seconds = sys.argv[1:]
    target = TARGETS[name]
    logging.disable()
    until_s = time.monotonic() + float(seconds)
    for steep in steep_inputs(target, float(seconds) * _SHARE_OF_GROWTH):
        raise AssertionError(f"its time grows too fast: {_kept(name, findings, steep)}")
    count = 0
    while time.monotonic() < until_s:
        _run(name, target, findings)
        count += _EXAMPLES_AT_ONCE
    print(f"stat::number_of_executed_units: {count}")


def _run(name: str, target: Target, findings: str) -> None:
    """Run some examples; of a failure hypothesis leaves the smallest input it found."""
    last = b""

    @settings(
        max_examples=_EXAMPLES_AT_ONCE,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=inputs_of(target))
    def example(data: bytes) -> None:
        nonlocal last
        last = data
        is_accepted(target, data)

    try:
        example()
    except BaseException:
        _kept(name, findings, last)
        raise


def _kept(name: str, findings: str, data: bytes) -> Path:
    path = Path(findings) / f"{name}-{hashlib.sha256(data).hexdigest()[:16]}"
    path.write_bytes(data)
    return path


if __name__ == "__main__":
    main()
