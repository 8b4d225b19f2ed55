"""The words of TOP TOTEM's screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware_host.displays.kit import Say
    from firmware_host.displays.top_totem.view import SideView, TopTotemView


def side_name(say: Say, seat: int) -> str:
    """Return the colour of the side."""
    return say("oled-side", seat=seat)


def turn_title(say: Say, view: TopTotemView, turn: int) -> str:
    """Return whose turn it is, and whether to play or to place."""
    key = "oled-places" if view.phase == "place" else "oled-plays"
    return say(key, side=side_name(say, turn))


def standing(say: Say, side: SideView) -> str:
    """Return how many stand in the enclosure, and how many wait in the camp."""
    if side.camp.count:
        return say("oled-inside-camp", inside=side.inside, camp=side.camp.count)
    return say("oled-inside", inside=side.inside, worth=side.worth)


def ending(say: Say, view: TopTotemView) -> str:
    """Return how the last game, or the match, ended."""
    if view.phase == "over":
        winners = view.winners or ()
        if len(winners) != 1:
            return say("oled-match-drawn")
        return say("oled-match-won", side=side_name(say, winners[0]))
    result = view.results[-1]
    if result.winner is None:
        return say("oled-game-drawn")
    return say("oled-game-won", side=side_name(say, result.winner), points=result.points)
