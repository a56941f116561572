"""The life of a table: made, played at, looked back at, forked, saved, ended."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from stavka.games import ruleset
from stavka.kernel import journal
from stavka.server.wire import HUMAN
from tests.server.site import Json, Page, Site, Table, level, play

SIDES = ["zhukov", "konev"]
PIECES = ("chips", "tokens", "rings")
"""What lies on the map beside counters."""


def replayed(save: Json) -> Any:
    """The game of a save file."""
    kept = journal.decode(msgspec.json.encode(save), "the save")
    return journal.replay(kept, ruleset(kept.game))


def lying(sight: Json) -> tuple[Json, ...]:
    """What lies on the map, in whatever order it is listed."""
    spots = {spot["unit"]: spot for spot in sight["layout"]["spots"]}
    return spots, *({each["key"]: each for each in sight["layout"][name]} for name in PIECES)


def same_view(page: Page, table: Table, side: str) -> None:
    """What a page has put together from changes is what it would be told at once."""
    told = table.view(side)
    assert page.view == told["view"]
    assert page.sight["undo"] == told["undo"]
    assert lying(page.sight) == lying(told)


def test_a_table_is_made_with_a_key_to_each_seat(site: Site) -> None:
    table = site.create(seats={"zhukov": {"name": "Anna"}, "konev": {"player": "random"}})
    assert list(table.tokens) == ["zhukov"]
    assert len(table.tokens["zhukov"]) == 32
    info = table.info()
    assert info["seats"] == [
        {"side": "zhukov", "player": HUMAN, "name": "Anna", "present": False},
        {"side": "konev", "player": "random", "name": "", "present": True},
    ]
    assert (info["game"], info["scenario"], info["actions"]) == ("race-for-berlin", "campaign", 0)
    assert not info["open_dice"]
    assert site.create(seed="7").info()["open_dice"]
    assert table.tokens["zhukov"] not in table.get().text


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"scenario": "1812"}, "unknown-scenario"),
        ({"options": {"luck": "more"}}, "unknown-option"),
        ({"seats": {"patton": {}}}, "no-side"),
        ({"seats": {"konev": {"player": "deep"}}}, "unknown-player"),
        ({"save": "{}"}, "save-foreign"),
        ({"position": "game = 3"}, "position-game"),
        ({"colour": "red"}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_made(site: Site, wish: Json, word: str) -> None:
    before = site.ok(site.http.get("/api/health"))["tables"]
    response = site.http.post("/api/tables", json={"game": "race-for-berlin"} | wish)
    assert response.status_code in (400, 404)
    problem = response.json()
    assert problem["word"] == word
    assert set(problem["message"]) == {"en", "fr"}
    assert problem["message"]["en"] != problem["message"]["fr"]
    assert site.ok(site.http.get("/api/health"))["tables"] == before


def test_what_one_page_does_arrives_at_the_others(site: Site) -> None:
    table = site.create(seed="3")
    with table.page("zhukov") as zhukov, table.page("konev") as konev, table.page() as onlooker:
        play({"zhukov": zhukov, "konev": konev}, Random(5), 120)
        for page, side in ((zhukov, "zhukov"), (konev, "konev"), (onlooker, "")):
            page.until(120)
            same_view(page, table, side)
        assert onlooker.decision is None
        with table.page("konev") as again:  # a page that is loaded anew
            assert again.view == konev.view


def test_undo(site: Site) -> None:
    table = site.create(seed="3")
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        pages = {"zhukov": zhukov, "konev": konev}
        random = Random(1)
        undone = 0
        while undone < 5:
            play(pages, random, 1)
            level(zhukov, konev)
            page, other = (zhukov, konev) if not zhukov.sight["undo"] else (konev, zhukov)
            if page.sight["undo"]:
                assert {zhukov.sight["undo"], konev.sight["undo"]} <= {"undo-chance", "undo-other"}
                continue
            assert other.ask("undo")["word"] == "undo-other"
            before = table.get("/moments/" + str(page.actions - 1), page.token).json()
            assert page.ask("undo") == {"is": "done", "after": page.actions, "id": page.asked}
            other.hear()
            assert page.actions == other.actions == before["view"]["actions"]
            before["view"]["decision"] = page.view["decision"]
            assert page.view == before["view"]
            same_view(page, table, "zhukov" if page is zhukov else "konev")
            undone += 1
    assert replayed(table.save()).state.digest() == table.save()["state"]


def test_every_moment_can_be_seen_again(site: Site) -> None:
    table = site.create(seed="4")
    seen: dict[int, Json] = {0: table.view("zhukov")}
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        random = Random(2)
        for _ in range(15):
            play({"zhukov": zhukov, "konev": konev}, random, 10)
            level(zhukov, konev)
            seen[zhukov.actions] = table.view("zhukov")
    for number, then in seen.items():
        again = table.get(f"/moments/{number}", "zhukov").json()
        assert again["view"] == then["view"] | {"decision": None}
        assert lying(again) == lying(then)
    for wrong in ("151", "-1", "x", "99999999999"):
        assert table.get(f"/moments/{wrong}", "zhukov").status_code in (400, 404)


def test_who_has_all_seats_saves_and_forks_with_the_past(site: Site) -> None:
    table = site.create(seed="5")
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        play({"zhukov": zhukov, "konev": konev}, Random(3), 90)
    save = table.save()
    assert len(save["actions"]) == 90
    opened = site.create(save=msgspec.json.encode(save).decode(), game="")
    assert opened.info()["open_dice"]
    assert opened.save() == save
    assert opened.view("konev")["view"]["notes"] == table.view("konev")["view"]["notes"]
    assert (
        opened.get("/moments/70", "konev").json()["view"] == table.get("/moments/70", "konev").json()["view"]
    )

    made = site.ok(table.post("/fork", {"at": 60}, *SIDES))
    fork = Table(site, made["table"], {seat["side"]: seat["token"] for seat in made["seats"]})
    assert fork.info()["forked"] == f"{table.id}/60"
    assert fork.view("zhukov")["view"] == table.get("/moments/60", "zhukov").json()["view"] | {
        "decision": fork.view("zhukov")["view"]["decision"]
    }
    forked = fork.save()
    assert forked["actions"] == save["actions"][:60]
    assert forked["seeds"][0] == save["seeds"][0]
    assert forked["seeds"][1][0] == 60, "its dice are its own from there on"
    with fork.page("zhukov") as zhukov, fork.page("konev") as konev:
        play({"zhukov": zhukov, "konev": konev}, Random(3), 40)
    assert replayed(fork.save()).state.digest() == fork.save()["state"]
    assert table.save() == save


def test_who_has_one_seat_forks_without_the_past_and_does_not_save(site: Site) -> None:
    table = site.create(seed="a seed that nobody knows")
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        play({"zhukov": zhukov, "konev": konev}, Random(4), 100)
    for sides in (["zhukov"], []):
        refused = table.get("/save", *sides)
        assert refused.status_code == 403
        assert refused.json()["word"] == "save-hidden"
    assert table.post("/fork", {"at": 100}).json()["word"] == "fork-hidden"

    made = site.ok(table.post("/fork", {"at": 80}, "zhukov"))
    fork = Table(site, made["table"], {seat["side"]: seat["token"] for seat in made["seats"]})
    assert sorted(fork.tokens) == sorted(SIDES), "all seats are for whoever forked"
    then, now = table.get("/moments/80", "zhukov").json()["view"], fork.view("zhukov")["view"]
    assert now["table"] == then["table"]
    assert (now["actions"], now["notes"]) == (0, [])
    save = fork.save()
    assert save["actions"] == []
    assert table.save()["seeds"][0][1] not in msgspec.json.encode(save).decode()
    with fork.page("zhukov") as zhukov, fork.page("konev") as konev:
        play({"zhukov": zhukov, "konev": konev}, Random(3), 40)


def test_against_the_computer_to_the_end(site: Site) -> None:
    table = site.create(seats={"konev": {"player": "random"}}, seed="8")
    random = Random(9)
    with table.page("zhukov") as page:
        while not page.view["ended"]:
            if page.decision is None:
                page.hear()
                continue
            answer = page.ask(
                "act", **dict(zip(("verb", "target"), random.choice(page.choices()), strict=True))
            )
            # The computer may have been asked as well, and have been faster.
            assert answer["is"] == "done" or answer["word"] == "stale", answer
        assert page.ask("act", verb="done")["word"] == "over"
        same_view(page, table, "zhukov")
    info = table.info()
    assert info["ended"]
    assert info["to_act"] == []
    assert info["winners"] == page.view["winners"]
    assert replayed(table.get("/save", "zhukov").json()).over, "after the end any seat gets the whole"
    assert site.ok(table.get("/save"))["state"]


def test_overlays(site: Site) -> None:
    table = site.create(seed="1")
    names = site.ok(site.http.get("/api/games/race-for-berlin"))["overlays"]
    assert names
    unit = table.view()["view"]["table"]["units"][0]["id"]
    for name in names:
        asked = f"?unit={unit}" if name.endswith("-of") else ""
        assert site.ok(table.get(f"/overlays/{name}{asked}", "konev"))["id"] == name
    assert table.get("/overlays/weather").json()["word"] == "unknown-overlay"
    assert table.get("/overlays/reach-of").json()["word"] == "overlay-unit"
    assert table.get("/overlays/reach-of?unit=patton").json()["word"] == "unknown-name"


def test_a_standing_order_is_an_action(site: Site) -> None:
    table = site.create(seed="1")
    window = site.ok(site.http.get("/api/games/race-for-berlin"))["windows"][0]
    done = site.ok(
        table.post("/actions", {"after": 0, "verb": "standing", "target": window, "id": 4}, "konev")
    )
    assert done == {"is": "done", "after": 1, "id": 4}
    assert table.view("zhukov")["view"]["standing"]["konev"] == [window]
    site.ok(table.post("/undo", {"after": 1}, "konev"))
    assert table.view("zhukov")["view"]["standing"]["konev"] == []


def test_pieces_on_the_map_are_told_as_they_change(site: Site) -> None:
    """Support markers, the fortress, how far offensives reach: as they move, or the counters under them."""
    table = site.create("stalingrad-roads", scenario="campaign", seed="5")
    random, seen = Random(3), set()
    with table.page("axis") as axis, table.page("soviet") as soviet:
        pages = {"axis": axis, "soviet": soviet}
        for _ in range(40):
            play(pages, random, 15)
            level(axis, soviet)
            for side, page in pages.items():
                same_view(page, table, side)
                seen |= {name for name in PIECES if page.sight["layout"][name]}
    assert seen == {*PIECES}
