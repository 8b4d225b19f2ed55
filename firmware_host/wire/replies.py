"""Replies to commands: done, refused by a rule, or wrong in themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.texts.texts import Sentences
from firmware_host.wire import payloads

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.verdicts import Facts, Illegal
    from firmware_host.table.problems import Problem
    from firmware_host.table.state import TableState


def done(command: str, number: int, made_for: int | None, *, is_kept: bool) -> payloads.Reply:
    """Return the reply to a command that is carried out."""
    return payloads.Reply(id=command, ok=True, number=number, made_for=made_for, kept=is_kept)


def consulted(command: str, found: dict[str, Any], made_for: int | None) -> payloads.Reply:
    """Return the reply to a command that was answered with more than its number."""
    facts = {"id": command, "ok": True, "made_for": made_for, **found}
    return msgspec.convert(facts, payloads.Reply)


def refused(
    command: str, state: TableState, illegal: Illegal, made_for: int | None
) -> payloads.Reply:
    """Return the reply that names the rule."""
    game = state.match.game.name if state.match else ""
    text = Sentences(state.names_in_words, state.buttons).refusal(game, illegal)
    verdict = payloads.Verdict(rule=illegal.rule, facts=_facts(illegal.facts), text=_texts(text))
    return payloads.Reply(
        id=command, ok=False, number=state.number, made_for=made_for, illegal=verdict
    )


def problem(
    command: str, state: TableState, fault: Problem, made_for: int | None = None
) -> payloads.Reply:
    """Return the reply that names the problem of a request."""
    return payloads.Reply(
        id=command,
        ok=False,
        number=state.number,
        made_for=made_for,
        problem=named_problem(state, fault),
    )


def named_problem(state: TableState, fault: Problem) -> payloads.NamedProblem:
    """Return the problem with its text in every language."""
    text = Sentences(state.names_in_words, state.buttons).problem(fault)
    return payloads.NamedProblem(key=fault.key, facts=_facts(fault.facts), text=_texts(text))


def _facts(facts: Facts) -> payloads.Facts:
    return {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}


def _texts(text: Mapping[str, str]) -> payloads.Texts:
    return {"fr": text["fr"], "en": text["en"]}
