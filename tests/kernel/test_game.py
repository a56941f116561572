"""Game: what is offered, played, refused, undone, seen."""

from __future__ import annotations

from typing import Any

import pytest

import stavka
from stavka.kernel.decisions import Decision, IllegalAction
from stavka.kernel.game import CannotUndo, Game
from stavka.kernel.names import Kind
from stavka.kernel.steps import Step, kebab, kinds, verbs
from tests.support import play, seed_for


@pytest.fixture
def game(toy: str) -> Game[Any]:
    return stavka.new(toy, "long", seed=1)


def test_a_game_is_played_by_names(game: Game[Any]) -> None:
    assert game.to_act == {"red"}
    assert [tuple(action) for action in game.legal_actions()] == [
        ("red", "hide", "crown"),
        ("red", "hide", "sword"),
    ]
    play(game, "red", "hide crown")
    assert game.to_act == {"blue"}
    play(game, "blue", "decline")
    play(game, "red", "pick guards", "to middle")
    assert [tuple(action) for action in game.actions()] == [
        ("red", "hide", "crown"),
        ("blue", "decline", None),
        ("red", "pick", "guards"),
        ("red", "to", "middle"),
    ]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (("blue", "decline", None), "it is not blue's turn to decide: red must"),
        (("green", "hide", "crown"), "'green' is not a side of this game"),
        (("rde", "hide", "crown"), "Did you mean 'red'?"),
        (("red", "hode", "crown"), "Did you mean 'hide'?"),
        (("red", "decline", None), "may not 'decline' now (2.1)"),
        (("red", "hide", "shield"), "legal: crown, sword"),
        (("red", "hide", None), "legal: crown, sword"),
        (("red", "hide", 3), "a target is a word, not 3"),
        ((None, "hide", "crown"), "a side is a word, not None"),
        (("red", 7, "crown"), "a verb is a word, not 7"),
    ],
)
def test_a_refusal_says_what_was_expected_and_changes_nothing(
    game: Game[Any], action: tuple[Any, Any, Any], said: str
) -> None:
    before = game.state.digest()
    with pytest.raises(IllegalAction) as refused:
        game.play(*action)
    assert said in str(refused.value)
    assert game.state.digest() == before
    assert not game.entries


def test_a_step_can_say_why_not(game: Game[Any]) -> None:
    play(game, "red", "hide crown")
    play(game, "blue", "decline")
    play(game, "red", "pick guards")
    with pytest.raises(IllegalAction) as refused:
        game.play("red", "to", "south")
    assert refused.value.rule == "3.2"
    assert refused.value.refusal is not None
    assert refused.value.refusal.word == "too-far"
    assert refused.value.legal["to"].targets == ["middle"]
    with pytest.raises(IllegalAction, match="no space is called 'nowhere'"):
        game.play("red", "to", "nowhere")


def test_undo_stops_at_the_other_side_and_at_chance(game: Game[Any]) -> None:
    with pytest.raises(CannotUndo, match="nothing has been played"):
        game.undo()
    play(game, "red", "hide crown")
    with pytest.raises(CannotUndo, match="the last choice was red's"):
        game.undo("blue")
    assert game.undo("red").verb == "hide"
    assert len(game) == 0
    play(game, "red", "hide sword")
    play(game, "blue", "accept")
    with pytest.raises(CannotUndo, match="dice were rolled"):
        game.undo("blue")


def test_a_standing_order_answers_for_a_side_and_can_be_lifted(game: Game[Any]) -> None:
    game.play("blue", "standing", "answer")
    play(game, "red", "hide crown")
    assert game.to_act == {"red"}, "blue was not asked"
    assert game.view("red").standing == {"red": [], "blue": ["answer"]}
    play(game, "red", "stop", "hide crown")
    game.play("blue", "standing", "answer")
    play(game, "red", "stop", "hide crown")
    assert game.to_act == {"blue"}
    assert game.undo() == ("red", "hide", "crown")


def test_a_standing_order_names_a_prompt(game: Game[Any]) -> None:
    with pytest.raises(IllegalAction, match="names a prompt"):
        game.play("blue", "standing")


def test_a_secret_is_told_to_its_owner_only(game: Game[Any]) -> None:
    play(game, "red", "hide crown")
    assert [note.facts for note in game.view("red").notes if note.kind == "hidden"] == [
        {"side": "red", "token": "crown"}
    ]
    assert [note.facts for note in game.view("blue").notes if note.kind == "hidden"] == [{"side": "red"}]


def test_the_view_asks_only_the_side_that_looks(game: Game[Any]) -> None:
    assert game.view("blue").decision is None
    decision = game.view("red").decision
    assert decision is not None
    assert (decision.prompt, decision.rule) == ("hide", "2.1")
    assert decision.verbs["hide"].targets == ["crown", "sword"]


def test_dice_are_kept_for_the_audit(toy: str) -> None:
    game = stavka.new(toy, "short", seed=seed_for(5))
    play(game, "red", "hide crown")
    play(game, "blue", "accept")
    (roll,) = game.rolls
    assert (roll.purpose, roll.faces, roll.result + 1, roll.counter) == ("answer", 6, 5, 0)


def test_a_fork_with_another_seed_has_other_dice_and_replays(toy: str) -> None:
    game = stavka.new(toy, "long", seed=seed_for(6))
    play(game, "red", "hide crown")
    fork = game.fork(seed=seed_for(1))
    play(fork, "blue", "accept")
    play(game, "blue", "accept")
    assert [roll.result + 1 for roll in game.rolls] == [6]
    assert [roll.result + 1 for roll in fork.rolls] == [1]
    fork.rewind(1)
    play(fork, "blue", "accept")
    assert [roll.result + 1 for roll in fork.rolls] == [1]


def test_going_back_further_than_the_game_is_refused(game: Game[Any]) -> None:
    with pytest.raises(stavka.StavkaError, match="this game has 0 actions, not 5"):
        game.rewind(5)


def test_nothing_is_played_once_the_game_is_over(toy: str) -> None:
    game = stavka.new(toy, "short", seed=1)
    while game.offered:
        game.play(*next(game.legal_actions()))
    assert game.over
    assert game.winners
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("red", "hide", "crown")
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("red", "standing", "answer")


def test_a_decision_counts_picks_and_lists_the_same_actions() -> None:
    decision = Decision(
        0, "p", "1", {"to": 0b1010, "word": ("x", "y"), "stop": True, "never": False, "none": 0}
    )
    listed = list(decision)
    assert listed == [("to", 1), ("to", 3), ("word", "x"), ("word", "y"), ("stop", None)]
    assert [decision.pick(n) for n in range(decision.count())] == listed
    assert all(decision.allows(*action) for action in listed)
    for verb, target in (
        ("to", 0),
        ("to", None),
        ("to", -1),
        ("to", True),
        ("stop", 0),
        ("never", None),
        ("x", None),
    ):
        assert not decision.allows(verb, target)
    with pytest.raises(IndexError):
        decision.pick(5)


def test_verbs_take_what_their_methods_say(toy: str) -> None:
    steps = stavka.ruleset(toy).steps
    assert kinds(steps["March"]) == {"pick": Kind.UNIT, "to": Kind.SPACE, "stop": Kind.NOTHING}
    assert kinds(steps["Hide"]) == {"hide": Kind.CHOICE}
    assert kebab("ChooseDestination") == "choose-destination"

    class Other(Step[Any]):
        def to(self, g: Any) -> None:
            g.pop()

    with pytest.raises(ValueError, match="to takes"):
        verbs([steps["March"], Other])
