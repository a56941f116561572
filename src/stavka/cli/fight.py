"""A fight before its die: both strengths, every modifier with its paragraph, the chance of each result."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stavka.cli.account import cited
from stavka.kernel.views import Chance, Preview
from stavka.words import Words

BAR = 18
"""The length of the bar of a certain result."""


def preview(words: Words, fight: Preview) -> list[RenderableType]:
    """What a player should know before the die is thrown."""
    line = Text(words.say("strengths", attack=fight.attack, defence=fight.defence, odds=fight.odds))
    lines: list[RenderableType] = [Padding(line, (0, 0, 0, 2))]
    if fight.modifiers:
        lines.append(Padding(_modifiers(words, fight), (0, 0, 0, 4)))
    return [*lines, Padding(_chances(words, fight), (0, 0, 0, 2))]


def _modifiers(words: Words, fight: Preview) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    for each in fight.modifiers:
        table.add_row(signed(each.value), cited(Text(words.modifier(each.name)), each.rule))
    for to in ("die", "column"):
        values = [each.value for each in fight.modifiers if each.to == to]
        if len(values) > 1:
            told = words.say(f"to-the-{to}")
            table.add_row(Text(signed(sum(values)), style="bold"), Text(told, style="bold"))
    return table


def _chances(words: Words, fight: Preview) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for justify in ("left", "right", "right", "left", "left"):
        table.add_column(justify=justify, overflow="fold")
    for chance in fight.chances:
        share = chance.numerator / chance.denominator
        table.add_row(
            Text(chance.result, style="bold"),
            words.say("percent", share=share),
            f"{chance.numerator}/{chance.denominator}",
            bar(chance),
            words.result(chance.result),
        )
    return table


def bar(chance: Chance) -> Text:
    """How likely a result is, as a length; never nothing where it can happen."""
    length = max(1, round(BAR * chance.numerator / chance.denominator))
    return Text("━" * length, style="yellow")


def signed(value: int) -> str:
    """A number with its sign, and a minus that is one."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
