"""`stavka play` as a newcomer sees it: a process at a real terminal, small or large, in each language."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import stavka
from tests.cli.conftest import BERLIN
from tests.cli.test_fight import DAWN

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 120
"""So many seconds without a sound, and the process is taken to hang."""

PROMPT = "\n> "
SIZES = [(100, 30), (80, 24)]


class Screen:
    """A terminal of some size with a process in it."""

    def __init__(self, master: int, width: int, height: int) -> None:
        self.master, self.width, self.height = master, width, height
        self.seen = ""

    def wait(self, until: str = PROMPT) -> str:
        """All that is printed up to the next prompt, or to the end."""
        new = b""
        while not ESCAPE.sub("", new.decode(errors="replace")).endswith(until):
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, "no prompt came"
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the process has ended
                break
            if not part:
                break
            new += part
        text = ESCAPE.sub("", new.decode()).replace("\r", "").replace("\x07", "")
        self.seen += text
        return text

    def type(self, line: str) -> str:
        os.write(self.master, f"{line}\n".encode())
        return self.wait()

    @property
    def now(self) -> str:
        """What is on the screen."""
        return "\n".join(self.seen.split("\n")[-self.height :])


@contextmanager
def terminal(folder: Path, width: int, height: int, *args: str, until: str = PROMPT) -> Iterator[Screen]:
    """`stavka play` in a terminal of its own."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    environ = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
    environ |= {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
    command = [sys.executable, "-c", "from stavka.cli import main; main()", "play", *args]
    with subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=environ
    ) as process:
        os.close(slave)
        screen = Screen(master, width, height)
        try:
            screen.wait(until)
            yield screen
        finally:
            process.kill()
            os.close(master)


def dawn(folder: Path) -> str:
    """The first morning, before the first Soviet impulse."""
    (folder / "dawn.toml").write_text(DAWN, encoding="utf-8")
    return "dawn.toml"


FIRST = {
    "en": ("What would you like to play?", "Who plays?", "Race for Berlin – The Berlin operation"),
    "fr": ("À quoi voulez-vous jouer", "Qui joue", "Race for Berlin – "),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_newcomer_sits_down(tmp_path: Path, lang: str, width: int, height: int) -> None:
    game, mode, title = FIRST[lang]
    with terminal(tmp_path, width, height, "--seed", "7", "--lang", lang) as screen:
        assert game in screen.now
        assert mode in screen.type("1")
        assert title in screen.type("1")
        for _ in range(20):  # whatever comes first
            screen.type("1")
            assert screen.now.endswith("\n> ")
        assert "stavka play " in screen.type("q")
    neat(screen)
    (kept,) = (tmp_path / "stavka").iterdir()
    assert len(stavka.load(kept)) >= 20


def neat(screen: Screen) -> None:
    """No line is too long, and nothing is told by its id."""
    assert max(len(line) for line in screen.seen.split("\n")) <= screen.width
    assert not re.search(r"\b(ask|verb|note|step|kind|modifier|head|sign)-[a-z]", screen.seen)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_fight(tmp_path: Path, lang: str, width: int, height: int) -> None:
    designate = {"en": "Designate your units", "fr": "Désignez vos unités"}[lang]
    with terminal(tmp_path, width, height, dawn(tmp_path), "--as", "zhukov", "--lang", lang) as screen:
        for unit in ("8ga-1", "8ga-2", "5sha-1", "5sha-2"):
            assert designate in screen.now  # the question is on the screen, however long its answers
            screen.type(f"fight {unit}")
        assert "▲★2≡" in screen.now
        screen.type("seelow")
        for unit in ("8ga-1", "8ga-2", "5sha-1"):
            screen.type(unit)
        assert re.search(r"58 (against|contre) 24", screen.now)
        assert "[annex2-i]" in screen.now
        assert re.search(r"1/\d +━", screen.now)
        assert re.search("[⚀⚁⚂⚃⚄⚅] Seelow", screen.type("1"))
        assert "Oder" in screen.type("m")
        screen.type("?")
        screen.type("q")
    neat(screen)


def test_colours_are_never_alone(tmp_path: Path) -> None:
    """What a terminal without colours is told is all that there is."""
    with terminal(tmp_path, 100, 30, BERLIN, "--as", "zhukov", "--seed", "7", "--lang", "en") as screen:
        told = screen.type("m")
    assert re.search(r"Seelow +▲★2≡ +\S+ \(Konev\) +303 \(5-2\)", told)


def test_the_hand_over_screen_hides_and_waits(tmp_path: Path) -> None:
    """Each player is alone with the screen before anything secret is shown."""
    text = DAWN + "cup = [2, 3, 4, 5, 6, 7, 8, 9]\n[token]\nzhukov = 10\nkonev = 11\n"
    (tmp_path / "secret.toml").write_text(text, encoding="utf-8")
    with terminal(tmp_path, 80, 24, "secret.toml", "--hotseat", "--lang", "en", until="… ") as screen:
        assert "is for Zhukov alone to see" in screen.now or "is for Konev alone to see" in screen.now
        assert "Coordination" not in screen.seen
        first = "Zhukov" if "for Zhukov alone" in screen.now else "Konev"
        assert f"{first}: " in screen.type("")


@pytest.mark.soak
def test_the_readmes_pictures(tmp_path: Path) -> None:
    """Made from a real game, and without a font from the network."""
    script = Path(__file__).parents[2] / "tools" / "screenshots.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, capture_output=True)
    for name, said in (("terminal.svg", "against"), ("terminal-fr.svg", "contre")):
        picture = (tmp_path / name).read_text(encoding="utf-8")
        assert re.findall("https?://[^\"' <]*", picture) == ["http://www.w3.org/2000/svg"]
        assert said in picture
        assert "annex2-j" in picture
        assert "font-face" not in picture
