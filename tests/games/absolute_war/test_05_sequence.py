"""5: the sequence of play."""

from __future__ import annotations

from itertools import groupby

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.supplying import RED
from tests.games.absolute_war.table import FACTS, asked, at, do, field, marked, open_to, side_to_act, war
from tests.games.absolute_war.turning import event, idle, until
from tests.support import told

BUSY = {
    "posen": "g9a* g-fort1*",
    "orel": "g2pz",
    "gorki": "s-2gta* s-fort1*",
    "tula": "s-w",
    "german-destroyed": "g4a",
    "soviet-destroyed": "s-bry",
    "german-reserve": "g16a",
    "soviet-reserve": "s-s",
}
"""Something to do in every phase."""

ORDER = [
    "spend-cards",
    "dismantle",
    "upgrades",
    "replace-destroyed",
    "reserves",
    "offensives",
    "movement",
    "attack",
    "deploy",
]


def whole_turn() -> list[tuple[str, str]]:
    """Who was asked what in a turn, each once."""
    way = "bryansk smolensk vitebsk minsk bialystok"
    g = event(9, BUSY, "rp = { german = 3, soviet = 3 }", german=way)
    found = []
    while g.state.turn == 9:
        found.append((side_to_act(g), asked(g)))
        idle(g)
    return [key for key, _ in groupby(found)]


@pytest.mark.rule("absolute-war", "5.0a")
@pytest.mark.rule("absolute-war", "5.0b")
@pytest.mark.rule("absolute-war", "5.0c")
@pytest.mark.rule("absolute-war", "5.0.II.4")
@pytest.mark.rule("absolute-war", "5.0.III")
def test_the_german_player_turn_and_then_the_soviet_in_the_same_order() -> None:
    asked_in_turn = [(side, prompt) for side, prompt in whole_turn() if prompt in ORDER]
    german = [prompt for side, prompt in asked_in_turn if side == "german"]
    soviet = [prompt for side, prompt in asked_in_turn if side == "soviet"]
    assert german == ORDER
    assert soviet == ORDER
    assert [side for side, _ in groupby(side for side, _ in asked_in_turn)] == ["german", "soviet"]


@pytest.mark.rule("absolute-war", "5.0a")
@pytest.mark.rule("absolute-war", "5.0b")
def test_the_phasing_player_is_the_one_whose_turn_it_is() -> None:
    g = event(9, BUSY)
    assert g.state.phasing == 0
    until(g, "movement", side="soviet")
    assert g.state.phasing == 1


@pytest.mark.rule("absolute-war", "5.0.I.1")
def test_the_turn_marker_goes_on_by_one_after_the_first_turn() -> None:
    g = war(scenario="barbarossa")
    assert g.state.turn == 1
    assert [note["turn"] for note in told(g, "turn")] == [1]
    g = field({"orel": "g2pz", "tula": "s-w"}, step="end", turn=9)
    assert g.state.turn == 10
    assert [note["turn"] for note in told(g, "turn")] == [10]


@pytest.mark.rule("absolute-war", "5.0.I.2")
@pytest.mark.rule("absolute-war", "6.0")
def test_the_event_comes_before_the_german_player_turn() -> None:
    g = event(4)
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("turn") < kinds.index("turn-event") < kinds.index("player-turn")
    assert g.state.wsp == [10, 12]


@pytest.mark.rule("absolute-war", "5.0.II.1")
@pytest.mark.rule("absolute-war", "5.0.II.2")
@pytest.mark.rule("absolute-war", "5.0.II.3")
def test_supply_markers_and_cards_come_first() -> None:
    head = """
unsupplied = ["s-w"]
spent = ["german-resource-1"]
pockets = { german = ["minsk"] }
wsp = { german = 5, soviet = 5 }
attack = { german = 0 }
support = { german = 0 }
"""
    zones = {"lodz": "s-w", "minsk": "g9a"}
    red = {"german": RED["german"]}
    g = field(zones, step="german-supply", turn=13, head=head, german="bialystok", hand=red)
    g = until(g, "exchange", "spend-cards", side="german")
    assert at(g, "s-w") == "soviet-captured"
    assert g.state.ready == ("german-resource-1",)
    assert g.state.wsp == [6, 4]
    assert (g.state.attack[0], g.state.support[0]) == (6, 8)
    until(g, "spend-cards")
    drawn = set(g.state.hand[0]) - set(RED["german"].split())
    assert sorted(FACTS.cards[card].deck for card in drawn) == ["event"] * 4 + ["offensive"]
    assert not open_to(g, "done")  # six cards at most are kept
    while len(g.state.hand[0]) > 6:
        do(g, f"discard {g.state.hand[0][0]}")
    assert open_to(g, "done")


@pytest.mark.rule("absolute-war", "5.0.II.5")
@pytest.mark.rule("absolute-war", "5.0.II.6")
@pytest.mark.rule("absolute-war", "5.0.II.7")
def test_one_moves_then_attacks_then_deploys_reserves() -> None:
    zones = {"orel": "g2pz", "riga": "g18a", "tallinn": "s-n", "tula": "s-w", "german-reserve": "g16a"}
    g = field(zones, step="german-movement")
    assert asked(g) == "movement"
    do(g, "done")  # nobody has to move
    assert asked(g) == "attack"
    assert open_to(g, "lead") == {"g2pz", "g18a"}  # in any order
    do(g, "done")
    assert asked(g) == "deploy"
    do(g, "deploy g16a", "to posen")
    assert at(g, "g16a") == "posen"


@pytest.mark.rule("absolute-war", "5.0.II.8")
def test_used_markers_come_off_after_the_reserve_phase() -> None:
    g = field(
        {"orel": "g2pz", "tula": "s-w", "german-reserve": "g16a"},
        step="german-reserve",
        head='disrupted = ["g2pz"]\ndone = ["s-w"]',
        hand={"soviet": RED["soviet"]},
    )
    assert marked(g, "disrupted") == {"g2pz"}
    until(g, "spend-cards", side="soviet")
    assert not marked(g, "disrupted") | marked(g, "done")


@pytest.mark.rule("absolute-war", "5.0.II.9")
def test_the_objective_phase_scores_goals_and_offensives_and_draws_new_goals() -> None:
    head = """
wsp = { german = 5, soviet = 5 }
goals = { german = "g1" }
active = { german = ["g44"] }
crowned = ["g44"]
"""
    g = field({}, step="german-objectives", german="minsk bialystok moscow", head=head, laid="g1 g44")
    assert [note["card"] for note in told(g, "war-goals")] == ["g1"]
    scored = [note["objective"] for note in told(g, "status") if note["why"] == "objective"]
    assert scored == ["minsk", "moscow"]  # Smolensk and Tula are Soviet
    assert g.state.goals[0] not in ("", "g1")
    assert {"g1", "g44"} <= set(g.state.discard[0])


@pytest.mark.rule("absolute-war", "5.0.IV")
@pytest.mark.parametrize(("initiative", "winner"), [("german", "german"), ("soviet", "soviet")])
def test_instant_victory_is_checked_with_the_initiative_first(initiative: str, winner: str) -> None:
    """Each side holds four War Targets of the other."""
    g = field(
        {},
        step="end",
        turn=16,
        german="leningrad kiev kharkov stalingrad",
        soviet="konigsberg warsaw vienna budapest",
        head=f'initiative = "{initiative}"',
    )
    assert (g.over, tuple(g.winners)) == (True, (winner,))


@pytest.mark.rule("absolute-war", "5.0.IV")
def test_after_the_last_turn_the_final_victory_is_checked() -> None:
    def ended(turn: int) -> War:
        return field({}, step="end", turn=turn, scenario="short-campaign")

    assert not ended(21).over
    g = ended(22)  # the Soviet Union is all Soviet (17.2.1)
    assert (g.over, g.state.ended, tuple(g.winners)) == (True, "liberation", ("soviet",))
    assert ended(21).state.turn == 22
