"""The house style: tables, headings, hanging lines, the colours of the sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stavka.kernel.ruleset import Ruleset

SIDE_STYLES = ("cyan", "magenta", "green", "yellow")
"""By side; nothing is told by colour alone."""


def side_style(rules: Ruleset[Any, Any], side: str) -> str:
    if side not in rules.sides:
        return ""
    return SIDE_STYLES[rules.sides.index(side) % len(SIDE_STYLES)]


def grid(*headers: str) -> Table:
    """A table in the house style."""
    table = Table(*headers, box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for column in table.columns:
        column.overflow = "fold"
    return table


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


def flow(entries: Iterable[str | Text]) -> Columns:
    """Short things side by side, none of them broken."""
    return Columns(list(entries), padding=(0, 3))


def hanging(lines: Iterable[tuple[str, str]], indent: int = 0) -> Padding:
    """Texts beside their labels, each wrapped beside its own."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", overflow="fold", max_width=28)
    table.add_column(overflow="fold")
    for label, text in lines:
        table.add_row(label, text)
    return Padding(table, (0, 0, 0, indent))
