"""The law of twins: what a side may not know can never be told from what it sees, from now on.

Two twins differ only in what one side may not know. They are played on through the same actions, and after
each all that this side gets must be the same in both: its view with its decision, its log, whether it may
undo, how many messages came. They may part only where a note turns up something hidden: those
notes, and the facts in them that do, are named by `Ruleset.reveals`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from stavka.kernel import chance
from stavka.kernel.decisions import Target
from stavka.kernel.game import Game
from stavka.kernel.names import Side
from stavka.kernel.notes import Roll
from stavka.kernel.views import NoteView
from stavka.lab.contract import STYLES, Choice, Rules, begin, walk

MANY = 40
"""How many actions a pair of twins is played on for."""
TOLD = 8
"""How many of the last actions a complaint tells."""


class Dice(Game[Any]):
    """A twin throws the dice of its twin: a number depends on what it is for, and not on how many were used.

    A hidden draw may use more numbers in one twin than in the other. Nobody sees that, and what comes after
    it must be alike all the same.
    """

    def number(self, below: int, purpose: str) -> int:
        """A number for a purpose, by how many there were for it in this action."""
        now = len(self.entries)
        nth = sum(roll.after == now and roll.purpose == purpose for roll in self.rolls)
        result = chance.number(f"{self.seed}/{now}/{purpose}/{nth}", 0, below)
        self.rolls.append(Roll(now, self.state.chance, purpose, below, result))
        self.state.chance += 1
        return result


def twin_of(game: Game[Any], side: str | None, random: Random) -> Game[Any]:
    """A game to be played on beside another one: the same, or what a side cannot tell from it."""
    twin = game.resample(side, random, log=True) if side else game.copy()
    twin.__class__ = type(f"Twin{type(game).__name__}", (Dice, type(game)), {})
    twin.seed = f"twins {game.seed} {len(game)}"
    twin.rolls = []
    return twin


class Twins:
    """Two games that a side cannot tell apart, and how they are played on."""

    def __init__(self, game: Game[Any], side: str, random: Random, choose: Choice) -> None:
        self.side, self.number = side, game.rules.sides.index(side)
        self.random, self.choose = random, choose
        self.one, self.other = twin_of(game, None, random), twin_of(game, side, random)
        self.actions: list[str] = []
        self.seen: dict[str, Any] = {}
        self.at = -1
        """After which action of the one it was last looked at what the side sees."""

    def play(self) -> Iterator[None]:
        """Play both on, action by action, until something hidden is turned up."""
        self._stand()
        while self.one.offered:
            sides = list(self.one.offered)
            side = sides[int(self.random.random() * len(sides))]
            verb, target = self.choose(self.one, self.one.offered[side], self.random)
            if not self.step(side, verb, target):
                return
            yield

    def _stand(self) -> None:
        """Now and then somebody does not want to be asked something; all know that."""
        if self.one.rules.windows and self.one.offered and self.random.random() < 0.3:
            side = self.random.choice(range(len(self.one.rules.sides)))
            prompt = self.random.choice(self.one.rules.windows)
            self.actions.append(f"{self.one.rules.sides[side]} standing {prompt}")
            for game in (self.one, self.other):
                game.stand(side, prompt)
            if not self._alike(self.other):
                self._judge(self.other)

    def step(self, side: Side, verb: str, target: Target) -> bool:
        """Take an action in both. False where they part, by what a note turns up."""
        self.actions.append(f"{self.one.rules.sides[side]} {verb} {_name(self.one, verb, target)}")
        self.one.act(side, verb, target)
        answer = self.other.offered[side]
        if answer.allows(verb, target):
            self.other.act(side, verb, target)
            if self._alike(self.other):
                return True
            self._judge(self.other)
            return False
        assert side != self.number, "what is offered was alike"
        return self._mirror(side, verb)

    def _mirror(self, side: Side, verb: str) -> bool:
        """The other twin cannot do the very same: it does something that looks the same, if it can.

        If it cannot, then whatever it could do would have to turn up something else.
        """
        answer = self.other.offered[side]
        others = sorted(answer, key=lambda action: (action[0] != verb, self.random.random()))
        tried: list[Game[Any]] = []
        for other_verb, other_target in others:
            twin = self.other.copy()
            twin.act(side, other_verb, other_target)
            if self._alike(twin):
                self.other = twin
                return True
            tried.append(twin)
        for twin in tried:
            self._judge(twin)
        return False

    def _alike(self, other: Game[Any]) -> bool:
        self.seen = sight(self.one, self.side) if self.at != len(self.one) else self.seen
        self.at = len(self.one)
        return self.seen == sight(other, self.side)

    def _judge(self, other: Game[Any]) -> None:
        """The twins look different: that is lawful only if a note turns up something hidden."""
        ones, others = news(self.one, self.side), news(other, self.side)
        if reveals(self.one.rules, ones, others):
            return
        found = differences(self.seen, sight(other, self.side))
        raise AssertionError(
            f"{self.side} can tell what it may not know, by action {len(self.one)} of {self.one.seed!r}:\n"
            + "\n".join(f"  {line}" for line in found[:12])
            + "\nafter\n"
            + "\n".join(f"  {action}" for action in self.actions[-TOLD:])
        )


def sight(game: Game[Any], side: str) -> dict[str, Any]:
    """All that a side gets after an action: the view with what is new in the log, and whether it may undo."""
    view = game.view(side, since=len(game))
    return {"view": view, "undo": game.undo_barred(side)}


def news(game: Game[Any], side: str) -> list[NoteView]:
    """What the last action has brought to the log, as a side reads it."""
    return game.view(side, since=len(game)).notes


def reveals(rules: Rules, ones: list[NoteView], others: list[NoteView]) -> bool:
    """Whether the first note that is not the same in both turns up something hidden, and cites why."""
    first = next((n for n, (a, b) in enumerate(zip(ones, others, strict=False)) if a != b), None)
    if first is None:
        first = min(len(ones), len(others))
    one, other = ones[first : first + 1], others[first : first + 1]
    if one and other and one[0].kind == other[0].kind:
        named = rules.reveals.get(one[0].kind, ())
        return bool(one[0].rule) and any(one[0].facts.get(fact) != other[0].facts.get(fact) for fact in named)
    return any(note.rule and note.kind in rules.reveals for note in one + other)


def differences(one: Any, other: Any, at: str = "") -> list[str]:
    """Where two views differ: each place as the keys that lead to it, with both values."""
    one, other = _plain(one), _plain(other)
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        keys = dict.fromkeys([*one, *other])
        pairs = [(f"{at}.{key}".lstrip("."), one.get(key), other.get(key)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{at}[{n}]", *both) for n, both in enumerate(zip(one, other, strict=True))]
    else:
        return [f"{at}: {one!r} or {other!r}"]
    return [line for place, a, b in pairs for line in differences(a, b, place)]


def _plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing) if isinstance(thing, msgspec.Struct) else thing


def _name(game: Game[Any], verb: str, target: Target) -> str:
    return game._any_name(verb, target) or ""


def check_twins(
    rules: Rules, start: str, seed: int, style: str = "any-verb", most: int = 300, skip: int = 0
) -> int:
    """Twins that differ in what a side may not know stay alike to it, until a note turns it up.

    Returns how many actions were played by pairs of twins.
    """
    game = begin(rules, start, seed)
    random, played = Random(f"{seed}/{skip}"), 0
    for _ in walk(game, random, STYLES[style], skip) if skip else ():
        pass
    while game.offered and played < most:
        for side in rules.sides:
            twins = Twins(game, side, random, STYLES[style])
            for n, _ in enumerate(twins.play(), 1):
                played += 1
                if n == MANY:
                    break
        game.seed = f"{seed}/{played}"  # the twins have their own dice: go on elsewhere
        for _ in walk(game, random, STYLES[style], MANY // 2):
            pass
    return played
