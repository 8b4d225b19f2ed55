"""Fault detection: distinguishes faulty buttons from pressed ones.

* A button chatters when its contact changes more than `storm_edges` times in `storm_ms`, which no
  bounce does. It is muted, because its edges would displace those of others, and unmuted for a
  trial after `mute_ms`, which doubles after each failed trial.
* A button bounces when its contact is not stable `bounce_ms` after its first change. It gives no
  press until it is stable, and the fault lasts until it was stable for `calm_ms`.
* A button is held when it stays down for `held_ms`, or for `grab_ms` when its press is awaited,
  because a held button cannot register a new press. After `stuck_ms`, or when it was down at the
  start, it is stuck (or unplugged, if normally closed). It gives no press until it is released.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from hardware.ports import Edge

ButtonFault = Literal["chattering", "bouncing", "held", "stuck"]

_MS = 1_000_000
_LONGEST_MUTE_MS = 16_000


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a working button; storms and bounces are found well within 100 ms."""

    storm_edges: int = 32
    storm_ms: int = 50
    bounce_ms: int = 40
    rest_ms: int = 20
    calm_ms: int = 1_000
    grab_ms: int = 400
    held_ms: int = 2_000
    stuck_ms: int = 20_000
    mute_ms: int = 1_000


class _ButtonHealth:
    """The health of one button."""

    def __init__(self, limits: Limits, *, is_down: bool) -> None:
        self._limits = limits
        self._recent: deque[int] = deque(maxlen=limits.storm_edges)
        self._began_ns = 0
        self._last_ns = 0
        self._noisy: ButtonFault | None = None
        self._muted_until_ns: int | None = None
        self._mute_ms = limits.mute_ms
        self._down_since_ns: int | None = 0 if is_down else None
        self._is_stuck = is_down
        self._is_held = False
        self.is_awaited = False
        self.fault: ButtonFault | None = "stuck" if is_down else None

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
        self._update_fault()

    def tick(self, now_ns: int, is_down: bool | None) -> None:
        if not is_down and not self.fault and self._down_since_ns is None:
            return
        if self._muted_until_ns is not None and now_ns >= self._muted_until_ns:
            self._muted_until_ns = None
            self._last_ns = now_ns
        self._recover(now_ns)
        if is_down is not None:
            self._watch_level(now_ns, is_down)
        self._update_fault()

    def due_ns(self) -> int | None:
        """Return when the next tick of this button is due, or None."""
        if not self.fault and self._down_since_ns is None:
            return None
        if self._muted_until_ns is not None:
            return self._muted_until_ns
        dues = [self._last_ns + self._limits.calm_ms * _MS] if self._noisy else []
        if self._down_since_ns is not None and not self._is_stuck:
            wait_ms = self._limits.stuck_ms if self._is_held else self._hold_limit_ms()
            dues.append(self._down_since_ns + wait_ms * _MS)
        return min(dues, default=None)

    def _hold_limit_ms(self) -> int:
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
        self._is_held = self._is_held or down_ns >= self._hold_limit_ms() * _MS
        self._is_stuck = self._is_stuck or down_ns >= self._limits.stuck_ms * _MS

    def _update_fault(self) -> None:
        lasting: ButtonFault | None = "stuck" if self._is_stuck else None
        if lasting is None and self._is_held:
            lasting = "held"
        self.fault = self._noisy or lasting


class Health:
    """The health of all buttons; `down` are those that are down at the start.

    `faults` are the current faults by button, `muted` the buttons whose edges are to be ignored.
    """

    def __init__(
        self, buttons: Iterable[int], *, down: Iterable[int] = (), limits: Limits | None = None
    ) -> None:
        held = frozenset(down)
        self._buttons = {
            button: _ButtonHealth(limits or Limits(), is_down=button in held) for button in buttons
        }
        self._summarize()

    def feed(self, edge: Edge) -> None:
        """Process an edge and update faults and mutes."""
        button_health = self._buttons[edge.button]
        before = (button_health.fault, button_health.is_muted)
        button_health.feed(edge.at_ns)
        if (button_health.fault, button_health.is_muted) != before:
            self._summarize()

    def tick(self, now_ns: int, levels: Mapping[int, bool]) -> None:
        """Process the levels of the lines now; `levels` may lack some."""
        for button, button_health in self._buttons.items():
            button_health.tick(now_ns, levels.get(button))
        self._summarize()

    def expect(self, awaited: Collection[int]) -> None:
        """Set the awaited buttons; of these, one that is held becomes a fault sooner."""
        for button, button_health in self._buttons.items():
            button_health.is_awaited = button in awaited
        self._summarize()

    def due_ns(self) -> int | None:
        """Return when the next tick is due, or None until the next edge."""
        return self._due_ns

    def is_chattering(self, button: int) -> bool:
        """Return whether the button chatters, so that its presses must not count."""
        return self.faults.get(button) == "chattering"

    def unusable(self) -> frozenset[int]:
        """Return the buttons that cannot be pressed: those that are stuck or chatter."""
        worst = ("stuck", "chattering")
        return frozenset(button for button, what in self.faults.items() if what in worst)

    def _summarize(self) -> None:
        """Cache faults, mutes and the next due time of all buttons."""
        self.faults: dict[int, ButtonFault] = {}
        muted: list[int] = []
        dues: list[int] = []
        for button, button_health in self._buttons.items():
            if button_health.fault is not None:
                self.faults[button] = button_health.fault
            if button_health.is_muted:
                muted.append(button)
            if (due_ns := button_health.due_ns()) is not None:
                dues.append(due_ns)
        self.muted = frozenset(muted)
        self._due_ns = min(dues, default=None)
