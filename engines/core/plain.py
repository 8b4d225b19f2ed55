"""Frozen values as plain dictionaries, for everything that leaves the process."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def kind_of(event: Any) -> str:
    """Return the name of an event's type as it stands on the wire."""
    return _HUMP.sub("_", type(event).__name__).lower()


def plain_event(event: Any) -> dict[str, Any]:
    """Return the event as a dictionary that names its kind."""
    return {"kind": kind_of(event), **dataclasses.asdict(event)}
