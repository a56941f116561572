"""What the documents say is true: examples run, commands and files exist."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import stavka

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def test_the_example_of_the_package_runs() -> None:
    tried = doctest.testmod(stavka)
    assert tried.attempted
    assert not tried.failed


def test_the_readme_s_example_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert 'game = "race-for-berlin"' in done.stdout
    assert (tmp_path / "game.stavka.json").exists()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    assert all((path.parent / link).exists() for link in links if "://" not in link)


def test_the_readme_lists_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `stavka (\w+)` \|", readme, re.MULTILINE))
    command = [sys.executable, "-m", "stavka", "--lang", "en", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    offered = set(re.findall(r"^│ ([a-z]+) +[A-Z]", shown, re.MULTILINE))
    assert listed == offered
    assert len(listed) == 13
