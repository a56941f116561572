"""Attacks on the disk: it is full, or a quota is used up."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from stavka.games import ruleset
from stavka.kernel import journal
from tests.server.site import Json, Site, Table, level, play

SIZE = 4 << 20

Fill = Callable[[Site], AbstractContextManager[None]]


@contextmanager
def quota(site: Site) -> Iterator[None]:
    """The server may write to no file."""
    pid = site.process.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def full(site: Site) -> Iterator[None]:
    """There is no room on the disk that the database lies on."""
    filler = site.db.with_name("filler")
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            pass
    yield
    filler.unlink()


@pytest.fixture(params=["a full disk", "a quota"])
def cramped(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Site, Fill]]:
    """A server on a small disk of its own, where one may be mounted; else one whose quota can be used up."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = False
    if request.param == "a full disk":
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "stavka", str(disk)]
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    site = Site(disk / "stavka.db")
    yield site, full if mounted else quota
    site.stop()
    if mounted:
        subprocess.run(["umount", str(disk)], check=True)


def looked(table: Table) -> list[Json]:
    """All that everybody sees of a table."""
    sights = [table.view(side) for side in ("", "zhukov", "konev")]
    for sight in sights:
        sight["layout"]["spots"].sort(key=lambda spot: spot["unit"])
    return sights


def test_nothing_changes_while_nothing_can_be_kept(cramped: tuple[Site, Fill]) -> None:
    site, fill = cramped
    table = site.create(seed="1")
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        pages = {"zhukov": zhukov, "konev": konev}
        play(pages, Random(1), 60)
        level(zhukov, konev)
        before, save = looked(table), table.save()
        with fill(site):
            page = zhukov if zhukov.decision else konev
            refused = 0
            for verb, target in page.choices()[:20]:
                answer = page.ask("act", verb=verb, target=target)
                if answer["is"] == "done":  # there was a last free page
                    before, save = looked(table), table.save()
                    page = max(zhukov, konev, key=lambda each: each.actions)
                    break
                assert answer["word"] == "not-kept"
                assert set(answer["message"]) == {"en", "fr"}
                refused += 1
            assert refused
            undone = page.ask("undo")
            assert undone["word"] in {"not-kept", "undo-chance", "undo-other", "undo-nothing"}
            for what in ({"game": "race-for-berlin"}, {"game": "race-for-berlin", "seed": "2"}):
                made = site.http.post("/api/tables", json=what)
                assert (made.status_code, made.json()["word"]) == (503, "not-kept")
            assert table.post("/fork", {"at": 3}, "zhukov", "konev").status_code == 503
            assert looked(table) == before
            assert table.save() == save
            assert site.http.get("/api/health").status_code == 200
    with table.page("zhukov") as zhukov, table.page("konev") as konev:
        more = play({"zhukov": zhukov, "konev": konev}, Random(2), 40)
    after = table.save()
    assert after["actions"][: len(save["actions"])] == save["actions"]
    assert len(after["actions"]) == len(save["actions"]) + more
    site.kill()
    site.start()
    assert table.save() == after
    kept = journal.decode(msgspec.json.encode(after), "the save")
    assert journal.replay(kept, ruleset(kept.game)).state.digest() == after["state"]
