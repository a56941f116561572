"""Counters, badges, chips and dice as symbols."""

from __future__ import annotations

import pytest

from stavka.games import ruleset
from stavka.kernel.charts import Face
from stavka.render import board, sprite
from stavka.render.charts import chart_of
from stavka.render.counters import POINTS, emblem, face, icon, plain
from stavka.render.palette import COATS, coat, livery
from stavka.render.signs import SIGNS
from stavka.render.symbols import LETTERED, icons
from stavka.render.tokens import face_down, token
from stavka.words import words
from tests.render.pictures import ATLAS, BERLIN, ROADS, VICTORY, elements, ids


@pytest.mark.parametrize("name", [BERLIN, ROADS, VICTORY, ATLAS])
def test_every_symbol_is_there_once_and_none_collides_with_the_map(name: str) -> None:
    rules = ruleset(name)
    found = ids(sprite(rules))
    assert len(found) == len(set(found))
    assert not set(found) & set(ids(board(rules)))
    assert {f"face-{each.id}" for each in rules.faces()} <= set(found)
    assert {f"chip-token-{each.id}" for each in chart_of(rules).tokens} <= set(found)


def test_the_symbols_of_all_kinds_are_there() -> None:
    rules = ruleset(BERLIN)
    found = ids(sprite(rules))
    assert {f"back-{nation}" for nation in ("soviet", "german", "polish")} <= set(found)
    assert {f"die-{number}" for number in range(1, 7)} <= set(found)
    for word in words(rules).messages:
        if word.startswith("mark-"):
            mark = word.removeprefix("mark-")
            assert {f"badge-{mark}", f"chip-{mark}"} <= set(found)


def test_the_signs_of_a_game_exist_and_stand_for_marks_that_have_words() -> None:
    rules = ruleset(BERLIN)
    signs = chart_of(rules).signs | chart_of(rules).badges
    assert set(signs.values()) <= SIGNS.keys()
    for lang in ("en", "fr"):
        assert all(words(rules, lang).has(f"mark-{mark}") for mark in signs)


def test_what_is_used_is_defined() -> None:
    svg = sprite(ruleset(BERLIN))
    used = {(each.get("href") or "").removeprefix("#") for each in elements(svg, "use")}
    assert used
    assert used <= set(ids(svg))


def test_points_are_told_by_their_shapes() -> None:
    assert len({shape for shape, _ in POINTS.values()}) == len(POINTS)
    drawn = face(Face("x", "x", "soviet", "infantry", pips=["red", "white", "circled"], letters="A2"), None)
    assert drawn.count(f'fill="{POINTS["red"][1]}"') == 1
    assert SIGNS["shield"] in drawn
    assert ">A<" in drawn
    assert ">2<" in drawn


def test_a_side_that_is_no_loss_looks_different() -> None:
    looks = {face(Face("x", "x", "soviet", "infantry", wear=wear), None) for wear in WEARS}
    assert len(looks) == len(WEARS)


WEARS = ("", "untrained", "damaged", "building")


def test_a_face_tells_name_factors_echelon_and_side() -> None:
    rules = ruleset(BERLIN)
    (symbol,) = [each for each in elements(sprite(rules), "symbol") if each.get("id") == "face-8ga-1.0"]
    assert [each.text for each in symbol.iter() if each.tag.endswith("text")] == ["8GA", "XXXX", "20-3"]
    drawn = face(Face("x", "x", "soviet", "infantry"), None)
    assert livery(rules.sides, "konev").colour not in drawn
    drawn = face(Face("x", "x", "soviet", "infantry"), livery(rules.sides, "konev"))
    assert livery(rules.sides, "konev").colour in drawn


def test_the_reduced_side_has_a_band() -> None:
    full, reduced = (face(Face("x", "x", "german", "armoured", step=step), None) for step in (0, 1))
    assert reduced.count("<path") == full.count("<path") + 1


def lettered(drawn: str) -> list[str | None]:
    """What is written on a face; it must be well-formed for that."""
    return [each.text for each in elements(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>', "text")]


@pytest.mark.parametrize("plate", ["black", "black-white", "reinforced", "ring"])
@pytest.mark.parametrize("step", [0, 1])
def test_the_first_figure_stands_on_its_plate(plate: str, step: int) -> None:
    factors = ["6", "5", "3"]
    plain = face(Face("x", "x", "german", "armoured", factors=factors, step=step), None)
    plated = face(Face("x", "x", "german", "armoured", factors=factors, step=step, plate=plate), None)
    assert lettered(plain) == ["6-5-3"]
    assert lettered(plated) == ["6", "5-3"]
    drawn = ("<rect", "<circle", "<path")
    assert sum(map(plated.count, drawn)) > sum(map(plain.count, drawn))


def test_a_unit_that_has_changed_sides_has_a_star_beside_its_flag() -> None:
    before, after = (plain(coat("romanian", tone)) for tone in ("", "anew"))
    assert SIGNS["small-star"] not in before
    assert SIGNS["small-star"] in after


def test_an_elite_unit_has_a_diamond() -> None:
    plain, elite = (face(Face("x", "x", "german", "infantry", elite=yes), None) for yes in (False, True))
    assert elite.count(SIGNS["diamond"]) == plain.count(SIGNS["diamond"]) + 1


def test_a_token_shows_a_picture_a_figure_or_both_and_a_back_neither() -> None:
    look = coat("soviet")
    assert SIGNS["gun"] in token(look, "gun")
    assert lettered(token(look, "gun", "2")) == ["2"]
    assert lettered(token(look, "arrow", "CN")) == ["CN"]
    assert lettered(token(look, "", "M")) == ["M"]
    assert lettered(face_down(look)) == []
    assert SIGNS["small-star"] in face_down(look)
    assert SIGNS["cross"] in face_down(coat("german"))


def test_every_pip_of_a_die_is_there() -> None:
    svg = sprite(ruleset(BERLIN))
    dice = [each for each in elements(svg, "symbol") if (each.get("id") or "").startswith("die-")]
    assert [sum(part.tag.endswith("circle") for part in die.iter()) for die in dice] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("branch", ["infantry", "mechanised", "motorised", "armoured", "cavalry", "mountain"])
def test_milsymbol_drew_the_branches(branch: str) -> None:
    assert "currentColor" in icons()[branch]
    assert "<path" in icon(branch)


def test_what_milsymbol_does_not_draw_is_told_by_letters() -> None:
    assert not LETTERED.keys() & icons().keys()
    assert ">HQ<" in icon("headquarters")
    assert ">ZO<" in icon("zouaves")


@pytest.mark.parametrize("branch", sorted({*icons(), *LETTERED}))
def test_every_branch_and_coat_has_a_word(branch: str) -> None:
    for lang in ("en", "fr"):
        assert words(None, lang).has(f"symbol-{branch}")
        assert all(words(None, lang).has(f"coat-{coat}") for coat in COATS)


@pytest.mark.parametrize("name", sorted({coat.emblem for coat in COATS.values()}))
def test_every_emblem_can_be_drawn(name: str) -> None:
    assert emblem(name, "#000000").startswith("<")
