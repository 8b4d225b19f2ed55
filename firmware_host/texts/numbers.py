"""What texts need of a language besides its words: how numbers are written, and its plurals."""

from __future__ import annotations

from typing import Any, Final, cast

from babel import Locale, core, localedata
from fluent.runtime import FluentBundle

_NEEDED: Final = (
    *("plural_form", "number_symbols", "decimal_formats"),
    *("default_numbering_system", "numbering_systems", "minimum_grouping_digits"),
)


class _Numbers(Locale):
    """A language without the rest of its data: names of all currencies, cities and languages."""

    _needed: localedata.LocaleDataDict | None = None

    @property
    def _data(self) -> localedata.LocaleDataDict:
        if self._needed is None:
            data = localedata.load(self.language)
            needed: dict[str | int | None, Any] = {
                name: data[name] for name in _NEEDED if name in data
            }
            self._needed = localedata.LocaleDataDict(needed)
            # Babel keeps what it has read: two megabytes for two languages, and as much about all.
            # It has no other way to forget, and reads again what it is asked for.
            localedata._cache.clear()  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
            core._global_data = None  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        return self._needed


class NumberBundle(FluentBundle):
    """A bundle of a language that is named exactly: no table of all languages is searched."""

    def _get_babel_locale(self) -> Locale:
        return cast("Locale", _Numbers(self.locales[0]))
