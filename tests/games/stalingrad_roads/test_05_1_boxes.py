"""Support markers in pools and boxes (5.1, 5.2): drawn at random, kept face down, given back."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from tests.games.stalingrad_roads.hand import box, deployed, hands, oms, on_map, pool
from tests.games.stalingrad_roads.table import RULES, asked, at, do, field, roads
from tests.support import told

FRONT = {"1827": "sov-47g sov-346", "1727": "rom-14", "2028": "sov-hq-southwest", "1324": "rom-hq-3"}
NO_AXIS_DRAW = "approval = 0\nmanstein = 0\n"


def printed(side: str) -> Counter[str]:
    """How many markers there are of each kind."""
    rows = tomllib.loads((RULES.folder / "supports.toml").read_text())["support"]
    return Counter({row["id"]: row["count"] for row in rows if row["side"] == side})


@pytest.mark.rule("stalingrad-roads", "5.1.1")
def test_each_side_has_a_pool_of_its_own() -> None:
    g = roads()
    later = {"soviet": {"shortage", "shortage-test"}, "axis": {"tigers"}}
    for side in ("axis", "soviet"):
        expected = {kind: n for kind, n in printed(side).items() if kind not in later[side]}
        assert Counter(pool(g, side)) == expected
    assert not set(pool(g, "axis")) & set(pool(g, "soviet"))


@pytest.mark.rule("stalingrad-roads", "5.1.1", "12.1b")
def test_the_pool_of_a_late_scenario_holds_shortages_and_their_test() -> None:
    g = roads(scenario="backhand")
    assert (pool(g, "soviet").count("shortage"), pool(g, "soviet").count("shortage-test")) == (5, 1)
    assert "tigers" in pool(g, "axis") + box(g, "axis"), "they have come on JAN I"


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.3.2")
def test_what_is_drawn_goes_from_the_pool_into_the_box() -> None:
    """Two dice of 4: eight brings four markers."""
    held = "vvs vvs flak raid pontoon surrender partisans novikov"
    g = field(FRONT, 4, 4, step="soviet-support", head=hands(pool=held, stavka="reserves") + oms())
    assert len(box(g, "stavka")) == 1 + 4
    assert sorted([*box(g, "stavka"), *pool(g, "soviet")]) == sorted([*held.split(), "reserves"])


@pytest.mark.rule("stalingrad-roads", "5.1.2")
def test_chance_decides_what_is_drawn() -> None:
    held = "vvs flak raid pontoon surrender partisans novikov lelyushenko"
    drawn = set()
    for n in range(1, 7):
        g = field(FRONT, 4, 4, n, step="soviet-support", head=hands(pool=held) + oms())
        drawn.add(tuple(box(g, "stavka")))
    assert len(drawn) > 3


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.3.2")
def test_an_empty_pool_ends_the_draw() -> None:
    g = field(FRONT, 6, 6, step="soviet-support", head=hands(pool="vvs flak") + oms())
    assert (box(g, "stavka"), pool(g, "soviet")) == (["flak", "vvs"], [])


@pytest.mark.rule("stalingrad-roads", "5.1.3")
def test_a_box_holds_any_number_of_markers() -> None:
    late = ("stalin", "shortage", "shortage-test")
    many = [kind for kind, n in printed("soviet").items() for _ in range(n) if kind not in late]
    head = hands(pool="stalin shortage", stavka=" ".join(many)) + oms()
    g = field(FRONT, 1, 1, step="soviet-support", head=head)
    assert len(box(g, "stavka")) >= len(many) == 34


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.1.4")
@pytest.mark.parametrize("reader", ["soviet", "axis", ""])
def test_a_player_sees_his_own_markers_and_the_backs_of_the_others(reader: str) -> None:
    held = {"stavka": "vvs raid", "minor_a": "artillery-2", "major": "katyusha " * 2, "axis": "rudel alarm"}
    head = hands(pool="flak", axis_pool="hoth", **held) + oms(minor_a="1333", major="1331")
    g = field(FRONT, 1, 1, 1, 1, step="soviet-combat", head=head)
    for name, kinds in held.items():
        at_box = [p for p in g.view(reader).table.pieces if p.at == name.replace("_", "-")]
        owner = "axis" if name == "axis" else "soviet"
        shown = [f"support-{kind}" for kind in sorted(kinds.split())]
        assert [p.id for p in at_box] == (shown if owner == reader else [""] * len(shown))
    for owner in ("axis", "soviet"):
        backs = [p.id for p in g.view(reader).table.pieces if p.at == f"pool-{owner}"]
        assert backs == [""], "nobody looks into a pool"


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.1.4")
def test_the_log_tells_the_owner_what_he_drew_and_the_other_how_many() -> None:
    g = field(FRONT, 1, 2, step="soviet-support", head=hands(pool="vvs vvs") + oms())
    for reader in ("soviet", "axis", ""):
        (note,) = [note.facts for note in g.view(reader).notes if note.kind == "supports"]
        assert note["count"] == 2
        assert note.get("supports") == (["vvs", "vvs"] if reader == "soviet" else None)


# ---- back into the pool (5.2)


@pytest.mark.rule("stalingrad-roads", "5.2.1a", "5.2.1b")
def test_what_was_played_goes_back_when_the_next_support_phase_begins() -> None:
    head = hands(stavka="raid", minor_a="artillery-2", axis="rudel", axis_pool="hoth")
    head += on_map("vvs@1727", "katyusha@sov-47g", "luftwaffe@1827")
    head += 'played = { axis = ["trains"], soviet = ["reserves"] }\nlaunched = 5\n' + oms()
    g = field(FRONT, step="soviet-support", head=head)
    assert pool(g, "soviet") == ["katyusha", "reserves", "vvs"]
    assert (box(g, "stavka"), box(g, "minor-a")) == (["raid"], ["artillery-2"]), "not played: they stay"
    assert deployed(g) == ["luftwaffe@1827"], "those of the other player stay till his own phase"
    assert (pool(g, "axis"), box(g, "axis")) == (["hoth"], ["rudel"])


@pytest.mark.rule("stalingrad-roads", "5.2.1a", "5.2.1b")
def test_the_axis_gives_back_in_its_own_phase() -> None:
    head = hands(axis="rudel") + on_map("vvs@1727", "luftwaffe@1827") + NO_AXIS_DRAW
    head += 'played = { axis = ["trains"], soviet = ["reserves"] }\nsky = "clear"\n'
    g = field(FRONT, step="axis-support", head=head)
    assert asked(g) == "deploy"
    assert (pool(g, "axis"), pool(g, "soviet"), box(g, "axis")) == (["luftwaffe", "trains"], [], ["rudel"])
    assert deployed(g) == ["vvs@1727"]


@pytest.mark.rule("stalingrad-roads", "5.2.1c")
def test_alarm_units_stay_on_the_map() -> None:
    g = field(FRONT | {"1324": "rom-hq-3 alarm-1"}, step="axis-support", head=hands() + NO_AXIS_DRAW)
    assert at(g, "alarm-1") == "1324"
    assert pool(g, "axis") == []


@pytest.mark.rule("stalingrad-roads", "1.5.2b", "5.2.1a", "7.2.2d")
def test_a_marker_spent_on_strategic_movement_waits_for_the_next_support_phase() -> None:
    g = field(FRONT, step="soviet-movement", head=hands(stavka="vvs raid") + oms())
    assert asked(g) == "off-road"
    do(g, "give vvs")
    assert (box(g, "stavka"), pool(g, "soviet")) == (["raid"], [])
    assert g.state.played[1] == ("vvs",)
    assert told(g, "off-road")


@pytest.mark.rule("stalingrad-roads", "1.5.2b", "5.5.6c", "12.2a")
def test_any_marker_of_the_stavka_box_but_shortages_pays_for_strategic_movement() -> None:
    head = hands(stavka="artillery-2 shortage surprise", minor_a="raid") + oms() + 'sky = "blizzard"\n'
    g = field(FRONT, step="soviet-movement", head=head)
    assert g.decision("soviet") is not None
    assert set(g.decision("soviet").verbs["give"].targets) == {"artillery-2", "surprise"}  # type: ignore[union-attr]
