"""A person who solves puzzles: sees the position, makes a move on the board, reads the answer."""

from playwright.sync_api import Locator, Page, expect

from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.games.monster_falle.bot.plan import FREE, NONE, TRAP_CELL, plan_for
from homeward.games.monster_falle.rules.maze import CELL, GRID
from homeward.puzzles.puzzle_files import Puzzle, puzzles

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")  # in the order of the ways of a plan
WHERE = "all => all.map(one => one.transform.baseVal[0].matrix).map(m => [m.e, m.f])[0] ?? null"
ACROSS = 60  # units off the middle of a corridor before a corner


class PuzzlePage:
    """One puzzle on the screen."""

    def __init__(self, page: Page, name: str, puzzle: Puzzle, top: str = "/") -> None:
        self.page = page
        self.puzzle = puzzle
        self.game: Game = find_game(name)
        page.goto(f"{top}puzzles/{name}/{puzzle.id}")
        self.wait_for("find")

    @property
    def table(self) -> Locator:
        return self.page.locator(f'.table[data-puzzle="{self.puzzle.id}"]')

    def wait_for(self, stage: str) -> None:
        expect(self.page.locator(f'.table[data-puzzle="{self.puzzle.id}"][data-stage="{stage}"]')).to_be_visible()

    def press(self, selector: str, *, touch: bool = False, keyboard: bool = False) -> None:
        """What a mouse, a finger or a key does to a piece."""
        piece = self.page.locator(selector).last
        if keyboard:
            piece.focus()
            self.page.keyboard.press("Enter")
        elif touch:
            piece.tap()
        else:
            piece.click()

    def main(self, *, touch: bool = False) -> None:
        self.press(".prompt .btn.main", touch=touch)

    def expect_solved(self) -> None:
        """Once what the board says of the move is read, if it waits for that."""
        self.wait_for("solved")
        told = self.page.get_by_role("button", name="Got it")
        done = self.page.locator(".table:not([data-busy]) [data-next]")
        expect(told.or_(done)).to_be_visible()
        if told.count():
            told.click()
        expect(done).to_be_visible()


def puzzle_with(name: str, kind: type) -> tuple[Puzzle, object]:
    """The easiest puzzle whose answer is a move of that kind without a further choice, and the move."""
    game = find_game(name)
    for puzzle in puzzles(name):
        move = game.moves[puzzle.best[0]]
        if isinstance(move, kind) and not getattr(move, "part", None) and not getattr(move, "gem", None):
            return puzzle, move
    raise AssertionError(f"{name} has no puzzle with {kind}")


def push_home(page: Page) -> None:
    """Pushes the sack home with the arrow keys, by what is seen, until the page says how it went."""
    held = ""
    heading = NONE
    sack = page.locator("[data-sack]")
    while page.locator('.table[data-stage="find"]').count():
        place = sack.evaluate_all(WHERE)
        wanted = "" if place is None else arrow_for(place[0], place[1], heading)
        if wanted:
            heading = ARROWS.index(wanted)
        if wanted != held:
            if held:
                page.keyboard.up(held)
            if wanted:
                page.keyboard.down(wanted)
            held = wanted
    if held:
        page.keyboard.up(held)


def arrow_for(x: float, y: float, heading: int) -> str:
    """Along the way home, or first back to the middle of the corridor."""
    side = int(CELL)
    column, row = int(x) // side, int(y) // side
    cell = row * int(GRID) + column
    off_x, off_y = x - column * side - side / 2, y - row * side - side / 2
    if cell == TRAP_CELL:
        if abs(off_x) > abs(off_y):
            return "ArrowLeft" if off_x > 0 else "ArrowRight"
        return "ArrowUp" if off_y > 0 else "ArrowDown"
    way = int(plan_for(-1).best(FREE, cell, heading))
    if way in (0, 2) and abs(off_x) > ACROSS:
        return "ArrowLeft" if off_x > 0 else "ArrowRight"
    if way in (1, 3) and abs(off_y) > ACROSS:
        return "ArrowUp" if off_y > 0 else "ArrowDown"
    return ARROWS[way]
