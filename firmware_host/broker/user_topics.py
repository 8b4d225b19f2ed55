"""Per-user topics: revoke users on a broker that cannot remove them.

On such a broker a user keeps its subscriptions for good. Each user of a seat therefore has private
topics under a prefix of its own, `seat/0-3` for `seat/0`. The box publishes and accepts messages
only under the prefix of the phone that has the seat now; a revoked phone receives nothing more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import aiomqtt

if TYPE_CHECKING:
    from collections.abc import Mapping

_RETAINED: Final = ("view", "recent")


class UserTopics:
    """The mapping from the table's topic prefixes to the per-user prefixes that are open."""

    def __init__(self, box: str, table_prefixes: Mapping[str, str]) -> None:
        self.root = f"totem/{box}/"
        self._table_prefixes = dict(table_prefixes)
        self._mapped = frozenset(table_prefixes.values())
        self._open: list[str] = []
        # A broker that outlives the box may still retain messages of an earlier start.
        self._stale: set[str] = set(table_prefixes)

    def open(self, prefix: str) -> None:
        """Publish and accept messages under that per-user prefix from now on."""
        if prefix in self._table_prefixes and prefix not in self._open:
            self._open.append(prefix)

    def close(self, prefix: str) -> None:
        """Stop using that prefix and mark its retained messages as stale."""
        if prefix in self._open:
            self._open.remove(prefix)
            self._stale.add(prefix)

    def outgoing(self, topic: str) -> tuple[str, ...]:
        """Return the topics to publish to for a topic of the table: one for each open prefix."""
        wanted, _, leaf = topic.removeprefix(self.root).rpartition("/")
        if wanted not in self._mapped:
            return (topic,)
        prefixes = (each for each in self._open if self._table_prefixes[each] == wanted)
        return tuple(f"{self.root}{prefix}/{leaf}" for prefix in prefixes)

    def incoming(self, topic: str) -> str:
        """Return the table's topic for a received one; under a closed prefix it is unchanged."""
        prefix, _, leaf = topic.removeprefix(self.root).rpartition("/")
        is_open = prefix in self._open
        return f"{self.root}{self._table_prefixes[prefix]}/{leaf}" if is_open else topic

    def take_stale(self) -> list[str]:
        """Return and forget the topics whose retained messages must be deleted."""
        stale = self._stale - set(self._open)
        self._stale = set()
        return [f"{self.root}{prefix}/{leaf}" for prefix in sorted(stale) for leaf in _RETAINED]

    def restore_stale(self, topics: list[str]) -> None:
        """Mark these topics as stale again after deleting them failed."""
        self._stale |= {topic.removeprefix(self.root).rpartition("/")[0] for topic in topics}


class UserTopicsClient(aiomqtt.Client):
    """MQTT client of the box that translates the table's topics to and from per-user topics."""

    def __init__(self, user_topics: UserTopics, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._user_topics = user_topics

    async def publish(self, /, topic: str, *args: Any, **options: Any) -> None:
        """Delete stale retained messages, then publish under every open prefix."""
        stale = self._user_topics.take_stale()
        while stale:
            try:
                await super().publish(stale[-1], b"", qos=1, retain=True)
            except aiomqtt.MqttError:
                self._user_topics.restore_stale(stale)
                raise
            stale.pop()
        for each in self._user_topics.outgoing(topic):
            await super().publish(each, *args, **options)

    def _on_message(self, client: Any, userdata: Any, message: Any) -> None:
        message.topic = self._user_topics.incoming(str(message.topic)).encode()
        super()._on_message(client, userdata, message)
