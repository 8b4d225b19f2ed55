"""Lanes: private topics for each user that was made beforehand, so that the box itself can revoke.

A broker that cannot be asked to remove a user lets it read what it always could. So each such
user of a seat has topics of its own, `seat/0-3` for `seat/0`, and the box speaks and listens only
on those of the phone that has the seat now. Who lost it keeps a line on which nothing comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import aiomqtt

if TYPE_CHECKING:
    from collections.abc import Mapping

_RETAINED: Final = ("view", "recent")


class Lanes:
    """Which lanes stand for which place of the table, and which of them are open now."""

    def __init__(self, box: str, stands_for: Mapping[str, str]) -> None:
        self.root = f"totem/{box}/"
        self._stands_for = dict(stands_for)
        self._places = frozenset(stands_for.values())
        self._open: list[str] = []
        # A broker that outlives the box may still hold what was on them at an earlier start.
        self._stale: set[str] = set(stands_for)

    def open(self, lane: str) -> None:
        """Speak and listen on that lane from now on."""
        if lane in self._stands_for and lane not in self._open:
            self._open.append(lane)

    def close(self, lane: str) -> None:
        """Say nothing more on that lane, hear nothing from it, and wipe what is retained there."""
        if lane in self._open:
            self._open.remove(lane)
            self._stale.add(lane)

    def out(self, topic: str) -> tuple[str, ...]:
        """Return where a topic of the table really goes; without an open lane, nowhere."""
        place, _, leaf = topic.removeprefix(self.root).rpartition("/")
        if place not in self._places:
            return (topic,)
        lanes = (lane for lane in self._open if self._stands_for[lane] == place)
        return tuple(f"{self.root}{lane}/{leaf}" for lane in lanes)

    def back(self, topic: str) -> str:
        """Return which topic of the table is meant; that of a closed lane means nobody's."""
        lane, _, leaf = topic.removeprefix(self.root).rpartition("/")
        is_open = lane in self._open
        return f"{self.root}{self._stands_for[lane]}/{leaf}" if is_open else topic

    def take_stale(self) -> list[str]:
        """Return the topics on which something may be retained that nobody may read any more."""
        stale = self._stale - set(self._open)
        self._stale = set()
        return [f"{self.root}{lane}/{leaf}" for lane in sorted(stale) for leaf in _RETAINED]

    def spoil(self, topics: list[str]) -> None:
        """Take these back: they could not be wiped."""
        self._stale |= {topic.removeprefix(self.root).rpartition("/")[0] for topic in topics}


class LaneClient(aiomqtt.Client):
    """A client of the box that names the topics of the table and uses those of the open lanes."""

    def __init__(self, lanes: Lanes, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._lanes = lanes

    async def publish(self, /, topic: str, *args: Any, **options: Any) -> None:
        """Publish on every open lane, after what is stale was wiped."""
        stale = self._lanes.take_stale()
        while stale:
            try:
                await super().publish(stale[-1], b"", qos=1, retain=True)
            except aiomqtt.MqttError:
                self._lanes.spoil(stale)
                raise
            stale.pop()
        for each in self._lanes.out(topic):
            await super().publish(each, *args, **options)

    def _on_message(self, client: Any, userdata: Any, message: Any) -> None:
        message.topic = self._lanes.back(str(message.topic)).encode()
        super()._on_message(client, userdata, message)
