"""A record holds a whole game: its options, seed and moves. Replaying it gives every state again.

The file of a game in real time holds only changes: a run such as [37, 3280, 3291] says that these moves, one for each
pair of hands, were repeated for 37 beats.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from homeward.catalogue import text_factory
from homeward.engine.chance.seeds import FAST, Generator, WrittenSeed, read_seed, rng_from_seed
from homeward.engine.decode_errors import problem_and_field, with_field
from homeward.engine.errors import BadOption, BadRecord, IllegalMove
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.games import game as find_game

FORMAT = "homeward-record-1"
say = text_factory("error.record")
MOST_MOVES = 5_000_000  # of a record: a run of few bytes in a file must not fill the memory


class RecordFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """The contents of a record's file."""

    format: str
    game: str
    rules_version: int
    players: int
    seed: WrittenSeed  # digits; in old files a number
    generator: Generator = FAST  # old files do not have it
    salt: str = ""  # of the hash of the seed that the table showed before the game, so that it can be checked
    options: dict[str, Value] = {}
    names: list[str] = field(default_factory=list)
    bots: list[str] | UnsetType = (
        UNSET  # of a table that moves to another server: the level of every bot, empty for people
    )
    figures: list[str] | UnsetType = UNSET  # of every seat, in games in which people choose one
    creatures: list[str] | UnsetType = UNSET  # the face of every seat at a table: a creature, or the level of a bot
    moves: list[int] = field(default_factory=list)
    runs: list[list[int]] | UnsetType = UNSET  # instead of moves, in a game in real time

    def in_short(self, game: Game) -> "RecordFile":
        """The same with runs instead of moves, for a game in real time."""
        if game.beats is None:
            return self
        return msgspec.structs.replace(self, moves=[], runs=runs_of(self.moves, game.beats.moves))


class Record:
    """Game, rules version, players, options, seed, moves.

    In the examples `record` is a game of `monster-chase` in which `flip 1` and `flip 4` were played.
    """

    def __init__(self, game: Game, data: RecordFile) -> None:
        self.game = game
        self.data = data
        self.seed = read_seed(data.seed, data.generator)
        data.seed = str(self.seed)
        self._now = self._first_state()

    @classmethod
    def new(cls, name: str, players: int, seed: int, rules_version: object = None, **options: Value) -> "Record":
        """The record of a new deal, by the newest rules unless `rules_version` says otherwise.

        >>> homeward.Record.new('monster-chase', players=2, seed=7).moves
        []
        """
        return cls.dealt_by(FAST, name, players, seed, options, rules_version)

    @classmethod
    def dealt_by(
        cls,
        generator: Generator,
        name: str,
        players: int,
        seed: int,
        options: Mapping[str, Value],
        rules_version: object = None,
    ) -> "Record":
        """The same with the named generator.

        >>> homeward.Record.dealt_by('blake2b', 'monster-chase', 2, 7, {}).data.generator
        'blake2b'
        """
        game = find_game(name)
        data = RecordFile(
            format=FORMAT,
            game=name,
            rules_version=game.known_version(rules_version),
            players=players,
            seed=seed,
            generator=generator,
            options=dict(options),
        )
        return cls(game, data)

    @property
    def moves(self) -> list[int]:
        """The codes of all moves so far.

        >>> record.moves
        [0, 3]
        """
        return self.data.moves

    @property
    def state(self) -> State:
        """The position after the last move. Play on it only through `append`.

        >>> record.state.actor
        0
        """
        return self._now

    def append(self, code: int) -> None:
        """Play a move and add it to the record. IllegalMove changes nothing.

        >>> record.append(record.state.legal()[0])
        >>> len(record.moves)
        3
        """
        self._now.play(code)
        self.data.moves.append(code)

    def replay(self) -> Iterator[State]:
        """Every state from the deal to the last move, each an independent copy.

        >>> len(list(record.replay()))
        3
        """
        state = self._first_state()
        yield state.copy()
        for code in self.data.moves:
            state.play(code)
            yield state.copy()

    def position_at(self, moves: int) -> State:
        """The position after that many moves.

        >>> int(record.position_at(1).turns)
        1
        """
        state = self._first_state()
        for code in self.data.moves[:moves]:
            state.play(code)
        return state

    def until(self, moves: int) -> "Record":
        """The same game up to that many moves.

        >>> record.until(1).moves
        [0]
        """
        before = self.dealt_again()
        for code in self.data.moves[:moves]:
            before.append(code)
        return before

    def dealt_again(self) -> "Record":
        """The same game before its first move.

        >>> record.dealt_again().moves
        []
        """
        return Record(self.game, msgspec.structs.replace(self.data, moves=[]))

    def _first_state(self) -> State:
        data = self.data
        rng = rng_from_seed(data.generator, self.seed)
        return self.game.deal_from(data.players, rng, data.rules_version, data.options, data.figures or ())

    def encode(self) -> bytes:
        """The record as JSON.

        >>> record.encode()[:12]
        b'{"format":"h'
        """
        return msgspec.json.encode(self.data.in_short(self.game))

    def save(self, path: Path | str) -> None:
        """Write the record to a file.

        >>> import pathlib, tempfile
        >>> file = pathlib.Path(tempfile.mkdtemp()) / 'game.json'
        >>> record.save(file)
        >>> homeward.Record.load(file).moves
        [0, 3]
        """
        Path(path).write_bytes(self.encode())

    @classmethod
    def load(cls, path: Path | str) -> "Record":
        """A record from its file, every move checked by playing it.

        >>> homeward.Record.load('nowhere.json')
        Traceback (most recent call last):
            ...
        homeward.engine.errors.BadRecord: nowhere.json cannot be read: No such file or directory
        """
        try:
            raw = Path(path).read_bytes()
        except OSError as error:
            raise BadRecord(say("unreadable", file=str(path), problem=error.strerror or "")) from None
        return cls.decode(raw)

    @classmethod
    def decode(cls, raw: bytes, as_long_as_games_are: bool = False) -> "Record":
        """A record from its bytes, every move checked by playing it.

        With `as_long_as_games_are` a record that is longer than any game at a table is refused.

        >>> homeward.Record.decode(record.encode()).moves
        [0, 3]
        """
        try:
            data = msgspec.json.decode(raw, type=RecordFile)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(say("no-record"), with_field(*problem_and_field(error))) from None
        if data.format != FORMAT:
            raise BadRecord(say("format"), f"it has the format {data.format}, not {FORMAT}")
        game = find_game(data.game)
        return cls._replay_file(game, data, game.longest if as_long_as_games_are else MOST_MOVES)

    @classmethod
    def _replay_file(cls, game: Game, data: RecordFile, most: int) -> "Record":
        moves = data.moves if data.runs is UNSET else [*data.moves, *moves_of(data.runs, most)]
        if len(moves) > most:
            raise BadRecord(say("too-long", most=most))
        data.moves, data.runs = [], UNSET
        try:
            record = cls(game, data)
        except BadOption as error:
            raise bad_record_of(error) from None
        for number, code in enumerate(moves, start=1):
            try:
                record.append(code)
            except IllegalMove as error:
                raise BadRecord(say("illegal", n=number), error.problem or error.sentence(), error.rule) from None
        return record


def bad_record_of(error: BadOption) -> BadRecord:
    """Options that only a program can write leave nothing to tell people but that it is no saved game."""
    if isinstance(error.said, str):
        return BadRecord(say("no-record"), error.said)
    return BadRecord(say("undealt", why=error.said), error.problem, error.rule)


# Moves in beats


def runs_of(moves: list[int], beat: int) -> list[list[int]]:
    """Moves as runs: [times, move, move] for a repeated beat, [1, move, ...] for moves that do not repeat."""
    runs: list[list[int]] = []
    at = 0
    while at < len(moves):
        held = moves[at : at + beat]
        times = 1
        while moves[at + times * beat : at + (times + 1) * beat] == held:
            times += 1
        if times > 1:
            runs.append([times, *held])
            at += times * beat
        else:
            if not runs or runs[-1][0] != 1:
                runs.append([1])
            runs[-1].append(moves[at])
            at += 1
    return runs


def moves_of(runs: Sequence[Sequence[int]], most: int = MOST_MOVES) -> list[int]:
    """The inverse of `runs_of`."""
    moves: list[int] = []
    for number, run in enumerate(runs, start=1):
        if len(run) < 2 or run[0] < 1:
            raise BadRecord(say("no-record"), f"run {number} must say which moves are played, and how often")
        if len(moves) + run[0] * (len(run) - 1) > most:
            raise BadRecord(say("too-long", most=most))
        moves += list(run[1:]) * run[0]
    return moves
