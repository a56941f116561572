"""The map in words: who stands where on what ground, one space or unit looked at closely, the signs used.

A kind begins with whose it is (soviet-armoured), so that troops are told by nation as well as by side: one
side may command both. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stavka.cli.layout import flow, grid, hanging, side_style
from stavka.kernel.names import Kind, Space, bits
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import SpaceView, UnitView, View
from stavka.words import Words

NATION_STYLES = ("red", "blue", "green", "magenta")
"""By nation, in the order of the counters."""

FLAG = "⚑"


class Force(NamedTuple):
    """Troops of one nation under one side."""

    nation: str
    side: str


class Field:
    """The map as a view shows it, in the words of one language."""

    def __init__(self, words: Words, rules: Ruleset[Any, Any], view: View) -> None:
        self.words = words
        self.rules = rules
        self.units = {unit.id: unit for unit in view.table.units}
        self.spaces = {space.id: space for space in view.table.spaces}
        self.there: dict[str, list[UnitView]] = {}
        for unit in view.table.units:
            self.there.setdefault(unit.at, []).append(unit)
        nations = dict.fromkeys(_nation(unit) for unit in view.table.units)
        self.styles = dict(zip(nations, NATION_STYLES * len(nations), strict=False))

    # ---- labels

    def force(self, force: Force) -> Text:
        """Whose troops, and under whom."""
        style = self.styles.get(force.nation, "")
        side = self.words.side(force.side) if force.side else ""
        if not force.nation:
            return Text(side, style=side_style(self.rules, force.side))
        nation = self.words.nation(force.nation)
        return Text(self.words.say("force", nation=nation, side=side) if side else nation, style=style)

    def stack(self, units: Iterable[UnitView]) -> str:
        """Counters by their labels, those that show the same figures together: 8ga-1, 8ga-2 (20-3)."""
        groups: dict[str, list[str]] = {}
        for unit in units:
            groups.setdefault(self.figures(unit), []).append(self.words.label(unit.id))
        return " · ".join(
            ", ".join(labels) + (f" ({figures})" if figures else "") for figures, labels in groups.items()
        )

    def figures(self, unit: UnitView) -> str:
        """What a counter shows: its factors with the signs of its marks, or the marks in words."""
        signs = "".join(self.words.sign(mark) for mark in unit.marks)
        unsigned = [self.words.mark(mark) for mark in unit.marks if not self.words.sign(mark)]
        return ", ".join(filter(None, [factors(unit) + signs, *unsigned]))

    def ground(self, space: SpaceView) -> str:
        """Terrain, marks and control by their signs, or in words where they have none."""
        words = self.words
        signed = "".join(words.sign(mark, count) for mark, count in space.marks.items())
        terrain = words.sign(space.kind) or words.kind(space.kind)
        unsigned = [words.mark(mark, n) for mark, n in space.marks.items() if not words.sign(mark)]
        held = FLAG + words.side(space.side) if space.side else ""
        return " ".join(filter(None, [terrain + signed, *unsigned, held]))

    def holds(self, name: str) -> str:
        """Who is in a space, by nation, with their figures."""
        found = []
        for force, units in self._forces(name):
            nation = self.words.nation(force.nation) + " " if force.nation else ""
            found.append(nation + self.stack(units))
        return "; ".join(found)

    def _forces(self, name: str) -> list[tuple[Force, list[UnitView]]]:
        forces: dict[Force, list[UnitView]] = {}
        for unit in self.there.get(name, []):
            forces.setdefault(Force(_nation(unit), unit.side), []).append(unit)
        return list(forces.items())

    # ---- the whole map

    def account(self, *, everything: bool = False) -> list[RenderableType]:
        """Where everybody stands; empty spaces of note in a few lines under it, or each in its own."""
        board = self.rules.board
        order = {name: n for n, name in enumerate(board.names)}
        names = sorted({*self.there, *self.spaces}, key=lambda name: order.get(name, len(order)))
        table = grid(*(self.words.say(f"head-{each}") for each in ("space", "ground", "force", "units")))
        empty: dict[str, list[str]] = {}
        for name in names:
            space = self.spaces.get(name, SpaceView(name))
            if name in self.there or everything:
                self._rows(table, space)
            elif space.side or space.marks:
                empty.setdefault(self._noted(space), []).append(self.words.space(name))
        lines: list[RenderableType] = [table]
        if empty:
            lines += ["", hanging((label, ", ".join(found)) for label, found in empty.items())]
        return [*lines, "", *self.legend()]

    def _rows(self, table: Table, space: SpaceView, *between: str) -> None:
        """A space and who is in it, a line for each force."""
        about = [self.words.space(space.id), *between, self.ground(space)]
        forces = self._forces(space.id)
        for n, (force, units) in enumerate(forces):
            table.add_row(*(about if n == 0 else [""] * len(about)), self.force(force), self.stack(units))
        if not forces:
            table.add_row(*about)

    def _noted(self, space: SpaceView) -> str:
        """What is of note in an empty space, in words."""
        held = [FLAG + self.words.side(space.side)] if space.side else []
        return ", ".join(held + [self.words.mark(mark, count) for mark, count in space.marks.items()])

    def legend(self, places: Iterable[str] = ()) -> list[RenderableType]:
        """What the figures and signs of this map stand for, or those of a few places."""
        words, within = self.words, {*places}
        units = [unit for unit in self.units.values() if not within or unit.at in within]
        spaces = [space for name, space in self.spaces.items() if not within or name in within]
        shown: dict[str, str] = {}
        for factors in {tuple(unit.factors): None for unit in units if unit.factors}:
            sign = "n-" * (len(factors) - 1) + "n"
            told = "-".join(words.factor(name) for name in factors)
            shown[sign] = f"{shown[sign]}, {told}" if sign in shown else told
        for unit in units:
            shown |= {words.sign(mark): words.mark(mark) for mark in unit.marks if words.sign(mark)}
        for space in spaces:
            if words.sign(space.kind):
                shown[words.sign(space.kind)] = words.kind(space.kind)
            for mark in space.marks:
                sign = words.say(f"sign-{mark}")
                if words.sign(mark) == sign:
                    shown[sign] = words.mark(mark)
                elif words.sign(mark):
                    shown[f"{sign}n"] = words.say(f"mark-{mark}", count="n")
        if any(space.side for space in spaces):
            shown[FLAG] = words.say("held-by")
        entries = (Text.assemble((sign, "bold"), (f" {said}", "dim")) for sign, said in shown.items())
        return [flow(entries)] if shown else []

    # ---- one thing of it

    def look_at(self, kind: str, name: str) -> list[RenderableType]:
        """A unit or a space, with all that can be said of it."""
        if kind == Kind.UNIT.value and name in self.units:
            unit = self.units[name]
            told = [f"{self.words.factor(name)} {value}" for name, value in unit.factors.items()]
            table = self._counters([unit])
            table.add_row("", ", ".join([self.words.space(unit.at), *told]))
            return [table]
        return self._space(name)

    def _counters(self, units: Iterable[UnitView]) -> Table:
        """Counters with all that they show, one a line."""
        words = self.words
        table = Table.grid(padding=(0, 2, 0, 0))
        for unit in units:
            name = Text(words.unit(unit.id), style="bold")
            whose = self.force(Force("", unit.side)) if unit.side else Text()
            kind = Text(words.kind(unit.kind), style=self.styles.get(_nation(unit), ""))
            marks = ", ".join(words.mark(mark) for mark in unit.marks)
            table.add_row(name, words.label(unit.id), factors(unit), kind, whose, marks)
        return table

    def _space(self, name: str) -> list[RenderableType]:
        words, space = self.words, self.spaces.get(name, SpaceView(name))
        line = Text(words.space(name), style="bold")
        told = [words.kind(space.kind)] if space.kind else []
        told += [words.mark(mark, count) for mark, count in space.marks.items()]
        told += [f"{words.say('held-by')} {words.side(space.side)}"] if space.side else []
        lines: list[RenderableType] = [line.append("  " + ", ".join(told), style="not bold")]
        units = [unit for _, found in self._forces(name) for unit in found]
        lines.append(Padding(self._counters(units) if units else words.say("nobody-there"), (0, 0, 0, 2)))
        here = self.rules.space.get(name)
        return [*lines, *(self._beside(here) if here is not None else ())]

    def _beside(self, here: Space) -> Iterator[RenderableType]:
        """The spaces beside one, with what lies on the border and who is there."""
        board, words = self.rules.board, self.words
        if not board.neighbours[here]:
            return
        heads = ("next-to", "head-border", "head-ground", "head-force", "head-units")
        table = grid(*(words.say(each) for each in heads))
        for number in bits(board.neighbours[here]):
            between = [each for each in board.features if board.layer(each)[here] >> number & 1]
            space = self.spaces.get(board.names[number], SpaceView(board.names[number]))
            self._rows(table, space, ", ".join(words.border(each) for each in between))
        yield Padding(table, (1, 0, 0, 2))
        beside = (board.names[number] for number in bits(board.neighbours[here]))
        yield from (Padding(line, (1, 0, 0, 2)) for line in self.legend([board.names[here], *beside]))


def factors(unit: UnitView) -> str:
    """The figures of a counter, as they are printed on it: 20-3."""
    return "-".join(str(value) for value in unit.factors.values())


def _nation(unit: UnitView) -> str:
    return unit.kind.partition("-")[0]
