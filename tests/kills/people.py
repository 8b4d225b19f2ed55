"""People at a box who do anything: they see what phones see, and choose at random."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Protocol

from tests.kills.ledger import Command

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "arriba": {
        "flip_delay_ms": 0,
        "countdown_ms": 500,
        "grab_timeout_ms": 500,
        "announce": "before",
    },
}
WISHES: Final = {
    "play": 60,
    "press": 8,
    "undo": 7,
    "vote": 5,
    "correct": 5,
    "pause": 4,
    "name": 4,
    "bot": 1,
    "resign": 1,
    "end": 1,
    "new_match": 1,
}
"""How often people wish for what, of a hundred times or so."""


class Seen(Protocol):
    """What people see of a table."""

    @property
    def latest(self) -> Mapping[str, Any]:
        """The newest payload of every topic."""
        ...

    @property
    def match(self) -> str:
        """The id of the match on the table, empty without one."""
        ...

    @property
    def number(self) -> int:
        """The number of the last state that was published."""
        ...


@dataclass
class People:
    """The host and the phones of one evening."""

    random: Random
    game: str
    seats: int

    def __post_init__(self) -> None:
        """Begin to number the commands of the evening."""
        self._ids = (f"c{number}" for number in count())

    def wish(self, line: Seen, goal: str = "") -> Command:
        """Return what somebody asks next: of that kind, if there is any such thing to ask."""
        table = line.latest["table"]
        if not line.match or table["ended"] or line.latest["public/state"]["outcome"]:
            return self._new_match(line)
        if table["paused"] and goal in ("", "play"):
            return self._command(line, "host", do="resume")
        kinds = goal or self.random.choices(tuple(WISHES), tuple(WISHES.values()))[0]
        return getattr(self, f"_{kinds}")(line) or self._play(line) or self._undo(line)

    def _new_match(self, line: Seen) -> Command:
        seed = self.random.randrange(1, 1_000_000) if self.random.random() < 0.2 else None
        options = OPTIONS.get(self.game, {})
        wanted = {"game": self.game, "seats": self.seats, "seed": seed, "options": options}
        return self.new_match(line, **wanted)

    def new_match(self, line: Seen, **wanted: Any) -> Command:
        """Return how the host begins a match of that kind."""
        return self._command(line, "host", do="new_match", **wanted)

    def _play(self, line: Seen) -> Command | None:
        """Return a move that a phone offers, or the host for who cannot."""
        offered: list[tuple[str, dict[str, Any]]] = []
        for seat in range(self.seats):
            view = line.latest.get(f"seat/{seat}/view")
            if view:
                wanted = ({"move": move, "number": view["number"]} for move in view["moves"])
                offered += [(f"seat/{seat}", one) for one in wanted]
        hosts = line.latest["host/view"]
        entered = hosts["moves"].get("chance", ()) if not offered else ()
        for move in entered:
            offered.append(("host", {"seat": "chance", "move": move, "number": hosts["number"]}))
        if not offered:
            return None
        place, chosen = self.random.choice(offered)
        return self._command(line, place, do="play", **chosen)

    def _press(self, line: Seen) -> Command | None:
        pressing = [
            seat
            for seat in range(self.seats)
            if (line.latest.get(f"seat/{seat}/view") or {}).get("press")
        ]
        if not pressing:
            return None
        return self._command(line, "box", do="press", button=self.random.choice(pressing))

    def _undo(self, line: Seen) -> Command:
        return self._command(line, self.random.choice(("host", self._anybody())), do="undo")

    def _vote(self, line: Seen) -> Command | None:
        vote = line.latest["table"]["undo"]
        if vote is None:
            return None
        seat = self.random.choice(vote["waiting"] or [0])
        kind = self.random.choice(("agree", "agree", "decline"))
        return self._command(line, f"seat/{seat}", do=kind)

    def _correct(self, line: Seen) -> Command:
        command = self._command(line, "host", do="correct", moves=[])
        number = line.number
        back = self.random.randrange(min(number, 6) + 1)
        command.body |= {"to": number - back, "number": number, "reason": command.body["id"]}
        return command

    def _pause(self, line: Seen) -> Command:
        return self._command(line, self._anybody(), do=self.random.choice(("pause", "resume")))

    def _name(self, line: Seen) -> Command:
        command = self._command(line, self._anybody(), do="name", language="en")
        command.body["name"] = f"N {command.body['id']}"
        return command

    def _bot(self, line: Seen) -> Command:
        seat = self.random.randrange(self.seats)
        return self._command(line, "host", do="bot", seat=seat, bot="random")

    def _resign(self, line: Seen) -> Command:
        return self._command(line, self._anybody(), do="resign")

    def _end(self, line: Seen) -> Command:
        return self._command(line, "host", do="end")

    def _anybody(self) -> str:
        return f"seat/{self.random.randrange(self.seats)}"

    def _command(self, line: Seen, place: str, **body: Any) -> Command:
        if place != "box" and body["do"] != "name":
            # As pages do: another match may be on the table when it arrives.
            body["match"] = line.match
        return Command(place, {"id": next(self._ids), **body}, line.match)
