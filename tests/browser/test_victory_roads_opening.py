"""The opening of Bagration by clicking: supports, surprise, the Stavka, a great attack, exploitation."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stavka.games import ruleset
from stavka.words import words
from tests.browser import opening
from tests.browser.opening import behind, check_access, notes
from tests.browser.screen import Screen, check_offers, check_sets, take_screen
from tests.browser.visitors import Visitors
from tests.server.site import Site, Table

GAME = "victory-roads"
SPOKEN = words(ruleset(GAME))
LOST = SPOKEN.space("eliminated")

ON_TOP = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

# What is asked, and the answer: a verb, and what it is applied to.
CHOICE = """
choose-soviet take lend-lease
choose-soviet take surprise
choose-soviet take artillery-3
choose-soviet take aviation
choose-soviet take katyusha
choose-soviet take heavy-tanks
pontoons done
free-support take artillery-3
"""
SURPRISE = """
deploy-1 play lend-lease
deploy-from box centre-north
deploy-where play centre-north
deploy-1 done
deploy-2 play surprise
deploy-from box centre-north
deploy-where to 6221
surprise-move stay
surprise-attack attack 6222
attackers all
"""
ADVANCE = """
attackers resolve
intervene decline
declare elite s-16g-rc
loss-first lose s-16g-rc
front-reserves done
advance advance s-16g-rc
advance advance s-36g-rc
advance advance s-2g-tk
reserve-moves decline
deploy-2 done
"""
SUPPORTS = """
deploy-3 play artillery-3
deploy-from box centre-north
deploy-where unit s-3g-mech
deploy-3 play katyusha
deploy-from box centre-north
deploy-where unit s-3g-cav
deploy-3 play aviation
deploy-from box centre-north
deploy-where to 6121
deploy-3 done
reinforce theatre centre-north
reinforce-with spend partisans
reinforce-corps unit s-19-rc
reinforce done
theatre-modes done
surplus give partisans
surplus give maskirovka
"""
STAVKA = """
stavka-wish choose reserve
stavka-roll spend engineers
stavka-roll roll
release unit s-19-tk
release-place to 6421
release done
"""
MARCH = """
move-unit unit s-3g-mech
move join s-3g-cav
move to 6221
move stop
move-unit done
"""
ASSAULT = """
combat attack 6122
attackers all
attackers resolve
intervene decline
combat-supports use artillery-3
combat-supports use aviation
combat-supports done
declare armoured
declare hourra
"""
BREAKTHROUGH = """
declare done
loss lose g-95-id
loss lose s-36g-rc
retreat-unit unit g-299-id
retreat to 6022
retreat to 5922
retreat to 6022
retreat to 5922
advance advance s-2g-tk
advance advance s-3g-mech
advance advance s-3g-cav
reserve-moves decline
exploit mark s-2g-tk
exploit mark s-3g-mech
exploit mark s-3g-cav
exploit done
combat done
"""
EXPLOITATION = """
exploit-unit unit s-2g-tk
move join s-3g-mech
move to 6022
move stop
exploit-unit done
combat attack 5922
attackers all
attackers resolve
intervene decline
declare armoured
loss lose g-95-id
retreat to 5822
advance advance s-2g-tk
advance done
combat done
rebuild done
pontoons done
"""


def bagration(site: Site) -> Table:
    return site.create(GAME, scenario="bagration", seed="7", open_hands=True)


def enact(screen: Screen, part: str) -> None:
    """Click a part of the opening."""
    opening.enact(screen, part, shown)


def shown(screen: Screen, prompt: str) -> None:
    """The page asks what the server asks, and rings what it offers."""
    decision = screen.decision()
    assert decision["prompt"] == prompt
    expect(screen.prompt).to_contain_text(screen.question())
    check_offers(screen, decision)
    if decision["preview"]:
        check_sets(screen, decision)


def stands(screen: Screen, place: str, *units: str) -> None:
    """These counters are said to be in a hex or a box."""
    for unit in units:
        expect(screen.unit(unit)).to_have_accessible_name(re.compile(rf"\b{re.escape(place)}\b"))


def bears(screen: Screen, name: str, *units: str) -> None:
    """These counters are said to have a marker or a badge."""
    for unit in units:
        expect(screen.unit(unit)).to_have_accessible_name(re.compile(f", {re.escape(name)}[, ]"))


# ---- the whole of it


def test_the_opening_by_clicking(site: Site, visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce")
    screen = Screen(page, site.create(GAME, scenario="bagration", seed="7")).open("axis", "soviet")
    fight = page.get_by_role("region", name="The fight")

    enact(screen, CHOICE)
    assert notes(screen)["great-offensive"] == 1, "the first turn begins with one (11.5.2)"
    check_boxes(screen)

    enact(screen, SURPRISE)
    shown(screen, "attackers")
    expect(fight).to_contain_text("16 : 4")  # 32 halved by the river, 2 doubled by the fortification
    expect(fight).to_contain_text("4/1")
    enact(screen, ADVANCE)
    stands(screen, "6222", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    stands(screen, LOST, "g-256-id")

    enact(screen, SUPPORTS)
    bears(screen, SPOKEN.piece("support-artillery-3"), "s-3g-mech")
    bears(screen, SPOKEN.piece("support-katyusha"), "s-3g-cav")
    expect(page.get_by_role("img", name=f"{SPOKEN.piece('support-aviation')}, 6121")).to_be_visible()

    enact(screen, STAVKA)
    stands(screen, "6421", "s-19-tk")
    enact(screen, MARCH)
    stands(screen, "6221", "s-3g-mech", "s-3g-cav")

    enact(screen, ASSAULT)
    shown(screen, "declare")
    expect(fight).to_contain_text("41 : 8")
    expect(fight).to_contain_text("6/1")
    expect(fight).to_contain_text(SPOKEN.modifier("support-artillery-3"))
    enact(screen, BREAKTHROUGH)
    marked = ("s-2g-tk", "s-3g-mech", "s-3g-cav")
    stands(screen, "6122", *marked)
    stands(screen, "5922", "g-95-id", "g-299-id")
    bears(screen, SPOKEN.mark("exploiting"), *marked)

    enact(screen, EXPLOITATION)
    check_end(screen)


def check_boxes(screen: Screen) -> None:
    """The player sees the markers of both theatres, and of the other side only how many there are."""
    boxes = screen.page.get_by_role("region", name="Hands, cups and boxes")
    for piece in screen.sight()["view"]["table"]["pieces"]:
        if piece["id"] and not piece["at"].isdigit():
            assert piece["at"] in ("north", "centre-north")
            expect(boxes).to_contain_text(SPOKEN.piece(piece["id"]))
    expect(boxes).to_contain_text(SPOKEN.space("centre-north"))


def check_end(screen: Screen) -> None:
    """All that was done stands on the map and in the log; the other player is asked now."""
    take_screen(screen)
    shown(screen, "withdrawal")
    assert screen.side == "axis"
    stands(screen, "5922", "s-2g-tk")
    stands(screen, "6022", "s-3g-mech")
    stands(screen, "5822", "g-299-id")
    stands(screen, LOST, "g-95-id")
    kinds = notes(screen)
    assert kinds["surprise"] == kinds["hourra"] == kinds["stavka"] == kinds["reinforced-mode"] == 1
    assert kinds["armoured-attack"] == 2
    assert kinds["combat"] == kinds["odds"] == kinds["exploits"] == 3
    for unit in ("s-2g-tk", "s-3g-mech", "s-3g-cav"):
        expect(screen.unit(unit)).not_to_have_accessible_name(re.compile(SPOKEN.mark("exploiting")))


# ---- what is special to it


def test_what_supports_do_can_be_read_before_one_is_chosen(site: Site, visitors: Visitors) -> None:
    """By whoever has no pointer to rest on a button, too."""
    screen = Screen(visitors.phone(reduced_motion="reduce"), bagration(site)).open("axis", "soviet")
    about = screen.buttons.get_by_text(SPOKEN.about("piece", "support-lend-lease"))
    expect(about).to_be_hidden()
    screen.buttons.get_by_text("What they do").tap()
    expect(about).to_be_visible()


def test_no_marker_lies_over_an_open_row(site: Site, visitors: Visitors) -> None:
    """Seen from far away the row of 6221 lies over Smolensk, with the theatre's marker and Lend-Lease."""
    screen = Screen(visitors.come(reduced_motion="reduce"), at_elite(site)).open("axis", "soviet").ready()
    screen.settled()
    screen.hover_pile("s-16g-rc")
    for unit in ("s-16g-rc", "s-36g-rc", "s-2g-tk"):
        assert screen.unit(unit).evaluate(ON_TOP), unit


# ---- for everybody


def at_elite(site: Site) -> Table:
    return behind(bagration(site), CHOICE, SURPRISE, "attackers resolve\nintervene decline")


def at_assault(site: Site) -> Table:
    return behind(bagration(site), CHOICE, SURPRISE, ADVANCE, SUPPORTS, STAVKA, MARCH, ASSAULT)


@pytest.mark.parametrize(
    ("arrive", "look"), [(bagration, "light"), (at_assault, "dark"), (at_elite, "phone")]
)
def test_axe_finds_no_fault(
    site: Site, visitors: Visitors, arrive: Callable[[Site], Table], look: str
) -> None:
    check_access(visitors, arrive(site), look, "axis", "soviet")
