"""What is wrong with the box right now: told by whoever notices, shown and published to all."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from firmware_host import payloads
from firmware_host.texts import BOX, LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Fault:
    """A device, what is wrong with it (the key of a text), and the facts of that text."""

    device: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict[str, Any])

    def text(self, language: str) -> str:
        """Return the sentence."""
        return say(BOX, language, f"fault-{self.key}", self.facts)

    def short(self, language: str) -> str:
        """Return the few words that fit a line of a screen."""
        return say(BOX, language, f"oled-fault-{self.key}", self.facts)


class Faults:
    """At most one fault a device; listeners hear of every change."""

    def __init__(self) -> None:
        self._faults: dict[str, Fault] = {}
        self._listeners: list[Callable[[], None]] = []
        for language in LANGUAGES:
            # Reading the texts takes a while, which a press must not have to wait for later.
            Fault("", "buttons-missing").text(language)

    @property
    def now(self) -> tuple[Fault, ...]:
        """Return what is wrong, oldest first."""
        return tuple(self._faults.values())

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    def report(self, device: str, key: str, why: str = "", **facts: Any) -> None:
        """Say what is wrong with the device; `why` is for the log only."""
        fault = Fault(device, key, facts)
        if self._faults.get(device) == fault:
            return
        # What changes is news, and news come last.
        self._faults.pop(device, None)
        self._faults[device] = fault
        log.warning("%s%s", fault.text("en"), f" ({why})" if why else "")
        self._tell()

    def clear(self, device: str) -> None:
        """Say that the device is well again."""
        if self._faults.pop(device, None) is not None:
            log.warning("%s: well again", device)
            self._tell()

    def payload(self) -> payloads.Faults:
        """Return all faults as they are published."""
        return payloads.Faults(faults=[_payload(fault) for fault in self._faults.values()])

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()


def _payload(fault: Fault) -> payloads.DeviceFault:
    return payloads.DeviceFault(
        device=fault.device,
        key=fault.key,
        facts=fault.facts,
        text={"fr": fault.text("fr"), "en": fault.text("en")},
    )
