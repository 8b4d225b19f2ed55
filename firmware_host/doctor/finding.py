"""What the doctor found about one device."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

State = Literal["found", "missing", "unasked"]


@dataclass(frozen=True, slots=True)
class Finding:
    """A device by the key of its name, its state, and what to check or what was measured.

    `check` is the key of a text; `why` is what the driver said.
    """

    device: str
    state: State
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    check: str = ""
    why: str = ""


Tell = "Callable[[str, dict[str, Any]], None]"
"""Says the text of a key with its facts to whoever stands at the box."""
