"""A game in words: where we are, the tracks, what lies in hands and cups, what is asked, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from stavka.cli.layout import flow, grid, hanging
from stavka.kernel.decisions import Action
from stavka.kernel.game import STANDING
from stavka.kernel.names import Kind
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.views import NoteView, View
from stavka.words import Words

DICE = "⚀⚁⚂⚃⚄⚅"


def breadcrumb(words: Words, view: View, width: int = 0) -> str:
    """Where we are in the sequence of play; where room is short, the beginning and as much of the end."""
    crumbs = [words.crumb(crumb) for crumb in view.path]
    shown = " › ".join(crumbs)
    while width and len(shown) > width and len(crumbs) > 2:
        del crumbs[1]
        shown = " › ".join([crumbs[0], "…", *crumbs[1:]])
    return shown


def cited(line: Text, rule: str) -> Text:
    """A line with the paragraph behind it."""
    return line.append(f"  [{rule}]", style="dim not bold") if rule else line


def note_line(words: Words, note: NoteView) -> Text:
    """An entry of the log, with its dice and its paragraph."""
    rolled = note.facts.get("dice") or [note.facts.get("die")]
    thrown = [DICE[die - 1] for die in rolled if isinstance(die, int) and 0 < die <= len(DICE)]
    line = Text(" ".join(thrown) or " ", style="bold yellow").append(" ")
    return cited(line.append(words.note(note), style="default not bold"), note.rule)


def log(words: Words, notes: Iterable[NoteView]) -> list[Text]:
    return [note_line(words, note) for note in notes]


def tracks(words: Words, rules: Ruleset[Any, Any], view: View) -> list[RenderableType]:
    """The numbers kept beside the board: those of everybody in a line, those of the sides in a table."""
    shown = view.table.tracks
    common = [words.labelled(words.track(track.id), str(track.value)) for track in shown if not track.side]
    lines: list[RenderableType] = [flow(common)] if common else []
    names = list(dict.fromkeys(track.id for track in shown if track.side))
    if names:
        table = grid("", *(words.track(name) for name in names))
        for side in rules.sides:
            values = {track.id: str(track.value) for track in shown if track.side == side}
            table.add_row(words.side(side), *(values.get(name, "") for name in names))
        lines += ["", table] if lines else [table]
    return lines


def standings(words: Words, view: View) -> str:
    """How the sides stand, in one line."""
    names = dict.fromkeys(track.id for track in view.table.tracks if track.side)
    told = []
    for name in names:
        each = [f"{words.side(t.side)} {t.value}" for t in view.table.tracks if t.id == name and t.side]
        told.append(words.labelled(words.track(name), ", ".join(each)))
    return " · ".join(told)


def pieces(words: Words, view: View) -> Padding:
    """What lies in hands, cups and boxes."""
    places: dict[tuple[str, str], list[str]] = {}
    for piece in view.table.pieces:
        label = words.piece(piece.id)
        if piece.marks:
            label += f" ({', '.join(words.mark(mark) for mark in piece.marks)})"
        places.setdefault((piece.at, piece.side), []).append(label)
    lines = []
    for (place, side), held in places.items():
        name = words.space(place)
        counted = [label if n == 1 else f"{label} × {n}" for label, n in Counter(held).items()]
        lines.append((f"{name}, {words.side(side)}" if side else name, ", ".join(counted)))
    return hanging(lines)


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
    return cited(line, view.decision.rule)


def rule_lines(rules: Ruleset[Any, Any], lang: str, ref: str) -> list[Text]:
    """The rows of a paragraph, in the reader's language."""
    lines = []
    for rule in rules.index.paragraph(ref):
        line = Text(f"{rule.id}  ", style="bold")
        line.append(rule.fr if lang == "fr" else rule.en, style="not bold")
        lines.append(line)
    return lines
