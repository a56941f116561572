"""What a game's source says: every message that it needs in each language, and every paragraph it cites.

The source is read, not run: a word that is put together while playing is not found here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from stavka.kernel.ruleset import Ruleset
from stavka.kernel.steps import Step, kebab, verbs


def message_id(*parts: str) -> str:
    """The id of a message: its parts with dashes, whatever the engine writes between words."""
    return "-".join(re.sub(r"[^a-zA-Z0-9]+", "-", part).strip("-") for part in parts)


class Use(NamedTuple):
    """A place in a game's source that speaks: the message it needs, and the paragraph it cites."""

    word: str
    rule: str
    file: str
    line: int


SPEAKING = {
    "note": ("note", 0, 1),
    "tell": ("note", 1, 2),
    "show": ("note", 1, 2),
    "Decision": ("ask", 1, 2),
    "Refusal": ("why", 0, 1),
    "end": ("ended", 0, None),
    "Track": ("track", 0, None),
    "Piece": ("piece", 0, None),
}
"""The calls that speak: the sort of message, and which arguments are its word and its paragraph."""

STEP = re.compile(r"step-[a-z0-9-]*[a-z0-9]")

KEYWORDS = {"kind", "prompt", "word", "how", "id"}


def uses(*folders: Path) -> Iterator[Use]:
    """Every message that a game's source needs, as far as it is written out there."""
    for path in (path for folder in folders for path in sorted(folder.rglob("*.py"))):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        constants = _constants(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _spoken(node, constants, path.name)
            elif isinstance(node, ast.Constant) and STEP.fullmatch(str(node.value)):
                yield Use(str(node.value), "", path.name, node.lineno)


def _spoken(call: ast.Call, constants: dict[str, str], file: str) -> Iterator[Use]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    for marks in (each.value for each in call.keywords if each.arg == "marks"):
        for node in ast.walk(marks):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield Use(message_id("mark", node.value), "", file, node.lineno)
    if name not in SPEAKING:
        return
    sort, at, cited = SPEAKING[name]
    rules = [""] if cited is None else _strings(_argument(call, cited, {"rule"}), constants) or [""]
    said = _strings(_argument(call, at, KEYWORDS), constants)
    for n, word in enumerate(said):
        if word:
            yield Use(message_id(sort, word), rules[min(n, len(rules) - 1)], file, call.lineno)
    for rule in rules[len(said) :]:
        yield Use("", rule, file, call.lineno)


def _argument(call: ast.Call, position: int, names: set[str]) -> ast.expr | None:
    before = call.args[: position + 1]
    if len(before) > position and not any(isinstance(arg, ast.Starred) for arg in before):
        return before[position]
    return next((each.value for each in call.keywords if each.arg in names), None)


def _strings(node: ast.expr | None, constants: dict[str, str]) -> list[str]:
    """The words that an expression can be, where the source writes them out."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.Name(id=name) if name in constants:
            return [constants[name]]
        case ast.IfExp():
            return _strings(node.body, constants) + _strings(node.orelse, constants)
        case _:
            return []


def _constants(tree: ast.Module) -> dict[str, str]:
    found = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(word))):
                found[name] = word
            case _:
                pass
    return found


def needed(rules: Ruleset[Any, Any]) -> set[str]:
    """The messages that a game needs in every language."""
    found = {use.word for use in uses(*rules.folders) if use.word}
    found |= {word.replace("ended-", "ending-", 1) for word in found if word.startswith("ended-")}
    found |= {message_id("side", side) for side in rules.sides}
    found |= {message_id("verb", verb) for verb in verbs(rules.steps.values())}
    found |= {message_id("scenario", scenario) for scenario in rules.scenarios}
    found |= {"step-" + kebab(name) for name, step in rules.steps.items() if step.crumb is Step.crumb}
    found |= {message_id("overlay", overlay) for overlay in rules.overlays}
    return found | {"game-title", "game-blurb"}
