"""The base game: what the rulebook says of it, chapter by chapter. Its own sheet of rules is not at hand."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.kernel import start
from stavka.kernel.errors import StavkaError
from tests.games.absolute_war.fighting import attack, sums
from tests.games.absolute_war.supplying import RED, checked
from tests.games.absolute_war.table import (
    FACTS,
    RULES,
    asked,
    at,
    do,
    draws,
    field,
    holder,
    marked,
    open_to,
    side_to_act,
    stacks,
)
from tests.games.absolute_war.turning import event, idle, until
from tests.support import told

SCENARIOS = ("barbarossa", "stalingrad", "kursk", "short-campaign", "long-campaign")
BOXES = {zone.id for zone in FACTS.zones if zone.type == "box"}
SMALL = {"g-2ss", "x-fin-ist", "s-5gta", "s-3gta"}
"""The four small units that are used."""


def begun(scenario: str, mode: str = "base") -> War:
    g = start.new(RULES, scenario, options={"mode": mode}, seed="base")
    assert isinstance(g, War)
    return g


# ---- War Status Points (1.0, 3.7)


@pytest.mark.rule("absolute-war", "1.0c")
@pytest.mark.rule("absolute-war", "3.7h")
@pytest.mark.parametrize(("mode", "points"), [("regular", 2), ("base", 0)])
def test_captures_give_no_points(mode: str, points: int) -> None:
    g = field({"vitebsk": "g2pz"}, step="german-movement", head="wsp = { german = 5, soviet = 5 }", mode=mode)
    do(g, "move g2pz", "enter smolensk")
    assert holder(g, "smolensk") == "german"
    assert g.state.wsp == [5 + points, 5]


@pytest.mark.rule("absolute-war", "1.0c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_gives_or_costs_points(scenario: str) -> None:
    g = begun(scenario)
    assert g.state.wsp == [0, 0]
    for _ in range(250):
        if g.over:
            break
        idle(g)
    assert g.state.wsp == [0, 0]
    assert not told(g, "status")
    assert "wsp" not in {track.id for track in RULES.table(g, 0).tracks}


@pytest.mark.rule("absolute-war", "1.0c")
def test_a_captured_army_costs_nothing() -> None:
    head = 'unsupplied = ["g2pz"]\nwsp = { german = 5, soviet = 5 }'
    g = checked({"tula": "g2pz"}, head=head, mode="base")
    assert at(g, "g2pz") == "german-captured"
    assert g.state.wsp == [5, 5]


# ---- boxes (2.1)


@pytest.mark.rule("absolute-war", "2.1f")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_unit_begins_in_a_box(scenario: str) -> None:
    g = begun(scenario)
    assert not {row.id for row in FACTS.units} & {row.id for row in FACTS.units if at(g, row.id) in BOXES}
    assert not RULES.broken(g)


@pytest.mark.rule("absolute-war", "2.1f")
@pytest.mark.parametrize("mode", ["regular", "base"])
def test_no_unit_enters_a_box(mode: str) -> None:
    entered = mode == "regular"
    g = field({"krakow": "g9a", "breslau": "g4a"}, step="german-movement", mode=mode)
    do(g, "move g9a")
    assert ("czechoslovakia" in open_to(g, "enter")) is entered
    g = field({"german-air": "g-lf1", "breslau": "g4a"}, step="german-movement", mode=mode)
    do(g, "fly g-lf1")
    assert ("germany" in open_to(g, "to")) is entered
    assert ("prague" in open_to(g, "to")) is entered
    g = field({"german-reserve": "g9a"}, step="german-reserve", mode=mode)
    do(g, "deploy g9a")
    assert ("austria" in open_to(g, "to")) is entered
    assert "posen" in open_to(g, "to")


@pytest.mark.rule("absolute-war", "2.1f")
@pytest.mark.parametrize("mode", ["regular", "base"])
def test_no_stack_retreats_into_a_box(mode: str) -> None:
    """The card that is turned orders a retreat at +1; Czechoslovakia is next to Krakow."""
    g = attack(field({"lvov": "s-1ukr", "krakow": "g9a*"}, step="soviet-combat", mode=mode), "s-1ukr", "g9a")
    assert sums(g) == (4, 3)
    until(draws(g, "s5"), "retreat", "advance", "exploit", "deploy")
    assert asked(g) == "retreat"
    assert ("czechoslovakia" in open_to(g, "retreat")) is (mode == "regular")
    assert "breslau" in open_to(g, "retreat")


@pytest.mark.rule("absolute-war", "2.1f")
def test_supply_still_comes_through_boxes() -> None:
    """Romania is joined to Germany by Hungary alone."""
    zones = {"jassy": "x-rom3", "ploesti": "g11a", "gorki": "s-w"}
    g = checked(zones, soviet="czernowitz kishinev", mode="base")
    assert marked(g, "unsupplied") == set()
    assert holder(g, "bucharest") == "german"


# ---- units (2.3, 3.3, 18)


@pytest.mark.rule("absolute-war", "2.3g")
@pytest.mark.rule("absolute-war", "18.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_four_small_units_take_part(scenario: str) -> None:
    state = RULES.setup(scenario, {"mode": "base"})
    small = {row.id for row in FACTS.units if row.size == "small"}
    used = {row.id for n, row in enumerate(FACTS.units) if state.where[n] != FACTS.REMOVED}
    assert used & small <= SMALL
    assert {row.id for row in FACTS.units if row.size == "small" and row.only != "regular"} == SMALL


@pytest.mark.rule("absolute-war", "3.3h")
def test_a_stack_is_one_unit() -> None:
    with pytest.raises(StavkaError):
        field({"orel": "g2pz g4a"}, step="german-movement", mode="base")
    g = field({"orel": "g9a", "bryansk": "g4a"}, step="german-movement", mode="base")
    do(g, "move g9a", "enter bryansk", "stop")
    assert asked(g) == "movement"  # nobody is asked whether they join
    assert stacks(g, "bryansk") == ["g4a", "g9a"]
    g = field({"orel": "g9a", "kiev": "g4a"}, step="german-movement", mode="base", german="sumy")
    do(g, "move g9a", "enter kursk", "enter sumy")
    assert "kiev" not in open_to(g, "enter")  # a hex holds one


@pytest.mark.rule("absolute-war", "3.3h")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_of_a_set_up_is_by_itself(scenario: str) -> None:
    g = begun(scenario)
    for zone in FACTS.zones:
        assert all(" " not in stack for stack in stacks(g, zone.id))


@pytest.mark.rule("absolute-war", "18.7")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_large_unit_takes_the_place_of_the_three_shock_armies(scenario: str) -> None:
    small = ("s-shock1", "s-shock2", "s-shock3")
    base, regular = begun(scenario), begun(scenario, "regular")
    assert all(at(base, unit) == "removed" for unit in small)
    assert at(regular, "s-shock") == "removed"
    assert FACTS.units[RULES.unit["s-shock"]].size == "large"
    if FACTS.scenarios[scenario].first_turn < 4:
        assert at(base, "s-shock") == "waiting"
        assert base.state.due[RULES.unit["s-shock"]] == 4
    else:
        assert at(base, "s-shock") in {zone.id for zone in FACTS.zones}
        assert all(at(regular, unit) in {zone.id for zone in FACTS.zones} for unit in small)


@pytest.mark.rule("absolute-war", "18.9b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_army_group_f_is_not_used(scenario: str) -> None:
    assert at(begun(scenario), "g-agf") == "removed"
    assert at(begun(scenario, "regular"), "g-agf") == "waiting"


@pytest.mark.rule("absolute-war", "18.10")
@pytest.mark.parametrize("mode", ["regular", "base"])
def test_the_four_small_units_count_as_large(mode: str) -> None:
    """A small unit comes out of the Reserve over the Baltic (13.1); a large one does not."""
    zones = {
        "german-reserve": "g-2ss",
        "pskov": "s-n",
        "tallinn": "s-nw",
        "leningrad": "s-vol",
        "novgorod": "s-w",
    }
    g = field(zones, step="german-reserve", german="luga", mode=mode)
    do(g, "deploy g-2ss")
    assert ("luga" in open_to(g, "to")) is (mode == "regular")
    # A captured large unit of two sides lies on its back, a small one on its front (12.7.6).
    g = checked({"tula": "g-2ss"}, head='unsupplied = ["g-2ss"]', mode=mode)
    assert at(g, "g-2ss") == "german-captured"
    assert ("g-2ss" in marked(g, "back")) is (mode == "base")


# ---- cards (2.4, 2.5, 4, 9, 12.5, 19.6)


@pytest.mark.rule("absolute-war", "2.4.4b")
@pytest.mark.rule("absolute-war", "12.5.1d")
@pytest.mark.rule("absolute-war", "2.5c")
@pytest.mark.parametrize("mode", ["regular", "base"])
def test_support_points_of_cards_count_in_battles_and_their_texts_do_not(mode: str) -> None:
    """Stuka Support has two points, and years that end in 1943."""
    zones = {"orel": "g2pz", "kursk": "s-bry"}
    g = attack(field(zones, hand={"german": "g2"}, mode=mode), "g2pz", "s-bry")
    until(g, "commit-attack")
    assert open_to(g, "points") == ({"g2"} if mode == "base" else set())
    assert open_to(g, "play") == (set() if mode == "base" else {"g2"})
    if mode == "base":
        before = sums(g)
        do(g, "points g2")
        assert sums(g) == (before[0] + 2, before[1])
        assert not open_to(g, "points")


@pytest.mark.rule("absolute-war", "2.4.4b")
def test_support_points_count_in_assaults_too_and_only_in_their_years() -> None:
    zones = {"vyazma": "g2pz", "smolensk": "s-bry"}
    g = attack(field(zones, hand={"german": "g2"}, mode="base"), "g2pz", "s-bry")
    assert open_to(until(g, "commit-attack"), "points") == {"g2"}
    g = attack(field(zones, hand={"german": "g2"}, mode="base", turn=19), "g2pz", "s-bry")
    assert open_to(until(g, "commit-attack"), "points") == set()


@pytest.mark.rule("absolute-war", "2.5c")
def test_red_cards_are_drawn_like_others() -> None:
    red = [card for card in RED["german"].split() if FACTS.cards[card].deck == "event"]
    g = field({}, step="german-cards", piles={"german": " ".join(red)}, mode="base")
    do(g, "done")  # nothing to exchange
    assert asked(g) == "spend-cards"
    assert set(g.state.hand[0]) <= set(red)
    assert len(g.state.hand[0]) == 4
    assert not open_to(g, "play")
    assert open_to(g, "discard") == set(g.state.hand[0])  # for a Resource Point


@pytest.mark.rule("absolute-war", "2.5c")
@pytest.mark.parametrize("timing", ["card", "movement", "strategic", "reserve", "objective", "supply"])
def test_no_event_is_played_in_any_phase(timing: str) -> None:
    cards = [row.id for row in FACTS.cards.values() if row.side == "german" and row.timing == timing]
    zones = {"orel": "g2pz", "tula": "s-w", "german-reserve": "g9a", "posen": "g4a*", "lodz": "s-bry"}
    g = field(zones, step="german-supply", hand={"german": " ".join(cards)}, mode="base")
    while side_to_act(g) == "german":
        assert not open_to(g, "play")
        idle(g)


@pytest.mark.rule("absolute-war", "4.0c")
@pytest.mark.rule("absolute-war", "5.0.II.3b")
def test_only_event_cards_are_drawn() -> None:
    for side in ("german", "soviet"):
        g = field({}, step=f"{side}-cards", mode="base")
        until(g, "spend-cards")
        hand = g.state.hand[side == "soviet"]
        assert [FACTS.cards[card].deck for card in hand] == ["event"] * 4
        assert [len(pile) for pile in g.state.offensives] == [12, 12]


@pytest.mark.rule("absolute-war", "4.0c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_begins_with_an_offensive_card(scenario: str) -> None:
    assert RULES.setup(scenario, {"mode": "base"}).hand == [(), ()]


@pytest.mark.rule("absolute-war", "4.0c")
def test_the_lend_lease_card_is_an_event_card() -> None:
    g = field({}, step="soviet-cards", head='ready = ["lend-lease-card"]', turn=19, mode="base")
    until(g, "lend-lease")
    assert open_to(g, "lend") <= {"event", ""}
    do(g, "lend" if open_to(g, "lend") == {""} else "lend event")
    assert len(g.state.hand[1]) == 5


@pytest.mark.rule("absolute-war", "19.6b")
@pytest.mark.parametrize(("initiative", "asks"), [("german", True), ("soviet", False)])
def test_with_the_initiative_one_redraws_the_first_event_card(initiative: str, asks: bool) -> None:
    plain = "g1 g2 g3 g4 g5 g7 g8"
    head = f'initiative = "{initiative}"'
    g = field({}, step="german-cards", head=head, piles={"german": plain}, mode="base")
    assert (asked(g) == "exchange") is asks
    if asks:
        (first,) = g.state.hand[0]
        do(g, "exchange")
        assert first in g.state.discard[0]
        assert asked(g) == "spend-cards"  # the first card, and no other
    assert len(g.state.hand[0]) == 4


@pytest.mark.rule("absolute-war", "19.6b")
def test_a_card_that_would_be_played_at_once_is_not_redrawn() -> None:
    red = [card for card in RED["german"].split() if FACTS.cards[card].deck == "event"]
    g = field({}, step="german-cards", piles={"german": " ".join(red)}, mode="base")
    assert (asked(g), open_to(g, "exchange")) == ("exchange", set())  # asked all the same: it stays hidden
    do(g, "done")
    assert asked(g) == "spend-cards"


# ---- initiative, offensives, objectives (3.1, 3.6, 5, 6.3, 19.6, 19.7)


@pytest.mark.rule("absolute-war", "3.1c")
@pytest.mark.rule("absolute-war", "6.3")
@pytest.mark.parametrize("turn", range(1, 21))
def test_the_turn_track_says_who_has_the_initiative(turn: int) -> None:
    soviet = turn in (5, 11) or turn >= 14
    for before in ("german", "soviet"):
        g = event(turn, head=f'initiative = "{before}"\nwsp = {{ german = 9, soviet = 1 }}', mode="base")
        assert g.state.initiative == soviet


@pytest.mark.rule("absolute-war", "3.6b")
@pytest.mark.rule("absolute-war", "19.6h")
@pytest.mark.parametrize("side", ["german", "soviet"])
@pytest.mark.parametrize("initiative", ["german", "soviet"])
def test_both_receive_major_offensive_markers_every_turn(side: str, initiative: str) -> None:
    head = (
        f'initiative = "{initiative}"\nrp = {{ german = 0, soviet = 0 }}\nwsp = {{ german = 5, soviet = 5 }}'
    )
    zones = {"orel": "g2pz", "kursk": "g9a", "tula": "s-w", "voronezh": "s-bry"}
    g = field(zones, step=f"{side}-offensives", head=head, mode="base")
    until(g, "designate")
    count = 2 if side == initiative else 1
    assert g.state.markers == count
    targets = {"german": ("tula", "voronezh"), "soviet": ("orel", "kursk")}[side]
    assert set(targets) <= open_to(g, "mark")
    assert not BOXES & open_to(g, "mark")
    do(g, *(f"mark {zone}" for zone in targets[:count]))
    assert asked(g) == "attack"
    assert g.state.offensive.bit_count() == count
    do(g, "done")
    assert g.state.wsp == [5, 5]  # failure costs no points here


@pytest.mark.rule("absolute-war", "3.6c")
@pytest.mark.parametrize(("marker", "asks"), [('["kursk"]', True), ("[]", False)])
def test_they_let_one_attempt_pincers_as_in_the_regular_game(marker: str, asks: bool) -> None:
    """The rulebook says nowhere that the base game does without."""
    zones = {"orel": "g2pz", "sumy": "g4pz", "kursk": "s-bry", "moscow": "s-w"}
    g = field(zones, head=f"offensive = {marker}\nrp = {{ german = 0 }}", mode="base")
    attack(g, "g2pz", "s-bry")
    until(g, "commit-attack")
    do(g, "support g4pz", "done")
    assert (asked(g) == "pincers") is asks


@pytest.mark.rule("absolute-war", "5.0.II.9b")
def test_there_is_no_objective_phase() -> None:
    zones = {"orel": "g2pz", "tula": "s-w"}
    g = field(zones, step="german-movement", mode="base", german="minsk bialystok")
    while g.state.turn == 7:
        assert asked(g) != "objective-cards"
        idle(g)
    assert "objectives" not in {note["phase"] for note in told(g, "phase")}
    assert g.state.goals == ["", ""]
    assert begun("stalingrad").state.goals == ["", ""]


@pytest.mark.rule("absolute-war", "19.7")
@pytest.mark.parametrize(
    ("german", "soviet", "winners"),
    [
        ("kiev kharkov", "warsaw", ("german",)),
        ("kiev", "warsaw konigsberg", ("soviet",)),
        ("kiev", "warsaw", ("german", "soviet")),
    ],
)
def test_the_objectives_captured_decide(german: str, soviet: str, winners: tuple[str, ...]) -> None:
    g = field({}, step="end", turn=20, german=german, soviet=soviet, mode="base")
    assert g.over
    assert (g.state.ended == "draw") is (len(winners) == 2)
    if len(winners) == 1:
        assert (g.state.ended, tuple(g.winners)) == ("war-targets-held", winners)


# ---- events (21)


@pytest.mark.rule("absolute-war", "21.0")
@pytest.mark.parametrize("turn", range(1, 21))
def test_events_with_an_asterisk_are_not_used_and_the_others_are(turn: int) -> None:
    """Points, the status check and General Winter have one; markers, draws, Lend-Lease have not."""
    head = "wsp = { german = 9, soviet = 1 }\nattacks = { german = 5, soviet = 4 }"
    regular = event(turn, head=head + ('\norders = ["soviet"]' if turn > 8 else ""))
    base = event(turn, head=head + ('\norders = ["soviet"]' if turn > 8 else ""), mode="base")
    assert base.state.wsp == [9, 1]
    assert base.state.winter == 0
    assert not told(base, "status-check")
    for name in ("attacks", "ready", "orders", "draws", "barred"):
        assert getattr(base.state, name) == getattr(regular.state, name), name


@pytest.mark.rule("absolute-war", "21.1.20b")
@pytest.mark.parametrize("scenario", ["short-campaign", "long-campaign"])
def test_the_base_game_ends_after_turn_20(scenario: str) -> None:
    def ended(turn: int) -> bool:
        return field({}, step="end", turn=turn, scenario=scenario, mode="base").over

    assert not ended(19)
    assert ended(20)
    assert not field({}, step="end", turn=20, scenario=scenario).over
