"""Layouts of one's own: the file, what is checked, and a game on it."""

from pathlib import Path

import msgspec
import pytest

import homeward
from homeward.catalogue.translator import english
from homeward.engine.errors import BadOption
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.components import BOX, Slot
from homeward.games.wombat_rescue.layouts import GIVEN, Layout, check_text, layout_from_home, problems
from homeward.games.wombat_rescue.view import WombatView
from homeward.lab.check_file import check
from homeward.testkit import rules
from homeward.testkit.deals import random_move
from tests.games.wombat_rescue.layout_files import CROSSROADS, file_text
from tests.games.wombat_rescue.wombat_table import dealt


def changed(index: int, slot: Slot | None) -> Layout:
    """Crossroads with another slot at an index, or without it."""
    slots = list(CROSSROADS.slots)
    slots[index : index + 1] = [slot] if slot else []
    return Layout("Changed", tuple(slots))


def moved(q: int, r: int) -> Layout:
    slots = (Slot(s.tile, s.facing, (s.at[0] + q, s.at[1] + r), s.twist) for s in CROSSROADS.slots)
    return Layout("Moved", tuple(slots))


@rules("WR-97")
@pytest.mark.parametrize("name", list(GIVEN))
def test_the_given_layouts_pass_their_own_check(name: str) -> None:
    assert problems(GIVEN[name]) == []
    assert check_text(file_text(GIVEN[name])) == []


@rules("WR-97")
def test_a_game_on_a_layout_of_ones_own(tmp_path: Path) -> None:
    """The layout is part of the record, so the record needs no other file."""
    text = file_text(Layout("At the creek", CROSSROADS.slots))
    record = homeward.Record.new("wombat-rescue", 3, 5, layout=text, boulders=True)
    luck = homeward.fast_rng(1)
    for _ in range(200):
        record.append(random_move(record.state, luck))
    record.save(tmp_path / "game.json")
    again = homeward.Record.load(tmp_path / "game.json")
    assert WOMBAT_RESCUE.snapshot(again.state) == WOMBAT_RESCUE.snapshot(record.state)
    seen = WOMBAT_RESCUE.view(record.state, 0)
    assert isinstance(seen, WombatView)
    assert seen.layout == "At the creek"


def test_home_is_moved_to_the_origin() -> None:
    assert layout_from_home(moved(7, -3)).slots == CROSSROADS.slots
    assert check_text(file_text(moved(7, -3))) == []


def test_tiles_may_be_chosen_one_by_one() -> None:
    regular = iter(f"R{i:02}" for i in range(1, 21))
    chosen = tuple(
        Slot(next(regular), slot.facing, slot.at, 1) if slot.tile == "regular" else slot for slot in CROSSROADS.slots
    )
    text = file_text(Layout("All chosen", chosen))
    boards = {tuple(dealt(2, seed, layout=text).outback.board.kind) for seed in range(5)}
    assert len(boards) == 1, "nothing is left to chance"


@pytest.mark.parametrize(
    ("layout", "problem"),
    [
        (changed(0, None), "1 more tile is needed besides home and the nests."),
        (changed(1, None), "Nest W2 is missing."),
        (changed(12, None), "Home is missing."),
        (changed(0, Slot("W2", "up", (2, -7), 0)), "Nest W2 is on the board 2 times."),
        (changed(0, Slot("regular", "up", (3, -7))), "covered by more than one tile"),
        (changed(0, Slot("regular", "up", (30, -7))), "6 spaces cannot be reached from home"),
        (changed(0, Slot("R99", "up", (2, -7), 0)), "There is no tile “R99”."),
        (changed(1, Slot("W2", "down", (3, -5))), "Nest W2 needs a twist"),
        (changed(1, Slot("W2", "down", (3, -5), 7)), "a twist is 0, 1 or 2"),
        (changed(0, Slot("regular", "up", (300, -7))), "too far out"),
        (Layout("Empty", ()), "Home is missing."),
    ],
)
def test_what_is_wrong_is_said(layout: Layout, problem: str) -> None:
    assert any(problem in english(one) for one in problems(layout)), problems(layout)
    with pytest.raises(BadOption) as error:
        WOMBAT_RESCUE.deal(2, 1, layout=file_text(layout))
    assert error.value.option == "layout"


def test_the_text_of_a_file_is_checked() -> None:
    assert WOMBAT_RESCUE.check_file("layout", file_text(CROSSROADS)).problems == []
    assert "This is not a layout" in english(check_text("slots = 3")[0])
    assert WOMBAT_RESCUE.check_file("boulders", "").problems != []


def test_a_board_too_narrow_for_boulders_is_refused() -> None:
    """A single row of tiles whose every link can be closed: some tiles are chosen so that boulders cut it."""
    row: list[Slot] = []
    tiles = ["H1", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "W1", "W2", "W3", "W4"]
    tiles += ["R01", "R02", "R03", "R04", "R05", "R06", "R07", "R08", "R09", "R18", "R19", "R20"]
    for i, tile in enumerate(tiles):
        up = i % 2 == 0
        row.append(Slot(tile, "up" if up else "down", (2 * i, 0) if up else (2 * i - 1, 2), 0))
    assert problems(Layout("Row", tuple(row))) == []
    WOMBAT_RESCUE.deal(2, 1, layout=file_text(Layout("Row", tuple(row))))


def test_the_command_line_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "layout.toml"
    path.write_text(file_text(CROSSROADS), encoding="utf-8")
    check(path)
    assert "fine for Wombat Rescue" in capsys.readouterr().out
    path.write_text(file_text(changed(0, None)), encoding="utf-8")
    with pytest.raises(SystemExit):
        check(path)
    assert "1 more tile is needed besides home and the nests." in capsys.readouterr().out
    with pytest.raises(BadOption, match="cannot be read"):
        check(tmp_path / "nowhere.toml")
    with pytest.raises(BadOption, match="no file"):
        check(path, option="boulders")


def as_json(data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_the_client_has_the_same_tiles_and_layouts() -> None:
    """The page on which boards are laid draws tiles by itself; what they look like comes from components.toml."""
    path = Path(__file__).parents[3] / "web" / "src" / "games" / "wombat_rescue" / "tiles.json"
    copied = msgspec.json.decode(path.read_bytes())
    assert copied["shape"] == as_json(BOX.shape)
    assert [tile["id"] + tile["spaces"] + " ".join(tile["ground"]) for tile in copied["tiles"]] == [
        tile.id + tile.spaces + tile.ground for tile in BOX.tile
    ]
    for row, layout in zip(BOX.layout, copied["layouts"], strict=True):
        assert layout["id"] == row.id
        assert layout["slots"] == as_json(row.slots)
