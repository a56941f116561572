"""9: the Card Phase: draws, Resource Points, the hand."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from tests.games.absolute_war.hands import ATTACKS, PLAIN, QUIET, dealing, drawn, holding, leave, rp, thrown
from tests.games.absolute_war.table import FACTS, asked, do, field, open_to, side_to_act
from tests.support import told

CALM = {side: f"{PLAIN[side]} {ATTACKS[side]}" for side in SIDES}
"""Draw piles without red cards."""


def phase(side: str = "german", **position: object) -> War:
    """A Card Phase with both War Economy sites held and no red card in the piles."""
    return field(QUIET, step=f"{side}-cards", piles=CALM, **position)  # type: ignore[arg-type]


def kinds(cards: set[str]) -> tuple[int, int]:
    """How many Event and Offensive cards there are among some."""
    events = sum(FACTS.cards[card].deck == "event" for card in cards)
    return events, len(cards) - events


# ---- the draws


@pytest.mark.rule("absolute-war", "9.0", "9.1a")
@pytest.mark.parametrize("side", SIDES)
def test_four_events_and_an_offensive_are_drawn(side: str) -> None:
    g = phase(side, head=f"initiative = '{'soviet' if side == 'german' else 'german'}'")
    assert (asked(g), side_to_act(g)) == ("spend-cards", side)
    assert kinds(holding(g, side)) == (4, 1)
    assert holding(g, "soviet" if side == "german" else "german") == set()


@pytest.mark.rule("absolute-war", "9.0")
def test_points_are_bought_after_the_draws_and_before_the_limit_of_the_hand() -> None:
    g = phase(hand={"german": "g8 g9"}, head="rp = { german = 0 }\ninitiative = 'soviet'")
    assert len(holding(g, "german")) == 7
    assert open_to(g, "done") == set()
    do(g, "discard g8")
    assert rp(g)[0] == 1
    assert open_to(g, "done") == {""}


@pytest.mark.rule("absolute-war", "9.1b")
def test_cards_are_drawn_one_by_one() -> None:
    """Each draw is a fact of its own, and only its player learns the card."""
    g = phase()
    cards = [note["card"] for note in told(g, "drew")]
    assert len(cards) == 5
    assert set(cards) == holding(g, "german")
    notes = [note for note in g.notes or [] if note.kind == "drew"]
    assert all("card" not in g.note_view(note, SOVIET).facts for note in notes)


# ---- the exchange of the first Offensive card


@pytest.mark.rule("absolute-war", "9.1c")
def test_who_has_the_initiative_may_exchange_his_first_offensive_card() -> None:
    g = phase()
    assert (asked(g), side_to_act(g)) == ("exchange", "german")
    (first,) = [card for card in holding(g, "german") if FACTS.cards[card].deck == "offensive"]
    do(g, "exchange")
    assert asked(g) == "spend-cards"
    assert first in thrown(g, "german")
    assert first not in holding(g, "german")
    assert kinds(holding(g, "german")) == (4, 1)
    assert rp(g) == rp(phase())


@pytest.mark.rule("absolute-war", "9.1c")
def test_he_may_keep_it() -> None:
    g = phase()
    before = holding(g, "german")
    leave(g)
    assert asked(g) == "spend-cards"
    assert holding(g, "german") == before


@pytest.mark.rule("absolute-war", "9.1c")
@pytest.mark.parametrize(
    ("side", "initiative", "prompt"),
    [
        ("german", "soviet", "spend-cards"),
        ("soviet", "soviet", "exchange"),
        ("soviet", "german", "spend-cards"),
    ],
)
def test_the_other_player_keeps_what_he_draws(side: str, initiative: str, prompt: str) -> None:
    assert asked(phase(side, head=f"initiative = '{initiative}'")) == prompt


@pytest.mark.rule("absolute-war", "9.1c")
def test_a_card_to_be_played_at_once_is_not_exchanged() -> None:
    g = drawn("g51")
    assert asked(g) == "spend-cards"
    assert g.state.aside[GERMAN] == ("g51",)
    assert kinds(holding(g, "german")) == (3, 0)


@pytest.mark.rule("absolute-war", "9.1c")
def test_a_red_card_drawn_in_exchange_is_played_at_once() -> None:
    g = dealing("german", "g1", "g2", "g3", "g44", "g51")
    do(g, "forgo event")
    assert asked(g) == "exchange"
    do(g, "exchange")
    assert g.state.aside[GERMAN] == ("g51",)
    assert asked(g) == "spend-cards"


@pytest.mark.rule("absolute-war", "9.1c", "9.1g")
def test_only_the_first_offensive_card_may_be_exchanged() -> None:
    """The Lend-Lease marker brings a second one, which stays."""
    g = phase("soviet", turn=17, head="initiative = 'soviet'\nready = ['lend-lease-card']")
    do(g, "exchange")
    assert asked(g) == "lend-lease"
    do(g, "lend offensive")
    assert asked(g) == "spend-cards"
    assert kinds(holding(g, "soviet")) == (4, 2)


@pytest.mark.rule("absolute-war", "9.1c", "9.1e", "9.1g")
@pytest.mark.parametrize(("initiative", "may"), [("soviet", True), ("german", False)])
def test_the_first_may_be_the_one_that_lend_lease_brings(initiative: str, may: bool) -> None:
    """The draw lost with Stalino was that of the Offensive card."""
    head = f"initiative = '{initiative}'\nready = ['lend-lease-card']"
    g = phase("soviet", turn=17, head=head, german="stalino")
    do(g, "forgo offensive", "lend offensive")
    assert (asked(g) == "exchange") is may
    if may:
        (first,) = [card for card in holding(g, "soviet") if FACTS.cards[card].deck == "offensive"]
        do(g, "exchange")
        assert first in thrown(g, "soviet")
    assert asked(g) == "spend-cards"
    assert kinds(holding(g, "soviet")) == (4, 1)


@pytest.mark.rule("absolute-war", "9.1c", "9.1e", "9.1g")
def test_an_event_card_of_lend_lease_is_no_first_offensive_card() -> None:
    head = "initiative = 'soviet'\nready = ['lend-lease-card']"
    g = phase("soviet", turn=17, head=head, german="stalino")
    do(g, "forgo offensive", "lend event")
    assert asked(g) == "spend-cards"
    assert kinds(holding(g, "soviet")) == (5, 0)


@pytest.mark.rule("absolute-war", "9.1c", "19.6b")
def test_in_the_base_game_it_is_the_first_event_card() -> None:
    g = phase(mode="base")
    assert (asked(g), len(holding(g, "german"))) == ("exchange", 1)
    leave(g)
    assert asked(g) == "spend-cards"
    assert kinds(holding(g, "german")) == (4, 0)


# ---- the last card of a pile


@pytest.mark.rule("absolute-war", "9.1d")
def test_the_last_card_is_shuffled_with_the_discards() -> None:
    """E19: one card in the pile and twenty discarded; one is drawn, twenty are left."""
    g = phase("soviet", turn=17, head="initiative = 'german'\nready = ['lend-lease-card']")
    state, cards = g.state, [*state_events(g), *thrown(g, "soviet")]
    events = [card for card in cards if FACTS.cards[card].deck == "event"]
    calm = [card for card in events if FACTS.cards[card].timing != "immediate"][:21]
    gone = tuple(card for card in events if card not in calm)
    state.gone[SOVIET] = gone
    state.events[SOVIET] = (calm[0],)
    offensives = tuple(card for card in thrown(g, "soviet") if FACTS.cards[card].deck == "offensive")
    state.discard[SOVIET] = (*calm[1:], *offensives)
    before = holding(g, "soviet")
    do(g, "lend event")
    assert [note["deck"] for note in told(g, "reshuffled")] == ["event"]
    assert len(holding(g, "soviet") - before) == 1
    assert len(state.events[SOVIET]) == 20
    assert set(state.discard[SOVIET]) == set(offensives)


def state_events(g: War) -> tuple[str, ...]:
    """What is left of the Soviet Event cards."""
    return g.state.events[SOVIET]


@pytest.mark.rule("absolute-war", "9.1d")
def test_two_cards_are_not_shuffled_yet() -> None:
    g = dealing("german", events="g1 g2 g3 g4 g5")
    do(g, "forgo offensive")
    assert told(g, "reshuffled") == []
    assert len(g.state.events[GERMAN]) == 1


@pytest.mark.rule("absolute-war", "9.1d")
def test_without_discards_the_last_card_is_drawn_and_then_nothing() -> None:
    """All other Event cards have left the game."""
    gone = [row.id for row in FACTS.cards.values() if row.side == "german" and row.number > 2]
    g = field(
        QUIET,
        step="german-cards",
        head=f"gone = {{ german = {[c for c in gone if c != 'g45']} }}\ninitiative = 'soviet'",
        laid=" ".join(card for card in gone if card != "g45"),
    )
    assert holding(g, "german") == {"g1", "g2", "g45"}
    assert asked(g) == "spend-cards"


# ---- lost draws


@pytest.mark.rule("absolute-war", "9.1e")
@pytest.mark.parametrize(
    ("side", "lost", "missing"),
    [
        ("german", "", 0),
        ("german", "breslau", 1),
        ("german", "breslau bucharest", 2),
        ("soviet", "moscow", 1),
        ("soviet", "moscow stalino", 2),
    ],
)
def test_each_war_economy_site_costs_a_draw(side: str, lost: str, missing: int) -> None:
    held = {"soviet": lost} if side == "german" else {"german": lost}
    g = phase(side, head="initiative = 'german'", **held)
    for _ in range(missing):
        assert (asked(g), open_to(g, "forgo")) == ("lost-draw", {"event", "offensive"})
        do(g, "forgo event")
    if asked(g) == "exchange":
        leave(g)
    assert asked(g) == "spend-cards"
    assert kinds(holding(g, side)) == (4 - missing, 1)


@pytest.mark.rule("absolute-war", "9.1e")
def test_a_contested_site_is_not_controlled() -> None:
    units = {**QUIET, "stalino": "g17a | s-bry"}  # the Soviets had it last
    assert asked(field(units, step="soviet-cards", piles=CALM)) == "lost-draw"


@pytest.mark.rule("absolute-war", "9.1e", "23.2.1")
def test_a_small_stack_takes_no_site_away() -> None:
    units = {**QUIET, "stalino": "g-l"}
    g = field(units, step="soviet-cards", piles=CALM, soviet="stalino", small_stacks="on")
    assert asked(g) != "lost-draw"


@pytest.mark.rule("absolute-war", "9.1e")
def test_the_draw_is_lost_from_the_deck_of_his_choice() -> None:
    g = phase(soviet="breslau bucharest")
    do(g, "forgo offensive")
    # There is no second Offensive draw to lose: the other is an Event.
    assert kinds(holding(g, "german")) == (3, 0)
    assert asked(g) == "spend-cards"


@pytest.mark.rule("absolute-war", "9.1f")
@pytest.mark.parametrize(("turn", "due"), [(7, 0), (10, 1), (14, 1), (15, 1), (19, 1), (20, 1), (22, 1)])
def test_some_turn_events_cost_the_germans_a_draw(turn: int, due: int) -> None:
    g = field(QUIET, step="event", turn=turn, piles=CALM, head="initiative = 'soviet'")
    if due:
        assert (asked(g), side_to_act(g)) == ("lost-draw", "german")
        do(g, "forgo event")
    assert kinds(holding(g, "german")) == (4 - due, 1)
    assert asked(g) == "spend-cards"


@pytest.mark.rule("absolute-war", "9.1e", "9.1f")
def test_lost_draws_add_up() -> None:
    units = {**QUIET, "breslau": "s-bry", "bucharest": "s-sw"}
    g = field(units, step="event", turn=10, piles=CALM, head="initiative = 'german'")
    for left in (3, 2, 1):
        decision = g.decision("german")
        assert decision is not None
        assert decision.facts["due"] == left
        do(g, "forgo event")
    assert kinds(holding(g, "german")) == (1, 1)


# ---- Lend-Lease


@pytest.mark.rule("absolute-war", "9.1g")
@pytest.mark.parametrize(("deck", "drawn_in_all"), [("event", (5, 1)), ("offensive", (4, 2))])
def test_the_lend_lease_marker_brings_a_card(deck: str, drawn_in_all: tuple[int, int]) -> None:
    g = phase("soviet", turn=17, head="initiative = 'german'\nready = ['lend-lease-card']")
    assert (asked(g), open_to(g, "lend")) == ("lend-lease", {"event", "offensive"})
    do(g, f"lend {deck}")
    assert kinds(holding(g, "soviet")) == drawn_in_all
    assert (g.state.ready, g.state.spent) == ((), ("lend-lease-card",))


@pytest.mark.rule("absolute-war", "9.1g")
def test_the_marker_may_be_kept_and_must_be_ready() -> None:
    g = phase("soviet", turn=17, head="initiative = 'german'\nready = ['lend-lease-card']")
    leave(g)
    assert (kinds(holding(g, "soviet")), g.state.ready) == ((4, 1), ("lend-lease-card",))
    g = phase("soviet", turn=17, head="initiative = 'german'\nspent = ['lend-lease-card']")
    assert asked(g) == "spend-cards"
    g = phase("german", turn=17, head="initiative = 'soviet'\nready = ['lend-lease-card']")
    assert (asked(g), side_to_act(g)) == ("spend-cards", "german")


# ---- Resource Points


@pytest.mark.rule("absolute-war", "9.2a")
def test_each_card_discarded_brings_a_point() -> None:
    g = phase("soviet", hand={"soviet": "s44 s16"}, head="rp = { soviet = 1 }\ninitiative = 'german'")
    do(g, "discard s44", "discard s16")
    assert rp(g)[1] == 3
    assert {"s44", "s16"} <= thrown(g, "soviet")
    assert not {"s44", "s16"} & holding(g, "soviet")


@pytest.mark.rule("absolute-war", "9.2b")
def test_each_ready_resource_marker_brings_a_point() -> None:
    plants = "ready = ['german-resource-1', 'lend-lease-resource-1', 'soviet-upgrade-1']"
    spent = "spent = ['german-resource-2']"
    g = phase(turn=16, head=f"initiative = 'soviet'\nrp = {{ german = 0 }}\n{plants}\n{spent}")
    assert open_to(g, "flip") == {"german-resource-1"}
    do(g, "flip german-resource-1")
    assert (rp(g)[0], open_to(g, "flip")) == (1, set())
    g = phase("soviet", turn=16, head=f"initiative = 'german'\nrp = {{ soviet = 0 }}\n{plants}")
    assert open_to(g, "flip") == {"lend-lease-resource-1"}
    do(g, "flip lend-lease-resource-1")
    assert rp(g)[1] == 1
    assert "lend-lease-resource-1" in g.state.spent


# ---- the limits


@pytest.mark.rule("absolute-war", "9.3a")
@pytest.mark.parametrize(("held", "may_end"), [("g8", True), ("g8 g9", False), ("g8 g9 g48 g49", False)])
def test_six_cards_are_kept_of_both_kinds_together(held: str, may_end: bool) -> None:
    g = phase(hand={"german": held}, head="initiative = 'soviet'")
    assert (open_to(g, "done") == {""}) is may_end
    for card in held.split()[1:]:
        assert open_to(g, "done") == set()
        do(g, f"discard {card}")
    assert open_to(g, "done") == {""}
    assert len(holding(g, "german")) == 6


@pytest.mark.rule("absolute-war", "9.3a", "9.3b")
def test_what_is_above_the_limits_brings_nothing() -> None:
    """E14: with 4 RP a card is discarded, and the RP stay at 4."""
    g = phase(hand={"german": "g8 g9"}, head="initiative = 'soviet'\nrp = { german = 4 }")
    do(g, "discard g9")
    assert rp(g)[0] == 4
    assert "g9" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "9.3b")
@pytest.mark.parametrize(("side", "most"), [("german", 4), ("soviet", 6)])
def test_the_tracks_end_at_4_and_6(side: str, most: int) -> None:
    other = "soviet" if side == "german" else "german"
    g = phase(side, head=f"initiative = '{other}'\nrp = {{ {side} = {most - 1} }}")
    for card in sorted(holding(g, side))[:3]:
        do(g, f"discard {card}")
    assert rp(g)[SIDES.index(side)] == most


@pytest.mark.rule("absolute-war", "9.3b")
def test_the_limit_holds_at_all_times() -> None:
    """Men saved from a pocket bring the Soviets a seventh point, which is lost."""
    head = "rp = { soviet = 6 }\npockets = { german = ['tula'] }"
    g = field({**QUIET, "tula": "s-bry"}, step="german-supply", head=head)
    assert rp(g)[1] == 6
