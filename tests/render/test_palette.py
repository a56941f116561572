"""Colours that everybody can tell apart, and figures that everybody can read."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from stavka.render.counters import BOX_INK, shade
from stavka.render.palette import COATS, DARK, LIVERIES, SEASONS, SPARE, Coat, coat, ground, livery
from stavka.render.tokens import DARK as CHIP
from stavka.render.tokens import RIM

Colour = tuple[float, float, float]

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
"""What is left of red, green and blue for each kind of eye (Machado, Oliveira and Fernandes, 2009)."""


def linear(colour: str) -> Colour:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def contrast(a: str, b: str) -> float:
    """As the web's guidelines reckon it."""
    bright, dim = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b))), reverse=True
    )
    return (bright + 0.05) / (dim + 0.05)


def lab(colour: str, eyes: str) -> Colour:
    """A colour as these eyes see it, in CIE Lab."""
    rgb = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * part for k, part in zip(row, rgb, strict=True)))) for row in EYES[eyes]
    )
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a: str, b: str, eyes: str) -> float:
    return dist(lab(a, eyes), lab(b, eyes))


@pytest.mark.parametrize(
    "of", [*COATS.values(), *SPARE], ids=[*COATS, *(f"spare-{n}" for n in range(len(SPARE)))]
)
def test_factors_can_be_read_on_every_ground(of: Coat) -> None:
    assert contrast(of.ground, of.ink) >= 4.5
    assert contrast(shade(of.ground, 0.86), BOX_INK) >= 7


def test_figures_can_be_read_in_chips_and_on_pennants() -> None:
    assert contrast(CHIP, RIM) >= 4.5
    for each in LIVERIES:
        assert contrast(each.colour, each.ink) >= 3


@pytest.mark.parametrize("eyes", EYES)
def test_the_two_enemies_are_far_apart_for_all_eyes(eyes: str) -> None:
    for soviet in ("soviet", "soviet-guards", "soviet-shock"):
        for german in ("german", "german-ss"):
            assert apart(COATS[soviet].ground, COATS[german].ground, eyes) > 15
    assert apart(COATS["soviet"].ground, COATS["german"].ground, eyes) > 25


@pytest.mark.parametrize("eyes", EYES)
def test_nations_differ_by_colour_or_by_emblem(eyes: str) -> None:
    """Some nations look alike to some eyes: then their emblems differ."""
    nations = {name: of for name, of in COATS.items() if "-" not in name}
    for (a, first), (b, second) in combinations(nations.items(), 2):
        alike = apart(first.ground, second.ground, eyes) < 12
        assert not alike or first.emblem != second.emblem, (a, b)


@pytest.mark.parametrize("eyes", EYES)
def test_sides_differ_by_colour_and_by_shape(eyes: str) -> None:
    assert len({each.shape for each in LIVERIES}) == len(LIVERIES)
    assert apart(LIVERIES[0].colour, LIVERIES[1].colour, eyes) > 40


@pytest.mark.parametrize("of", [*SEASONS.values(), DARK], ids=[*SEASONS, "dark"])
def test_names_can_be_read_on_the_map(of: object) -> None:
    assert contrast(of.land, of.ink) >= 7  # type: ignore[attr-defined]
    assert contrast(of.land, of.deep) >= 4.5  # type: ignore[attr-defined]
    assert contrast(of.paper, of.faint) >= 4.4  # type: ignore[attr-defined]


def test_every_season_has_two_themes() -> None:
    for season in SEASONS:
        assert ground(season) != ground(season, "dark") == DARK
    assert ground("monsoon") == SEASONS["spring"]


def test_an_unknown_tone_has_its_nation_s_coat_and_an_unknown_nation_one_of_its_own() -> None:
    assert coat("soviet", "penal") == COATS["soviet"]
    assert coat("ruritanian") in SPARE
    assert coat("ruritanian") == coat("ruritanian")


def test_sides_keep_their_livery() -> None:
    assert livery(("red", "blue"), "red") == LIVERIES[0]
    assert livery(("red", "blue"), "blue") == LIVERIES[1]
