"""What the integers of a state stand for, and how they are written for people.

A state holds small integers: a unit, a space, a side are numbers, a set of them is one integer with a bit
for each. The annotations below say which is which, so that one codec writes any game's state and steps with
names (positions) and reads them back.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from enum import Enum
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

import msgspec

from stavka.kernel.errors import StavkaError, nearest, suggest


class Kind(Enum):
    """What an integer, or a list of them, stands for."""

    UNIT = "unit"
    UNITS = "units"
    SPACE = "space"
    SPACES = "spaces"
    SIDE = "side"
    SIDES = "sides"
    CHOICE = "choice"
    NOTHING = "nothing"
    PER_SIDE = "per side"
    PER_UNIT = "per unit"
    PER_SPACE = "per space"
    PLACES = "places"
    DERIVED = "derived"


Unit = Annotated[int, Kind.UNIT]
UnitSet = Annotated[int, Kind.UNITS]
Space = Annotated[int, Kind.SPACE]
SpaceSet = Annotated[int, Kind.SPACES]
Side = Annotated[int, Kind.SIDE]
SideSet = Annotated[int, Kind.SIDES]
Choice = Annotated[str, Kind.CHOICE]


class Counts(NamedTuple):
    """What a number counts: its range follows from the game's data (`Ruleset.ranges`)."""

    what: str


class Word(NamedTuple):
    """What a word is one of: the words that the game knows of that sort (`Ruleset.vocabularies`)."""

    what: str


class Exactly(NamedTuple):
    """How many entries a tuple has that has one for each of something."""

    entries: int


Stage = Annotated[int, Counts("stage")]
"""How far a step has come that does one thing after another."""
Rule = Annotated[str, Word("rule")]
"""A paragraph of the rulebook."""

NONE = -1
"""No unit, no space, no side."""


def bits(mask: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lowest(members: int) -> int:
    """The first member of a set."""
    return (members & -members).bit_length() - 1


def mask(members: Iterable[int]) -> int:
    """The set with these members."""
    result = 0
    for member in members:
        result |= 1 << member
    return result


def union(sets: Iterable[int]) -> int:
    """All members of several sets."""
    result = 0
    for members in sets:
        result |= members
    return result


class UnknownName(StavkaError):
    """A name that stands for nothing in this game."""


class Names:
    """The names of a game's spaces, units and sides, both ways."""

    def __init__(
        self,
        *,
        spaces: tuple[str, ...],
        units: tuple[str, ...],
        sides: tuple[str, ...],
        ranges: Mapping[str, range] = MappingProxyType({}),
        vocabularies: Mapping[str, Container[str]] = MappingProxyType({}),
    ) -> None:
        self.ranges, self.vocabularies = ranges, vocabularies
        self.longest = max(len(spaces), len(units))
        """No list is longer than one of all spaces or units."""
        self.of = {Kind.SPACE: spaces, Kind.UNIT: units, Kind.SIDE: sides}
        self.index = {kind: {name: i for i, name in enumerate(names)} for kind, names in self.of.items()}
        self._codecs: dict[Any, _Codec] = {}

    def number(self, kind: Kind, name: object) -> int:
        """The number behind a name; an unknown name is the caller's mistake, and is told so."""
        found = self.index[kind].get(name) if isinstance(name, str) else None
        if found is None:
            raise UnknownName(
                f"no {kind.value} is called {name!r}.{suggest(str(name), self.index[kind])}",
                word="unknown-name",
                kind=kind.value,
                name=name,
                near=nearest(str(name), self.index[kind]),
            )
        return found

    def numbers(self, kind: Kind, names: object) -> int:
        """The set behind a list of names."""
        if not isinstance(names, list | tuple):
            raise UnknownName(
                f"expected a list of {kind.value}s, got {names!r}",
                word="expected-names",
                kind=kind.value,
                got=repr(names),
            )
        return mask(self.number(kind, name) for name in names)

    def listed(self, kind: Kind, members: int) -> list[str]:
        """The names of a set's members."""
        names = self.of[kind]
        return [names[i] for i in bits(members)]

    def codec(self, hint: Any) -> _Codec:
        """How values of an annotated type are written and read; compiled once per type."""
        key = hint if isinstance(hint, typing.Hashable) else repr(hint)
        found = self._codecs.get(key)
        if found is None:
            found = self._codecs[key] = self._compile(hint)
        return found

    def _compile(self, hint: Any) -> _Codec:
        kind = _kind(hint)
        if kind is not None:
            return self._kinded(kind, typing.get_args(hint)[0])
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            return self._bounded(hint)
        if origin is list:
            item = self.codec(args[0])
            return _Codec(
                lambda value: [item.write(v) for v in value],
                lambda value: [item.read(v) for v in _sequence(value, self.longest)],
            )
        if origin is tuple and args[-1] is not ...:
            return self._row(args)
        if origin is tuple:
            item = self.codec(args[0])
            return _Codec(
                lambda value: [item.write(v) for v in value],
                lambda value: tuple(some(args[0], item.read(v)) for v in _sequence(value, self.longest)),
            )
        if origin is dict:
            inner = self.codec(args[1])
            return _Codec(
                lambda value: {k: inner.write(v) for k, v in value.items()},
                lambda value: {k: inner.read(v) for k, v in _table(value).items()},
            )
        if origin in (typing.Union, types.UnionType):
            (only,) = [a for a in args if a is not type(None)]
            inner = self.codec(only)
            return _Codec(
                lambda value: None if value is None else inner.write(value),
                lambda value: None if value is None else inner.read(value),
            )
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return _Codec(self.write_struct, lambda value: self.read_struct(hint, _table(value)))
        if hint is int:
            raise TypeError("a number without a range: it says what it counts, as in Counts('turn')")
        return _Codec(lambda value: value, lambda value: _plain(value, hint))

    def _bounded(self, hint: Any) -> _Codec:
        """A number within the range of what it counts, one of the words of its sort, so many entries."""
        for extra in typing.get_args(hint)[1:]:
            if isinstance(extra, Counts):
                return _Codec(lambda value: value, partial(_number, within=self.ranges[extra.what]))
            if isinstance(extra, Word):
                return _Codec(lambda value: value, partial(_word, known=self.vocabularies[extra.what]))
            if isinstance(extra, Exactly):
                return self._counted(self.codec(typing.get_args(hint)[0]), extra.entries)
        return self.codec(typing.get_args(hint)[0])

    def _counted(self, inner: _Codec, count: int) -> _Codec:
        """As many entries as there are of something."""
        return _Codec(inner.write, lambda value: inner.read(_exactly(value, count)))

    def _row(self, hints: tuple[Any, ...]) -> _Codec:
        """A fixed number of values, each of its own type."""
        items = [(hint, self.codec(hint)) for hint in hints]

        def read(value: object) -> tuple[Any, ...]:
            listed = _exactly(value, len(items))
            return tuple(some(hint, i.read(v)) for (hint, i), v in zip(items, listed, strict=True))

        return _Codec(lambda value: [i.write(v) for (_, i), v in zip(items, value, strict=True)], read)

    def _kinded(self, kind: Kind, base: Any) -> _Codec:
        match kind:
            case Kind.UNIT | Kind.SPACE | Kind.SIDE:
                names = self.of[kind]
                return _Codec(
                    lambda value: "" if value < 0 else names[value],
                    lambda value: NONE if value == "" else self.number(kind, value),
                )
            case Kind.UNITS | Kind.SPACES | Kind.SIDES:
                single = _SINGLE[kind]
                return _Codec(
                    lambda value: self.listed(single, value), lambda value: self.numbers(single, value)
                )
            case Kind.PER_SIDE | Kind.PER_UNIT | Kind.PER_SPACE:
                return self._column(_SINGLE[kind], typing.get_args(base)[0])
            case Kind.PLACES:
                return _Codec(self._write_places, self._read_places)
            case _:
                return _Codec(lambda value: value, lambda value: _plain(value, base))

    def _column(self, over: Kind, hint: Any) -> _Codec:
        """A list with one entry per side, unit or space, written as a table of those that are not empty."""
        names, item, empty = self.of[over], self.codec(hint), _empty(hint)

        def read(value: object) -> list[Any]:
            column = [empty] * len(names)
            for name, v in _table(value).items():
                column[self.number(over, name)] = item.read(v)
            return column

        return _Codec(
            lambda value: {names[i]: item.write(v) for i, v in enumerate(value) if v != empty}, read
        )

    def _write_places(self, where: list[int]) -> dict[str, list[str]]:
        """Where units stand, as people list it: by place."""
        places: dict[str, list[str]] = {}
        for unit, space in enumerate(where):
            places.setdefault(self.of[Kind.SPACE][space], []).append(self.of[Kind.UNIT][unit])
        return places

    def _read_places(self, value: object) -> dict[int, int]:
        """Unit to space, for the units that the table names."""
        where: dict[int, int] = {}
        for place, units in _table(value).items():
            space = self.number(Kind.SPACE, place)
            for unit in bits(self.numbers(Kind.UNIT, units)):
                if unit in where:
                    first = self.of[Kind.SPACE][where[unit]]
                    raise UnknownName(
                        f"unit {self.of[Kind.UNIT][unit]!r} stands in two places: {first!r} and {place!r}",
                        word="two-places",
                        name=self.of[Kind.UNIT][unit],
                        first=first,
                        second=place,
                    )
                where[unit] = space
        return where

    def write_struct(self, value: msgspec.Struct) -> dict[str, Any]:
        """A struct as a table with names; derived fields are left out."""
        return {
            name: self.codec(hint).write(getattr(value, name))
            for name, hint in hints(type(value)).items()
            if _kind(hint) is not Kind.DERIVED
        }

    def read_struct(self, kind: type[msgspec.Struct], table: dict[str, Any]) -> Any:
        """A struct from a table with names; an unknown or missing key is named."""
        known = hints(kind)
        for key in table:
            if key not in known:
                raise UnknownName(
                    f"{kind.__name__} has no {key!r}.{suggest(key, known)}",
                    word="unknown-field",
                    struct=kind.__name__,
                    name=key,
                    near=nearest(key, known),
                )
        values = {}
        empty = may_be_empty(kind)
        for key, value in table.items():
            try:
                values[key] = self.codec(known[key]).read(value)
                if key not in empty:
                    some(known[key], values[key])
            except StavkaError as error:
                raise UnknownName(
                    f"{kind.__name__}, {key!r}: {error}",
                    word="field",
                    struct=kind.__name__,
                    name=key,
                    cause=error,
                ) from None
        try:
            return kind(**values)
        except TypeError as error:
            raise UnknownName(
                f"{kind.__name__}: {error}", word="struct", struct=kind.__name__, reason=str(error)
            ) from None


def some(hint: Any, value: Any) -> Any:
    """A value that stands for something: where one is due, none is refused."""
    if value == NONE and _kind(hint) in (Kind.UNIT, Kind.SPACE, Kind.SIDE):
        raise UnknownName("a name is due here, not nothing", word="nothing-here")
    return value


def may_be_empty(kind: type[msgspec.Struct]) -> set[str]:
    """The fields of a struct that may name nothing: those that do by default."""
    return {field.name for field in msgspec.structs.fields(kind) if field.default == NONE}


class _Codec(NamedTuple):
    """One way to write a value with names, and one to read it back."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


_SINGLE = {
    Kind.UNITS: Kind.UNIT,
    Kind.SPACES: Kind.SPACE,
    Kind.SIDES: Kind.SIDE,
    Kind.PER_SIDE: Kind.SIDE,
    Kind.PER_UNIT: Kind.UNIT,
    Kind.PER_SPACE: Kind.SPACE,
}

_hints: dict[type, dict[str, Any]] = {}


def hints(kind: type) -> dict[str, Any]:
    """The annotated types of a struct's fields, in order."""
    found = _hints.get(kind)
    if found is None:
        resolved = typing.get_type_hints(kind, include_extras=True)
        fields = getattr(kind, "__struct_fields__", ())
        found = _hints[kind] = {name: resolved[name] for name in fields}
    return found


def _kind(hint: Any) -> Kind | None:
    if typing.get_origin(hint) is Annotated:
        for extra in typing.get_args(hint)[1:]:
            if isinstance(extra, Kind):
                return extra
    return None


def kind_of(hint: Any) -> Kind:
    """The kind that an annotation names; a parameter without one takes nothing."""
    return _kind(hint) or Kind.NOTHING


def _empty(hint: Any) -> Any:
    """What a column holds where nothing was said."""
    kind = _kind(hint)
    if kind in (Kind.UNIT, Kind.SPACE, Kind.SIDE):
        return NONE
    if kind is not None:
        return 0
    if typing.get_origin(hint) is Annotated:
        hint = typing.get_args(hint)[0]
    return (typing.get_origin(hint) or hint)()


def _expected(kind: str, value: object) -> dict[str, str]:
    """A value of the wrong type, for whoever tells it in another language."""
    return {"word": "expected", "expected": kind, "got": repr(value)}


def _table(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise UnknownName(f"expected a table, got {value!r}", **_expected("object", value))
    return value


def _sequence(value: object, longest: int) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise UnknownName(f"expected a list, got {value!r}", **_expected("array", value))
    if len(value) > longest:
        raise UnknownName(
            f"a list of {len(value)}: {longest} at the most",
            word="list-too-long",
            count=len(value),
            most=longest,
        )
    return value


def _exactly(value: object, count: int) -> list[Any] | tuple[Any, ...]:
    listed = _sequence(value, count)
    if len(listed) < count:
        raise UnknownName(
            f"a list of {len(listed)}: {count} are due", word="too-short", count=len(listed), due=count
        )
    return listed


def _plain(value: object, hint: Any) -> Any:
    if hint in (int, bool, str) and type(value) is not hint:
        raise UnknownName(f"expected {hint.__name__}, got {value!r}", **_expected(hint.__name__, value))
    return value


def _number(value: object, within: range) -> int:
    number: int = _plain(value, int)
    if number not in within:
        least, most = within[0], within[-1]
        raise UnknownName(
            f"{number} is not from {least} to {most}",
            word="out-of-range",
            got=number,
            least=least,
            most=most,
        )
    return number


def _word(value: object, known: Container[str]) -> str:
    word: str = _plain(value, str)
    if word not in known:
        near = nearest(word, known) if isinstance(known, Iterable) else ""
        hint = suggest(word, known) if isinstance(known, Iterable) else ""
        raise UnknownName(f"{word!r} is not known here.{hint}", word="unknown-word", name=word, near=near)
    return word
