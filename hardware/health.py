"""Tells a sick button from a pressed one, so that it is named and cannot decide anything.

* A contact that changes more than `storm_edges` times in `storm_ms` chatters: no bounce does that.
  It is to be muted, as its edges would crowd out those of the others, and is heard again for a
  trial after a while, longer after each trial it fails.
* A contact that has not come to rest `bounce_ms` after its first change bounces; it gives no press
  until it rests, and is named until it has rested for a while.
* A button that stays down is held; one that does so for long, or since the beginning, is stuck, or
  unplugged where the contact opens by a press.  It gives no press until it was released.  A hand
  may rest for a while where nobody waits for it; of an awaited one that is down for longer than any
  grab lasts it is said at once, because it cannot win.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from hardware.ports import Edge

Complaint = Literal["chattering", "bouncing", "held", "stuck"]

_MS = 1_000_000
_LONGEST_MUTE_MS = 16_000


@dataclass(frozen=True, slots=True)
class Limits:
    """When a button is sick; the times of a storm and a bounce are well within 100 ms."""

    storm_edges: int = 32
    storm_ms: int = 50
    bounce_ms: int = 40
    rest_ms: int = 20
    calm_ms: int = 1_000
    grab_ms: int = 400
    held_ms: int = 2_000
    stuck_ms: int = 20_000
    mute_ms: int = 1_000


class _Patient:
    """One button."""

    def __init__(self, limits: Limits, *, is_down: bool) -> None:
        self._limits = limits
        self._recent: deque[int] = deque(maxlen=limits.storm_edges)
        self._began_ns = 0
        self._last_ns = 0
        self._noisy: Complaint | None = None
        self._muted_until_ns: int | None = None
        self._mute_ms = limits.mute_ms
        self._down_since_ns: int | None = 0 if is_down else None
        self._is_stuck = is_down
        self._is_held = False
        self.is_awaited = False
        self.complaint: Complaint | None = "stuck" if is_down else None

    @property
    def is_muted(self) -> bool:
        return self._muted_until_ns is not None

    def feed(self, at_ns: int) -> None:
        if at_ns - self._last_ns >= self._limits.rest_ms * _MS:
            self._began_ns = at_ns
        self._last_ns = max(self._last_ns, at_ns)
        self._recent.append(at_ns)
        if len(self._recent) == self._limits.storm_edges and self._is_storm():
            self._mute()
        elif self._last_ns - self._began_ns >= self._limits.bounce_ms * _MS:
            self._noisy = self._noisy or "bouncing"
        self._judge()

    def tick(self, now_ns: int, is_down: bool | None) -> None:
        if not is_down and not self.complaint and self._down_since_ns is None:
            return
        if self._muted_until_ns is not None and now_ns >= self._muted_until_ns:
            self._muted_until_ns = None
            self._last_ns = now_ns
        self._recover(now_ns)
        if is_down is not None:
            self._watch_level(now_ns, is_down)
        self._judge()

    def due_ns(self) -> int | None:
        """Return when this button should be looked at again."""
        if not self.complaint and self._down_since_ns is None:
            return None
        if self._muted_until_ns is not None:
            return self._muted_until_ns
        dues = [self._last_ns + self._limits.calm_ms * _MS] if self._noisy else []
        if self._down_since_ns is not None and not self._is_stuck:
            wait_ms = self._limits.stuck_ms if self._is_held else self._patience_ms()
            dues.append(self._down_since_ns + wait_ms * _MS)
        return min(dues, default=None)

    def _patience_ms(self) -> int:
        return self._limits.grab_ms if self.is_awaited else self._limits.held_ms

    def _is_storm(self) -> bool:
        return max(self._recent) - min(self._recent) <= self._limits.storm_ms * _MS

    def _mute(self) -> None:
        if self._muted_until_ns is None:
            self._noisy = "chattering"
            self._muted_until_ns = self._last_ns + self._mute_ms * _MS
            self._mute_ms = min(2 * self._mute_ms, _LONGEST_MUTE_MS)
            self._recent.clear()

    def _recover(self, now_ns: int) -> None:
        is_calm = now_ns - self._last_ns >= self._limits.calm_ms * _MS
        if self._noisy and not self.is_muted and is_calm:
            self._noisy = None
            self._mute_ms = self._limits.mute_ms

    def _watch_level(self, now_ns: int, is_down: bool) -> None:
        if not is_down:
            self._down_since_ns, self._is_held, self._is_stuck = None, False, False
            return
        if self._down_since_ns is None:
            self._down_since_ns = now_ns
        down_ns = now_ns - self._down_since_ns
        self._is_held = self._is_held or down_ns >= self._patience_ms() * _MS
        self._is_stuck = self._is_stuck or down_ns >= self._limits.stuck_ms * _MS

    def _judge(self) -> None:
        lasting: Complaint | None = "stuck" if self._is_stuck else None
        if lasting is None and self._is_held:
            lasting = "held"
        self.complaint = self._noisy or lasting


class Health:
    """All buttons of the box; `down` names those that are down at the start.

    `complaints` says what is wrong with which button, `muted` which are not to be heard now.
    """

    def __init__(
        self, buttons: Iterable[int], *, down: Iterable[int] = (), limits: Limits | None = None
    ) -> None:
        held = frozenset(down)
        self._patients = {
            button: _Patient(limits or Limits(), is_down=button in held) for button in buttons
        }
        self._sum_up()

    def feed(self, edge: Edge) -> None:
        """Take an edge; what it shows is said right after it."""
        patient = self._patients[edge.button]
        before = (patient.complaint, patient.is_muted)
        patient.feed(edge.at_ns)
        if (patient.complaint, patient.is_muted) != before:
            self._sum_up()

    def tick(self, now_ns: int, levels: Mapping[int, bool]) -> None:
        """Look at the lines as they are now; `levels` may lack some."""
        for button, patient in self._patients.items():
            patient.tick(now_ns, levels.get(button))
        self._sum_up()

    def expect(self, awaited: Collection[int]) -> None:
        """Learn whose hand the box waits for; a tick then says who cannot answer."""
        for button, patient in self._patients.items():
            patient.is_awaited = button in awaited
        self._sum_up()

    def due_ns(self) -> int | None:
        """Return when a tick may find something, or None when only an edge can."""
        return self._due_ns

    def is_sick(self, button: int) -> bool:
        """Tell whether the button's presses must not count: it makes contact by itself."""
        return self.complaints.get(button) == "chattering"

    def unusable(self) -> frozenset[int]:
        """Return the buttons that no hand can press: they do not come up, or never rest."""
        worst = ("stuck", "chattering")
        return frozenset(button for button, what in self.complaints.items() if what in worst)

    def _sum_up(self) -> None:
        """Ask every button once, instead of at every question."""
        self.complaints: dict[int, Complaint] = {}
        muted: list[int] = []
        dues: list[int] = []
        for button, patient in self._patients.items():
            if patient.complaint is not None:
                self.complaints[button] = patient.complaint
            if patient.is_muted:
                muted.append(button)
            if (due_ns := patient.due_ns()) is not None:
                dues.append(due_ns)
        self.muted = frozenset(muted)
        self._due_ns = min(dues, default=None)
