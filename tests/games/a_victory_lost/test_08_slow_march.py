"""Movement (8) held against a slow search, in positions made at random."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from random import Random

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.marching import POOLS, is_moving
from tests.games.a_victory_lost.slow_march import (
    BANKS,
    BOARD,
    BOXES,
    BRIDGED,
    CITIES,
    ENEMY,
    GROUND,
    HEXES,
    HQS,
    MAJOR,
    PIECES,
    March,
    Position,
    around,
    read,
    set_out,
)
from tests.games.a_victory_lost.table import field
from tests.support import offered, play, prompt, units, where

MOVEMENT = (
    *("8.1.2c", "8.1.2d", "8.1.3a", "8.1.3b", "8.1.3c", "8.1.3d", "8.1.4", "8.1.5a", "8.1.5b"),
    *("8.2.1a", "8.2.1b", "8.2.1c", "8.2.2", "8.3.1a", "8.3.1b", "8.3.1c", "8.3.1d", "8.3.2"),
    *("5.0.4b", "11.2.2b", "11.2.2c", "13.0-a", "15.0.1b", "15.0.1c"),
)
OPTIONS = ("soviet-administrative-movement", "hexside-crossing")
CHITS = {"axis": ("4PzA", "Hollidt", "R3A", "1PzA"), "soviet": ("5TkA", "2GdA", "51A", "28A")}


def within(centre: str, far: int) -> set[str]:
    """The hexes at most so far from one."""
    found = {centre}
    for _ in range(far):
        found |= {near for hex_ in found for near in around(hex_)}
    return found


LAND = {hex_ for hex_ in HEXES if GROUND[hex_] != "water"}
BY_RIVERS = set().union(*BANKS.values())
BY_CITIES = set().union(*(within(city, 2) for city in CITIES))
BRIDGES = {hex_ for side in MAJOR.keys() & BRIDGED for hex_ in side}
MEETINGS = {hex_ for hex_ in LAND if sum(bool(within(hex_, 2) & bank) for bank in BANKS.values()) > 1}


def strew(random: Random) -> tuple[VictoryLost, str]:
    """A headquarters about to move with some units, among the enemy; whose it is."""
    mover = random.choice(sorted(ENEMY))
    chit = random.choice(CHITS[mover])
    hq = next(name for name, row in HQS.items() if row["label"] == chit)
    turn = random.choice((2, 6))
    land = LAND - set(BOARD["pocket"]["hexes"]) if turn == 2 else LAND
    centre = random.choice(sorted(land & random.choice((LAND, BY_RIVERS, BY_CITIES, BRIDGES, MEETINGS))))
    box = chit if chit in BOXES else ""
    area = sorted(within(BOXES[box][0] if box else centre, random.choice((2, 3, 5))) & land)
    at, owner = place(random, mover, hq, box or centre, area)
    there = [name for names in at.values() for name in names if name not in HQS]
    cut_off = [name for name in there if random.random() < 0.15 and not box]
    reduced = [name for name in there if random.random() < 0.3 and "reduced" in PIECES[name]]
    axis = [city for city in sorted(CITIES) if owner.get(city, random.choice(sorted(ENEMY))) == "axis"]
    control = f"{{ axis = {axis}, soviet = {sorted(CITIES - set(axis))} }}"
    head = f'{POOLS}\nbag = ["{chit}"]\nturn = {turn}\nisolated = {cut_off}\nunsupplied = {cut_off}\n'
    head += f"reduced = {reduced}\ncontrol = {control}"
    options = " ".join(option for option in OPTIONS if random.random() < 0.4)
    return field({hex_: " ".join(names) for hex_, names in at.items()}, head=head, options=options), mover


def place(
    random: Random, mover: str, hq: str, start: str, area: list[str]
) -> tuple[dict[str, set[str]], dict[str, str]]:
    """Some pieces of both sides within stacking; what is where, and whose each hex is."""
    at: dict[str, set[str]] = defaultdict(set, {start: {hq}})
    owner = {start: mover}
    most = {mover: random.randint(2, 8), ENEMY[mover]: random.randint(0, 9)}
    for name in random.sample(sorted(PIECES.keys() - {hq}), len(PIECES) - 1):
        side = PIECES[name]["side"]
        boxed = start in BOXES and side == mover and name not in HQS and random.random() < 0.5
        hex_ = start if boxed else random.choice(area)
        spot = Position(at, {}, 2, set(), set(), {}, {}, {})
        fits = boxed or March(spot, name, hex_, {}).fits(hex_)
        if most[side] and owner.setdefault(hex_, side) == side and fits:
            at[hex_].add(name)
            most[side] -= 1
    return at, owner


def shown(cost: Fraction) -> str:
    """A cost as it is written in a hex."""
    whole, half = divmod(cost, 1)
    return f"{whole or ''}½" if half else str(whole)


def leg(g: VictoryLost, march: March, random: Random) -> March:
    """Go somewhere, best to where something happens or a step only; the enemy answers as he likes."""
    hexes = sorted(offered(g, march.owner, "to"))
    events = [hex_ for hex_ in hexes if march.overruns(hex_) or march.takes(hex_)]
    steps = [hex_ for hex_ in hexes if hex_ in around(march.here)]
    target = random.choice(random.choice([some for some in (events, steps, steps, hexes) if some]))
    play(g, march.owner, f"to {target}")
    if prompt(g, march.enemy) == "reposition":
        play(g, march.enemy, f"to {min(offered(g, march.enemy, 'to'))}")
    return march.onward(read(g), target)


@pytest.mark.rule("a-victory-lost", *MOVEMENT)
@pytest.mark.parametrize("seed", range(150))
def test_hexes_in_reach_and_their_prices_are_those_of_a_slow_search(seed: int) -> None:
    """Leg after leg of a piece, with what each manner of moving has left."""
    random = Random(seed)
    g, side = strew(random)
    while prompt(g, side) != "move-unit":  # where there is no choice nobody is asked
        g, side = strew(random)
    movable = offered(g, side, "unit")
    for name in sorted(units(g, g.activation.units | g.activation.hqs) - movable):
        assert not set_out(g, name).ends(), f"{name} could move"
    name = random.choice(sorted(movable))
    march = set_out(g, name)
    play(g, side, f"unit {name}")
    if prompt(g, side) == "enter":
        assert offered(g, side, "to") == march.ends()
        march = leg(g, march, random)
    elif where(g, name) != march.here:  # it had one way into the map
        assert march.ends() == {where(g, name)}
        march = march.onward(read(g), where(g, name))
    for _ in range(3):
        if not is_moving(g, name):
            assert not march.ends()
            return
        decision = g.decision(side)
        assert decision is not None
        costs = {hex_: shown(cost) for hex_, cost in march.costs().items() if march.fits(hex_)}
        assert {hex_: hint.cost for hex_, hint in decision.hints.items()} == costs
        assert offered(g, side, "to") == costs.keys()
        if not costs:
            return
        march = leg(g, march, random)
