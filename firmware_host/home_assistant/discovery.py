"""The discovery payload: one device with its sensors, triggers and switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from firmware_host import __version__
from firmware_host.texts.texts import BOX, translate

ONLINE: Final = "online"
OFFLINE: Final = "offline"
PAUSED: Final = "ON"
RUNNING: Final = "OFF"

_ICONS: Final = {
    "game": "mdi:cards-outline",
    "phase": "mdi:progress-clock",
    "turn": "mdi:account-arrow-right",
    "scores": "mdi:scoreboard-outline",
    "verdict": "mdi:gavel",
}
_EXTRAS: Final = {
    "turn": "{{ {'seats': value_json.turn_seats} | tojson }}",
    "scores": "{{ value_json.standing | tojson }}",
    "verdict": "{{ {'rule': value_json.rule, 'number': value_json.number} | tojson }}",
}


@dataclass(frozen=True, slots=True)
class Place:
    """The topics of one box: from its id and the discovery prefix of Home Assistant."""

    box: str
    prefix: str = "homeassistant"

    @property
    def config(self) -> str:
        """The topic of the discovery."""
        return f"{self.prefix}/device/totembox_{self.box}/config"

    @property
    def birth(self) -> str:
        """The topic of Home Assistant's birth message."""
        return f"{self.prefix}/status"

    @property
    def status(self) -> str:
        """The availability topic of the box."""
        return f"totem/{self.box}/home/status"

    @property
    def state(self) -> str:
        """The topic of all states."""
        return f"totem/{self.box}/home/state"

    @property
    def grab(self) -> str:
        """The topic of grabs."""
        return f"totem/{self.box}/home/grab"

    @property
    def pause(self) -> str:
        """The command topic of the pause switch."""
        return f"totem/{self.box}/home/pause/set"


def discovery(place: Place, seats: int, language: str, page: str = "") -> dict[str, Any]:
    """Return the whole device; `page` is the address at which people reach the box."""
    device = {
        "identifiers": [f"totembox_{place.box}"],
        "name": translate(BOX, language, "home-device", {"box": place.box}),
        "manufacturer": "totembox",
        "model": translate(BOX, language, "home-model"),
        "sw_version": __version__,
    }
    return {
        "device": {**device, "configuration_url": page} if page else device,
        "origin": {"name": "totembox", "sw_version": __version__},
        "availability": [
            {
                "topic": place.status,
                "payload_available": ONLINE,
                "payload_not_available": OFFLINE,
            }
        ],
        "qos": 1,
        "components": {
            **{name: _sensor(place, name, language) for name in _ICONS},
            **{f"score_{seat + 1}": _score(place, seat, language) for seat in range(seats)},
            "grab": _grab(place, seats, language),
            **{f"grab_{seat + 1}": _trigger(place, seat) for seat in range(seats)},
            "pause": _pause(place, language),
        },
    }


def seat_type(seat: int) -> str:
    """Return the type of the event that a grab of this seat is."""
    return f"seat_{seat + 1}"


def _entity(place: Place, platform: str, name: str, label: str) -> dict[str, Any]:
    unique = f"totembox_{place.box}_{name}"
    return {"platform": platform, "unique_id": unique, "name": label}


def _sensor(place: Place, name: str, language: str) -> dict[str, Any]:
    plain = {
        **_entity(place, "sensor", name, translate(BOX, language, f"home-{name}")),
        "icon": _ICONS[name],
        "state_topic": place.state,
        "value_template": f"{{{{ value_json.{name} }}}}",
    }
    if name not in _EXTRAS:
        return plain
    extras = {"json_attributes_topic": place.state, "json_attributes_template": _EXTRAS[name]}
    return {**plain, **extras}


def _score(place: Place, seat: int, language: str) -> dict[str, Any]:
    label = translate(BOX, language, "home-score", {"place": seat + 1})
    return {
        **_entity(place, "sensor", f"score_{seat + 1}", label),
        "icon": "mdi:counter",
        "state_class": "measurement",
        "state_topic": place.state,
        "value_template": f"{{{{ value_json.score_{seat + 1} }}}}",
    }


def _grab(place: Place, seats: int, language: str) -> dict[str, Any]:
    return {
        **_entity(place, "event", "grab", translate(BOX, language, "home-grab")),
        "icon": "mdi:hand-front-right",
        "device_class": "button",
        "event_types": [seat_type(seat) for seat in range(seats)],
        "state_topic": place.grab,
    }


def _trigger(place: Place, seat: int) -> dict[str, Any]:
    """Return a trigger for automations: this seat's button was pressed and it counted."""
    return {
        "platform": "device_automation",
        "automation_type": "trigger",
        "type": "button_short_press",
        "subtype": f"button_{seat + 1}",
        "topic": place.grab,
        "value_template": "{{ value_json.event_type }}",
        "payload": seat_type(seat),
    }


def _pause(place: Place, language: str) -> dict[str, Any]:
    return {
        **_entity(place, "switch", "pause", translate(BOX, language, "home-pause")),
        "icon": "mdi:pause-circle-outline",
        "command_topic": place.pause,
        "state_topic": place.state,
        "value_template": "{{ value_json.pause }}",
        "payload_on": PAUSED,
        "payload_off": RUNNING,
        "state_on": PAUSED,
        "state_off": RUNNING,
    }
