"""Language negotiation."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Iterable, Optional, Union

from ._library import NegotiationResult, check, library, take_string


_SPACES = " \t\n\v\f\r"
# The library skips an item that is not a language tag.
_NO_TAG = "-"


@dataclass(frozen=True)
class Negotiation:
    """The result of a negotiation."""

    language: str
    """The chosen language, in the spelling of the caller."""
    preference_index: Optional[int]
    """The index of the preference that matched; `None` if the default is chosen.

    The items of a string are those between its commas. Empty items count.
    """
    direction: str
    """`ltr` or `rtl`."""

    @property
    def matched(self) -> bool:
        """Whether a preference matched."""
        return self.preference_index is not None


def _list(tags: Union[str, Iterable[str]]) -> bytes:
    if isinstance(tags, str):
        return _text(tags)
    items = list(tags)
    for item in items:
        if "," in item:
            raise ValueError("a language tag contains a comma")
    return _text(",".join(items))


def _preferences(tags: Union[str, Iterable[str]]) -> bytes:
    """Returns a list in which no item is empty, because the library does not count empty items."""
    items = tags.split(",") if isinstance(tags, str) else list(tags)
    if items == [""]:
        return b""
    filled = [item if item.strip(_SPACES) else _NO_TAG for item in items]
    return _list(",".join(filled) if isinstance(tags, str) else filled)


def _text(text: str) -> bytes:
    if "\0" in text:
        raise ValueError("a language tag contains NUL")
    return text.encode(errors="replace")


def negotiate(
    preferences: Union[str, Iterable[str]],
    available: Union[str, Iterable[str], None] = None,
    *,
    default: Optional[str] = None,
) -> Negotiation:
    """Chooses a language, as `waymark locale` does.

    Both lists are sequences of tags, or strings of tags separated by commas. If `available` is
    omitted, it contains the languages of the bundled apps.
    """
    result = NegotiationResult()
    error = ctypes.c_void_p()
    check(
        library.waymark_negotiate(
            _preferences(preferences),
            None if available is None else _list(available),
            None if default is None else _text(default),
            ctypes.byref(result),
            ctypes.byref(error),
        ),
        error,
    )
    index = result.preference_index
    return Negotiation(
        take_string(result.language),
        None if index < 0 else index,
        "rtl" if result.is_right_to_left else "ltr",
    )
