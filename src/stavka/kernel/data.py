"""TOML files to typed structs.

People edit these files, and put folders of their own figures over ours, so every error names the
file, the table and the key, in the words of TOML rather than of the library that found it.
"""

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import msgspec
import msgspec.inspect

from stavka.kernel.errors import Fault, StavkaError, nearest, os_reason, suggest

T = TypeVar("T")
Table = dict[str, Any]
Place = tuple[str | int, ...]  # the way to a value: keys of tables and positions in arrays

IDENTITIES = (("id",), ("number",), ("a", "b"))  # keys that name a row; the two ends of a border in any order

FIRST_USE = Lock()
"""msgspec describes a struct to itself when it is first converted to, and a second thread that comes upon
the half-made description crashes the process: one at a time."""

TYPE_WORDS = {
    "int": "an integer",
    "float": "a number",
    "str": "a string",
    "bool": "true or false",
    "array": "an array",
    "object": "a table",
}


def twice(things: Iterable[str]) -> list[str]:
    """What is listed more than once."""
    return [name for name, count in Counter(things).items() if count > 1]


class DataError(StavkaError):
    """A data file is missing or wrong; the message names file, table and key."""


class DataFolder:
    """The data files of one game, with a player's own figures laid over them."""

    def __init__(self, package: Path, override: Path | None = None) -> None:
        if override is not None and not _is_folder(override):
            raise DataError(
                f"{override}: there is no such folder of data", word="no-data", folder=str(override)
            )
        self.package = package
        self.override = override
        self._files: dict[str, _File] = {}
        self._counted: set[str] = set()

    @property
    def overridden(self) -> bool:
        return self.override is not None

    @property
    def digest(self) -> str:
        """Names all data loaded so far, so that a journal can say what it was played with."""
        contents = {name: self._files[name].content for name in self._counted}
        canonical = json.dumps(contents, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()

    def load(self, name: str, kind: type[T], *, counts: bool = True) -> T:
        """The file as a struct; `counts=False` keeps out of the digest words, which cannot change play."""
        file = self._read(name, counts)
        try:
            with FIRST_USE:
                return msgspec.convert(file.content, kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise _explain(str(error), file, kind) from error

    def raw(self, name: str) -> Table:
        """The merged file as plain tables, the caller's own to change."""
        return deepcopy(self._read(name, counts=True).content)

    def check_names(self, known: Iterable[str]) -> None:
        """Refuse an override folder from which nothing would be read, or with a misspelled file in it."""
        if self.override is None:
            return
        names = sorted(known)
        if not any((self.override / name).is_file() for name in names):
            raise DataError(
                f"{self.override}: no file here is one that this game knows: {', '.join(names)}",
                word="no-data-file",
                folder=str(self.override),
                known=names,
            )
        for parent in sorted({PurePosixPath(name).parent for name in names}):
            for path in sorted((self.override / parent).glob("*.toml")):
                name = path.relative_to(self.override).as_posix()
                if name not in names:
                    raise DataError(
                        f"{path}: this game knows no file '{name}'.{suggest(name, names)}",
                        word="unknown-data-file",
                        file=str(path),
                        name=name,
                        near=nearest(name, names),
                    )

    def must_be_whole(self, game: str, faults: Sequence[Fault]) -> None:
        """Refuse data whose names do not fit together: nothing can be built on it."""
        if faults:
            folder = str(self.override) if self.overridden else ""
            raise DataError(
                f"in {folder}: {faults[0]}" if folder else str(faults[0]),
                word="data-names",
                game=game,
                folder=folder,
                cause=faults[0],
            )

    def _read(self, name: str, counts: bool) -> "_File":
        if name not in self._files:
            file = _File(name, _parse(self.package / name, name))
            if self.override is not None and (self.override / name).exists():
                path = self.override / name
                file.lay_over(_parse(path, str(path)), str(path))
            self._files[name] = file
        if counts:
            self._counted.add(name)
        return self._files[name]


def _is_folder(path: Path) -> bool:
    with suppress(OSError, ValueError):  # a name that no system takes
        return path.is_dir()
    return False


def _parse(path: Path, shown: str) -> Table:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        folder = str(path.parent)
        raise DataError(
            f"{shown}: there is no such file in {folder}", word="data-file", file=shown, folder=folder
        ) from None
    except OSError as error:
        raise DataError(
            f"{shown}: cannot be read: {error.strerror}", word="cannot-read", file=shown, **os_reason(error)
        ) from error
    except UnicodeDecodeError as error:
        raise DataError(f"{shown}: is not UTF-8 text", word="data-text", file=shown) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem, _, at = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", at)  # else "end of document"
        line = found[1] if found else text.rstrip().count("\n") + 1
        raise DataError(
            f"{shown}, line {line}: not TOML: {_lower(problem)}",
            word="data-toml",
            file=shown,
            line=int(line),
            reason=_lower(problem),
        ) from error


# Merging


@dataclass
class _File:
    """A file's tables, and which of its values come from the player's own file."""

    name: str
    content: Table
    override: str = ""
    foreign: set[Place] = field(default_factory=set)

    def lay_over(self, new: Table, override: str) -> None:
        self.override = override
        self.content = self._tables(self.content, new, ())

    def named(self, place: Place) -> str:
        """The file to blame for `place`: the player's if the value, what holds it or part of it is theirs."""
        touched = any(place[: len(other)] == other[: len(place)] for other in self.foreign)
        return self.override if touched else self.name

    def _tables(self, old: Table, new: Table, at: Place) -> Table:
        merged = dict(old)
        for key, value in new.items():
            merged[key] = self._values(old.get(key), value, (*at, key))
        return merged

    def _values(self, old: Any, new: Any, at: Place) -> Any:
        if isinstance(old, dict) and isinstance(new, dict):
            return self._tables(old, new, at)
        if isinstance(old, list) and isinstance(new, list) and old and new:
            for keys in IDENTITIES:
                known, given = _identities(old, keys), _identities(new, keys)
                if known and given and len(set(known)) == len(known):
                    return self._rows(old, new, at, keys)
        self.foreign.add(at)
        return new

    def _rows(self, old: list[Table], new: list[Table], at: Place, keys: tuple[str, ...]) -> list[Table]:
        merged = list(old)
        positions = {identity: n for n, identity in enumerate(_identities(old, keys))}
        seen: set[frozenset[str | int]] = set()
        for row, identity in zip(new, _identities(new, keys), strict=True):
            if identity in seen:
                spot = _row(f"[[{'.'.join(str(part) for part in at)}]]", row, 0)
                raise DataError(
                    f"{self.override}: {spot} stands twice",
                    word="data-twice",
                    file=self.override,
                    **spot._asdict(),
                )
            seen.add(identity)
            if identity in positions:
                place = positions[identity]
                figures = {key: value for key, value in row.items() if key not in keys}
                merged[place] = self._tables(merged[place], figures, (*at, place))
            else:
                self.foreign.add((*at, len(merged)))
                merged.append(row)
        return merged


def _identities(rows: list[Any], keys: tuple[str, ...]) -> list[frozenset[str | int]]:
    """What names each row; empty unless all rows are tables that have these keys."""
    found = []
    for row in rows:
        values: list[Any] = [row.get(key) for key in keys] if isinstance(row, dict) else [None]
        if not all(type(value) in (str, int) for value in values):
            return []
        found.append(frozenset(values))
    return found


# Explaining what is wrong


def _explain(text: str, file: _File, kind: type) -> DataError:
    """Say in TOML's words what msgspec says of a path such as `$.zone[3].index`."""
    found = re.fullmatch(r"(.*?)(?: - at (`key` in )?`\$([^`]*)`)?", text, re.DOTALL)
    assert found is not None  # both groups are optional
    problem, of_key, path = found[1], bool(found[2]), found[3] or ""
    place = _pin(path + "[...]" * of_key, text, file.content, kind)

    if missing := re.fullmatch("Object missing required field `(.*)`", problem):
        place = (*place, missing[1])
        spot = _where(file.content, place)
        message = f"{_joined(': ', file.named(place), str(spot))}: key '{spot.key}' is missing"
        return DataError(message, word="data-missing", file=file.named(place), **spot._asdict())
    if unknown := re.fullmatch("Object contains unknown field `(.*)`", problem):
        known = _known_keys(kind, place)
        place = (*place, unknown[1])
        spot = _where(file.content, place)
        where = _joined(", ", str(spot), f"key '{spot.key}'")
        message = f"{file.named(place)}: {where} is not known.{suggest(unknown[1], known)}"
        near = nearest(unknown[1], known)
        return DataError(message, word="data-unknown", near=near, file=file.named(place), **spot._asdict())

    spot = _where(file.content, place)
    where = _joined(", ", str(spot), f"key '{spot.key}'" if spot.key else "")
    facts: dict[str, Any] = {"word": "data-wrong"}
    typed = re.fullmatch("Expected `([^`]*)`( [<>]=? [^ ,]+)?(?:, got `([^`]*)`)?", problem)
    if typed:
        expected = typed[1].removesuffix(" | null")
        facts = {"word": "data-type", "expected": expected, "bound": typed[2] or "", "got": typed[3] or ""}
    if of_key:
        facts |= {"word": "data-key", "got": ""}
        problem = "the key itself: " + _plain(problem).partition(", got ")[0]
    elif choices := problem.startswith("Invalid enum value") and _choices(kind, place):
        value = _value(file.content, place)
        near = nearest(value, map(str, choices)) if isinstance(value, str) else ""
        hint = f" Did you mean '{near}'?" if near else ""
        facts = {"word": "data-choice", "got": str(value), "known": choices, "near": near}
        problem = f"{value!r} is not one of {', '.join(map(repr, choices))}.{hint}"
    else:
        problem = _plain(problem)
    message = _joined(": ", file.named(place), where, problem)
    return DataError(message, **facts, reason=problem, file=file.named(place), **spot._asdict())


def _plain(problem: str) -> str:
    """Make `Expected `int | null`, got `str`` into "expected an integer, got a string"."""
    if not problem.startswith("Expected `"):
        return problem

    def words(found: re.Match[str]) -> str:
        return " or ".join(TYPE_WORDS.get(name, name) for name in found[1].split(" | ") if name != "null")

    return _lower(re.sub("`([^`]*)`", words, problem))


def _pin(path: str, text: str, content: Table, kind: type) -> Place:
    """The place a path names.

    For a key of a table whose keys are free msgspec writes only `[...]`: the one meant is the first
    that alone in its table gives the same message.
    """
    place: Place = ()
    for name, position in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path):
        if position != "...":
            place = (*place, name or int(position))
            continue
        table = _value(content, place)
        key = next((k for k in table if _complaint(_with(content, place, {k: table[k]}), kind) == text), None)
        if key is None:
            return place
        content = _with(content, place, {key: table[key]})
        place = (*place, key)
    return place


def _complaint(content: Any, kind: type) -> str:
    try:
        msgspec.convert(content, kind, str_keys=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _value(content: Any, place: Place) -> Any:
    for part in place:
        content = content[part]
    return content


def _with(content: Any, place: Place, value: Any) -> Any:
    """A copy of the content in which `place` holds `value`."""
    if not place:
        return value
    copy = content.copy()
    copy[place[0]] = _with(content[place[0]], place[1:], value)
    return copy


class _Spot(NamedTuple):
    """Where a value stands: the header of its table, what names the row there, the key in it."""

    table: str
    by: str = ""
    """How a message names the row: by its identity, or by its place in the array."""
    first: str = ""
    second: str = ""
    key: str = ""

    def __str__(self) -> str:
        match self.by:
            case "id":
                return f"{self.table} '{self.first}'"
            case "number" | "row":
                return f"{self.table} {self.by} {self.first}"
            case "ends":
                return f"{self.table} '{self.first}' to '{self.second}'"
            case _:
                return self.table


def _row(table: str, row: Table, position: int, key: str = "") -> _Spot:
    match row:
        case {"id": str(name)}:
            return _Spot(table, "id", name, key=key)
        case {"number": int(number)}:
            return _Spot(table, "number", str(number), key=key)
        case {"a": str(a), "b": str(b)}:
            return _Spot(table, "ends", a, b, key)
        case _:
            return _Spot(table, "row", str(position + 1), key=key)


def _where(content: Table, place: Place) -> _Spot:
    """The table that holds `place`, and the key in it."""
    value: Any = content
    depth = 0
    while depth < len(place) and isinstance(value, dict):
        value = value.get(str(place[depth]))
        depth += 1
    header = ".".join(str(part) for part in place[:depth])
    if isinstance(value, list) and depth < len(place) and isinstance(row := value[int(place[depth])], dict):
        return _row(f"[[{header}]]", row, int(place[depth]), _key(place[depth + 1 :]))
    if not isinstance(value, dict):  # the last part is a key, not a table
        depth -= 1
        header = ".".join(str(part) for part in place[:depth])
    return _Spot(f"[{header}]" if header else "", key=_key(place[depth:]))


def _key(place: Place) -> str:
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")


def _types(kind: type, place: Place) -> list[msgspec.inspect.Type]:
    """The types that a struct allows at a place."""
    types = _alternatives(msgspec.inspect.type_info(kind))
    for part in place:
        inner: list[msgspec.inspect.Type] = []
        for one in types:
            match one:
                case msgspec.inspect.StructType():
                    inner += [f.type for f in one.fields if f.encode_name == part]
                case msgspec.inspect.DictType():
                    inner.append(one.value_type)
                case msgspec.inspect.TupleType():
                    inner.append(one.item_types[int(part)])
                case msgspec.inspect.CollectionType():
                    inner.append(one.item_type)
                case _:
                    continue
        types = [one for each in inner for one in _alternatives(each)]
    return types


def _alternatives(one: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    return list(one.types) if isinstance(one, msgspec.inspect.UnionType) else [one]


def _known_keys(kind: type, place: Place) -> list[str]:
    structs = [one for one in _types(kind, place) if isinstance(one, msgspec.inspect.StructType)]
    return [f.encode_name for struct in structs for f in struct.fields]


def _choices(kind: type, place: Place) -> list[Any]:
    """The values that a Literal or an Enum allows."""
    found: list[Any] = []
    for one in _types(kind, place):
        if isinstance(one, msgspec.inspect.LiteralType):
            found += one.values
        elif isinstance(one, msgspec.inspect.EnumType):
            found += [member.value for member in one.cls]
    return found


def _joined(mark: str, *parts: str) -> str:
    return mark.join(part for part in parts if part)


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
