"""`stavka new`, `stavka show` and `stavka replay`: games as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import stavka
from stavka.cli import account, complete
from stavka.cli.field import Field
from stavka.cli.files import is_there, open_game
from stavka.cli.frame import Desk, Told, desk
from stavka.cli.layout import heading
from stavka.cli.listing import GameName
from stavka.kernel.errors import nearest
from stavka.kernel.game import Game
from stavka.kernel.names import Kind
from stavka.kernel.notes import Note, named
from stavka.kernel.views import NoteView

Save = Annotated[Path, typer.Argument(metavar="FILE")]
SideName = Annotated[str, typer.Option("--side", metavar="SIDE", autocompletion=complete.sides)]

LAST = 12
"""So many lines of the log are shown."""


def new(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    scenario: Annotated[str, typer.Option("--scenario", autocompletion=complete.scenarios)] = "",
    option: Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE")] = [],  # noqa: B006
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    at = desk(ctx)
    begun = stavka.new(game, scenario, options=options(option), seed=seed, data=at.data)
    if is_there(out) and not force:
        raise Told("file-exists", file=str(out))
    begun.save(out)
    if at.json:
        at.emit({"file": str(out), "game": game, "scenario": begun.scenario, "options": begun.options})
    else:
        spoken = at.words(begun.rules)
        at.print(
            at.say("begun", title=spoken.title(), scenario=spoken.scenario(begun.scenario), file=str(out))
        )


def options(given: list[str]) -> dict[str, str]:
    """The options of a game, as `--option name=value` gives them."""
    chosen = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Told("bad-option", option=text)
        chosen[name.strip()] = value.strip()
    return chosen


def known_side(game: Game[Any], side: str) -> str:
    """A side of this game, whatever its capitals."""
    for name in game.rules.sides:
        if name.casefold() == side.casefold():
            return name
    raise Told("no-side", name=side, known=game.rules.sides, near=nearest(side, game.rules.sides))


def show(
    ctx: typer.Context,
    file: Save,
    side: SideName = "",
    moment: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    position: Annotated[bool, typer.Option("--position")] = False,
) -> None:
    at = desk(ctx)
    game = open_game(at, file)
    if moment is not None:
        game.rewind(moment)
    if position:
        typer.echo(game.position(), nl=False)
        return
    view = game.view(known_side(game, side) if side else "")
    if at.json:
        at.emit(view)
        return
    rules, spoken = game.rules, at.words(game.rules)
    title = f"{spoken.title()} – {spoken.scenario(game.scenario)}"
    at.print(heading(title), at.say("actions-made", count=len(game)))
    if view.path:
        at.print(account.breadcrumb(spoken, view))
    field = Field(spoken, rules, view)
    at.print("", *account.tracks(spoken, rules, view), "", *field.account(everything=everything))
    if view.table.pieces:
        at.print("", account.pieces(spoken, view))
    if view.notes:
        at.print("", heading(at.say("head-log")), *account.log(spoken, view.notes[-LAST:]))
    at.print("", account.asked(spoken, view))


def replay(
    ctx: typer.Context,
    file: Save,
    since: Annotated[int, typer.Option("--from", metavar="N", min=0)] = 0,
    until: Annotated[int | None, typer.Option("--to", metavar="N", min=0)] = None,
    side: SideName = "",
) -> None:
    at = desk(ctx)
    game = open_game(at, file)
    if max(since, until or 0) > len(game):
        raise Told("no-such-action", given=max(since, until or 0), count=len(game))
    reader = known_side(game, side) if side else ""
    until = len(game) if until is None else until
    story = [note for note in game.notes or () if since <= note.after <= until]
    if at.json:
        at.emit([_entry(at, game, n, story, reader) for n in range(since, until + 1)])
        return
    spoken = at.words(game.rules)
    for n in range(since, until + 1):
        entry = _entry(at, game, n, story, reader)
        if entry["text"]:
            at.print(f"{n:>4}  {entry['text']}")
        at.print(*[f"        {note['text']}" for note in entry["notes"]] or ())
    if until == len(game) and game.over:
        at.print("", spoken.ended(game.view(game.rules.sides[0])))


def _entry(at: Desk, game: Game[Any], n: int, story: list[Note], reader: str) -> dict[str, Any]:
    """One action and what it led to, as far as the reader may know.

    A secret choice shows in the action, so a reader who is one of the sides gets only the actions of that
    side; the notes tell the rest. Who reads as nobody in particular is told all.
    """
    spoken = at.words(game.rules)
    action = game.action(n - 1) if n else None
    open_to_reader = action is not None and (not reader or action.side == reader)
    notes = [_read(game, note, reader) for note in story if note.after == n]
    return {
        "number": n,
        "side": action.side if action else "",
        "verb": action.verb if action and open_to_reader else "",
        "target": action.target if action and open_to_reader else None,
        "text": account.action_line(spoken, game.rules, action) if action and open_to_reader else "",
        "notes": [
            {"kind": note.kind, "rule": note.rule, "facts": note.facts, "text": spoken.note(note)}
            for note in notes
        ],
    }


def _read(game: Game[Any], note: Note, reader: str) -> NoteView:
    if reader:
        return game.note_view(note, game.rules.names.number(Kind.SIDE, reader))
    facts = named(game.rules.names, {**note.facts, **(note.secret or {})})
    return NoteView(note.after, note.kind, note.rule, facts)
