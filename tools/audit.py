"""Ask whether a package that is locked here is known to be unsafe: python -m tools.audit

What is known to be unsafe fails. Where the network does not let us ask, that is reported and does not fail.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.build_client import CLIENT, ROOT, find_npm

PATIENCE = 300
"""Seconds after which a network that swallows what is asked is taken for none."""


def main() -> int:
    unsafe = [*_python(), *_page()]
    print("\n".join(unsafe) or "audit: nothing that could be asked about is known to be unsafe")
    return 1 if unsafe else 0


def _python() -> list[str]:
    program = Path(sys.executable).with_name("pip-audit")
    options = "--require-hashes --disable-pip --format json --progress-spinner off"
    told = _ask([program, "--requirement", ROOT / "requirements.lock", *options.split()])
    return judge_python(told)


def judge_python(told: Any) -> list[str]:
    """What pip-audit found; it says of each package that it could not ask about that it was skipped."""
    packages = told.get("dependencies") if isinstance(told, dict) else None
    skipped = sum("skip_reason" in package for package in packages or ())
    if not packages or skipped:
        asked = f"{skipped} of {len(packages)} packages" if packages else "the packages"
        print(f"audit: the network does not let us ask about {asked} from PyPI")
    return [
        f"audit: {package['name']} {package['version']}: {hole['id']}, mended in {hole['fix_versions']}"
        for package in packages or ()
        for hole in package.get("vulns", ())
    ]


def _page() -> list[str]:
    return judge_page(_ask([find_npm(), "audit", "--json"], CLIENT))


def judge_page(told: Any) -> list[str]:
    """What npm audit found; where it could not ask, it has an error instead."""
    if not isinstance(told, dict) or "vulnerabilities" not in told:
        print("audit: the network does not let us ask about the packages from npm")
        return []
    return [
        f"audit: {name} {found.get('range', '')}: {found.get('severity', '')}"
        for name, found in told["vulnerabilities"].items()
    ]


def _ask(command: Sequence[str | Path], folder: Path = ROOT) -> Any:
    """What a program answers in JSON; nothing if it does not."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


if __name__ == "__main__":
    sys.exit(main())
