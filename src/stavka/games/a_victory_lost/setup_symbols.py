"""The coloured symbols on which pieces begin (2.1.1)."""

from __future__ import annotations

from stavka.games.a_victory_lost.data import BoardFile, HqRow, UnitRow

Symbols = dict[tuple[str, str], list[str]]
"""For each colour group and kind of piece, the hexes of its symbols; a hex with two stands there twice."""


def symbols(board: BoardFile) -> Symbols:
    """The symbols that are printed on the map (2.1.1)."""
    found: Symbols = {}
    for group in board.group:
        for name, kind in group.symbols:
            found.setdefault((group.id, kind), []).append(name)
    return found


def symbol_kind(row: UnitRow | HqRow) -> str:
    """The kind of symbol on which a piece begins."""
    if isinstance(row, HqRow):
        return "hq"
    return "mech" if row.mechanised else "cavalry" if "cavalry" in row.type else "foot"
