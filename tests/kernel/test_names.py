"""Integers and the names they stand for."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from stavka.kernel.names import (
    Counts,
    Exactly,
    Kind,
    Names,
    Side,
    Space,
    SpaceSet,
    Unit,
    UnitSet,
    UnknownName,
    Word,
    bits,
    kind_of,
    mask,
)

NAMES = Names(
    spaces=("a", "b", "c"),
    units=("x", "y"),
    sides=("red", "blue"),
    ranges={"points": range(10)},
    vocabularies={"colour": ("red", "green")},
)
Points = Annotated[int, Counts("points")]


class Inner(Struct):
    at: Space = -1


class Everything(Struct):
    unit: Unit
    force: UnitSet
    area: SpaceSet
    side: Side
    scores: Annotated[list[Points], Kind.PER_SIDE]
    level: Annotated[list[Points], Kind.PER_SPACE]
    tokens: tuple[Points, ...]
    inner: Inner | None
    path: list[Space]
    kept: dict[str, Unit]
    word: str
    flag: bool
    pair: tuple[Points, Unit] = (0, 0)
    colours: tuple[Annotated[str, Word("colour")], ...] = ()
    each: Annotated[tuple[Points, ...], Exactly(2)] = (0, 0)


@given(st.sets(st.integers(0, 200)))
def test_a_set_is_its_bits(members: set[int]) -> None:
    assert set(bits(mask(members))) == members
    assert list(bits(mask(members))) == sorted(members)


def test_a_struct_is_written_with_names_and_read_back() -> None:
    value = Everything(
        unit=1,
        force=0b11,
        area=0b101,
        side=1,
        scores=[0, 4],
        level=[0, 2, 0],
        tokens=(3, 5),
        inner=Inner(2),
        path=[0, 2],
        kept={"lead": 0},
        word="w",
        flag=True,
    )
    table = NAMES.write_struct(value)
    assert table == {
        "unit": "y",
        "force": ["x", "y"],
        "area": ["a", "c"],
        "side": "blue",
        "scores": {"blue": 4},
        "level": {"b": 2},
        "tokens": [3, 5],
        "inner": {"at": "c"},
        "path": ["a", "c"],
        "kept": {"lead": "x"},
        "word": "w",
        "flag": True,
        "pair": [0, "x"],
        "colours": [],
        "each": [0, 0],
    }
    assert NAMES.read_struct(Everything, table) == value


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("unit", "xx", "no unit is called 'xx'"),
        ("force", ["x", "q"], "no unit is called 'q'"),
        ("force", "x", "expected a list of units"),
        ("area", [1], "no space is called 1"),
        ("scores", {"green": 1}, "no side is called 'green'"),
        ("scores", [1, 2], "expected a table"),
        ("scores", {"red": "many"}, "expected int"),
        ("tokens", 3, "expected a list"),
        ("tokens", [3, 10], "10 is not from 0 to 9"),
        ("tokens", [-1], "-1 is not from 0 to 9"),
        ("tokens", [True], "expected int"),
        ("tokens", [1, 2, 3, 4], "a list of 4: 3 at the most"),
        ("scores", {"red": 10**9}, "1000000000 is not from 0 to 9"),
        ("unit", "", "a name is due here"),
        ("pair", [1], "a list of 1: 2 are due"),
        ("pair", ["x", 1], "expected int"),
        ("pair", [1, ""], "a name is due here"),
        ("each", [1, 2, 3], "a list of 3: 2 at the most"),
        ("colours", ["gren"], "'gren' is not known here. Did you mean 'green'?"),
        ("word", 3, "expected str"),
        ("flag", 1, "expected bool"),
        ("inner", {"on": "a"}, "Inner has no 'on'"),
        ("uint", "x", "Everything has no 'uint'. Did you mean 'unit'?"),
    ],
)
def test_a_wrong_value_is_named(key: str, value: object, said: str) -> None:
    with pytest.raises(UnknownName, match=said.replace("?", r"\?")):
        NAMES.read_struct(Everything, {key: value})


def test_a_missing_field_is_named() -> None:
    with pytest.raises(UnknownName, match="Missing required argument"):
        NAMES.read_struct(Everything, {"word": "w"})


def test_a_unit_in_two_places_is_refused() -> None:
    codec = NAMES.codec(Annotated[list[int], Kind.PLACES])
    assert codec.write([2, 2]) == {"c": ["x", "y"]}
    assert codec.read({"a": ["y"]}) == {1: 0}
    with pytest.raises(UnknownName, match="unit 'x' stands in two places: 'a' and 'b'"):
        codec.read({"a": ["x"], "b": ["x", "y"]})


def test_what_a_verb_takes_is_read_from_its_annotation() -> None:
    assert kind_of(Unit) is Kind.UNIT
    assert kind_of(Space) is Kind.SPACE
    assert kind_of(int) is Kind.NOTHING


def test_a_number_says_what_it_counts() -> None:
    with pytest.raises(TypeError, match="a number without a range"):
        NAMES.codec(tuple[int, ...])
