"""The options of a match; each default is our ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engines.core.first_press import DEFAULT_MARGIN_US, LARGEST_MARGIN_US
from engines.core.options import choice, flag, whole

SEATS: Final = range(2, 9)


@dataclass(frozen=True, slots=True)
class Options:
    """The options that people may set before a match."""

    deck: Literal["box", "judged", "scanned"] = choice(
        "box", "judged", "scanned", renamed={"table": "scanned"}
    )
    card_order: Literal["any", "turn"] = choice("any", "turn", unrecorded="turn")
    flip_by: Literal["tap", "button", "tempo"] = choice("tap", "button", "tempo")
    tempo_ms: int = whole(1_500, 300, 10_000)
    rounds: int = whole(3, 1, 9)
    announce: Literal["after", "before"] = choice(
        "after", "before", rulings=("A-03", "A-11"), unrecorded="before"
    )
    look_ms: int = whole(1_500, 300, 60_000, rulings=("A-03", "A-37"))
    two_seats: Literal["house", "refuse"] = choice("house", "refuse", rulings=("A-01",))
    grab_timeout_ms: int = whole(4_000, 500, 60_000, rulings=("A-03", "A-06", "A-30"))
    hold_on_match: bool = flag(default=True, rulings=("A-03",))
    taken_order: Literal["own_first", "winner_first"] = choice(
        "own_first", "winner_first", rulings=("A-05",)
    )
    totem_without_pile: Literal["continues", "unchanged"] = choice(
        "continues", "unchanged", rulings=("A-07",)
    )
    specials: Literal["hide", "see_through"] = choice("hide", "see_through", rulings=("A-08",))
    sharing: Literal["equal", "slowest"] = choice("equal", "slowest", rulings=("A-09", "A-31"))
    several_matches: Literal["each", "one"] = choice("each", "one", rulings=("A-10",))
    after_totem: Literal["reopen", "stand"] = choice("reopen", "stand", rulings=("A-11", "A-33"))
    two_totems: Literal["one", "each"] = choice("one", "each", rulings=("A-12",))
    after_head: Literal["left", "grabber"] = choice("left", "grabber", rulings=("A-14", "A-41"))
    outsider: Literal["penalty", "ignored"] = choice("penalty", "ignored", rulings=("A-16",))
    late_hands: Literal["until_next_card", "lockout"] = choice(
        "until_next_card", "lockout", rulings=("A-06", "A-17"), unrecorded="lockout"
    )
    lockout_ms: int = whole(500, 0, 5_000, rulings=("A-17", "A-38", "A-39"))
    anticipation_ms: int = whole(0, 0, 500, rulings=("A-19",))
    early: Literal["penalty", "ignored"] = choice("penalty", "ignored", rulings=("A-19",))
    centre_at_end: Literal["nobody", "last_grabber"] = choice(
        "nobody", "last_grabber", rulings=("A-22",)
    )
    first_player: Literal["random", "seat0", "named"] = choice(
        "random", "seat0", "named", rulings=("A-24",)
    )
    next_first: Literal["clockwise", "lowest"] = choice("clockwise", "lowest", rulings=("A-24",))
    dead_heat_us: int = whole(DEFAULT_MARGIN_US, 0, LARGEST_MARGIN_US, rulings=("A-25",))
    dead_heat: Literal["regrab", "turn_order", "entered"] = choice(
        "regrab", "turn_order", "entered", rulings=("A-25",)
    )
    idle_press: Literal["nothing", "takes_turn"] = choice(
        "nothing", "takes_turn", rulings=("A-27",)
    )
    turning_press: Literal["ignored", "judged"] = choice(
        "ignored", "judged", rulings=("A-19",), unrecorded="judged"
    )
    countdown_press: Literal["ignored", "judged"] = choice(
        "ignored", "judged", rulings=("A-28",), unrecorded="judged"
    )
    last_match: Literal["wait", "end"] = choice("wait", "end", rulings=("A-30",))
    heat_outsider: Literal["spared", "punished"] = choice("spared", "punished", rulings=("A-32",))
    two_duels: Literal["last", "first"] = choice("last", "first", rulings=("A-34",))
    flip_delay_ms: int = whole(400, 0, 3_000, rulings=("A-36",))
    head_signal: Literal["box", "player"] = choice("box", "player", rulings=("A-13",))
    countdown_ms: int = whole(3_000, 500, 10_000, rulings=("A-13",))
