"""Steps: each node of a game's sequence of play is a small class, and a game is a stack of them."""

from __future__ import annotations

import copy
import inspect
import re
from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Kind, kind_of
from stavka.kernel.views import Hint, Preview

if TYPE_CHECKING:
    from stavka.kernel.game import Game

G = TypeVar("G", bound="Game[Any]", contravariant=True)


class Step(msgspec.Struct, Generic[G]):
    """A node of the sequence of play: who decides, among what, and what each answer does.

    A step has a method per verb. Its fields are plain values that are never changed in place (numbers, words,
    tuples), so that copying the step copies all of it.
    """

    needs: ClassVar[tuple[str, ...]] = ()
    """The steps, by name, that are under way whenever this one is: it works with what they hold."""
    on: ClassVar[tuple[str, ...]] = ()
    """The steps, by name, of which one lies directly under this one; where none is named, any may."""
    several: ClassVar[bool] = False
    """Whether there may be more than one of its kind under way."""

    def decide(self, g: G) -> Decision | tuple[Decision, ...] | None:
        """What is asked now; None when nothing is, and the step runs by itself."""
        return None

    def run(self, g: G) -> None:
        """What happens when nothing is asked. It must change the stack or the step."""
        g.pop()

    def crumb(self, g: G) -> tuple[str, dict[str, Any]] | None:
        """Where we are, for the breadcrumb: a word id and its facts; None to stay out of it."""
        return "step-" + kebab(type(self).__name__), {}

    def preview(self, g: G) -> Preview | None:
        """What would come of it, where that can be worked out before the choice: the odds of a fight."""
        return None

    def hints(self, g: G) -> dict[str, Hint]:
        """What it takes to get to each target, by name, where the choice is where to go."""
        return {}

    def why_not(self, g: G, verb: str, target: Target) -> Refusal | None:
        """Why an action is not offered, where the step can tell."""
        return None

    def odd(self, g: G) -> Iterable[str]:
        """The fields that do not fit the state or what is under way; none in legal play."""
        return ()

    def copy(self) -> Step[G]:
        return copy.copy(self)


_kinds: dict[type, dict[str, Kind]] = {}


def kinds(step: type[Step[Any]]) -> dict[str, Kind]:
    """What each verb of a step takes, read from its method's signature."""
    found = _kinds.get(step)
    if found is None:
        found = _kinds[step] = {}
        for name, function in inspect.getmembers(step, inspect.isfunction):
            if name.startswith("_") or hasattr(Step, name) or name in step.__struct_fields__:
                continue
            parameters = list(inspect.signature(function).parameters.values())
            if len(parameters) < 2 or parameters[1].name != "g":
                continue
            if len(parameters) == 2:
                found[name] = Kind.NOTHING
            else:
                hint = parameters[2].annotation
                found[name] = kind_of(eval(hint, function.__globals__) if isinstance(hint, str) else hint)
    return found


def verbs(steps: Iterable[type[Step[Any]]]) -> dict[str, Kind]:
    """What each verb of a game takes. A journal names verbs without their step, so they must agree."""
    found: dict[str, Kind] = {}
    for step in steps:
        for verb, kind in kinds(step).items():
            if found.setdefault(verb, kind) is not kind:
                raise ValueError(
                    f"{verb} takes a {kind.value} in {step.__name__}, a {found[verb].value} elsewhere"
                )
    return found


def steps_of(*modules: ModuleType) -> dict[str, type[Step[Any]]]:
    """Every step that some modules define, by name; what neither asks nor runs is there to be built on."""
    return {
        name: kind
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Step) and kind.__module__ == module.__name__
        if (kind.decide, kind.run) != (Step.decide, Step.run)
    }


def kebab(name: str) -> str:
    """ChooseDestination -> choose-destination."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
