"""Parts of a running box that raise for as long as a test wants them to."""

from __future__ import annotations

import functools
import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

    from tests.daemon.phone import Phone


class BrokenError(Exception):
    """What a broken part raises."""


@dataclass
class Switch:
    """Whether a part is broken."""

    is_on: bool = False

    def check(self) -> None:
        """Raise while the part is broken."""
        if self.is_on:
            raise BrokenError


def breakable(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> Switch:
    """Let a function of a class or module raise while the switch is on; to be said before `run`."""
    switch = Switch()
    whole: Any = getattr(owner, name)

    @functools.wraps(whole)
    def sync(*args: Any, **more: Any) -> Any:
        switch.check()
        return whole(*args, **more)

    @functools.wraps(whole)
    async def later(*args: Any, **more: Any) -> Any:
        switch.check()
        return await whole(*args, **more)

    monkeypatch.setattr(owner, name, later if inspect.iscoroutinefunction(whole) else sync)
    return switch


def tracebacks(caplog: pytest.LogCaptureFixture) -> int:
    """Return how often the log tells of a broken part with its traceback."""
    shown = [record.exc_info[1] for record in caplog.records if record.exc_info]
    return sum("BrokenError" in repr(error) for error in shown)


async def until_faulty(phone: Phone, device: str, key: str = "part-failed") -> dict[str, Any]:
    """Return the fault once a phone is told of it, in both languages."""
    told = await phone.until("public/faults", lambda told: device in _devices(told))
    (fault,) = (fault for fault in told["faults"] if fault["device"] == device)
    assert fault["key"] == key
    assert all(fault["text"].values())
    assert "{" not in "".join(fault["text"].values())
    return dict(fault)


async def until_well(phone: Phone, device: str) -> None:
    """Return once a phone is told that the fault is gone."""
    await phone.until("public/faults", lambda told: device not in _devices(told))


def _devices(told: dict[str, Any]) -> set[str]:
    return {fault["device"] for fault in told["faults"]}
