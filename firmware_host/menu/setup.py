"""A new match, step by step: game, people, bots, preset, real pieces; each a list of choices."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from engines.bots.roster import Level, levels_for
from engines.catalog import GAMES
from firmware_host.menu.choices import Branch, Item, grouped
from firmware_host.table.commands import NewMatch
from firmware_host.texts.game_facts import RealPieces, game_facts
from firmware_host.texts.texts import BOX, translate

NO_BOT: Final = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A match that is being set up; None is a step that is still to come.

    `people` are the buttons of those who play, `bot` is the level of the bots, `bots` their number.
    `real` says for each kind of pieces whether people use their own, as far as it was asked.
    """

    size: int
    game: str | None = None
    people: tuple[int, ...] | None = None
    bot: Level | Literal[""] | None = None
    bots: int | None = None
    preset: str | None = None
    real: tuple[bool, ...] = ()

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
    elif len(draft.real) < len(_real(draft)):
        return _pieces(draft, language)
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
    chosen = zip(_real(draft), draft.real, strict=True)
    options |= {pieces.option: pieces.value for pieces, is_real in chosen if is_real}
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
    return draft


def _step(draft: Draft) -> str:
    steps = ("game", "people", "bot", "bots", "preset")
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


def _pieces(draft: Draft, language: str) -> Branch:
    """Return the question whether the next kind of pieces is the box's or real."""
    option = _real(draft)[len(draft.real)].option
    items = [
        Item(_say(language, f"menu-real-{whose}"), replace(draft, real=(*draft.real, is_real)))
        for whose, is_real in (("no", False), ("yes", True))
    ]
    return Branch(_say(language, f"menu-real-{option}"), tuple(items))


def _start(draft: Draft, language: str) -> Branch:
    """Return the last question, which names what would begin."""
    name = translate(draft.game or "", language, "game-name")
    people, bots = len(draft.people or ()), draft.bots or 0
    label = _say(language, "menu-start", people=people, bots=bots)
    return Branch(name, (Item(label, command(draft)),))


def _real(draft: Draft) -> list[RealPieces]:
    return game_facts(draft.game or "").real


def _say(language: str, key: str, **facts: int) -> str:
    return translate(BOX, language, key, facts)
