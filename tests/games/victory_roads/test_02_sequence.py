"""The sequence of play (2)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.boxes import hands, plainly, until
from tests.games.victory_roads.table import asked, do, field, open_to, side_to_act
from tests.support import told

SOVIET = [
    *("soviet-supply", "soviet-support", "stavka", "soviet-movement"),
    *("soviet-combat", "soviet-exploitation", "soviet-reinforcement"),
]
AXIS = [
    *("axis-supply", "axis-support", "axis-movement"),
    *("axis-combat", "axis-exploitation", "axis-reinforcement"),
]
QUIET = {"1133": "g-hq-4-armee g-14-id", "6621": "s-hq-3-bel s-65-rc"}


def play_turn(g: VictoryTable) -> None:
    """Play to the next turn, doing as little as can be."""
    turn = g.state.turn
    while g.state.turn == turn and not g.over:
        plainly(g)


def begun(g: VictoryTable) -> list[str]:
    """The phases that began in the first turn played."""
    found: list[str] = []
    for note in g.notes or []:
        if note.kind == "turn" and found:
            break
        if note.kind in ("phase", "weather"):
            found.append(g.note_view(note, note.reader).facts.get("phase", "weather"))
    return found


@pytest.mark.rule("victory-roads", "2.0a", "2.0b", "2.0c", "3.1.1a")
def test_a_turn_is_weather_the_soviet_player_and_the_german_player() -> None:
    g = field(QUIET, step="weather", turn=4)
    play_turn(g)
    assert begun(g) == ["weather", *SOVIET, *AXIS]
    assert [row["side"] for row in told(g, "player-turn")][:2] == ["soviet", "axis"]
    assert g.turn_name == "AUG I"


@pytest.mark.rule("victory-roads", "2.0a")
def test_the_turns_follow_the_calendar() -> None:
    g = field(QUIET, step="weather", turn=7)
    names = []
    for _ in range(3):
        names.append(g.turn_name)
        play_turn(g)
    assert names == ["AUG III", "SEP I", "SEP II"]


@pytest.mark.rule("victory-roads", "2.0b", "2.0c")
@pytest.mark.parametrize("phase", [*SOVIET, *AXIS])
def test_each_phase_belongs_to_its_player(phase: str) -> None:
    g = field(QUIET, step=phase, turn=4, player="soviet" if phase in SOVIET else "axis")
    order = [row["phase"] for row in told(g, "phase")]
    expected = [*SOVIET, *AXIS, *SOVIET]
    assert order[0] == phase
    assert order == expected[expected.index(phase) :][: len(order)]
    if len(order) == 1 and phase != "axis-exploitation":
        assert side_to_act(g) == ("soviet" if phase in SOVIET else "axis")


@pytest.mark.rule("victory-roads", "2.0d", "4.0", "4.7.0")
def test_supply_is_headquarters_then_pontoons_then_units_then_a_german_withdrawal() -> None:
    # 5619 lies at the Dvina; the other headquarters stands where no road leads.
    places = {"5619": "g-hq-3-pz-armee g-14-id", "0246": "g-hq-4-armee g-12-id", "6621": "s-hq-3-bel"}
    g = field(places, step="axis-supply")
    assert [row["unit"] for row in told(g, "hq-cut-off")] == ["g-hq-4-armee"]
    assert not told(g, "out-of-supply")
    assert (asked(g), open_to(g, "pontoon")) == ("pontoons", {"g-hq-3-pz-armee"})
    do(g, "done")
    assert told(g, "out-of-supply") == [{"side": "axis", "units": ["g-12-id"]}]
    assert asked(g) == "withdrawal"
    do(g, "done")
    assert g.state.phase != "axis-supply"
    g = field({"5619": "s-hq-1-baltic s-65-rc", "1133": "g-14-id"}, step="soviet-supply")
    do(g, "done")
    assert g.state.phase == "soviet-support", "the Soviets do not withdraw so"


@pytest.mark.rule("victory-roads", "2.0e")
def test_objectives_are_looked_at_when_german_exploitation_ends_and_then_comes_satisfaction() -> None:
    # Berlin stays German; Ploesti is lost.
    g = field(QUIET, step="axis-exploitation", soviet="5367", head="mood = 8\n" + hands())
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("objectives") < kinds.index("mood")
    phases = [n for n, kind in enumerate(kinds) if kind == "phase"]
    assert phases[0] < kinds.index("objectives") < phases[1] < kinds.index("mood")


@pytest.mark.rule("victory-roads", "2.0e")
def test_the_german_reinforcement_phase_goes_from_satisfaction_to_replacements() -> None:
    places = QUIET | {"returning": "g-hq-9-armee", "eliminated": "g-227-id", "waiting": "g-542-gren"}
    g = field(places | {"1033": "g-256-id"}, step="axis-reinforcement", turn=8, head="mood = 8\n")
    assert told(g, "mood")[0]["change"] == -1, "satisfaction comes first"
    seen = []
    while g.state.phase == "axis-reinforcement" and g.state.turn == 8:
        seen.append(asked(g))
        plainly(g)
    wanted = [prompt for prompt in ("arrivals", "withdraw", "rebuild") if prompt in seen]
    assert wanted == sorted(wanted, key=seen.index)
    assert {"withdraw", "rebuild"} <= set(seen)


@pytest.mark.rule("victory-roads", "2.0f")
def test_the_soviet_reinforcement_phase_brings_units_before_it_rebuilds() -> None:
    places = QUIET | {"eliminated": "s-5-tk", "pile": "s-72-rc s-81-rc s-69-rc"}
    g = field(places, step="soviet-reinforcement", turn=4, head=hands(centre_north="artillery-2"))
    seen: list[str] = []
    while g.state.phase == "soviet-reinforcement":
        seen.append(asked(g))
        plainly(g)
    assert "new-corps" in seen
    assert "rebuild" in seen
    assert seen.index("new-corps") < seen.index("rebuild")


@pytest.mark.rule("victory-roads", "2.0a", "0.2")
def test_the_basic_scenario_has_no_stavka_phase_to_play() -> None:
    g = field(
        {"1957": "g-hq-6-armee", "3058": "s-hq-3-ukr s-65-rc"},
        step="stavka",
        turn=20,
        scenario="budapest-wien",
        player="soviet",
    )
    assert g.state.phase == "soviet-movement"
    reserve = {"reserve": "s-1-tk s-5-tk s-29-tk s-9-tk s-72-rc s-81-rc s-69-rc s-113-rc s-60-rc"}
    g = field(QUIET | reserve, step="stavka", turn=4, player="soviet")
    until(g, "stavka-theatre")
    assert g.state.phase == "stavka"
