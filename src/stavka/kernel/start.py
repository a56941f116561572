"""How a game begins: from a scenario, or from a position file.

A position is to these games what FEN is to chess: a short TOML text that a person can write by hand. What it
leaves out is as at the start of the scenario.
"""

from __future__ import annotations

import secrets
import tomllib
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

HEAD = ("game", "scenario", "options", "seed", "step", "stack", "units")


class PositionError(StavkaError):
    """A position that cannot be set up, with the reason."""


def new(
    rules: Ruleset[Any, Any],
    scenario: str = "",
    *,
    options: dict[str, str] | None = None,
    seed: str | int | None = None,
    log: bool = True,
) -> Game[Any]:
    """Begin a scenario. Without a seed, one is taken that nobody knows."""
    scenario = scenario or rules.scenarios[0]
    if scenario not in rules.scenarios:
        known = ", ".join(rules.scenarios)
        raise StavkaError(
            f"{rules.id} has no scenario {scenario!r}: {known}.{suggest(scenario, rules.scenarios)}",
            **_no_scenario(rules, scenario),
        )
    chosen = {name: choices[0] for name, choices in rules.options.items()}
    for name, value in (options or {}).items():
        if name not in chosen:
            raise StavkaError(
                f"{rules.id} has no option {name!r}.{suggest(name, chosen)}",
                word="unknown-option",
                game=rules.id,
                name=name,
                near=nearest(name, chosen),
            )
        if value not in rules.options[name]:
            raise StavkaError(
                f"option {name!r} is one of {', '.join(rules.options[name])}, not {value!r}",
                word="option-value",
                name=name,
                known=rules.options[name],
                value=value,
            )
        chosen[name] = value
    state = rules.setup(scenario, chosen)
    forces.derive(state, rules.roster, len(rules.board.names))
    kept = secrets.token_hex(16) if seed is None else str(seed)
    game: Game[Any] = rules.game_type(rules, state, scenario=scenario, options=chosen, seed=kept, log=log)
    return game.start()


def _no_scenario(rules: Ruleset[Any, Any], scenario: object) -> dict[str, Any]:
    """An unknown scenario, for whoever tells it in another language."""
    return {
        "word": "unknown-scenario",
        "game": rules.id,
        "name": scenario,
        "known": rules.scenarios,
        "near": nearest(str(scenario), rules.scenarios),
    }


def read_head(text: str) -> dict[str, Any]:
    """A position's table, checked only for what every position has."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(
            f"the position is not TOML: {error}", word="position-toml", reason=str(error)
        ) from None
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
    scenario = table.get("scenario", rules.scenarios[0])
    if scenario not in rules.scenarios:
        raise PositionError(
            f"{rules.id} has no scenario {scenario!r}.{suggest(str(scenario), rules.scenarios)}",
            **_no_scenario(rules, scenario),
        )
    options = {name: choices[0] for name, choices in rules.options.items()} | table.get("options", {})
    state = rules.setup(scenario, options)
    kept = str(seed) if seed is not None else str(table.get("seed", "position"))
    try:
        _fill(rules, state, table)
        forces.derive(state, rules.roster, len(rules.board.names))
        game: Game[Any] = rules.game_type(
            rules, state, scenario=scenario, options=options, seed=kept, position=text, log=log
        )
        broken = rules.broken(game)
        if broken:
            raise PositionError(
                "; ".join(map(str, broken)), word="position-broken", game=rules.id, problems=broken
            )
        return game.start()
    except PositionError:
        raise
    except StavkaError as error:
        raise PositionError(str(error), word=error.word, **error.facts) from None
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        # A hand-written state may be well-formed and still make no sense to the rules.
        reason = f"{type(error).__name__} {error}"
        raise PositionError(
            f"the position cannot be played: {reason}", word="position-unplayable", reason=reason
        ) from error


def _fill(rules: Ruleset[Any, Any], state: State, table: dict[str, Any]) -> None:
    names, known = rules.names, _fields(type(state))
    for unit, space in names.codec(hints(type(state))["where"]).read(table.get("units", {})).items():
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
        try:
            setattr(state, key, names.codec(known[key]).read(value))
        except StavkaError as error:
            raise PositionError(f"{key}: {error}", word="position-at", name=key, cause=error) from None
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
