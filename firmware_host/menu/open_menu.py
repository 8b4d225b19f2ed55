"""A menu that is open on a screen of the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from firmware_host.menu.choices import Chooser

if TYPE_CHECKING:
    from firmware_host.menu.choices import Branch

Kind = Literal["own", "middle", "host", "setup"]


@dataclass(slots=True)
class OpenMenu:
    """What a menu is about, where its chooser is, and when it was last touched."""

    kind: Kind
    chooser: Chooser | None
    touched_ns: int

    def stays_in(self, root: Branch) -> bool:
        """Go on in the tree as it is now; return whether it still asks the same there."""
        if self.chooser is None:
            return True
        same = self.chooser.moved_to(root)
        self.chooser = same or Chooser(root)
        return same is not None
