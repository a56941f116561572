"""The table as a player sees it: everything but the other's hand and War Goals card, and the draw piles."""

from __future__ import annotations

from functools import lru_cache

from stavka.games.absolute_war import solitaire
from stavka.games.absolute_war.chart import face_id
from stavka.games.absolute_war.data import Colour
from stavka.games.absolute_war.facts import Facts, War
from stavka.games.absolute_war.markers import at_hand
from stavka.games.absolute_war.stacks import stacks_of
from stavka.games.absolute_war.terms import (
    DECKS,
    EVENT,
    GERMAN,
    MARKERS,
    ORDER,
    PLANTS,
    SIDES,
    SOVIET,
    VOLKSSTURM,
    WINTER,
    owner,
)
from stavka.games.absolute_war.victory import targets_taken
from stavka.kernel.forces import RECENT
from stavka.kernel.names import NONE, Side, Space, SpaceSet, Unit
from stavka.kernel.views import Piece, SpaceView, Table, Track, UnitView


def table(g: War, side: Side) -> Table:
    """What a player may know of the table."""
    return Table(units=units(g), spaces=spaces(g), tracks=tracks(g), pieces=pieces(g, side))


def units(g: War) -> list[UnitView]:
    """Every counter, with the markers of its stack; the top of a stack is marked as such."""
    state = g.state
    sets = [
        ("disrupted", state.disrupted),
        ("unsupplied", state.unsupplied),
        ("done", state.done),
        ("armour", state.armour),
        ("grounded", state.grounded),
    ]
    fight = state.fight
    if fight is not None:
        sets += [
            ("lead", fight.lead),
            ("attacked", fight.target),
            ("support", fight.attack_support | fight.defence_support),
            ("pincers", fight.target if fight.pincers else 0),
        ]
    if state.defected:
        sets.append(("turncoat", g.facts.ROMANIANS))
    return in_stacks(g, g.rules.counters.shown(state.where, state.back, sets))


def in_stacks(g: War, shown: list[UnitView]) -> list[UnitView]:
    """The counters with the stack in which each lies: the top unit's name, and how deep it lies."""
    ids, on_map = g.rules.roster.names, g.on_map(g.of(GERMAN) | g.of(SOVIET))
    for stack in stacks_of(g, on_map):
        for depth, unit in enumerate(stack):
            row = shown[unit]
            shown[unit] = UnitView(
                row.id, row.at, row.side, row.kind, row.factors, row.marks, row.face, ids[stack[0]], depth
            )
    return shown


def counter(f: Facts, unit: Unit, space: Space, step: int, marks: tuple[str, ...]) -> UnitView:
    """One counter."""
    row = f.units[unit]
    return UnitView(
        id=row.id,
        at=f.board.names[space],
        side="soviet" if "turncoat" in marks else row.side,
        kind=f"{row.nation}-{row.kind}",
        factors={colour: n for colour in COLOURS if (n := f.points(unit, bool(step)).count(colour))},
        marks=[*marks, *BACKS.get(_back(f, unit), ())] if step else [*marks],
        face=face_id(row.id, bool(step)),
    )


COLOURS: tuple[Colour, ...] = ("red", "white", "grey", "yellow", "circled")
BACKS = {"fort": ("construction",), "air": ("damaged",), "front": ("untrained",), "step": ("reduced",)}


def _back(f: Facts, unit: Unit) -> str:
    if f.FORTS >> unit & 1:
        return "fort"
    if f.AIRCRAFT >> unit & 1:
        return "air"
    return "front" if f.BROWN >> unit & 1 else "step"


def spaces(g: War) -> list[SpaceView]:
    """Every zone: terrain, sites, who controls it, markers in it."""
    state = g.state
    pockets = tuple((zone, side) for side in (GERMAN, SOVIET) for zone in state.pockets[side])
    return [
        *_spaces(
            g.facts,
            tuple(state.control),
            g.contested(),
            state.offensive,
            state.turned,
            pockets,
            state.partisans,
            state.atrocities,
            state.ready + state.spent,
            state.exploited,
        )
    ]


@lru_cache(maxsize=RECENT)
def _spaces(
    f: Facts,
    control: tuple[SpaceSet, ...],
    contested: SpaceSet,
    offensive: SpaceSet,
    turned: SpaceSet,
    pockets: tuple[tuple[Space, Side], ...],
    partisans: SpaceSet,
    atrocities: SpaceSet,
    plants: tuple[str, ...],
    exploited: SpaceSet,
) -> tuple[SpaceView, ...]:
    shown = []
    at_work: dict[str, int] = {}
    for plant in plants:
        at_work[PLANTS[plant]] = at_work.get(PLANTS[plant], 0) + 1
    for zone, row in enumerate(f.zones):
        bit = 1 << zone
        holder = "" if contested & bit else SIDES[GERMAN if control[GERMAN] & bit else SOVIET]
        figures = {
            "target": int(bool(row.war_target)),
            "economy": int(bool(row.war_economy)),
            "production": row.war_production,
            "lend-lease": int(row.lend_lease),
            "crime": int(bool(row.war_crime)),
            "oil": int(bool(row.oil_well)),
            "city": int(row.city == "minor"),
            "contested": int(bool(contested & bit)),
            "major-offensive": int(bool(offensive & bit)) + int(bool(turned & bit)),
            "pocket-german": sum(at == zone and side == GERMAN for at, side in pockets),
            "pocket-soviet": sum(at == zone and side == SOVIET for at, side in pockets),
            "partisans": int(bool(partisans & bit)),
            "atrocity": int(bool(atrocities & bit)),
            "plants": at_work.get(row.id, 0),
            "breakthrough": int(bool(exploited & bit)),
        }
        marks = {mark: figure for mark, figure in figures.items() if figure}
        shown.append(SpaceView(row.id, row.terrain, holder, marks))
    return tuple(shown)


def tracks(g: War) -> list[Track]:
    """Turn, points, resources, markers at hand, what is left in the decks."""
    state = g.state
    shown = [Track("turn", state.turn), Track("initiative", 1, SIDES[state.initiative])]
    for side, name in enumerate(SIDES):
        if g.base:
            shown.append(Track("objectives", targets_taken(g, side), name))
        else:
            shown.append(Track("wsp", state.wsp[side], name))
        shown.append(Track("rp", state.rp[side], name))
        shown += [Track(kind, at_hand(g, side, kind), name) for kind in MARKERS]
        shown += [
            Track("event-pile", len(state.events[side]), name),
            Track("offensive-pile", len(state.offensives[side]), name),
        ]
    return shown


def pieces(g: War, side: Side) -> list[Piece]:
    """Cards and markers: one's own hand, the backs of the other's; what lies open."""
    shown: list[Piece] = []
    for player, name in enumerate(SIDES):
        shown += _cards(g, player, name, open_hand=player == side or g.solitaire)
        shown += _markers(g, player, name)
    fight = g.state.fight
    if fight is not None:
        shown += [
            Piece(f"card-{card}", "fight", SIDES[player])
            for card, player in (
                (fight.attack_card, fight.side),
                (fight.defence_card, 1 - fight.side),
                (fight.attack_turned, fight.side),
                (fight.defence_turned, 1 - fight.side),
            )
            if card
        ]
    return shown


def _cards(g: War, player: Side, name: str, open_hand: bool) -> list[Piece]:
    state, cards = g.state, g.facts.cards
    shown = []
    for deck in DECKS:
        held = [card for card in state.hand[player] if cards[card].deck == deck]
        back = [] if open_hand else [deck]
        shown += [Piece(f"card-{card}" if open_hand else "", "hand", name, back) for card in held]
    if state.goals[player]:
        open_goals = open_hand or state.shown >> player & 1
        known = open_goals and not solitaire.goals_hidden(g, player)
        face, back = (f"card-{state.goals[player]}", []) if known else ("", [EVENT])
        shown.append(Piece(face, "goals", name, back))
    shown += [
        Piece(f"card-{card}", "played", name, ["crowned"] if card in state.crowned else [])
        for card in state.active[player]
    ]
    shown += [Piece(f"card-{card}", "aside", name) for card in state.aside[player]]
    shown += [Piece(f"card-{card}", "discard", name) for card in state.discard[player]]
    shown += [Piece(f"card-{card}", "gone", name) for card in state.gone[player]]
    return shown


def _markers(g: War, player: Side, name: str) -> list[Piece]:
    state = g.state
    shown = [Piece(plant, "plants", name, ["ready"]) for plant in state.ready if owner(plant) == player]
    shown += [Piece(plant, "plants", name) for plant in state.spent if owner(plant) == player]
    shown += [Piece(plant, "plants", name, ["lost"]) for plant in state.lost if owner(plant) == player]
    if player == SOVIET:
        shown += [Piece(WINTER, "special", name)] * state.winter
        shown += [Piece("partisans", "special", name)] * state.bands
    else:
        shown += [Piece(VOLKSSTURM, "special", name)] * state.volkssturm
    if state.orders >> player & 1:
        spent = ["used"] if state.ordered >> player & 1 else []
        shown.append(Piece(f"{ORDER}-{name}", "special", name, spent))
    if state.phasing == player:
        shown += [Piece("major-offensive", "special", name)] * state.markers
    if state.scorched != NONE and player == GERMAN:
        shown.append(Piece("card-g52", "in-force", name))
    if state.elastic and player == GERMAN:
        shown.append(Piece("card-g53", "in-force", name))
    if state.pressed and player == SOVIET:
        shown.append(Piece("card-s24", "in-force", name))
    return shown
