"""Phase 8: the census, which decides who adds a piece to a pole."""

from __future__ import annotations

from dataclasses import dataclass

from engines.tschukka.components import COLOURS, PIECES_EACH, Family
from engines.tschukka.events import Barred, Ranked
from engines.tschukka.play.ledger import close_phase, give_birds, set_pole
from engines.tschukka.play.progress import Progress
from engines.tschukka.state import State

FIRST_AND_SECOND = "tschukka.first_and_second"
TWO_FIRST = "tschukka.two_first"
TIED_SECOND = "tschukka.tied_second"
TIED_FIRST = "tschukka.tied_first"
LARGEST = "tschukka.largest"
ALL_LARGEST = "tschukka.all_largest"
B_TIED_SECOND = "tschukka.b_tied_second"
B_TIED_FIRST = "tschukka.b_tied_first"
BARRED = "tschukka.barred"

_ALL_FAMILIES = 4


@dataclass(frozen=True, slots=True)
class Award:
    """The families that get a piece or a bird, and the rule that says so."""

    rule: str
    pieces: tuple[Family, ...] = ()
    birds: tuple[Family, ...] = ()


def build(state: State) -> Progress:
    """Return the end of the phase: pieces and consolation birds are handed out."""
    award = judged(state)
    barred = tuple([family for family in award.pieces if is_barred(state, family)])
    builders = tuple([family for family in award.pieces if family not in barred])
    told = Ranked(
        award.rule,
        tuple([state.clans[family].members for family in state.order]),
        _names(builders),
        _names(award.birds),
        _names(barred),
    )
    progress = Progress(state, (told, *(Barred(BARRED, name) for name in _names(barred))))
    progress = progress.each(builders, _add_piece).each(award.birds, _console)
    return progress.then(lambda state: close_phase(state, "census"))


def judged(state: State) -> Award:
    """Return the award for the sizes of the families."""
    groups = _by_size(state)
    largest = groups[0] if groups else ()
    second = groups[1] if len(groups) > 1 else ()
    if state.has_three:
        return _of_three(state, largest, second)
    if len(largest) > 2:  # noqa: PLR2004 - the rulebook's own number
        return _many_first(state, largest)
    if len(largest) > 1:
        return Award(TWO_FIRST, largest)
    if len(second) > 1:
        is_b = state.options.totem_b
        return (
            Award(B_TIED_SECOND, (*largest, *second))
            if is_b
            else Award(TIED_SECOND, largest, second)
        )
    return Award(FIRST_AND_SECOND, (*largest, *second))


def is_barred(state: State, family: Family) -> bool:
    """Tell whether the family may not build: it lost its last elder in this round or has none."""
    clan = state.clans[family]
    return clan.is_barred or not clan.elders


def _of_three(state: State, largest: tuple[Family, ...], second: tuple[Family, ...]) -> Award:
    """Three families: all tied largest build, nobody else does (T-39, T-49)."""
    options = state.options
    if len(largest) > 1:
        return Award(ALL_LARGEST, largest)
    if len(second) > 1 and options.totem_b and options.totem_b_3p:
        return Award(B_TIED_SECOND, (*largest, *second))
    consoled = second if len(second) > 1 and options.consolation_3p else ()
    return Award(TIED_SECOND if consoled else LARGEST, largest, consoled)


def _many_first(state: State, largest: tuple[Family, ...]) -> Award:
    options = state.options
    counts_four = options.totem_b_four == "pieces" or len(largest) < _ALL_FAMILIES
    if options.totem_b and counts_four:
        return Award(B_TIED_FIRST, largest)
    return Award(TIED_FIRST, birds=largest)


def _by_size(state: State) -> list[tuple[Family, ...]]:
    """Return the families in groups of one size, the largest first (T-35)."""
    ranked = state.turn_order if state.options.rank_extinct else state.alive()
    groups: dict[int, tuple[Family, ...]] = {}
    for family in ranked:
        size = state.clans[family].members
        groups[size] = (*groups.get(size, ()), family)
    return [groups[size] for size in sorted(groups, reverse=True)]


def _add_piece(state: State, family: Family) -> Progress:
    pole = min(PIECES_EACH, state.clans[family].pole + 1)
    return Progress(set_pole(state, family, pole, "census"))


def _console(state: State, family: Family) -> Progress:
    return Progress(give_birds(state, family, 1, "consolation"))


def _names(families: tuple[Family, ...]) -> tuple[str, ...]:
    return tuple([COLOURS[family] for family in families])
