"""Decisions and actions: one click is one action, and what is offered is what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from stavka.kernel.errors import StavkaError, nearest, suggest
from stavka.kernel.names import Side, bits
from stavka.kernel.views import Verb

Target = int | str | None
"""A unit or a space by number, a choice by its word, or nothing."""

Targets = int | tuple[str, ...]
"""A set of units or spaces, the words of a choice, or True for a verb that takes nothing."""


class Action(NamedTuple):
    """What a side does, in names: what a journal holds."""

    side: str
    verb: str
    target: str | None = None


class Decision(msgspec.Struct, gc=False):
    """What a side is asked: a prompt, its paragraph, and for each verb the things it may be applied to."""

    side: Side
    prompt: str
    rule: str
    verbs: Mapping[str, Targets]
    facts: dict[str, Any] = {}
    always: bool = False
    """Ask even where only one answer is legal: not asking would tell the other side something."""
    kept: Any = None
    """What was worked out to offer this, at hand for whoever carries out the answer."""

    def count(self) -> int:
        """How many actions are legal."""
        total = 0
        for targets in self.verbs.values():
            total += len(targets) if type(targets) is tuple else targets.bit_count()  # type: ignore[union-attr]
        return total

    def pick(self, n: int) -> tuple[str, Target]:
        """The n-th legal action."""
        for verb, targets in self.verbs.items():
            if targets is True:
                if n == 0:
                    return verb, None
                n -= 1
            elif type(targets) is tuple:
                if n < len(targets):
                    return verb, targets[n]
                n -= len(targets)
            else:
                assert isinstance(targets, int)
                size = targets.bit_count()
                if n < size:
                    while n:
                        targets &= targets - 1
                        n -= 1
                    return verb, (targets & -targets).bit_length() - 1
                n -= size
        raise IndexError("no such action")

    def __iter__(self) -> Iterator[tuple[str, Target]]:
        """Every legal action."""
        for verb, targets in self.verbs.items():
            if targets is True:
                yield verb, None
            elif isinstance(targets, tuple):
                for word in targets:
                    yield verb, word
            else:
                for member in bits(targets):
                    yield verb, member

    def allows(self, verb: str, target: Target) -> bool:
        """Legality is membership in what is offered; there is no second opinion."""
        targets = self.verbs.get(verb)
        if not targets:
            return False
        if targets is True:
            return target is None
        if type(targets) is tuple:
            return target in targets
        return type(target) is int and target >= 0 and bool(targets >> target & 1)  # type: ignore[operator]


class Refusal(NamedTuple):
    """Why something that was asked for is not offered: a word id with its facts, and the paragraph."""

    word: str
    rule: str
    facts: Mapping[str, Any] = {}


class IllegalAction(StavkaError):
    """An action that was not offered. Nothing was changed."""

    def __init__(
        self,
        message: str,
        *,
        rule: str = "",
        refusal: Refusal | None = None,
        legal: Mapping[str, Any] | None = None,
        word: str = "",
        **facts: Any,
    ) -> None:
        super().__init__(message, word=word, rule=rule, **facts)
        self.rule = rule
        self.refusal = refusal
        self.legal = legal or {}


def is_over() -> IllegalAction:
    """Nobody decides anything any more."""
    return IllegalAction("the game is over", word="over")


def no_side(side: str, known: Sequence[str]) -> IllegalAction:
    """Whoever acts is none of the sides."""
    return IllegalAction(
        f"{side!r} is not a side of this game.{suggest(side, known)}",
        word="no-side",
        name=side,
        known=known,
        near=nearest(side, known),
    )


def out_of_turn(side: str, waiting: list[str], rule: str) -> IllegalAction:
    """It is for others to decide."""
    return IllegalAction(
        f"it is not {side}'s turn to decide: {' and '.join(waiting)} must",
        rule=rule,
        word="out-of-turn",
        who=side,
        waiting=waiting,
    )


def no_such_verb(
    side: str, verb: str, offered: list[str], rule: str, legal: Mapping[str, Verb]
) -> IllegalAction:
    """Nothing of the sort may be done now."""
    hint = suggest(verb, offered)
    return IllegalAction(
        f"{side} may not {verb!r} now ({rule}): the choice is {', '.join(offered)}.{hint}",
        rule=rule,
        legal=legal,
        word="no-such-verb",
        who=side,
        verb=verb,
        known=offered,
        near=nearest(verb, offered),
    )


def illegal(
    verb: str, target: str | None, refusal: Refusal | None, rule: str, legal: Mapping[str, Verb]
) -> IllegalAction:
    """It may be done, but not to this."""
    rule = refusal.rule if refusal else rule
    reason = refusal.word if refusal else "not offered"
    offered = ", ".join(legal[verb].targets) or "nothing: it takes no target"
    return IllegalAction(
        f"{verb} {target}: {reason} ({rule}); legal: {offered}",
        rule=rule,
        refusal=refusal,
        legal=legal,
        word="illegal",
        action=f"{verb} {target}",
        known=legal[verb].targets,
    )
