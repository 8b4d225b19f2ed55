"""The result of checking one device."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

State = Literal["found", "missing", "unasked"]


@dataclass(frozen=True, slots=True)
class Finding:
    """A device by the text key of its name, its state, and the facts of its texts.

    `check` is the text key of a hint; `why` is the driver's error message.
    """

    device: str
    state: State
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    check: str = ""
    why: str = ""
