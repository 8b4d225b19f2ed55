"""Runs the scenarios in networks of their own, and yields what each measured."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from tests.fixtures.namespaces import two_networks

if TYPE_CHECKING:
    from collections.abc import Iterator


def measured(size: str) -> Iterator[dict[str, Any]]:
    """Yield the figures of each scenario as it ends; one that fails raises."""
    with two_networks(joined=False) as (box, phone):
        command = (sys.executable, "-m", "tests.network.evening_abroad", str(phone.pid), size)
        with subprocess.Popen(box.inside(*command), stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    yield json.loads(line)
            finally:
                process.terminate()
        if process.returncode:
            raise RuntimeError(f"a scenario failed; the status is {process.returncode}")
