"""In Pyodide: plays the golden games of one game and prints the numbers of those that ended otherwise."""

import json
import sys
from pathlib import Path

sys.path[:0] = ["/site", "/project"]
import homeward  # noqa: E402

homeward.__path__.append("/project/src/homeward")  # the testkit is no part of what a page has

from homeward.page.single_library import open_library  # noqa: E402

open_library()

from homeward.build_info import is_compiled  # noqa: E402
from homeward.games import game as find_game  # noqa: E402
from homeward.testkit.golden import golden_game, golden_path, read_golden  # noqa: E402

game = find_game(sys.argv[1])
golden = read_golden(golden_path(Path("/project/tests/golden"), game))
others = [number for number, one in enumerate(golden) if golden_game(game, number) != one]
print(json.dumps({"compiled": is_compiled(), "played": len(golden), "others": others}))
