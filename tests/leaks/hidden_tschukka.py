"""What TOTEM hides: the spells of one family change places with others of its spells."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engines.core.seats import clockwise
from engines.tschukka import moves as tschukka
from engines.tschukka.components import SPELLS, Kind, Spell
from engines.tschukka.counters import allowance, pending
from engines.tschukka.rules.spells import targets
from tests.leaks.hidden import SKIP, TRIES, Nothing, Since

if TYPE_CHECKING:
    from random import Random

    from engines.core.match import Match
    from engines.core.seats import Seat

_OTHERWISE_ONE_IN = 3


class Model(Nothing):
    """Hidden are the chosen and laid counters, sheets, marks and notes of other seats."""

    is_open = False

    def __init__(self, viewer: Seat, random: Random) -> None:
        super().__init__(viewer, random)
        self._swaps: dict[tuple[int, int], dict[Spell, Spell]] = {}
        self._holder: Seat | None = None

    def blanked(self, state: Any, viewer: Seat) -> Any:
        """Return the state with the faces of other seats' hidden counters blanked."""
        mine = state.owned_by(viewer)
        counters = [
            counter
            if counter.is_revealed or counter.owner in mine
            else dataclasses.replace(counter, spell=None)
            for counter in state.counters
        ]
        if state.options.spells == "b":
            # A sheet is laid at once: what lies on a hut has an order only once it is turned up.
            counters.sort(key=lambda it: (it.owner, it.hut, str(it.spell)))
        chosen = tuple(
            spells if family in mine else len(spells) for family, spells in enumerate(state.chosen)
        )
        return dataclasses.replace(
            state,
            counters=tuple(counters),
            chosen=chosen,
            sheets=tuple((f, orders if f in mine else None) for f, orders in state.sheets),
            marked=tuple(mark for mark in state.marked if mark[0] in mine),
            votes=tuple(v if v.family in mine else v.family for v in state.votes),
        )

    def opened(self, before: Any, after: Any) -> tuple[Any, ...]:
        """Return the notes that were read out after the last one, whoever or whatever gave it."""
        return () if after.votes else before.votes

    def twin(self, match: Match) -> Match | None:
        """Return the match with other spells in this round."""
        now = match.state.round
        if not any((match.state.counters, match.state.sheets, *match.state.chosen)):
            return None
        since = Since(match, lambda before, _: before.state.round != now)
        others = [seat for seat in clockwise(0, match.seats) if seat != self.viewer]
        for _ in range(TRIES):
            self._swaps.clear()
            self._holder = self.random.choice(others)
            moves = (self._swapped(match.state, now, entry.move) for entry in since.entries)
            found = self.replayed(since, moves)
            if found is not None and found.state != match.state:
                return found
        return None

    def follow(self, one: Any, other: Any, seat: Seat, move: Any) -> Any:
        """Return the move with other spells; secret ones may differ altogether."""
        del seat
        is_last = len(one.queue) == 1
        is_held = move.family in one.owned_by(self._holder)
        if one.is_simultaneous and not is_last and is_held:
            if isinstance(move, tschukka.Ready) and self._is_other():
                return tschukka.Ready(move.family, self._some_pending(other, move.family))
            if isinstance(move, tschukka.Reveal):
                return SKIP
            if isinstance(move, tschukka.Note) and self._is_other():
                there = [k for k, n in enumerate(other.people_in(move.hut)) if n]
                return dataclasses.replace(move, kind=Kind(self.random.choice(there)))
        if is_last and one.marked != other.marked:
            return None
        swapped = self._swapped(one, one.round, move)
        if isinstance(move, (tschukka.Reveal, tschukka.Ready)) and swapped != move:
            return None
        return swapped

    def telling(self, state: Any, move: Any) -> Any:
        """Return a sheet as it is, or one with more counters on fewer huts."""
        if not isinstance(move, tschukka.Write) or self.random.random() < 0.5:
            return move
        most = min(allowance(state, move.family), len(SPELLS) - 2)
        spells = sorted(self.random.sample(SPELLS, most), key=SPELLS.index)
        huts = self.random.sample(targets(state), 2)
        orders = tuple((spell, self.random.choice(huts)) for spell in spells)
        return dataclasses.replace(move, orders=orders)

    def _is_other(self) -> bool:
        return self.random.randrange(_OTHERWISE_ONE_IN) == 0

    def _some_pending(self, state: Any, family: Any) -> tuple[Spell, ...]:
        lying = {counter.spell for counter in pending(state, family)}
        return tuple(spell for spell in SPELLS if spell in lying and self.random.random() < 0.5)

    def _swapped(self, state: Any, number: int, move: Any) -> Any:
        """Return the move with this round's swap of the family's spells."""
        if move.family not in state.owned_by(self._holder):
            return move
        swap = self._swap_of(number, move)
        match move:
            case tschukka.Choose(_, spells) | tschukka.Ready(_, spells):
                changed = sorted((swap.get(it, it) for it in spells), key=SPELLS.index)
                return dataclasses.replace(move, spells=tuple(changed))
            case tschukka.Write(_, orders):
                mapped = [(swap.get(spell, spell), hut) for spell, hut in orders]
                mapped.sort(key=lambda order: SPELLS.index(order[0]))
                return dataclasses.replace(move, orders=tuple(mapped))
            case tschukka.Place(_, spell, _) | tschukka.Reveal(_, spell):
                return dataclasses.replace(move, spell=swap.get(spell, spell))
            case _:
                return move

    def _swap_of(self, number: int, move: Any) -> dict[Spell, Spell]:
        """Return the two spells of the family that change places, one of them in use."""
        key = (number, move.family)
        used = _spells_of(move)
        if key not in self._swaps and used:
            one = self.random.choice(used)
            other = self.random.choice([spell for spell in SPELLS if spell not in used] or [one])
            self._swaps[key] = {one: other, other: one}
        return self._swaps.get(key, {})


def _spells_of(move: Any) -> tuple[Spell, ...]:
    match move:
        case tschukka.Choose(_, spells):
            return spells
        case tschukka.Write(_, orders):
            return tuple(spell for spell, _ in orders)
        case tschukka.Place(_, spell, _):
            return (spell,)
        case _:
            return ()
