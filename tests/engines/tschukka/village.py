"""A village for tests: families as they are told, then real moves from there."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from engines.core.judge import apply
from engines.core.match import begin
from engines.core.transcript import read_entry
from engines.core.verdicts import Applied
from engines.tschukka.components import ALL_KINDS, COLOURS, HUT_NAMES, LETTERS, Family, Hut, Spell
from engines.tschukka.game import Tschukka
from engines.tschukka.people import NOBODY, People, people, write_people
from engines.tschukka.play.flow import go_on
from engines.tschukka.play.meal import begin_meal
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import begin_pass
from engines.tschukka.state import SPELLS_OF, Counter, Phase, State, all_birds
from tests.engines.playing import refusal_in, rules_in

if TYPE_CHECKING:
    from engines.tschukka.changes import Change
    from engines.tschukka.state import Clan

T = TypeVar("T")

TSCHUKKA = Tschukka()
PLAIN = "1w1m1W1M1e - -"


def started(seats: int = 4, **options: Any) -> State:
    """Return the first housing, red to begin."""
    state: State = begin(TSCHUKKA, seats, {"first_family": "red", **options}).state
    return state


def group(text: str) -> People:
    """Return the people written so, their letters in any order."""
    found = {letter: int(count) for count, letter in re.findall(r"(\d+)([a-zA-Z])", text)}
    return people({kind: found.get(LETTERS[kind], 0) for kind in ALL_KINDS})


class Village:
    """A match in progress, with the events of its last call."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.state = replace(started(seats, **options), changes=())
        self.events: tuple[Any, ...] = ()
        for colour in (COLOURS[family] for family in self.state.order):
            self.live(colour, PLAIN)

    def live(self, colour: str, huts: str, **traits: Any) -> Village:
        """House a family so; its pen holds five birds unless told otherwise."""
        groups = tuple(group(word) for word in huts.split())
        clan = replace(self.clan(colour), huts=groups, camp=NOBODY, **{"birds": 5, **traits})
        clan = replace(clan, had_elders=bool(clan.elders))
        self.state = self.state.with_clan(self.family(colour), clan)
        birds = sum(clan.birds for clan in self.state.clans)
        self.state = replace(self.state, supply=all_birds(self.state.options) - birds)
        return self

    def cast(self, *orders: str) -> Village:
        """Lay counters face down: 'green girls red1'."""
        for order in orders:
            colour, spell, hut = order.split()
            counter = Counter(self.family(colour), Spell(spell), Hut(HUT_NAMES.index(hut)))
            self.state = replace(self.state, counters=(*self.state.counters, counter))
        return self

    def at(self, phase: Phase) -> Village:
        """Go to a reveal pass, to the meal or to the census."""
        if phase in SPELLS_OF:
            return self._take(go_on(Progress(begin_pass(self.state, phase))))
        if phase is Phase.MEAL:
            return self._take(go_on(Progress(begin_meal(self.state))))
        return self._take(go_on(Progress(replace(self.state, phase=phase, queue=()))))

    def reveal_all(self) -> Village:
        """Let everybody turn up all that belongs to this phase."""
        phase, told = self.state.phase, self.events
        while self.state.phase is phase and self.state.queue:
            seat = self.state.owners[self.state.awaited[0]]
            move = TSCHUKKA.press(self.state, seat, 0)
            self.play(f"{seat} {TSCHUKKA.write(move)}" if move else "")
            told += self.events
        self.events = told
        return self

    def play(self, *lines: str) -> Village:
        """Make moves, each of which must be legal."""
        told: tuple[Any, ...] = ()
        for line in lines:
            entry = read_entry(TSCHUKKA, line)
            applied = apply(TSCHUKKA, self.state, entry.seat, entry.move)
            assert isinstance(applied, Applied), (line, applied)
            self.state, told = applied.state, (*told, *applied.events)
        self.events = told
        return self

    def refused(self, line: str) -> str | None:
        """Return the word of the rule that refuses the line, or None."""
        return refusal_in(TSCHUKKA, self.state, line)

    def family(self, colour: str) -> Family:
        """Return the family of that colour."""
        return Family(COLOURS.index(colour))

    def clan(self, colour: str) -> Clan:
        """Return the family's people, pen and pole."""
        return self.state.clans[self.family(colour)]

    def huts(self, colour: str) -> str:
        """Return who lives in the family's huts."""
        return " ".join(map(write_people, self.clan(colour).huts))

    def told(self, kind: type[T]) -> list[T]:
        """Return the events of one kind of the last call."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def rules(self) -> set[str]:
        """Return the words of the rules that the last call told."""
        return {rule.partition(".")[2] for rule in rules_in(self.events)}

    @property
    def awaited(self) -> str:
        """Return the awaited families by colour."""
        return " ".join(COLOURS[family] for family in self.state.awaited)

    @property
    def changes(self) -> tuple[Change, ...]:
        """Return the changes of the last finished phase."""
        return self.state.reports[-1].changes

    def report(self, phase: str) -> tuple[Change, ...]:
        """Return the changes of the last phase of that name."""
        return next(done.changes for done in reversed(self.state.reports) if done.phase == phase)

    def _take(self, progress: Progress) -> Village:
        self.state, self.events = progress.state, progress.events
        return self
