"""Nothing hidden is ever sent: every byte that one seat gets is the same whatever the other seat holds."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

import stavka
from stavka.games import GAMES, ruleset
from stavka.games.absolute_war.facts import War
from stavka.kernel import journal
from stavka.kernel.names import Kind
from tests.games.race_for_berlin.table import hand
from tests.server.site import Json, Page, Site, Table, level, play

HELD = (2, 4, 6, 8, 9)
"""What konev may hold; zhukov cannot know which."""
MINE = 10
PLAYS = {"play", "bridges", "reduce", "discard"}
"""What would show it."""
ACTIONS = 80
LONG = 200
WHOLE = 10_000
SECRETIVE = [name for name in GAMES if ruleset(name).secrets]


def everything(site: Site, table: Table, page: Page, moment: int) -> list[str]:
    """All that zhukov's seat can get over HTTP, as text, besides what its page has heard."""
    game = f"/api/games/{table.info()['game']}"
    names = site.ok(site.http.get(game))["overlays"]
    unit = page.view["table"]["units"][0]["id"]
    paths = [f"/overlays/{name}" + (f"?unit={unit}" if name.endswith("-of") else "") for name in names]
    paths += ["", "/view", f"/moments/{moment}", "/save"]
    answers = [table.get(path, "zhukov") for path in paths]
    answers += [table.get(path) for path in ("/view", f"/moments/{moment}")]
    answers += [site.http.get(path) for path in (game, f"{game}/board.svg", f"{game}/sprite.svg")]
    answers.append(table.post("/actions", {"after": page.actions, "verb": "no", "target": "no"}, "zhukov"))
    answers.append(table.post("/undo", {"after": 0}, "zhukov"))
    sent = []
    for answer in answers:
        headers = dict(answer.headers)
        del headers["date"], headers["content-length"]  # which is of the compressed text
        sent.append(f"{answer.status_code} {headers} {answer.text}")
    return sent


def told_apart(text: str, table: Table) -> str:
    """What was sent, less what differs between any two tables."""
    return re.sub(r'"changed":"[^"]*"', "", text.replace(table.id, "TABLE"))


def test_every_byte_is_the_same_whatever_the_other_holds(site: Site) -> None:
    with ExitStack() as stack:
        tables, pages = [], []
        for token in HELD:
            position = f'game = "race-for-berlin"\nturn = 2\nstep = "C.1"\n{hand(zhukov=MINE, konev=token)}'
            table = site.create(position=position, seed="hidden", game="")
            tables.append(table)
            pages.append({side: stack.enter_context(table.page(side)) for side in ("zhukov", "konev")})
        assert all(
            any(piece["id"] == f"token-{token}" for piece in both["konev"].view["table"]["pieces"])
            for token, both in zip(HELD, pages, strict=True)
        )
        random = Random(1)
        for n in range(ACTIONS):
            _play_alike(pages, random)
            heard = {
                tuple(told_apart(text, table) for text in both["zhukov"].heard)
                for table, both in zip(tables, pages, strict=True)
            }
            assert len(heard) == 1, f"zhukov's pages differ after {n + 1} actions"
            for both in pages:
                both["zhukov"].heard.clear()
            if n % 20 == 0:
                answers = {
                    tuple(told_apart(text, table) for text in everything(site, table, both["zhukov"], n // 2))
                    for table, both in zip(tables, pages, strict=True)
                }
                assert len(answers) == 1, f"what zhukov can ask for differs after {n + 1} actions"


def _play_alike(pages: list[dict[str, Page]], random: Random) -> None:
    """Play the same at every table: something that konev can do whatever he holds, and that shows nothing."""
    first = pages[0]["zhukov"]
    assert not first.view["ended"]
    side = random.choice(sorted(first.view["to_act"]))
    offered = [choice for choice in pages[0][side].choices() if choice[0] not in PLAYS]
    for both in pages[1:]:
        offered = [choice for choice in offered if choice in both[side].choices()]
    verb, target = random.choice(offered)
    for both in pages:
        both[side].act(verb, target)
    for both in pages:
        for page in both.values():
            page.until(both[side].actions)


def test_no_note_tells_what_only_the_other_may_read(site: Site) -> None:
    """A whole game, with all the tokens drawn and played in it."""
    table = site.create(seed="secrets")
    heard: list[tuple[str, str]] = []
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        random = Random(11)
        before = ""
        while play({"zhukov": zhukov, "konev": konev}, random, 10):
            level(zhukov, konev)
            token = hidden(konev) if hidden(konev) == before else ""  # what he held all the while
            before = hidden(konev)
            heard += [(text, token) for text in zhukov.heard]
            zhukov.heard.clear()
            if zhukov.actions % 100 == 0:
                heard += [(json.dumps(table.view(side)), before) for side in ("zhukov", "")]
                heard.append((table.get(f"/moments/{zhukov.actions // 2}", "zhukov").text, ""))
    kept = journal.decode(msgspec.json.encode(table.save()), "the save")
    game = journal.replay(kept, ruleset(kept.game))
    secrets: dict[tuple[int, str], set[str]] = {}
    for note in game.notes or ():
        if note.secret is not None and game.rules.sides[note.reader] == "konev":
            secrets.setdefault((note.after, note.kind), set()).update(note.secret)
    assert secrets, "nothing was hidden in this game"
    read = 0
    for text, token in heard:
        message: Json = json.loads(text)
        for note in _notes(message):
            owner = note["facts"].get("side")
            if owner != "zhukov" and (note["after"], note["kind"]) in secrets:
                assert not secrets[note["after"], note["kind"]] & note["facts"].keys()
                read += 1
        pieces = message.get("pieces") or message.get("view", {}).get("table", {}).get("pieces") or ()
        assert not token or all(piece["id"] != token for piece in pieces if piece["at"] == "hand")
        if message["is"] == "change" and token:
            assert token not in text
        assert kept.seeds[0][1] not in text
    assert read > 10


def hidden(page: Page) -> str:
    """What a side holds that the other may not know."""
    pieces: list[Json] = page.view["table"]["pieces"]
    mine = [p["id"] for p in pieces if p["at"] == "hand" and p["side"] == page.view["side"]]
    return next((token for token in mine if token != "token-1"), "")


def _notes(message: Json) -> list[Any]:
    return list(message.get("notes") or message.get("view", {}).get("notes") or ())


# ---- whatever the game


@pytest.mark.parametrize("game", SECRETIVE)
def test_no_piece_is_told_to_those_from_whom_it_is_hidden(site: Site, game: str) -> None:
    """Play at random: of a piece that stays hidden over an action, nothing that is sent has the name."""
    assert watch(site.create(game, seed="pieces"), ACTIONS, enough=ACTIONS) > ACTIONS, (
        "too little was hidden to tell anything"
    )


def test_no_card_is_told_in_a_war(site: Site) -> None:
    """Absolute War!: neither the hand nor the War Goals card of the other."""
    assert watch(site.create("absolute-war", scenario="barbarossa", seed="cards"), LONG) > 250


@pytest.mark.soak
def test_no_card_is_told_in_a_whole_war(site: Site) -> None:
    """The same to its end."""
    table = site.create("absolute-war", scenario="barbarossa", seed="cards")
    assert watch(table, WHOLE) > 1000
    assert table.info()["ended"]


def watch(table: Table, actions: int, *, enough: int = 0) -> int:
    """Play at random, and see that nobody is told of what is hidden; how many messages were read.

    Where little is hidden at first, the play is up to four times as long, until enough were read.
    """
    rules, random, read = ruleset(table.info()["game"]), Random(4), 0
    public = {*rules.names.of[Kind.SPACE], *rules.names.of[Kind.UNIT]}
    with ExitStack() as stack:
        pages = {side: stack.enter_context(table.page(side)) for side in ("", *rules.sides)}
        seats = {side: pages[side] for side in rules.sides}
        before = veiled(pages)
        for n in range(4 * actions):
            if (n >= actions and read > enough) or not play(seats, random, 1):
                break
            level(*pages.values())
            after = veiled(pages)
            for side, page in pages.items():
                hidden = names(before[side] & after[side]) - public
                for text in page.heard:
                    assert not hidden & strings(but_looks(json.loads(text))), (
                        f"{side or 'an onlooker'} is told at action {n}"
                    )
                read += bool(hidden) * len(page.heard)
                page.heard.clear()
                if n % 40 == 0:
                    view = table.view(side)["view"] | {"notes": []}  # the past may name what is hidden again
                    assert not (names(after[side]) - public) & strings(view)
            before = after
    return read


def but_looks(message: Json) -> Json:
    """A message without what a rule lets its reader look at."""
    return message | {"notes": [note for note in _notes(message) if note["kind"] != "looked"]}


def test_in_solitaire_only_the_war_goals_of_the_enemy_are_hidden(site: Site) -> None:
    """Both hands lie open; the Enemy's War Goals card is told to nobody before its Card Phase (24.2)."""
    options = {"solitaire": "on"}
    table = site.create("absolute-war", scenario="barbarossa", seed="alone", options=options, open_hands=True)
    game = stavka.new("absolute-war", scenario="barbarossa", seed="alone", options=options)
    assert isinstance(game, War)
    random, read = Random(5), 0
    with ExitStack() as stack:
        pages = {side: stack.enter_context(table.page(side)) for side in ("", *game.rules.sides)}
        before = enemy_goals(game)
        for n in range(4 * ACTIONS):
            if n >= ACTIONS and read > ACTIONS:
                break
            (side,) = game.to_act
            verb, target = random.choice(pages[side].choices())
            pages[side].act(verb, target)
            game.play(side, verb, target)
            level(*pages.values())
            after = enemy_goals(game)
            hidden = names({f"card-{before}"}) if before and before == after else set()
            for page in pages.values():
                pieces = page.view["table"]["pieces"]
                assert [p["at"] for p in pieces if not p["id"]] == (["goals"] if after else [])
                for text in page.heard:
                    assert not hidden & strings(but_looks(json.loads(text)))
                read += bool(hidden) * len(page.heard)
                page.heard.clear()
            before = after
    assert read > ACTIONS


def enemy_goals(game: War) -> str:
    """The War Goals card that the player may not see."""
    enemy = 1 - game.state.initiative
    return "" if game.state.shown >> enemy & 1 else game.state.goals[enemy]


def veiled(pages: dict[str, Page]) -> dict[str, set[str]]:
    """For each page the pieces that some other page knows and it does not."""
    known = {side: {p["id"] for p in page.view["table"]["pieces"]} - {""} for side, page in pages.items()}
    return {side: set[str]().union(*known.values()) - mine for side, mine in known.items()}


def names(pieces: set[str]) -> set[str]:
    """What a message could call them: by their ids, and without what says that they are chits or tokens."""
    bare = {piece.partition("-")[2] for piece in pieces}
    return pieces | {name for name in bare if name and not name.isdigit()}


def strings(message: Any) -> set[str]:
    """Every text in a message."""
    if isinstance(message, dict):
        return set(message) | strings(list(message.values()))
    if isinstance(message, list):
        return set[str]().union(*map(strings, message))
    return {message} if isinstance(message, str) else set()
