"""Finished games, one for each level of victory in each scenario, played by commanders with a purpose.

`python -m tests.games.stalingrad_roads.journals` plays them anew, or those that are named: only after a
change of the rules that raises their version, since stored games must go on replaying.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from stavka.kernel.game import Game
from tests.games import roads_journals
from tests.games.stalingrad_roads.commander import STYLES

FOLDER = Path(__file__).parent / "journals"

LEVELS: dict[str, dict[str, str]] = {
    "wintergewitter": {
        "axis-decisive": "both",
        "axis-minor": "bold-axis",
        "soviet-minor": "both",
        "soviet-decisive": "both",
    },
    "uranus": {
        "soviet-decisive": "both",
        "soviet-major": "retreat",
        "soviet-minor": "retreat",
        "draw": "both",
        "axis-minor": "ring",
        "axis-major": "ring",
        "axis-decisive": "both",
    },
    "campaign": {
        "soviet-decisive": "rostov",
        "soviet-strategic": "sweep",
        "soviet-operational": "retreat",
        "soviet-minor": "retreat",
        "draw": "both",
        "axis-strategic": "both",
        "axis-decisive": "bold-axis",
    },
    "backhand": {
        "axis-decisive": "kharkov",
        "axis-marginal": "kharkov",
        "draw": "kharkov",
        "soviet-marginal": "kharkov",
        "soviet-decisive": "both",
    },
    "gallop": {
        "soviet-major": "retreat",
        "soviet-minor": "both",
        "axis-minor": "both",
        "axis-major": "both",
    },
}
"""How each kept game ends, and what kind of commanders get there."""

ENDINGS = roads_journals.endings(LEVELS)


def fits(game: Game[Any], name: str) -> bool:
    """Whether a finished game is of a kind that is kept."""
    scenario, level, _ = ENDINGS[name]
    return roads_journals.ends_so(game, scenario, level)


if __name__ == "__main__":
    roads_journals.find("stalingrad-roads", ENDINGS, STYLES, FOLDER, fits, sys.argv[1:])
