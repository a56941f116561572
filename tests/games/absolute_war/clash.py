"""Combats of Absolute War! with a wanted result, for the tests of 12.7 to 12.11 and of what uses them."""

from __future__ import annotations

from stavka.games.absolute_war import strength
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import EVENT, SIDES
from tests.games.absolute_war.table import FACTS, asked, do, draws, field
from tests.support import told

BEHIND = "bryansk kursk sumy gomel smolensk mogilev kharkov"
"""German zones behind Orel, from which Tula is attacked: clear country, no river between the two."""


ELSEWHERE = {"luga": "g18a", "leningrad": "s-n"}
"""An attack that is always left to make, far away: the phase does not end by itself."""


def at_tula(attackers: str = "g9a", defenders: str = "s-bry", **more: str) -> War:
    """A German stack in Orel, Soviet ones in Tula; others by zone. Far away two others face each other."""
    options = {key: more.pop(key) for key in ("head", "german", "soviet", "mode", "step") if key in more}
    turn = int(more.pop("turn", "7"))
    options.setdefault("german", BEHIND)
    units = {**ELSEWHERE, "orel": attackers, "tula": defenders} | {
        zone.replace("_", "-"): names for zone, names in more.items()
    }
    return field(units, turn=turn, **options)  # type: ignore[arg-type]


def clash(
    game: War,
    lead: str,
    target: str,
    result: str,
    *,
    support: str = "",
    defence: str = "",
    pincers: bool = False,
) -> War:
    """Let a stack attack another, with supports, and cards be turned that bring a result."""
    if asked(game) == "designate":
        do(game, "done")
    do(game, f"lead {lead}", f"target {target}")
    helpers = {"commit-attack": support, "commit-defence": defence}
    while (prompt := asked(game)) in (*helpers, "pincers"):
        for helper in helpers.get(prompt, "").split():
            do(game, f"support {helper}")
        helpers = {**helpers, prompt: ""} if prompt in helpers else helpers
        if asked(game) == prompt:
            fix(game, result)
            do(game, "pincers" if prompt == "pincers" and pincers else "done")
    assert (told(game, "battle") + told(game, "assault"))[-1]["result"] == result
    return game


def fix(game: War, result: str) -> None:
    """Let the next cards that are turned bring a result, if there are such, as both sides stand now."""
    attack, defence = strength.sums(game)
    mine, theirs = (_pile(game, side) for side in (game.fight.side, 1 - game.fight.side))
    if strength.is_assault(game):
        pairs: list[tuple[str, ...]] = [
            (card, foe)
            for card in mine
            for foe in theirs
            if row(attack - defence + FACTS.cards[card].support - FACTS.cards[foe].support) == result
        ]
    elif attack - defence < -3:
        return
    else:
        odds = min(attack - defence, 6)
        pairs = [(card,) for card in mine if FACTS.cards[card].battle[odds + 3] == result]
    if pairs:
        draws(game, *pairs[0])


def _pile(game: War, side: int) -> list[str]:
    return [card for card in game.state.events[side] if FACTS.cards[card].deck == EVENT]


def row(difference: int) -> str:
    """The line of the Assault table for what the attacker has more (12.7.2)."""
    for line, least in (("A+3", 3), ("A+2", 1), ("EQ", 0), ("D+2", -2)):
        if difference >= least:
            return line
    return "D+3"


def wsp(game: War, side: str) -> int:
    """A side's War Status Points."""
    return game.state.wsp[SIDES.index(side)]


def rp(game: War, side: str) -> int:
    """A side's Resource Points."""
    return game.state.rp[SIDES.index(side)]


def back(game: War, unit: str) -> bool:
    """Whether a unit shows its back."""
    return bool(game.state.back >> game.rules.unit[unit] & 1)
