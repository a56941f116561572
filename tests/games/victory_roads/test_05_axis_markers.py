"""What each German support marker does as an event (5.4.1, 11.5.4): where it may go, and what comes of it.

Most fights are west of Minsk: Soviets in 5326 attack 5225, both in the open, in reach of theatre CN in Minsk.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind
from tests.games.victory_roads import slow_theatres as slow
from tests.games.victory_roads.boxes import (
    box,
    deploy,
    deployed,
    fronts,
    hands,
    marks,
    neighbours,
    odds,
    places,
    plainly,
    played,
    pool,
    to_phase,
    until,
    within,
)
from tests.games.victory_roads.table import (
    RULES,
    asked,
    assess,
    at,
    attack,
    do,
    field,
    number,
    open_to,
    unit_set,
)
from tests.support import offered, prompt, told

SOVIETS = {"5326": "s-16g-rc s-36g-rc s-2g-tk", "5426": "s-hq-3-bel"}
GERMANS = {"5225": "g-14-id g-263-id", "5125": "g-hq-4-armee"}
FIGHT = SOVIETS | GERMANS
NEAR = fronts(centre_north="5426 offensive")
PLAIN = 'weather = "fair"\nsky = "clear"\n'


def reduced(*names: str) -> str:
    """The key of a position: who is reduced."""
    return f"reduced = {list(names)}\n".replace("'", '"')


def fight(
    *markers: str,
    dice: tuple[int, ...] = (),
    units: dict[str, str] | None = None,
    head: str = "",
    step: str = "soviet-combat",
    turn: int = 9,
    **boxes: str,
) -> VictoryTable:
    """A combat phase with these markers on the map and these supports in the boxes."""
    text = hands(**boxes) + marks(*markers) + ("" if "reduced" in head else reduced())
    text += (head if "theatres" in head else NEAR + head) + ("" if "weather" in head else PLAIN)
    return field(units or FIGHT, *dice, step=step, head=text, turn=turn)


def phase(
    *dice: int, units: dict[str, str] | None = None, head: str = "", turn: int = 9, **boxes: str
) -> VictoryTable:
    """A German support phase in which nothing is drawn from an empty pool."""
    text = hands(**boxes) + head + ("" if "sky" in head else PLAIN) + NEAR
    return field(units or FIGHT, *dice, step="axis-support", head=text, turn=turn)


def result(g: VictoryTable) -> dict[str, object]:
    """What the table and the ground have made of the dice."""
    while not told(g, "result"):
        plainly(g)
    return told(g, "result")[0]


# ---- leaders


@pytest.mark.rule("victory-roads", "support-model", "7.5.6")
@pytest.mark.parametrize(
    ("unit", "shifted"), [("g-14-id", True), ("g-12-panzer", True), ("g-5-panzer", False)]
)
def test_model_shifts_attacks_on_his_stack_and_on_those_next_to_it(unit: str, shifted: str) -> None:
    """20 to 8 is 2/1."""
    units = FIGHT | {"5224": "g-12-panzer", "5024": "g-5-panzer"}
    g = fight(f"model@{unit}", units=units)
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    assert odds(g) == ("1/1" if shifted else "2/1")
    assert deployed(g) == [f"model@{unit}"], "he stays"


@pytest.mark.rule("victory-roads", "support-model", "support-schoerner", "support-tigers", "support-pak88")
@pytest.mark.parametrize("kind", ["model", "schoerner", "heinrici", "tigers", "pak88"])
def test_they_go_with_a_german_division(kind: str) -> None:
    """Neither with a Kampfgruppe, nor with allies, headquarters or garrisons."""
    units = FIGHT | {"5024": "kg-inf-01 h-szent-laszlo", "5023": "g-12-panzer"}
    g = phase(axis=f"{kind} gehlen", north="sappers", units=units, turn=19)
    until(g, "deploy-3")
    assert places(g, kind) == {"g-14-id", "g-263-id", "g-12-panzer"}


@pytest.mark.rule("victory-roads", "support-schoerner")
@pytest.mark.parametrize(
    ("roll", "soften", "taken"),
    [((5, 2), True, "S"), ((5, 2), False, "DR"), ((6, 3), True, "DR"), ((6, 3), False, "DR2")],
)
def test_schoerner_lets_his_stack_take_a_milder_result(
    roll: tuple[int, int], soften: bool, taken: str
) -> None:
    """32 to 8 is 4/1: a 7 is a DR, a 9 a DR2."""
    g = fight("schoerner@g-14-id", dice=roll)
    attack(g, "5225", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    while asked(g) != "schoerner":
        plainly(g)
    assert odds(g) == "4/1"
    do(g, "soften" if soften else "done")
    if taken == "S":
        until(g, "hold-or-retreat")
        do(g, "retreat")
    until(g, "advance")
    hexes = {at(g, name) for name in ("g-14-id", "g-263-id")} - {"eliminated"}
    far = 2 if taken == "DR2" else 1
    assert all(hex_ not in within("5225", far - 1) for hex_ in hexes)
    assert all(hex_ in within("5225", far) for hex_ in hexes)


@pytest.mark.rule("victory-roads", "support-schoerner")
def test_schoerner_is_asked_for_his_own_stack_only() -> None:
    g = fight("schoerner@g-12-panzer", dice=(5, 2), units=FIGHT | {"5224": "g-12-panzer"})
    attack(g, "5225", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    while not told(g, "retreated"):
        assert asked(g) != "schoerner"
        plainly(g)


@pytest.mark.rule("victory-roads", "5.4.5b", "11.5.8", "support-schoerner", "support-model")
@pytest.mark.parametrize("model", [False, True])
def test_schoerner_and_model_do_not_both_act_in_one_combat(model: bool) -> None:
    """Model is near: the German player takes one of them. 32 to 8 is 4/1, with Model 3/1; a 7 is a DR."""
    units = FIGHT | {"5224": "g-12-panzer"}
    g = fight("schoerner@g-14-id", "model@g-12-panzer", dice=(5, 2), units=units)
    attack(g, "5225", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    until(g, "combat-supports")
    assert open_to(g, "use") == {"model"}
    do(g, "use model" if model else "done")
    while not told(g, "retreated") and asked(g) != "schoerner":
        plainly(g)
    assert odds(g) == ("3/1" if model else "4/1")
    assert (asked(g) == "schoerner") is not model


@pytest.mark.rule("victory-roads", "support-heinrici")
@pytest.mark.parametrize(("unit", "asks"), [("g-14-id", True), ("g-12-panzer", True), ("g-5-panzer", False)])
def test_heinrici_lets_a_stack_slip_away_before_the_dice(unit: str, asks: bool) -> None:
    units = FIGHT | {"5224": "g-12-panzer", "5024": "g-5-panzer"}
    g = fight(f"heinrici@{unit}", units=units, turn=19)
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    assert (prompt(g, "axis") == "intervene") == asks
    if not asks:
        return
    do(g, "play heinrici")
    while "5225" in (at(g, "g-14-id"), at(g, "g-263-id")):
        plainly(g)
    assert not told(g, "combat"), "the attack is cancelled"
    assert {at(g, "g-14-id"), at(g, "g-263-id")} <= neighbours("5225")
    assert asked(g) == "advance"
    do(g, "advance s-16g-rc")
    assert at(g, "s-16g-rc") == "5225"
    assert deployed(g) == []
    assert played(g, "axis") == ["heinrici"]


@pytest.mark.rule("victory-roads", "support-heinrici")
def test_heinrici_need_not_let_them_go() -> None:
    g = fight("heinrici@g-14-id", turn=19)
    attack(g, "5225", "s-16g-rc")
    do(g, "decline")
    assert odds(g) == "1/1"
    assert deployed(g) == ["heinrici@g-14-id"]


@pytest.mark.rule("victory-roads", "support-heinrici", "support-surprise")
def test_heinrici_does_not_foresee_a_surprise_attack() -> None:
    text = hands(centre_north="surprise", axis="panzerfaust") + marks("heinrici@g-14-id") + NEAR + PLAIN
    g = field(FIGHT, step="soviet-support", head=text + reduced(), turn=19)
    until(g, "deploy-2")
    deploy(g, "surprise", "5326")
    do(g, "stay")
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    assert asked(g) == "intervene"
    assert "heinrici" not in open_to(g, "play")


@pytest.mark.rule("victory-roads", "support-heinrici", "6.7.6")
@pytest.mark.parametrize("halted", [False, True])
def test_heinrici_does_not_lead_troops_away_that_have_to_hold(halted: bool) -> None:
    """In Minsk, with the supports of the German player so that he is asked in any case."""
    units = {"5426": "g-14-id", "5526": "s-16g-rc s-36g-rc", "6621": "s-hq-3-bel", "5125": "g-hq-4-armee"}
    head = fronts(centre_north="6621 offensive") + ('halts = ["5426"]\n' if halted else "")
    g = fight("heinrici@g-14-id", units=units, turn=19, head=head, axis="panzerfaust")
    attack(g, "5426", "s-16g-rc", "s-36g-rc")
    while asked(g) != "intervene":
        plainly(g)
    assert ("heinrici" in open_to(g, "play")) == (not halted)


@pytest.mark.rule("victory-roads", "support-himmler", "1.5.3a")
def test_himmler_must_be_played_and_his_stack_has_no_elite_bonus() -> None:
    units = FIGHT | {"5225": "g-12-panzer"}
    g = phase(axis="himmler tigers", units=units | {"5024": "g-14-id"}, turn=19)
    assert asked(g) == "himmler"
    assert open_to(g, "unit") == {"g-12-panzer", "g-14-id"}
    do(g, "unit g-12-panzer")
    assert deployed(g) == ["himmler@g-12-panzer"]
    for markers in (("himmler@g-12-panzer",), ()):
        g = fight(*markers, units=units, turn=19)
        attack(g, "5225", "s-16g-rc", "s-36g-rc")
        seen = False
        while not told(g, "combat"):
            seen = seen or (prompt(g, "axis") == "declare" and bool(offered(g, "axis", "elite")))
            plainly(g)
        assert seen == (not markers)


@pytest.mark.rule("victory-roads", "support-himmler")
def test_himmler_brings_a_volkssturm_or_fortress_unit_back() -> None:
    """On FEB II, in any city in Germany that is held."""
    units = FIGHT | {"eliminated": "g-volkssturm-danzig g-festung-posen g-256-id"}
    g = phase(axis="himmler", units=units, turn=19)
    do(g, "unit g-14-id")
    until(g, "levy")
    assert g.state.turn == 19
    assert open_to(g, "unit") == {"g-volkssturm-danzig", "g-festung-posen"}
    do(g, "unit g-festung-posen")
    germany = set(RULES.names.listed(Kind.SPACE, RULES.facts.region["germany"]))
    assert open_to(g, "to") <= slow.cities() & germany
    do(g, "to 2140")
    assert at(g, "g-festung-posen") == "2140"
    assert asked(g) != "levy", "one only"


# ---- aircraft


@pytest.mark.rule("victory-roads", "support-ju52", "4.2.1d")
@pytest.mark.parametrize(
    ("place", "sky", "offers"),
    [("5225", "clear", True), ("5225", "overcast", False), ("5737", "clear", False)],
)
def test_ju_52_supply_a_stack_near_a_headquarters(place: str, sky: str, offers: bool) -> None:
    """In the German supply phase: the stack is surrounded; ten hexes from the headquarters at most."""
    ring = sorted(neighbours(place))
    units = {place: "g-14-id g-263-id", "4724": "g-hq-4-armee"}
    units |= dict(
        zip(ring, ("s-16g-rc", "s-36g-rc", "s-65-rc", "s-72-rc", "s-60-rc", "s-83-rc"), strict=True)
    )
    text = hands(axis="ju52") + NEAR + f'weather = "fair"\nsky = "{sky}"\n'
    g = field(units | {"6621": "s-hq-3-bel"}, step="axis-supply", head=text)
    both = unit_set(g, "g-14-id", "g-263-id")
    if place == "5737":
        assert place not in within("4724", 10)
    while g.state.phase == "axis-supply" and asked(g) not in ("airlift", "withdrawal"):
        plainly(g)
    assert (asked(g) == "airlift") == offers
    if offers:
        do(g, f"supply {place}")
        assert not g.state.oos & both
        assert played(g, "axis") == ["ju52"]
    else:
        assert g.state.oos & both == both


@pytest.mark.rule("victory-roads", "support-ju52", "4.2.1d")
@pytest.mark.parametrize("play", [True, False])
def test_ju_52_supply_a_stack_that_is_attacked(play: bool) -> None:
    """The headquarters in Vilnius is cut off from 5225 by Soviets around the stack; defence 8, halved 4."""
    ring = sorted(neighbours("5225") - {"5326"})
    units = {"5225": "g-14-id g-263-id", "4724": "g-hq-4-armee", **SOVIETS}
    units |= dict(zip(ring, ("s-65-rc", "s-72-rc", "s-60-rc", "s-83-rc", "s-7g-rc"), strict=True))
    g = fight(units=units, axis="ju52")
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    until(g, "airdrop")
    do(g, "play ju52" if play else "decline")
    while not told(g, "odds"):
        plainly(g)
    assert told(g, "odds")[0]["defence"] == (8 if play else 4)


@pytest.mark.rule("victory-roads", "support-luftwaffe", "support-rudel")
@pytest.mark.parametrize("kind", ["luftwaffe", "rudel"])
def test_german_aircraft_fly_within_six_hexes_of_a_headquarters_in_supply(kind: str) -> None:
    g = phase(axis=f"{kind} tigers")
    until(g, "deploy-3")
    assert places(g, kind) == within("5125", 6) & slow.land()


@pytest.mark.rule("victory-roads", "support-luftwaffe", "5.4.5b")
@pytest.mark.parametrize("place", ["5225", "5024", "5022"])
def test_the_luftwaffe_shifts_a_combat_within_two_hexes(place: str) -> None:
    """20 to 8 is 2/1 against it; with it a panzer division attacks at 1/1 instead of 1/2, 8 to 10."""
    near = place in within("5225", 2)
    g = fight(f"luftwaffe@{place}")
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    assert (prompt(g, "axis") == "combat-supports") == near
    if near:
        do(g, "use luftwaffe")
        assert deployed(g) == []
    assert odds(g) == ("1/1" if near else "2/1")
    units = {"5225": "s-16g-rc", "5426": "s-hq-3-bel", "5125": "g-12-panzer", "5023": "g-hq-4-armee"}
    g = fight(f"luftwaffe@{place}", units=units, step="axis-combat")
    attack(g, "5225", "g-12-panzer")
    if near:
        do(g, "use luftwaffe")
    assert odds(g) == ("1/1" if near else "1/2")


@pytest.mark.rule("victory-roads", "support-rudel")
@pytest.mark.parametrize(("attackers", "asks"), [("s-16g-rc s-2g-tk", True), ("s-16g-rc s-36g-rc", False)])
def test_rudel_costs_an_armoured_corps_a_step(attackers: str, asks: bool) -> None:
    """22 to 8 is 2/1; with an 8 the attacker loses nothing by the table."""
    g = fight("rudel@5225", dice=(4, 4))
    attack(g, "5225", *attackers.split())
    assert (prompt(g, "axis") == "combat-supports") == asks
    if asks:
        do(g, "use rudel")
    assert result(g)["attacker"] == 0
    until(g, "exploit", "hold-or-retreat", "combat", "advance")
    assert bool(g.state.reduced & unit_set(g, "s-2g-tk")) == asks
    assert not g.state.reduced & unit_set(g, "s-16g-rc", "s-36g-rc")


# ---- with a division


@pytest.mark.rule("victory-roads", "support-tigers", "7.14.3")
@pytest.mark.parametrize("used", [True, False])
def test_tigers_in_defence_make_armour_count_whole_in_exploitation(used: bool) -> None:
    """44 to 4 is 6/1; a 6 gives an E: two armoured corps, or one against Tigers."""
    units = SOVIETS | {"5225": "g-14-id", "5125": "g-hq-4-armee", "5326": "s-2g-tk s-3g-tk s-1g-tk"}
    g = fight("tigers@g-14-id", dice=(3, 3), units=units)
    attack(g, "5225", "s-2g-tk", "s-3g-tk", "s-1g-tk")
    do(g, "use tigers" if used else "done")
    do(g, "armoured")
    while asked(g) != "exploit":
        plainly(g)
    marked = 0
    while asked(g) == "exploit":
        do(g, f"mark {min(open_to(g, 'mark'))}")
        marked += 1
    assert marked == (1 if used else 2)


@pytest.mark.rule("victory-roads", "support-tigers", "support-nebelwerfer")
@pytest.mark.parametrize(("kind", "shifted"), [("tigers", "2/1"), ("nebelwerfer", "3/1")])
def test_tigers_and_rocket_launchers_shift_an_attack_of_their_unit(kind: str, shifted: str) -> None:
    """16 to 10 is 1/1."""
    units = {
        "5225": "s-16g-rc",
        "5426": "s-hq-3-bel",
        "5125": "g-12-panzer g-5-panzer",
        "5023": "g-hq-4-armee",
    }
    g = fight(f"{kind}@g-5-panzer", units=units, step="axis-combat")
    attack(g, "5225", "g-12-panzer", "g-5-panzer")
    do(g, f"use {kind}")
    assert odds(g) == shifted
    assert played(g, "axis") == [kind]
    g = fight(f"{kind}@g-5-panzer", units=units, step="axis-combat")
    attack(g, "5225", "g-12-panzer")
    assert asked(g) != "combat-supports"


@pytest.mark.rule("victory-roads", "support-nebelwerfer")
def test_rocket_launchers_in_defence_cost_the_attacker_a_column() -> None:
    g = fight("nebelwerfer@g-14-id")
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    do(g, "use nebelwerfer")
    assert odds(g) == "1/1"


@pytest.mark.rule("victory-roads", "support-pak88", "7.8.1b")
@pytest.mark.parametrize("used", [True, False])
def test_88s_stop_armour_and_cost_it_the_first_step(used: bool) -> None:
    """32 to 8 is 4/1; a 9 costs one and two steps, and an E."""
    g = fight("pak88@g-14-id", dice=(4, 5))
    attack(g, "5225", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    do(g, "use pak88" if used else "done")
    lose: set[str] = set()
    may_exploit: set[str] = set()
    while g.state.phase == "soviet-combat" and asked(g) != "combat":
        if asked(g) in ("loss", "loss-first") and prompt(g, "soviet"):
            lose |= open_to(g, "lose")
        if asked(g) == "exploit":
            may_exploit |= open_to(g, "mark")
        plainly(g)
    if used:
        assert g.state.reduced & unit_set(g, "s-2g-tk"), "the only one of armour"
        assert may_exploit == {"s-16g-rc", "s-36g-rc"}
    else:
        assert lose == {"s-16g-rc", "s-36g-rc", "s-2g-tk"}
        assert "s-2g-tk" in may_exploit


@pytest.mark.rule("victory-roads", "support-pak88")
def test_88s_need_armour_to_shoot_at() -> None:
    g = fight("pak88@g-14-id")
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    assert prompt(g, "axis") != "combat-supports"


@pytest.mark.rule("victory-roads", "support-pioneers", "13.1.1a")
@pytest.mark.parametrize("used", [True, False])
def test_pioneers_fortify_their_hex_for_one_attack(used: bool) -> None:
    """8 are doubled: 32 to 16 is 2/1, instead of 4/1."""
    g = fight("pioneers@g-14-id")
    attack(g, "5225", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    do(g, "use pioneers" if used else "done")
    assert told(g, "odds")[0]["defence"] == (16 if used else 8)
    assert odds(g) == ("2/1" if used else "4/1")
    assert deployed(g) == ([] if used else ["pioneers@g-14-id"])


@pytest.mark.rule("victory-roads", "support-pioneers")
def test_pioneers_bridge_water_for_the_axis() -> None:
    """16 over the river between 5025 and 5125."""
    units = {
        "5125": "s-16g-rc",
        "5426": "s-hq-3-bel",
        "5025": "g-12-panzer g-5-panzer",
        "4826": "g-hq-4-armee",
    }
    for markers, factors in (((), 8), (("pioneers@g-5-panzer",), 16)):
        g = fight(*markers, units=units, step="axis-combat")
        assert assess(g, "5125", "g-12-panzer", "g-5-panzer").attack == factors


# ---- from the hand


@pytest.mark.rule("victory-roads", "support-panzerfaust", "7.8.1b")
@pytest.mark.parametrize(("target", "offers"), [("5426", True), ("5026", True), ("5225", False)])
def test_panzerfaust_in_cities_and_woods(target: str, offers: bool) -> None:
    """Minsk, the forest of Naliboki, the open ground."""
    origin = {"5426": "5326", "5026": "5025", "5225": "5326"}[target]
    units = {origin: "s-16g-rc s-36g-rc s-2g-tk", target: "g-14-id", "6621": "s-hq-3-bel"}
    units |= {"4724": "g-hq-4-armee", "5430": "g-256-id"}
    head = fronts(centre_north="5528 offensive") + PLAIN
    sets = []
    for play in (True, False):
        g = fight(units=units, axis="panzerfaust", head=head)
        attack(g, target, "s-16g-rc", "s-36g-rc", "s-2g-tk")
        assert asked(g) == "intervene", "he is asked whatever he holds"
        assert ("panzerfaust" in open_to(g, "play")) == offers
        do(g, "play panzerfaust" if play and offers else "decline")
        if asked(g) == "intervene":
            do(g, "decline")
        while not told(g, "odds"):
            plainly(g)
        sets.append(int(odds(g)[0]))
    assert sets[0] == sets[1] - offers


@pytest.mark.rule("victory-roads", "support-panzerfaust")
def test_panzerfaust_costs_armour_the_first_step() -> None:
    """32 to 8 in the city is 4/1, so 3/1; a 9 costs the attacker one step."""
    units = {
        "5326": "s-16g-rc s-36g-rc s-2g-tk",
        "5426": "g-14-id",
        "6621": "s-hq-3-bel",
        "5427": "g-hq-4-armee",
    }
    g = fight(
        dice=(4, 5), units=units, axis="panzerfaust", head=fronts(centre_north="5528 offensive") + PLAIN
    )
    attack(g, "5426", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    do(g, "play panzerfaust", *(["decline"] if prompt(g, "axis") == "intervene" else []))
    while not told(g, "result"):
        plainly(g)
    until(g, "advance", "exploit", "hold-or-retreat", "combat", "loss")
    assert g.state.reduced & unit_set(g, "s-2g-tk")


@pytest.mark.rule("victory-roads", "5.4.5b", "11.5.8")
def test_only_one_of_two_like_markers_is_played_against_an_attack() -> None:
    """32 to 8 in the city is 4/1."""
    units = {"5326": "s-16g-rc s-36g-rc s-2g-tk", "5426": "g-14-id", "6621": "s-hq-3-bel"}
    units |= {"5427": "g-hq-4-armee"}
    head = fronts(centre_north="5528 offensive") + PLAIN
    g = fight(units=units, axis="panzerfaust panzerfaust", head=head)
    attack(g, "5426", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    do(g, "play panzerfaust")
    assert asked(g) == "intervene"
    assert not open_to(g, "play")
    do(g, "decline")
    while not told(g, "odds"):
        plainly(g)
    assert odds(g) == "3/1"
    assert box(g, "axis") == ["panzerfaust"]


@pytest.mark.rule("victory-roads", "support-counter-stroke", "7.8.1a")
@pytest.mark.parametrize("used", [True, False])
def test_a_counter_stroke_shifts_an_attack_and_spares_the_elite(used: bool) -> None:
    """8, 8 and 3 to 10: 1/1, or 2/1. At 2/1 a 10 costs the attacker a step; at 1/1 an 8 does."""
    units = {
        "5225": "s-16g-rc",
        "5426": "s-hq-3-bel",
        "5125": "g-12-panzer g-5-panzer g-14-id",
        "5023": "g-hq-4-armee",
    }
    g = fight(dice=(5, 5) if used else (4, 4), units=units, step="axis-combat", axis="counter-stroke")
    attack(g, "5225", "g-12-panzer", "g-5-panzer", "g-14-id")
    do(g, "use counter-stroke" if used else "done")
    assert odds(g) == ("2/1" if used else "1/1")
    do(g, "elite g-12-panzer", "done")
    while prompt(g, "axis") not in ("loss", "combat") and not g.state.reduced & unit_set(g, "g-12-panzer"):
        plainly(g)
    if used:
        assert open_to(g, "lose") == {"g-12-panzer", "g-5-panzer", "g-14-id"}
    else:
        assert g.state.reduced & unit_set(g, "g-12-panzer"), "who gave the bonus"


@pytest.mark.rule("victory-roads", "support-counter-stroke")
def test_a_counter_stroke_takes_two_armoured_divisions() -> None:
    units = {
        "5225": "s-16g-rc",
        "5426": "s-hq-3-bel",
        "5125": "g-12-panzer g-14-id kg-arm-01",
        "5023": "g-hq-4-armee",
    }
    g = fight(units=units, step="axis-combat", axis="counter-stroke")
    attack(g, "5225", "g-12-panzer", "g-14-id", "kg-arm-01")
    assert asked(g) != "combat-supports", "a Kampfgruppe is no division"


@pytest.mark.rule("victory-roads", "support-operational-reserve")
@pytest.mark.parametrize(
    ("place", "offers"), [("4926", True), ("4924", True), ("4723", False), ("5224", False)]
)
def test_an_operational_reserve_moves_up_after_a_soviet_combat(place: str, offers: bool) -> None:
    """An armoured division within four hexes and not beside an enemy, with two of its four points."""
    units = FIGHT | {place: "g-12-panzer", "5324": "s-65-rc"}
    near = place in within("5225", 4) and place not in neighbours("5324")
    assert near == offers
    g = fight(dice=(4, 3), units=units, axis="operational-reserve")
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    while g.state.phase == "soviet-combat" and asked(g) not in ("reserve-moves", "combat"):
        plainly(g)
    assert (asked(g) == "reserve-moves") == offers
    if offers:
        do(g, "play operational-reserve")
        if asked(g) == "react-unit":
            do(g, "unit g-12-panzer")
        reach = open_to(g, "to")
        assert reach
        assert reach <= within(place, 4), "two points, by rail four hexes"
        goal = min(reach)
        do(g, f"to {goal}")
        assert at(g, "g-12-panzer") == goal
        assert played(g, "axis") == ["operational-reserve"]


@pytest.mark.rule("victory-roads", "support-kriegsmarine")
@pytest.mark.parametrize(("target", "offers"), [("4402", True), ("5225", False)])
def test_the_navy_helps_on_the_baltic(target: str, offers: bool) -> None:
    """An attack on Reval loses two columns; one inland none."""
    origin = min(hex_ for hex_ in neighbours(target) if hex_ in slow.land())
    units = {
        target: "g-14-id",
        origin: "s-2g-tk s-3g-tk s-1g-tk",
        "6621": "s-hq-3-bel",
        "5302": "s-hq-leningrad",
    }
    head = fronts(centre_north="5528 offensive") + PLAIN
    shifts = []
    for play in (True, False):
        g = fight(units=units, axis="kriegsmarine", head=head)
        attack(g, target, "s-2g-tk", "s-3g-tk", "s-1g-tk")
        assert ("kriegsmarine" in open_to(g, "play")) == offers
        do(g, "play kriegsmarine" if play and offers else "decline")
        if prompt(g, "axis") == "intervene":
            do(g, "decline")
        while not told(g, "odds"):
            plainly(g)
        shifts.append(int(odds(g)[0]))
    assert shifts[1] - shifts[0] == (2 if offers else 0)


@pytest.mark.rule("victory-roads", "support-kriegsmarine")
@pytest.mark.parametrize("port", ["3324", "4314", "1429", "3514"])
def test_ships_that_reach_a_port_help_there(port: str) -> None:
    """Königsberg, Riga and Stettin lie up a river or behind a lagoon; 3514, in Courland, is open coast."""
    origin = max(hex_ for hex_ in neighbours(port) if hex_ in slow.land())
    tanks = "s-2g-tk s-3g-tk s-1g-tk s-4g-tk s-5g-tk s-6g-tk"
    g = fight(units={port: "g-14-id", origin: tanks, "6621": "s-hq-3-bel"}, axis="kriegsmarine")
    attack(g, port, *tanks.split())
    while asked(g) != "intervene":
        plainly(g)
    assert "kriegsmarine" in open_to(g, "play")


@pytest.mark.rule("victory-roads", "support-kriegsmarine", "support-trains")
@pytest.mark.parametrize(("kind", "rail", "ships"), [("trains", 4, 0), ("kriegsmarine", 0, 3)])
def test_trains_and_ships_add_to_the_capacity_of_a_turn(kind: str, rail: int, ships: int) -> None:
    g = field(FIGHT, step="axis-movement", head=hands(axis=kind) + NEAR + PLAIN + "rail = 5\nships = 3\n")
    do(g, f"play {kind}")
    assert (g.state.rail, g.state.ships) == (5 + rail, 3 + ships)
    assert played(g, "axis") == [kind]


# ---- levies, Gehlen, Speer


@pytest.mark.rule("victory-roads", "support-volkssturm")
def test_the_volkssturm_is_levied_in_german_cities() -> None:
    """Eliminated or not called up yet; Königsberg has an enemy beside it."""
    for source in ("eliminated", "waiting"):
        units = FIGHT | {source: "g-volkssturm-danzig", "3423": "s-65-rc"}
        assert "3423" in neighbours("3324")
        g = phase(axis="volkssturm tigers", units=units, turn=18)
        until(g, "deploy-3")
        germany = set(RULES.names.listed(Kind.SPACE, RULES.facts.region["germany"]))
        held = set(RULES.names.listed(Kind.SPACE, g.state.control[0]))
        beside = {near for hex_ in ("3423", *SOVIETS) for near in neighbours(hex_)}
        assert places(g, "volkssturm") == (slow.cities() & germany & held) - beside
        assert "3324" not in places(g, "volkssturm")
        deploy(g, "volkssturm", "1133")
        assert at(g, "g-volkssturm-danzig") == "1133"
        assert played(g, "axis") == ["volkssturm"]
    g = phase(axis="volkssturm tigers", turn=18)
    until(g, "deploy-3")
    assert open_to(g, "play") == {"tigers"}, "nobody is left"


@pytest.mark.rule("victory-roads", "support-volkssturm")
def test_which_of_the_volkssturm_is_levied_its_player_says() -> None:
    """What would come later is not spent on it unless he likes."""
    units = FIGHT | {"eliminated": "g-volkssturm-danzig", "waiting": "g-volkssturm-ostpreussen"}
    g = phase(axis="volkssturm", units=units, turn=14)
    until(g, "deploy-3")
    deploy(g, "volkssturm", "1133")
    assert (asked(g), open_to(g, "unit")) == ("call-up", {"g-volkssturm-danzig", "g-volkssturm-ostpreussen"})
    do(g, "unit g-volkssturm-danzig")
    assert (at(g, "g-volkssturm-danzig"), at(g, "g-volkssturm-ostpreussen")) == ("1133", "waiting")


@pytest.mark.rule("victory-roads", "support-alarm", "1.11.1")
def test_alarm_units_come_to_a_headquarters_with_room() -> None:
    units = FIGHT | {
        "kampfgruppen": "kg-inf-01 kg-arm-01",
        "4724": "g-hq-3-pz-armee g-256-id g-5-panzer g-12-panzer",
    }
    g = phase(axis="alarm tigers", units=units)
    until(g, "deploy-3")
    assert places(g, "alarm") == {"5125"}, "three divisions are in Vilnius"
    deploy(g, "alarm", "5125")
    assert at(g, "kg-inf-01") == "5125"
    assert at(g, "kg-arm-01") == "kampfgruppen"
    g = phase(axis="alarm tigers", units=FIGHT | {"kampfgruppen": "kg-arm-01"})
    until(g, "deploy-3")
    assert open_to(g, "play") == {"tigers"}, "no infantry is left"


@pytest.mark.rule("victory-roads", "support-gehlen", "5.1.4b")
def test_gehlen_looks_into_a_box_and_takes_a_support_away() -> None:
    g = phase(axis="gehlen tigers", centre_north="katyusha sappers", south="flotilla")
    until(g, "deploy-3")
    assert places(g, "gehlen") == {"centre-north", "south"}
    deploy(g, "gehlen", "centre-north")
    assert (asked(g), open_to(g, "give")) == ("gehlen", {"katyusha", "sappers"})
    do(g, "give sappers")
    assert box(g, "centre-north") == ["katyusha"]
    assert pool(g, "soviet") == ["sappers"]


@pytest.mark.rule("victory-roads", "support-speer", "17.3.7")
@pytest.mark.parametrize("speer", [True, False])
def test_speer_rebuilds_two_armoured_steps_without_a_support(speer: bool) -> None:
    """Three panzer divisions are reduced; without supports none is rebuilt, with Speer two are."""
    panzers = ("g-12-panzer", "g-5-panzer", "g-4-panzer")
    units = {"5225": " ".join(panzers), "5125": "g-hq-4-armee", "6621": "s-hq-3-bel"}
    head = hands(axis="speer" if speer else "") + NEAR + PLAIN + reduced(*panzers) + "mood = 8\n"
    g = field(units, step="axis-reinforcement", head=head, turn=9)
    rebuilt = 0
    while g.state.turn == 9 and g.state.phase == "axis-reinforcement":
        if "speer" in offered(g, "axis", "play"):
            do(g, "play speer")
        elif offered(g, "axis", "rebuild") & set(panzers):
            if "speer" in offered(g, "axis", "give") or rebuilt == 2:
                break
            do(g, f"rebuild {min(offered(g, 'axis', 'rebuild') & set(panzers))}")
            rebuilt = 3 - (g.state.reduced & unit_set(g, *panzers)).bit_count()
        else:
            plainly(g)
    assert rebuilt == (2 if speer else 0)


@pytest.mark.rule("victory-roads", "support-speer", "17.3.4", "17.3.7")
def test_what_speer_has_found_is_not_kept_for_the_next_turn() -> None:
    """A panzer division is reduced; nobody is rebuilt this turn, and on the next it needs a support."""
    units = {"5225": "g-12-panzer", "5125": "g-hq-4-armee", "6621": "s-hq-3-bel"}
    head = hands(axis="speer") + NEAR + PLAIN + reduced("g-12-panzer") + "mood = 8\n"
    g = field(units, step="axis-reinforcement", head=head, turn=9)
    until(g, "rebuild")
    do(g, "play speer", "done")
    assert g.state.phase != "axis-reinforcement"
    assert not g.state.workshops


# ---- the end of the Reich


@pytest.mark.rule("victory-roads", "support-fuel", "1.5.3a", "1.5.3b")
def test_without_fuel_armour_goes_at_half_speed_and_nobody_goes_far() -> None:
    """A panzer division has two of its four points; infantry and Hungarian armour keep their own."""
    units = {"4824": "g-12-panzer g-14-id h-2-pc g-hq-4-armee", "6621": "s-hq-3-bel"}
    for kind, points in (("fuel", 4), ("nothing-left", 8)):
        g = phase(axis=f"{kind} tigers", units=units)
        to_phase(g, "axis-movement")
        assert (kind in played(g, "axis")) == (kind == "fuel")
        assert bool(open_to(g, "strategic")) == (kind != "fuel")
        do(g, "unit g-12-panzer")
        assert g.decision("axis").facts["points"] == points  # type: ignore[union-attr]
        for name, own in (("g-14-id", 4), ("h-2-pc", 6)):
            g.undo()
            do(g, f"unit {name}")
            assert g.decision("axis").facts["points"] == own  # type: ignore[union-attr]


@pytest.mark.rule("victory-roads", "support-fuel", "8.2.2")
@pytest.mark.parametrize(("fuel", "points"), [("true", 2), ("false", 4)])
def test_without_fuel_armour_exploits_with_half_of_its_half(fuel: str, points: int) -> None:
    """One point of four instead of two, in half points."""
    units = {"4824": "g-12-panzer g-14-id g-hq-4-armee", "6621": "s-hq-3-bel"}
    head = f'fuel = {fuel}\nexploiting = ["g-12-panzer", "g-14-id"]\n'
    g = fight(units=units, step="axis-exploitation", head=head)
    do(g, "unit g-12-panzer")
    assert g.decision("axis").facts["points"] == points  # type: ignore[union-attr]
    g.undo()
    do(g, "unit g-14-id")
    assert g.decision("axis").facts["points"] == 2  # type: ignore[union-attr]


@pytest.mark.rule("victory-roads", "support-desertion")
def test_deserters_cost_an_infantry_division_a_step() -> None:
    """Not an elite one, not armour, not a Kampfgruppe; no Kampfgruppe remains of it."""
    units = FIGHT | {"5024": "g-12-panzer kg-inf-01 h-szent-laszlo"}
    g = phase(axis="desertion", units=units, head=reduced("g-14-id"))
    assert asked(g) == "desertion"
    fit = open_to(g, "lose")
    assert {"g-14-id", "g-263-id"} <= fit
    assert not fit & {"g-12-panzer", "kg-inf-01", "h-szent-laszlo", "g-hq-4-armee"}
    twin = g.copy()
    do(g, "lose g-263-id")
    assert g.state.reduced & unit_set(g, "g-263-id")
    do(twin, "lose g-14-id")
    assert at(twin, "g-14-id") == "eliminated"


@pytest.mark.rule("victory-roads", "support-bombing")
@pytest.mark.parametrize(("kind", "runs"), [("bombing", False), ("nothing-left", True)])
def test_bombs_stop_the_trains_of_a_turn(kind: str, runs: bool) -> None:
    units = {"4824": "g-12-panzer g-14-id", "4727": "g-hq-4-armee", "6621": "s-hq-3-bel"}
    g = phase(axis=kind, units=units, head="rail = 8\n")
    to_phase(g, "axis-movement")
    assert bool(open_to(g, "train")) == runs


@pytest.mark.rule("victory-roads", "support-refugees")
@pytest.mark.parametrize(("kind", "reach"), [("refugees", 2), ("nothing-left", 4)])
def test_refugees_block_the_roads_of_germany_but_not_the_trains(kind: str, reach: int) -> None:
    """East of Berlin an infantry division goes two hexes instead of four along the railway."""
    units = {"1333": "g-14-id", "6621": "s-hq-3-bel", "5225": "g-263-id"}
    line = next(
        row["hexes"] for row in slow.board()["rail"] if "1333" in row["hexes"] and "1133" in row["hexes"]
    )
    at_ = line.index("1333")
    g = phase(axis=kind, units=units, head="rail = 8\n")
    to_phase(g, "axis-movement")
    assert "g-14-id" in open_to(g, "train"), "trains run"
    do(g, "unit g-14-id")
    far = [n for n, hex_ in enumerate(line) if hex_ in open_to(g, "to")]
    assert max(abs(n - at_) for n in far) == reach


@pytest.mark.rule("victory-roads", "support-nothing-left", "1.5.3b")
def test_nothing_left_takes_a_place_and_can_only_be_given_back() -> None:
    """It cannot be placed, nor pay for anything; as one too many it goes."""
    g = phase(axis="nothing-left tigers tigers tigers pak88 pak88 pak88")
    until(g, "deploy-3")
    assert "nothing-left" not in open_to(g, "play")
    do(g, "done")
    assert asked(g) == "surplus"
    do(g, "give nothing-left")
    assert "nothing-left" in pool(g, "axis")
    g = phase(axis="nothing-left", units=FIGHT | {"4724": "g-5-panzer"})
    to_phase(g, "axis-movement")
    assert not open_to(g, "strategic")
    assert box(g, "axis") == ["nothing-left"]


@pytest.mark.rule("victory-roads", "support-fuehrer-order", "6.7.1a")
def test_a_fuehrer_order_makes_the_german_player_declare_a_haltebefehl() -> None:
    """He must choose a hex: Vilnius or Riga."""
    units = FIGHT | {"4724": "g-5-panzer", "4314": "g-12-panzer"}
    g = phase(axis="fuehrer-order", units=units)
    to_phase(g, "axis-movement")
    assert asked(g) == "haltebefehl"
    decision = g.decision("axis")
    assert decision is not None
    assert "done" not in decision.verbs
    assert open_to(g, "place") == {"4724", "4314"}
    do(g, "place 4724")
    assert g.state.halts == 1 << number(g, "4724")
    if asked(g) == "haltebefehl":
        do(g, "done")


@pytest.mark.rule("victory-roads", "support-fuehrer-order")
def test_there_may_be_no_hex_for_the_order() -> None:
    g = phase(axis="fuehrer-order")
    to_phase(g, "axis-movement")
    assert asked(g) != "haltebefehl"


@pytest.mark.rule("victory-roads", "5.4.5b", "support-model", "support-schoerner")
@pytest.mark.parametrize("model", [True, False])
def test_of_model_and_schoerner_one_takes_part_in_a_combat(model: bool) -> None:
    """32 to 8 is 4/1, a 7 a DR; with Model it is 3/1, and a 7 a DR too."""
    units = FIGHT | {"5224": "g-12-panzer"}
    g = fight("schoerner@g-14-id", "model@g-12-panzer", dice=(5, 2), units=units)
    attack(g, "5225", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    assert (prompt(g, "axis"), open_to(g, "use")) == ("combat-supports", {"model"})
    do(g, "use model" if model else "done")
    while not told(g, "retreated") and asked(g) != "schoerner":
        plainly(g)
    assert odds(g) == ("3/1" if model else "4/1")
    assert (asked(g) == "schoerner") == (not model)
