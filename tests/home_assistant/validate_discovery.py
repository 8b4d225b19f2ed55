"""Validate the discovery by Home Assistant's own schemas, in a Python with `homeassistant`.

`make test-home` does it, in an environment of its own: Home Assistant is large, needs a newer
Python than the box and pins what it stands on. Reads what `totembox home-assistant show` prints.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from typing import Any

_SCHEMAS = {"device_automation": ("device_trigger", "TRIGGER_DISCOVERY_SCHEMA")}
# Taken off the payload before the schema of a trigger sees it.
_HANDLED_BEFORE = frozenset({"platform"})


def judge(payload: dict[str, Any]) -> list[str]:
    """Return everything that Home Assistant refuses, or drops without a word."""
    mqtt = "homeassistant.components.mqtt"
    schemas = importlib.import_module(f"{mqtt}.schemas")
    schemas.DEVICE_DISCOVERY_SCHEMA(payload)
    shared = {key: value for key, value in payload.items() if key != "components"}
    faults: list[str] = []
    for name, component in payload["components"].items():
        module, schema = _SCHEMAS.get(component["platform"], ("", "DISCOVERY_SCHEMA"))
        found = importlib.import_module(f"{mqtt}.{module or component['platform']}")
        own = {key: value for key, value in component.items() if key not in _HANDLED_BEFORE}
        # A trigger has no availability of its own.
        given = {**own, **({} if module else shared), "device": payload["device"]}
        kept = getattr(found, schema)(given)
        faults += [f"{name}: {key} is dropped" for key in own.keys() - kept.keys()]
    return faults


async def main() -> None:
    """Judge the payload, and see that a spoilt one would have been found."""
    version = importlib.import_module("homeassistant.const").__version__
    home = importlib.import_module("homeassistant.core").HomeAssistant("/nonexistent")
    frame = importlib.import_module("homeassistant.helpers.frame")
    if hasattr(frame, "async_setup"):
        # From 2025 on templates ask whose they are.
        frame.async_setup(home)
    _topic, _, body = sys.stdin.read().partition("\n")
    payload = json.loads(body)
    faults = judge(payload)
    spoilt = {**payload, "origin": {}}
    try:
        judge(spoilt)
        faults.append("a device without an origin was not refused")
    except Exception as error:  # noqa: BLE001 - of a type that is there only where this is run
        print(f"refused, as it should be: {error}")  # noqa: T201 - a report
    for fault in faults:
        print(fault)  # noqa: T201 - a report
    count = len(payload["components"])
    print(f"Home Assistant {version}: {count} components, {len(faults)} faults")  # noqa: T201
    sys.exit(bool(faults))


if __name__ == "__main__":
    asyncio.run(main())
