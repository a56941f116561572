"""What comes from outside, before anything is made of it: text, seeds and options within their limits."""

from __future__ import annotations

import tomllib
from typing import Any

from stavka.kernel.errors import StavkaError, nearest, suggest
from stavka.kernel.ruleset import Ruleset

LONGEST_TEXT = 1 << 18
"""Characters of a position: three times what the longest one of any game takes."""
LONGEST_WORD = 128
"""Characters of a name or a word in it."""
LONGEST_SEED = 64
LARGEST_NUMBER = 1 << 63
DEEPEST_TABLE = 8
"""Tables and lists in one another: twice what states are made of."""

MOST_DOTS = 64
"""In a line of text."""


class PositionError(StavkaError):
    """A position that cannot be set up, with the reason."""


def read_toml(text: str) -> dict[str, Any]:
    """The table in a text, if it is of a size that a position can have."""
    if len(text) > LONGEST_TEXT:
        raise PositionError(
            f"the position has {len(text)} characters: {LONGEST_TEXT} at the most",
            word="position-long",
            count=len(text),
            most=LONGEST_TEXT,
        )
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise _too_deep()  # tables by dotted keys, which take the parser time by the square
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise _too_deep() from None
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        raise PositionError(
            f"the position is not TOML: {error}", word="position-toml", reason=str(error)
        ) from None
    _check_values(table)
    return table


def _check_values(table: dict[str, Any]) -> None:
    """No value is out of all proportion, whatever it may be meant for."""
    left: list[tuple[str, object, int]] = [(key, value, 1) for key, value in table.items()]
    for key in table:
        _check_word("a key", key)
    while left:
        name, value, depth = left.pop()
        if depth > DEEPEST_TABLE:
            raise _too_deep()
        if isinstance(value, dict):
            for key in value:
                _check_word(name, key)
            left += [(name, inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            left += [(name, inner, depth + 1) for inner in value]
        elif isinstance(value, str):
            _check_word(name, value)
        elif isinstance(value, int) and not -LARGEST_NUMBER <= value < LARGEST_NUMBER:
            raise PositionError(f"{name}: the number is too large", word="position-number", name=name)


def _check_word(name: str, word: str) -> None:
    if len(word) > LONGEST_WORD or not (word.isprintable() or not word):
        shown = repr(word[:LONGEST_WORD])
        raise PositionError(
            f"{name}: {shown} is too long, or has characters that cannot be printed",
            word="position-word",
            name=name,
            got=shown,
        )


def _too_deep() -> PositionError:
    return PositionError("the position has tables within tables within tables", word="position-deep")


def seed_text(seed: object) -> str:
    """A seed as it is kept: a word or a whole number, of no great length."""
    whole = type(seed) is int and -LARGEST_NUMBER <= seed < LARGEST_NUMBER
    text = str(seed) if whole else seed
    if not isinstance(text, str) or len(text) > LONGEST_SEED or not text.isprintable():
        raise StavkaError(
            f"a seed is a word or a whole number, of {LONGEST_SEED} characters at the most",
            word="seed",
            most=LONGEST_SEED,
        )
    return text


def known_scenario(rules: Ruleset[Any, Any], scenario: object) -> str:
    """The scenario of this name."""
    if not isinstance(scenario, str) or scenario not in rules.scenarios:
        known = ", ".join(rules.scenarios)
        raise StavkaError(
            f"{rules.id} has no scenario {scenario!r}: {known}.{suggest(str(scenario), rules.scenarios)}",
            word="unknown-scenario",
            game=rules.id,
            name=str(scenario),
            known=rules.scenarios,
            near=nearest(str(scenario), rules.scenarios),
        )
    return scenario


def known_options(rules: Ruleset[Any, Any], given: object) -> dict[str, str]:
    """All options of a game, as they were chosen or by default."""
    chosen = {name: choices[0] for name, choices in rules.options.items()}
    if not isinstance(given, dict):
        raise StavkaError(f"options are a table, not {given!r}", word="options-table", got=repr(given))
    for name, value in given.items():
        if name not in chosen:
            raise StavkaError(
                f"{rules.id} has no option {name!r}.{suggest(str(name), chosen)}",
                word="unknown-option",
                game=rules.id,
                name=str(name),
                near=nearest(str(name), chosen),
            )
        if not isinstance(value, str) or value not in rules.options[name]:
            raise StavkaError(
                f"option {name!r} is one of {', '.join(rules.options[name])}, not {value!r}",
                word="option-value",
                name=name,
                known=rules.options[name],
                value=str(value),
            )
        chosen[name] = value
    return chosen
