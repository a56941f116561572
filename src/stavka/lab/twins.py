"""The law of twins: what a side may not know can never be told from what it sees, from now on.

Two twins differ only in what one side may not know. They are played on through the same actions, and after
each all that this side gets must be the same in both: its view with its decision, its log, whether it may
undo, how many messages came. They may part only where a note turns up something hidden: those
notes, and the facts in them that do, are named by `Ruleset.reveals`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import msgspec

from stavka.kernel import chance
from stavka.kernel.decisions import Action, IllegalAction, Target
from stavka.kernel.game import Game
from stavka.kernel.names import NONE, Side
from stavka.kernel.notes import Roll
from stavka.kernel.views import NoteView
from stavka.lab.contract import STYLES, Choice, Rules, begin, walk

MANY = 40
"""How many actions a pair of twins is played on for."""
DEALS = 4
"""How often what is hidden is dealt anew until it is something else."""
TOLD = 8
"""How many differences, and how many of the last actions, a complaint tells."""


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


def twin(game: Game[Any], copy: Game[Any]) -> Game[Any]:
    """A copy of a game, with the dice of twins."""
    copy.__class__ = type(f"Twin{type(game).__name__}", (Dice, type(game)), {})
    copy.seed = f"twins {game.seed} {len(game)}"
    copy.rolls = []
    return copy


def _another(game: Game[Any], side: str, random: Random) -> Game[Any]:
    """A game that a side cannot tell from this one; another one, where there is something hidden."""
    before = game.state.digest()
    for _ in range(DEALS):
        found = game.resample(side, random, log=True)
        if found.state.digest() != before:
            return found
    return game.copy()


class Twins:
    """Two games that a side cannot tell apart, and how they are played on."""

    def __init__(self, game: Game[Any], side: str, random: Random, choose: Choice) -> None:
        self.side, self.number = side, game.rules.sides.index(side)
        self.random, self.choose = random, choose
        self.one, self.other = twin(game, game.copy()), twin(game, _another(game, side, random))
        self.actions: list[str] = []
        self.seen: dict[str, Any] = {}
        self.at = -1
        """After which action of the one it was last looked at what the side sees."""

    def play(self) -> Iterator[None]:
        """Play both on, action by action, until something hidden is turned up."""
        if not self._stand():
            return
        while self.one.offered:
            sides = list(self.one.offered)
            side = sides[int(self.random.random() * len(sides))]
            if side == self.number and self.random.random() < 0.3:
                self._try_what_is_not_offered()
            verb, target = self.choose(self.one, self.one.offered[side], self.random)
            if not self.step(side, verb, target):
                return
            yield

    def _stand(self) -> bool:
        """Now and then somebody does not want to be asked something; all know that. False where they part."""
        rules = self.one.rules
        if not rules.windows or self.random.random() > 0.3:
            return True
        side, prompt = self.random.randrange(len(rules.sides)), self.random.choice(rules.windows)
        self.actions.append(f"{rules.sides[side]} standing {prompt}")
        for game in (self.one, self.other):
            game.stand(side, prompt)
        return self._alike(self.other) or self._judge(self.other)

    def _try_what_is_not_offered(self) -> None:
        """Why something cannot be done is told alike, too."""
        verb = self.random.choice([*self.one.offered[self.number].verbs])
        names = [*self.random.choice([*self.one.rules.names.index.values()])]
        target = self.random.choice(names)
        one, other = (refusal(game, self.side, verb, target) for game in (self.one, self.other))
        assert one == other, self._complaint(differences(one, other, f"why not {verb} {target}"))

    def look_over_the_map(self) -> None:
        """What can be laid over the map is alike, too."""
        rules = self.one.rules
        for name in rules.overlays:
            unit = self.random.randrange(len(rules.roster.names)) if name.endswith("-of") else NONE
            one, other = (rules.overlay(game, self.number, name, unit) for game in (self.one, self.other))
            assert one == other, self._complaint(differences(one, other, f"overlay {name}"))

    def step(self, side: Side, verb: str, target: Target) -> bool:
        """Take an action in both. False where they part, by what a note turns up."""
        self.actions.append(f"{self.one.rules.sides[side]} {verb} {_name(self.one, verb, target)}")
        self.one.act(side, verb, target)
        answer = self.other.offered[side]
        if answer.allows(verb, target):
            self.other.act(side, verb, target)
            return self._alike(self.other) or self._judge(self.other)
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
            other = self.other.copy()
            other.act(side, other_verb, other_target)
            if self._alike(other):
                self.other = other
                return True
            tried.append(other)
        return any(self._judge(other) for other in tried)

    def _alike(self, other: Game[Any]) -> bool:
        self.seen = sight(self.one, self.side) if self.at != len(self.one) else self.seen
        self.at = len(self.one)
        return self.seen == sight(other, self.side)

    def _judge(self, other: Game[Any]) -> Literal[False]:
        """The twins look different: that is lawful only if a note turns up something hidden."""
        ones, others = news(self.one, self.side), news(other, self.side)
        if reveals(self.one.rules, ones, others):
            return False
        raise AssertionError(self._complaint(differences(self.seen, sight(other, self.side))))

    def _complaint(self, found: list[str]) -> str:
        told = f"{self.side} can tell what it may not know, by action {len(self.one)} of {self.one.seed!r}:"
        return "\n  ".join([told, *found[:TOLD], "after", *self.actions[-TOLD:]])


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


def refusal(game: Game[Any], side: str, verb: str, target: str) -> tuple[str, str] | None:
    """What a side is told about an action that is not offered; nothing if it is."""
    if Action(side, verb, target) in game.legal_actions():
        return None
    try:
        game.play(side, verb, target)
    except IllegalAction as error:
        return str(error), error.rule
    raise AssertionError(f"accepted {side} {verb} {target}, which was not offered")


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

    Returns how many actions were played by pairs that differed, about as many as are wanted.
    """
    game = begin(rules, start, seed)
    random, played = Random(f"{seed}/{skip}"), 0
    for _ in walk(game, random, STYLES[style], skip) if skip else ():
        pass
    while game.offered and played < most:
        for side in rules.sides:
            twins = Twins(game, side, random, STYLES[style])
            if twins.one.state.digest() == twins.other.state.digest():
                continue  # nothing is hidden now
            twins.look_over_the_map()
            for n, _ in enumerate(twins.play(), 1):
                played += 1
                if n == MANY:
                    twins.look_over_the_map()
                    break
        for _ in walk(game, random, STYLES[style], MANY // 2):
            pass
    return played
