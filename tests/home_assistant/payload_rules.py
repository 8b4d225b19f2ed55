"""Home Assistant's rules for a device in MQTT discovery, out of its source.

They stand in `homeassistant/components/mqtt`: the device, its origin and availability in
`schemas.py` (`DEVICE_DISCOVERY_SCHEMA`), the keys of each platform in `sensor.py`, `event.py`,
`switch.py` and `device_trigger.py`; 2024.11.0 is the first version that has them. `make test-home`
validates by these schemas themselves.

For each platform: which keys must be there, which may be. A key that is in neither would be
dropped by Home Assistant without a word, so here it is a fault.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

ENTITY = frozenset(
    {
        *("platform", "unique_id", "name", "icon", "qos", "encoding", "entity_category"),
        *("enabled_by_default", "device_class", "json_attributes_topic"),
        *("json_attributes_template", "entity_picture", "default_entity_id", "value_template"),
    }
)
PLATFORMS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    "sensor": (
        frozenset({"platform", "unique_id", "state_topic"}),
        ENTITY
        | {
            *("state_class", "unit_of_measurement", "expire_after", "force_update", "options"),
            *("last_reset_value_template", "suggested_display_precision"),
        },
    ),
    "event": (frozenset({"platform", "unique_id", "state_topic", "event_types"}), ENTITY),
    "switch": (
        frozenset({"platform", "unique_id", "command_topic"}),
        ENTITY
        | {
            *("state_topic", "payload_on", "payload_off", "state_on", "state_off"),
            *("optimistic", "retain", "command_template"),
        },
    ),
    "device_automation": (
        frozenset({"platform", "automation_type", "topic", "type", "subtype"}),
        frozenset({"payload", "qos", "value_template"}),
    ),
}
DEVICE = frozenset(
    {
        *("identifiers", "connections", "manufacturer", "model", "model_id", "name", "hw_version"),
        *("serial_number", "sw_version", "via_device", "suggested_area", "configuration_url"),
    }
)
TOP = frozenset(
    {
        *("device", "origin", "components", "availability", "availability_mode"),
        *("availability_topic", "availability_template", "payload_available"),
        *("payload_not_available", "state_topic", "command_topic", "qos", "encoding"),
    }
)
EVENT_CLASSES = frozenset({"button", "doorbell", "motion"})
TOPIC = re.compile(r"[^+#\0]{1,65535}")
OBJECT_ID = re.compile(r"[A-Za-z0-9_-]+")
STATE_AT_MOST = 255


def faults_of(topic: str, payload: bytes, prefix: str = "homeassistant") -> list[str]:
    """Return everything that Home Assistant would refuse or drop."""
    found = re.fullmatch(rf"{prefix}/device/([^/]+)/config", topic)
    faults = [] if found and OBJECT_ID.fullmatch(found[1]) else [f"topic {topic}"]
    told = json.loads(payload)
    faults += [f"unknown key {key}" for key in told.keys() - TOP]
    faults += _device_faults(told.get("device", {})) + _origin_faults(told.get("origin", {}))
    faults += _availability_faults(told.get("availability", []))
    components = told.get("components", {})
    for name, component in components.items():
        faults += [f"{name}: {fault}" for fault in _component_faults(name, component)]
    unique = [each["unique_id"] for each in components.values() if "unique_id" in each]
    faults += [] if components and len(unique) == len(set(unique)) else ["unique ids"]
    return faults


def _device_faults(device: dict[str, Any]) -> list[str]:
    faults = [f"device: unknown key {key}" for key in device.keys() - DEVICE]
    if not device.get("identifiers") and not device.get("connections"):
        faults.append("device: nothing identifies it")
    url = device.get("configuration_url", "http://x")
    return faults + ([] if url.startswith(("http://", "https://", "homeassistant://")) else [url])


def _origin_faults(origin: dict[str, Any]) -> list[str]:
    """Return faults of the origin, which a device must have, and its name."""
    faults = [
        f"origin: unknown {key}" for key in origin.keys() - {"name", "sw_version", "support_url"}
    ]
    return faults + ([] if origin.get("name") else ["origin: no name"])


def _availability_faults(listed: list[dict[str, Any]]) -> list[str]:
    known = {"topic", "payload_available", "payload_not_available", "value_template"}
    faults = [f"availability: unknown {key}" for each in listed for key in each.keys() - known]
    return faults + ["availability: topic" for each in listed if not _is_topic(each.get("topic"))]


def _component_faults(name: str, component: dict[str, Any]) -> list[str]:
    if component.get("platform") not in PLATFORMS:
        return [f"unknown platform {component.get('platform')}"]
    needed, allowed = PLATFORMS[component["platform"]]
    faults = [f"no {key}" for key in needed - component.keys()]
    faults += [f"unknown key {key}" for key in component.keys() - needed - allowed]
    topics = [key for key in component if key == "topic" or key.endswith("_topic")]
    faults += [f"bad {key}" for key in topics if not _is_topic(component[key])]
    faults += [] if OBJECT_ID.fullmatch(name) else ["bad name of a component"]
    faults += [] if component.get("icon", "mdi:x").startswith("mdi:") else ["bad icon"]
    return faults + _special_faults(component)


def _special_faults(component: dict[str, Any]) -> list[str]:
    match component["platform"]:
        case "event":
            types = component.get("event_types", [])
            is_fine = types and all(isinstance(each, str) for each in types)
            is_classed = component.get("device_class", "button") in EVENT_CLASSES
            return [] if is_fine and is_classed else ["event_types or device_class"]
        case "device_automation":
            return [] if component.get("automation_type") == "trigger" else ["automation_type"]
        case "sensor":
            classes = {"measurement", "total", "total_increasing", "measurement_angle"}
            return [] if component.get("state_class", "total") in classes else ["state_class"]
        case _:
            return []


def _is_topic(topic: object) -> bool:
    return isinstance(topic, str) and TOPIC.fullmatch(topic) is not None


def rendered(template: str, payload: bytes) -> str:
    """Return what a template gives; ours only take one value out of the payload, by design."""
    plain = re.fullmatch(r"\{\{ value_json\.(\w+) \}\}", template)
    assert plain, f"{template} does more than take one value"
    value = json.loads(payload)[plain[1]]
    return "None" if value is None else str(value)
