"""The built client and other things that are kept by browsers: types, compression, how long they last."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

import stavka

CLIENT = Path(stavka.__file__).parent / "client" / "dist"

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

SMALL = 512
"""Less than this is not worth compressing."""

TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".html": "text/html"}
"""Those that systems disagree about."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stavka</title>
<style>body{font:1.1rem/1.5 sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Stavka</h1>
<p>The server runs, but its pages have not been built. In the folder of the sources, run
<code>make play</code>, then load this page again.</p>
<p lang="fr">Le serveur tourne, mais ses pages n’ont pas été construites. Dans le dossier des sources, lancez
<code>make play</code>, puis rechargez cette page.</p>
</html>
"""


@lru_cache(maxsize=256)
def _tag(content: bytes) -> str:
    return f'"{blake2b(content, digest_size=8).hexdigest()}"'


@lru_cache(maxsize=256)
def _squeezed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def kept(
    request: Request, content: bytes, media: str, *, for_ever: bool = False, squeezed: bytes = b""
) -> Response:
    """Something that does not change often: compressed once, and not sent again to who has it.

    What is large comes with the same compressed already, for that takes a while.
    """
    headers = {
        "cache-control": FOR_EVER if for_ever else ASK_AGAIN,
        "etag": _tag(content),
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    text = media.startswith("text/") or media.endswith(("+xml", "json"))
    if text and len(content) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = squeezed or _squeezed(content)
    return Response(content, headers=headers, media_type=media)


class Client:
    """The built client; every address that is no file of it is a page of it."""

    def __init__(self, folder: Path, opened: Callable[[], None]) -> None:
        self.folder = folder
        self.opened = opened
        """Called whenever a page is asked for: whoever does so will soon ask for more."""
        self._files: dict[Path, tuple[int, bytes]] = {}

    async def serve(self, request: Request) -> Response:
        """A file, or the page that stands for all other addresses."""
        asked = request.path_params["path"]
        if "\0" in asked or ".." in asked.split("/"):
            raise HTTPException(404)
        path = self.folder / asked
        if not path.is_file() or self.folder not in path.resolve().parents:
            path = self.folder / "index.html"
            self.opened()
        if not path.is_file():
            return Response(NOT_BUILT, status_code=503, media_type="text/html")
        media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        hashed = path.parent.name == "assets"  # the build puts a fingerprint in these names
        return kept(request, self._read(path), media, for_ever=hashed)

    def _read(self, path: Path) -> bytes:
        """A file, read again when it has changed."""
        changed = path.stat().st_mtime_ns
        found = self._files.get(path)
        if found is None or found[0] != changed:
            found = self._files[path] = (changed, path.read_bytes())
        return found[1]
