"""Displays of scenes: a scene is a view without its state, so the awaited seats are set here.

In a match the table tells them; test_every_game_in_play.py draws real matches that way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engines.arriba.state import Phase as ArribaPhase
from engines.coups_bas.state import Phase as CardPhase
from engines.totemix.state import Stage, Wait
from firmware_host.panel.displays import arriba as arriba_display
from firmware_host.panel.displays import coups_bas as coups_bas_display
from firmware_host.panel.displays import top_totem as top_totem_display
from firmware_host.panel.displays import totemix as totemix_display
from firmware_host.panel.displays import tschukka as tschukka_display
from firmware_host.panel.displays.arriba.facts import parties, tied

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from firmware_host.panel.displays.find import Display
    from firmware_host.panel.displays.kit import Kit
    from firmware_host.panel.displays.tick import Tick
    from hardware.ports import Frame, Pixel


@dataclass(frozen=True)
class AwaitingDisplay:
    """A display whose ticks name the seats that a view waits for."""

    display: Display
    awaited: Callable[[Any], Iterable[int]]

    def referee(self, kit: Kit, view: Any, tick: Tick) -> Frame:
        """Return the screen for everybody."""
        return self.display.referee(kit, view, self._told(view, tick))

    def seat(self, kit: Kit, view: Any, seat: int, tick: Tick) -> Frame:
        """Return the screen of one seat."""
        return self.display.seat(kit, view, seat, self._told(view, tick))

    def lights(self, view: Any, count: int, tick: Tick) -> tuple[Pixel, ...]:
        """Return the colours of the LED panel."""
        return self.display.lights(view, count, self._told(view, tick))

    def _told(self, view: Any, tick: Tick) -> Tick:
        return replace(tick, awaited=dict.fromkeys(self.awaited(view), "button"))


def _in_arriba(view: Any) -> Iterable[int]:
    match view.phase:
        case ArribaPhase.FLIP if not view.asks and not view.may_end:
            return (view.flipper,)
        case ArribaPhase.FLIP | ArribaPhase.TOTEM:
            return range(len(view.seats))
        case ArribaPhase.MATCH:
            return parties(view)
        case ArribaPhase.REGRAB | ArribaPhase.LOWER:
            return tied(view)
        case _:
            return ()


def _in_coups_bas(view: Any) -> Iterable[int]:
    match view.phase:
        case CardPhase.ACTION | CardPhase.LYNX | CardPhase.SHED:
            return (view.active,)
        case CardPhase.WINDOW if view.window:
            return tuple(view.window.seats)
        case CardPhase.ANSWER if view.window and view.window.answerer is not None:
            return (view.window.answerer,)
        case _:
            return ()


def _in_totemix(view: Any) -> Iterable[int]:
    if view.wait.what is not Wait.FREE:
        return () if view.wait.what is Wait.NOTHING else tuple(view.wait.seats)
    seats = tuple(enumerate(view.seats))
    busy = tuple(n for n, seat in seats if seat.stage is not Stage.ACT or seat.actions)
    return busy or tuple(view.wait.seats)


def _in_top_totem(view: Any) -> Iterable[int]:
    return () if view.turn is None else (view.turn,)


def _in_tschukka(view: Any) -> Iterable[int]:
    return {family.seat for family in view.families if family.name in view.awaited}


arriba = AwaitingDisplay(arriba_display, _in_arriba)
coups_bas = AwaitingDisplay(coups_bas_display, _in_coups_bas)
totemix = AwaitingDisplay(totemix_display, _in_totemix)
top_totem = AwaitingDisplay(top_totem_display, _in_top_totem)
tschukka = AwaitingDisplay(tschukka_display, _in_tschukka)
