"""The chance of a table: 256 secret bits that nobody at it holds, bots included, and that everybody can check."""

import gc
import json
import re
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType

import msgspec
import pytest

from homeward.engine.chance.rng import FastRng, fast_rng
from homeward.engine.chance.secure_rng import SecureRng
from homeward.engine.chance.seeds import FAST, SECURE
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.record import Record
from homeward.rooms.bots.bot_pool import bot_task_for
from homeward.table import Table, wishes
from homeward.table.decisions.new_table import new_table, table_from_record
from homeward.table.display.game_log import game_log
from homeward.table.display.replay import record_of
from homeward.table.entries import DealSeed, SeatPlan, decode
from homeward.table.secret_source import SecretSource, seed_hash
from homeward.testkit.deals import walk

from .family import Family, here

DOCS = Path(__file__).parents[2] / "docs" / "randomness.md"
SEED = 0xC0FFEE << 200
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def table_of(game: Game, deal: DealSeed) -> Table:
    seats = here(*(f"Player {seat}" for seat in range(max(game.info.players))))
    return Table("table", new_table(game.name, dict(game.info.quick), seats, True, deal, ("key", "token")))


def finished_table(deal: DealSeed) -> Table:
    game = next(game for game in GAMES if game.name == "monster-chase")
    table = table_of(game, deal)
    assert table.play is not None
    while not table.play.state.over:
        table.play.play(table.play.state.legal()[0])
    return table


# Which generator


def test_a_new_table_draws_256_bits_for_the_secure_generator() -> None:
    deals = [SecretSource().deal() for _ in range(100)]
    assert {deal.generator for deal in deals} == {SECURE}
    assert not any(deal.chosen for deal in deals)
    every_bit, some_bit = deals[0].seed, deals[0].seed
    for deal in deals:
        every_bit, some_bit = every_bit & deal.seed, some_bit | deal.seed
    assert (every_bit, some_bit) == (0, 2**256 - 1), "each of the 256 bits is drawn: on here, off there"


def test_a_chosen_seed_is_dealt_by_the_secure_generator_and_a_record_by_its_own() -> None:
    assert SecretSource().deal_of(7).generator == SECURE
    record = Record.new("monster-chase", players=2, seed=7)
    deal = SecretSource().deal_of(record.seed, record.data.generator)
    table = Table("table", table_from_record(record.data, deal, ("key", "token")))
    assert table.play is not None
    assert table.game.snapshot(table.play.state) == record.game.snapshot(record.state)


def test_a_table_from_before_does_not_say_its_generator_and_keeps_it_until_the_rematch() -> None:
    entry = decode(b'{"entry":"rematched","device":0,"id":"a","deal":{"seed":1,"salt":"s"}}')
    assert getattr(entry, "deal") == DealSeed(1, "s", generator=FAST)  # noqa: B009 - of an entry of any kind
    family = Family(here("Anna"), length=10, mode="easy", open_memory=True)
    assert family.table.deal.generator == FAST
    family.secret_source = SecretSource()  # type: ignore[assignment]
    while family.table.actor is not None:
        family.move(0)
    family.wish(0, wishes.Rematch)
    assert family.table.deal.generator == SECURE
    assert family.reborn().deal == family.table.deal


@every_game
def test_a_seed_is_the_same_game_at_every_table(game: Game) -> None:
    plays = [table_of(game, DealSeed(SEED, salt, generator=SECURE)).play for salt in ("one", "two")]
    first, second = (play.state for play in plays if play is not None)
    for state in (first, second):
        walk(state, 40, fast_rng(1))
    assert isinstance(first.rng, SecureRng)
    assert game.snapshot(first) == game.snapshot(second)


# Nobody holds it


def held_by(veiled: State) -> list[object]:
    """Everything that can be reached from a state, but for code."""
    found, ahead = dict[int, object](), [object(), veiled]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, ModuleType | type | FunctionType | BuiltinFunctionType):
            found[id(one)] = one
            ahead += gc.get_referents(one)
    return list(found.values())


@every_game
def test_no_veiled_state_holds_the_tables_stream(game: Game) -> None:
    table = table_of(game, DealSeed(SEED, "salt", generator=SECURE))
    assert table.play is not None
    state = table.play.state
    assert isinstance(state.rng, SecureRng)
    key = state.rng.key
    for _ in range(3):
        assert any(isinstance(one, SecureRng) for one in held_by(state)), "the search would find it"
        for seat in range(-1, int(state.players)):
            veiled = state.veil(seat)
            assert isinstance(veiled.rng, FastRng)
            assert not any(isinstance(one, SecureRng) or one == key for one in held_by(veiled))
            assert key.hex() not in json.dumps(game.snapshot(veiled))
        walk(state, 15, fast_rng(2))


@every_game
def test_a_thinking_process_is_told_neither_key_nor_seed_nor_salt(game: Game) -> None:
    deal = SecretSource().deal()
    table = table_of(game, deal)
    told = msgspec.json.encode(bot_task_for(table, 0, "owl")) + bot_task_for(table, 0, "owl").snapshot
    key = blake2b(str(deal.seed).encode(), digest_size=32).hexdigest()
    for secret in (str(deal.seed), f"{deal.seed:x}", deal.salt, key):
        assert secret.encode() not in told


# Everybody can check it


def test_whoever_chose_the_seed_is_told_of_first_in_the_log() -> None:
    plans = [SeatPlan("Anna", "here")]
    for chosen in (True, False):
        deal = DealSeed(7, "salt", chosen=chosen, generator=SECURE)
        table = Table("table", new_table("monster-chase", {}, plans, True, deal, ("key", "token")))
        kinds = [event.kind for line in game_log(table, 0)[1] for event in line.events]
        assert kinds == (["shuffle-chosen"] if chosen else [])


def test_the_hash_is_not_the_key() -> None:
    deal = DealSeed(5, "salt", generator=SECURE)
    assert blake2b(b"5", digest_size=32).hexdigest() == secure_key(deal)
    assert seed_hash(deal) != secure_key(deal)


def secure_key(deal: DealSeed) -> str:
    stream = deal.stream()
    assert isinstance(stream, SecureRng)
    return stream.key.hex()


@pytest.mark.parametrize("chosen", [None, 7])
def test_the_script_in_the_docs_checks_a_finished_table(tmp_path: Path, chosen: int | None) -> None:
    """As it is printed, with the record as it is downloaded and the fingerprint that was shown at the beginning."""
    (script,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(script.strip().splitlines()) <= 10
    deal = SecretSource().deal() if chosen is None else SecretSource().deal_of(chosen)
    table, shown = finished_table(deal), seed_hash(deal)
    (tmp_path / "check.py").write_text(script, encoding="utf-8")
    (tmp_path / "record.json").write_bytes(msgspec.json.encode(record_of(table, 0)))
    stream = deal.stream()
    numbers = " ".join(str(stream.next()) for _ in range(16))
    for fingerprint, verdict in ((shown, "the same"), ("0" * 64, "NOT the same")):
        done = subprocess.run(
            [sys.executable, "-I", "check.py", "record.json", fingerprint],
            cwd=tmp_path, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.splitlines() == [f"{shown} {verdict}", numbers]
