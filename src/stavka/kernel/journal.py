"""The save file. Game, rules version, scenario, options, seed and the actions rebuild every state.

The state that they lead to lies beside them, in names: under later rules, where the actions would no longer
replay, the game goes on from there.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from stavka.kernel.decisions import Action
from stavka.kernel.errors import StavkaError, brief, os_reason
from stavka.kernel.game import STANDING, Game
from stavka.kernel.names import Kind
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.start import from_position, new, position

FORMAT = 2
FORMATS = (1, FORMAT)
"""Those that can be read: the first had no state beside its actions."""


class SaveError(StavkaError):
    """A save that cannot be opened: damaged, altered, or another program's."""


class Journal(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as it is kept."""

    stavka: int = FORMAT
    game: str
    rules: int
    scenario: str
    options: dict[str, str]
    seeds: list[tuple[int, str]]
    data: str
    """The fingerprint of board, units and tables that the game was played with."""
    own_data: bool = False
    """Whether some of them were the players' own, laid over those of the game."""
    position: str = ""
    """The position that the game began from, where it was not the scenario's own start."""
    actions: list[tuple[str, str, str | None]]
    state: str
    """The fingerprint of the state that the actions lead to."""
    now: str = ""
    """That state, whole, as a position; in the first format there was none."""
    seal: str = ""

    def sealed(self) -> str:
        """The fingerprint of everything else in the file."""
        bare = msgspec.to_builtins(msgspec.structs.replace(self, seal=""))
        if self.stavka == 1:
            del bare["now"], bare["own_data"]
        return sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()[:32]

    def replays_under(self, rules: Ruleset[Any, Any]) -> bool:
        """Whether it was played under these rules, with these data."""
        return (self.rules, self.data) == (rules.version, rules.data.digest)


def record(game: Game[Any]) -> Journal:
    """The journal of a game as it stands."""
    journal = Journal(
        game=game.rules.id,
        rules=game.rules.version,
        scenario=game.scenario,
        options=game.options,
        seeds=game.seeds,
        data=game.rules.data.digest,
        own_data=game.rules.data.overridden,
        position=game.position_text,
        actions=[(action.side, action.verb, action.target) for action in game.actions()],
        state=game.state.digest(),
        now=position(game, whole=True),
    )
    journal.seal = journal.sealed()
    return journal


def encode(journal: Journal) -> bytes:
    """The text of a save file, one action a line, so that two saves can be compared."""
    head = msgspec.structs.asdict(journal)
    actions = head.pop("actions")
    fields = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    lines = ",\n".join("  " + _json([part for part in action if part is not None]) for action in actions)
    fields.append(f'"actions": [\n{lines}\n]' if actions else '"actions": []')
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode(content: bytes, name: str) -> Journal:
    """Read a save file's text; `name` is what to call it in an error."""
    try:
        table = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(
            f"{name} is not a Stavka save, or is damaged: {error}",
            word="save-unreadable",
            file=name,
            reason=str(error),
        ) from None
    if not isinstance(table, dict) or "stavka" not in table:
        raise SaveError(f"{name} is not a Stavka save", word="save-foreign", file=name)
    if table["stavka"] not in FORMATS or type(table["stavka"]) is not int:
        raise SaveError(
            f"{name} is a save of format {brief(table['stavka'])}; this version reads formats up to {FORMAT}",
            word="save-format",
            file=name,
            found=brief(table["stavka"]),
            expected=str(FORMAT),
        )
    if isinstance(table.get("actions"), list):
        table["actions"] = [
            [*action, None] if isinstance(action, list) and len(action) == 2 else action
            for action in table["actions"]
        ]
    try:
        journal = msgspec.convert(table, Journal)
    except msgspec.ValidationError as error:
        raise SaveError(
            f"{name} is damaged: {error}", word="save-damaged", file=name, reason=str(error)
        ) from None
    since = [number for number, _ in journal.seeds]
    if since[:1] != [0] or sorted(since) != since:  # a fork at the start has two of action 0
        raise SaveError(
            f"{name} is damaged: seeds begin at action 0 and follow each other",
            word="save-seeds",
            file=name,
        )
    if journal.seal != journal.sealed():
        raise SaveError(
            f"{name} is damaged or was altered: its seal does not fit its content",
            word="save-altered",
            file=name,
        )
    return journal


def read(path: Path) -> Journal:
    """Read a save file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise SaveError(
            f"cannot read {path}: {error.strerror}", word="cannot-read", file=str(path), **os_reason(error)
        ) from None
    return decode(content, str(path))


def write(game: Game[Any], path: Path) -> None:
    """Write a save file, whole or not at all."""
    content = encode(record(game))
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise SaveError(
            f"cannot write {path}: {error.strerror}", word="cannot-write", file=str(path), **os_reason(error)
        ) from None


def load(journal: Journal, rules: Ruleset[Any, Any], *, log: bool = True) -> Game[Any]:
    """The game of a save: replayed under its own rules, gone on with from its state under others."""
    if journal.replays_under(rules) or not journal.now:
        return replay(journal, rules, log=log)
    if journal.own_data or rules.data.overridden:
        _check_data(journal, rules)
    last = journal.seeds[-1][1]
    try:
        return from_position(rules, journal.now, seed=last, log=log)
    except StavkaError as error:
        raise SaveError(
            f"this game was played under other rules of {rules.id} (version {journal.rules}; these are "
            f"version {rules.version}), and cannot go on under these: {error}",
            word="save-other-rules",
            game=rules.id,
            found=str(journal.rules),
            expected=str(rules.version),
            cause=error,
        ) from None


def replay(journal: Journal, rules: Ruleset[Any, Any], *, log: bool = True) -> Game[Any]:
    """The game that a journal tells. Each action must be legal and lead where the journal says."""
    _check_rules(journal, rules)
    _check_data(journal, rules)
    first = journal.seeds[0][1]
    if journal.position:
        game = from_position(rules, journal.position, seed=first, log=log)
    else:
        game = new(rules, journal.scenario, options=journal.options, seed=first, log=log)
    game.seeds = [(since, seed) for since, seed in journal.seeds if since <= len(journal.actions)]
    changes = dict(game.seeds)
    for n, action in enumerate(journal.actions):
        game.seed = changes.get(n, game.seed)
        try:
            repeat(game, Action(*action))
        except StavkaError as error:
            told = " ".join(part for part in action if part)
            raise SaveError(
                f"action {n + 1} ({told}) does not fit the game: {error}",
                word="save-action",
                number=n + 1,
                action=told,
                cause=error,
            ) from None
    game.seed = changes.get(len(journal.actions), game.seed)
    if game.state.digest() != journal.state or journal.now not in ("", position(game, whole=True)):
        raise SaveError(
            "the actions do not lead to the state that the save names: it was altered", word="save-state"
        )
    return game


def _check_rules(journal: Journal, rules: Ruleset[Any, Any]) -> None:
    """Refuse what was played under other rules: it is whole, but does not replay here."""
    if journal.rules != rules.version:
        raise SaveError(
            f"this game was played under other rules: version {journal.rules} of those of {rules.id}; these "
            f"are version {rules.version}",
            word="save-rules",
            game=rules.id,
            found=str(journal.rules),
            expected=str(rules.version),
        )


def _check_data(journal: Journal, rules: Ruleset[Any, Any]) -> None:
    if journal.data != rules.data.digest:
        raise SaveError(
            f"this game was played with other data for {rules.id} (fingerprint {journal.data}, here "
            f"{rules.data.digest}): open it with the same --data folder",
            word="save-data",
            game=rules.id,
            found=journal.data,
            expected=rules.data.digest,
        )


def repeat(game: Game[Any], action: Action) -> None:
    """Play one action of a journal, by names."""
    names = game.rules.names
    side = names.number(Kind.SIDE, action.side)
    if action.verb == STANDING:
        game.stand(side, action.target)
    else:
        game.play(*action)
