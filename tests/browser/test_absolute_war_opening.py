"""The first days of Barbarossa by clicking: cards, offensives, a flight, a battle with Pincers, pursuit."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from stavka.games import ruleset
from stavka.words import words
from tests.browser import opening
from tests.browser.opening import behind, check_access, notes
from tests.browser.screen import Screen, check_offers, check_preview, table_of, take_screen
from tests.browser.visitors import Visitors
from tests.server.site import Site, Table

GAME = "absolute-war"
SPOKEN = words(ruleset(GAME))
SEED = "48"

# What is asked, and the answer: a verb, and what it is applied to.
CARDS = """
exchange done
spend-cards discard g32
spend-cards done
reserves done
offensives launch g55
offensives done
"""
MOVEMENT = """
movement fly g-lf2
fly to allenstein
join join g3pz
movement raise_up g-l
movement move x-rom4
move enter bucharest
movement done
"""
OFFENSIVES = """
designate mark bialystok
designate mark kaunas
designate mark lvov
designate mark brest-litovsk
designate turn_up bialystok
designate done
"""
ATTACK = """
attack lead g-lf2
target target s-w
commit-defence support s-wmech
commit-attack support g2pz
commit-attack play g39
"""
PINCERS = """
commit-attack done
pincers pincers
"""
PURSUIT = """
retreat retreat mogilev
advance advance g-lf2
advance advance g2pz
exploit exploit g3pz
break-through to minsk
exploit done
pay-marker spend support
"""


def barbarossa(site: Site) -> Table:
    return site.create(GAME, scenario="short-campaign", seed=SEED, open_hands=True)


def enact(screen: Screen, part: str) -> None:
    """Click a part of the opening; what is a card is played from the hand."""
    opening.enact(screen, part, shown, choose)


def choose(screen: Screen, verb: str, target: str | None) -> None:
    if target is not None and card(screen, target).count():
        use(screen, verb, target)
    else:
        screen.do(verb, target)


def shown(screen: Screen, prompt: str) -> None:
    """The page asks what the server asks, rings what it offers on the map and in the hand."""
    decision = screen.decision()
    assert decision["prompt"] == prompt
    expect(screen.prompt).to_contain_text(screen.question())
    check_offers(screen, decision)
    offered = {f"card-{each}" for verb in decision["verbs"].values() for each in verb["targets"]}
    ringed = screen.page.locator("[data-card].offered")
    assert set(ringed.evaluate_all("all => all.map(each => each.dataset.card)")) <= offered
    if decision["preview"]:
        check_preview(screen, decision)


def card(screen: Screen, name: str) -> Locator:
    """A card in a hand or in a pile."""
    return screen.page.locator(f'[data-card="card-{name}"]')


def use(screen: Screen, verb: str, name: str) -> None:
    """Open a card, and do with it what it offers."""
    before = screen.actions()
    screen.hit(card(screen, name))
    said = screen.page.get_by_role("group", name=SPOKEN.piece(f"card-{name}"), exact=True)
    screen.hit(said.get_by_role("button", name=SPOKEN.verb(verb, screen.decision()["prompt"]), exact=True))
    expect(screen.timeline).not_to_have_attribute("max", str(before))


def stands(screen: Screen, place: str, *units: str) -> None:
    """These counters are said to be in a zone or a box."""
    for unit in units:
        expect(screen.unit(unit)).to_have_accessible_name(
            re.compile(rf"\b{re.escape(SPOKEN.space(place))}\b")
        )


def bears(screen: Screen, mark: str, *units: str) -> None:
    """These counters are said to have a marker."""
    for unit in units:
        expect(screen.unit(unit)).to_have_accessible_name(
            re.compile(f", {re.escape(SPOKEN.mark(mark))}(,|$)")
        )


def lies(screen: Screen, zone: str, mark: str, count: int = 1) -> None:
    """A marker is drawn in a zone."""
    name = f"{SPOKEN.mark(mark, count)}, {SPOKEN.space(zone)}"
    expect(screen.page.get_by_role("img", name=name, exact=True)).to_be_visible()


# ---- the whole of it


def test_the_opening_by_clicking(site: Site, visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce")
    table = site.create(GAME, scenario="short-campaign", seed=SEED)
    screen = Screen(page, table).open("german", "soviet")
    hand = page.get_by_role("region", name="Cards", exact=True)
    open_cards = page.get_by_role("region", name="Decks and open cards")

    take_screen(screen)
    check_hand(screen)
    enact(screen, CARDS)
    expect(hand.locator("[data-card=card-g55]")).to_have_count(0)
    expect(open_cards.locator("[data-card=card-g55]")).to_be_visible()
    expect(open_cards.locator("[data-card=card-g32]")).to_be_visible()
    assert notes(screen)["offensive"] == 1

    enact(screen, MOVEMENT)
    stands(screen, "allenstein", "g-lf2")
    stands(screen, "bucharest", "x-rom4")
    assert order(screen, "g-l") == ["g-l", "g18a"], "the corps now lies on its army (3.3)"
    assert order(screen, "g-lf2") == ["g-lf2", "g3pz", "g9a"]

    enact(screen, OFFENSIVES)
    lies(screen, "bialystok", "major-offensive", 2)  # its combat point is up
    for zone in ("kaunas", "lvov", "brest-litovsk"):
        lies(screen, zone, "major-offensive")

    enact(screen, ATTACK)
    take_screen(screen)
    shown(screen, "commit-attack")
    expect(page.get_by_role("region", name="The fight")).to_contain_text("10 : 4")
    bears(screen, "support", "g2pz", "s-wmech")

    enact(screen, PINCERS)
    take_screen(screen)
    check_turned(screen)
    enact(screen, PURSUIT)
    check_end(screen)


def check_hand(screen: Screen) -> None:
    """A card can be read: its battle row, its objectives, its text."""
    expect(card(screen, "g55")).to_contain_text(SPOKEN.piece("card-g55"))
    face = screen.page.locator("li.large")
    card(screen, "g39").click()
    expect(face).to_contain_text(SPOKEN.about("piece", "card-g39"))
    expect(face).to_contain_text(f"{SPOKEN.space('kiev')} · {SPOKEN.space('bryansk')}")
    expect(face.get_by_role("cell")).to_have_count(10)
    screen.page.keyboard.press("Escape")
    expect(face).to_have_count(0)
    expect(card(screen, "g39")).to_be_focused()


def order(screen: Screen, top: str) -> list[str]:
    """The stack under a unit as the page draws it, the top one first."""
    spots = screen.sight()["layout"]["spots"]
    pile = next(spot["pile"] for spot in spots if spot["unit"] == top)
    drawn = sorted((spot for spot in spots if spot["pile"] == pile), key=lambda spot: -spot["order"])
    screen.hover_pile(top)
    boxes = [screen.unit(spot["unit"]).bounding_box() for spot in drawn]
    across = [box["x"] for box in boxes if box is not None]
    assert len(across) == len(drawn)
    assert across == sorted(across), "a row has the top unit first"
    return [str(spot["unit"]) for spot in drawn]


def check_turned(screen: Screen) -> None:
    """The card that decided the battle lies open with the column of its odds; the pocket is on the map."""
    shown(screen, "retreat")
    assert screen.side == "soviet"
    turned = screen.page.get_by_role("region", name="Turned up")
    expect(turned).to_contain_text("10 : 4 → D1")
    expect(turned).to_contain_text(SPOKEN.piece("card-g25"))
    expect(turned.locator("th.lit")).to_have_text("+6")
    expect(turned.locator("td.lit")).to_have_text("D1")
    expect(screen.log).to_contain_text(SPOKEN.piece("card-g25"))
    stands(screen, "soviet-destroyed", "s-10a")
    lies(screen, "bialystok", "pocket-german", 2)
    backs = screen.page.get_by_role("region", name="Decks and open cards").locator("li.back")
    expect(backs.first).to_contain_text("2")  # of the Germans only backs, two Events and an Offensive
    expect(card(screen, "g9")).to_have_count(0)


def check_end(screen: Screen) -> None:
    """Minsk has fallen; the offensive has succeeded; the Germans may attack elsewhere."""
    shown(screen, "attack")
    stands(screen, "minsk", "g3pz")
    stands(screen, "bialystok", "g2pz", "g4a", "g-lf2", "g9a")
    stands(screen, "mogilev", "s-wmech")
    bears(screen, "disrupted", "s-wmech")
    bears(screen, "done", "g2pz", "g9a")
    bears(screen, "damaged", "g-lf2")
    kinds = notes(screen)
    assert kinds["battle"] == kinds["encircled"] == kinds["pockets"] == kinds["offensive-succeeds"] == 1


# ---- what is special to it


def test_one_person_plays_both_sides(site: Site, visitors: Visitors) -> None:
    """From the first page: no screen is handed over, and both hands lie open (24)."""
    page = visitors.come(reduced_motion="reduce")
    page.goto(site.url)
    page.get_by_role("button", name=f"Play {SPOKEN.title()}").click()
    page.get_by_role("radio", name="Alone").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    table = table_of(site, page)
    info = table.info()
    assert info["open_hands"]
    assert info["options"]["solitaire"] == "on"
    screen = Screen(page, table).ready()
    shown(screen, screen.decision()["prompt"])
    for side in ("german", "soviet"):
        pieces = table.view(side)["view"]["table"]["pieces"]
        assert all(piece["id"] for piece in pieces if piece["at"] == "hand")


def test_a_card_is_played_by_keyboard(site: Site, visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce")
    screen = Screen(page, behind(barbarossa(site), "exchange done")).open("german", "soviet").ready()
    card(screen, "g32").focus()
    for key in ("Enter", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(card(screen, "g32").locator("xpath=ancestor::section")).to_have_accessible_name(
        "Decks and open cards"
    )


def test_a_card_is_played_by_touch(site: Site, visitors: Visitors) -> None:
    table = behind(barbarossa(site), "exchange done")
    screen = Screen(visitors.phone(reduced_motion="reduce"), table).open("german", "soviet").ready()
    use(screen, "discard", "g32")
    assert notes(screen)["discarded"] == 1


def test_what_the_turns_bring_can_be_read(site: Site, visitors: Visitors) -> None:
    """Weather and event of this turn and of those to come, the present one marked."""
    page = visitors.come(reduced_motion="reduce")
    Screen(page, barbarossa(site)).open("german", "soviet").ready()
    page.get_by_text("What the turns bring").click()
    turns = page.get_by_role("region", name="How the game stands").locator("ol li")
    expect(turns).to_have_count(26)
    expect(turns.first).to_have_attribute("aria-current", "step")
    expect(turns.nth(3)).to_contain_text(SPOKEN.say("note-turn", {"turn": 4, "weather": "snow"}))
    expect(turns.nth(3)).to_contain_text(SPOKEN.say("note-turn-event", {"turn": 4, "event": "pearl-harbor"}))


# ---- for everybody


def at_battle(site: Site) -> Table:
    return behind(barbarossa(site), CARDS, MOVEMENT, OFFENSIVES, ATTACK)


def at_retreat(site: Site) -> Table:
    return behind(at_battle(site), PINCERS)


@pytest.mark.parametrize(
    ("arrive", "look"), [(barbarossa, "light"), (at_battle, "dark"), (at_retreat, "phone")]
)
def test_axe_finds_no_fault(
    site: Site, visitors: Visitors, arrive: Callable[[Site], Table], look: str
) -> None:
    check_access(visitors, arrive(site), look, "german", "soviet")
