"""How a game begins: from a scenario, or from a position file.

A position is to these games what FEN is to chess: a short TOML text that a person can write by hand. What it
leaves out is as at the start of the scenario.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from stavka.kernel import forces
from stavka.kernel.errors import StavkaError, nearest, suggest
from stavka.kernel.game import Game
from stavka.kernel.names import Kind, Names, hints, kind_of
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.state import State
from stavka.kernel.steps import Step
from stavka.kernel.untrusted import PositionError as PositionError
from stavka.kernel.untrusted import known_options, known_scenario, read_toml, seed_text

HEAD = ("game", "scenario", "options", "seed", "step", "stack", "units")


DEEPEST_STACK = 64
"""Steps under way at once: several times what play needs."""

SENSELESS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What comes of a state that is well-formed and still makes no sense to the rules."""


def new(
    rules: Ruleset[Any, Any],
    scenario: str = "",
    *,
    options: dict[str, str] | None = None,
    seed: str | int | None = None,
    log: bool = True,
) -> Game[Any]:
    """Begin a scenario. Without a seed, one is taken that nobody knows."""
    scenario = known_scenario(rules, scenario or rules.scenarios[0])
    chosen = known_options(rules, options or {})
    kept = secrets.token_hex(16) if seed is None else seed_text(seed)
    state = rules.setup(scenario, chosen)
    forces.derive(state, rules.roster, len(rules.board.names))
    game: Game[Any] = rules.game_type(rules, state, scenario=scenario, options=chosen, seed=kept, log=log)
    return game.start()


def read_head(text: str) -> dict[str, Any]:
    """A position's table, checked only for what every position has."""
    table = read_toml(text)
    if not isinstance(table.get("game"), str):
        raise PositionError('a position begins with game = "..."', word="position-game")
    return table


def from_position(
    rules: Ruleset[Any, Any], text: str, *, seed: str | int | None = None, log: bool = True
) -> Game[Any]:
    """Begin from a position file."""
    table = read_head(text)
    if table["game"] != rules.id:
        raise PositionError(
            f"this is a position of {table['game']!r}, not of {rules.id}",
            word="position-of-another",
            found=table["game"],
            game=rules.id,
        )
    try:
        game = _set_up(rules, table, text, seed, log)
        _check(game)
        game.start()
        _check_asked(game)
        return game
    except PositionError:
        raise
    except StavkaError as error:
        raise PositionError(str(error), word=error.word, **error.facts) from None
    except SENSELESS as error:
        reason = f"{type(error).__name__} {error}"
        raise PositionError(
            f"the position cannot be played: {reason}", word="position-unplayable", reason=reason
        ) from error


def _set_up(
    rules: Ruleset[Any, Any], table: dict[str, Any], text: str, seed: str | int | None, log: bool
) -> Game[Any]:
    scenario = known_scenario(rules, table.get("scenario", rules.scenarios[0]))
    options = known_options(rules, table.get("options", {}))
    own = seed_text(table.get("seed", "position"))
    kept = own if seed is None else seed_text(seed)
    state = rules.setup(scenario, options)
    _fill(rules, state, table)
    forces.derive(state, rules.roster, len(rules.board.names))
    game: Game[Any] = rules.game_type(
        rules, state, scenario=scenario, options=options, seed=kept, position=text, log=log
    )
    return game


def _check(game: Game[Any]) -> None:
    """A position can be one that play leads to."""
    _check_steps(game.rules, game.state)
    for step in game.state.stack:
        for field in step.odd(game):
            name = type(step).__name__
            raise PositionError(
                f"{name}: {field!r} does not fit the rest of the position",
                word="position-odd",
                struct=name,
                name=field,
            )
    broken = game.rules.broken(game)
    if broken:
        raise PositionError(
            "; ".join(map(str, broken)), word="position-broken", game=game.rules.id, problems=broken
        )


def _check_asked(game: Game[Any]) -> None:
    """Somebody can do something, unless the game is over; and every seat can be shown where it stands."""
    asked = game.offered.values()
    if not game.over and not (asked and all(decision.count() for decision in asked)):
        raise PositionError("nobody can do anything in this position", word="position-dead-end")
    for side in ("", *game.rules.sides):
        game.view(side)


def _check_steps(rules: Ruleset[Any, Any], state: State) -> None:
    """The steps under way may lie on one another: what each works with is beneath it."""
    if bool(state.ended) == bool(state.stack):
        raise PositionError(
            "a game that is over has no steps under way, any other has", word="position-no-step"
        )
    if state.winners and not state.ended:
        raise PositionError("a game that goes on has no winners", word="position-winners")
    if len(state.stack) > DEEPEST_STACK:
        depth = len(state.stack)
        raise PositionError(f"{depth} steps are under way: too many", word="position-steps", count=depth)
    names = [type(step).__name__ for step in state.stack]
    if names and names[0] not in rules.roots:
        raise PositionError(
            f"the lowest step is {' or '.join(rules.roots)}, not {names[0]}",
            word="position-root",
            name=names[0],
            known=rules.roots,
        )
    under, beneath = set[str](), set[str]()
    for depth, step in enumerate(state.stack):
        if names[depth] in names[:depth] and not step.several:
            raise PositionError(
                f"{names[depth]} is under way twice", word="position-twice", name=names[depth]
            )
        due = next((name for name in step.needs if name not in beneath), "")
        if not due and step.on and not under.intersection(step.on):
            due = step.on[0]
        if due:
            raise PositionError(
                f"{names[depth]} lies on {due}, which is not under way",
                word="position-needs",
                name=names[depth],
                due=due,
            )
        under = {kind.__name__ for kind in type(step).__mro__}
        beneath |= under


def _fill(rules: Ruleset[Any, Any], state: State, table: dict[str, Any]) -> None:
    names, known = rules.names, _fields(type(state))
    for unit, space in _read(names, hints(type(state))["where"], "units", table.get("units", {})).items():
        state.where[unit] = space
    for key, value in table.items():
        if key in HEAD:
            continue
        if key not in known:
            raise PositionError(
                f"a position of {rules.id} has no {key!r}.{suggest(key, (*known, *HEAD))}",
                word="position-key",
                game=rules.id,
                name=key,
                near=nearest(key, (*known, *HEAD)),
            )
        found = _read(names, known[key], key, value)
        if isinstance(found, list) and len(found) != len(getattr(state, key)):
            due = len(getattr(state, key))
            raise PositionError(
                f"{key}: {due} entries are due, not {len(found)}",
                word="position-entries",
                name=key,
                due=due,
                count=len(found),
            )
        setattr(state, key, found)
    if "step" in table and "stack" in table:
        raise PositionError("a position has either step or stack, not both", word="position-step-and-stack")
    if "step" in table:
        if table["step"] not in rules.nodes:
            hint = suggest(str(table["step"]), rules.nodes)
            raise PositionError(
                f"no step is called {table['step']!r}: {', '.join(rules.nodes)}.{hint}",
                **_no_step(table["step"], rules.nodes),
            )
        state.stack = rules.stack(table["step"])
    elif "stack" in table:
        if not isinstance(table["stack"], list):
            raise PositionError("stack is a list of steps", word="position-stack")
        state.stack = [_read_step(rules, row) for row in table["stack"]]


def _read(names: Names, hint: Any, key: str, value: object) -> Any:
    """The value of a key; what is wrong with it is told with the key."""
    try:
        return names.codec(hint).read(value)
    except StavkaError as error:
        raise PositionError(f"{key}: {error}", word="position-at", name=key, cause=error) from None


def _fields(kind: type[State]) -> dict[str, Any]:
    return {
        name: hint
        for name, hint in hints(kind).items()
        if kind_of(hint) is not Kind.DERIVED and name != "where"
    }


def _read_step(rules: Ruleset[Any, Any], row: object) -> Step[Any]:
    if not isinstance(row, dict) or not isinstance(row.get("step"), str):
        raise PositionError(
            f'an entry of the stack names its step, as in step = "Turn": {row!r}',
            word="position-stack-entry",
            got=repr(row),
        )
    kind = rules.steps.get(row["step"])
    if kind is None:
        raise PositionError(
            f"no step is called {row['step']!r}.{suggest(str(row['step']), rules.steps)}",
            **_no_step(row["step"], rules.steps),
        )
    step: Step[Any] = rules.names.read_struct(kind, {key: v for key, v in row.items() if key != "step"})
    return step


def _no_step(step: object, known: Iterable[str]) -> dict[str, Any]:
    """An unknown step, for whoever tells it in another language."""
    return {"word": "unknown-step", "name": step, "near": nearest(str(step), known)}


def write_stack(names: Names, stack: list[Step[Any]]) -> list[dict[str, Any]]:
    """The steps under way, with names."""
    return [{"step": type(step).__name__, **_present(names.write_struct(step))} for step in stack]


def _present(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if value is not None}


def position(game: Game[Any], *, whole: bool = False) -> str:
    """The state as a position file: what differs from the start of the scenario, or all of it."""
    rules, state = game.rules, game.state
    names = rules.names
    start = rules.setup(game.scenario, game.options)
    table: dict[str, Any] = {"game": rules.id, "scenario": game.scenario, "seed": game.seed}
    if game.options:
        table["options"] = game.options
    for name, hint in _fields(type(state)).items():
        value = getattr(state, name)
        if value is not None and (whole or value != getattr(start, name)):
            table[name] = names.codec(hint).write(value)
    units: dict[str, list[str]] = {}
    for unit, (space, first) in enumerate(zip(state.where, start.where, strict=True)):
        if whole or space != first:
            units.setdefault(names.of[Kind.SPACE][space], []).append(names.of[Kind.UNIT][unit])
    table["units"] = units
    table["stack"] = write_stack(names, state.stack)
    return msgspec.toml.encode(table).decode()
