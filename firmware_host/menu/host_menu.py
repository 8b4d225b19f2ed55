"""What the host can do, as a menu for the button in the middle of the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from firmware_host.menu.choices import Branch, Item
from firmware_host.table import commands as do
from firmware_host.texts.texts import BOX, LANGUAGES, translate

if TYPE_CHECKING:
    from firmware_host.table.state import TableState


class Act(Enum):
    """What is more than one command of the host."""

    NEW_MATCH = auto()
    UNDO = auto()
    ADDRESS = auto()


@dataclass(frozen=True, slots=True)
class Speak:
    """Use this language on the screens of the box."""

    language: str


def host_menu(state: TableState, language: str, choices: Branch | None = None) -> Branch:
    """Return the menu for the table as it is, after the choices that the game offers there."""
    items = list(choices.items) if choices else []
    items += [Item(_say(language, f"menu-{key}"), value) for key, value in _entries(state)]
    items.append(_languages(language))
    items.append(Item(_say(language, "menu-address"), Act.ADDRESS))
    return Branch(_say(language, "menu-title"), tuple(items))


def _entries(state: TableState) -> list[tuple[str, Any]]:
    """Return what is possible now, the most likely first."""
    if state.match is None or state.is_ended:
        return [("new", Act.NEW_MATCH)]
    undo = ("undo", Act.UNDO) if state.undo is None else ("undo-drop", do.Decline())
    if not state.is_running():
        return [("rematch", do.Rematch()), ("new", Act.NEW_MATCH), undo]
    pause = ("resume", do.Resume()) if state.is_paused else ("pause", do.Pause())
    return [pause, undo, ("end", do.End()), ("new", Act.NEW_MATCH)]


def _languages(language: str) -> Item:
    """Return the choice of a language, each by its own name."""
    items = tuple(Item(_say(other, "menu-own-name"), Speak(other)) for other in LANGUAGES)
    title = _say(language, "menu-language")
    return Item(title, branch=Branch(title, items))


def _say(language: str, key: str) -> str:
    return translate(BOX, language, key)
