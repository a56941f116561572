"""Fights made at random: attackers around a hex in any weather, some without supply, some besieged."""

from __future__ import annotations

from random import Random

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import PINNED, supports
from tests.games.stalingrad_roads.slow_fights import Fight
from tests.games.stalingrad_roads.slow_roads import (
    ENEMY,
    FOREST,
    GROUND,
    HQS,
    MAJOR,
    MARSH,
    MINOR,
    PIECES,
    PLACES,
    around,
)
from tests.games.stalingrad_roads.strewn import within
from tests.games.stalingrad_roads.table import field

LAND = {hex_ for hex_ in GROUND if not (hex_ > "2500" and 21 < int(hex_[2:]) < 28)}
"""Not where two enemies stand who keep the phase open."""
WET = {hex_ for edge in MINOR | MAJOR for hex_ in edge} & LAND
BUILT = PLACES.keys() & LAND
KINDS = (LAND, WET, WET, BUILT, FOREST & LAND, MARSH & LAND)
WEATHER = (("snow", "open"), ("snow", "open"), ("mud", "open"), ("snow", "rivers"), ("snow", "all"))
ATTACHED = {
    "soviet": ("tank-brigade", "lelyushenko", "novikov"),
    "axis": ("pak88", "hoth", "hollidt"),
}
"""Markers that count without being asked for, where there is one leader at most."""
TROOPS = {
    owner: sorted(
        name
        for name, row in PIECES.items()
        if row["side"] == owner and row["type"] not in ("hq", "alarm unit") and name not in PINNED.values()
    )
    for owner in ENEMY
}
COMMAND = {owner: sorted(name for name in HQS if PIECES[name]["side"] == owner) for owner in ENEMY}


def some(random: Random, names: list[str], share: float) -> list[str]:
    """About so many of them."""
    return [name for name in names if random.random() < share]


def melee(seed: int, attacker: str) -> tuple[StalingradTable, Fight]:
    """A random fight, up to the choice of the attackers; and all who stand around the hex."""
    random = Random(f"melee {seed} {attacker}")
    defender = ENEMY[attacker]
    target = random.choice(sorted(random.choice(KINDS)))
    pool = {owner: random.sample(TROOPS[owner], 12) for owner in ENEMY}
    places = dict(PINNED)
    here = [pool[defender].pop() for _ in range(random.randint(1, 3))]
    places[target] = " ".join(here)
    near = sorted(around(target) & LAND)
    ring = random.sample(near, min(random.randint(1, 3), len(near)))
    attackers: list[str] = []
    for hex_ in ring:
        stack = [pool[attacker].pop() for _ in range(random.randint(1, 3))]
        attackers += stack
        places[hex_] = " ".join(stack)
    free = sorted(LAND - places.keys() - around(target))
    for owner in ENEMY:
        places[free.pop(random.randrange(len(free)))] = random.choice(COMMAND[owner])
    everybody = here + attackers
    oos = some(random, everybody, 0.4)
    besieged = [name for name in oos if PIECES[name]["side"] == "axis"] if random.random() < 0.4 else []
    weather, ice = random.choice(WEATHER)
    keys = [
        f'weather = "{weather}"',
        f'ice = "{ice}"',
        f"oos = {oos}",
        f"besieged = {besieged}",
        f"reduced = {[name for name in some(random, everybody, 0.4) if 'reduced' in PIECES[name]]}",
        f"superiority = {some(random, ['rescue', 'waves', 'crushing', 'rout'], 0.5)}",
    ]
    if besieged:
        keys += ['fortress = "1333"', f"level = {random.randint(1, 11)}"]
    markers = []
    for owner, units in ((attacker, attackers), (defender, here)):
        kind = random.choice(ATTACHED[owner])
        if random.random() < 0.4:
            markers.append(f"{kind}@{random.choice(units)}")
    keys.append(supports(*markers))
    g = field(places, step=f"{attacker}-combat", head="\n".join(keys), turn=7)
    if random.random() < 0.3:
        g.state.retreated = sum(1 << g.rules.unit[name] for name in some(random, here, 0.7))
    return g, Fight(target, tuple(attackers))


def crowd(seed: int, attacker: str) -> tuple[StalingradTable, Fight]:
    """A random fight among many other units, some of them with headquarters, some near the fortress."""
    random = Random(f"crowd {seed} {attacker}")
    defender = ENEMY[attacker]
    pocket = random.random() < 0.3
    target = random.choice(sorted(within("1333", 3) & LAND) if pocket else sorted(random.choice(KINDS)))
    pool = {owner: random.sample(TROOPS[owner], 40) for owner in ENEMY}
    places = dict(PINNED)
    here = [pool[defender].pop() for _ in range(random.randint(1, 3))]
    hqs = {owner: random.sample(COMMAND[owner], 2) for owner in ENEMY}
    if random.random() < 0.3:
        here.append(hqs[defender].pop())
    places[target] = " ".join(here)
    near = sorted(around(target) & LAND)
    ring = random.sample(near, min(random.randint(1, 2), len(near)))
    attackers = [pool[attacker].pop() for _ in ring]
    places |= dict(zip(ring, attackers, strict=True))
    region = sorted(within(target, 4) & LAND - places.keys())
    for hex_ in random.sample(region, min(random.randint(0, 16), len(region))):
        owner = random.choice(("axis", "soviet"))
        places[hex_] = " ".join(pool[owner].pop() for _ in range(random.choice((1, 1, 2, 3))))
    wide = sorted(within(target, 8) & LAND - places.keys())
    for owner in ENEMY:
        while hqs[owner]:
            places[wide.pop(random.randrange(len(wide)))] = hqs[owner].pop()
    keys = []
    if pocket:
        cut = some(random, [name for name in here if PIECES[name]["side"] == "axis" and name not in HQS], 0.6)
        keys = [f"oos = {cut}", f"besieged = {cut}", 'fortress = "1333"', "level = 8"]
    return field(places, step=f"{attacker}-combat", head="\n".join(keys), turn=7), Fight(
        target, tuple(attackers)
    )
