"""The law of twins, on a game of three minutes into which leaks are put on purpose: each is caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest

from stavka.kernel.decisions import Decision, Refusal
from stavka.kernel.names import Side
from stavka.kernel.steps import Step
from stavka.kernel.views import NoteView, Overlay
from stavka.lab.twins import check_twins, differences, reveals
from tests.toy import game as toy
from tests.toy.game import BLUE, RED, Answer, March, ToyGame, ToyRules


class Parry(Step[ToyGame]):
    """Red may show his sword: he is asked whether or not he has it."""

    def decide(self, g: ToyGame) -> Decision | None:
        verbs = {"show": g.state.hidden == "sword", "decline": True}
        return Decision(RED, "parry", "2.1", verbs, always=True)

    def show(self, g: ToyGame) -> None:
        g.pop()
        g.note("shown", "2.1", token="sword")

    def decline(self, g: ToyGame) -> None:
        g.pop()


class SecretRules(ToyRules):
    """Blue does not know which token red has hidden; in each turn red may show it after blue has answered."""

    steps: ClassVar[dict[str, type[Step[Any]]]] = {**ToyRules.steps, "Parry": Parry}
    windows = ("answer", "parry")
    overlays = ("shade",)
    reveals = {"shown": ("token",)}

    def resample(self, g: ToyGame, side: Side, random: Random) -> None:
        if side == BLUE and g.state.hidden:
            g.state.hidden = random.choice(("crown", "sword"))

    def overlay(self, g: ToyGame, side: Side, name: str, unit: int = -1) -> Overlay:
        return Overlay(name)


def declined(self: Answer, g: ToyGame) -> None:
    g.pop()
    g.note("declined", "2.2", side=BLUE)
    g.push(Parry())


Leak = Callable[[pytest.MonkeyPatch], None]
LEAKS: dict[str, tuple[str, Leak]] = {}
"""Each leak, and what the complaint about it names."""


def leak(told: str) -> Callable[[Leak], Leak]:
    def keep(put_in: Leak) -> Leak:
        LEAKS[put_in.__name__.replace("_", " ")] = told, put_in
        return put_in

    return keep


@leak("view.path")
def a_window_that_is_skipped_where_the_token_is_not_held(patch: pytest.MonkeyPatch) -> None:
    asked = Parry.decide
    patch.setattr(Parry, "decide", lambda self, g: asked(self, g) if g.state.hidden == "sword" else None)


@leak("undo: ")
def an_undo_that_is_barred_where_something_secret_was_drawn(patch: pytest.MonkeyPatch) -> None:
    def decline(self: Answer, g: ToyGame) -> None:
        if g.state.hidden == "sword":
            g.number(6, "spare tokens")
        declined(self, g)

    patch.setattr(Answer, "decline", decline)


@leak("view.notes[0].facts.count")
def a_fact_of_the_log_that_differs_later(patch: pytest.MonkeyPatch) -> None:
    def stop(self: March, g: ToyGame) -> None:
        g.note("marched", "3.2", count=1 + (g.state.hidden == "crown"))
        g.pop()

    patch.setattr(March, "stop", stop)


@leak("view.table.tracks")
def a_track_that_tells(patch: pytest.MonkeyPatch) -> None:
    def accept(self: Answer, g: ToyGame) -> None:
        g.state.points[RED] += g.state.hidden == "crown"
        g.pop()

    patch.setattr(Answer, "accept", accept)


@leak("view.path")
def a_choice_that_takes_one_action_more(patch: pytest.MonkeyPatch) -> None:
    def to(self: March, g: ToyGame, space: int) -> None:
        g.pop()
        if g.state.hidden == "crown":
            g.push(March(unit=self.unit))

    patch.setattr(March, "to", to)


@leak("view.notes")
def a_window_that_a_note_shows_without_turning_up_anything(patch: pytest.MonkeyPatch) -> None:
    def decline(self: Parry, g: ToyGame) -> None:
        g.pop()
        if g.state.hidden == "sword":
            g.note("kept", "2.1")

    patch.setattr(Parry, "decline", decline)


@leak("overlay shade")
def a_layer_over_the_map_that_tells(patch: pytest.MonkeyPatch) -> None:
    def overlay(self: SecretRules, g: ToyGame, side: Side, name: str, unit: int = -1) -> Overlay:
        return Overlay(name, {"north": g.state.hidden})

    patch.setattr(SecretRules, "overlay", overlay)


@leak("why not")
def a_refusal_that_tells(patch: pytest.MonkeyPatch) -> None:
    def why_not(self: Answer, g: ToyGame, verb: str, target: Any) -> Any:
        return Refusal("too-far" if g.state.hidden == "crown" else "too-weak", "2.2", {})

    patch.setattr(Answer, "why_not", why_not, raising=False)


@pytest.fixture
def secret(monkeypatch: pytest.MonkeyPatch) -> SecretRules:
    monkeypatch.setattr(Answer, "decline", declined)
    monkeypatch.setitem(toy.TURNS, "long", 40)
    return SecretRules()


def check_many(rules: SecretRules) -> int:
    return sum(check_twins(rules, "long", seed, most=300) for seed in range(10))


def test_a_game_that_keeps_its_secrets_passes(secret: SecretRules) -> None:
    assert check_many(secret) > 500


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(secret: SecretRules, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    told, put_in = LEAKS[name]
    put_in(monkeypatch)
    with pytest.raises(AssertionError, match="blue can tell what it may not know, by action") as found:
        check_many(secret)
    assert told in str(found.value)
    assert "\n  after" in str(found.value)


def note(kind: str, rule: str = "2.1", **facts: Any) -> NoteView:
    return NoteView(1, kind, rule, facts)


def test_only_a_note_that_turns_something_up_lets_twins_part(secret: SecretRules) -> None:
    sword, crown = note("shown", token="sword"), note("shown", token="crown")
    assert reveals(secret, [sword], [crown])
    assert reveals(secret, [note("turn"), sword], [note("turn")])
    assert not reveals(secret, [note("turn")], [note("turn"), note("declined")])
    assert not reveals(secret, [note("declined"), sword], [note("turn"), crown]), "they were apart before"
    assert not reveals(
        secret, [note("shown", token="sword", count=1)], [note("shown", token="sword", count=2)]
    )
    assert not reveals(secret, [note("shown", "", token="sword")], []), "it cites no paragraph"
    assert not reveals(secret, [sword], [sword])


def test_a_complaint_names_each_place_by_the_keys_that_lead_to_it() -> None:
    one = {"table": {"tracks": [1, {"id": "vp", "value": 3}]}, "to_act": ["red"]}
    other = {"table": {"tracks": [1, {"id": "vp", "value": 4}]}, "to_act": []}
    assert differences(one, other) == ["table.tracks[1].value: 3 or 4", "to_act: ['red'] or []"]
