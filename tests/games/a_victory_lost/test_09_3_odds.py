"""Odds (9.3): strengths, halving, columns, what the ground gives the defender."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.combat import Assessment
from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.marching import activated, refused
from tests.games.a_victory_lost.table import assess, end_movement
from tests.support import offered, play, prompt


def quoted(names: str) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names.split()) + "]"


def cut_off(names: str, isolated: str = "") -> str:
    """These are out of supply, those isolated."""
    return f"unsupplied = {quoted(f'{names} {isolated}')}\nisolated = {quoted(isolated)}"


def facing(
    target: str, defenders: str, attackers: dict[str, str], head: str = "", chit: str = "STAVKA"
) -> VictoryLost:
    """These units next to a hex, with a headquarters that commands them; nobody has moved yet."""
    hq = {"STAVKA": "sov-hq-5tka", "Kempf": "ger-hq-kempf"}[chit]
    first = next(iter(attackers))
    at = {**attackers, first: f"{attackers[first]} {hq}", target: defenders}
    return activated(chit, at, head=head)


def battle(target: str, defenders: str, attackers: dict[str, str], head: str = "") -> VictoryLost:
    """The same in the combat sequence; if no attack is possible, past it."""
    g = facing(target, defenders, attackers, head)
    end_movement(g)
    return g


def odds(
    target: str, defenders: str, attackers: dict[str, str], head: str = "", chit: str = "STAVKA"
) -> Assessment:
    """The odds of an attack by all of them."""
    g = facing(target, defenders, attackers, head, chit)
    return assess(g, target, *(name for names in attackers.values() for name in names.split()))


def strengths(found: Assessment) -> tuple[int, int]:
    return found.attack, found.defence


@pytest.mark.rule("a-victory-lost", "9.3.1a")
def test_attack_strengths_are_added_on_one_side_and_defence_strengths_on_the_other() -> None:
    """Tanks 7-4 and infantry 3 against panzers 8-6 and infantry 4; then the other way round."""
    soviets, germans = "sov-1tk sov-350", "ger-11pz ger-62"
    assert strengths(odds("5127", germans, {"5227": soviets})) == (10, 10)
    assert strengths(odds("5127", soviets, {"5227": germans}, chit="Kempf")) == (12, 7)


@pytest.mark.rule("a-victory-lost", "9.3.1a", "2.2.3a")
def test_reduced_units_have_the_strengths_of_their_reduced_side() -> None:
    """3-2 and 1 against 4-3 and 2."""
    head = f"reduced = {quoted('sov-1tk sov-350 ger-11pz ger-62')}"
    assert strengths(odds("5127", "ger-11pz ger-62", {"5227": "sov-1tk sov-350"}, head)) == (4, 5)


RIVERS = [
    pytest.param("3817", "3816", 8, id="no river"),
    pytest.param("3817", "3918", 4, id="minor river"),
    pytest.param("3817", "3818", 4, id="minor river, road bridge"),
    pytest.param("2909", "2910", 4, id="minor river, railway bridge"),
    pytest.param("3817", "3917", 4, id="major river"),
    pytest.param("3716", "3715", 4, id="major river, road bridge"),
    pytest.param("5729", "5828", 4, id="major river, railway bridge"),
]


@pytest.mark.rule("a-victory-lost", "9.3.1b")
@pytest.mark.parametrize(("target", "origin", "strength"), RIVERS)
@pytest.mark.parametrize(
    ("chit", "attacker", "defender"), [("STAVKA", "sov-1gm", "ger-spang"), ("Kempf", "ger-11pz", "sov-350")]
)
def test_an_attack_over_a_river_is_halved_with_or_without_a_bridge(
    target: str, origin: str, strength: int, chit: str, attacker: str, defender: str
) -> None:
    assert odds(target, defender, {origin: attacker}, chit=chit).attack == strength


@pytest.mark.rule("a-victory-lost", "9.3.1b")
def test_the_defence_is_not_halved_by_a_river() -> None:
    assert odds("3817", "ger-336", {"3917": "sov-1gm sov-2gm"}).defence == 5


@pytest.mark.rule("a-victory-lost", "9.3.1c")
def test_only_those_who_come_over_the_river_are_halved() -> None:
    """D3, A23: 5 over a river is 2, and 5 from elsewhere stays 5."""
    found = odds("3817", "sov-350", {"3818": "ger-336", "3816": "ger-304"}, chit="Kempf")
    assert found.attack == 7
    found = odds("3817", "ger-336", {"3818": "sov-1gm", "3816": "sov-2gm", "3917": "sov-3gm"})
    assert found.attack == 4 + 8 + 4


@pytest.mark.rule("a-victory-lost", "9.3.1d")
def test_units_out_of_supply_attack_with_half_their_strength_and_defend_with_all() -> None:
    """Only those; beside them a unit in supply counts in full (A20)."""
    at = {"5227": "sov-1gm sov-350"}
    assert strengths(odds("5127", "ger-336", at, cut_off("sov-1gm ger-336"))) == (4 + 3, 5)
    assert strengths(odds("5127", "ger-336", at, cut_off("sov-1gm sov-350"))) == (5, 5)


@pytest.mark.rule("a-victory-lost", "9.3.1e", "10.2.3")
def test_isolated_units_have_attack_and_defence_halved() -> None:
    at = {"5227": "sov-1gm"}
    assert strengths(odds("5127", "ger-336", at, cut_off("", "sov-1gm ger-336"))) == (4, 2)
    assert odds("5127", "ger-336 ger-304", at, cut_off("", "ger-336 ger-304")).defence == 5  # 10 / 2
    assert odds("5127", "ger-336 ger-304", at, cut_off("", "ger-336")).defence == 2 + 5


@pytest.mark.rule("a-victory-lost", "9.3.1f", "9.3.1g", "1.3a", "1.3b", "1.3c")
@pytest.mark.parametrize(
    ("head", "attack"),
    [
        pytest.param("", 3, id="D1: 7 / 2"),
        pytest.param(cut_off("sov-350 sov-14gd"), 1, id="D2: 7 / 4, out of supply"),
        pytest.param(cut_off("", "sov-350 sov-14gd"), 1, id="7 / 4, isolated"),
        pytest.param(cut_off("sov-350"), 0 + 2, id="3 / 4 + 4 / 2"),
        pytest.param(cut_off("sov-350", "sov-14gd"), 1, id="7 / 4, one isolated"),
    ],
)
def test_a_stack_over_a_river_is_added_and_divided_once(head: str, attack: int) -> None:
    """A20: 3 + 4 at the bridge, by divisors."""
    assert odds("3817", "ger-spang", {"3818": "sov-350 sov-14gd"}, head).attack == attack


@pytest.mark.rule("a-victory-lost", "1.3a", "1.3b", "1.3c", "9.3.1g")
def test_fractions_are_dropped_hex_by_hex() -> None:
    """V1: half of 5 is 2. V2: a quarter of 3 is 0. Two halves of 5 in one hex are 5, in two hexes 4."""
    one, two = {"3818": "ger-336 ger-304"}, {"3818": "ger-336", "3718": "ger-304"}
    assert odds("3817", "sov-350", {"3818": "ger-336"}, chit="Kempf").attack == 2
    assert odds("3817", "ger-spang", {"3818": "sov-350"}, cut_off("sov-350")).attack == 0
    assert odds("3817", "sov-350", one, chit="Kempf").attack == 5
    assert odds("3817", "sov-350", two, chit="Kempf").attack == 4


EXAMPLES = [
    pytest.param("sov-1gm sov-1tk", "", "ger-336", (15, 5), "3-1", id="V4"),
    pytest.param("sov-1gm sov-2gm", "sov-1tk sov-350", "ger-336 ger-62", (26, 9), "2-1", id="V5"),
    pytest.param("sov-1gm sov-14gd", "", "ger-62 ger-444", (12, 7), "1.5-1", id="V6"),
    pytest.param("sov-1gm sov-1tk", "sov-350", "ger-gd ger-336", (18, 13), "1-1", id="V7"),
    pytest.param("sov-1gm sov-1tk", "sov-7tk sov-350", "ger-spang", (25, 2), "10-1+", id="V8"),
]


@pytest.mark.rule("a-victory-lost", "9.3.2a", "9.3.2c")
@pytest.mark.parametrize(("first", "second", "defenders", "expected", "column"), EXAMPLES)
def test_the_examples_of_odds(
    first: str, second: str, defenders: str, expected: tuple[int, int], column: str
) -> None:
    at = {"5227": first} | ({"5226": second} if second else {})
    found = odds("5127", defenders, at)
    assert strengths(found) == expected
    assert found.odds == column


@pytest.mark.rule("a-victory-lost", "9.3.2a")
@pytest.mark.parametrize(
    ("attackers", "defenders", "expected", "column"),
    [
        pytest.param("sov-350", "ger-444", (3, 3), "1-1", id="1"),
        pytest.param("sov-1tk", "ger-336", (7, 5), "1-1", id="just below 1½"),
        pytest.param("sov-350", "ger-spang", (3, 2), "1.5-1", id="1½"),
        pytest.param("sov-1tk", "ger-62", (7, 4), "1.5-1", id="just below 2"),
        pytest.param("sov-14gd", "ger-spang", (4, 2), "2-1", id="2"),
        pytest.param("sov-1tk sov-14gd", "ger-62", (11, 4), "2-1", id="just below 3"),
        pytest.param("sov-1gm sov-14gd", "ger-62", (12, 4), "3-1", id="3"),
        pytest.param("sov-1tk sov-7tk", "rum-1", (14, 2), "7-1", id="7"),
        pytest.param("sov-1gm sov-1tk", "rum-1", (15, 2), "7-1", id="just below 8"),
        pytest.param("sov-1gm sov-2gm", "rum-1", (16, 2), "8-1", id="8"),
    ],
)
def test_odds_are_rounded_down_to_a_column(
    attackers: str, defenders: str, expected: tuple[int, int], column: str
) -> None:
    found = odds("5127", defenders, {"5227": attackers})
    assert strengths(found) == expected
    assert found.odds == column


@pytest.mark.rule("a-victory-lost", "9.3.2b", "9.3.2c", "9.3.3c", "9.3.4b")
def test_above_ten_to_one_odds_are_whole_numbers() -> None:
    """V8, V10: 25 against 2 is 12-1, in rough 11-1; both are read on 10-1+. A22."""
    first, second = "sov-1gm sov-1tk", "sov-7tk sov-350"
    clear = odds("5127", "ger-spang", {"5227": first, "5226": second})
    assert (clear.column, clear.final, clear.odds) == (12, 12, "10-1+")
    rough = odds("4820", "ger-spang", {"4821": first, "4921": second})
    assert (rough.column, rough.final, rough.odds) == (12, 11, "10-1+")


@pytest.mark.rule("a-victory-lost", "9.3.3a", "9.3.4b")
def test_ten_to_one_shifted_once_is_nine_to_one() -> None:
    """D15, A22: 20 and 21 against 2 are 10-1; 22 against 2, 11-1, stays on the last column when shifted."""
    ten, eleven = (
        {"4821": "sov-1gm sov-2gm", "4921": "sov-14gd"},
        {"4821": "sov-1gm sov-1tk", "4921": "sov-7tk"},
    )
    assert odds("5127", "ger-spang", {"5227": "sov-1gm sov-2gm", "5226": "sov-14gd"}).odds == "10-1+"
    assert odds("4820", "ger-spang", ten).odds == "9-1"
    assert strengths(odds("4820", "ger-spang", eleven)) == (22, 2)
    assert odds("4820", "ger-spang", eleven).odds == "10-1+"


GROUND = [
    pytest.param("5127", {"5227": "sov-1gm sov-1tk"}, 0, "3-1", id="clear"),
    pytest.param("4820", {"4821": "sov-1gm sov-1tk"}, 1, "2-1", id="rough"),
    pytest.param("1117", {"1116": "sov-1gm sov-1tk"}, 1, "2-1", id="victory city"),
    pytest.param("2033", {"1933": "sov-1gm sov-1tk"}, 2, "1.5-1", id="V9: victory city in rough"),
]


@pytest.mark.rule("a-victory-lost", "9.3.3a", "9.3.3b", "9.3.3c")
@pytest.mark.parametrize(("target", "attackers", "shift", "column"), GROUND)
def test_the_ground_shifts_the_odds_in_the_defenders_favour(
    target: str, attackers: dict[str, str], shift: int, column: str
) -> None:
    """15 against 5 is 3-1; each shift is one column, and they add up."""
    found = odds(target, "ger-336", attackers)
    assert (found.column, found.final, found.odds) == (3, 3 - shift, column)


@pytest.mark.rule("a-victory-lost", "9.3.3a")
def test_the_attackers_own_ground_does_not_matter() -> None:
    """From rough 4820, and from the victory city of Kharkov."""
    assert odds("4821", "ger-336", {"4820": "sov-1gm sov-1tk"}).odds == "3-1"
    assert odds("1116", "ger-336", {"1117": "sov-1gm sov-1tk"}).odds == "3-1"


@pytest.mark.rule("a-victory-lost", "9.3.3a")
def test_in_the_preview_every_shift_is_named() -> None:
    g = battle("2033", "ger-336", {"1933": "sov-1gm sov-1tk"})
    play(g, "soviet", "attack 2033", "add sov-1gm", "add sov-1tk")
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.preview is not None
    assert {line.name: line.value for line in decision.preview.modifiers} == {"rough": -1, "victory-city": -1}


@pytest.mark.rule("a-victory-lost", "9.3.4a")
def test_below_one_to_one_there_is_no_attack() -> None:
    """D8: 13 against 13 is 1-1 in the open; in rough it would be less."""
    g = battle("5127", "ger-gd ger-336", {"5227": "sov-1tk sov-350", "5226": "sov-180"})
    assert offered(g, "soviet", "attack") == {"5127"}
    at = {"4821": "sov-1tk sov-350", "4921": "sov-180"}
    assert prompt(battle("4820", "ger-gd ger-336", at), "soviet") != "combat"
    found = odds("4820", "ger-gd ger-336", at)
    assert (*strengths(found), found.final, found.odds) == (13, 13, -1, "-")


@pytest.mark.rule("a-victory-lost", "9.3.4a")
def test_an_attack_waits_until_enough_have_joined() -> None:
    g = battle("5127", "ger-336", {"5227": "sov-350 sov-180", "5328": "sov-1gm"})
    play(g, "soviet", "attack 5127", "add sov-350")
    assert not offered(g, "soviet", "resolve")
    play(g, "soviet", "add sov-180")
    assert offered(g, "soviet", "resolve")


@pytest.mark.rule("a-victory-lost", "9.3.4a")
def test_why_an_attack_is_refused() -> None:
    at = {"5227": "sov-hq-5tka sov-350 sov-180", "5127": "ger-gd", "5328": "ger-spang"}
    g = activated("5TkA", at)
    end_movement(g)
    assert offered(g, "soviet", "attack") == {"5328"}
    assert refused(g, "attack 5127") == ("too-weak", "9.3.4a")


@pytest.mark.rule("a-victory-lost", "9.3.4a", "9.3.5")
def test_an_attack_of_nothing() -> None:
    """A21: reduced rifles over a river have 0: no attack on a defence of 1, but one on a defence of 0."""
    weak = f"reduced = {quoted('sov-350 rum-1')}"
    g = battle("3817", "rum-1", {"3818": "sov-350"}, weak)
    assert prompt(g, "soviet") != "combat"
    g = battle("3817", "rum-1", {"3818": "sov-350"}, f"{weak}\n{cut_off('', 'rum-1')}")
    found = assess(g, "3817", "sov-350")
    assert (*strengths(found), found.odds) == (0, 0, "10-1+")
    assert prompt(g, "soviet") == "combat"


@pytest.mark.rule("a-victory-lost", "9.3.5")
def test_a_defence_of_nothing_is_read_on_the_last_column_whatever_the_ground() -> None:
    """D4: 1 isolated in the rough victory city of Stalino."""
    weak = f"reduced = {quoted('rum-1')}\n{cut_off('', 'rum-1')}"
    found = odds("2033", "rum-1", {"1933": "sov-350"}, weak)
    assert (*strengths(found), found.odds) == (3, 0, "10-1+")
    assert not found.shifts
    two = f"reduced = {quoted('rum-1 rum-2')}\n{cut_off('', 'rum-1 rum-2')}"
    found = odds("2033", "rum-1 rum-2", {"1933": "sov-350"}, two)
    assert (*strengths(found), found.odds) == (3, 1, "1.5-1")  # 1 + 1, halved, is 1: two shifts of 3-1
