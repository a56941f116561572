"""The index of a game's rules, references to it, and which of them the tests show."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

from stavka.kernel.data import DataFolder
from stavka.kernel.errors import StavkaError, nearest, suggest

Kind = Literal[
    "definition",
    "setup",
    "sequence",
    "action",
    "restriction",
    "effect",
    "computation",
    "victory",
    "optional",
    "example",
    "note",
]


class UnknownRule(StavkaError):
    """A reference names no rule and no paragraph of the index."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One statement of the rulebook, in our own words."""

    id: str
    kind: Kind
    testable: bool
    en: str
    fr: str
    needs: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class _RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: list[Rule]
    source: str = ""

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for rule in self.rule:
            if rule.id in seen:
                raise ValueError(f"[[rule]] '{rule.id}' stands twice")
            seen.add(rule.id)


class RuleIndex:
    """All rules of a game in the rulebook's order, by id and by paragraph."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self._paragraphs: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            for length in range(1, len(rule.id) + 1):
                if _is_above(rule.id[:length], rule.id[length:]):
                    self._paragraphs.setdefault(rule.id[:length], []).append(rule)

    @classmethod
    def load(cls, folder: DataFolder) -> "RuleIndex":
        return cls(folder.load("rules.toml", _RulesFile, counts=False).rule)

    def __getitem__(self, rule: str) -> Rule:
        if rule not in self._rules:
            raise self._unknown(rule)
        return self._rules[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def testable(self) -> list[str]:
        return [rule.id for rule in self if rule.testable]

    def cites(self, ref: str) -> bool:
        """Whether a reference leads anywhere: to a rule, or to a paragraph that has rules."""
        return ref in self._paragraphs

    def paragraph(self, ref: str) -> list[Rule]:
        """The rules of a paragraph, section or chapter, and all beneath it."""
        if ref not in self._paragraphs:
            raise self._unknown(ref)
        return list(self._paragraphs[ref])

    def shown_by(self, ref: str) -> str | None:
        """The rule that a test marked `ref` shows: that id, or the only rule of that paragraph."""
        if ref in self._rules:
            return ref
        rules = self.paragraph(ref)
        return rules[0].id if len(rules) == 1 else None

    def _unknown(self, ref: str) -> UnknownRule:
        return UnknownRule(
            f"There is no rule '{ref}'.{suggest(ref, self._paragraphs)}",
            word="unknown-rule",
            name=ref,
            near=nearest(ref, self._paragraphs),
        )


def _is_above(head: str, rest: str) -> bool:
    """Whether an id cut in `head` and `rest` is cut between a paragraph and a part of it.

    Parts follow a dot or a hyphen, or are letters after a number ("8.3.2" + "a", "7.0" + "Aa"), one small
    letter after a capital ("7.0A" + "a") or a number after letters ("annex" + "2"). A number or a word is
    never cut: "event-6" is not above "event-60", nor "5.0.I" above "5.0.II".
    """
    last, first = head[-1], rest[:1]
    if not last.isalnum():
        return False
    if first in ("", ".", "-"):
        return True
    if last.isdigit() or first.isdigit():
        return last.isdigit() != first.isdigit()
    return last.isupper() and first.islower() and not rest[1:2].isalpha()


# Coverage: which rules the tests show

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Coverage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of a game's testable rules have a test, or a written reason to have none."""

    game: str
    testable: int
    covered: int
    missing: list[str]
    excused: list[str]


def coverage(index: RuleIndex, tests: Path, rulings_text: str, game: str) -> Coverage:
    """Hold the markers of the tests and the excuses of the rulings against the index."""
    shown: set[str | None] = set()
    for ref, names in covered(tests, game).items():
        try:
            shown.add(index.shown_by(ref))
        except UnknownRule as error:
            raise UnknownRule(f"{names[0]}: {error}", word="cited-in", place=names[0], cause=error) from error
    excuses = excused(rulings_text)
    for rule in excuses:
        try:
            index[rule]
        except UnknownRule as error:
            place = f"{game}, rulings.md"
            raise UnknownRule(f"{place}: {error}", word="cited-in", place=place, cause=error) from error
    testable = index.testable
    missing = [rule for rule in testable if rule not in shown and rule not in excuses]
    return Coverage(
        game=game,
        testable=len(testable),
        covered=len(testable) - len(missing),
        missing=missing,
        excused=[rule for rule in testable if rule in excuses],
    )


def covered(tests: Path, game: str) -> dict[str, list[str]]:
    """Each reference in a `@pytest.mark.rule(game, ...)`, as written, with the tests that bear it.

    The sources are read, not run, so that the command line can tell without pytest. A test that
    asserts nothing shows nothing, and is left out.
    """
    if not tests.is_dir():
        raise StavkaError(f"{tests}: there is no such folder of tests", word="no-tests", folder=str(tests))
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        file = path.relative_to(tests.parent).as_posix()
        for name, refs in _marked_tests(tree, file, game):
            for ref in refs:
                found.setdefault(ref, []).append(name)
    return found


def excused(rulings: str) -> dict[str, str]:
    """Each rule that a game's rulings say is not tested, with the reason.

    The form is "- Not tested: `1-e`, `1-f` - reason"; a line may be wrapped and indented as Markdown is.
    """
    unwrapped = re.sub(r"\n[ \t]+(?![-*] |\s)", " ", rulings)
    lines = re.findall(r"^- Not tested: *(`[^`]+`(?:[, ]+`[^`]+`)*) +[-–—] +(\S.*)$", unwrapped, re.MULTILINE)
    return {rule: reason.strip() for rules, reason in lines for rule in re.findall("`([^`]+)`", rules)}


def _marked_tests(
    scope: ast.Module | ast.ClassDef,
    name: str,
    game: str,
    outer: tuple[str, ...] = (),
    known: Mapping[str, ast.expr] = MappingProxyType({}),
) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module or class with their references, those of all that encloses them included."""
    known = {**known, **_assigned(scope)}
    marks = [*outer, *_references([known["pytestmark"]] if "pytestmark" in known else [], game, known)]
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inherited = (*marks, *_references(node.decorator_list, game, known))
            yield from _marked_tests(node, f"{name}::{node.name}", game, inherited, known)
        elif isinstance(node, Function) and node.name.startswith("test") and _asserts(node):
            own = [*marks, *_references(node.decorator_list, game, known)]
            yield f"{name}::{node.name}", list(dict.fromkeys(own))


def _assigned(scope: ast.Module | ast.ClassDef) -> dict[str, ast.expr]:
    """What the names of a module or class stand for."""
    return {
        target.id: node.value
        for node in scope.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _references(marks: list[ast.expr], game: str, known: Mapping[str, ast.expr]) -> list[str]:
    """The paragraphs of every `pytest.mark.rule(game, ...)` in these expressions, or behind names in them."""
    found: list[str] = []
    for node in (node for mark in marks for node in ast.walk(mark)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            words = [word for arg in node.args for word in _constants(arg, known)]
            if words[:1] == [game]:
                found += words[1:]
        elif isinstance(node, ast.Name) and node.id in known:
            found += _references([known[node.id]], game, {})
    return found


def _constants(arg: ast.expr, known: Mapping[str, ast.expr]) -> list[str]:
    """The words of an argument: one, or for `*NAMES` those of a list or the keys of a table."""
    if isinstance(arg, ast.Constant):
        return [str(arg.value)]
    if isinstance(arg, ast.Starred) and isinstance(arg.value, ast.Name):
        value = known.get(arg.value.id)
        listed = value.keys if isinstance(value, ast.Dict) else getattr(value, "elts", [])
        return [str(item.value) for item in listed if isinstance(item, ast.Constant)]
    return []


def _asserts(test: Function) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            if called == "raises" or called.startswith(("check_", "expect_", "assert_")):
                return True
    return False
