"""What people are given: a wheel with the page in it, and words where the page cannot be built."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_wheel_carries_the_built_page_and_not_its_sources(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    page = [name for name in names if name.startswith("stavka/client/")]
    assert "stavka/client/dist/index.html" in page
    assert any(name.endswith(".js") for name in page)
    assert all(name.startswith("stavka/client/dist/") for name in page)
    for kept in ("render/symbols.svg", "text/fr.ftl", "games/race_for_berlin/board.toml"):
        assert f"stavka/{kept}" in names


def test_a_machine_without_node_and_network_is_told_what_to_do(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    python = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    script = ROOT / "tools" / "build_client.py"
    bare = {**os.environ, "PATH": str(tmp_path), "PIP_NO_INDEX": "1"}
    done = subprocess.run([python, script], env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there is none here: no npm on the PATH" in done.stderr
    assert "`stavka play` plays in the terminal" in done.stderr
