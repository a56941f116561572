"""The solitaire game (24)."""

from __future__ import annotations

import tomllib

import pytest

from stavka.games.absolute_war import solitaire
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, clash, fix
from tests.games.absolute_war.fighting import attack
from tests.games.absolute_war.goals import lay
from tests.games.absolute_war.hands import dealing
from tests.games.absolute_war.table import RULES, asked, do, draws, field, open_to, side_to_act, war
from tests.support import told

CORNERS = {"berlin": "g9a", "moscow": "s-w"}


def alone(units: dict[str, str], step: str = "soviet-combat", head: str = "", **more: object) -> War:
    """A solitaire game: the Soviets are the Enemy on turn 7, for the Germans have the initiative."""
    return field(units, step=step, head=head, solitaire="on", **more)  # type: ignore[arg-type]


@pytest.mark.rule("absolute-war", "24.1a", "24.1b", "24.4")
@pytest.mark.parametrize("initiative", SIDES)
def test_the_player_has_the_side_with_the_initiative(initiative: str) -> None:
    """The game begins with the Germans; with the initiative the Player changes sides."""
    assert SIDES[solitaire.enemy(war(solitaire="on"))] == "soviet"
    game = alone({**ELSEWHERE, **CORNERS}, step="german-combat", head=f'initiative = "{initiative}"')
    other = SIDES[1 - SIDES.index(initiative)]
    assert [side for number, side in enumerate(SIDES) if solitaire.is_enemy(game, number)] == [other]
    regular = field({**ELSEWHERE, **CORNERS}, head=f'initiative = "{initiative}"')
    assert not any(solitaire.is_enemy(regular, number) for number, _ in enumerate(SIDES))


@pytest.mark.rule("absolute-war", "24.4", "21.1.17B")
def test_a_war_status_check_changes_sides() -> None:
    head = 'initiative = "german"\nwsp = { german = 1, soviet = 9 }'
    game = alone({**ELSEWHERE, **CORNERS}, step="event", turn=17, head=head)
    assert solitaire.enemy(game) == GERMAN


@pytest.mark.rule("absolute-war", "24.2a")
@pytest.mark.parametrize(("option", "seen"), [("on", {"card-s1", "card-s44"}), ("off", {""})])
def test_all_hands_lie_open(option: str, seen: set[str]) -> None:
    game = field({**ELSEWHERE, **CORNERS}, hand={"german": "g1", "soviet": "s1 s44"}, solitaire=option)
    shown = {p.id for p in RULES.table(game, GERMAN).pieces if (p.side, p.at) == ("soviet", "hand")}
    assert shown == seen


def goals_shown(game: War, owner: str, reader: int) -> set[str]:
    """What a reader sees of a War Goals card."""
    return {p.id for p in RULES.table(game, reader).pieces if (p.side, p.at) == (owner, "goals")}


@pytest.mark.rule("absolute-war", "24.2b")
def test_the_enemys_war_goals_stay_hidden_until_its_card_phase() -> None:
    """The Player's own lie open to him."""
    game = alone({**ELSEWHERE, **CORNERS}, step="german-combat")
    lay(lay(game, "soviet", "s2"), "german", "g2")
    assert goals_shown(game, "soviet", GERMAN) == {""}
    assert goals_shown(game, "soviet", SOVIET) == {""}
    assert goals_shown(game, "german", GERMAN) == {"card-g2"}
    while asked(game) != "spend-cards":
        do(game, "done" if open_to(game, "done") else "decline")
    assert (side_to_act(game), told(game, "goals-shown")[-1]["card"]) == ("soviet", "s2")
    assert goals_shown(game, "soviet", GERMAN) == {"card-s2"}


@pytest.mark.rule("absolute-war", "24.2b", "15.2a")
@pytest.mark.parametrize("side", SIDES)
def test_a_new_war_goals_card_of_the_enemy_lies_face_down(side: str) -> None:
    """The Player looks at those of his own side, the Germans'."""
    game = alone({**ELSEWHERE, **CORNERS}, step=f"{side}-combat")
    lay(game, side, f"{side[0]}2")
    while not told(game, "goals-drawn"):
        do(game, "done" if open_to(game, "done") else "decline")
    (card,) = goals_shown(game, side, GERMAN)
    assert card == ("" if side == "soviet" else f"card-{game.state.goals[GERMAN]}")


@pytest.mark.rule("absolute-war", "24.2.1")
@pytest.mark.parametrize(
    ("side", "option", "count"), [("soviet", "on", 6), ("soviet", "off", 5), ("german", "on", 5)]
)
def test_the_enemy_draws_a_card_more(side: str, option: str, count: int) -> None:
    """Four Event cards and an Offensive card, and one more for the Enemy."""
    piles = {"german": "g1 g2 g3 g4 g5 g7 g9 g44 g45", "soviet": "s1 s2 s3 s4 s5 s6 s9 s44 s45"}
    game = field({**ELSEWHERE, **CORNERS}, step=f"{side}-cards", piles=piles, solitaire=option)
    while asked(game) != "spend-cards":
        do(game, "done")
    assert len(game.state.hand[SIDES.index(side)]) == count


@pytest.mark.rule("absolute-war", "24.2.2a")
def test_when_the_player_draws_a_red_card_the_enemy_changes_one() -> None:
    """German card 12, an Event card: the Enemy discards an Event card, not its Offensive card."""
    game = dealing("german", "g12", hand={"soviet": "s1 s44"}, solitaire="on")
    do(game, "forgo offensive")
    assert [note["card"] for note in told(game, "enemy-discards")] == ["s1"]
    held = game.state.hand[SOVIET]
    assert ("s44" in held, "s1" in held, len(held) >= 1) == (True, False, True)


@pytest.mark.rule("absolute-war", "24.2.2b")
def test_without_a_card_to_discard_it_draws_all_the_same() -> None:
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="german-cards",
        soviet="breslau",
        hand={"soviet": "s44"},
        piles={"german": "g1 g2 g3 g4 g5 g7 g12 g44 g45", "soviet": "s1 s2 s3"},
        solitaire="on",
    )
    draws(game, "g12")
    do(game, "forgo offensive")
    assert told(game, "enemy-discards") == []
    assert len(game.state.hand[SOVIET]) == 2


@pytest.mark.rule("absolute-war", "24.2.2a")
def test_not_when_the_enemy_draws_one_nor_in_the_game_of_two() -> None:
    game = dealing("soviet", "s22", hand={"german": "g1", "soviet": "s1 s3"}, solitaire="on")
    do(game, "forgo offensive")
    assert told(game, "enemy-discards") == []
    game = dealing("german", "g12", hand={"soviet": "s1"})
    do(game, "forgo offensive")
    assert told(game, "enemy-discards") == []


# ---- mandatory attacks


def within_two(centre: str) -> set[str]:
    """Zones at most two MP away, by the map file: a zone costs one, a major city none."""
    board = tomllib.loads((RULES.folder / "board.toml").read_text(encoding="utf-8"))
    city = {zone["id"] for zone in board["zone"] if zone["type"] == "hex"}
    near: dict[str, set[str]] = {zone["id"]: set() for zone in board["zone"]}
    for border in board["border"]:
        if border["kind"] != "impassable":
            near[border["a"]].add(border["b"])
            near[border["b"]].add(border["a"])
    cost = {centre: 0}
    queue = [centre]
    for here in queue:
        for zone in near[here]:
            price = cost[here] + (zone not in city)
            if price <= 2 and price < cost.get(zone, 9):
                cost[zone] = price
                queue.append(zone)
    return set(cost)


@pytest.mark.rule("absolute-war", "24.3.1a", "7.2a")
@pytest.mark.parametrize(
    "zone", ["orel", "moscow", "leningrad", "berlin", "kerch", "baku", "lvov", "smolensk"]
)
def test_two_movement_points_around_an_objective(zone: str) -> None:
    game = alone({**ELSEWHERE, **CORNERS})
    found = solitaire.around(game, zone)
    assert {name for i, name in enumerate(RULES.board.names) if found >> i & 1} == within_two(zone)


THREE = {
    "tula": "s-bry",
    "orel": "g4a",
    "kerch": "g17a",
    "novorossiysk": "s-nc",
    **ELSEWHERE,
    "berlin": "g9a",
}
"""Three fronts: at Orel, on the Kerch strait and before Leningrad."""


@pytest.mark.rule("absolute-war", "24.3.1a", "24.3.3c")
def test_the_enemy_has_to_attack_near_each_of_its_war_goals() -> None:
    """Card 14: Kursk, then Orel. An attack on Orel meets one; the other can no longer be met."""
    game = alone(THREE, step="soviet-movement", german=BEHIND)
    lay(game, "soviet", "s14")
    do(game, "done")
    assert (asked(game), open_to(game, "done")) == ("attack", set())
    assert open_to(game, "lead") == {"s-bry", "s-nc", "s-n"}
    clash(game, "s-bry", "g4a", "AR")
    assert (asked(game), open_to(game, "done")) == ("attack", {""})


@pytest.mark.rule("absolute-war", "24.3.1a")
def test_an_attack_near_both_counts_for_the_one_that_no_other_can_meet() -> None:
    """Card 14: Kursk, then Orel. Both are near the attack on Orel, and only Kursk near that on Melitopol."""
    units = {
        **ELSEWHERE,
        "berlin": "g9a",
        "tula": "s-bry",
        "orel": "g4a",
        "stalino": "s-s",
        "melitopol": "g17a",
    }
    game = alone(units, step="soviet-movement", german=BEHIND)
    lay(game, "soviet", "s14")
    do(game, "done")
    clash(game, "s-bry", "g4a", "AR")
    assert (asked(game), open_to(game, "done")) == ("attack", set())
    clash(game, "s-s", "g17a", "AR")
    assert open_to(game, "done") == {""}


@pytest.mark.rule("absolute-war", "24.3.1a")
def test_the_player_owes_nothing() -> None:
    game = alone(THREE, step="soviet-movement", german=BEHIND, head='initiative = "soviet"')
    lay(game, "soviet", "s14")
    do(game, "done")
    assert open_to(game, "done") == {""}


@pytest.mark.rule("absolute-war", "24.3.1b")
@pytest.mark.parametrize(("head", "bound"), [('partisans = ["kursk"]', True), ("", False)])
def test_partisans_are_the_markers_on_the_map(head: str, bound: bool) -> None:
    """Card 34: Partisans, then Lvov, near which nobody stands. Orel is next to Kursk."""
    game = alone(THREE, step="soviet-movement", german=BEHIND, head=f"recruits = []\n{head}")
    lay(game, "soviet", "s34")
    do(game, "done")
    assert (open_to(game, "done") == set()) == bound


@pytest.mark.rule("absolute-war", "24.3.1c")
@pytest.mark.parametrize(("card", "due"), [("s41", False), ("s3", True)])
def test_germany_is_any_german_zone(card: str, due: bool) -> None:
    """Card 41: Kiev and Germany, where nothing stands; card 3: Moscow, not far from Orel, and Berlin."""
    game = alone(THREE, step="soviet-movement", german=BEHIND)
    lay(game, "soviet", card)
    do(game, "done")
    assert (open_to(game, "done") == set()) == due
    found = solitaire.around(game, "@germany")
    home = {row.id for row in RULES.facts.zones if row.side == "german"}
    assert {name for i, name in enumerate(RULES.board.names) if found >> i & 1} == home


@pytest.mark.rule("absolute-war", "24.3.1c")
def test_an_attack_in_greater_germany_is_owed_for_germany() -> None:
    units = {**ELSEWHERE, "brest-litovsk": "s-bry", "lublin": "g4a", "berlin": "g9a"}
    game = alone(units, step="soviet-movement", soviet="kiev")
    lay(game, "soviet", "s41")
    do(game, "done")
    assert open_to(game, "done") == set()
    clash(game, "s-bry", "g4a", "AR")
    assert open_to(game, "done") == {""}


@pytest.mark.rule("absolute-war", "24.3.2a")
@pytest.mark.parametrize(("option", "free"), [("on", False), ("off", True)])
def test_the_enemy_plays_all_offensive_cards_it_can(option: str, free: bool) -> None:
    """Card 44 is of 1942, three markers; card 46, two, no longer fits; card 51 is out of date."""
    game = field(
        THREE, step="soviet-offensives", german=BEHIND, hand={"soviet": "s44 s46 s51"}, solitaire=option
    )
    assert (asked(game), open_to(game, "launch")) == ("offensives", {"s44", "s46"})
    assert bool(open_to(game, "done")) == free
    do(game, "launch s44")
    if asked(game) == "offensives":
        assert open_to(game, "launch") == set()


@pytest.mark.rule("absolute-war", "24.3.2b")
def test_two_attacks_near_each_objective_with_all_markers() -> None:
    """Card 47: Rostov and Stalino. Its markers go where such an attack may fall, and all are used."""
    units = {
        **ELSEWHERE,
        "berlin": "g9a",
        "stalino": "g17a",
        "rostov": "s-s",
        "melitopol": "g11a",
        "tula": "s-bry",
    }
    units |= {"orel": "g4a", "kerch": "s-nc"}
    game = alone(units, step="soviet-offensives", german=BEHIND, hand={"soviet": "s47"})
    do(game, "launch s47")
    while asked(game) != "designate":
        do(game, "done")
    assert open_to(game, "done") == set()
    assert "luga" not in open_to(game, "mark")
    assert {"stalino", "melitopol"} <= open_to(game, "mark")
    assert len(game.state.duties) == 4
    do(game, "mark stalino", "mark melitopol")
    if asked(game) == "designate":
        do(game, "done")
    assert (asked(game), open_to(game, "done")) == ("attack", set())
    clash(game, "s-s", "g17a", "AR")
    assert len(game.state.duties) == 3


@pytest.mark.rule("absolute-war", "24.3.2b")
def test_the_markers_are_for_the_objectives_of_offensive_cards() -> None:
    """Card 47: Rostov and Stalino. The War Goals of card 37, at Leningrad, are attacked without them."""
    units = {**ELSEWHERE, "berlin": "g9a", "stalino": "g17a", "rostov": "s-s"}
    game = alone(units, step="soviet-offensives", german=BEHIND, hand={"soviet": "s47"})
    lay(game, "soviet", "s37")
    do(game, "launch s47")
    while asked(game) != "designate":
        do(game, "done")
    assert "stalino" in open_to(game, "mark")
    assert "luga" not in open_to(game, "mark")


@pytest.mark.rule("absolute-war", "24.3.3a", "24.3.3b")
@pytest.mark.parametrize(
    ("side", "turn", "most"),
    [
        *(("german", turn, most) for turn, most in ((4, 6), (7, 5), (13, 4), (19, 3), (24, 2))),
        *(("soviet", turn, most) for turn, most in ((4, 3), (7, 4), (13, 5), (19, 6), (24, 5))),
    ],
)
def test_how_many_attacks_the_enemy_makes(side: str, turn: int, most: int) -> None:
    """By year: after the last no stack is offered; a Player has no such limit."""
    other = SIDES[1 - SIDES.index(side)]
    for strikes, initiative, free in ((most - 1, other, True), (most, other, False), (most, side, True)):
        head = f'initiative = "{initiative}"\nattack = {{ german = 6, soviet = 6 }}'
        game = alone(
            {**ELSEWHERE, **CORNERS}, step=f"{side}-combat", turn=turn, head=head, scenario="long-campaign"
        )
        assert asked(game) == "attack"
        game.state.strikes = strikes
        assert bool(game.state.stack[-1].decide(game)) == free


@pytest.mark.rule("absolute-war", "24.3.3c", "12.7.3f")
def test_repeated_assaults_do_not_count() -> None:
    units = {
        "novgorod": "s-bry",
        "luga": "g4a",
        "volkhov": "s-vol",
        "berlin": "g9a",
        "tula": "s-w",
        "orel": "g17a",
    }
    head = 'offensive = ["leningrad"]\nrp = { soviet = 3 }\nattack = { soviet = 5 }'
    game = alone({**units, "leningrad": "g18a"}, german=BEHIND, head=head)
    if asked(game) == "designate":
        do(game, "done")
    clash(game, "s-bry", "g18a", "EQ")
    do(game, "bear rp", "again")
    assert (game.state.strikes, game.state.attack[SOVIET]) == (1, 3)


@pytest.mark.rule("absolute-war", "24.3.3c")
def test_its_last_attacks_are_those_it_owes_and_which_the_human_chooses() -> None:
    """In 1941 the Soviets make three. Card 14 wants Kursk and Orel: the last two fall on Orel."""
    game = alone(THREE, step="soviet-movement", turn=4, german=BEHIND, head="attack = { soviet = 4 }")
    lay(game, "soviet", "s14")
    do(game, "done")
    assert open_to(game, "lead") == {"s-bry", "s-nc", "s-n"}
    attack(game, "s-n", "g18a")
    fix(game, "AR")
    do(game, "done")
    assert (asked(game), open_to(game, "target")) == ("target", {"g4a"})


def encircling(hand: str = "", head: str = "", option: str = "on") -> War:
    """The Enemy's tanks attack Orel from two zones in a Major Offensive, or with a card."""
    units = {**ELSEWHERE, "tula": "s-3ta", "orel": "g-l", "voronezh": "s-bry", "berlin": "g9a"}
    game = field(
        units,
        step="soviet-combat",
        turn=13,
        german=BEHIND,
        hand={"soviet": hand},
        head=head,
        solitaire=option,
    )
    if asked(game) == "designate":
        do(game, "done" if open_to(game, "done") else "mark orel")
    attack(game, "s-3ta", "g-l")
    do(game, f"play {hand}" if hand else "support s-bry", "done")
    while asked(game).startswith("commit"):
        do(game, "done")
    return game


@pytest.mark.rule("absolute-war", "24.3.4")
def test_the_enemy_attempts_pincers_once_a_turn_and_by_every_card() -> None:
    """In the game of two nobody has to."""
    offensive = 'offensive = ["orel"]\n'
    game = encircling(head=offensive, option="off")
    assert (asked(game), open_to(game, "done")) == ("pincers", {""})
    game = encircling(head=offensive)
    assert told(game, "pincers")[-1]["side"] == "soviet"


@pytest.mark.rule("absolute-war", "24.3.4")
@pytest.mark.parametrize(("card", "forced"), [("s4", True), ("", False)])
def test_a_second_time_only_a_card_obliges_it(card: str, forced: bool) -> None:
    units = {**ELSEWHERE, "tula": "s-3ta", "orel": "g-l", "voronezh": "s-bry", "berlin": "g9a"}
    game = alone(units, turn=13, german=BEHIND, hand={"soviet": card}, head='offensive = ["orel"]')
    if asked(game) == "designate":
        do(game, "done")
    game.state.encircled = True
    attack(game, "s-3ta", "g-l")
    do(game, f"play {card}" if card else "support s-bry", "done")
    if forced:
        assert told(game, "pincers")
    else:
        assert (asked(game), open_to(game, "done")) == ("pincers", {""})


@pytest.mark.rule("absolute-war", "24.3.2a", "9.2a")
@pytest.mark.parametrize(("option", "cards"), [("on", {"s1", "s50"}), ("off", {"s1", "s45", "s50"})])
def test_the_enemy_does_not_discard_what_it_can_play(option: str, cards: set[str]) -> None:
    """Uranus is of 1942, the Baltic Offensive of 1944."""
    hand, piles = {"soviet": "s1 s45 s50"}, {"soviet": "s2 s3 s4 s5 s6 s9 s44 s46"}
    game = field({**ELSEWHERE, **CORNERS}, step="soviet-cards", hand=hand, piles=piles, solitaire=option)
    while asked(game) != "spend-cards":
        do(game, "done")
    drawn = {"s2", "s3", "s4", "s5", "s6", "s9", "s44", "s46"}
    assert open_to(game, "discard") - drawn == cards
    assert bool(open_to(game, "discard") & {"s44", "s46"}) == (option == "off")


@pytest.mark.rule("absolute-war", "24.3.2a", "9.3a")
def test_but_it_may_where_its_hand_is_full_of_them() -> None:
    """1943, and seven cards that the Germans could play."""
    hand = {"german": "g45 g46 g47 g48 g50 g52 g53"}
    units, head = {**ELSEWHERE, **CORNERS}, 'initiative = "soviet"'
    game = alone(units, "german-cards", head, turn=13, hand=hand, german="minsk", piles={"german": "g2 g3"})
    while asked(game) != "spend-cards":
        do(game, "done")
    own = set(hand["german"].split())
    while open_to(game, "discard") - own:
        assert not open_to(game, "discard") & own
        do(game, f"discard {min(open_to(game, 'discard'))}")
    assert (open_to(game, "discard"), open_to(game, "done")) == (own, set())


@pytest.mark.rule("absolute-war", "24.3.5")
@pytest.mark.parametrize(
    ("points", "option", "units"),
    [(1, "on", {"s-bry"}), (2, "on", {"s-5a", "s-bry"}), (1, "off", {"s-5a", "s-bry"})],
)
def test_the_last_point_is_for_a_large_unit(points: int, option: str, units: set[str]) -> None:
    places = {**ELSEWHERE, **CORNERS, "soviet-destroyed": "s-bry | s-5a | s-sev*"}
    head = f"rp = {{ soviet = {points} }}"
    game = field(places, step="soviet-replacements", head=head, solitaire=option)
    assert open_to(game, "rebuild") == open_to(game, "rush") == units
    if points == 2:
        do(game, "rebuild s-5a")
        assert (open_to(game, "rebuild"), open_to(game, "done")) == ({"s-bry"}, set())


@pytest.mark.rule("absolute-war", "24.3.5", "10.2.2")
@pytest.mark.parametrize(
    ("points", "lost", "may"), [(1, "s-bry", False), (2, "s-bry", True), (1, "s-5a", True)]
)
def test_nor_are_upgrades_paid_for_with_it(points: int, lost: str, may: bool) -> None:
    """W102: they come before the replacements, in the same phase."""
    places = {**ELSEWHERE, "berlin": "g9a", "moscow": "s-2gta*", "soviet-destroyed": lost}
    game = field(places, step="soviet-upgrades", head=f"rp = {{ soviet = {points} }}", solitaire="on")
    assert bool(open_to(game, "restore")) == may


@pytest.mark.rule("absolute-war", "24.3.5")
@pytest.mark.parametrize(
    ("lost", "points", "option", "free"),
    [
        ("s-bry | s-5a", 2, "on", False),
        ("s-5a", 2, "on", True),
        ("s-bry | s-5a", 2, "off", True),
        ("s-bry | s-5a", 0, "on", True),
    ],
)
def test_the_enemy_rebuilds_its_large_units(lost: str, points: int, option: str, free: bool) -> None:
    units = {**ELSEWHERE, **CORNERS, "soviet-destroyed": lost}
    head = f"rp = {{ soviet = {points} }}"
    game = field(units, step="soviet-replacements", head=head, solitaire=option)
    if points:
        assert (asked(game), bool(open_to(game, "done"))) == ("replace-destroyed", free)
        if not free:
            do(game, "rebuild s-bry")
            assert open_to(game, "done") == {""}
    else:
        assert asked(game) != "replace-destroyed"


@pytest.mark.rule("absolute-war", "24.5")
@pytest.mark.parametrize(
    ("initiative", "german", "soviet", "winner"),
    [
        ("soviet", "lvov", "warsaw", "german"),
        ("german", "lvov", "warsaw", "soviet"),
        ("soviet", "", "", "soviet"),
        ("soviet", "lvov", "", "german"),
    ],
)
def test_if_the_player_does_not_win_the_enemy_does(
    initiative: str, german: str, soviet: str, winner: str
) -> None:
    """The conditions are those of the short campaign."""
    game = field(
        {"germany": "g9a", "siberia": "s-w"},
        step="end",
        turn=22,
        head=f'initiative = "{initiative}"',
        german=german,
        soviet=soviet,
        solitaire="on",
    )
    assert (game.over, game.winners) == (True, [winner])


@pytest.mark.rule("absolute-war", "24.3.2b")
def test_two_attacks_on_one_zone_meet_one_duty() -> None:
    units = {**ELSEWHERE, "berlin": "g9a", "stalino": "g17a | g11a", "melitopol": "g6a"}
    units |= {"rostov": "s-s", "voroshilovgrad": "s-nc"}
    game = alone(units, step="soviet-offensives", german=BEHIND, hand={"soviet": "s47"})
    do(game, "launch s47")
    while asked(game) != "designate":
        do(game, "done")
    do(game, "mark stalino", "mark melitopol")
    clash(game, "s-s", "g17a", "AR")
    assert len(game.state.duties) == 3
    clash(game, "s-nc", "g11a", "AR")
    assert len(game.state.duties) == 3
