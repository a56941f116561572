"""2.4.2: nobody learns which token a player holds, however he is asked; standing orders not to be asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import KONEV
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.views import Piece, View
from tests.games.race_for_berlin.table import GERMAN_ATTACK, IN_BERLIN, SOVIET_ATTACK, berlin, hand, impulse
from tests.support import offered, play, prompt, told

TOKENS = range(2, 12)
RIVAL = {"zhukov": "konev", "konev": "zhukov"}

ZHUKOVS = [u.id for u in berlin().facts.units if (u.camp, u.nationality) == ("zhukov", "soviet") and u.setup]
SECRETS: dict[str, tuple[str, str, str, str]] = {
    "bridges window": ("C.1", "konev", "", "konev: decline; zhukov: done; konev: done, done"),
    "designation of Soviets": ("C.1", "zhukov", "", "zhukov: done, decline"),
    "designation of one": ("C.1", "zhukov", "", "zhukov: move 8ga-1, done"),
    "designation of nobody": ("C.1", "zhukov", f"used = {ZHUKOVS}", "zhukov: done"),
    "designation of Germans": ("C.4", "zhukov", "", "zhukov: done"),
    "gathering attackers": (
        "C.1",
        "zhukov",
        "",
        f"zhukov: {', '.join(SOVIET_ATTACK)}, resolve; konev: decline",
    ),
    "gathering one attacker": ("C.1", "zhukov", "", "zhukov: fight 8ga-1, done, attack seelow, resolve"),
    "gathering in Berlin": (
        "C.1",
        "zhukov",
        IN_BERLIN,
        "zhukov: fight 8ga-1, fight 8ga-2, done, storm mariendorf, add 8ga-1, add 8ga-2, resolve",
    ),
    "gathering one in Berlin": (
        "C.1",
        "zhukov",
        IN_BERLIN,
        "zhukov: fight 8ga-1, done, storm mariendorf, resolve",
    ),
    "conscripts window": ("C.3", "zhukov", "", f"konev: {', '.join(GERMAN_ATTACK)}; zhukov: decline"),
    "conscripts window in Berlin": (
        "C.3",
        "zhukov",
        IN_BERLIN,
        "konev: fight 11-ss, done, storm mariendorf, resolve; zhukov: decline",
    ),
    "keep or discard": ("D.3", "zhukov", "", "zhukov: keep; konev: keep"),
}
"""Where, who holds a token, with what on the map, and what is played then."""


def watched(name: str, token: int) -> list[View]:
    """What the opponent of a token's holder sees, before and after each action of a case."""
    step, camp, text, script = SECRETS[name]
    held = {camp: token}
    if step == "D.3":
        held["konev"] = 10  # else he draws from another cup, and knows what
    g = impulse(step, f"turn = 2\n{hand(**held)}{text}", 3, 3, 3)
    seen = [g.view(RIVAL[camp])]
    for part in script.split("; "):
        side, actions = part.split(": ")
        for action in actions.split(", "):
            play(g, side, action)
            seen.append(g.view(RIVAL[camp]))
    return seen


@pytest.mark.rule("race-for-berlin", "2.4.2c")
@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.parametrize("token", [3, 4, 5, 6, 7, 8, 9, 11])
def test_nothing_that_the_opponent_sees_depends_on_the_token(name: str, token: int) -> None:
    assert watched(name, token) == watched(name, 2)


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
    kept, thrown = (impulse("D.3", hand(zhukov=8, konev=10)) for _ in range(2))
    assert kept.to_act == {"zhukov", "konev"}
    play(kept, "zhukov", "keep")
    play(thrown, "zhukov", "discard")
    assert kept.view("konev") == thrown.view("konev")
    play(thrown, "konev", "keep")
    discarded = [n.facts for n in thrown.view("konev").notes if n.kind == "event-discarded"]
    assert discarded == [{"side": "zhukov", "token": 8}]


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
        play(g, "konev", *GERMAN_ATTACK)
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
    play(g, "konev", *GERMAN_ATTACK)
    assert told(g, "combat")


# ---- standing orders: "don't ask me"

HEINRICI = ("C.1", "konev", "zhukov", (*SOVIET_ATTACK, "resolve"))
ASKED: dict[str, tuple[str, str, str, Sequence[str]]] = {
    "bridges-window": ("C.1", "konev", "zhukov", ()),
    "conscripts-window": ("C.3", "zhukov", "konev", GERMAN_ATTACK),
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
    another = next(each for each in ASKED if each != word)
    assert prompt(at_window(word, token, standing=another), camp) == word
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


def test_only_a_window_can_be_declined_for_good() -> None:
    g = impulse("C.1", hand(zhukov=10))
    with pytest.raises(IllegalAction, match="a standing order names a prompt: bridges-window"):
        g.play("zhukov", "standing", "designate")
    assert prompt(g, "zhukov") == "designate"
    assert not g.entries
