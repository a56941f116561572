"""A thousand things that nobody offered, over the wire: none is accepted, none changes anything."""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from stavka.games import ruleset
from stavka.kernel.names import Kind
from tests.server.site import Page, Site, Table, level, play

ROUNDS = 9
MOVES = 12
"""Between two rounds."""

MALFORMED: tuple[Any, ...] = (
    "",
    "{",
    "null",
    "[]",
    "3",
    '"act"',
    "{}",
    '{"do": "act"}',
    '{"do": "win", "after": AFTER}',
    '{"do": "act", "after": "AFTER", "verb": "done"}',
    '{"do": "act", "after": AFTER.5, "verb": "done"}',
    '{"do": "act", "after": AFTER, "verb": null}',
    '{"do": "act", "after": AFTER, "verb": ["done"]}',
    '{"do": "act", "after": AFTER, "verb": "done", "target": 3}',
    '{"do": "act", "after": AFTER, "verb": "done", "side": "konev"}',
    '{"do": "act", "after": AFTER, "verb": "done", "id": "x"}',
    '{"do": "undo"}',
    '{"do": "undo", "after": AFTER, "force": true}',
    '{"do": "sit", "token": 1}',
    '{"do": "sit", "side": "konev"}',
    '{"do": "act", "after": 99999999999999999999999999, "verb": "done"}',
    "\x00",
    b"\x00\xff",
    b'{"do": "act", "after": AFTER, "verb": "done"}',
)


def contents(db: Path) -> str:
    """A fingerprint of all that a database holds."""
    sql = sqlite3.connect(db)
    told = hashlib.sha256()
    for name in ("tables", "present", "seats", "journal", "snapshots"):
        for row in sql.execute(f"select * from {name} order by 1, 2"):
            told.update(repr(row).encode())
    sql.close()
    return told.hexdigest()


def forgeries(page: Page, other: Page, random: Random) -> Iterator[dict[str, Any]]:
    """Actions that the rules, the seat or the moment do not allow."""
    rules = ruleset("race-for-berlin")
    verbs = sorted({verb for step in rules.steps.values() for verb in vars(step) if not verb.startswith("_")})
    things = [*rules.names.of[Kind.UNIT], *rules.names.of[Kind.SPACE], *rules.sides, "", "x" * 500, "🂡"]
    legal = page.choices()
    after = page.actions

    def act(verb: Any, target: Any = None, at: int = after) -> dict[str, Any]:
        return {"do": "act", "after": at, "verb": verb, "target": target}

    for _ in range(45):
        verb, target = random.choice(verbs), random.choice([None, *things])
        if (verb, target) not in legal:
            yield act(verb, target)
    for verb, target in random.sample(legal, min(8, len(legal))):
        for wrong in (after - 1, after + 1, -1, 0, after + 1_000_000, 10**12, 10**30):
            if wrong != after:
                yield act(verb, target, wrong)
        yield act(verb.upper(), target)
        yield act(verb, f"{target} ")
        for thing in random.sample(things, 4):
            if (verb, thing) not in legal:
                yield act(verb, thing)
    for prompt in ("", "x", None, "choose"):
        yield act("standing", prompt)
    yield {"do": "undo", "after": after - 1}
    yield {"do": "undo", "after": after + 1}


def refused(page: Page, message: Any) -> None:
    """A message that must be refused, and told so to nobody else."""
    page.send(message)
    answer = page.hear()
    assert answer["is"] == "problem", (message, answer)
    assert answer["message"]["en"]
    assert answer["message"]["fr"]


def test_nothing_illegal_is_accepted(own_site: Site) -> None:
    table = own_site.create(seed="illegal")
    random = Random(7)
    tried = 0
    with table.page("zhukov") as zhukov, table.page("konev") as konev, table.page() as onlooker:
        pages = {"zhukov": zhukov, "konev": konev}
        for n in range(ROUNDS):
            play(pages, random, MOVES)
            level(zhukov, konev, onlooker)
            sides = sorted(zhukov.view["to_act"])
            page, other = pages[sides[0]], pages["konev" if sides[0] == "zhukov" else "zhukov"]
            before, digest = contents(own_site.db), table.save()["state"]
            for message in forgeries(page, other, random):
                refused(page, message)
                tried += 1
            for verb, target in random.sample(page.choices(), min(8, len(page.choices()))):
                act = {"do": "act", "after": page.actions, "verb": verb, "target": target}
                if other.decision is None or (verb, target) not in other.choices():
                    refused(other, act)
                refused(onlooker, act)
                tried += 2
            for text in MALFORMED:
                number = str(page.actions)
                bad = (
                    text.replace(b"AFTER", number.encode())
                    if isinstance(text, bytes)
                    else text.replace("AFTER", number)
                )
                refused(page, bad)
                tried += 1
            tried += _over_http(table, page, n)
            assert contents(own_site.db) == before
            assert table.save()["state"] == digest
        play(pages, random)
        level(zhukov, konev)
        before = contents(own_site.db)
        for page in pages.values():
            for verb in ("done", "decline", "standing", "move", "undo"):
                refused(page, {"do": "act", "after": page.actions, "verb": verb})
        assert contents(own_site.db) == before
    assert tried >= 1_000


def _over_http(table: Table, page: Page, n: int) -> int:
    """The same over HTTP: no seat, forged seats, the other's seat, huge and broken bodies."""
    verb, target = page.choices()[n % len(page.choices())]
    act = {"after": page.actions, "verb": verb, "target": target}
    side = page.view["side"]
    token = table.tokens[side]
    forged = [
        "x",
        token[:-1],
        token + "A",
        token.swapcase(),
        token[::-1],
        secrets.token_urlsafe(24),
        "é" * 12,
        f"{token},{token}",
    ]
    post = table.site.http.post
    path = table.path + "/actions"
    answers = [post(path, json=act, headers={b"Authorization": f"Bearer {t}".encode()}) for t in forged]
    assert {answer.status_code for answer in answers} == {403}
    assert {answer.json()["word"] for answer in answers} == {"no-seat"}
    unseated = [post(path, json=act), post(path, json=act, headers={"Authorization": f"Basic {token}"})]
    unseated += [post(table.path + "/undo", json={"after": page.actions})]
    assert {answer.json()["word"] for answer in unseated} == {"not-your-seat"}
    mine = {"Authorization": f"Bearer {token}"}
    broken = [
        post(path, content=b"{", headers=mine),
        post(path, json=act | {"side": side}, headers=mine),
        post(path, json=act | {"do": "undo"}, headers=mine),
        post(path, json=[act], headers=mine),
        post(path, content=json.dumps(act).encode("utf-16"), headers=mine),
        post(path, content=b" " * (5 << 20) + json.dumps(act).encode(), headers=mine) if n == 0 else None,
        post(path.replace(table.id, table.id[::-1]), json=act, headers=mine),
        table.site.http.put(path, json=act, headers=mine),
    ]
    given = [answer for answer in broken if answer is not None]
    assert all(400 <= answer.status_code < 500 for answer in given)
    assert all(answer.json()["is"] == "problem" for answer in given)
    return len(forged) + len(unseated) + len(given)


def test_a_huge_message_ends_the_page_and_nothing_else(site: Site) -> None:
    table = site.create(seed="1")
    before = contents(site.db)
    with table.page("zhukov") as page, table.page("konev") as other:
        page.send(json.dumps({"do": "act", "after": 0, "verb": "x" * 100_000}))
        while other.hear()["is"] != "people":
            pass
        assert contents(site.db) == before
        assert other.ask("undo")["is"] == "problem"


def test_nobody_plays_before_sitting_down(site: Site) -> None:
    table = site.create(seed="1")
    with table.connect() as socket:
        page = Page(socket)
        refused(page, {"do": "act", "after": 0, "verb": "done"})
        refused(page, {"do": "undo", "after": 0})
        refused(page, {"do": "sit", "token": "forged"})
        refused(page, {"do": "act", "after": 0, "verb": "done"})
        assert page.heard[2].count("no-seat") == 1
