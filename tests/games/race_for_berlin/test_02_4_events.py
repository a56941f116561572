"""2.4: how event tokens are drawn, when they may be played, what becomes of them, and who may know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.race_for_berlin.table import GAME, berlin, hand, impulse
from tests.support import offered, play, prompt, seed_for, told

import stavka
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import KONEV, ZHUKOV, other
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.start import PositionError
from stavka.kernel.views import Piece, View

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
    "zhukov": ("fight 8ga-1", "fight 8ga-2", "done", "attack seelow", "add 8ga-1"),
    "konev": ("fight 13-1", "fight 13-2", "done", "attack forst", "add 13-1"),
}
ATTACKED = {
    "zhukov": ("fight 712", "done", "attack oder-bridgehead", "resolve"),
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
        ("C.1", 8, [*ATTACK["zhukov"], "reduce 303"]),
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
    play(g, "zhukov", *ATTACK["zhukov"], "add 8ga-2", "resolve")
    play(g, "konev", "heinrici")
    assert g.state.heinrici == ZHUKOV
    assert g.state.cup == tuple(TOKENS)


# ---- who may know (2.4.2)

ZHUKOVS = [u.id for u in berlin().facts.units if (u.camp, u.nationality) == ("zhukov", "soviet") and u.setup]
IN_BERLIN = """
support = { zhukov = 1 }
[units]
mariendorf = ["8ga-1", "8ga-2", "11-ss"]
"""
SECRETS: dict[str, tuple[str, str, str, list[tuple[str, str]]]] = {
    "bridges window": (
        "C.1",
        "",
        "konev",
        [("konev", "decline"), ("zhukov", "done"), ("konev", "done"), ("konev", "done")],
    ),
    "designation of Soviets": ("C.1", "", "zhukov", [("zhukov", "done"), ("zhukov", "decline")]),
    "designation of Germans": ("C.4", "", "zhukov", [("zhukov", "done")]),
    "designation of nobody": ("C.1", f"used = {ZHUKOVS}\n", "zhukov", [("zhukov", "done")]),
    "designation of one": ("C.1", "", "zhukov", [("zhukov", "move 8ga-1"), ("zhukov", "done")]),
    "gathering attackers": (
        "C.1",
        "",
        "zhukov",
        [("zhukov", a) for a in (*ATTACK["zhukov"], "add 8ga-2", "resolve")] + [("konev", "decline")],
    ),
    "gathering in Berlin": (
        "C.1",
        IN_BERLIN,
        "zhukov",
        [
            ("zhukov", a)
            for a in ("fight 8ga-1", "fight 8ga-2", "done", "storm mariendorf", "add 8ga-1", "add 8ga-2")
        ]
        + [("zhukov", "resolve")],
    ),
    "conscripts window": (
        "C.3",
        "",
        "zhukov",
        [("konev", action) for action in ATTACKED["zhukov"]] + [("zhukov", "decline")],
    ),
    "conscripts window in Berlin": (
        "C.3",
        IN_BERLIN,
        "zhukov",
        [("konev", a) for a in ("fight 11-ss", "done", "storm mariendorf", "resolve")] + [("zhukov", "decline")],
    ),
    "keep or discard": ("D.3", "", "zhukov", [("zhukov", "keep")]),
}


def watched(name: str, token: int, konev: int = 0) -> list[View]:
    """What the opponent of a token's holder sees, before and after each action of a case."""
    step, text, camp, actions = SECRETS[name]
    held = {camp: token, "konev": konev} if konev else {camp: token}
    g = impulse(step, "turn = 2\n" + hand(**held) + text, 3, 3, 3)
    seen = [g.view(RIVAL[camp])]
    for side, action in actions:
        play(g, side, action)
        seen.append(g.view(RIVAL[camp]))
    return seen


@pytest.mark.rule("race-for-berlin", "2.4.2c")
@pytest.mark.parametrize("name", [name for name in SECRETS if name != "keep or discard"])
@pytest.mark.parametrize("token", TOKENS)
def test_nothing_that_the_opponent_sees_depends_on_the_token(name: str, token: int) -> None:
    assert watched(name, token) == watched(name, 10)


@pytest.mark.rule("race-for-berlin", "2.4.2c")
@pytest.mark.parametrize("token", [t for t in TOKENS if t != 10])
def test_a_token_kept_stays_secret(token: int) -> None:
    assert watched("keep or discard", token, konev=10) == watched("keep or discard", 2, konev=10)


@pytest.mark.rule("race-for-berlin", "2.4.2c")
def test_the_holder_sees_his_token_and_the_other_only_its_back() -> None:
    g = impulse("C.1", hand(5, zhukov=8))
    assert Piece("token-8", "hand", "zhukov") in g.view("zhukov").table.pieces
    pieces = g.view("konev").table.pieces
    assert Piece("", "hand", "zhukov") in pieces
    assert [piece.id for piece in pieces if piece.at == "cup"] == [""] * 8
    assert Piece("token-5", "out") in pieces
    assert not any("token-8" in piece.id for piece in pieces)


@pytest.mark.rule("race-for-berlin", "2.4.2c")
def test_the_log_tells_what_was_drawn_to_nobody_else() -> None:
    g = impulse("A.4")
    for reader in ("zhukov", "konev"):
        drawn = {n.facts["side"]: n.facts for n in g.view(reader).notes if n.kind == "event-drawn"}
        assert set(drawn) == {"zhukov", "konev"}
        assert drawn[reader]["token"] == g.state.token[g.rules.sides.index(reader)]
        assert "token" not in drawn[RIVAL[reader]]


@pytest.mark.rule("race-for-berlin", "2.4.2c")
def test_whether_a_token_is_discarded_is_told_when_both_have_said() -> None:
    """Else the second to answer would know more than the first."""
    views = []
    for answer in ("keep", "discard"):
        g = impulse("D.3", hand(zhukov=8, konev=10))
        assert g.to_act == {"zhukov", "konev"}
        play(g, "zhukov", answer)
        views.append(g.view("konev"))
    assert views[0] == views[1]
    play(g, "konev", "keep")
    assert [n.facts for n in g.view("konev").notes if n.kind == "event-discarded"] == [
        {"side": "zhukov", "token": 8}
    ]


@pytest.mark.rule("race-for-berlin", "2.4.2c")
def test_a_token_played_is_open_to_both() -> None:
    g = impulse("C.1", hand(zhukov=10))
    play(g, "zhukov", "token")
    played = [n.facts for n in g.view("konev").notes if n.kind == "event-played"]
    assert played == [{"side": "zhukov", "token": 10}]


@pytest.mark.rule("race-for-berlin", "2.4.2c")
@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize(
    ("step", "camp", "word"), [("C.1", "konev", "bridges-window"), ("C.3", "zhukov", "conscripts-window")]
)
def test_whoever_holds_a_token_is_asked_whichever_it_is(step: str, camp: str, word: str, token: int) -> None:
    g = impulse(step, hand(**{camp: token}))
    if step == "C.3":
        play(g, "konev", *ATTACKED["zhukov"])
    assert prompt(g, camp) == word
    assert bool(offered(g, camp, "bridges")) == (token == 9 and step == "C.1")
    assert bool(offered(g, camp, "reduce")) == (token == 8 and step == "C.3")
    assert offered(g, camp, "decline")


@pytest.mark.rule("race-for-berlin", "event-9d")
def test_once_the_bridges_token_is_out_nobody_is_asked_about_it() -> None:
    g = impulse("C.1", hand(9, konev=8))
    assert g.to_act == {"zhukov"}
    assert prompt(g, "zhukov") == "designate"


def test_without_a_token_nobody_is_asked() -> None:
    g = impulse("C.1", hand())
    assert prompt(g, "zhukov") == "designate"
    g = impulse("C.3", hand(konev=8))  # the attacker's own token is no matter of the defender's
    play(g, "konev", *ATTACKED["zhukov"])
    assert told(g, "combat")


# ---- standing orders: "don't ask me"

HEINRICI = ("C.1", "konev", "zhukov", (*ATTACK["zhukov"], "add 8ga-2", "resolve"))
ASKED: dict[str, tuple[str, str, str, Sequence[str]]] = {
    "bridges-window": ("C.1", "konev", "zhukov", ()),
    "conscripts-window": ("C.3", "zhukov", "konev", ATTACKED["zhukov"]),
    "heinrici-window": HEINRICI,
}


def at_window(word: str, token: int, *, standing: str) -> Berlin:
    """A game in which a window has come, its player having asked before or not to be left in peace."""
    step, camp, rival, actions = ASKED[word]
    held = {} if word == "heinrici-window" else {camp: token}
    g = impulse(step, hand(**held), 3)
    if standing:
        g.play(camp, "standing", standing)
    play(g, rival, *actions)
    return g


@pytest.mark.rule("race-for-berlin", "2.4.3a")
@pytest.mark.parametrize("word", ASKED)
def test_a_standing_order_declines_a_window_and_keeps_the_token(word: str) -> None:
    camp = ASKED[word][1]
    token = 9 if word == "bridges-window" else 8
    assert prompt(at_window(word, token, standing=""), camp) == word
    assert prompt(at_window(word, token, standing="designate"), camp) == word
    g = at_window(word, token, standing=word)
    assert prompt(g, camp) != word
    assert told(g, "event-played") == []
    assert (g.state.heinrici, max(g.state.token)) == (KONEV, 0 if word == "heinrici-window" else token)


@pytest.mark.rule("race-for-berlin", "2.4.2c")
@pytest.mark.parametrize("word", ["bridges-window", "conscripts-window"])
@pytest.mark.parametrize("token", TOKENS)
def test_a_standing_order_tells_nothing_of_the_token(word: str, token: int) -> None:
    rival = ASKED[word][2]
    assert at_window(word, token, standing=word).view(rival) == at_window(word, 10, standing=word).view(rival)


def test_a_standing_order_can_be_given_out_of_turn_and_lifted() -> None:
    g = impulse("B.2", hand(konev=9))
    g.play("konev", "standing", "bridges-window")
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    assert prompt(g, "zhukov") == "designate"  # C.1: not asked
    with pytest.raises(IllegalAction):
        g.play("konev", "bridges", "forst")
    g.play("konev", "standing", "bridges-window")
    play(g, "zhukov", "move 8ga-1", "done", "done")
    play(g, "konev", "done", "done")
    play(g, "zhukov", "done")
    assert g.state.operation == 2
    assert prompt(g, "konev") == "bridges-window"


def test_a_designation_is_asked_whatever_orders_stand() -> None:
    g = impulse("C.1", hand(zhukov=10))
    g.play("zhukov", "standing", "designate")
    assert prompt(g, "zhukov") == "designate"
