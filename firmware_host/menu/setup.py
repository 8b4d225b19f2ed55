"""A new match, step by step: game, people, bots, preset, cards; each step a list of choices."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from engines.bots.roster import Level, levels_for
from engines.catalog import GAMES
from firmware_host.menu.choices import Branch, Item, grouped
from firmware_host.table.commands import NewMatch
from firmware_host.texts.game_facts import game_facts
from firmware_host.texts.texts import BOX, translate

NO_BOT: Final = ""
_DECK: Final = "deck"


@dataclass(frozen=True, slots=True)
class Draft:
    """A match that is being set up; None is a step that is still to come.

    `people` are the buttons of those who play, `bot` is the level of the bots, `bots` their number.
    """

    size: int
    game: str | None = None
    people: tuple[int, ...] | None = None
    bot: Level | Literal[""] | None = None
    bots: int | None = None
    preset: str | None = None
    deck: str | None = None

    @property
    def most(self) -> int:
        """Return how many may play."""
        return min(GAMES.settings(self.game or "")[0][-1], self.size)

    @property
    def needed(self) -> int:
        """Return how many seats bots must fill."""
        return max(0, GAMES.settings(self.game or "")[0][0] - len(self.people or ()))

    @property
    def room(self) -> int:
        """Return how many seats bots may fill."""
        return self.most - len(self.people or ())


def question(draft: Draft, language: str) -> Branch | None:
    """Return the next question with a choice, or None while people press their buttons to sit."""
    draft = _skipped(draft)
    if draft.game is None:
        items = _games(draft, language)
    elif draft.people is None:
        return None
    elif draft.bot is None:
        items = _levels(draft, language)
    elif draft.bots is None:
        items = _counts(draft)
    elif draft.preset is None:
        items = _presets(draft, language)
    elif draft.deck is None:
        items = _decks(draft, language)
    else:
        return _start(draft, language)
    return Branch(_say(language, f"menu-ask-{_step(draft)}"), grouped(items))


def command(draft: Draft) -> NewMatch:
    """Return the command of the host that begins the match."""
    game, people = draft.game or "", draft.people or ()
    free = [button for button in range(draft.size) if button not in people]
    by_bots = free[: draft.bots or 0]
    buttons = sorted((*people, *by_bots))
    name = levels_for(game)[draft.bot] if draft.bot else ""
    presets = {preset.name: preset.options for preset in game_facts(game).presets}
    options = dict(presets.get(draft.preset or "", {}))
    if draft.deck:
        options[_DECK] = draft.deck
    bots = {seat: name for seat, button in enumerate(buttons) if button in by_bots}
    return NewMatch(game=game, buttons=buttons, options=options, bots=bots)


def _skipped(draft: Draft) -> Draft:
    """Return the draft without the steps that leave nothing to choose."""
    if draft.people is not None and draft.bot is None and draft.room <= 0:
        draft = replace(draft, bot=NO_BOT, bots=0)
    if draft.bot == NO_BOT:
        draft = replace(draft, bots=0)
    elif draft.bot is not None and draft.bots is None and max(1, draft.needed) == draft.room:
        draft = replace(draft, bots=draft.room)
    if draft.game and draft.preset is None and not game_facts(draft.game).presets:
        draft = replace(draft, preset="")
    if draft.game and draft.deck is None and not _real_deck(draft.game):
        draft = replace(draft, deck="")
    return draft


def _step(draft: Draft) -> str:
    steps = ("game", "people", "bot", "bots", "preset", "deck")
    return next(step for step in steps if getattr(draft, step) is None)


def _games(draft: Draft, language: str) -> list[Item]:
    return [
        Item(translate(game, language, "game-name"), replace(draft, game=game)) for game in GAMES
    ]


def _levels(draft: Draft, language: str) -> list[Item]:
    levels: list[Level | Literal[""]] = [] if draft.needed else [NO_BOT]
    levels += levels_for(draft.game or "")
    return [
        Item(_say(language, f"menu-bot-{level or 'none'}"), replace(draft, bot=level))
        for level in levels
    ]


def _counts(draft: Draft) -> list[Item]:
    counts = range(max(1, draft.needed), draft.room + 1)
    return [Item(str(count), replace(draft, bots=count)) for count in counts]


def _presets(draft: Draft, language: str) -> list[Item]:
    names = [preset.name for preset in game_facts(draft.game or "").presets]
    return [
        Item(_say(language, f"ui-preset-{name}"), replace(draft, preset=name)) for name in names
    ]


def _decks(draft: Draft, language: str) -> list[Item]:
    return [
        Item(_say(language, f"menu-deck-{'real' if deck else 'box'}"), replace(draft, deck=deck))
        for deck in ("", _real_deck(draft.game or ""))
    ]


def _start(draft: Draft, language: str) -> Branch:
    """Return the last question, which names what would begin."""
    name = translate(draft.game or "", language, "game-name")
    people, bots = len(draft.people or ()), draft.bots or 0
    label = _say(language, "menu-start", people=people, bots=bots)
    return Branch(name, (Item(label, command(draft)),))


def _real_deck(game: str) -> str:
    """Return the usual way to play the game with real cards, or nothing if it has none.

    It is the second choice of the setting; the first one is the box's deck.
    """
    options = {option.name: option for option in GAMES.settings(game)[1]}
    return options[_DECK].choices[1] if _DECK in options else ""


def _say(language: str, key: str, **facts: int) -> str:
    return translate(BOX, language, key, facts)
