"""5.1 and 10.4.3: nobody learns which markers the other has in his boxes, or which Ju 52 lie face down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

import stavka
from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.table import GAME, RULES, asked, attack, do, field, open_to
from tests.support import told

RIVAL = {"axis": "soviet", "soviet": "axis"}
POSITIONS = Path(__file__).parent / "positions"


def seen(g: StalingradTable, owner: str) -> list[bytes]:
    """All that the opponent of a marker's owner, and an onlooker, are sent."""
    return [msgspec.json.encode(g.view(RIVAL[owner])), msgspec.json.encode(g.view())]


def begun(scenario: str, seed: int = 1) -> StalingradTable:
    game = stavka.new(GAME, scenario, seed=seed)
    assert isinstance(game, StalingradTable)
    return game


UNITS = {
    "1829": "sov-119 sov-hq-southwest",
    "1334": "ger-71",
    "1434": "ger-295",
    "0904": "ger-hq-4pza",
}


MINOR = 'offensive_status = ["box", "map", "away"]\noffensives = ["", "1728", ""]'
"""A minor offensive on the Don."""


def held(boxes: str, pools: str = "", step: str = "soviet-movement", more: str = "") -> StalingradTable:
    """Boxes (stavka, minor-a, minor-b, major, axis, with strokes between them) and pools."""
    lists = [names.split() for names in boxes.split("/")]
    soviet, _, axis = pools.partition("/")
    head = f"boxes = {lists}\npools = {{ soviet = {soviet.split()}, axis = {axis.split()} }}\n{more}"
    return field(UNITS, step=step, head=head)


# ---- what is seen does not depend on what is hidden


@pytest.mark.rule("stalingrad-roads", "5.1.4")
@pytest.mark.parametrize("scenario", ["uranus", "campaign"])
def test_the_axis_does_not_see_what_is_chosen_for_the_first_offensive(scenario: str) -> None:
    games = [begun(scenario), begun(scenario)]
    picks = (
        ["artillery-2"] * 4 + ["vvs"] * 3 + ["surprise"] * 3,
        ["artillery-3"] * 2 + ["katyusha"] * 3 + ["tank-brigade"] * 4 + ["flak"],
    )
    for kinds in zip(*picks, strict=True):
        for g, kind in zip(games, kinds, strict=True):
            assert asked(g) == "choose-soviet"
            do(g, f"take {kind}")
        assert seen(games[0], "soviet") == seen(games[1], "soviet")
        assert games[0].view("soviet") != games[1].view("soviet")
    assert [asked(g) for g in games] == ["choose-axis"] * 2


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_the_soviets_do_not_see_what_the_axis_chooses_first() -> None:
    games = [begun("campaign"), begun("campaign")]
    for g in games:
        do(g, *["take artillery-2"] * 4, *["take vvs"] * 3, *["take surprise"] * 3)
    for kinds in zip(
        ("hoth", "alert", "alert", "rudel"), ("goering", "pak88", "pak88", "pak88"), strict=True
    ):
        for g, kind in zip(games, kinds, strict=True):
            assert asked(g) == "choose-axis"
            do(g, f"take {kind}")
        if asked(games[0]) == "choose-axis":
            assert seen(games[0], "axis") == seen(games[1], "axis")


@pytest.mark.rule("stalingrad-roads", "5.1.4")
@pytest.mark.parametrize(
    ("owner", "one", "two"),
    [
        ("soviet", ("vvs flak////", "stalin/"), ("raid katyusha////", "stalin/")),
        ("soviet", ("vvs flak////", "raid/"), ("vvs raid////", "flak/")),
        ("soviet", ("vvs/flak///", ""), ("katyusha/partisans///", "")),
        ("soviet", ("vvs///flak/", ""), ("shortage///novikov/", "")),
        ("axis", ("////hoth rudel", "/alarm"), ("////goering pak88", "/alarm")),
        ("axis", ("////elastic", "/trains"), ("////trains", "/elastic")),
    ],
)
def test_what_lies_in_a_box_is_not_seen(owner: str, one: tuple[str, str], two: tuple[str, str]) -> None:
    games = [held(*one), held(*two)]
    assert seen(games[0], owner) == seen(games[1], owner)
    assert games[0].view(owner) != games[1].view(owner)


@pytest.mark.rule("stalingrad-roads", "5.1.2")
def test_how_many_lie_in_each_box_is_seen() -> None:
    assert seen(held("vvs/flak///"), "soviet") != seen(held("vvs flak////"), "soviet")


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    g = begun("gallop")
    while not told(g, "supports"):
        action = next(iter(g.legal_actions()))
        g.play(action.side, action.verb, action.target)
    for reader in ("axis", "soviet", ""):
        notes = [note.facts for note in g.view(reader).notes if note.kind == "supports"]
        assert all(("supports" in facts) == (facts["side"] == reader) for facts in notes)
        assert all("count" in facts for facts in notes)


@pytest.mark.rule("stalingrad-roads", "5.1.4", "5.5.6a")
def test_a_transfer_does_not_show_what_is_transferred() -> None:
    """Two O markers may go from STAVKA to an offensive; the Axis sees that one did."""
    offensive = 'offensive_status = ["map", "away", "away"]\noffensives = ["1624", "", ""]\ncut_supports = 0'
    games = []
    for kind in ("artillery-2", "katyusha"):
        g = held("artillery-2 katyusha////", "", "soviet-support", offensive)
        while asked(g) != "deploy" or "transfer" not in g.offered[1].verbs:
            do(g, "done")
        do(g, f"transfer {kind}")
        if asked(g) == "transfer-to":
            do(g, "box major")
        games.append(g)
    assert [g.state.boxes[3] for g in games] == [("artillery-2",), ("katyusha",)]
    notes = [[(note.kind, note.facts) for note in g.view("axis").notes] for g in games]
    assert notes[0] == notes[1]


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_a_marker_that_is_about_to_be_placed_is_not_named_yet() -> None:
    g = held("/artillery-2///", "", "soviet-support", MINOR)
    while asked(g) != "deploy":
        do(g, "done")
    do(g, "play artillery-2")
    assert asked(g) == "deploy-where"
    assert b"artillery" not in seen(g, "soviet")[0]


# ---- Ju 52


POCKET = """
oos = ["ger-71", "ger-295"]
besieged = ["ger-71", "ger-295"]
fortress = "1333"
level = 7
declared = 3
"""
RING = {
    "1334": "ger-71",
    "1434": "ger-295",
    "1335": "sov-4tk sov-16tk",
    "1535": "sov-26tk",
    "0904": "ger-hq-4pza",
}


def flown(landed: str, airlift: str = "", step: str = "soviet-combat") -> StalingradTable:
    """Ju 52 by their hexes, and those that can be drawn."""
    lists = [dict(zip(("event", "space"), text.split("@"), strict=True)) for text in landed.split()]
    planes = ", ".join(f'{{ event = "{each["event"]}", space = "{each["space"]}" }}' for each in lists)
    head = f"{POCKET}\nlanded = [{planes}]\nairlift = {airlift.split()}\nboxes = [[], [], [], [], []]"
    return field(RING, step=step, head=f"{head}\nmarkers = []")


@pytest.mark.rule("stalingrad-roads", "10.4.3a")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("hube@1334", "mobility@1334"),
        ("unit-resistance@1334 sortie-1@1434", "support@1334 rattenkrieg@1434"),
    ],
)
def test_the_soviets_cannot_tell_which_ju_52_lies_where(one: str, two: str) -> None:
    """Nor by what is asked when they attack: the Axis is asked in any case."""
    games = [flown(one, "support"), flown(two, "support")]
    assert seen(games[0], "axis") == seen(games[1], "axis")
    for g in games:
        attack(g, "1334", "sov-4tk")
        assert asked(g) == "reveal"
    assert seen(games[0], "axis") == seen(games[1], "axis")


def test_a_marker_in_hand_is_not_betrayed_by_the_question() -> None:
    """An attack on who has markers in hand is a window, whatever they are."""
    games = []
    for kind in ("intervention", "trains"):
        g = field(
            {"1529": "ger-71", "1530": "sov-4tk", "0904": "ger-295"},
            head=f'boxes = [[], [], [], [], ["{kind}"]]\npools = {{}}',
        )
        attack(g, "1529", "sov-4tk")
        assert asked(g) == "intervene"
        games.append(g)
    assert open_to(games[0], "play") == {"intervention"}
    assert open_to(games[1], "play") == set()
    assert seen(games[0], "axis") == seen(games[1], "axis")


# ---- what is hidden, dealt anew


def kept(name: str) -> Callable[[], StalingradTable]:
    def load() -> StalingradTable:
        game = stavka.from_position((POSITIONS / f"{name}.toml").read_text(encoding="utf-8"), seed=1)
        assert isinstance(game, StalingradTable)
        return game

    return load


def deploying() -> StalingradTable:
    g = held("/artillery-2///", "vvs flak raid/", "soviet-support", MINOR)
    while asked(g) != "deploy":
        do(g, "done")
    do(g, "play artillery-2")
    return g


def sallying() -> StalingradTable:
    g = flown("sortie-2@1334 hube@1434", "support mobility", "axis-movement")
    do(g, "event sortie-2")
    return g


def choosing() -> StalingradTable:
    g = begun("uranus")
    do(g, *["take artillery-2"] * 4, "take vvs")
    return g


MOMENTS: dict[str, Callable[[], StalingradTable]] = {
    "boxes": lambda: held("vvs flak/raid///hoth", "katyusha stalin/rudel alarm"),
    "choosing": choosing,
    "deploying": deploying,
    "reveal": lambda: flown("hube@1334 support@1434", "mobility sortie-1"),
    "sallying": sallying,
    **{path.stem: kept(path.stem) for path in sorted(POSITIONS.glob("*.toml"))},
}


@pytest.mark.rule("stalingrad-roads", "5.1.4", "10.4.3a")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_game_dealt_anew_is_one_that_the_player_cannot_tell_from_his(moment: str, side: str) -> None:
    g = MOMENTS[moment]()
    view, before = msgspec.json.encode(g.view(side)), g.position()
    for n in range(10):
        twin = g.resample(side, Random(n), log=True)
        assert msgspec.json.encode(twin.view(side)) == view
        assert twin.rules.broken(twin) == []
        assert [sorted(pool(twin, who)) for who in (0, 1)] == [sorted(pool(g, who)) for who in (0, 1)]
        play_on(twin, n)
    assert g.position() == before, "the game itself is left as it was"


def pool(g: StalingradTable, side: int) -> list[str]:
    """All markers of a side that nobody sees, wherever they lie."""
    boxes = g.state.boxes[:4] if side else g.state.boxes[4:]
    return [*g.state.pools[side], *(kind for box in boxes for kind in box)]


def play_on(g: StalingradTable, seed: int) -> None:
    """Whatever was dealt can be played."""
    random = Random(seed)
    for _ in range(8):
        actions = list(g.legal_actions())
        if not actions:
            return
        action = random.choice(actions)
        g.play(action.side, action.verb, action.target)
    assert g.rules.broken(g) == []


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_for_all_the_axis_knows_any_marker_may_lie_in_a_box() -> None:
    """But those that must be played when they are drawn."""
    g = held("vvs flak////hoth", "katyusha stalin surrender/rudel")
    dealt = [g.resample("axis", Random(n)).state for n in range(60)]
    assert {kind for state in dealt for kind in state.boxes[0]} == {"vvs", "flak", "katyusha"} | {
        kind for kind in ("stalin", "surrender") if not RULES.facts.supports[kind].mandatory
    }
    assert {len(state.boxes[0]) for state in dealt} == {2}
    assert {state.boxes[4] for state in dealt} == {("hoth",)}, "his own he knows"


@pytest.mark.rule("stalingrad-roads", "5.1.4")
def test_for_all_the_soviets_know_any_marker_may_be_in_hand() -> None:
    g = held("vvs////hoth", "flak/rudel alarm")
    dealt = [g.resample("soviet", Random(n)).state for n in range(60)]
    assert {state.boxes[4] for state in dealt} == {("hoth",), ("rudel",), ("alarm",)}
    assert {state.boxes[0] for state in dealt} == {("vvs",)}


@pytest.mark.rule("stalingrad-roads", "10.4.3a")
def test_for_all_the_soviets_know_any_ju_52_may_lie_anywhere() -> None:
    g = flown("hube@1334 support@1434", "mobility sortie-1")
    every = {"hube", "support", "mobility", "sortie-1"}
    dealt = [g.resample("soviet", Random(n)).state for n in range(80)]
    for n in range(2):
        assert {state.landed[n].event for state in dealt} == every
    places = {tuple(landed.space for landed in state.landed) for state in dealt}
    assert places == {tuple(landed.space for landed in g.state.landed)}
    assert all(len(state.airlift) == 2 for state in dealt)
    mine = [g.resample("axis", Random(n)).state for n in range(10)]
    assert all(state.landed == g.state.landed for state in mine)


def test_a_question_under_way_stays_whatever_is_dealt() -> None:
    """The Soviet player is asked about his O marker: the Axis sees that he is asked, so he has it."""
    g = held("/artillery-2///", "vvs flak raid/", "soviet-support", MINOR)
    while asked(g) != "deploy":
        do(g, "done")
    for n in range(30):
        twin = g.resample("axis", Random(n))
        assert asked(twin) == "deploy"
