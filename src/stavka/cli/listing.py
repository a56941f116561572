"""`stavka games` and `stavka rules`: what there is to play, and by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from stavka.cli import account, complete
from stavka.cli.frame import Desk, desk
from stavka.cli.layout import grid, heading
from stavka.games import GAMES
from stavka.kernel.rules import Rule, coverage

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete.games)]


def games(ctx: typer.Context) -> None:
    at = desk(ctx)
    rows = []
    for name in GAMES:
        rules = at.rules(name)
        rows.append((at.words(rules), name, list(rules.scenarios), rules.stage))
    if at.json:
        keys = ("game", "title", "scenarios", "state")
        at.emit([dict(zip(keys, (n, w.title(), s, g), strict=True)) for w, n, s, g in rows])
        return
    table = grid(*(at.say(f"head-{column}") for column in ("game", "title", "scenarios", "state")))
    for spoken, name, scenarios, stage in rows:
        shown = ", ".join(
            f"{each} ({spoken.scenario(each)})" if spoken.has(f"scenario-{each}") else each
            for each in scenarios
        )
        table.add_row(name, spoken.title(), shown, spoken.say(f"stage-{stage}"))
    at.print(table)


def rules(
    ctx: typer.Context,
    game: GameName,
    paragraph: Annotated[str, typer.Argument(metavar="PARAGRAPH")] = "",
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    tests: Annotated[Path, typer.Option("--tests", metavar="FOLDER")] = Path("tests"),
) -> None:
    at = desk(ctx)
    if coverage:
        _coverage(at, game, tests)
        return
    index = at.rules(game).index
    shown = index.paragraph(paragraph) if paragraph else list(index)
    if at.json:
        at.emit([{"id": r.id, "kind": r.kind, "testable": r.testable, "text": _text(at, r)} for r in shown])
    elif paragraph:
        at.print(*account.rule_lines(at.rules(game), at.lang, paragraph))
    else:
        at.print(*_contents(at, shown))


def _text(at: Desk, rule: Rule) -> str:
    return rule.fr if at.lang == "fr" else rule.en


def _contents(at: Desk, shown: list[Rule]) -> Iterator[Text]:
    """The index, a line for each rule, chapter by chapter."""
    width = max(len(rule.id) for rule in shown)
    chapter = ""
    for rule in shown:
        head = rule.id.replace("-", ".").partition(".")[0]
        if head != chapter:
            chapter = head
            count = sum(each.id.replace("-", ".").partition(".")[0] == head for each in shown)
            yield heading(at.say("chapter", name=head, count=count))
        line = Text(f"  {rule.id:<{width}}  ", style="bold")
        line.append(_text(at, rule), style="not bold")
        line.truncate(max(at.out.width, 40), overflow="ellipsis")
        yield line


def _coverage(at: Desk, game: str, tests: Path) -> None:
    known = at.rules(game)
    found = coverage(known.index, tests, known.rulings(), game)
    if at.json:
        at.emit({key: getattr(found, key) for key in ("game", "testable", "covered", "missing")})
    else:
        at.print(
            at.say("coverage", covered=found.covered, testable=found.testable, excused=len(found.excused))
        )
        for rule in found.missing:
            at.print(f"  {rule}  {_text(at, known.index[rule])}")
    if found.missing:
        raise typer.Exit(1)
