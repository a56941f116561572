"""The index of rules, references to it, and what the tests cover of it."""

from pathlib import Path

import pytest

from stavka.kernel.data import DataError, DataFolder
from stavka.kernel.errors import StavkaError
from stavka.kernel.rules import Coverage, Rule, RuleIndex, UnknownRule, coverage, covered, excused

WRITTEN = """
1-a 1-b 1.0-a 5.0.I.1 5.0.I.2 5.0.II.1 5.0.II.1b 5.0.III 5.3a 7.0Aa 7.0Ab 7.0C 7.1.E1 7.1.E2 7.1.E10
8.3.1 8.3.2a 8.3.2b 8.3.2c 8.3.20 8.30a 8.4.1 8.14 10.1a
event-6a event-6b event-60a annex1-a annex2-a annex2-b annex20-a scenario-2-z scenario-2-za
crt-E crt-Eng crt-D1 2.1g 2.1ga
"""
IDS = WRITTEN.split()


def rule(name: str, testable: bool = True) -> Rule:
    return Rule(id=name, kind="effect", testable=testable, en="Words.", fr="Mots.")


@pytest.fixture
def index() -> RuleIndex:
    return RuleIndex(rule(name, testable=name != "8.4.1") for name in IDS)


# The index


def test_a_rule_by_its_id(index: RuleIndex) -> None:
    assert index["8.3.2a"].id == "8.3.2a"
    assert "8.3.2a" in index
    assert "8.3.2" not in index
    assert len(index) == len(IDS)
    assert [one.id for one in index] == IDS


@pytest.mark.parametrize(
    ("ref", "ids"),
    [
        ("8.3.2", "8.3.2a 8.3.2b 8.3.2c"),
        ("8.3.2b", "8.3.2b"),
        ("8.3", "8.3.1 8.3.2a 8.3.2b 8.3.2c 8.3.20"),
        ("8", "8.3.1 8.3.2a 8.3.2b 8.3.2c 8.3.20 8.30a 8.4.1 8.14"),
        ("1", "1-a 1-b 1.0-a"),
        ("event-6", "event-6a event-6b"),
        ("annex2", "annex2-a annex2-b"),
        ("annex", "annex1-a annex2-a annex2-b annex20-a"),
        ("5.0.I", "5.0.I.1 5.0.I.2"),
        ("5.0.II.1", "5.0.II.1 5.0.II.1b"),
        ("7.0", "7.0Aa 7.0Ab 7.0C"),
        ("7.0A", "7.0Aa 7.0Ab"),
        ("7.1.E", "7.1.E1 7.1.E2 7.1.E10"),
        ("7.1.E1", "7.1.E1"),
        ("scenario-2-z", "scenario-2-z"),
        ("crt-E", "crt-E"),
        ("crt", "crt-E crt-Eng crt-D1"),
        ("2.1g", "2.1g"),
    ],
)
def test_a_paragraph_has_all_beneath_it(index: RuleIndex, ref: str, ids: str) -> None:
    assert [one.id for one in index.paragraph(ref)] == ids.split()
    assert index.cites(ref)


@pytest.mark.parametrize(
    "ref", ["", "8.", "8.3.", "9", "8.3.3", "event-", "ann", "annex2-", "5.0.", "crt-En", "A"]
)
def test_a_reference_that_leads_nowhere(index: RuleIndex, ref: str) -> None:
    assert not index.cites(ref)
    with pytest.raises(UnknownRule, match="There is no rule"):
        index.paragraph(ref)
    with pytest.raises(UnknownRule):
        index[ref]


def test_an_unknown_rule_brings_a_suggestion(index: RuleIndex) -> None:
    with pytest.raises(UnknownRule, match=r"There is no rule 'evnt-60'\. Did you mean 'event-60'\?"):
        index.paragraph("evnt-60")


def test_testable_rules_in_order(index: RuleIndex) -> None:
    assert index.testable == [name for name in IDS if name != "8.4.1"]


RULES = """
[[rule]]
id = "8.3.2a"
kind = "effect"
testable = true
needs = ["zone index"]
en = "Retreat to a lower index."
fr = "Retraite vers un indice plus bas."
rulings = ["R12"]
[[rule]]
id = "8.3.2b"
kind = "note"
testable = false
en = "A remark."
fr = "Une remarque."
"""


def test_the_index_is_loaded_from_rules_toml(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(RULES, encoding="utf-8")
    folder = DataFolder(tmp_path)
    before = folder.digest
    index = RuleIndex.load(folder)
    assert index["8.3.2a"].needs == ("zone index",)
    assert index["8.3.2a"].rulings == ("R12",)
    assert index.testable == ["8.3.2a"]
    assert folder.digest == before, "new words for a rule do not make another game"


def test_an_id_stands_once(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(RULES.replace("8.3.2b", "8.3.2a"), encoding="utf-8")
    with pytest.raises(DataError, match=r"^rules\.toml: \[\[rule\]\] '8\.3\.2a' stands twice$"):
        RuleIndex.load(DataFolder(tmp_path))


def test_a_kind_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(RULES.replace('"effect"', '"efect"'), encoding="utf-8")
    with pytest.raises(DataError, match=r"\[\[rule\]\] '8\.3\.2a', key 'kind': 'efect' is not one of"):
        RuleIndex.load(DataFolder(tmp_path))


# Coverage


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "games").mkdir(parents=True)
    return folder


def write(tests: Path, text: str, name: str = "test_one.py") -> None:
    (tests / "games" / name).write_text("import pytest\n" + text, encoding="utf-8")


def test_markers_of_functions(tests: Path) -> None:
    write(tests, "@pytest.mark.rule('berlin', '8.3.1', '8.3.2a')\ndef test_one():\n    assert 1")
    write(tests, "@pytest.mark.rule('berlin', '8.3.1')\nasync def test_two():\n    assert 1", "test_two.py")
    write(tests, "@pytest.mark.rule('moscow', '8.4.1')\ndef test_three():\n    assert 1", "test_three.py")
    write(tests, "@pytest.mark.rule('berlin', '8.4.1')\ndef test_four():\n    assert 1", "helpers.py")
    assert covered(tests, "berlin") == {
        "8.3.1": ["tests/games/test_one.py::test_one", "tests/games/test_two.py::test_two"],
        "8.3.2a": ["tests/games/test_one.py::test_one"],
    }


def test_markers_of_modules_and_classes(tests: Path) -> None:
    write(
        tests,
        """
pytestmark = [pytest.mark.soak, pytest.mark.rule("berlin", "8.3.1")]

@pytest.mark.rule("berlin", "event-6a")
class TestEvents:
    pytestmark = pytest.mark.rule("berlin", "event-6b")

    @pytest.mark.parametrize("n", [1])
    @pytest.mark.rule("berlin", "8.3.1", "8.14")
    def test_six(self, n):
        assert n

    def helper(self):
        assert 1
""",
    )
    name = "tests/games/test_one.py::TestEvents::test_six"
    assert covered(tests, "berlin") == {
        "8.3.1": [name],
        "event-6a": [name],
        "event-6b": [name],
        "8.14": [name],
    }


def test_markers_of_parameters_and_lists(tests: Path) -> None:
    write(
        tests,
        """
CASES = [pytest.param(1, marks=pytest.mark.rule("berlin", "8.3.1"))]
SHOWN = {"11.1a": 1, "11.1b": 2}
LISTED = ("7.1", "7.2")

@pytest.mark.rule("berlin", *SHOWN)
@pytest.mark.parametrize("n", CASES)
def test_one(n):
    assert n

@pytest.mark.rule("berlin", *LISTED)
@pytest.mark.parametrize("n", [pytest.param(2, marks=pytest.mark.rule("berlin", "8.4.1"))])
def test_two(n):
    assert n
""",
    )
    one, two = ("tests/games/test_one.py::test_one", "tests/games/test_one.py::test_two")
    assert covered(tests, "berlin") == {
        "11.1a": [one],
        "11.1b": [one],
        "8.3.1": [one],
        "7.1": [two],
        "7.2": [two],
        "8.4.1": [two],
    }


@pytest.mark.parametrize(
    ("body", "counts"),
    [
        ("assert 1", True),
        ("with pytest.raises(ValueError): int('x')", True),
        ("check_invariants(1)", True),
        ("table.expect_legal(1)", True),
        ("assert_same(1, 1)", True),
        ("for n in (1, 2):\n        assert n", True),
        ("pass", False),
        ("play('assert')", False),
        ("recheck_all(1)", False),
    ],
)
def test_a_test_that_asserts_nothing_shows_nothing(tests: Path, body: str, counts: bool) -> None:
    write(tests, f"@pytest.mark.rule('berlin', '8.3.1')\ndef test_one():\n    {body}")
    assert bool(covered(tests, "berlin")) is counts


def test_there_must_be_tests_to_read(tests: Path) -> None:
    with pytest.raises(StavkaError, match="no such folder of tests"):
        covered(tests / "nowhere", "berlin")


def test_excuses() -> None:
    rulings = """
# Rulings

- R1. A ruling with `1-a` - no excuse.
- Not tested: `1-e` - a remark on `history`.
- Not tested: `1-f`, `annex2-a` `8.3` – the counters
  are not at hand.
- Not tested: `7.1` — drawn by the page.
- Not tested: `7.2`
- Not tested: `7.3`,
  `7.4` - wrapped.
  - Not tested: `7.5` - beneath another.
Not tested: `7.6` - no item of the list.
"""
    assert excused(rulings) == {
        "1-e": "a remark on `history`.",
        "1-f": "the counters are not at hand.",
        "annex2-a": "the counters are not at hand.",
        "8.3": "the counters are not at hand.",
        "7.1": "drawn by the page.",
        "7.3": "wrapped.",
        "7.4": "wrapped.",
    }


def test_coverage_counts_shown_and_excused(tests: Path) -> None:
    index = RuleIndex(
        [rule("1-a"), rule("5.3a"), rule("8.1a"), rule("8.1b"), rule("9", testable=False), rule("10")]
    )
    write(tests, "@pytest.mark.rule('berlin', '5.3', '8.1', '9', '10')\ndef test_one():\n    assert 1")
    found = coverage(index, tests, "- Not tested: `1-a` - seen by eye.", "berlin")
    assert found == Coverage("berlin", testable=5, covered=3, missing=["8.1a", "8.1b"], excused=["1-a"])


def test_a_paragraph_of_several_rules_is_shown_by_none_of_its_tests(index: RuleIndex) -> None:
    assert index.shown_by("8.3.2") is None
    assert index.shown_by("8.3.1") == "8.3.1"
    assert index.shown_by("5.0.II.1") == "5.0.II.1"
    assert index.shown_by("5.3") == "5.3a"


def test_a_marker_that_names_nothing(index: RuleIndex, tests: Path) -> None:
    write(tests, "@pytest.mark.rule('berlin', '8.3.3')\ndef test_one():\n    assert 1")
    with pytest.raises(
        UnknownRule, match=r"^tests/games/test_one\.py::test_one: There is no rule '8\.3\.3'\."
    ):
        coverage(index, tests, "", "berlin")


def test_an_excuse_that_names_nothing(index: RuleIndex, tests: Path) -> None:
    with pytest.raises(UnknownRule, match=r"^berlin, rulings\.md: There is no rule '8\.3\.3'\."):
        coverage(index, tests, "- Not tested: `8.3.3` - why not.", "berlin")
