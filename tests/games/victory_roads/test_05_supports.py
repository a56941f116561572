"""Support markers under the basic rules (5): pools and boxes, what returns, what is drawn, what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.boxes import (
    BOXES,
    box,
    deploy,
    deployed,
    hands,
    marks,
    odds,
    places,
    played,
    pool,
    to_phase,
    until,
)
from tests.games.victory_roads.table import RULES, asked, at, attack, do, field, open_to, roads
from tests.support import prompt, told

BASIC = {
    "3453": "s-hq-2-ukr",
    "2852": "s-4g-cav",
    "2858": "s-18-tk s-1g-mech",
    "2652": "h-szent-laszlo",
    "1852": "g-6-panzer",
}
SOME = "artillery-2 artillery-2 artillery-3 katyusha aviation aviation engineers sappers flotilla seydlitz"


def basic(
    *dice: int, step: str = "soviet-support", turn: int = 20, head: str = "", **boxes: str
) -> VictoryTable:
    """A moment of Budapest-Wien, where there are no theatres."""
    text = (head if "boxes" in head else hands(**boxes) + head) + 'weather = "fair"\n'
    text += "" if "sky" in head else 'sky = "clear"\n'
    return field(BASIC, *dice, step=step, scenario="budapest-wien", turn=turn, head=text)


# ---- pools and boxes (5.1)


@pytest.mark.rule("victory-roads", "5.1.1")
@pytest.mark.parametrize("scenario", ["budapest-wien", "bessarabia", "bagration", "campaign"])
def test_each_side_has_a_pool_of_its_own(scenario: str) -> None:
    """Without those that come later, those of the end of the Reich, and those that a scenario leaves out."""
    g = roads(scenario=scenario)
    out = set(RULES.facts.scenarios[scenario].row.excluded)
    for side in ("axis", "soviet"):
        dealt = Counter(pool(g, side))
        for name in BOXES:
            if (name == "axis") == (side == "axis"):
                dealt += Counter(box(g, name))
        for kind, row in RULES.facts.supports.items():
            if row.side != side or row.reich or kind in out:
                assert dealt[kind] == 0
            elif not row.since:
                assert dealt[kind] == row.count
    if scenario == "campaign":
        assert not {"heinrici", "himmler", "panzerfaust", "volkssturm"} & set(pool(g, "axis")), (
            "they come later"
        )


@pytest.mark.rule("victory-roads", "5.1.2", "5.3.1")
@pytest.mark.parametrize(("turn", "die", "count"), [(20, 1, 1), (20, 6, 6), (21, 1, 2), (22, 4, 5)])
def test_the_soviet_player_draws_by_a_die_and_the_scenario(turn: int, die: int, count: int) -> None:
    """The scenario adds one on MAR II and APR I."""
    g = basic(die, turn=turn, pool=SOME)
    facts = told(g, "supports")[0]
    assert (facts["dice"], facts["count"]) == ([die], count)
    assert len(box(g, "soviet")) == count
    assert len(pool(g, "soviet")) == len(SOME.split()) - count
    assert sorted([*box(g, "soviet"), *pool(g, "soviet")]) == sorted(SOME.split())


@pytest.mark.rule("victory-roads", "5.1.2")
def test_supports_are_drawn_at_random() -> None:
    hands_drawn = {tuple(box(basic(2, turn, pool=SOME), "soviet")) for turn in range(1, 7)}
    assert len(hands_drawn) > 2


@pytest.mark.rule("victory-roads", "5.3.2")
def test_the_german_player_draws_what_the_scenario_gives() -> None:
    """Three a turn, in mud too: the advanced rules do not count."""
    g = basic(step="axis-support", axis_pool="tigers tigers pak88 pak88 pioneers")
    until(g, "deploy-3", "move-unit-axis", "haltebefehl")
    assert len(box(g, "axis")) == 3
    assert told(g, "supports")[0]["count"] == 3


@pytest.mark.rule("victory-roads", "5.1.3")
def test_no_more_than_six_stay_in_a_box() -> None:
    """Six already, and a die of 4: the Soviet player gives four of his choice back at once."""
    six = "katyusha katyusha sappers sappers flotilla seydlitz"
    g = basic(4, head=hands(pool="aviation aviation aviation aviation", soviet=six))
    until(g, "surplus")
    assert open_to(g, "give") == {"aviation", "flotilla", "katyusha", "sappers", "seydlitz"}
    do(g, "give katyusha", "give katyusha", "give aviation", "give sappers")
    assert len(box(g, "soviet")) == 6
    assert pool(g, "soviet") == ["aviation", "katyusha", "katyusha", "sappers"]
    assert asked(g) != "surplus"
    g = basic(
        step="axis-support",
        head=hands(axis="tigers tigers tigers pak88 pak88", axis_pool="pioneers pioneers pak88"),
    )
    until(g, "surplus")
    do(g, "give tigers", "give pioneers")
    assert len(box(g, "axis")) == 6


# ---- what is hidden (5.1.4)


def soviet(kind: str, *actions: str) -> VictoryTable:
    """A Soviet support phase with a kind of marker for CN, some actions on."""
    head = hands(centre_north=f"{kind} sappers") + 'sky = "clear"\n'
    front = {"6621": "s-hq-3-bel", "6221": "s-16g-rc s-2g-tk", "6222": "g-14-id", "5724": "g-hq-4-armee"}
    g = field(front, step="soviet-support", head=head)
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    until(g, "deploy-3")
    do(g, *actions)
    return g


def german(kind: str, *actions: str) -> VictoryTable:
    """A German support phase with a kind of marker, some actions on."""
    head = hands(axis=f"{kind} nebelwerfer") + 'mood = 0\nreich = 1\nsky = "clear"\n'
    front = {"6621": "s-hq-3-bel", "6221": "s-16g-rc", "6222": "g-14-id", "5724": "g-hq-4-armee"}
    g = field(front, step="axis-support", head=head)
    until(g, "deploy-3")
    do(g, *actions)
    return g


PAIRS: dict[str, tuple[str, Callable[[str], VictoryTable], str, str]] = {
    "available": ("axis", soviet, "katyusha", "artillery-2"),
    "taken up": ("axis", lambda kind: soviet(kind, f"play {kind}"), "katyusha", "artillery-2"),
    "of the Axis": ("soviet", german, "pak88", "tigers"),
    "of the Axis, taken up": ("soviet", lambda kind: german(kind, f"play {kind}"), "pak88", "tigers"),
}


@pytest.mark.rule("victory-roads", "5.1.4a", "5.1.4b", "5.1.2", "11.5.1a")
@pytest.mark.parametrize("moment", PAIRS)
def test_a_player_sees_his_own_supports_and_never_the_others(moment: str) -> None:
    reader, play, one, other = PAIRS[moment]
    games = play(one), play(other)
    assert games[0].to_act == games[1].to_act
    for side in (reader, ""):
        first, second = (g.view(side) for g in games)
        assert first == second
        assert one not in str(first.table.pieces)
    owner = next(iter({"axis", "soviet"} - {reader}))
    assert games[0].view(owner) != games[1].view(owner), "he sees his own"


@pytest.mark.rule("victory-roads", "5.1.4b")
def test_a_player_does_not_learn_what_the_other_draws() -> None:
    g = basic(6, pool=SOME)
    axis = g.rules.sides.index("axis")
    notes = [note for note in g.notes or [] if note.kind == "supports"]
    assert notes
    shown = [str(g.note_view(note, axis).facts) for note in notes]
    assert not [kind for kind in SOME.split() if kind in str(shown)]


# ---- what returns (5.2)


@pytest.mark.rule("victory-roads", "5.2.1a")
def test_what_was_played_returns_when_the_next_support_phase_begins() -> None:
    """On the map or spent; what is in the box stays, and the Germans wait for their own phase."""
    head = hands(pool="flotilla", soviet="sappers") + marks("katyusha@s-4g-cav", "tigers@g-6-panzer")
    head += 'played = { soviet = ["engineers"], axis = ["pak88"] }\n'
    g = basic(1, head=head)
    assert deployed(g) == ["tigers@g-6-panzer"]
    assert played(g, "soviet") == []
    assert sorted([*pool(g, "soviet"), *box(g, "soviet")]) == ["engineers", "flotilla", "katyusha", "sappers"]
    assert "sappers" in box(g, "soviet")
    assert played(g, "axis") == ["pak88"]
    to_phase(g, "axis-movement")
    assert deployed(g) == []
    assert sorted([*pool(g, "axis"), *box(g, "axis")]) == ["pak88", "tigers"]


@pytest.mark.rule("victory-roads", "5.2.1b", "support-model")
@pytest.mark.parametrize("keep", [True, False])
def test_model_may_stay_on_the_map(keep: bool) -> None:
    g = basic(step="axis-support", head=hands() + marks("model@g-6-panzer", "tigers@g-6-panzer"))
    assert asked(g) == "recall"
    assert open_to(g, "recall") == {"model"}
    do(g, "done" if keep else "recall model")
    until(g, "deploy-3", "move-unit-axis")
    assert deployed(g) == (["model@g-6-panzer"] if keep else [])
    assert ("model" in pool(g, "axis") + box(g, "axis")) == (not keep)


# ---- how they are placed (5.4)


@pytest.mark.rule("victory-roads", "5.4.1", "5.4.3")
def test_under_the_basic_rules_the_mark_to_does_not_count() -> None:
    g = basic(1, soviet="aviation katyusha rybalko")
    assert asked(g) == "deploy-3"
    assert places(g, "katyusha") == {"s-4g-cav", "s-18-tk", "s-1g-mech"}
    assert places(g, "rybalko") == {"s-18-tk", "s-1g-mech"}
    assert "1852" in places(g, "aviation"), "over Vienna, far from everybody"
    deploy(g, "katyusha", "s-4g-cav")
    assert deployed(g) == ["katyusha@s-4g-cav"]
    assert "katyusha" not in box(g, "soviet")


@pytest.mark.rule("victory-roads", "5.4.2")
def test_no_aircraft_are_placed_under_an_overcast_sky() -> None:
    for sky, kinds in (("clear", {"aviation", "long-range", "katyusha"}), ("overcast", {"katyusha"})):
        g = basic(1, head=hands(soviet="aviation long-range katyusha") + f'sky = "{sky}"\n')
        assert open_to(g, "play") == kinds


@pytest.mark.rule("victory-roads", "5.4.4a", "5.4.4b", "5.4.4c")
def test_supports_with_units_under_the_basic_rules() -> None:
    g = basic(1, soviet="rybalko katukov")
    deploy(g, "rybalko", "s-18-tk")
    assert places(g, "katukov") == {"s-1g-mech"}, "never two leaders with one unit"
    to_phase(g, "soviet-movement")
    start = at(g, "s-18-tk")
    do(g, "unit s-18-tk")
    do(g, f"to {min(open_to(g, 'to'))}")
    assert at(g, "s-18-tk") != start
    assert deployed(g) == ["rybalko@s-18-tk"], "he goes along"
    g.lost(g.rules.unit["s-18-tk"], "7.8.2")
    assert deployed(g) == []
    assert pool(g, "soviet") == ["rybalko"]


@pytest.mark.rule("victory-roads", "5.4.5a", "5.4.5b")
def test_effects_add_up_under_the_basic_rules_but_not_of_two_of_a_name() -> None:
    """10 and 11 to 8: 2/1; three columns for the Artillery and one for the aircraft make 6/1."""
    front = BASIC | {"2752": "s-18-tk s-1g-mech", "2652": "g-6-panzer", "2858": "", "1852": ""}
    head = hands() + marks("artillery-3@s-18-tk", "artillery-2@s-1g-mech", "aviation@2652", "aviation@2653")
    g = field(front, scenario="budapest-wien", turn=20, head=head + 'weather = "fair"\n')
    before = g.copy()
    attack(g, "2652", "s-18-tk", "s-1g-mech")
    assert open_to(g, "use") == {"artillery-2", "artillery-3", "aviation"}
    do(g, "use artillery-3")
    assert open_to(g, "use") == {"aviation"}
    do(g, "use aviation", "to 2653")
    assert prompt(g, "soviet") != "combat-supports", "one of a name"
    with_them = odds(g)
    attack(before, "2652", "s-18-tk", "s-1g-mech")
    do(before, "done")
    plain = odds(before)
    assert int(with_them[0]) == min(int(plain[0]) + 4, 6)
