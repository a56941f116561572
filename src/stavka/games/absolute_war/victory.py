"""The end of a turn, and of the game (16, 17)."""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.absolute_war import decks, solitaire, turn_events
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, OFFENSIVE, SOVIET, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Side, Stage
from stavka.kernel.steps import Step

TARGETS_TO_WIN = 4
"""Enemy War Targets whose control wins at once (17.1)."""

BASE_END = 20
SHORT_END = 22
"""The last turns of the base game and of the short campaign (17.2.1, 21.1.20)."""


def holds(g: War, side: Side, *zones: str) -> bool:
    """Whether a side controls all of some zones."""
    return not g.facts.board.spaces(zones) & ~g.friendly(side)


def targets_taken(g: War, side: Side) -> int:
    """How many of the enemy's War Targets a side controls."""
    return (g.facts.TARGETS[other(side)] & g.friendly(side)).bit_count()


def status_won(g: War, side: Side) -> bool:
    """The initiative, 19 points to none (17.1)."""
    wsp = g.state.wsp
    full = g.facts.limits.status
    return g.state.initiative == side and wsp[side] >= full and not wsp[other(side)] and not g.base


def instant(g: War, side: Side) -> str:
    """How a side wins at once at the end of a turn, if it does (17.1)."""
    f = g.facts
    capital = f.MOSCOW if side == GERMAN else f.KONIGSBERG
    taken = targets_taken(g, side)
    if status_won(g, side) and taken >= 2 and g.friendly(side) >> capital & 1:
        return "war-status"
    if taken >= TARGETS_TO_WIN:
        return "war-targets"
    if side == SOVIET and g.friendly(SOVIET) >> f.BERLIN & 1:
        return "berlin"
    return ""


class EndOfTurn(Step[War]):
    """Victory is tested, the one with the initiative first; then the next turn begins (16.0)."""

    on = ("Turn",)

    stage: Stage = 0

    def run(self, g: War) -> None:
        self.stage += 1
        state = g.state
        first = state.initiative
        match self.stage:
            case 1:
                for side in (first, other(first)):
                    how = instant(g, side)
                    if how:
                        win(g, how, side)
                        return
            case 2:
                if g.options.get("moral-victory") == "on" and status_won(g, first):
                    g.push(MoralVictory(side=first))
            case 3:
                self._end_of_winter(g)
                if final(g):
                    return
            case _:
                state.turn += 1
                g.pop()

    def _end_of_winter(self, g: War) -> None:
        """After General Winter the initiative goes back to the Germans if they have more points (16.1)."""
        state = g.state
        winter = g.facts.turns[state.turn].weather == "general-winter"
        if winter and not g.base and state.wsp[GERMAN] > state.wsp[SOVIET]:
            turn_events.give_initiative(g, GERMAN, "16.1")


class MoralVictory(Step[War]):
    """The optional draw for a moral victory (17.1)."""

    needs = ("EndOfTurn",)

    side: Side

    def decide(self, g: War) -> Decision:
        verbs = {"gamble": True, "done": True}
        return Decision(self.side, "moral-victory", "17.1e", verbs)

    def gamble(self, g: War) -> None:
        """Draw an Offensive card."""
        g.pop()
        card = decks.take(g, self.side, OFFENSIVE, "moral-victory")
        if not card:
            return
        decks.to_hand(g, self.side, card)
        g.note("gambled", "17.1e", side=self.side, card=card)
        if decks.in_date(g, card):
            win(g, "moral-victory", self.side)

    def done(self, g: War) -> None:
        """Play on."""
        g.pop()


def win(g: War, how: str, side: Side) -> None:
    """A side wins; in the solitaire game the player must be the one with the initiative (24.5)."""
    g.note("won", "17.0", side=side, how=how)
    g.end(how, 1 << side)


def nobody(g: War, how: str, both: bool = False) -> None:
    """No victory: a draw, or both lose (17.3); alone, the side that is not the player's wins (24.5)."""
    if g.solitaire:
        g.note("won", "24.5", side=solitaire.enemy(g), how="solitaire")
        g.end("solitaire", 1 << solitaire.enemy(g))
        return
    german, soviet = g.state.wsp
    g.note("ended", "17.3", how=how, german=german, soviet=soviet)
    g.end(how, 3 if both else 0)


def final(g: War) -> bool:
    """The tests of the last turns; whether the game is over (17.2)."""
    turn, scenario = g.state.turn, g.facts.scenarios[g.scenario]
    last = min(scenario.last_turn, BASE_END) if g.base else scenario.last_turn
    campaign = g.scenario in ("short-campaign", "long-campaign")
    if g.base:
        if turn >= last:
            _compare(g, targets_taken(g, GERMAN), targets_taken(g, SOVIET), "war-targets-held")
    elif campaign:
        if turn == SHORT_END:
            _short(g)
        if turn >= last and not g.over:
            if last > SHORT_END:
                _long(g)
            if not g.over:
                nobody(g, "western-allies")
    elif turn >= last:
        _scenario(g)
    return g.over


def _short(g: War) -> None:
    """The end of turn 22 (17.2.1)."""
    f = g.facts
    if not f.HOME[SOVIET] & ~g.friendly(SOVIET):
        win(g, "liberation", SOVIET)
    elif not f.TARGETS[GERMAN] & ~g.friendly(GERMAN):
        win(g, "targets-kept", GERMAN)


def _long(g: War) -> None:
    """The end of turn 26 (17.2.2)."""
    f = g.facts
    if g.friendly(SOVIET) >> f.BERLIN & 1:
        win(g, "berlin", SOVIET)
    elif not f.PRODUCTION[GERMAN] & ~g.friendly(GERMAN):
        win(g, "production", GERMAN)


def _scenario(g: War) -> None:
    """The scenario's own tests, the Germans' first; then the points decide."""
    for side in (GERMAN, SOVIET):
        if TESTS[g.scenario][side](g):
            win(g, "objectives", side)
            return
    german, soviet = g.state.wsp
    _compare(g, german, soviet, "points")


def _compare(g: War, german: int, soviet: int, how: str) -> None:
    if german == soviet:
        nobody(g, "draw", both=True)
    else:
        win(g, how, GERMAN if german > soviet else SOVIET)


Test = Callable[[War], bool]

TESTS: dict[str, tuple[Test, Test]] = {
    "barbarossa": (
        lambda g: holds(g, GERMAN, "moscow") or holds(g, GERMAN, "leningrad", "kiev", "kharkov"),
        lambda g: holds(g, SOVIET, "moscow", "leningrad") and targets_taken(g, GERMAN) < 2,
    ),
    "stalingrad": (
        lambda g: (
            holds(g, GERMAN, "stalingrad", "rostov") or holds(g, GERMAN, "moscow") or holds(g, GERMAN, "baku")
        ),
        lambda g: holds(g, SOVIET, "stalingrad", "rostov", "kharkov"),
    ),
    "kursk": (
        lambda g: (
            holds(g, GERMAN, "kursk", "kharkov")
            or not any(holds(g, SOVIET, city) for city in ("kharkov", "smolensk", "kiev"))
        ),
        lambda g: holds(g, SOVIET, "kharkov", "smolensk") or holds(g, SOVIET, "kiev"),
    ),
}
"""What wins a scenario at its end, for the Germans and for the Soviets; reconstructed."""
