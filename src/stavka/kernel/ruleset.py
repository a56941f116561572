"""A game's static facts: board, units, data, rules, scenarios. Shared by all its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from stavka.kernel.board import AreaBoard, HexBoard
from stavka.kernel.charts import Chart, Face
from stavka.kernel.data import DataFolder
from stavka.kernel.errors import Fault
from stavka.kernel.forces import Counters, Roster
from stavka.kernel.names import NONE, Kind, Names, Side, Unit
from stavka.kernel.rules import RuleIndex
from stavka.kernel.state import State
from stavka.kernel.steps import Step, verbs
from stavka.kernel.views import Overlay, Table

if TYPE_CHECKING:
    from stavka.kernel.game import Game

S = TypeVar("S", bound=State)
G = TypeVar("G", bound="Game[Any]")


class Ruleset(ABC, Generic[S, G]):
    """What a game must tell the kernel. Everything else about it is its steps."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Raised when a journal played under the old rules would no longer replay."""
    folder: ClassVar[Path]
    family: ClassVar[tuple[Path, ...]] = ()
    """Folders with code and words that the game shares with others of its family."""
    files: ClassVar[tuple[str, ...]]
    """The data files that an owner of the box may override."""
    stage: ClassVar[str] = "playable"
    """How far the game has come, for players: planned, alpha, beta or playable."""
    sides: ClassVar[tuple[str, ...]]
    scenarios: ClassVar[tuple[str, ...]]
    maps: ClassVar[tuple[str, ...]] = ()
    """The scenarios that have a map of their own; all others are played on the whole map."""
    windows: ClassVar[tuple[str, ...]] = ()
    """The prompts that a side may decline once and for all by a standing order."""
    absent: ClassVar[str] = ""
    """Where a unit stands in a game begun before the data had it; if that is not said, as in the set-up."""
    secrets: ClassVar[bool] = False
    """Whether a side knows what the other may not: then two players at one screen take turns at it."""
    reveals: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The notes by which something hidden becomes known, and the facts in them that name it."""
    headings: ClassVar[dict[str, int]] = {}
    """The notes that begin a section of the log, and how deep: 1 a turn, 2 and 3 what is inside it."""
    overlays: ClassVar[tuple[str, ...]] = ()
    """What can be laid over the map; one that is asked for a unit ends in `-of`."""
    options: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The choices that each option of the game has, the default first."""
    endings: ClassVar[tuple[str, ...]] = ()
    """The ways in which the game can end."""
    common_ranges: ClassVar[Mapping[str, range]] = {"chance": range(1 << 24), "stage": range(32)}
    """Ranges that are the same in all games, and larger than any play needs."""
    game_type: type[G]
    steps: ClassVar[dict[str, type[Step[Any]]]]
    roots: ClassVar[tuple[str, ...]] = ("Turn",)
    """The steps that all others lie on."""
    nodes: ClassVar[tuple[str, ...]]
    """The named nodes of the sequence of play at which a position can start."""

    board: AreaBoard | HexBoard
    roster: Roster
    counters: Counters
    """How the counters are shown, for a game whose `table` makes use of it."""

    def __init__(self, override: Path | None = None) -> None:
        self.data = DataFolder(self.folder, override)
        self.data.check_names(self.files)
        self.read()
        self.index = RuleIndex.load(self.data)
        self.names = Names(
            spaces=self.board.names,
            units=self.roster.names,
            sides=self.sides,
            ranges={**self.common_ranges, **self.ranges()},
            vocabularies={**self._common_words(), **self.vocabularies()},
        )
        self.space = self.names.index[Kind.SPACE]
        self.unit = self.names.index[Kind.UNIT]
        self._takes = verbs(self.steps.values())

    def _common_words(self) -> dict[str, Container[str]]:
        return {
            "window": self.windows,
            "ending": ("", *self.endings),
            "rule": _Cited(self),
            "rule or none": _Cited(self, ""),
        }

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where code and words of the game are: in its own folder first, whose words win."""
        return (self.folder, *self.family)

    def takes(self, verb: str) -> Kind:
        """What a verb takes; one verb takes one kind of thing throughout a game."""
        return self._takes[verb]

    @abstractmethod
    def read(self) -> None:
        """Load the data and make board and roster of it."""

    def ranges(self) -> Mapping[str, range]:
        """The range of whatever the numbers of states and steps count (`Counts`), by the game's data."""
        return {}

    def vocabularies(self) -> Mapping[str, Container[str]]:
        """The words that those of states and steps are taken from (`Word`), by the game's data."""
        return {}

    @abstractmethod
    def setup(self, scenario: str, options: dict[str, str]) -> S:
        """The state before the first step runs."""

    @abstractmethod
    def stack(self, node: str) -> list[Step[Any]]:
        """The steps under way when play stands at a named node."""

    @abstractmethod
    def table(self, g: G, side: Side) -> Table:
        """The table as a side sees it."""

    def map_of(self, scenario: str) -> str:
        """The map of a scenario: its own, or the whole one, which has no name."""
        return scenario if scenario in self.maps else ""

    @abstractmethod
    def chart(self, name: str = "") -> Chart:
        """How a map is drawn: the whole one, or that of one of `maps`."""

    @abstractmethod
    def faces(self) -> list[Face]:
        """Both sides of every counter."""

    def overlay(self, g: G, side: Side, name: str, unit: Unit = NONE) -> Overlay:
        """One of `overlays`, as a side may see it."""
        return Overlay(name)

    @abstractmethod
    def resample(self, g: G, side: Side, random: Random) -> None:
        """Deal anew whatever this side may not know, so that its view stays the same."""

    @abstractmethod
    def broken(self, g: G) -> list[Fault]:
        """The invariants that this state breaks; none in legal play."""

    @abstractmethod
    def problems(self) -> list[Fault]:
        """What is wrong with board, units, tables and set-ups."""

    def paragraph(self, rule: str) -> str:
        """The number of a rule in this game's rulebook, where what it shares with others cites another."""
        return rule

    @abstractmethod
    def unit_name(self, unit: str, lang: str) -> str:
        """What a unit is called."""

    @staticmethod
    def named(row: Any, lang: str) -> str:
        """What a row of the data is called in a language, where it has a name of its own there."""
        french: str = row.name_fr if lang == "fr" else ""
        return french or str(row.name)

    def unit_label(self, unit: str, lang: str) -> str:
        """What a unit is called where there is little room, as on its counter."""
        return unit

    @abstractmethod
    def space_name(self, space: str, lang: str) -> str:
        """What a space is called."""

    def rulings(self) -> str:
        """The game's rulings.md."""
        return (self.folder / "rulings.md").read_text(encoding="utf-8")


class _Cited(Container[str]):
    """The paragraphs that a game may cite, and other words."""

    def __init__(self, rules: Ruleset[Any, Any], *words: str) -> None:
        self._rules, self._words = rules, words

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or word in self._words:
            return word in self._words
        try:
            return self._rules.index.cites(self._rules.paragraph(word))
        except KeyError:  # a paragraph of the family that this rulebook has not
            return False
