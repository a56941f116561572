"""The choices of a decision, numbered; and which of them a player means by what they typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stavka.cli import account
from stavka.cli.field import Field
from stavka.kernel.names import Kind
from stavka.kernel.views import DecisionView, SpaceView, View

NUMBER = "yellow"
NARROW = 8
"""A column for a verb is about so wide."""
LONG = 16
"""A table of more lines has its header at both ends: the upper one may be off the screen."""


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
    """Where a unit stands and what it is worth; what is in a space."""
    label: str = ""
    """The target by its short name."""


def choices(view: View, field: Field) -> list[Choice]:
    """Every action offered to the side of a view, in the order of the menu."""
    assert view.decision is not None
    words = field.words
    found: list[Choice] = []
    for verb in _order(view.decision):
        offered = view.decision.verbs[verb]
        does = words.verb(verb, view.decision.prompt)
        for target in offered.targets or (None,):
            number = len(found) + 1
            if target is None:
                found.append(Choice(number, verb, None, does, does, ""))
                continue
            name = account.target_label(words, offered.takes, target)
            detail = _detail(field, offered.takes, target)
            label = words.label(target) if offered.takes == Kind.UNIT.value else ""
            found.append(Choice(number, verb, target, does, name, detail, label))
    return found


def _order(decision: DecisionView) -> list[str]:
    """The verbs as the game has them; but where a fight stands ready, what begins it comes first."""
    verbs = decision.verbs
    if decision.preview is None:
        return list(verbs)
    return sorted(verbs, key=lambda verb: bool(verbs[verb].targets))


def _detail(field: Field, takes: str, target: str) -> str:
    if takes == Kind.UNIT.value and target in field.units:
        unit, words = field.units[target], field.words
        return ", " + ", ".join(filter(None, [words.space(unit.at), field.figures(unit)]))
    if takes == Kind.SPACE.value:
        ground = field.ground(field.spaces.get(target, SpaceView(target)))
        told = " ".join(filter(None, [ground, field.holds(target)]))
        return f"  {told}" if told else ""
    return ""


# ---- the menu


def menu(offered: list[Choice]) -> list[RenderableType]:
    """The choices under their verbs: in columns, or in one table where verbs share what they apply to."""
    groups: dict[str, list[Choice]] = {}
    for choice in offered:
        groups.setdefault(choice.verb, []).append(choice)
    lines: list[RenderableType] = []
    width = len(str(len(offered)))
    while groups:
        verb, group = next(iter(groups.items()))
        shared = {verb: group} | {v: g for v, g in groups.items() if v != verb and _share(group, g)}
        if group[0].target is None:
            lines.append(Padding(_entry(group[0], width), (0, 0, 0, 2)))
        elif len(shared) > 1:
            lines.append(Padding(_matrix(list(shared.values())), (0, 0, 0, 2)))
        else:
            lines.append(Text(f"  {group[0].does}", style="bold"))
            entries = [_entry(choice, width) for choice in group]
            lines.append(Padding(Columns(entries, padding=(0, 3), column_first=True), (0, 0, 0, 4)))
        for done in shared if group[0].target is not None else (verb,):
            del groups[done]
    return lines


def _share(first: list[Choice], second: list[Choice]) -> bool:
    targets = {choice.target for choice in first} - {None}
    return any(choice.target in targets for choice in second)


def _entry(choice: Choice, width: int) -> Text:
    number = f"{choice.number:>{width}}"
    return Text.assemble((number, NUMBER), f" {choice.name}", (choice.detail, "dim"))


def _matrix(groups: list[list[Choice]]) -> Table:
    """A line for each thing, a column for each verb, the number of the choice where they meet."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for group in groups:
        longest = max(len(word) for word in group[0].does.split())
        table.add_column(justify="right", max_width=max(longest, NARROW))
    table.add_column(overflow="fold")
    header = [Text(group[0].does, style="bold") for group in groups]
    table.add_row(*header)
    things: dict[str | None, list[Choice | None]] = {}
    for column, group in enumerate(groups):
        for choice in group:
            things.setdefault(choice.target, [None] * len(groups))[column] = choice
    for row in things.values():
        first = next(choice for choice in row if choice is not None)
        numbers = [Text(str(each.number), style=NUMBER) if each else Text("–", style="dim") for each in row]
        table.add_row(*numbers, Text.assemble(first.name, (first.detail, "dim")))
    if len(things) > LONG:
        table.add_row(*header)
    return table


# ---- what is typed


def meant(typed: str, offered: list[Choice]) -> list[Choice]:
    """The choices that a player may mean: by number, by name, by the beginning of a name, or of a word of it.

    A number of the menu is that choice, even where a unit is called so. A name may follow its verb, which
    tells apart two verbs that offer the same thing.
    """
    text = plain(typed)
    if text.isdecimal():
        numbered = [choice for choice in offered if choice.number == int(text)]
        if numbered:
            return numbered
    for fits in FITS:
        found = [choice for choice in offered if any(fits(name, text) for name in _names(choice))]
        if found:
            return found
    return []


def _names(choice: Choice) -> Iterable[str]:
    does = (plain(choice.verb), plain(choice.does))
    if choice.target is None:
        return does
    names = {plain(choice.target), plain(choice.name), plain(choice.label)} - {""}
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


FITS = (_is, _begins, _has_word)
"""How what was typed may fit a name, the closest first."""


def plain(text: str) -> str:
    """Without capitals, accents, dashes and apostrophes: Küstrin-Süd is kustrin sud."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.sub("[-_'’]", " ", bare).split())
