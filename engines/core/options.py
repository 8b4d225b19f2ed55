"""Match options: declared once as fields of a frozen dataclass, read from text or TOML values."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.verdicts import Fact

OptionsT = TypeVar("OptionsT")
Value = bool | int | str

_FLAGS: dict[object, bool] = {"true": True, "false": False, "yes": True, "no": False}


class BadSetupError(ValueError):
    """A match that cannot be set up: the key of a text and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: dict[str, Fact] = facts
        super().__init__(f"{key}: " + ", ".join(f"{name} {value}" for name, value in facts.items()))


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a match: its kind, default and range, and the rulings that it changes.

    `unrecorded` is what a record was played by that does not name the setting, because it was
    written before the setting existed. `renamed` gives the present names of values that had others.
    """

    name: str
    kind: Literal["flag", "whole", "choice"]
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    rulings: tuple[str, ...] = ()
    unrecorded: Value | None = None
    renamed: Mapping[str, str] = dataclasses.field(default_factory=dict[str, str])


def choice(
    *choices: str,
    rulings: tuple[str, ...] = (),
    unrecorded: str | None = None,
    renamed: Mapping[str, str] | None = None,
) -> Any:
    """Declare a setting with named values, the first being the default."""
    option = Option("", "choice", choices[0], choices, 0, 0, rulings, unrecorded, renamed or {})
    return _declare(option)


def whole(
    default: int,
    low: int,
    high: int,
    *,
    rulings: tuple[str, ...] = (),
    unrecorded: int | None = None,
) -> Any:
    """Declare a whole number between two bounds, both allowed."""
    return _declare(Option("", "whole", default, (), low, high, rulings, unrecorded))


def flag(*, default: bool, rulings: tuple[str, ...] = (), unrecorded: bool | None = None) -> Any:
    """Declare a yes-or-no setting."""
    return _declare(Option("", "flag", default, rulings=rulings, unrecorded=unrecorded))


_declared: dict[type[Any], tuple[Option, ...]] = {}


def options_of(cls: type[Any]) -> tuple[Option, ...]:
    """Return the declared settings in their order."""
    if cls not in _declared:
        _declared[cls] = tuple(
            dataclasses.replace(field.metadata["option"], name=field.name)
            for field in dataclasses.fields(cls)
        )
    return _declared[cls]


def read_options(cls: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """Return the options with the given values, or raise BadSetupError naming the wrong one."""
    known = {option.name: option for option in options_of(cls)}
    for name in given:
        if name not in known:
            raise BadSetupError("option-unknown", option=_quoted(name), known=" ".join(known))
    return cls(**{name: _read(known[name], value) for name, value in given.items()})


def with_unrecorded(cls: type[Any], recorded: Mapping[str, object]) -> dict[str, object]:
    """Return the options of a record, with those that it does not name as they were played."""
    missing = {option.name: option.unrecorded for option in options_of(cls)}
    return {name: value for name, value in missing.items() if value is not None} | dict(recorded)


def plain_options(options: Any) -> dict[str, Value]:
    """Return every option by name, as a record holds them."""
    # `dataclasses.asdict` would copy values that never change, at every publish.
    return {field.name: getattr(options, field.name) for field in dataclasses.fields(options)}


def _declare(option: Option) -> Any:
    return dataclasses.field(default=option.default, metadata={"option": option})


def _read(option: Option, given: object) -> Value:
    match option.kind:
        case "flag":
            return _read_flag(option, given)
        case "whole":
            return _read_whole(option, given)
        case "choice":
            return _read_choice(option, given)


def _read_flag(option: Option, given: object) -> bool:
    value = given if isinstance(given, bool) else _FLAGS.get(given if isinstance(given, str) else 0)
    if value is None:
        raise BadSetupError("option-flag", option=option.name, value=_quoted(given))
    return value


def _read_whole(option: Option, given: object) -> int:
    try:
        value = int(given) if isinstance(given, str) else given
    except ValueError:
        value = None
    if not isinstance(value, int) or isinstance(value, bool):
        value = None
    if value is None or not option.low <= value <= option.high:
        raise BadSetupError(
            "option-whole",
            option=option.name,
            value=_quoted(given),
            low=option.low,
            high=option.high,
        )
    return value


def _read_choice(option: Option, given: object) -> str:
    name = option.renamed.get(given, given) if isinstance(given, str) else None
    if name not in option.choices:
        raise BadSetupError(
            "option-choice",
            option=option.name,
            value=_quoted(given),
            choices=" ".join(option.choices),
        )
    return name


def _quoted(given: object) -> str:
    return str(given)[:60]
