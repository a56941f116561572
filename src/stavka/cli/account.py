"""A game in words and tables: where we are, the tracks, where everybody stands, what is asked, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from stavka.kernel.decisions import Action
from stavka.kernel.game import STANDING
from stavka.kernel.names import Kind
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import NoteView, UnitView, View
from stavka.words import Words

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


def breadcrumb(words: Words, view: View) -> str:
    """Where we are in the sequence of play."""
    return " › ".join(words.crumb(crumb) for crumb in view.path)


def note_line(words: Words, note: NoteView) -> Text:
    """An entry of the log, with its paragraph."""
    line = Text(words.note(note))
    if note.rule:
        line.append(f"  [{note.rule}]", style="dim")
    return line


def log(words: Words, notes: Iterable[NoteView]) -> list[Text]:
    return [note_line(words, note) for note in notes]


def tracks(words: Words, rules: Ruleset[Any, Any], view: View) -> Table:
    """The numbers kept beside the board, a column for each side."""
    shown = view.table.tracks
    sides = [side for side in rules.sides if any(track.side == side for track in shown)]
    table = grid("", *(words.side(side) for side in sides))
    if not sides:
        table.add_column()
    for name in dict.fromkeys(track.id for track in shown):
        values = {track.side: str(track.value) for track in shown if track.id == name}
        if "" in values:
            table.add_row(words.track(name), values[""])
        else:
            table.add_row(words.track(name), *(values.get(side, "") for side in sides))
    return table


def unit_label(words: Words, unit: UnitView) -> str:
    """A counter with what it shows."""
    name = words.unit(unit.id)
    return f"{name} ({', '.join(words.mark(mark) for mark in unit.marks)})" if unit.marks else name


def where(words: Words, rules: Ruleset[Any, Any], view: View) -> Table:
    """Where everybody stands, and what lies in each space."""
    there: dict[str, list[UnitView]] = {}
    for unit in view.table.units:
        there.setdefault(unit.at, []).append(unit)
    marked = {space.id: space for space in view.table.spaces}
    order = {name: n for n, name in enumerate(rules.board.names)}
    table = grid(words.say("head-space"), words.say("head-units"), words.say("head-marks"))
    for name in sorted({*there, *marked}, key=lambda name: order.get(name, len(order))):
        space = marked.get(name)
        held = [words.side(space.side)] if space and space.side else []
        marks = [words.mark(mark, count) for mark, count in (space.marks if space else {}).items()]
        table.add_row(words.space(name), _stack(words, rules, there.get(name, [])), ", ".join(held + marks))
    return table


def _stack(words: Words, rules: Ruleset[Any, Any], units: list[UnitView]) -> Text:
    """The units of a space, by their side."""
    text = Text()
    for side in dict.fromkeys(unit.side for unit in units):
        if text:
            text.append("; ")
        listed = ", ".join(unit_label(words, unit) for unit in units if unit.side == side)
        if side:
            label = words.side(side)
            text.append(label, style=side_style(rules, side))
            listed = words.labelled(label, listed).removeprefix(label)
        text.append(listed)
    return text


def pieces(words: Words, view: View) -> Table:
    """What lies in hands, cups and boxes."""
    table = grid(words.say("head-place"), words.say("head-pieces"))
    places: dict[tuple[str, str], list[str]] = {}
    for piece in view.table.pieces:
        label = words.piece(piece.id)
        if piece.marks:
            label += f" ({', '.join(words.mark(mark) for mark in piece.marks)})"
        places.setdefault((piece.at, piece.side), []).append(label)
    for (place, side), held in places.items():
        name = words.space(place)
        counted = [label if n == 1 else f"{label} × {n}" for label, n in Counter(held).items()]
        table.add_row(f"{name}, {words.side(side)}" if side else name, ", ".join(counted))
    return table


def target_label(words: Words, takes: str, target: str) -> str:
    """What a verb is applied to."""
    match takes:
        case Kind.UNIT.value:
            return words.unit(target)
        case Kind.SPACE.value:
            return words.space(target)
        case Kind.SIDE.value:
            return words.side(target)
        case _:
            return words.choice(target)


def action_line(words: Words, rules: Ruleset[Any, Any], action: Action) -> str:
    """An action of the journal."""
    if action.verb == STANDING:
        done = words.say("standing-order", prompt=standing_label(words, action.target or ""))
    else:
        done = words.verb(action.verb)
        if action.target is not None:
            target = target_label(words, rules.takes(action.verb).value, action.target)
            done = words.labelled(done, target)
    return words.say("action", side=action.side, done=done)


def standing_label(words: Words, prompt: str) -> str:
    """The prompt that a standing order is for."""
    return words.choice(f"standing-{prompt}") if words.has(f"choice-standing-{prompt}") else prompt


def asked(words: Words, view: View) -> Text:
    """What the side is asked; or whom one waits for; or how it ended."""
    if view.ended:
        return Text(words.ended(view), style="bold")
    if view.decision is None:
        return Text(words.say("waiting", sides=view.to_act), style="bold")
    line = Text(words.labelled(words.side(view.side), words.prompt(view.decision)), style="bold")
    if view.decision.rule:
        line.append(f"  [{view.decision.rule}]", style="dim")
    return line


def rule_lines(rules: Ruleset[Any, Any], lang: str, ref: str) -> list[Text]:
    """The rows of a paragraph, in the reader's language."""
    lines = []
    for rule in rules.index.paragraph(ref):
        line = Text(f"{rule.id}  ", style="bold")
        line.append(rule.fr if lang == "fr" else rule.en, style="not bold")
        lines.append(line)
    return lines
