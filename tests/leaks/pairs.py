"""A pair of boxes that differ only in what a viewer may not know, and what is compared of them."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engines.core.judge import judge, legal_moves
from engines.core.seats import CHANCE, Seat
from firmware_host.table.decision import HOST
from tests.leaks.hidden import SKIP
from tests.leaks.models import model_of
from tests.leaks.recorded_box import received_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.game import AnyGame
    from firmware_host.table.decision import Origin
    from tests.leaks.hidden import Nothing
    from tests.leaks.recorded_box import RecordedBox


class LeakError(AssertionError):
    """A viewer received something that depends on what is hidden from it."""


class CutError(Exception):
    """From here on the rules themselves let the viewer tell the tables apart."""


class RecordedDraws:
    """What chance drew on the first table, for the second one to draw the same way."""

    def __init__(self) -> None:
        self.model: Nothing | None = None
        self.is_leading = True
        self._drawn: list[tuple[Any, Any]] = []
        self._next = 0

    def lead(self) -> None:
        """Record from now on."""
        self.is_leading, self._drawn, self._next = True, [], 0

    def sample(self, game: AnyGame, state: Any, draw: Callable[[], Any]) -> Any:
        """Return what chance plays: on the second table as on the first one, if it can."""
        if self.is_leading or self.model is None:
            move = draw()
            self._drawn.append((state, move))
            return move
        before, move = self._drawn[self._next] if self._next < len(self._drawn) else (state, None)
        self._next += 1
        if move is not None:
            move = self.model.follow(before, state, CHANCE, move)
        if move is None or judge(game, state, CHANCE, move) is not None:
            self._next = -len(self._drawn)
            return draw()
        return move

    def check(self) -> None:
        """Raise LeakError unless both tables drew alike."""
        if self._next != len(self._drawn):
            raise LeakError("chance does not draw alike on both tables")


def with_recorded_draws(game: AnyGame, draws: RecordedDraws) -> AnyGame:
    """Return the game with its chance recorded."""

    def sample_chance(self: Any, state: Any, random: Any, now_ns: int) -> Any:
        return draws.sample(self, state, lambda: game.sample_chance(state, random, now_ns))

    changed: dict[str, Any] = {"sample_chance": sample_chance, "view": _kept(type(game).view)}
    if model_of(game.name).is_open:
        # Both tables have equal states: what follows from them is computed once.
        changed["view"] = lru_cache(64)(type(game).view)
        changed["fast_legal_moves"] = lru_cache(256)(lambda _, *now: legal_moves(game, *now))
    kind = type(f"Recorded{type(game).__name__}", (type(game),), changed)
    return kind()  # type: ignore[no-any-return]


def _kept(view: Callable[[Any, Any, Any], Any]) -> Callable[[Any, Any, Any], Any]:
    """Return the function with its views kept for the last states, which many parts ask for."""
    kept: deque[tuple[Any, dict[Any, Any]]] = deque(maxlen=4)

    def look(self: Any, state: Any, viewer: Any) -> Any:
        views = next((views for known, views in kept if known is state), None)
        if views is None:
            views = {}
            kept.append((state, views))
        if viewer not in views:
            views[viewer] = view(self, state, viewer)
        return views[viewer]

    return look


@dataclass(slots=True)
class Tally:
    """Which pairs of states were compared, after which commands, and how often rules cut in.

    Steps after which both tables are as in an earlier pair, a refusal for example, are compared,
    and counted by command alone.
    """

    seen: set[int] = field(default_factory=set[int])
    cuts: int = 0
    after: Counter[str] = field(default_factory=Counter[str])

    @property
    def pairs(self) -> int:
        """Return the number of distinct pairs of states."""
        return len(self.seen)


class Pair:
    """Two boxes that were told the same, as far as the viewers can know."""

    def __init__(
        self,
        one: RecordedBox,
        other: RecordedBox,
        model: Nothing,
        draws: RecordedDraws,
        tally: Tally,
    ) -> None:
        self.one = one
        self.other = other
        self.model = model
        self._draws = draws
        self._tally = tally
        self._viewers = {Seat(seat) for seat in range(one.match.seats)}
        self._check_cut(one.match.number)
        self._compare_sent("the start")

    async def ask(self, origin: Origin, command: Any, other_command: Any = None) -> None:
        """Ask both tables, and compare all that the viewers receive."""
        number = min(self.one.match.number, getattr(command, "to", self.one.match.number))
        self._draws.lead()
        reply = await self.one.ask(origin, command)
        self._draws.is_leading = False
        if other_command is SKIP:
            self._check_cut(number)
            self._compare_sent(str(command))
            return
        same = await self.other.ask(origin, other_command or command)
        self._check_cut(number)
        self._draws.check()
        if (origin == HOST or origin in self._viewers) and reply != same:
            raise LeakError(f"the reply to {command}: {reply!r} or {same!r}")
        self._compare_sent(str(command))
        if self.one.measured(number) != self.other.measured(number):
            raise LeakError(f"statistics after {command}")
        self._compare_due()
        self._count(type(command).__name__)

    def differs(self) -> bool:
        """Tell whether anything is different on the two tables."""
        return self.model.is_open or self.one.match.state != self.other.match.state

    def looks_alike_to(self, seat: Seat) -> bool:
        """Tell whether a seat may know no difference between the tables."""
        return seat in self._viewers

    def follow(self, seat: Seat, move: Any) -> Any:
        """Return the move for the second table, or raise CutError when there is none."""
        one, other = self.one.match.state, self.other.match.state
        followed = self.model.follow(one, other, seat, move)
        if followed is None:
            self._tally.cuts += 1
            raise CutError
        return followed

    def due(self) -> tuple[Any, Any]:
        """Return what each box does by itself now, whatever the time."""
        self._draws.lead()
        one = self.one.due()
        self._draws.is_leading = False
        other = self.other.due()
        return one and one[1], other and other[1]

    def compare_statistics(self) -> None:
        """Raise LeakError when the statistics differ."""
        if self.one.statistics() != self.other.statistics():
            raise LeakError("statistics")

    def _check_cut(self, since: int) -> None:
        """Leave out viewers whom the rules let see a difference, now or on the way from there.

        When the first viewer is among them, or all were shown a difference, the pair is one no
        more.
        """
        blanked, opens = self.model.blanked, self.model.opened
        for one, other in zip(self.one.states(since), self.other.states(since), strict=False):
            self._viewers = {it for it in self._viewers if blanked(one, it) == blanked(other, it)}
        opened = [
            [shown for before, _, after in box.moves(since) if (shown := opens(before, after))]
            for box in (self.one, self.other)
        ]
        if self.model.viewer not in self._viewers or opened[0] != opened[1]:
            self._tally.cuts += 1
            raise CutError

    def _compare_sent(self, what: str) -> None:
        one, other = self.one.take(), self.other.take()
        if one == other:
            return
        for viewer in sorted(self._viewers):
            mine, same = received_by(one, viewer), received_by(other, viewer)
            if mine != same:
                pairs = zip(mine, same, strict=False)
                first = next((pair for pair in pairs if pair[0] != pair[1]), ())
                counts = f"{len(mine)} and {len(same)} messages"
                raise LeakError(f"seat {viewer} after {what}: {counts}, {first}")

    def _compare_due(self) -> None:
        """Compare when the box acts by itself next, and for whom."""
        self._draws.lead()
        one = self.one.due()
        self._draws.is_leading = False
        other = self.other.due()
        acts = [
            due and (due[0], type(due[1]), getattr(due[1], "seat", None)) for due in (one, other)
        ]
        if acts[0] != acts[1]:
            raise LeakError(f"the box is due to act: {acts}")

    def _count(self, what: str) -> None:
        if self.differs():
            self._tally.seen.add(hash((self.one.match.state, self.other.match.state)))
            self._tally.after[what] += 1
