"""NATO symbols: made once by `tools/symbols.mjs` and kept in `symbols.svg`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FRAME = (25.0, 50.0, 150.0, 100.0)
"""Left, top, width and height of the frame that the icons stand in."""

LETTERED = {"headquarters": "HQ", "security": "SEC", "fortress": "F", "partisan": "P", "naval": "N"}
"""Branches that are told by letters."""


@cache
def icons() -> dict[str, str]:
    """The icon of each branch, without its frame, in the colour that is current."""
    sheet = (Path(__file__).parent / "symbols.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="nato-([^"]+)"[^>]*>(.*?)</symbol>', sheet, re.DOTALL))
