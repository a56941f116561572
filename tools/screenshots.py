"""The README's pictures: a game of Race for Berlin as the terminal shows it, played for real, as SVG.

    python tools/screenshots.py [FOLDER]

The pictures name no font host: a reader's own monospaced font is used.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import stavka
from stavka.cli.frame import Desk
from stavka.cli.terminal import Terminal
from stavka.words import Words

WIDTH, HEIGHT = 100, 44
SEED = 7
FONT = "'DejaVu Sans Mono', Menlo, Consolas, monospace"

TYPED = (
    "kustrin",
    "convert",
    "done",
    "fight 8ga-1",
    "fight 8ga-2",
    "fight 1gta-1",
    "fight 1gta-2",
)
"""Zhukov on the first morning: reinforcements, replacements, and who attacks."""

SHOWN = ("m", "lebus", "8ga-1", "8ga-2", "1gta-1")
"""What is typed before the picture is taken."""

PAPER = TerminalTheme(
    (23, 25, 28),
    (214, 214, 208),
    [
        (60, 62, 66),
        (224, 108, 96),
        (140, 190, 120),
        (232, 184, 90),
        (120, 168, 224),
        (200, 140, 200),
        (110, 190, 200),
        (214, 214, 208),
    ],
)
"""Quiet colours on a dark ground; amber for what can be done."""


class Taken(Exception):
    """All has been typed."""


def screen(lang: str) -> list[str]:
    """The lines of the screen at that moment, with their colours."""
    desk = Desk()
    desk.lang = lang
    desk.out = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        highlight=False,
        emoji=False,
    )
    keys = typed(desk.out)
    with tempfile.TemporaryDirectory() as folder:
        game = stavka.new("race-for-berlin", seed=SEED)
        table = Terminal(desk, game, {}, Path(folder) / "game.json", open_hands=True, read=lambda _: next(keys))
        try:
            table.run()
        except Taken:
            pass
    return desk.out.export_text(styles=True).rstrip("\n").split("\n")


def typed(console: Console) -> Iterator[str]:
    """What is typed, echoed as a terminal would."""
    for text in (*TYPED, *SHOWN):
        console.print(f"> {text}")
        yield text
    console.print("> ")
    raise Taken


def picture(lang: str) -> str:
    """The screen as SVG."""
    lines = screen(lang)[-HEIGHT:]
    console = Console(file=io.StringIO(), record=True, width=WIDTH, color_system="truecolor")
    for line in lines:
        console.print(Text.from_ansi(line), soft_wrap=True)
    made = console.export_svg(
        title=Words("race-for-berlin", lang).title(), theme=PAPER, code_format=form(), unique_id=f"stavka-{lang}"
    )
    return "\n".join(line.rstrip() for line in made.splitlines()) + "\n"


def form() -> str:
    """Rich's picture of a terminal, without its fonts from the network."""
    bare = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    bare = re.sub(r"<!-- Generated.*?-->\s*", "", bare)
    return re.sub(r"font-family: (?:Fira Code, monospace|arial)", f"font-family: {FONT}", bare)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, lang in (("terminal.svg", "en"), ("terminal-fr.svg", "fr")):
        (folder / name).write_text(picture(lang), encoding="utf-8")
        print(folder / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "docs" / "screenshots")
