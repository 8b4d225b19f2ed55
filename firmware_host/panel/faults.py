"""The current faults of the box: reported by its parts, shown and published."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, Final

from firmware_host.mqtt.cancelling import first_error
from firmware_host.texts.texts import BOX, MissingTextError, parse_ahead, translate
from firmware_host.wire import payloads

log = logging.getLogger(__name__)

_WELL_S: Final = 10.0
_READ_AFTER_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class Fault:
    """A device or part, what is wrong with it (the key of a text), and the facts of that text."""

    device: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict[str, Any])

    def text(self, language: str) -> str:
        """Return the sentence."""
        return translate(BOX, language, f"fault-{self.key}", self._told(language))

    def short(self, language: str) -> str:
        """Return the few words that fit a line of a screen."""
        return translate(BOX, language, f"oled-fault-{self.key}", self._told(language))

    def _told(self, language: str) -> dict[str, Any]:
        """Return the facts with the game by the name that people know."""
        if "game" not in self.facts:
            return self.facts
        try:
            return self.facts | {"game": translate(self.facts["game"], language, "game-name")}
        except MissingTextError:
            return self.facts


async def read_texts(after_s: float = _READ_AFTER_S) -> None:
    """Parse the texts of faults, in a thread: it takes a while, and must delay no press later.

    Not at once: a start takes long enough.
    """
    await asyncio.sleep(after_s)
    await asyncio.to_thread(parse_ahead, BOX, "fault-", "oled-fault-", "oled-again")


class Faults:
    """The current faults, at most one per device; listeners are called at every change.

    `well_s` is how long a part that failed must run well until its fault is cleared.
    """

    def __init__(self, well_s: float = _WELL_S) -> None:
        self.well_s = well_s
        self._faults: dict[str, Fault] = {}
        self._listeners: list[Callable[[], None]] = []
        self._recovering: dict[str, asyncio.TimerHandle] = {}

    @property
    def now(self) -> tuple[Fault, ...]:
        """Return the current faults, oldest first."""
        return tuple(self._faults.values())

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    def report(
        self, device: str, key: str, why: str = "", cause: Exception | None = None, **facts: Any
    ) -> None:
        """Report a fault of the device; `why` and the traceback are for the log only."""
        self._stop_recovery(device)
        fault = Fault(device, key, facts)
        if self._faults.get(device) == fault:
            return
        # A changed fault counts as the newest.
        self._faults.pop(device, None)
        self._faults[device] = fault
        said, kind = f"{fault.text('en')}{f' ({why})' if why else ''}", f"{device} {key}"
        log.warning("%s", said, exc_info=cause, extra={"kind": kind})
        self._tell()

    def clear(self, device: str) -> None:
        """Clear the fault of the device."""
        self._stop_recovery(device)
        if self._faults.pop(device, None) is not None:
            log.warning("%s: well again", device)
            self._tell()

    @contextlib.contextmanager
    def contained(self, part: str) -> Generator[None]:
        """Run the block; an exception in it is a fault of the part and goes no further.

        The last word of `part` is its name in the texts.
        """
        try:
            yield
        except Exception as error:  # noqa: BLE001 - whatever one part raises, the others go on
            named = type(first_error(error)).__name__
            self.report(part, "part-failed", cause=error, part=_name(part), error=named)
        else:
            self.recover(part)

    def recover(self, part: str) -> None:
        """Clear the fault of the part, unless it fails again within a while."""
        if part in self._faults and part not in self._recovering:
            later = asyncio.get_running_loop().call_later
            self._recovering[part] = later(self.well_s, self.clear, part)

    def payload(self) -> payloads.Faults:
        """Return all faults as they are published."""
        return payloads.Faults(faults=[_payload(fault) for fault in self._faults.values()])

    def _stop_recovery(self, device: str) -> None:
        if timer := self._recovering.pop(device, None):
            timer.cancel()

    def _tell(self) -> None:
        for listener in self._listeners:
            try:
                listener()
            except Exception:
                log.exception("a fault was not passed on")


def _name(part: str) -> str:
    return part.rpartition(" ")[2]


def _payload(fault: Fault) -> payloads.DeviceFault:
    return payloads.DeviceFault(
        device=fault.device,
        key=fault.key,
        facts=fault.facts,
        text={"fr": fault.text("fr"), "en": fault.text("en")},
    )
