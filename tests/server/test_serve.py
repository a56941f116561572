"""`stavka serve` and `stavka tables` as a user meets them."""

from __future__ import annotations

import socket
import subprocess
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from stavka.server.store import Store
from tests.cli.conftest import Cli, cli
from tests.server.site import PATIENCE, Site

__all__ = ["cli"]


def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path) -> None:
    site = Site(tmp_path / "new" / "stavka.db")
    table = site.create()
    with table.page("zhukov"):  # a page that is still there
        code, out, err = site.stop()
    assert (code, err) == (0, "")
    assert f"Stavka is at {site.url}/" in out
    assert "Every table is kept." in out


def test_a_port_in_use(cli: Cli) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        told = cli("serve", "--port", str(port))
        assert told.code == 1
        assert f"port {port} is in use" in told.err
        assert "--port" in told.err
        assert told.err.count("\n") == 1
        assert "déjà pris" in cli("serve", "--port", str(port), "--lang", "fr").err


def test_an_address_that_is_not_this_machine_s(cli: Cli) -> None:
    told = cli("serve", "--host", "192.0.2.1", "--port", "8290")
    assert told.code == 1
    assert "cannot serve at 192.0.2.1" in told.err


@pytest.mark.parametrize(
    ("option", "en", "fr"),
    [
        ("--limit=tables=3", "no limit “tables”", "pas de limite « tables »"),
        ("--limit=tables_a_minut=3", "Did you mean 'tables_a_minute'?", "tables_a_minute"),
        ("--limit=tables_a_minute=0", "a number above 0", "supérieur à 0"),
        ("--limit=connections=many", "a number above 0", "supérieur à 0"),
        ("--limit=head_seconds", "a number above 0", "supérieur à 0"),
        ("--proxy=elsewhere", "no address or network", "ni l’adresse ni le réseau"),
    ],
)
def test_settings_that_make_no_sense(cli: Cli, option: str, en: str, fr: str) -> None:
    for lang, said in (("en", en), ("fr", fr)):
        told = cli("serve", "--port", "8292", option, "--lang", lang)
        assert told.code != 0
        assert said in told.err, told.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_database_that_cannot_be_used(cli: Cli, tmp_path: Path, lang: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ivan Stepanovich, " * 200)
    for db in ("letter.txt", "letter.txt/stavka.db", "/proc/stavka.db"):
        told = cli("serve", "--port", "8291", "--db", db, "--lang", lang)
        assert told.code == 1
        assert db in told.err
        assert told.err.count("\n") == 1


def test_tables_are_listed_with_their_links(cli: Cli, tmp_path: Path) -> None:
    assert "no file" in cli("tables").err
    Store(tmp_path / "home" / "stavka" / "stavka.db").close()
    assert "no table yet" in cli("tables").out
    site = Site(tmp_path / "stavka.db")
    table = site.create(seats={"konev": {"player": "random"}})
    try:
        out = cli("tables", "--db", "stavka.db", "--address", site.url).out
        assert "Race for Berlin" in out
        assert f"Zhukov: {site.url}/table/{table.id}#seat={table.tokens['zhukov']}" in out
        assert "Konev" not in out
        (listed,) = cli("tables", "--db", "stavka.db", "--json").json
        assert listed["table"] == table.id
        assert list(listed["seats"]) == ["zhukov"]
    finally:
        site.stop()


def test_kill_leaves_no_process_behind(tmp_path: Path) -> None:
    site = Site(tmp_path / "stavka.db")
    table = site.create(seats={side: {"player": "random"} for side in ("zhukov", "konev")})
    with table.page() as page:
        page.until(5)
        children = _children(site.process.pid)
        assert children, "a worker plays"
        site.kill()
    for pid in children:
        _wait_for_end(pid)
    site.http.close()


def _children(pid: int) -> list[int]:
    command = ["ps", "-o", "pid=", "--ppid", str(pid)]
    return [int(line) for line in subprocess.run(command, capture_output=True, check=False).stdout.split()]


def _wait_for_end(pid: int) -> None:
    """Fails if a process does not end by itself; one whose parent has not noticed yet has ended too."""
    deadline = time.monotonic() + PATIENCE
    status = Path(f"/proc/{pid}/status")
    with suppress(OSError):
        while "State:\tZ" not in status.read_text():
            assert time.monotonic() < deadline, "a worker is left"
            time.sleep(0.01)
