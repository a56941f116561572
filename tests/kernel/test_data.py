"""Data files: loading, laying a player's figures over them, and errors that lead to the place."""

import enum
import re
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from stavka.kernel.data import DataError, DataFolder
from stavka.kernel.errors import StavkaError, suggest


class Colour(enum.Enum):
    RED = "red"
    GREY = "grey"


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """All structs of data refuse keys they do not know."""


class Frame(Struct):
    south: float = 0.0
    north: float = 0.0


class Map(Struct):
    zones: int
    frame: Frame = msgspec.field(default_factory=Frame)


class Step(Struct):
    track: int
    step: int


class Zone(Struct):
    id: str
    index: int
    terrain: Literal["plain", "wooded"] = "plain"
    colour: Colour = Colour.RED
    garrison: Annotated[int, msgspec.Meta(ge=0)] = 0
    at: tuple[float, float] | None = None
    into: str = msgspec.field(name="from", default="")
    tracks: list[Step] = []

    def __post_init__(self) -> None:
        if self.index > 99:
            raise ValueError("an index has two digits")


class Border(Struct):
    a: str
    b: str
    river: str = ""


class Track(Struct):
    number: int
    zones: list[str] = []


class Nexus(Struct):
    zones: list[str]


class Kind(Struct):
    movement: int


class Board(Struct):
    map: Map
    zone: list[Zone] = []
    border: list[Border] = []
    track: list[Track] = []
    nexus: list[Nexus] = []
    types: dict[str, Kind] = {}
    rows: dict[int, list[str]] = {}
    source: str = ""


GOOD = """
source = "rulebook"
[map]
zones = 2
frame = { south = 50, north = 53.4 }
[[zone]]
id = "lebus"
index = 4
[[zone]]
id = "seelow"
index = 3
terrain = "wooded"
tracks = [{ track = 1, step = 2 }]
[[border]]
a = "lebus"
b = "seelow"
river = "Oder"
[[track]]
number = 1
zones = ["lebus"]
[[nexus]]
zones = ["lebus", "seelow"]
[types]
infantry = { movement = 2 }
armoured = { movement = 4 }
[rows]
1 = ["A1"]
2 = ["D1"]
"""


class Desk:
    """A package folder and a player's folder, made for one test."""

    def __init__(self, root: Path) -> None:
        self.package = root / "package"
        self.own = root / "own"
        self.package.mkdir()
        self.own.mkdir()
        self.write(GOOD)

    def write(self, text: str, name: str = "board.toml") -> None:
        (self.package / name).write_text(text, encoding="utf-8")

    def override(self, text: str, name: str = "board.toml") -> DataFolder:
        path = self.own / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return DataFolder(self.package, self.own)

    def board(self) -> Board:
        return DataFolder(self.package).load("board.toml", Board)

    def own_board(self, text: str) -> Board:
        return self.override(text).load("board.toml", Board)

    def complaint(self, text: str) -> str:
        self.write(text)
        with pytest.raises(DataError) as caught:
            self.board()
        return str(caught.value)

    def own_complaint(self, text: str) -> str:
        """The complaint about a player's file, whose path is shown as `OWN`."""
        with pytest.raises(DataError) as caught:
            self.own_board(text)
        return str(caught.value).replace(str(self.own), "OWN")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_a_file_becomes_a_struct(desk: Desk) -> None:
    board = desk.board()
    assert board.map == Map(zones=2, frame=Frame(south=50, north=53.4))
    assert board.zone[1] == Zone(id="seelow", index=3, terrain="wooded", tracks=[Step(track=1, step=2)])
    assert board.rows == {1: ["A1"], 2: ["D1"]}


def test_raw_is_the_callers_own(desk: Desk) -> None:
    folder = desk.override("[map]\nzones = 7")
    folder.raw("board.toml")["map"].clear()
    assert folder.raw("board.toml")["map"] == {"zones": 7, "frame": {"south": 50, "north": 53.4}}


# A player's own figures


def test_tables_merge_key_by_key(desk: Desk) -> None:
    board = desk.own_board("[map.frame]\nsouth = 51\n[types.infantry]\nmovement = 3")
    assert board.map == Map(zones=2, frame=Frame(south=51, north=53.4))
    assert board.types == {"infantry": Kind(3), "armoured": Kind(4)}
    assert [zone.id for zone in board.zone] == ["lebus", "seelow"]


def test_rows_merge_by_id_and_new_ones_are_added(desk: Desk) -> None:
    board = desk.own_board('[[zone]]\nid = "seelow"\nindex = 8\n[[zone]]\nid = "muncheberg"\nindex = 2')
    assert [(zone.id, zone.index, zone.terrain) for zone in board.zone] == [
        ("lebus", 4, "plain"),
        ("seelow", 8, "wooded"),
        ("muncheberg", 2, "plain"),
    ]


def test_rows_merge_by_number(desk: Desk) -> None:
    board = desk.own_board('[[track]]\nnumber = 2\n[[track]]\nnumber = 1\nzones = ["seelow"]')
    assert board.track == [Track(1, ["seelow"]), Track(2)]


def test_a_border_is_the_same_from_either_end(desk: Desk) -> None:
    board = desk.own_board('[[border]]\na = "seelow"\nb = "lebus"\nriver = ""')
    assert board.border == [Border("lebus", "seelow", "")]


def test_rows_without_a_name_are_replaced(desk: Desk) -> None:
    board = desk.own_board('[[nexus]]\nzones = ["a"]\n[[nexus]]\nzones = ["b"]')
    assert board.nexus == [Nexus(["a"]), Nexus(["b"])]


def test_rows_whose_names_repeat_are_replaced(desk: Desk) -> None:
    desk.write(GOOD + '[[track]]\nnumber = 1\nzones = ["seelow"]')
    assert desk.own_board("[[track]]\nnumber = 1").track == [Track(1)]


def test_lists_of_values_are_replaced(desk: Desk) -> None:
    board = desk.own_board('zone = []\n[rows]\n2 = ["D2"]')
    assert board.zone == []
    assert board.rows == {1: ["A1"], 2: ["D2"]}


def test_a_whole_file_laid_over_itself_changes_nothing(desk: Desk) -> None:
    assert desk.own_board(GOOD) == desk.board()


# Which data a journal was played with


def test_the_digest_names_what_was_loaded(desk: Desk) -> None:
    desk.write("[map]\nzones = 1", "other.toml")
    one, two = DataFolder(desk.package), DataFolder(desk.package)
    empty = one.digest
    one.load("board.toml", Board)
    half = one.digest
    one.raw("other.toml")
    two.load("other.toml", Board)
    two.load("board.toml", Board)
    assert re.fullmatch("[0-9a-f]{16}", half)
    assert len({empty, half, one.digest}) == 3
    assert one.digest == two.digest


def test_the_digest_sees_figures_and_not_layout(desk: Desk) -> None:
    def digest(folder: DataFolder) -> str:
        folder.load("board.toml", Board)
        return folder.digest

    printed = digest(DataFolder(desk.package))
    assert digest(desk.override("# the same\n[map]\nzones = 2")) == printed
    assert digest(desk.override("[map]\nzones = 3")) != printed


def test_words_are_kept_out_of_the_digest(desk: Desk) -> None:
    folder = DataFolder(desk.package)
    before = folder.digest
    folder.load("board.toml", Board, counts=False)
    assert folder.digest == before


def test_a_file_that_failed_is_not_in_the_digest(desk: Desk) -> None:
    folder = DataFolder(desk.package)
    before = folder.digest
    with pytest.raises(DataError):
        folder.load("bored.toml", Board)
    assert folder.digest == before


def test_overridden_says_whether_a_players_folder_is_in_use(desk: Desk) -> None:
    assert not DataFolder(desk.package).overridden
    assert desk.override(GOOD).overridden


# Errors: file, table, key


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("index = 4\n", "", "board.toml: [[zone]] 'lebus': key 'index' is missing"),
        (
            "index = 4",
            'index = "4"',
            "board.toml: [[zone]] 'lebus', key 'index': expected an integer, got a string",
        ),
        ("zones = 2", "zonez = 2", "board.toml: [map], key 'zonez' is not known. Did you mean 'zones'?"),
        ("zones = 2", "zones = 2\nqqq = 2", "board.toml: [map], key 'qqq' is not known."),
        ("source =", "sauce =", "board.toml: key 'sauce' is not known. Did you mean 'source'?"),
        ('"rulebook"', "3", "board.toml: key 'source': expected a string, got an integer"),
        (
            "north = 53.4",
            'north = "53"',
            "board.toml: [map.frame], key 'north': expected a number, got a string",
        ),
        (
            "track = 1, ",
            "",
            "board.toml: [[zone]] 'seelow': key 'tracks[1].track' is missing",
        ),
        (
            "step = 2",
            "step = true",
            "board.toml: [[zone]] 'seelow', key 'tracks[1].step': expected an integer, got true or false",
        ),
        (
            "step = 2",
            "stop = 2",
            "board.toml: [[zone]] 'seelow', key 'tracks[1].stop' is not known. Did you mean 'step'?",
        ),
        ('id = "lebus"\n', "", "board.toml: [[zone]] row 1: key 'id' is missing"),
        ('id = "lebus"', "id = 5", "board.toml: [[zone]] row 1, key 'id': expected a string, got an integer"),
        (
            'river = "Oder"',
            "river = false",
            "board.toml: [[border]] 'lebus' to 'seelow', key 'river': expected a string, got true or false",
        ),
        (
            '["lebus"]',
            '["lebus", 2]',
            "board.toml: [[track]] number 1, key 'zones[2]': expected a string, got an integer",
        ),
        (
            'zones = ["lebus", "seelow"]',
            "",
            "board.toml: [[nexus]] row 1: key 'zones' is missing",
        ),
        (
            "armoured = { movement = 4 }",
            "armoured = { movement = [] }",
            "board.toml: [types.armoured], key 'movement': expected an integer, got an array",
        ),
        (
            "armoured = { movement = 4 }",
            '"..." = { movment = 4, movement = 4 }',
            "board.toml: [types....], key 'movment' is not known. Did you mean 'movement'?",
        ),
        (
            "armoured = {",
            "armoured = 4 #",
            "board.toml: [types], key 'armoured': expected a table, got an integer",
        ),
        ('2 = ["D1"]', "2 = [7]", "board.toml: [rows], key '2[1]': expected a string, got an integer"),
        ('2 = ["D1"]', 'two = ["D1"]', "board.toml: [rows], key 'two': the key itself: expected an integer"),
        (
            '"wooded"',
            '"woods"',
            (
                "board.toml: [[zone]] 'seelow', key 'terrain': 'woods' is not one of 'plain', 'wooded'."
                " Did you mean 'wooded'?"
            ),
        ),
        (
            "index = 4",
            'index = 4\ncolour = "pink"',
            "board.toml: [[zone]] 'lebus', key 'colour': 'pink' is not one of 'red', 'grey'.",
        ),
        (
            "index = 4",
            "index = 4\ngarrison = -1",
            "board.toml: [[zone]] 'lebus', key 'garrison': expected an integer >= 0",
        ),
        (
            "index = 4",
            "index = 4\nat = [1.5]",
            "board.toml: [[zone]] 'lebus', key 'at': expected an array of length 2, got 1",
        ),
        (
            "index = 4",
            "index = 4\nat = 1",
            "board.toml: [[zone]] 'lebus', key 'at': expected an array, got an integer",
        ),
        (
            "index = 4",
            "index = 4\nfrom = 1",
            "board.toml: [[zone]] 'lebus', key 'from': expected a string, got an integer",
        ),
        ("index = 4", "index = 400", "board.toml: [[zone]] 'lebus': an index has two digits"),
        ("index = 4", "index =", "board.toml, line 8: not TOML: invalid value"),
        ('2 = ["D1"]', '2 = ["D1"', "board.toml, line 28: not TOML: unclosed array"),
    ],
)
def test_an_error_names_file_table_and_key(desk: Desk, old: str, new: str, message: str) -> None:
    assert old in GOOD
    assert desk.complaint(GOOD.replace(old, new)) == message


def test_a_table_where_rows_belong(desk: Desk) -> None:
    assert desk.complaint("[map]\nzones = 1\n[zone]\nid = 1") == (
        "board.toml: [zone]: expected an array, got a table"
    )


def test_a_table_that_is_missing(desk: Desk) -> None:
    assert desk.complaint("") == "board.toml: key 'map' is missing"


def test_a_file_that_is_missing(desk: Desk) -> None:
    with pytest.raises(DataError, match=r"^units\.toml: there is no such file in "):
        DataFolder(desk.package).load("units.toml", Board)


def test_a_file_that_is_no_text(desk: Desk) -> None:
    (desk.package / "board.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match=r"^board\.toml: is not UTF-8 text"):
        desk.board()


def test_a_folder_with_a_files_name(desk: Desk) -> None:
    (desk.package / "units.toml").mkdir()
    with pytest.raises(DataError, match=r"^units\.toml: cannot be read: "):
        DataFolder(desk.package).load("units.toml", Board)


@pytest.mark.parametrize(
    ("own", "message"),
    [
        (
            '[[zone]]\nid = "seelow"\nindex = "8"',
            "OWN/board.toml: [[zone]] 'seelow', key 'index': expected an integer, got a string",
        ),
        ('[[zone]]\nid = "zossen"', "OWN/board.toml: [[zone]] 'zossen': key 'index' is missing"),
        (
            '[[zone]]\nid = "seelow"\nindex = 800',
            "OWN/board.toml: [[zone]] 'seelow': an index has two digits",
        ),
        ("[[zone]]\nindex = 8", "OWN/board.toml: [[zone]] row 1: key 'id' is missing"),
        ("[map]\nzonez = 2", "OWN/board.toml: [map], key 'zonez' is not known. Did you mean 'zones'?"),
        (
            "[types.guards]\nmovement = '3'",
            "OWN/board.toml: [types.guards], key 'movement': expected an integer, got a string",
        ),
        (
            '[[zone]]\nid = "seelow"\nindex = 1\n[[zone]]\nid = "seelow"\nindex = 2',
            "OWN/board.toml: [[zone]] 'seelow' stands twice",
        ),
        ("map = 3", "OWN/board.toml: key 'map': expected a table, got an integer"),
        ("map =", "OWN/board.toml, line 1: not TOML: invalid value"),
    ],
)
def test_an_error_in_a_players_file_names_that_file(desk: Desk, own: str, message: str) -> None:
    assert desk.own_complaint(own) == message


def test_an_error_of_ours_is_not_blamed_on_the_player(desk: Desk) -> None:
    desk.write(GOOD.replace("index = 3", 'index = "3"'))
    assert desk.own_complaint('[[zone]]\nid = "lebus"\nindex = 5').startswith("board.toml: [[zone]] 'seelow'")


# The player's folder


def test_a_players_folder_must_exist(desk: Desk) -> None:
    with pytest.raises(DataError, match="nowhere: there is no such folder"):
        DataFolder(desk.package, desk.own / "nowhere")


def test_a_players_folder_must_hold_something_known(desk: Desk) -> None:
    folder = desk.override("", "notes.txt")
    with pytest.raises(
        DataError, match=r"no file here is one that this game knows: board\.toml, units\.toml$"
    ):
        folder.check_names(["units.toml", "board.toml"])


def test_a_misspelled_file_is_not_passed_over(desk: Desk) -> None:
    known = ["board.toml", "scenarios/campaign.toml"]
    folder = desk.override(GOOD)
    folder.check_names(known)
    desk.override("", "scenarios/campain.toml")
    with pytest.raises(DataError, match=r"Did you mean 'scenarios/campaign\.toml'\?"):
        folder.check_names(known)


def test_names_need_no_check_without_a_players_folder(desk: Desk) -> None:
    folder = DataFolder(desk.package)
    folder.check_names(["board.toml"])
    assert folder.load("board.toml", Board) == desk.board()


# Suggestions


def test_suggestions_overlook_case() -> None:
    assert suggest("RACE-FOR-BERLN", ["Race-for-Berlin", "chess"]) == " Did you mean 'Race-for-Berlin'?"
    assert suggest("go", ["race-for-berlin", "chess"]) == ""
    assert suggest("go", []) == ""


def test_a_data_error_is_for_the_user() -> None:
    assert issubclass(DataError, StavkaError)
