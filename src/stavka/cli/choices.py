"""The choices of a decision, numbered; and which of them a player means by what they typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from stavka.cli import account
from stavka.kernel.names import Kind
from stavka.kernel.views import View
from stavka.words import Words


class Choice(NamedTuple):
    """One action that is offered."""

    number: int
    verb: str
    target: str | None
    does: str
    """The verb as it is shown."""
    name: str
    """The target as it is shown; of a verb that takes none, the verb."""
    detail: str
    """Where a unit stands and what it bears."""


def choices(words: Words, view: View) -> list[Choice]:
    """Every action offered to the side of a view, in the order of the decision."""
    assert view.decision is not None
    units = {unit.id: unit for unit in view.table.units}
    found: list[Choice] = []
    for verb, offered in view.decision.verbs.items():
        does = words.verb(verb, view.decision.prompt)
        for target in offered.targets or (None,):
            name, detail = does, ""
            if target is not None:
                name = account.target_label(words, offered.takes, target)
                if offered.takes == Kind.UNIT.value and target in units:
                    unit = units[target]
                    detail = ", ".join((words.space(unit.at), *(words.mark(mark) for mark in unit.marks)))
            found.append(Choice(len(found) + 1, verb, target, does, name, detail))
    return found


def menu(offered: list[Choice]) -> list[RenderableType]:
    """The choices under their verbs, in as many columns as fit."""
    lines: list[RenderableType] = []
    width = len(str(len(offered)))
    for verb in dict.fromkeys(choice.verb for choice in offered):
        group = [choice for choice in offered if choice.verb == verb]
        if group[0].target is None:
            lines.append(_entry(group[0], width + 2))
            continue
        lines.append(Text(f"  {group[0].does}", style="bold"))
        entries = [_entry(choice, width) for choice in group]
        lines.append(Padding(Columns(entries, padding=(0, 3), column_first=True), (0, 0, 0, 4)))
    return lines


def _entry(choice: Choice, width: int) -> Text:
    text = Text(f"{choice.number:>{width}}", style="yellow")
    text.append(f" {choice.name}", style="default")
    if choice.detail:
        text.append(f" ({choice.detail})", style="dim")
    return text


def meant(typed: str, offered: list[Choice]) -> list[Choice]:
    """The choices that a player may mean: by number, by name, by the beginning of a name, or of a word of it.

    A name may follow its verb, which tells apart two verbs that offer the same thing.
    """
    text = plain(typed)
    if text.isdecimal():
        numbered = [choice for choice in offered if choice.number == int(text)]
        if numbered:
            return numbered
    for fits in (_is, _begins, _has_word):
        found = [choice for choice in offered if any(fits(name, text) for name in _names(choice))]
        if found:
            return found
    return []


def _names(choice: Choice) -> Iterable[str]:
    does = (plain(choice.verb), plain(choice.does))
    if choice.target is None:
        return does
    names = (plain(choice.target), plain(choice.name))
    return (*names, *(f"{verb} {name}" for verb in does for name in names))


def fits_name(typed: str, name: str) -> bool:
    """Whether a name has what was typed, from the beginning of a word on."""
    return _has_word(plain(name), plain(typed))


def _is(name: str, text: str) -> bool:
    return name == text


def _begins(name: str, text: str) -> bool:
    return name.startswith(text)


def _has_word(name: str, text: str) -> bool:
    return f" {text}" in f" {name}"


def plain(text: str) -> str:
    """Without capitals, accents, dashes and apostrophes: Küstrin-Süd is kustrin sud."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.sub("[-_'’]", " ", bare).split())
