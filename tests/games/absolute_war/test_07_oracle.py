"""7: supply on many random positions, against an oracle that was written from the rulebook alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.absolute_war.slow_supply import ZONES, Front, Stack
from tests.games.absolute_war.supplying import checked
from tests.games.absolute_war.table import FACTS, RULES, at, marked
from tests.support import spaces

GROUND = {
    side: [
        row.id
        for row in FACTS.units
        if row.side == side
        and row.size != "special"
        and row.nation in ("german", "soviet", "finnish")
        and not {"2"} & set(row.special)
        and row.only != "base"
        and row.mobility != "static"
    ]
    for side in ("german", "soviet")
}
FLYING = {
    side: [row.id for row in FACTS.units if row.side == side and row.kind == "air"]
    for side in ("german", "soviet")
}
FINNS = ("x-fin-kar", "x-fin-ist")


def random_front(random: Random) -> Front:
    """A ragged front line somewhere, pockets behind it, stacks on both sides and in each other's zones."""
    middle, spread = random.uniform(18, 46), random.uniform(0, 9)
    control = {
        name: "german" if zone["lon"] + random.gauss(0, spread) < middle else "soviet"
        for name, zone in ZONES.items()
    }
    if random.random() < 0.8:
        control |= {"germany": "german", "siberia": "soviet"}
    front = Front(control)
    for side in ("german", "soviet"):
        for name in random.sample(GROUND[side], random.randint(4, 14)):
            place = random.choice(list(ZONES))
            stacks = [stack for stack in front.stacks if stack.zone == place]
            if len(stacks) >= (1 if ZONES[place]["type"] == "hex" else 2):
                continue
            front.stacks.append(Stack(name, side, place, finnish=name in FINNS))
            mark = random.choice(("", "", "", "unsupplied", "disrupted"))
            if mark:
                setattr(front.stacks[-1], mark, True)
    for name, home in zip(FINNS, ("motti-west", "motti-east"), strict=True):
        absent = all(stack.name != name for stack in front.stacks)
        if absent and sum(stack.zone == home for stack in front.stacks) < 2:
            front.stacks.append(Stack(name, "german", home, finnish=True))
    for stack in front.stacks:
        front.settle(stack.zone)
    for side in ("german", "soviet"):
        if random.random() < 0.3:
            held = [zone for zone in ZONES if front.friendly(zone, side)]
            if held:
                place = random.choice(held)
                front.stacks.append(Stack(random.choice(FLYING[side]), side, place, flies=True))
    return front


@pytest.mark.rule("absolute-war", "7.0a")
@pytest.mark.rule("absolute-war", "7.0b")
@pytest.mark.rule("absolute-war", "7.0Aa")
@pytest.mark.rule("absolute-war", "7.0Ab")
@pytest.mark.rule("absolute-war", "7.0Ac")
@pytest.mark.rule("absolute-war", "7.0Ba")
@pytest.mark.rule("absolute-war", "7.0Bb")
@pytest.mark.rule("absolute-war", "7.0C")
@pytest.mark.rule("absolute-war", "7.1a")
@pytest.mark.rule("absolute-war", "7.1b")
@pytest.mark.rule("absolute-war", "7.1c")
@pytest.mark.rule("absolute-war", "7.2a")
@pytest.mark.rule("absolute-war", "7.2b")
@pytest.mark.rule("absolute-war", "7.2c")
@pytest.mark.rule("absolute-war", "7.2.1a")
@pytest.mark.rule("absolute-war", "7.2.1b")
@pytest.mark.rule("absolute-war", "7.2.1c")
@pytest.mark.rule("absolute-war", "7.2.2a")
@pytest.mark.rule("absolute-war", "7.2.2b")
@pytest.mark.rule("absolute-war", "7.2.2c")
@pytest.mark.rule("absolute-war", "7.2.2d")
@pytest.mark.parametrize("part", range(6))
def test_supply_is_as_a_slow_reader_of_the_rules_finds_it(part: int) -> None:
    captured = starving = 0
    for seed in range(40):
        random = Random(part * 1000 + seed)
        front = random_front(random)
        phasing = random.choice(("german", "soviet"))
        units: dict[str, str] = {}
        for stack in front.stacks:
            units[stack.zone] = " | ".join(filter(None, (units.get(stack.zone, ""), stack.name)))
        marks = {
            mark: [stack.name for stack in front.stacks if getattr(stack, mark)]
            for mark in ("unsupplied", "disrupted")
        }
        held = {side: " ".join(zone for zone in ZONES if front.control[zone] == side) for side in GROUND}
        head = "\n".join(f"{mark} = {names}" for mark, names in marks.items())
        g = checked(units, phasing, turn=19, head=head, german=held["german"], soviet=held["soviet"])
        front.check("soviet" if phasing == "german" else "german")
        front.check(phasing)
        lost = {stack.name for stack in front.stacks if stack.captured}
        gone = {stack.name for stack in front.stacks if stack.captured or stack.home}
        assert {stack.name for stack in front.stacks if at(g, stack.name) not in ZONES} == gone, seed
        alive = [stack for stack in front.stacks if stack.name not in gone]
        assert marked(g, "unsupplied") == {stack.name for stack in alive if stack.unsupplied}, seed
        assert marked(g, "disrupted") == {stack.name for stack in alive if stack.disrupted}, seed
        for number, side in enumerate(("german", "soviet")):
            mine = {zone for zone in ZONES if front.friendly(zone, side)}
            assert spaces(g, g.friendly(number)) == mine, seed
        assert RULES.broken(g) == []
        captured += len(lost)
        starving += len(marked(g, "unsupplied"))
    assert captured > 10
    assert starving > 50
