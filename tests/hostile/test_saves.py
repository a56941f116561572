"""Saves as an attacker or a broken disk hands them in: what opens plays on, the rest is refused in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import stavka
from stavka.kernel import journal
from stavka.kernel.errors import StavkaError
from stavka.kernel.journal import SaveError
from stavka.lab.contract import any_verb, begin, walk
from tests.cli.conftest import Cli

Table = dict[str, Any]

FEW, MANY = 200, 2_000
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 2**63, 10**400, 0.5, "", " ", "x" * 70_000, "\x00", "Zhukov\u202e", "\ud800",
    [], {}, [[]], {"mode": [1]}, [None] * 9, "../../etc", "game = 'toy'",
)  # fmt: skip


@cache
def whole(game: str) -> bytes:
    """A save of a game that is under way."""
    played = begin(stavka.ruleset(game), stavka.ruleset(game).scenarios[0], 7)
    for _ in walk(played, Random(7), any_verb, 25):
        pass
    return journal.encode(journal.record(played))


def forged(table: Table) -> bytes:
    """A save with a seal that fits, whatever is in it."""
    table = {**table}
    if isinstance(table.get("actions"), list):
        table["actions"] = [
            [*action, None] if isinstance(action, list) and len(action) == 2 else action
            for action in table["actions"]
        ]
    table["seal"] = ""
    try:
        sealed = msgspec.json.encode(table, order="sorted")
    except (UnicodeEncodeError, OverflowError):  # half a character, a number of 400 digits
        sealed = b""
    return json.dumps(table | {"seal": sha256(sealed).hexdigest()[:32]}).encode()


def opened(content: bytes) -> bool:
    """Whether a save opens; one that does plays on, one that does not is refused in words."""
    try:
        kept = journal.decode(content, "the save")
        game = journal.load(kept, stavka.ruleset(kept.game))
    except StavkaError as error:
        unspoken = not error.word
    else:
        for _ in walk(game, Random(1), any_verb, 5):
            pass
        return True
    assert not unspoken, "refused without words"
    return False


# ---- what can be wrong with the bytes


def bit_flipped(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content))
    return content[:at] + bytes([content[at] ^ 1 << random.randrange(8)]) + content[at + 1 :]


def cut_off(content: bytes, random: Random) -> bytes:
    return content[: random.randrange(len(content))]


def cut_out(content: bytes, random: Random) -> bytes:
    since = random.randrange(len(content))
    return content[:since] + content[since + random.randrange(200) :]


def written_twice(content: bytes, random: Random) -> bytes:
    return content + content[random.randrange(len(content)) :]


def not_utf8(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content))
    return content[:at] + random.choice([b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\x00"]) + content[at:]


def nested(content: bytes, random: Random) -> bytes:
    at, depth = content.index(b'"actions": [') + 12, random.choice([100, 5_000, 100_000])
    return content[:at] + b"[" * depth + content[at:]


# ---- what can be wrong with what they say, under a seal that fits


def key_lost(table: Table, random: Random) -> None:
    del table[random.choice(list(table))]


def key_odd(table: Table, random: Random) -> None:
    table[random.choice(list(table))] = random.choice(ODD)


def key_added(table: Table, random: Random) -> None:
    table[random.choice(["moves", "", "x" * 300, "Now"])] = random.choice(ODD)


def option_odd(table: Table, random: Random) -> None:
    table["options"] = {random.choice(["mode", "", *table["options"]]): random.choice(ODD)}


def seeds_odd(table: Table, random: Random) -> None:
    table["seeds"] = [
        [random.choice([0, 0, 3, -1, 10**30]), random.choice(["a", "x" * 100_000, 4])]
        for _ in range(random.randrange(4))
    ]


def action_odd(table: Table, random: Random) -> None:
    action = random.choice(table["actions"])
    action[random.randrange(len(action))] = random.choice(ODD)


def actions_shuffled(table: Table, random: Random) -> None:
    random.shuffle(table["actions"])


def actions_lost(table: Table, random: Random) -> None:
    del table["actions"][random.randrange(len(table["actions"])) :]


def of_other_rules(table: Table, random: Random) -> None:
    """It goes on from the state that it tells, if that is one."""
    table["rules"] += random.choice([-1, 1, 10**9])
    lines = table["now"].split("\n")
    for _ in range(random.randrange(3)):
        at = random.randrange(len(lines))
        lines[at] = random.choice(["", "x = [[", lines[at][: len(lines[at]) // 2], random.choice(lines)])
    table["now"] = "\n".join(lines)


BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    bit_flipped, cut_off, cut_out, written_twice, not_utf8, nested,
)  # fmt: skip
WORDS: tuple[Callable[[Table, Random], None], ...] = (
    key_lost, key_odd, key_added, option_odd, seeds_odd, action_odd, actions_shuffled, actions_lost,
    of_other_rules,
)  # fmt: skip


def hostile(game: str, number: int) -> bytes:
    """One of endlessly many bad saves; the same for the same number."""
    random = Random(f"{game} {number}")
    content = whole(game)
    if random.random() < len(BYTES) / len(BYTES + WORDS):
        return random.choice(BYTES)(content, random)
    table = json.loads(content)
    random.choice(WORDS)(table, random)
    return forged(table)


every_game = pytest.mark.parametrize("game", stavka.GAMES)


@every_game
def test_a_whole_save_opens(game: str) -> None:
    assert opened(whole(game))
    assert opened(forged(json.loads(whole(game))))


@pytest.mark.parametrize("number", range(FEW))
def test_a_mutated_save_opens_or_is_refused_in_words(number: int) -> None:
    for game in list(stavka.GAMES)[number % len(stavka.GAMES) :: len(stavka.GAMES)]:
        opened(hostile(game, number))


@pytest.mark.soak
@every_game
def test_thousands_of_mutated_saves_open_or_are_refused_in_words(game: str) -> None:
    refused = sum(not opened(hostile(game, number)) for number in range(FEW, FEW + MANY))
    assert refused > MANY / 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(b'{"stavka": 2, "game": "\xff"}', "not a Stavka save, or is damaged", id="bad UTF-8"),
        pytest.param(b"[" * 1_000_000, "not a Stavka save, or is damaged", id="a million brackets"),
        pytest.param(b'{"stavka": ' + b"9" * 5_000 + b"}", "save", id="a number of 5,000 digits"),
        pytest.param(b'{"stavka": true}', "format True", id="a truth for a format"),
    ],
)
def test_what_no_save_holds_is_refused_by_every_command(
    cli: Cli, tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "bad.stavka.json"
    path.write_bytes(content)
    for command in (("show",), ("replay",), ("audit",), ("render",), ("play", "--hotseat")):
        outcome = cli(command[0], str(path), *command[1:])
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.startswith("Error: ")
        assert said in outcome.err


@pytest.mark.parametrize("name", ["n" * 256 + ".stavka.json", "d/" * 3_000 + "x.json"])
def test_a_name_that_no_disk_takes_is_refused_by_every_command(cli: Cli, name: str) -> None:
    for command in (("show",), ("replay",), ("audit",), ("render",), ("play", "--hotseat")):
        outcome = cli(command[0], name, *command[1:])
        assert outcome.code == 2
        assert "there is no file" in outcome.err
    for made in (("new", "race-for-berlin", "--out", name), ("new", "race-for-berlin", "--data", name)):
        assert cli(*made, *(() if "--out" in made else ("--out", "a.json"))).code == 2


@every_game
def test_a_save_of_other_rules_is_told_apart_from_a_forged_one(game: str) -> None:
    table = json.loads(whole(game))
    version = table["rules"]
    later = journal.decode(forged({**table, "rules": version - 1}), "the save")
    with pytest.raises(SaveError, match=r"other rules: version \d+"):
        journal.replay(later, stavka.ruleset(game))
    first = {key: value for key, value in table.items() if key not in ("now", "own_data")}
    first |= {"stavka": 1, "rules": version - 1}
    with pytest.raises(SaveError, match=r"other rules: version \d+"):
        journal.load(journal.decode(forged(first), "the save"), stavka.ruleset(game))
    forgery = forged({**table, "now": table["now"].replace('game = "', 'game =  "', 1)})
    with pytest.raises(SaveError, match="it was altered"):
        journal.load(journal.decode(forgery, "the save"), stavka.ruleset(game))
