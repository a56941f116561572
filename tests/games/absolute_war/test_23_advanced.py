"""The five rules of the advanced game, each by itself (23)."""

from __future__ import annotations

import tomllib

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import ADVANCED, GERMAN, SIDES
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, clash, rp
from tests.games.absolute_war.goals import before, gained, lay
from tests.games.absolute_war.hands import drawn
from tests.games.absolute_war.supplying import checked, overrun
from tests.games.absolute_war.table import (
    RULES,
    asked,
    at,
    do,
    field,
    holder,
    marked,
    open_to,
    side_to_act,
    stacks,
    war,
)
from tests.support import told

CORNERS = {"berlin": "g9a", "moscow": "s-w"}


def names(zones: int) -> set[str]:
    """The zones of a set."""
    return {name for i, name in enumerate(RULES.board.names) if zones >> i & 1}


@pytest.mark.rule("absolute-war", "23.0", "0.0a")
def test_each_rule_may_be_chosen_by_itself() -> None:
    assert war().advanced == frozenset()
    assert war(mode="advanced").advanced == frozenset(ADVANCED)
    for rule in ADVANCED:
        assert war(**{rule.replace("-", "_"): "on"}).advanced == {rule}
        off = war(mode="advanced", **{rule.replace("-", "_"): "off"})
        assert off.advanced == frozenset(ADVANCED) - {rule}


# ---- 23.1: partisans


def bands(card: str, head: str, **more: object) -> War:
    """A card with partisan icons has been drawn, with these markers about."""
    return drawn(card, head="recruits = []\n" + head, partisan_war="on", **more)


@pytest.mark.rule("absolute-war", "23.1.1")
@pytest.mark.parametrize(("option", "count"), [("on", 2), ("off", 0)])
def test_markers_arrive_in_the_partisan_box(option: str, count: int) -> None:
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="soviet-reinforcements",
        head="recruits = [7, 7, 8]\nbands = 0",
        partisan_war=option,
    )
    assert (game.state.bands, game.state.partisans) == (count, 0)
    assert game.state.recruits == ((8,) if count else (7, 7, 8))


@pytest.mark.rule("absolute-war", "23.1.1")
def test_not_in_the_german_turn() -> None:
    game = field(
        {**ELSEWHERE, **CORNERS}, step="german-supply", head="recruits = [7]\nbands = 0", partisan_war="on"
    )
    assert game.state.bands == 0


@pytest.mark.rule("absolute-war", "23.1.0a", "23.1.3a")
def test_each_icon_is_an_action_and_each_marker_acts_once() -> None:
    """Card 32, of 1943, has two icons. What was deployed first is not recycled with the second."""
    game = bands("s32", 'bands = 3\npartisans = ["pskov"]', turn=13)
    assert (side_to_act(game), asked(game)) == ("soviet", "partisans")
    do(game, "hide gomel")
    assert asked(game) == "partisans"
    assert open_to(game, "recycle") == {"pskov"}
    do(game, "recycle pskov")
    assert (asked(game) == "partisans", game.state.bands, game.state.recruits) == (False, 2, (14,))
    assert names(game.state.partisans) == {"gomel"}


@pytest.mark.rule("absolute-war", "23.1.3a", "2.4.3a")
def test_icons_know_no_years() -> None:
    """Card 32 in 1942: its event is void."""
    game = bands("s32", 'bands = 3\npartisans = ["pskov"]', turn=7)
    assert [note["card"] for note in told(game, "red-card-void")] == ["s32"]
    assert (side_to_act(game), asked(game)) == ("soviet", "partisans")


@pytest.mark.rule("absolute-war", "23.1.3a")
def test_an_action_that_is_possible_is_taken() -> None:
    """There is no way to decline; where nothing can be done the game goes on."""
    game = bands("s33", "bands = 1")
    assert (asked(game), open_to(game, "done")) == ("partisans", set())
    assert asked(bands("s33", "bands = 0")) != "partisans"
    assert asked(drawn("s33", head="recruits = []\nbands = 1")) != "partisans"


@pytest.mark.rule("absolute-war", "23.1.2", "23.1.3b", "23.1.6")
def test_where_markers_are_deployed() -> None:
    """Regions that are not clear, and regions next to one, east of the line; Yugoslavia while German."""
    board = tomllib.loads((RULES.folder / "board.toml").read_text(encoding="utf-8"))
    rows = {zone["id"]: zone for zone in board["zone"]}
    touching: dict[str, set[str]] = {name: set() for name in rows}
    for border in board["border"]:
        if border["kind"] != "impassable":
            touching[border["a"]].add(border["b"])
            touching[border["b"]].add(border["a"])
    rough = {name for name, row in rows.items() if row["type"] == "region" and row["terrain"] != "clear"}
    wanted = {
        name
        for name, row in rows.items()
        if row["type"] == "region" and row["line"] == "east" and (name in rough or touching[name] & rough)
    }
    assert {"pskov", "gomel", "orel"} <= wanted
    assert not wanted & {"kursk", "minsk", "vilna", "siberia"}
    game = bands("s33", 'bands = 2\npartisans = ["gomel"]\natrocities = ["pskov"]')
    assert open_to(game, "hide") == wanted - {"gomel", "pskov"} | {"yugoslavia"}
    game = bands("s33", "bands = 2", soviet="yugoslavia")
    assert open_to(game, "hide") == wanted


@pytest.mark.rule("absolute-war", "23.1.3c", "23.1.3d")
def test_recycling_and_recruiting() -> None:
    """Either face; recruiting only in Soviet zones, for a Resource Point."""
    head = 'bands = 0\npartisans = ["gomel"]\natrocities = ["pskov"]\nrp = { soviet = 1 }'
    game = bands("s33", head, german="gomel")
    assert (open_to(game, "recycle"), open_to(game, "recruit")) == ({"gomel", "pskov"}, {"pskov"})
    other = game.copy()
    do(game, "recruit pskov")
    assert (rp(game, "soviet"), game.state.recruits, game.state.atrocities) == (2, (), 0)
    do(other, "recycle pskov")
    assert (rp(other, "soviet"), other.state.recruits, other.state.atrocities) == (1, (8,), 0)


@pytest.mark.rule("absolute-war", "23.1.4a", "23.1.4b", "23.1.4c")
def test_the_germans_recycle_atrocities_and_turn_partisans() -> None:
    """Card 14 has two icons."""
    game = bands("g14", 'bands = 0\npartisans = ["gomel", "bryansk"]\natrocities = ["pskov"]')
    assert (side_to_act(game), asked(game)) == ("german", "reprisals")
    assert (open_to(game, "ravage"), open_to(game, "recycle")) == ({"gomel", "bryansk"}, {"pskov"})
    do(game, "ravage bryansk", "recycle pskov")
    assert (names(game.state.partisans), names(game.state.atrocities)) == ({"gomel"}, {"bryansk"})
    assert (game.state.recruits, asked(game) == "reprisals") == ((8,), False)


@pytest.mark.rule("absolute-war", "23.1.5a", "15.1.3c", "23.1.6")
@pytest.mark.parametrize(
    ("head", "scores"),
    [
        ('partisans = ["gomel"]', True),
        ('partisans = ["pskov"]', False),
        ('atrocities = ["gomel"]', False),
        ("", False),
    ],
)
def test_partisans_score_in_german_zones_face_up(head: str, scores: bool) -> None:
    """Nobody buys them off. Card 33 goes on to Bryansk if they score."""
    game = before(
        "soviet", head=f"rp = {{ german = 4 }}\nrecruits = []\n{head}", partisan_war="on", german="gomel"
    )
    do(lay(game, "soviet", "s33"), "done")
    assert gained(game, "soviet") == (["partisans", "bryansk"] if scores else [])
    assert rp(game, "german") == 4


@pytest.mark.rule("absolute-war", "23.1.5a", "21.1.22b")
@pytest.mark.parametrize(("turn", "scores"), [(4, True), (22, True), (23, False), (26, False)])
def test_their_points_begin_and_end_with_the_events_of_turns_4_and_22(turn: int, scores: bool) -> None:
    """W104."""
    head = 'recruits = []\npartisans = ["gomel"]'
    game = before("soviet", turn, head, partisan_war="on", german="gomel", scenario="long-campaign")
    do(lay(game, "soviet", "s33"), "done")
    assert ("partisans" in gained(game, "soviet")) == scores


@pytest.mark.rule("absolute-war", "23.1.5b", "23.1.6")
@pytest.mark.parametrize(
    ("head", "option", "free"),
    [('partisans = ["brest-litovsk"]', "on", False), ('atrocities = ["brest-litovsk"]', "on", True)],
)
def test_no_german_reserves_where_partisans_are(head: str, option: str, free: bool) -> None:
    units = {**ELSEWHERE, **CORNERS, "german-reserve": "g4a"}
    game = field(
        units,
        step="german-reserve",
        german="brest-litovsk",
        head=f"recruits = []\n{head}",
        partisan_war=option,
    )
    do(game, "deploy g4a")
    assert ("brest-litovsk" in open_to(game, "to")) == free
    assert "lublin" in open_to(game, "to")


@pytest.mark.rule("absolute-war", "23.1.7", "14.0c")
def test_once_a_turn_the_germans_may_drive_partisans_off_for_a_point() -> None:
    """It comes back with the Soviet reinforcements of the same turn."""
    head = 'recruits = []\nbands = 0\npartisans = ["gomel", "pskov"]\nrp = { german = 2 }'
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="german-used-markers",
        head=head,
        piles={"soviet": "s1 s2 s3 s4 s5 s6 s44 s45"},
        partisan_war="on",
    )
    assert (side_to_act(game), asked(game), open_to(game, "hunt")) == (
        "german",
        "anti-partisans",
        {"gomel", "pskov"},
    )
    do(game, "hunt pskov")
    assert (rp(game, "german"), names(game.state.partisans), game.state.recruits) == (1, {"gomel"}, (7,))
    assert asked(game) != "anti-partisans"
    assert (side_to_act(game), asked(game), game.state.bands) == ("soviet", "spend-cards", 0)
    do(game, "done", "done")
    assert (game.state.turn, game.state.bands) == (7, 1)


@pytest.mark.rule("absolute-war", "23.1.7")
@pytest.mark.parametrize(("points", "option"), [(0, "on"), (2, "off")])
def test_not_without_a_point_or_the_rule(points: int, option: str) -> None:
    head = f'recruits = []\npartisans = ["gomel"]\nrp = {{ german = {points} }}'
    game = field({**ELSEWHERE, **CORNERS}, step="german-used-markers", head=head, partisan_war=option)
    assert asked(game) != "anti-partisans"


# ---- 23.2: small stacks


def marching(unit: str, option: str = "on", **more: str) -> War:
    """A German unit in Orel is about to move."""
    units = {**ELSEWHERE, **CORNERS, "orel": unit} | more
    return field(units, step="german-movement", german=BEHIND, small_stacks=option)


@pytest.mark.rule("absolute-war", "23.2.1")
@pytest.mark.parametrize(
    ("unit", "option", "result"), [("g-l", "on", "soviet"), ("g-l", "off", "german"), ("g4a", "on", "german")]
)
def test_a_small_stack_takes_no_region(unit: str, option: str, result: str) -> None:
    """Alone in an enemy zone it leaves the control to the enemy."""
    game = marching(unit, option)
    do(game, f"move {unit}", "enter tula")
    assert holder(game, "tula") == result


@pytest.mark.rule("absolute-war", "23.2.1", "11.5.3")
def test_it_goes_no_farther_from_there() -> None:
    """A contested zone is left for a friendly one only."""
    game = marching("g-l")
    do(game, "move g-l", "enter tula")
    assert open_to(game, "enter") == {"orel"}


@pytest.mark.rule("absolute-war", "23.2.1")
def test_in_a_city_a_small_stack_counts_in_full() -> None:
    units = {**ELSEWHERE, "berlin": "g9a", "sumy": "g-l", "moscow": "s-w"}
    game = field(units, step="german-movement", german="poltava gomel", small_stacks="on")
    do(game, "move g-l", "enter kharkov")
    assert holder(game, "kharkov") == "german"


@pytest.mark.rule("absolute-war", "23.2.1")
def test_a_fort_takes_no_region_either() -> None:
    """Its stack is destroyed in Tula, which was German before; Orel, its own, it keeps."""
    units = {**ELSEWHERE, **CORNERS, "tula": "g-fort1", "orel": "g-fort2"}
    game = field(units, step="german-movement", german=BEHIND + " orel", soviet="tula", small_stacks="on")
    assert (holder(game, "tula"), holder(game, "orel")) == ("soviet", "german")


@pytest.mark.rule("absolute-war", "23.2.1", "17.2.1a")
@pytest.mark.parametrize(("stacks_", "how"), [("g-l", "liberation"), ("g4a | s-5a", "western-allies")])
def test_control_stays_with_the_enemy_of_a_small_stack(stacks_: str, how: str) -> None:
    """The Soviets have all of the Soviet Union, unless Orel is contested in earnest."""
    units = {"warsaw": "s-w", "berlin": "g9a", "orel": stacks_}
    game = field(units, step="end", turn=22, soviet="orel", small_stacks="on")
    assert game.state.ended == how


@pytest.mark.rule("absolute-war", "23.2.1", "7.2.1a")
@pytest.mark.parametrize(("there", "supplied"), [({}, True), ({"vyazma": "g-l"}, False)])
def test_no_supply_goes_through_a_zone_with_a_small_enemy_stack(
    there: dict[str, str], supplied: bool
) -> None:
    units = {"berlin": "g9a", "smolensk": "s-bry", **there}
    way = ("smolensk", "vyazma", "moscow", "gorki", "siberia")
    game = field(units, step="soviet-supply", german=overrun(*way), soviet="vyazma", small_stacks="on")
    assert ("s-bry" not in marked(game, "unsupplied")) is supplied


@pytest.mark.rule("absolute-war", "23.2.1", "7.0C")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_small_stack_does_not_take_a_zone_by_cutting_its_line(side: str) -> None:
    """Posen is not empty, and remains German; so do the empty zones around it."""
    game = checked({"posen": "s-5a"}, side, german="posen", turn=19, small_stacks="on")
    assert (at(game, "s-5a"), holder(game, "posen"), holder(game, "lodz")) == ("posen", "german", "german")


@pytest.mark.rule("absolute-war", "23.2.1", "12.7.1e")
def test_in_combat_it_is_not_contested() -> None:
    """A small stack alone in Tula attacks Ryazan: repulsed, it stays where it is."""
    units = {**ELSEWHERE, "tula": "g-l", "ryazan": "s-10a", "berlin": "g9a"}
    game = field(units, german=BEHIND + " orel", soviet="tula", small_stacks="on")
    clash(game, "g-l", "s-10a", "AR")
    assert (asked(game), at(game, "g-l")) == ("attack", "tula")


@pytest.mark.rule("absolute-war", "23.2.2")
@pytest.mark.parametrize(
    ("there", "option", "open_zone"),
    [
        ("s-5a", "on", True),
        ("s-fort1", "on", True),
        ("s-5a s-16a", "on", True),
        ("s-5a | s-16a", "on", False),
        ("s-bry", "on", False),
        ("s-5a", "off", False),
    ],
)
def test_a_region_with_one_small_stack_may_be_entered(there: str, option: str, open_zone: bool) -> None:
    game = marching("g2pz", option, tula=there)
    do(game, "move g2pz")
    assert ("tula" in open_to(game, "enter")) == open_zone
    if open_zone:
        do(game, "enter tula")
        assert (asked(game), at(game, "g2pz"), holder(game, "tula")) == ("movement", "tula", "")


def breach(there: str, option: str = "on") -> War:
    """Tula has fallen to a Panzer army that may exploit; others stand in Ryazan."""
    units = {**ELSEWHERE, "orel": "g2pz", "tula": "s-10a", "ryazan": there}
    game = field(units, german=BEHIND, small_stacks=option)
    clash(game, "g2pz", "s-10a", "DR")
    while asked(game) == "retreat":
        ways = open_to(game, "retreat")
        do(game, f"retreat {'moscow' if 'moscow' in ways else min(ways)}")
    do(game, "advance g2pz")
    return do(game, "exploit g2pz")


@pytest.mark.rule("absolute-war", "23.2.3", "11.5.2a")
@pytest.mark.parametrize(
    ("there", "option", "open_zone"),
    [
        ("s-5a | s-16a", "on", True),
        ("s-5a | s-fort1", "on", True),
        ("s-5a | s-16a", "off", False),
        ("s-5a | s-kal", "on", False),
    ],
)
def test_exploitation_may_enter_among_small_stacks_which_make_room(
    there: str, option: str, open_zone: bool
) -> None:
    game = breach(there, option)
    assert ("ryazan" in open_to(game, "to")) == open_zone
    if open_zone:
        do(game, "to ryazan")
        assert (side_to_act(game), asked(game)) == ("soviet", "overstacked")
        do(game, "evict s-5a")
        if asked(game) == "retreat":
            do(game, f"retreat {min(open_to(game, 'retreat'))}")
        assert len(stacks(game, "ryazan")) == 2
        assert at(game, "s-5a") != "ryazan"


@pytest.mark.rule("absolute-war", "23.2.3", "11.5.1c")
@pytest.mark.parametrize(("mine", "open_box"), [(3, True), (4, False)])
def test_into_a_box_only_within_the_four_stacks_of_ones_own(mine: int, open_box: bool) -> None:
    """Lvov has fallen to a Soviet tank army; in the Hungary box stands a German corps, which is no matter."""
    stacks_ = ["s-1ukr s-2ukr", "s-3ukr s-4ukr", "s-1bel s-2bel", "s-1bal s-2bal"][:mine]
    units = {**ELSEWHERE, "rovno": "s-3gta", "lvov": "g-xlix", "hungary": " | ".join(["g-l", *stacks_])}
    game = field(units, step="soviet-combat", turn=19, soviet="hungary tarnopol", small_stacks="on")
    clash(game, "s-3gta", "g-xlix", "DR")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    do(game, "advance s-3gta", "exploit s-3gta")
    assert ("hungary" in open_to(game, "to")) == open_box


# ---- 23.3: markers


@pytest.mark.rule("absolute-war", "23.3.1", "23.3.2")
@pytest.mark.parametrize(
    ("initiative", "option", "count"), [("german", "on", 16), ("soviet", "on", 12), ("german", "off", 18)]
)
def test_fewer_combat_markers(initiative: str, option: str, count: int) -> None:
    """Of 6, 8 and 4 the player lays back what he likes, and keeps one of each kind."""
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="german-markers",
        head=f'initiative = "{initiative}"\nattacks = {{ german = 6 }}',
        limited_markers=option,
    )
    if option == "on":
        assert (asked(game), open_to(game, "leave")) == ("leave-marker", {"attack", "support", "mobile"})
    while asked(game) == "leave-marker":
        do(game, f"leave {min(open_to(game, 'leave'))}")
    left = [game.state.attack[GERMAN], game.state.support[GERMAN], game.state.mobile[GERMAN]]
    assert sum(left) == count
    assert left == {16: [4, 8, 4], 12: [1, 8, 3], 18: [6, 8, 4]}[count]


# ---- 23.4: extended advance


def followed(result: str = "DR", option: str = "on", **more: str) -> War:
    """Tula has been attacked from Orel; in Kaluga and Kursk armies took no part, and Voronezh is empty."""
    head = more.pop("head", "attack = { german = 3 }")
    units = {**ELSEWHERE, "orel": "g9a", "tula": "s-10a", "kaluga": "g4a", "kursk": "g2a"} | more
    game = field(units, german=BEHIND, head=head, extended_advance=option)
    clash(game, units["orel"], units["tula"].split()[-1], result)
    while asked(game) == "retreat":
        ways = open_to(game, "retreat")
        do(game, f"retreat {'moscow' if 'moscow' in ways else min(ways)}")
    return game


@pytest.mark.rule("absolute-war", "23.4a", "23.4b")
def test_idle_stacks_follow_into_the_emptied_zone_for_an_attack_marker() -> None:
    """W100: into the zone of the combat, as who fought there; Kursk is not next to it."""
    game = followed()
    assert open_to(game, "follow") == {"g4a"}
    do(game, "follow g4a")
    assert (at(game, "g4a"), holder(game, "tula"), game.state.attack[GERMAN]) == ("tula", "german", 1)
    assert marked(game, "done") >= {"g4a"}
    do(game, "advance g9a", "apart")
    assert stacks(game, "tula") == ["g4a", "g9a"]


@pytest.mark.rule("absolute-war", "23.4a")
def test_who_fought_may_go_first() -> None:
    game = do(followed(), "advance g9a")
    assert open_to(game, "follow") == {"g4a"}
    do(game, "follow g4a", "join g9a")
    assert stacks(game, "tula") == ["g4a g9a"]


@pytest.mark.rule("absolute-war", "23.4a")
def test_not_without_the_rule_nor_when_done_nor_into_occupied_zones() -> None:
    assert open_to(followed(option="off"), "follow") == set()
    assert open_to(followed(head='attack = { german = 3 }\ndone = ["g4a"]'), "follow") == set()
    assert open_to(followed(head="attack = { german = 1 }"), "follow") == set()
    assert open_to(followed(tula="s-bry | s-10a"), "follow") == set()  # DR drives one of them off


@pytest.mark.rule("absolute-war", "23.4a")
def test_not_on_results_that_let_nobody_else_advance() -> None:
    """After a bloodbath only the stack with the A goes in, into a zone that is empty all the same."""
    game = followed("BB", orel="g6a")
    do(game, "bear steps")
    assert (at(game, "s-10a"), asked(game)) == ("soviet-destroyed", "advance")
    assert (open_to(game, "advance"), open_to(game, "follow")) == ({"g6a"}, set())


@pytest.mark.rule("absolute-war", "23.4a")
def test_who_follows_does_not_exploit() -> None:
    game = followed(kaluga="g3pz")
    do(game, "follow g3pz", "done")
    assert (asked(game), at(game, "g3pz")) == ("attack", "tula")


# ---- 23.5: the initiative of the track


@pytest.mark.rule("absolute-war", "23.5.1", "23.5.2")
@pytest.mark.parametrize(("option", "holder_"), [("on", "soviet"), ("off", "german")])
def test_a_check_reads_the_track_not_the_points(option: str, holder_: str) -> None:
    """Turn 17 has a star; the Germans are far ahead."""
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="event",
        turn=17,
        head='initiative = "german"\nwsp = { german = 15, soviet = 2 }',
        fixed_initiative=option,
    )
    assert SIDES[game.state.initiative] == holder_


@pytest.mark.rule("absolute-war", "23.5.1", "16.1")
@pytest.mark.parametrize("option", ["on", "off"])
@pytest.mark.parametrize(("points", "holder_"), [(12, "german"), (4, "soviet")])
def test_after_general_winter_points_count_all_the_same(option: str, points: int, holder_: str) -> None:
    """W105: the end of General Winter is no check; the star of turn 5 would never give it back."""
    head = f'initiative = "soviet"\nwsp = {{ german = {points}, soviet = 4 }}'
    game = field({}, step="end", turn=5, head=head, fixed_initiative=option)
    assert SIDES[game.state.initiative] == holder_


@pytest.mark.rule("absolute-war", "23.5.1", "23.5.2")
@pytest.mark.parametrize(("option", "holder_"), [("on", "german"), ("off", "soviet")])
def test_so_does_a_check_by_card(option: str, holder_: str) -> None:
    """German card 43 on turn 9, which has a cross; the Soviets are ahead."""
    units = {**ELSEWHERE, **CORNERS}
    game = field(
        units,
        step="german-objectives",
        turn=9,
        hand={"german": "g43"},
        head='initiative = "german"\nwsp = { german = 2, soviet = 9 }',
        fixed_initiative=option,
    )
    do(game, "play g43")
    assert SIDES[game.state.initiative] == holder_
    assert told(game, "played")[-1]["card"] == "g43"


@pytest.mark.rule("absolute-war", "23.1.5b", "10.4.1a")
def test_partisans_keep_out_those_who_are_rebuilt_in_haste() -> None:
    """10.4.1 has them deployed like reserves."""
    units = {**ELSEWHERE, **CORNERS, "german-destroyed": "g4a"}
    head = 'rp = { german = 1 }\nattack = {}\nmobile = {}\npartisans = ["gomel"]\nrecruits = []'
    german = f"{BEHIND} gomel minsk bialystok"
    game = field(units, step="german-replacements", head=head, german=german, partisan_war="on")
    do(game, "rush g4a")
    assert "mogilev" in open_to(game, "to")
    assert "gomel" not in open_to(game, "to")


@pytest.mark.rule("absolute-war", "23.2.1", "11.5.3", "11.5.4")
def test_a_small_stack_leaves_an_enemy_zone_as_if_it_were_contested() -> None:
    units = {**ELSEWHERE, **CORNERS, "tula": "g-l"}
    game = field(units, step="german-movement", small_stacks="on", german="orel bryansk", soviet="tula")
    do(game, "move g-l")
    assert open_to(game, "enter") == {"orel"}
    do(game, "enter orel")
    assert "g-l" in marked(game, "disrupted")


@pytest.mark.rule("absolute-war", "23.2.2")
@pytest.mark.parametrize(
    ("defenders", "may"), [("s-10a", True), ("s-10a | s-fort1", False), ("s-bry", False)]
)
def test_one_small_stack_lets_others_in_two_do_not(defenders: str, may: bool) -> None:
    units = {**ELSEWHERE, **CORNERS, "orel": "g6a", "tula": defenders}
    game = field(units, step="german-movement", small_stacks="on", german="bryansk")
    do(game, "move g6a")
    assert ("tula" in open_to(game, "enter")) == may
