"""A whole game as one SVG, as pixels, and in a notebook."""

from __future__ import annotations

import struct
import zlib

import pytest

import stavka
from stavka.games.roads.state import Marker
from stavka.kernel.names import Kind
from stavka.render import picture, png
from stavka.render.palette import DARK, SPRING
from tests.render.pictures import ROADS, berlin, elements, ids


def size(image: bytes) -> tuple[int, int]:
    """The width and height that a PNG tells."""
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", image[16:24])
    return width, height


def pixels(image: bytes) -> bytes:
    """The filtered bytes of a PNG, enough to see that something is on it."""
    data, at = b"", 8
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IDAT":
            data += image[at + 8 : at + 8 + length]
        at += length + 12
    return zlib.decompress(data)


def test_a_picture_is_whole_by_itself() -> None:
    svg = picture(berlin())
    known = set(ids(svg))
    used = [(each.get("href") or "") for name in ("use", "textPath") for each in elements(svg, name)]
    assert len(used) > 90
    assert all(href.startswith("#") and href[1:] in known for href in used)


def test_a_picture_shows_the_map_of_its_scenario_with_pieces_and_lines() -> None:
    game = stavka.new(ROADS, scenario="uranus", seed=3)
    names, state = game.rules.names.index[Kind.SPACE], game.state
    state.fortress, state.level = names["1333"], 5
    state.offensive_status, state.offensives = ["map", "away", "away"], [names["1727"], -1, -1]
    state.markers = (Marker("katyusha", -1, names["1727"], True),)
    svg = picture(game, "soviet")
    known = set(ids(svg))
    assert all((each.get("href") or "")[1:] in known for each in elements(svg, "use"))
    spaces = {each.get("data-space") for each in elements(svg, "path")}
    assert "1727" in spaces
    assert "1710" not in spaces
    rings = [
        each.get("class") for each in elements(svg, "path") if "ring" in (each.get("class") or "").split()
    ]
    assert rings == ["ring ring-radius ring-soviet", "ring ring-zone ring-all"]
    used = {each.get("href"): each.get("opacity") for each in elements(svg, "use")}
    assert used["#chip-token-support-katyusha"] == "0.45"
    assert used["#chip-token-fortress"] is None
    assert "#chip-token-back-axis" in used
    assert "#chip-token-offensive-major" in used


def test_a_pile_says_how_many_it_hides() -> None:
    written = [each.text for each in elements(picture(berlin()), "text") if each.get("font-weight") == "700"]
    assert written.count("6") == 2  # at Küstrin and at Triebel


def test_a_picture_has_a_language_and_a_theme() -> None:
    game = berlin()
    english, french = picture(game), picture(game, lang="fr")
    assert "Frankfurt" in english
    assert "Frankfurt" not in french
    assert "Francfort" in french
    assert SPRING.land in english
    assert DARK.land not in english
    assert DARK.land in picture(game, theme="dark")


def test_a_side_may_look() -> None:
    assert picture(berlin(), "konev") == picture(berlin())  # what is secret here is not on the map


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_png_has_the_width_that_was_asked_for(theme: str) -> None:
    image = png(picture(berlin(), theme=theme), 640)
    width, height = size(image)
    assert width == 640
    assert 560 < height < 640
    assert len(set(pixels(image))) > 200


def test_letters_are_drawn_with_our_fonts() -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">'
    for family in ("Source Sans Pro", "Source Serif Pro"):
        word = png(f'{head}<text x="5" y="30" font-size="30" font-family="{family}">Oder</text></svg>', 100)
        assert len(set(pixels(word))) > 10
    other = png(f'{head}<text x="5" y="30" font-size="30" font-family="Nobody\'s">Oder</text></svg>', 100)
    assert len(set(pixels(other))) < 5


def test_a_notebook_shows_the_game(toy: str) -> None:
    game = stavka.new(toy, seed=1)
    shown = game._repr_svg_()
    assert shown == picture(game)
    assert shown is not None
    assert "Düna" in shown
