"""Positions that nobody has reached: positions of play, changed at random, and what becomes of them.

A position that is opened either is refused with a reason, or plays on and is seen as any other: nothing else
may come of it. Everything here follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from stavka.kernel.errors import StavkaError
from stavka.kernel.game import Game
from stavka.kernel.names import Kind
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.start import from_position, read_head
from stavka.lab.contract import any_verb, begin, walk
from stavka.render.layout import layout

Rules = Ruleset[Any, Any]
Table = dict[str, Any]

NUMBERS = (-1, 0, 1, 2, 3, 7, 20, 99, 1_000_000, 10**9, 2**62, -(2**63))
ODD: tuple[Any, ...] = (
    "",
    "x",
    "nobody",
    "Ü",
    "ア",
    "'; --",
    "x" * 127,
    "\u2028",
    "0",
    "None",
    True,
    3.5,
    [],
    {},
    [1],
    {"a": 1},
)
"""Values of another type, or words that mean nothing."""


def positions(rules: Rules, kept: list[str], random: Random) -> Iterator[str]:
    """Positions without end: kept ones, set-ups, and what random play makes of both."""
    starts = [*rules.scenarios, *kept]
    while True:
        game = begin(rules, random.choice(starts), random.getrandbits(32), log=False)
        yield game.position()
        for _ in walk(game, random, any_verb, random.choice((3, 30, 300))):
            if random.random() < 0.05:
                yield game.position()


def mutated(rules: Rules, text: str, random: Random) -> str:
    """A position changed in one way or in a few."""
    table = read_head(text)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        random.choice(MUTATIONS)(rules, table, random)
    return str(msgspec.toml.encode(table).decode())


def survives(rules: Rules, text: str, actions: int, random: Random) -> bool:
    """Whether a position is taken; then it is seen from each seat and played on without an error."""
    try:
        game = from_position(rules, text)
    except StavkaError:
        return False
    look(game)
    for n, _ in enumerate(walk(game, random, any_verb, actions)):
        if n % 25 == 0:
            look(game)
    look(game)
    return True


def look(game: Game[Any]) -> None:
    """See a game as its pages do: what each seat and an onlooker is told, and where it lies on the map."""
    for side in ("", *game.rules.sides):
        layout(game.rules, game.view(side).table, game.rules.map_of(game.scenario))


# ---- what may be changed


def _paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a table."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from _paths(each, (*path, key))


def _holder(table: Table, path: tuple[Any, ...]) -> Any:
    found: Any = table
    for key in path[:-1]:
        found = found[key]
    return found


def _anywhere(table: Table, random: Random) -> tuple[Any, Any] | None:
    """A table or list, and a key in it: any of the state's keys is as likely as any of a step's."""
    keys = [key for key in table if key not in ("game", "scenario")]
    if not keys:
        return None
    key = random.choice(keys)
    if random.random() < 0.3:
        return table, key
    path = random.choice([*_paths(table[key], (key,))] or [(key,)])
    return _holder(table, path), path[-1]


def _name(rules: Rules, random: Random) -> str:
    """The name of a unit, a space or a side."""
    return random.choice(rules.names.of[random.choice((Kind.UNIT, Kind.SPACE, Kind.SIDE))])


def _like(rules: Rules, value: object, random: Random) -> str:
    """Another name of what a name stands for, as a rule."""
    for kind in (Kind.UNIT, Kind.SPACE, Kind.SIDE):
        if value in rules.names.index[kind] and random.random() < 0.9:
            return random.choice(rules.names.of[kind])
    return _name(rules, random)


def change_a_value(rules: Rules, table: Table, random: Random) -> None:
    """Another value of the same type."""
    found = _anywhere(table, random)
    if found is None:
        return
    holder, key = found
    match holder[key]:
        case bool(value):
            holder[key] = not value
        case int(value):
            holder[key] = random.choice((*NUMBERS, value + 1, value - 1, value * 2))
        case str(value):
            holder[key] = _like(rules, value, random)
        case list(value) if value and isinstance(value[0], str):
            value.append(_like(rules, value[0], random))
        case list(value) if value:
            value.append(random.choice(value))
        case _:
            pass


def change_a_type(rules: Rules, table: Table, random: Random) -> None:
    """A value of another type, or one that means nothing."""
    found = _anywhere(table, random)
    if found is not None:
        holder, key = found
        holder[key] = random.choice(ODD)


def drop_a_key(rules: Rules, table: Table, random: Random) -> None:
    """One key or entry less."""
    found = _anywhere(table, random)
    if found is not None:
        holder, key = found
        del holder[key]


def add_a_key(rules: Rules, table: Table, random: Random) -> None:
    """A key that is not there: of the state, of a step, or of nothing."""
    key = random.choice((*type_of_state(rules).__struct_fields__, "units", "options", "seed", "step", "Ü"))
    value = random.choice((*NUMBERS, *ODD, _name(rules, random), [_name(rules, random)]))
    holder = random.choice([table, *(row for row in table.get("stack", ()) if isinstance(row, dict))])
    if isinstance(holder, dict):
        holder[key] = value


def move_units(rules: Rules, table: Table, random: Random) -> None:
    """Some units somewhere else, in a box or off the map too."""
    units = table.setdefault("units", {})
    if not isinstance(units, dict):
        return
    target = random.choice(rules.names.of[Kind.SPACE])
    for _ in range(random.choice((1, 1, 2, 8))):
        unit = random.choice(rules.names.of[Kind.UNIT])
        for there in units.values():
            if isinstance(there, list) and unit in there:
                there.remove(unit)
        if isinstance(units.setdefault(target, []), list):
            units[target].append(unit)


def swap_values(rules: Rules, table: Table, random: Random) -> None:
    """Two values in each other's place."""
    first, second = _anywhere(table, random), _anywhere(table, random)
    if first is None or second is None:
        return
    (a, i), (b, j) = first, second
    if not isinstance(a[i], dict | list) and not isinstance(b[j], dict | list):
        a[i], b[j] = b[j], a[i]


def change_the_stack(rules: Rules, table: Table, random: Random) -> None:
    """Steps left out, doubled, in another order, or strange ones among them."""
    stack = table.get("stack")
    if not isinstance(stack, list):
        return
    match random.randrange(6):
        case 0 if stack:
            del stack[random.randrange(len(stack))]
        case 1 if stack:
            row = stack[random.randrange(len(stack))]
            stack.insert(random.randrange(len(stack) + 1), dict(row) if isinstance(row, dict) else row)
        case 2:
            random.shuffle(stack)
        case 3 if stack:
            stack.pop()
        case 4:
            stack.insert(random.randrange(len(stack) + 1), _a_step(rules, random))
        case _:
            stack.append(_a_step(rules, random))


def _a_step(rules: Rules, random: Random) -> Table:
    """Any step, with fields as likely as not."""
    name = random.choice(sorted(rules.steps))
    row: Table = {"step": name}
    for field in msgspec.structs.fields(rules.steps[name]):
        if field.required or random.random() < 0.2:
            row[field.name] = random.choice(
                (0, 1, 2, True, "", [], [_name(rules, random)], _name(rules, random), _name(rules, random))
            )
    return row


def change_options(rules: Rules, table: Table, random: Random) -> None:
    """Other options, known or not."""
    names = [*rules.options, "mode", "options"]
    known = [choice for choices in rules.options.values() for choice in choices]
    table["options"] = random.choice((3, {random.choice(names): random.choice((*known, *ODD))}))


def type_of_state(rules: Rules) -> type[msgspec.Struct]:
    """The struct of a game's states."""
    return type(begin(rules, rules.scenarios[0], 0, log=False).state)


MUTATIONS: tuple[Callable[[Rules, Table, Random], None], ...] = (
    *(change_a_value,) * 6,
    *(move_units,) * 4,
    *(change_the_stack,) * 4,
    *(drop_a_key,) * 3,
    *(swap_values,) * 2,
    change_a_type,
    add_a_key,
    change_options,
)
