"""A menu that is open on a screen of the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from firmware_host.menu.choices import Chooser

Kind = Literal["own", "middle", "host", "setup"]


@dataclass(slots=True)
class OpenMenu:
    """What a menu is about, where its chooser is, and when it was last touched."""

    kind: Kind
    chooser: Chooser | None
    touched_ns: int
