"""The README's pictures that need no browser: a terminal as SVG, played for real, and whole maps as PNG.

    python tools/screenshots.py [FOLDER]

The pictures name no font host: a reader's own monospaced font is used.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import stavka
from stavka import render
from stavka.cli.frame import Desk
from stavka.cli.terminal import Terminal
from stavka.players import player

WIDTH = 100
MAPS = {
    "a-victory-lost": ("a-victory-lost", "campaign", 2800),
    "stalingrad-roads": ("stalingrad-roads", "campaign", 2800),
    "stalingrad-roads-uranus": ("stalingrad-roads", "uranus", 2400),
    "absolute-war": ("absolute-war", "short-campaign", 2800),
    "victory-roads": ("victory-roads", "campaign", 2000),
    "victory-roads-bagration": ("victory-roads", "bagration", 2400),
}
"""Each picture of a map: its game and scenario, and how wide it is."""
FONT = "'DejaVu Sans Mono', Menlo, Consolas, monospace"

DAWN = """
game = "race-for-berlin"
step = "C.1"
"""
"""The first morning, before the first Soviet impulse."""

TYPED = (
    "fight 8ga-1",
    "fight 8ga-2",
    "fight 3sha-1",
    "fight 3sha-2",
    "oderbruch 2",
    "8ga-1",
    "8ga-2",
)
"""Zhukov says who fights, and gathers a fight."""

SHOWN = ("m oderbruch 2", "3sha-1")
"""What is in the picture: a look at the ground, then one more unit for the attack."""

DUSK = TerminalTheme(
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


def picture(lang: str) -> str:
    """The screen at that moment, as SVG."""
    desk = Desk()
    desk.lang = lang
    desk.out = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        highlight=False,
        emoji=False,
    )
    keys = typed(desk.out)
    with tempfile.TemporaryDirectory() as folder:
        game = stavka.from_position(DAWN)
        konev = {"konev": player("random", 1)}
        table = Terminal(desk, game, konev, Path(folder) / "game.json", read=lambda _: next(keys))
        with suppress(Taken):
            table.run()
    title = f"stavka play – {desk.words(game.rules).title()}"
    made = desk.out.export_svg(title=title, theme=DUSK, code_format=form(), unique_id=f"stavka-{lang}")
    return "\n".join(line.rstrip() for line in made.splitlines()) + "\n"


def typed(console: Console) -> Iterator[str]:
    """What is typed, echoed as a terminal would."""
    yield from TYPED
    console.export_text()  # what was printed so far is forgotten
    for text in SHOWN:
        console.print(f"> {text}")
        yield text
    console.print("> ")
    raise Taken


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
    for name, (game, scenario, width) in MAPS.items():
        drawn = render.picture(stavka.new(game, scenario=scenario, seed=1))
        (folder / f"{name}.png").write_bytes(render.png(drawn, width))
        print(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "docs" / "screenshots")
