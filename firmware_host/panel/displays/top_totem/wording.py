"""The words of TOP TOTEM's screens."""

from __future__ import annotations

from engines.top_totem.state import Phase
from engines.top_totem.view import SideView, View
from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.top_totem.facts import count_of


def side_name(say: Say, seat: int) -> str:
    """Return the colour of the side."""
    return say("oled-side", seat=seat)


def player_name(say: Say, seat: int) -> str:
    """Return the name of who plays the side, or its colour."""
    return say.written(seat) or side_name(say, seat)


def turn_title(say: Say, view: View, turn: int) -> str:
    """Return whose turn it is, and whether to play or to place."""
    key = "oled-places" if view.phase is Phase.PLACE else "oled-plays"
    return say(key, side=player_name(say, turn))


def standing(say: Say, side: SideView) -> str:
    """Return how many stand in the enclosure, and how many wait in the camp."""
    camp = count_of(side.camp)
    if camp:
        return say("oled-inside-camp", inside=side.inside, camp=camp)
    return say("oled-inside", inside=side.inside, worth=side.worth)


def ending(say: Say, view: View) -> str:
    """Return how the last game, or the match, ended."""
    if view.phase is Phase.OVER:
        winners = view.winners or ()
        if len(winners) != 1:
            return say("oled-match-drawn")
        return say("oled-match-won", side=player_name(say, winners[0]))
    result = view.results[-1]
    if result.winner is None:
        return say("oled-game-drawn")
    return say("oled-game-won", side=player_name(say, result.winner), points=result.points)
