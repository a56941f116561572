"""The defender's supply and the odds (7.4, 7.5)."""

from __future__ import annotations

import pytest

from tests.games.victory_roads.fights import brought, declare, fight, lab, oos, ratio, refused, supports
from tests.games.victory_roads.table import asked, assess, at, do, number, open_to, side_to_act
from tests.support import told

TANKS = {"6711": "g-14-id", "6811": "s-1-tk"}


# Supply of the defender (7.4)


@pytest.mark.rule("victory-roads", "7.4.1", "7.4.3")
@pytest.mark.parametrize(
    ("more", "defence", "cut_off"),
    [
        ({}, 4, False),
        ({"6408": ""}, 2, True),
        ({"6408": "", "6710": "g-hq-16-armee"}, 2, True),
        ({"6308": "s-65-rc", "6407": "s-72-rc"}, 2, True),
        (
            {"6610": "s-65-rc", "6611": "s-72-rc", "6710": "s-5-tk", "6712": "s-3-tk", "6810": "s-9-tk"},
            2,
            True,
        ),
    ],
    ids=["in reach", "no headquarters", "off the railway", "railway cut", "surrounded"],
)
def test_the_supply_of_the_defender_is_checked(more: dict[str, str], defence: int, cut_off: bool) -> None:
    g = lab(TANKS | more, 1, 2)
    fight(g, "s-1-tk")
    assert ratio(g)[:2] == (10, defence)
    assert ("g-14-id" in oos(g)) == cut_off


@pytest.mark.rule("victory-roads", "7.4.1")
def test_only_the_attacked_units_are_checked() -> None:
    g = lab(TANKS | {"6408": "", "6610": "g-58-id"}, 1, 2)
    fight(g, "s-1-tk")
    assert oos(g) == {"g-14-id"}


@pytest.mark.rule("victory-roads", "7.4.2")
def test_who_is_marked_already_is_not_checked_again() -> None:
    g = lab(TANKS, 1, 2, head='oos = ["g-14-id"]')
    fight(g, "s-1-tk")
    assert ratio(g)[:2] == (10, 2), "though a headquarters in supply is near"
    assert not told(g, "defenders-cut-off")


@pytest.mark.rule("victory-roads", "7.4.3")
def test_the_marker_stays_until_the_next_supply_phase_of_its_owner() -> None:
    """10 against 3 is 3/1; with a 3 the division stays. Then a headquarters comes up."""
    head = 'exploiting = ["s-5-tk"]'
    g = lab({"6711": "g-11-id", "6811": "s-1-tk", "6812": "s-5-tk", "6408": ""}, 1, 2, head=head)
    fight(g, "s-1-tk")
    g.place(g.rules.unit["g-hq-16-armee"], number(g, "6408"))
    assert "g-11-id" in oos(g)
    do(g, "done")
    assert g.state.phase == "soviet-exploitation"
    assert "g-11-id" in oos(g)
    do(g, "done")
    assert g.state.phase == "axis-supply"
    assert "g-11-id" not in oos(g)


@pytest.mark.rule("victory-roads", "7.4.4")
def test_a_headquarters_that_is_cut_off_stays_unmarked_but_feeds_nobody() -> None:
    """It stands off the railway, with the division that is attacked."""
    g = lab({"6711": "g-14-id g-hq-16-armee", "6811": "s-1-tk", "6408": ""}, 1, 2)
    fight(g, "s-1-tk")
    assert ratio(g)[:2] == (10, 3), "4 are halved, the headquarters counts 1"
    assert oos(g) == {"g-14-id"}
    assert at(g, "g-hq-16-armee") == "6711"


# Sums (7.5.1 to 7.5.3)


@pytest.mark.rule("victory-roads", "7.5.1", "7.5.2", "7.5.3")
def test_all_factors_are_added() -> None:
    """Reduced units count what they show; of the attackers only those that were named."""
    head = 'reduced = ["g-58-id", "s-65-rc"]'
    g = lab({"6711": "g-14-id g-58-id g-hq-4-armee", "6811": "s-1-tk s-65-rc s-16g-rc"}, 1, 2, head=head)
    fight(g, "s-1-tk s-65-rc")
    assert ratio(g) == (11, 7, "1/1"), "10 and 1 against 4, 2 and 1"


@pytest.mark.rule("victory-roads", "7.5.3")
@pytest.mark.parametrize(
    ("cut_off", "attack"),
    [
        ([], 18),
        (["s-1-tk"], 13),
        (["s-1-pol-tk"], 16),
        (["s-1-pol-tk", "s-3g-cav"], 14),
        (["s-1-tk", "s-1-pol-tk", "s-3g-cav"], 9),
    ],
)
def test_attackers_out_of_supply_count_half_of_their_sum(cut_off: list[str], attack: int) -> None:
    """10, 5 and 3; rounded up once: 5 are 3, 5 and 3 are 4."""
    head = f'reduced = ["s-1-pol-tk", "s-3g-cav"]\noos = {cut_off}'
    g = lab({"6711": "g-14-id", "6811": "s-1-tk s-1-pol-tk s-3g-cav"}, head=head)
    assert assess(g, "6711", "s-1-tk", "s-1-pol-tk", "s-3g-cav").attack == attack


@pytest.mark.rule("victory-roads", "7.5.2")
@pytest.mark.parametrize(
    ("target", "cut_off", "defence"),
    [
        ("6711", [], 9),
        ("6711", ["g-389-id"], 8),
        ("6711", ["g-389-id", "g-11-id"], 5),
        ("6619", [], 18),
        ("6619", ["g-389-id"], 15),
        ("6619", ["g-389-id", "g-11-id"], 9),
    ],
)
def test_defenders_out_of_supply_count_half_and_forest_doubles(
    target: str, cut_off: list[str], defence: int
) -> None:
    """3 and 6. Doubled and halved is unchanged: 3 in a forest are 3, not twice 2."""
    near = {"6711": "6811", "6619": "6720"}[target]
    g = lab({target: "g-389-id g-11-id", near: "s-1-tk"}, head=f"oos = {cut_off}")
    assert assess(g, target, "s-1-tk").defence == defence


@pytest.mark.rule("victory-roads", "7.5.2")
@pytest.mark.parametrize(
    ("target", "near", "defence"),
    [("6711", "6811", 4), ("6619", "6720", 8), ("6011", "6111", 8), ("5426", "5526", 8), ("5917", "6016", 5)],
    ids=["clear", "forest", "marsh", "major city", "minor city"],
)
def test_terrain_helps_the_defender(target: str, near: str, defence: int) -> None:
    g = lab({target: "g-14-id", near: "s-1-tk"})
    assert assess(g, target, "s-1-tk").defence == defence


@pytest.mark.rule("victory-roads", "7.5.3")
@pytest.mark.parametrize(
    ("attackers", "attack"),
    [
        ({"6212": "s-1-tk"}, 5),
        ({"6212": "s-1-tk", "6213": "s-1-mech"}, 10),
        ({"6112": "s-1-mech"}, 9),
        ({"6212": "s-1-tk", "6112": "s-1-mech"}, 19),
    ],
)
def test_an_attack_is_halved_if_all_attack_over_a_river(attackers: dict[str, str], attack: int) -> None:
    """The Lovat is east of 6113. 10 and 9 over it are 10; if one has dry feet nobody is halved."""
    g = lab({"6113": "g-14-id"} | attackers)
    assert assess(g, "6113", *attackers.values()).attack == attack


# The ratio (7.5.4 to 7.5.8)

THIRTY_FIVE = {"6711": "g-14-id g-11-id", "6811": "s-1-tk s-65-rc s-72-rc", "6712": "s-1-mech"}
TEN = {"6711": "g-gd-pzgr g-gd-panzer g-hg-panzer g-1-ss-pz-lah g-hq-4-armee", "6811": "s-1-tk"}


@pytest.mark.rule("victory-roads", "7.5.4", "7.5.5", "7.5.8a")
@pytest.mark.parametrize(
    ("places", "strengths"), [(THIRTY_FIVE, (35, 10, "3/1")), (TEN, (10, 35, "1/4"))], ids=["35/10", "10/35"]
)
def test_odds_are_rounded_for_the_defender(places: dict[str, str], strengths: tuple[int, int, str]) -> None:
    g = lab(places)
    units = [unit for hex_ in ("6811", "6712") for unit in places.get(hex_, "").split()]
    found = assess(g, "6711", *units)
    assert (found.attack, found.defence, found.odds) == strengths
    assert ("6711" in open_to(g, "attack")) == (strengths[2] == "3/1")


@pytest.mark.rule("victory-roads", "7.5.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "odds"),
    [
        ("s-65-rc", "g-14-id", "2/1"),
        ("s-72-rc", "g-kabt-d", "1/1"),
        ("s-65-rc", "g-3-ss-pz-totenkopf", "1/1"),
        ("s-65-rc", "g-gd-panzer", "1/2"),
        ("s-1-tk s-1-mech", "g-14-id g-58-id g-30-id", "1/1"),
        ("s-5-tk s-65-rc", "g-gd-panzer", "2/1"),
    ],
)
def test_more_odds(attackers: str, defenders: str, odds: str) -> None:
    """8/4, 8/5, 8/8, 8/9, 19/12, 18/9."""
    g = lab({"6711": defenders, "6811": attackers})
    assert assess(g, "6711", *attackers.split()).odds == odds


@pytest.mark.rule("victory-roads", "7.5.6", "7.5.7")
def test_supports_shift_the_odds_even_below_the_table() -> None:
    """10 against 35 is 1/4; two columns to the right make 1/2, and the attack is on."""
    g = lab(TEN, 6, 6, head=supports("artillery-2@s-1-tk"))
    do(g, "attack 6711", "add s-1-tk", "resolve")
    assert asked(g) == "combat-supports"
    do(g, "use artillery-2")
    declare(g)
    assert ratio(g) == (10, 35, "1/2")
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2", "the column 1/2, with a 12"


@pytest.mark.rule("victory-roads", "7.5.6")
def test_supports_shift_the_odds_on_the_table() -> None:
    g = lab(TANKS, 1, 2, head=supports("artillery-3@s-1-tk"))
    do(g, "attack 6711", "add s-1-tk", "resolve", "use artillery-3")
    declare(g)
    assert ratio(g) == (10, 4, "5/1")


@pytest.mark.rule("victory-roads", "7.5.8a")
def test_an_attack_below_one_to_two_is_not_made() -> None:
    g = lab({"6711": "g-gd-panzer g-gd-pzgr g-11-id", "6811": "s-1-tk s-65-rc"})
    assert open_to(g, "attack") == {"6711", "1363"}, "18 against 24, but"
    do(g, "attack 6711", "add s-65-rc")
    assert not open_to(g, "resolve"), "8 against 24 is 1/3"
    do(g, "add s-1-tk")
    assert open_to(g, "resolve")
    g = lab({"6711": "g-gd-panzer g-gd-pzgr g-11-id", "6811": "s-65-rc"})
    assert refused(g, "attack", "6711") == "7.5.8"


@pytest.mark.rule("victory-roads", "7.5.8a", "7.1.8", "7.1.9")
def test_an_attack_that_the_defender_brings_below_one_to_two_is_cancelled_and_counts() -> None:
    """8 against 9 is 1/2, and Nebelwerfer make it 1/3."""
    g = lab(
        {"6711": "g-gd-panzer", "6811": "s-65-rc s-1-tk", "6810": "g-14-id"},
        head=supports("nebelwerfer@g-gd-panzer"),
    )
    do(g, "attack 6711", "add s-65-rc", "resolve")
    assert (side_to_act(g), asked(g)) == ("axis", "combat-supports")
    do(g, "use nebelwerfer")
    assert told(g, "attack-cancelled")[-1]["odds"] == "1/3"
    assert not told(g, "combat")
    assert open_to(g, "attack") == {"6810", "1363"}
    do(g, "attack 6810")
    assert open_to(g, "add") == {"s-1-tk"}


@pytest.mark.rule("victory-roads", "7.5.8b", "7.7.2")
def test_what_is_above_the_table_is_read_at_six_to_one() -> None:
    """60 against 4 is 15/1; a 2 at 6/1 is 1/1, E and DR."""
    g = lab({"6711": "g-14-id", "6811": "s-2g-tk s-3g-tk s-1g-tk", "6712": "s-8g-tk s-11g-tk"}, 1, 1)
    fight(g, "s-2g-tk s-3g-tk s-1g-tk s-8g-tk s-11g-tk")
    assert ratio(g) == (60, 4, "6/1")
    assert brought(g) == (1, 1, "E", "DR")


@pytest.mark.rule("victory-roads", "7.5.8a")
def test_an_attack_without_strength_is_none() -> None:
    g = lab({"6711": "g-221-sich", "6811": "s-65-rc"}, step="axis-combat", head='reduced = ["g-221-sich"]')
    assert open_to(g, "attack") == {"1364"}
