"""Situations of Absolute War!, for its tests: few stacks on an empty map, a phase, known cards."""

from __future__ import annotations

from itertools import count

import stavka
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.game import AbsoluteWar
from stavka.games.absolute_war.stacks import stacks_in
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from stavka.kernel import chance, start
from stavka.kernel.names import Kind
from tests.support import offered, play, prompt, where

GAME = "absolute-war"


def _rules() -> AbsoluteWar:
    rules = stavka.ruleset(GAME)
    assert isinstance(rules, AbsoluteWar)
    return rules


RULES = _rules()
FACTS = RULES.facts


def war(text: str = "", *, scenario: str = "short-campaign", **options: str) -> War:
    """A game at a position: keys of the state, then [units]; what is left out is as at the start.

    Options are written with underscores: `partisan_war="on"`.
    """
    chosen = "".join(f'{name.replace("_", "-")} = "{value}"\n' for name, value in options.items())
    head = f'game = "{GAME}"\nscenario = "{scenario}"\n'
    tail = f"[options]\n{chosen}" if options else ""
    game = start.from_position(RULES, head + text + tail, seed="war")
    assert isinstance(game, War)
    return game


def field(
    units: dict[str, str],
    *,
    step: str = "german-combat",
    turn: int = 7,
    head: str = "",
    scenario: str = "short-campaign",
    german: str = "",
    soviet: str = "",
    hand: dict[str, str] | None = None,
    piles: dict[str, str] | None = None,
    laid: str = "",
    **options: str,
) -> War:
    """A position with only these units (zone or box -> units); all others are out of the game.

    Units are listed from the top of a stack down, stacks are parted by "|", a "*" means the back is up.
    Zones are controlled as on the map, but for those where units stand and those named. Each hand has the
    cards named; all others are in the draw piles, or discarded where a side's draw piles are named, save what
    the head has laid elsewhere. Turn 7 is May/June 1942: clear weather, German initiative.
    """
    where_units: dict[str, list[str]] = {}
    under: dict[str, str] = {}
    backs: list[str] = []
    control = [FACTS.HOME[GERMAN], FACTS.HOME[SOVIET]]
    for side, zones in ((GERMAN, german), (SOVIET, soviet)):
        mine = FACTS.board.spaces(zones.split())
        control[side] |= mine
        control[1 - side] &= ~mine
    for place, stacks in units.items():
        for stack in stacks.split("|"):
            above = ""
            for entry in stack.split():
                name = entry.rstrip("*")
                where_units.setdefault(place, []).append(name)
                backs += [name] * entry.endswith("*")
                if above:
                    under[name] = above
                above = name
            side = SIDES.index(FACTS.units[RULES.unit[above]].side)
            bit = 1 << RULES.space[place]
            if FACTS.board.on_map & bit and place not in (german + " " + soviet).split():
                control[side] |= bit
                control[1 - side] &= ~bit
    named = {name for names in where_units.values() for name in names}
    out = [row.id for row in FACTS.units if row.id not in named]
    where_units.setdefault("removed", []).extend(out)
    lines = [f'step = "{step}"', f"turn = {turn}", f"phasing = {_quoted(_phasing(step))}", f"back = {backs}"]
    lines += [f"over = {{ {', '.join(f'{_quoted(a)} = {_quoted(b)}' for a, b in under.items())} }}"]
    held = [RULES.names.listed(Kind.SPACE, members) for members in control]
    lines += [f"control = {{ german = {held[0]}, soviet = {held[1]} }}"]
    lines += _cards(hand or {}, piles or {}, laid.split())
    body = "\n".join([*lines, head, "[units]"])
    body += "\n" + "\n".join(f'"{place}" = {names}' for place, names in where_units.items()) + "\n"
    return war(body, scenario=scenario, **options)


def _quoted(name: str) -> str:
    return f'"{name}"'


def _phasing(step: str) -> str:
    return "soviet" if step.startswith("soviet") or step == "end" else "german"


def _cards(hand: dict[str, str], piles: dict[str, str], laid: list[str]) -> list[str]:
    """The hands, the draw piles without them, and what has been discarded."""
    held = {side: sorted(hand.get(side, "").split()) for side in SIDES}
    rest = {
        side: [
            row
            for row in FACTS.cards.values()
            if row.side == side and row.id not in held[side] and row.id not in laid
        ]
        for side in SIDES
    }
    left = {side: [row for row in rest[side] if row.id in piles.get(side, row.id).split()] for side in SIDES}
    drawn = {
        "hand": held,
        "events": {side: sorted(row.id for row in left[side] if row.deck == "event") for side in SIDES},
        "offensives": {
            side: sorted(row.id for row in left[side] if row.deck == "offensive") for side in SIDES
        },
        "discard": {side: sorted(row.id for row in rest[side] if row not in left[side]) for side in SIDES},
    }
    return [
        f"{key} = {{ " + ", ".join(f"{side} = {cards}" for side, cards in sides.items()) + " }"
        for key, sides in drawn.items()
    ]


def draws(game: War, *cards: str) -> War:
    """Let the next cards that are drawn or turned be these, in this order (each from its own deck)."""
    piles = {
        (side, deck): list((game.state.events if deck == "event" else game.state.offensives)[side])
        for side in (GERMAN, SOVIET)
        for deck in ("event", "offensive")
    }
    wanted = []
    for card in cards:
        row = FACTS.cards[card]
        pile = piles[SIDES.index(row.side), row.deck]
        wanted.append((len(pile), pile.index(card)))
        pile.remove(card)
    for n in count():
        seed = f"cards {n}"
        since = game.state.chance
        if all(chance.number(seed, since + i, size) == at for i, (size, at) in enumerate(wanted)):
            game.seed, game.seeds = seed, [(0, seed)]
            return game
    raise AssertionError


def side_to_act(game: War) -> str:
    """Who is asked: one side at a time in this game."""
    (side,) = game.to_act
    return side


def do(game: War, *actions: str) -> War:
    """Play actions, each written as "verb" or "verb target", for whoever is asked."""
    for action in actions:
        play(game, side_to_act(game), action)
    return game


def asked(game: War) -> str:
    """The prompt that is open; empty when the game is over."""
    return prompt(game, side_to_act(game)) if game.to_act else ""


def open_to(game: War, verb: str) -> set[str]:
    """What the side that is asked may apply a verb to."""
    return offered(game, side_to_act(game), verb) if game.to_act else set()


def at(game: War, unit: str) -> str:
    """Where a unit is."""
    return where(game, unit)


def stacks(game: War, zone: str) -> list[str]:
    """The stacks in a zone, each from the top down, as "g2pz g4a"; sorted."""
    everyone = game.of(GERMAN) | game.of(SOVIET)
    found = stacks_in(game, RULES.space[zone], everyone)
    return sorted(" ".join(RULES.roster.names[unit] for unit in stack) for stack in found)


def marked(game: War, marker: str) -> set[str]:
    """The units in the game with a marker: disrupted, unsupplied, done, armour, back."""
    members = getattr(game.state, marker) & ~game.state.at[FACTS.REMOVED]
    return {name for i, name in enumerate(RULES.roster.names) if members >> i & 1}


def holder(game: War, zone: str) -> str:
    """Who controls a zone; empty where it is contested."""
    number = RULES.space[zone]
    return next((SIDES[side] for side in (GERMAN, SOVIET) if game.friendly(side) >> number & 1), "")
