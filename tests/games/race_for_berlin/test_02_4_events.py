"""2.4: how event tokens are drawn, when they may be played, what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import stavka
from stavka.games.race_for_berlin.terms import KONEV, ZHUKOV, other
from stavka.kernel.start import PositionError
from stavka.kernel.views import Piece
from tests.games.race_for_berlin.table import GAME, GERMAN_ATTACK, SOVIET_ATTACK, berlin, hand, impulse
from tests.support import offered, play, told

TOKENS = range(2, 12)
SOVIET_IMPULSE = {"zhukov": "C.1", "konev": "C.2"}
GERMAN_IMPULSE = {"zhukov": "C.4", "konev": "C.3"}
RIVAL = {"zhukov": "konev", "konev": "zhukov"}


# ---- set-up and draw (2.4.1, 2.4.2)


@pytest.mark.rule("race-for-berlin", "2.4.1a")
@pytest.mark.parametrize("reader", ["zhukov", "konev"])
def test_at_set_up_konev_has_heinrici_in_the_open_and_the_others_are_in_the_cup(reader: str) -> None:
    g = impulse("B.2")
    assert g.state.token == [0, 0]
    assert g.state.cup == tuple(TOKENS)
    pieces = [piece for piece in g.view(reader).table.pieces if piece.at in ("hand", "cup", "out")]
    assert pieces == [Piece("token-1", "hand", "konev", ["ready"])] + [Piece("", "cup")] * 10


@pytest.mark.rule("race-for-berlin", "2.4.5a")
def test_there_is_one_token_of_each_number() -> None:
    numbers = [row.number for row in berlin().facts.tables.token]
    assert numbers == list(range(1, 12))
    with pytest.raises(PositionError, match=r"2\.4\.5"):
        impulse("C.1", "token = { konev = 8 }\ncup = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]")
    with pytest.raises(PositionError, match=r"2\.4\.5"):
        impulse("C.1", "cup = [2, 3, 4, 5, 6, 7, 8, 9, 10]")


@pytest.mark.rule("race-for-berlin", "2.4.2a")
def test_each_player_without_a_secret_token_draws_one() -> None:
    """Heinrici, which Konev holds, does not count."""
    g = impulse("A.4")
    konev, zhukov = g.state.token[KONEV], g.state.token[ZHUKOV]
    assert konev in TOKENS
    assert zhukov in TOKENS
    assert sorted((*g.state.cup, konev, zhukov)) == list(TOKENS)


@pytest.mark.rule("race-for-berlin", "2.4.2a")
@pytest.mark.parametrize("keeper", ["zhukov", "konev"])
def test_a_player_who_kept_a_token_draws_nothing(keeper: str) -> None:
    g = impulse("A.4", hand(**{keeper: 8}))
    camp = g.rules.sides.index(keeper)
    assert g.state.token[camp] == 8
    assert g.state.token[other(camp)] in set(TOKENS) - {8}
    assert [note["side"] for note in told(g, "event-drawn")] == [RIVAL[keeper]]


@pytest.mark.rule("race-for-berlin", "2.4.2a")
def test_the_draw_is_at_random_from_what_is_in_the_cup() -> None:
    text = f'game = "{GAME}"\nstep = "A.4"\n' + hand(2, 3, 4, 5, 6, zhukov=7)
    drawn = {stavka.from_position(text, seed=seed).state.token[KONEV] for seed in range(40)}
    assert drawn == {8, 9, 10, 11}


@pytest.mark.rule("race-for-berlin", "2.4.2b")
def test_konev_draws_first() -> None:
    g = impulse("A.4")
    assert [note["side"] for note in told(g, "event-drawn")] == ["konev", "zhukov"]
    g = impulse("A.4", hand(*range(2, 11)))  # one token is left
    assert g.state.token == [0, 11]


# ---- when (2.4.3, 2.4.5)

SECTOR_FIGHT = '[units]\nkathlow = ["3ga-1"]\n'
ATTACK = {
    "zhukov": SOVIET_ATTACK,
    "konev": ("fight 13-1", "fight 13-2", "done", "attack forst", "add 13-1"),
}
ATTACKED = {
    "zhukov": GERMAN_ATTACK,
    "konev": ("fight 21-pz", "done", "attack kathlow", "resolve"),
}


def windows(camp: str, token: int, turn: int = 2) -> set[str]:
    """The moments at which a player who holds a token could play it."""
    text = f"turn = {turn}\n" + hand(**{camp: token}) + SECTOR_FIGHT
    rival = RIVAL[camp]
    found = {
        "own Soviet impulse": offered(impulse(SOVIET_IMPULSE[camp], text), camp, "token"),
        "own German impulse": offered(impulse(GERMAN_IMPULSE[camp], text), camp, "token"),
        "the other's Soviet impulse": offered(impulse(SOVIET_IMPULSE[rival], text), camp, "bridges"),
    }
    g = impulse(SOVIET_IMPULSE[camp], text)
    play(g, camp, *ATTACK[camp])
    found["attacking"] = offered(g, camp, "reduce")
    g = impulse(GERMAN_IMPULSE[rival], text)
    play(g, rival, *ATTACKED[camp])
    found["attacked"] = offered(g, camp, "reduce")
    return {moment for moment, targets in found.items() if targets}


@pytest.mark.rule("race-for-berlin", "2.4.5a", "2.4.3a", "event-4a", "event-5a", "event-7a", "event-8a")
@pytest.mark.rule("race-for-berlin", "event-9a", "event-10a", "event-11a")
@pytest.mark.parametrize("camp", ["zhukov", "konev"])
@pytest.mark.parametrize(
    ("token", "moments"),
    [
        (2, {"own Soviet impulse"}),
        (3, {"own German impulse"}),
        (4, {"own German impulse"}),
        (5, {"own Soviet impulse"}),
        (6, {"own Soviet impulse"}),
        (7, {"own Soviet impulse"}),
        (8, {"attacking", "attacked"}),
        (9, {"the other's Soviet impulse"}),
        (10, {"own Soviet impulse"}),
        (11, {"own German impulse"}),
    ],
)
def test_each_token_may_be_played_at_its_own_moment_only(camp: str, token: int, moments: set[str]) -> None:
    assert windows(camp, token) == moments


@pytest.mark.rule("race-for-berlin", "event-2a", "event-3a", "event-4a", "event-5a", "event-6a", "event-7a")
@pytest.mark.rule("race-for-berlin", "event-10a", "event-11a")
@pytest.mark.parametrize("token", [2, 3, 4, 5, 6, 7, 10, 11])
def test_once_a_unit_is_designated_the_beginning_of_the_impulse_is_over(token: int) -> None:
    soviet = token in (2, 5, 6, 7, 10)
    g = impulse("C.1" if soviet else "C.4", "turn = 2\n" + hand(zhukov=token))
    assert offered(g, "zhukov", "token")
    play(g, "zhukov", "move 8ga-1" if soviet else "move 404")
    assert not offered(g, "zhukov", "token")


@pytest.mark.rule("race-for-berlin", "2.4.3a")
@pytest.mark.parametrize(("step", "token"), [("C.1", 10), ("C.4", 11)])
def test_nobody_has_to_play_his_token(step: str, token: int) -> None:
    g = impulse(step, "turn = 2\n" + hand(zhukov=token))
    play(g, "zhukov", "done")
    assert g.state.token[ZHUKOV] == token
    assert told(g, "event-played") == []


@pytest.mark.rule("race-for-berlin", "2.4.3a")
def test_the_effect_of_a_token_applies_at_once() -> None:
    g = impulse("C.1", hand(zhukov=10))
    play(g, "zhukov", "token")
    decision = g.decision("zhukov")
    assert decision is not None
    assert decision.facts["left"] == 6


# ---- what becomes of it (2.4.4)


@pytest.mark.rule("race-for-berlin", "2.4.4a")
@pytest.mark.parametrize(
    ("step", "token", "actions"),
    [
        ("C.1", 2, ["token", "army 8ga-1"]),
        ("C.4", 3, ["token", "track kyritz"]),
        ("C.4", 4, ["token"]),
        ("C.1", 6, ["token", "army 8ga-1"]),
        ("C.1", 7, ["token", "army 8ga-1"]),
        ("C.1", 8, [*SOVIET_ATTACK, "reduce 303"]),
        ("C.1", 10, ["token"]),
        ("C.4", 11, ["token"]),
    ],
)
def test_a_played_token_returns_to_the_cup_at_once(step: str, token: int, actions: Sequence[str]) -> None:
    g = impulse(step, hand(zhukov=token))
    play(g, "zhukov", *actions)
    assert told(g, "event-played") == [{"side": "zhukov", "token": token}]
    assert g.state.token[ZHUKOV] == 0
    assert g.state.cup == tuple(TOKENS)


@pytest.mark.rule("race-for-berlin", "2.4.4a", "event-5c", "event-9d")
@pytest.mark.parametrize(("step", "token", "action"), [("C.1", 5, "token"), ("C.2", 9, "bridges forst")])
def test_a_single_use_token_leaves_the_game(step: str, token: int, action: str) -> None:
    g = impulse(step, hand(zhukov=token))
    play(g, "zhukov", action)
    assert g.state.token[ZHUKOV] == 0
    assert g.state.out == (token,)
    assert token not in g.state.cup


@pytest.mark.rule("race-for-berlin", "2.4.4a")
@pytest.mark.parametrize(("token", "stays"), [(2, True), (5, False), (8, True), (9, False), (11, True)])
def test_a_discarded_token_returns_to_the_cup_unless_it_is_single_use(token: int, stays: bool) -> None:
    g = impulse("D.3", hand(zhukov=token, konev=10))
    play(g, "zhukov", "discard")
    play(g, "konev", "keep")
    assert told(g, "event-discarded") == [{"side": "zhukov", "token": token}]
    drawn = g.state.token[ZHUKOV]
    assert (token in (*g.state.cup, drawn)) == stays
    assert g.state.out == (() if stays else (token,))


@pytest.mark.rule("race-for-berlin", "2.4.4a")
def test_heinrici_passes_to_the_opponent_instead() -> None:
    g = impulse("C.1", hand())
    play(g, "zhukov", *SOVIET_ATTACK, "resolve")
    play(g, "konev", "heinrici")
    assert g.state.heinrici == ZHUKOV
    assert g.state.cup == tuple(TOKENS)
