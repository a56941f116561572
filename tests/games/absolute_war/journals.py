"""Finished games, one for each way the war can end, played by generals in a hurry.

`python -m tests.games.absolute_war.journals` plays them anew: only after a change of the rules that raises
their version, since stored games must go on replaying.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stavka.kernel import start
from stavka.kernel.game import Game
from stavka.lab.contract import any_action, any_verb, walk
from tests.games.absolute_war.general import Choose, against, timid
from tests.games.absolute_war.table import FACTS, RULES

FOLDER = Path(__file__).parent / "journals"


class Ending(NamedTuple):
    """A way to end: where it was sought, how it ended, who won, and by whom it was played."""

    scenario: str
    how: str
    winners: list[str]
    choose: Choose = any_action
    options: dict[str, str] = {}
    late: str = ""
    """Where the game begins, if not at the start: simple generals do not get there by themselves."""


GERMANS, SOVIETS = against("german"), against("soviet")
BASE, ALONE, MORAL = {"mode": "base"}, {"solitaire": "on"}, {"moral-victory": "on"}
GERMAN, SOVIET, BOTH = ["german"], ["soviet"], ["german", "soviet"]

LATE = """
game = "absolute-war"
scenario = "{scenario}"
turn = {turn}
initiative = "soviet"
step = "german-supply"
wsp = {{ german = 3, soviet = 9 }}
"""
"""The last turn with the lines as they were in June 1941."""

AT_THE_GATES = (
    LATE
    + """
[control]
german = {german}
soviet = {soviet}
[units]
{where}
"""
)


def _late(scenario: str, turn: int, taken: dict[str, str]) -> str:
    """The last turn, with Soviet stacks in some German zones."""
    names = FACTS.board.names
    soviet = [name for i, name in enumerate(names) if FACTS.HOME[1] >> i & 1] + list(taken)
    german = [name for i, name in enumerate(names) if FACTS.HOME[0] >> i & 1 and name not in taken]
    where = "\n".join(f'{zone} = ["{unit}"]' for zone, unit in taken.items() if unit)
    return AT_THE_GATES.format(scenario=scenario, turn=turn, german=german, soviet=soviet, where=where)


WESTWARD = {"berlin": "s-kal", "bucharest": "s-bry", "budapest": "s-vor", "vienna": "s-ste"}

ENDINGS = {
    "status-german": Ending("short-campaign", "war-status", GERMAN, GERMANS),
    "status-soviet": Ending("short-campaign", "war-status", SOVIET),
    "targets-german": Ending("short-campaign", "war-targets", GERMAN, GERMANS),
    "targets-soviet": Ending(
        "long-campaign",
        "war-targets",
        SOVIET,
        SOVIETS,
        late=_late("long-campaign", 24, WESTWARD),
    ),
    "berlin": Ending(
        "long-campaign", "berlin", SOVIET, SOVIETS, late=_late("long-campaign", 24, {"germany": "s-vor"})
    ),
    "moral-victory": Ending("short-campaign", "moral-victory", SOVIET, any_verb, MORAL),
    "liberation": Ending(
        "short-campaign",
        "liberation",
        SOVIET,
        any_action,
        late=LATE.format(scenario="short-campaign", turn=22),
    ),
    "targets-kept": Ending("short-campaign", "targets-kept", GERMAN),
    "production": Ending("long-campaign", "production", GERMAN),
    "western-allies": Ending("short-campaign", "western-allies", []),
    "barbarossa-german": Ending("barbarossa", "objectives", GERMAN, GERMANS),
    "barbarossa-soviet": Ending("barbarossa", "objectives", SOVIET),
    "barbarossa-points": Ending("barbarossa", "points", SOVIET),
    "stalingrad-german": Ending("stalingrad", "objectives", GERMAN, GERMANS),
    "stalingrad-soviet": Ending("stalingrad", "objectives", SOVIET, SOVIETS),
    "stalingrad-points": Ending("stalingrad", "points", SOVIET),
    "kursk-german": Ending("kursk", "objectives", GERMAN, GERMANS),
    "kursk-soviet": Ending("kursk", "objectives", SOVIET, SOVIETS),
    "draw": Ending("kursk", "draw", BOTH),
    "advanced": Ending("kursk", "objectives", SOVIET, any_action, {"mode": "advanced"}),
    "base-german": Ending("barbarossa", "war-targets-held", GERMAN, any_action, BASE),
    "base-soviet": Ending("kursk", "war-targets-held", SOVIET, SOVIETS, BASE),
    "base-draw": Ending("barbarossa", "draw", BOTH, timid, BASE),
    "solitaire-lost": Ending("short-campaign", "solitaire", GERMAN, any_action, ALONE),
    "solitaire-kept": Ending("short-campaign", "targets-kept", GERMAN, any_action, ALONE),
}
"""How each kept game ends."""


def fits(game: Game[Any], name: str) -> bool:
    """Whether a finished game is of a kind that is kept."""
    wanted = ENDINGS[name]
    chosen = {option: choice for option, choice in game.options.items() if option in wanted.options}
    return (
        game.state.ended == wanted.how
        and game.winners == wanted.winners
        and game.scenario == wanted.scenario
        and chosen == wanted.options
    )


def main(names: list[str]) -> None:
    for name in names:
        wanted = ENDINGS[name]
        for seed in range(400):
            if wanted.late:
                game = start.from_position(RULES, wanted.late, seed=seed)
            else:
                game = start.new(RULES, wanted.scenario, options=wanted.options, seed=seed)
            for _ in walk(game, Random(seed), wanted.choose):
                pass
            if fits(game, name):
                game.save(FOLDER / f"{name}.stavka.json")
                print(f"{name}: seed {seed}, {len(game)} actions, {game.state.wsp}", flush=True)
                break
        else:
            print(f"{name}: not found", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(ENDINGS))
