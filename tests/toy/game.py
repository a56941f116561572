"""A game of three minutes with one of each thing that a game can have, for the tests of the outer layers.

Each turn red hides a token, blue may answer, and red moves a unit. It is no example of how to lay out a game:
that is what the games in `stavka.games` are for.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar

from stavka.kernel.board import AreaBoard
from stavka.kernel.charts import Area, Box, Chart, Face, Line
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.errors import Fault
from stavka.kernel.forces import Roster
from stavka.kernel.game import Game
from stavka.kernel.names import Choice, Counts, Kind, Side, Space, Unit
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.state import State
from stavka.kernel.steps import Step
from stavka.kernel.views import Chance, Figure, Piece, Preview, SpaceView, Table, Track, UnitView

RED, BLUE = 0, 1
TURNS = {"short": 2, "long": 4}
KINDS = ("green-foot", "grey-foot", "grey-armour")
"""Red commands troops of both colours."""


class ToyState(State, kw_only=True):
    turn: Annotated[int, Counts("turn")] = 0
    points: Annotated[list[Annotated[int, Counts("points")]], Kind.PER_SIDE]
    hidden: str = ""
    fault: str = ""
    """What the scenario makes go wrong, for tests of what is done about it."""


class ToyGame(Game[ToyState]):
    pass


class Turn(Step[ToyGame]):
    def run(self, g: ToyGame) -> None:
        state = g.state
        if state.turn == TURNS.get(g.scenario, 2) and state.fault != "endless":
            best = max(state.points)
            g.end("time", sum(1 << side for side in (RED, BLUE) if state.points[side] == best))
            return
        state.turn += 1
        if state.fault == "crash" and state.turn == 2:
            raise ZeroDivisionError("a bug")
        if state.fault == "mute" and state.turn == 2:
            state.stack.clear()
            return
        g.note("turn", "1", turn=state.turn)
        for step in (March(), Answer(), Hide()):
            g.push(step)

    def crumb(self, g: ToyGame) -> tuple[str, dict[str, Any]]:
        return "step-turn", {"turn": g.state.turn}


class Hide(Step[ToyGame]):
    def decide(self, g: ToyGame) -> Decision:
        return Decision(RED, "hide", "2.1", {"hide": ("crown", "sword")})

    def hide(self, g: ToyGame, token: Choice) -> None:
        g.state.hidden = token
        g.tell(RED, "hidden", "2.1", {"token": token}, side=RED)
        g.pop()


class Answer(Step[ToyGame]):
    def decide(self, g: ToyGame) -> Decision:
        return Decision(BLUE, "answer", "2.2", {"accept": True, "decline": True})

    def preview(self, g: ToyGame) -> Preview:
        modifiers = [Figure("bravery", 2, "2.2"), Figure("rain", -1, "1")]
        return Preview(7, 3, "2:1", modifiers, [Chance("red", 1, 3), Chance("blue", 2, 3)])

    def accept(self, g: ToyGame) -> None:
        die = g.roll("answer")
        g.state.points[BLUE if die > 3 else RED] += 1
        g.note("rolled", "2.2", dice=[die], side=BLUE)
        g.pop()

    def decline(self, g: ToyGame) -> None:
        g.note("declined", "2.2", side=BLUE)
        g.pop()


class March(Step[ToyGame]):
    unit: Unit = -1

    def decide(self, g: ToyGame) -> Decision:
        if self.unit < 0:
            return Decision(RED, "march-who", "3.1", {"pick": g.rules.roster.members[RED], "stop": True})
        there = g.rules.board.neighbours[g.state.where[self.unit]]
        return Decision(RED, "march-where", "3.2", {"to": there, "stop": True}, {"unit": self.unit})

    def pick(self, g: ToyGame, unit: Unit) -> None:
        self.unit = unit

    def to(self, g: ToyGame, space: Space) -> None:
        origin = g.state.where[self.unit]
        g.place(self.unit, space)
        g.state.points[RED] += 1
        g.note("marched", "3.2", unit=self.unit, origin=origin, space=space)
        g.pop()

    def stop(self, g: ToyGame) -> None:
        g.pop()

    def why_not(self, g: ToyGame, verb: str, target: Target) -> Refusal | None:
        if verb == "to" and isinstance(target, int):
            return Refusal("too-far", "3.2", {"space": target, "unit": self.unit})
        return None

    def crumb(self, g: ToyGame) -> tuple[str, dict[str, Any]]:
        return "step-march", {"unit": self.unit}


class ToyRules(Ruleset[ToyState, ToyGame]):
    id: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    folder: ClassVar[Path] = Path(__file__).parent
    files: ClassVar[tuple[str, ...]] = ("rules.toml",)
    sides: ClassVar[tuple[str, ...]] = ("red", "blue")
    scenarios: ClassVar[tuple[str, ...]] = ("short", "long")
    windows: ClassVar[tuple[str, ...]] = ("answer",)
    endings: ClassVar[tuple[str, ...]] = ("time",)
    options: ClassVar[dict[str, tuple[str, ...]]] = {"fault": ("none", "crash", "endless", "broken", "mute")}
    game_type = ToyGame
    steps: ClassVar[dict[str, type[Step[Any]]]] = {s.__name__: s for s in (Turn, Hide, Answer, March)}
    nodes: ClassVar[tuple[str, ...]] = ("turn",)

    def read(self) -> None:
        self.board = AreaBoard(("north", "middle", "south"), ("lost",))
        self.board.connect("north", "middle", "river")
        self.board.connect("middle", "south")
        self.roster = Roster(("guards", "rifles", "panzer"), (RED, RED, BLUE))

    def setup(self, scenario: str, options: dict[str, str]) -> ToyState:
        return ToyState(
            where=[0, 1, 2],
            stack=[Turn()],
            standing=[(), ()],
            at=[],
            held=[],
            points=[0, 0],
            fault=options.get("fault", ""),
        )

    def ranges(self) -> dict[str, range]:
        return {"turn": range(1_000), "points": range(1_000)}

    def stack(self, node: str) -> list[Step[Any]]:
        return [Turn()]

    def table(self, g: ToyGame, side: Side) -> Table:
        names = self.names.of
        owner = self.roster.group_of
        units = [
            UnitView(
                names[Kind.UNIT][u],
                names[Kind.SPACE][s],
                self.sides[owner[u]],
                KINDS[u],
                {"strength": u + 3, "pace": 1},
                marks=["elite", "used"] if u == 0 else [],
                face=names[Kind.UNIT][u],
            )
            for u, s in enumerate(g.state.where)
        ]
        spaces = [
            SpaceView("north", "plain"),
            SpaceView("middle", "wooded", marks={"fort": 2}),
            SpaceView("south", "plain", "blue"),
        ]
        tracks = [Track("turn", g.state.turn)]
        tracks += [Track("points", g.state.points[s], self.sides[s]) for s in (RED, BLUE)]
        hidden = g.state.hidden
        pieces = [Piece(hidden if side == RED else "", "hand", "red")] if hidden else []
        return Table(units, spaces, tracks, pieces)

    def chart(self, name: str = "") -> Chart:
        """Three squares in a column, a river between two of them, a box beside them."""
        places = ((name, 100.0 * n) for n, name in enumerate(("north", "middle", "south")))
        return Chart(
            width=220,
            height=300,
            scale=0,
            season="summer",
            counter=40,
            areas=[
                Area(name, [(0, y), (100, y), (100, y + 100), (0, y + 100)], (50, y + 50), terrain="plain")
                for name, y in places
            ],
            lines=[Line("river", [(0, 100), (100, 100)], "Düna")],
            boxes=[Box("lost", 120, 0, 80, 80)],
        )

    def faces(self) -> list[Face]:
        return [
            Face(unit, unit, kind.partition("-")[0], "infantry", label=unit.title(), factors=["3"])
            for unit, kind in zip(self.roster.names, KINDS, strict=True)
        ]

    def resample(self, g: ToyGame, side: Side, random: Random) -> None:
        pass

    def broken(self, g: ToyGame) -> list[Fault]:
        wrong = g.state.fault == "broken" and g.state.points[RED]
        return [Fault("red has a point too many", word="point-too-many")] if wrong else []

    def problems(self) -> list[Fault]:
        return []

    def unit_name(self, unit: str, lang: str) -> str:
        return {"en": "", "fr": "Unité "}[lang] + unit.title()

    def space_name(self, space: str, lang: str) -> str:
        return {"north": "Düna", "middle": "The Middle", "south": "South"}.get(space, space)


RULES = ToyRules
