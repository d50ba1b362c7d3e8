"""The card of a dataset: what is in the file, how it was made, and how to make it again."""

from collections.abc import Sequence

from homeward.build_info import version_number
from homeward.catalogue.translator import english
from homeward.games import game as find_game
from homeward.lab.observations.observation import Observation
from homeward.lab.running.match import Match

CARD = """# {title}: {decisions:,} decisions

{games:,} games of {title} with {players} players between {bots}, played by Homeward {version} with version
{rules} of its rules. Every line-up sat in every seat, all with the same deals.

```
{command}
```

makes `{file}` again, bit for bit, with the same versions of Homeward and polars.

| column | what stands in it |
|---|---|
| `game`, `decision` | which game, and which decision of it, counted from 0 |
| `seat`, `bot` | who decided |
| `observation` | what the seat saw: {width:,} bytes, the columns below |
| `legal` | the codes of the legal moves: where the mask is 1 |
| `move` | the code of the move that was made |
| `value` | how the game ended for the seat: 1 for a win, 0 for a loss, a shared win its share |
| `score` | the seat's points at the end |
| `seed` | of the deal: `homeward.game("{name}").deal({players}, seed)` deals it again |
| `rules_version`, `homeward` | what it was played with |

Nothing in a row is hidden from the seat but `value`, `score` and `seed`, which tell what comes later.

## Columns of an observation

| column | first byte | places | highest |
|---|---|---|---|
{columns}
"""


def card(game: str, file: str, matches: Sequence[Match], seed: int, decisions: int, observation: Observation) -> str:
    chosen, first = find_game(game), matches[0]
    bots = list(dict.fromkeys(bot for match in matches for bot in match.bots))
    return CARD.format(
        title=english(chosen.title),
        name=game,
        decisions=decisions,
        games=len(matches),
        players=len(first.bots),
        bots=", ".join(bots),
        version=version_number(),
        rules=chosen.info.rules_version,
        command=command(game, file, matches, bots, seed),
        file=file,
        width=observation.width,
        columns="\n".join(
            f"| `{one.name}` | {one.start} | {' x '.join(map(str, one.places)) or 1} | {one.highest} |"
            for one in observation.columns
        ),
    )


def command(game: str, file: str, matches: Sequence[Match], bots: list[str], seed: int) -> str:
    """The command that made the file; an option with a file's text has the file's name."""
    chosen = {name: value for name, value in matches[0].options.items() if "\n" not in str(value)}
    options = "".join(f" --option {name}={value}" for name, value in chosen.items())
    players = len(matches[0].bots)
    wanted = f"--games {len(matches)} --players {players} --bots {','.join(bots)} --seed {seed}{options}"
    return f"homeward dataset make {game} {file} {wanted}"
