"""Long runs can be interrupted: what was found is kept, and the result is the same as without a break."""

import json
from pathlib import Path

import msgspec
import polars
import pytest

from homeward.engine.errors import BadOption
from homeward.games import game as find_game
from homeward.lab.dataset import make
from homeward.lab.observations.observation import Observation
from homeward.lab.ranking.ladder import ladder
from homeward.lab.running.match import Outcome, play_match
from homeward.lab.running.resume_file import ResumeFile
from homeward.lab.running.runner import ResumableWorkers, Workers, run_all
from homeward.lab.running.schedule import tournament_matches
from homeward.record import Record

ALONE = ResumableWorkers(processes=1)

MATCHES = tournament_matches("monster-chase", ["random", "greedy"], 2, 12, 7, {})


class Interrupted(Exception):
    pass


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept, played = tmp_path / "kept.jsonl", list[object]()

    def play(match: object) -> Outcome:
        if len(played) == 5:
            raise Interrupted
        played.append(match)
        return play_match(match)  # type: ignore[arg-type]

    workers = Workers(processes=1, resume=kept)
    with pytest.raises(Interrupted):
        run_all(play, MATCHES, "playing", workers, Outcome)
    with kept.open("ab") as file:
        file.write(b'["torn off')  # the machine went off in the middle of a line
    assert len(kept.read_bytes().splitlines()) == 1 + 5 + 1
    played[:] = [None]
    wanted = run_all(play_match, MATCHES, "playing", Workers(processes=1), Outcome)
    with pytest.raises(Interrupted):
        run_all(play, MATCHES, "playing", workers, Outcome)
    played[:] = [None]
    assert run_all(play, MATCHES, "playing", workers, Outcome) == wanted
    assert len(played) == 1 + 12 - 5 - 4


def test_more_tasks_go_on_from_the_same_file(tmp_path: Path) -> None:
    workers = Workers(processes=1, resume=tmp_path / "kept.jsonl")
    first = run_all(play_match, MATCHES[:4], "playing", workers, Outcome)
    with ResumeFile(workers.resume, play_match, MATCHES, Outcome) as kept:
        assert [kept.answers[number] for number in range(4)] == first
        assert len(kept.answers) == 4


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_bytes(msgspec.json.encode("homeward 0.0.0 play_match") + b"\n")
    with pytest.raises(BadOption, match=r"written by homeward 0\.0\.0"):
        run_all(play_match, MATCHES, "playing", Workers(resume=path), Outcome)
    path.write_bytes(b"something else\n")
    with pytest.raises(BadOption, match="is not a file of results"):
        run_all(play_match, MATCHES, "playing", Workers(resume=path), Outcome)


# The ladder


def test_a_ladder_grows_by_more_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for rounds in (2, 5):
        ladder("pets-rescue", bots="random,greedy,cub", rounds=rounds, folder=tmp_path, workers=ALONE, json=True)
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["games"], second["games"]) == (12, 30)
    assert {bot["name"] for bot in second["bots"]} == {"random", "greedy", "cub"}
    ratings = [bot["rating"] for bot in second["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    kept = (tmp_path / "pets-rescue.2.jsonl").read_bytes().splitlines()
    assert len(kept) == 1 + 30  # nothing was played twice


def test_a_ladder_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ladder.svg"
    ladder(
        "monster-baby-rescue", "monster-chase", players="2,3", bots="random,greedy", rounds=1, folder=tmp_path,
        picture=picture, workers=ALONE, option=[],
    )  # fmt: skip
    told, drawn = capsys.readouterr().out, picture.read_text(encoding="utf-8")
    assert told.count("players") == 4
    assert drawn.startswith("<svg")
    assert drawn.count("Monster Baby Rescue, 3 players") >= 1


# Datasets


def test_a_dataset_is_made_again_bit_for_bit(tmp_path: Path) -> None:
    for name, processes in (("one", 1), ("two", 2)):
        folder = tmp_path / name
        folder.mkdir()
        make("pets-rescue", folder / "pets.parquet", games=6, bots="greedy,random", seed=9, processes=processes)
    assert (tmp_path / "one" / "pets.parquet").read_bytes() == (tmp_path / "two" / "pets.parquet").read_bytes()
    card = (tmp_path / "one" / "pets.md").read_text(encoding="utf-8")
    assert "homeward dataset make pets-rescue pets.parquet --games 6 --players 2 --bots greedy,random --seed 9" in card
    assert card == (tmp_path / "two" / "pets.md").read_text(encoding="utf-8")


def test_every_row_is_a_decision_of_its_game(tmp_path: Path) -> None:
    path = tmp_path / "rescue.parquet"
    make("monster-baby-rescue", path, games=3, players=3, bots="greedy,random,cub", processes=1)
    game = find_game("monster-baby-rescue")
    observation = Observation(game, 3, {})
    table = polars.read_parquet(path)
    for (_,), rows in table.group_by("game", maintain_order=True):
        record = Record.new("monster-baby-rescue", 3, rows["seed"][0])
        for row in rows.iter_rows(named=True):
            state = record.state
            assert row["seat"] == state.to_act()
            assert bytes(row["observation"]) == observation.raw(state, row["seat"]).tobytes()
            assert row["legal"] == state.legal()
            record.append(row["move"])
        assert record.state.over
        last = rows.group_by("seat").agg(polars.col("value").last(), polars.col("score").last())
        for seat, value, score in last.iter_rows():
            assert (value, score) == (pytest.approx(record.state.value(seat)), record.state.scores()[seat])
