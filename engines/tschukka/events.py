"""The events of a match; an event with a rule is a verdict, None hides a secret value."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.tschukka.changes import PhaseDone
from engines.tschukka.secret import Secret


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins with this family."""

    round: int
    family: str


@dataclass(frozen=True, slots=True)
class Replaced:
    """A new family moves in."""

    rule: str
    family: str
    birds: int
    pole: int


@dataclass(frozen=True, slots=True)
class Housed:
    """A family lives in its huts now."""

    family: str
    huts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Recounted:
    """A family was set right: its huts are as they stand on the real board."""

    rule: str
    family: str
    huts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A family was too large; these members were discarded."""

    rule: str
    family: str
    people: str


@dataclass(frozen=True, slots=True)
class Passed:
    """A family casts no more spells in this round."""

    family: str


@dataclass(frozen=True, slots=True)
class Sacrificed:
    """A family paid birds for spells beyond its pole."""

    rule: str
    family: str
    birds: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A counter was turned up."""

    family: str
    hut: str
    counter: str


@dataclass(frozen=True, slots=True)
class Settled:
    """A family reveals nothing more in this phase."""

    family: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Opposite spells on one hut wiped each other out."""

    rule: str
    hut: str
    spells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Born:
    """Children were born in a hut."""

    rule: str
    family: str
    hut: str
    girls: int
    boys: int


@dataclass(frozen=True, slots=True)
class Caught:
    """A family took its share of the catch."""

    rule: str
    family: str
    hunters: int
    birds: int


@dataclass(frozen=True, slots=True)
class Ate:
    """A family ate; so many birds were missing."""

    rule: str
    family: str
    members: int
    birds: int
    missing: int


@dataclass(frozen=True, slots=True)
class NotesOpened:
    """All notes were opened together; `lost` are those whose villager was already gone."""

    rule: str
    notes: tuple[str, ...]
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Starved:
    """Villagers starved, chosen by a family or because too few are left to choose."""

    rule: str
    family: str
    hut: str
    villager: str
    count: int


@dataclass(frozen=True, slots=True)
class PenCut:
    """A pen was cut to what it may hold."""

    rule: str
    family: str
    birds: int


@dataclass(frozen=True, slots=True)
class Struck:
    """Illness struck a hut; the rule says what protected it, `dead` how many died."""

    rule: str
    family: str
    hut: str
    dead: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A villager does not age in this round."""

    rule: str
    family: str
    hut: str
    villager: str


@dataclass(frozen=True, slots=True)
class Aged:
    """A family grew a generation older."""

    rule: str
    family: str
    members: int
    elders: int


@dataclass(frozen=True, slots=True)
class EldersLost:
    """A family lost its last elder, and so many pieces of its pole with it."""

    rule: str
    family: str
    pieces: int
    pole: int


@dataclass(frozen=True, slots=True)
class Extinct:
    """A family is extinct; its huts are empty until a new one moves in."""

    rule: str
    family: str
    pole: int


@dataclass(frozen=True, slots=True)
class Ranked:
    """The census: the size of each family, and who gets a piece or a bird."""

    rule: str
    sizes: tuple[int, ...]
    pieces: tuple[str, ...]
    birds: tuple[str, ...]
    barred: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Barred:
    """A family got no piece because it has no elders."""

    rule: str
    family: str


@dataclass(frozen=True, slots=True)
class Short:
    """The real counters ran out; so many of a kind are missing on the table."""

    rule: str
    what: str
    missing: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    rule: str
    winners: tuple[Seat, ...]
    families: tuple[str, ...]


Event = (
    RoundBegan
    | Replaced
    | Housed
    | Recounted
    | Discarded
    | Passed
    | Sacrificed
    | Revealed
    | Settled
    | Cancelled
    | Born
    | Caught
    | Ate
    | NotesOpened
    | Starved
    | PenCut
    | Struck
    | Kept
    | Aged
    | EldersLost
    | Extinct
    | Ranked
    | Barred
    | Short
    | PhaseDone
    | MatchEnded
    | Secret
)
