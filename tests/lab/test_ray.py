"""The same results on a Ray cluster, also when one of its nodes is killed in the middle.

Only where Ray is installed (`pip install ".[ray]"`), and in the long run: it is large, and the seconds it gives its
nodes to start are too few on a machine that is busy with other tests.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from homeward.engine.errors import HomewardError
from homeward.lab.balance_report.balance_command import balance
from homeward.lab.puzzle_maker.finding import PuzzleSearch, find
from homeward.lab.ranking.tournament import tournament
from homeward.lab.running.match import Match, Outcome, play_match
from homeward.lab.running.runner import ResumableWorkers, Workers, answers_of, run_all
from homeward.lab.running.schedule import tournament_matches

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.long  # a cluster takes its time to start

from ray.cluster_utils import Cluster  # noqa: E402

ALONE = ResumableWorkers(processes=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield nodes
    nodes.shutdown()


MATCHES = tournament_matches("pets-rescue", ["random", "greedy"], 2, 120, 7, {})


def test_a_killed_node_costs_nothing_but_time(cluster: Any) -> None:
    wanted = run_all(play_match, MATCHES, "playing", Workers(processes=1), Outcome)
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    found: dict[int, Outcome] = {}
    for number, outcome in answers_of(play_match, MATCHES, Workers(ray=cluster.address)):
        found[number] = outcome
        if len(found) == 20:
            cluster.remove_node(second, allow_graceful=False)
    assert [found[number] for number in range(len(MATCHES))] == wanted


def test_a_tournament_on_a_cluster_has_the_same_numbers(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tournament("monster-chase", games=12, seed=3, workers=ALONE, json=True)
    tournament("monster-chase", games=12, seed=3, workers=ResumableWorkers(ray=cluster.address), json=True)
    here, there = map(json.loads, capsys.readouterr().out.splitlines())
    assert here == there


def test_a_balance_on_a_cluster_has_the_same_numbers(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    balance("pets-rescue", games=20, workers=ALONE, json=True)
    balance("pets-rescue", games=20, workers=ResumableWorkers(ray=cluster.address), json=True)
    here, there = map(json.loads, capsys.readouterr().out.splitlines())
    assert here == there


def test_puzzles_found_on_a_cluster_are_the_same(cluster: Any) -> None:
    search = PuzzleSearch("monster-chase", 3, 5, 40)
    assert find(search, Workers(ray=cluster.address)) == find(search, Workers(processes=1))


def failing(match: Match) -> Outcome:
    raise ValueError(match.seed)


def test_mistakes_are_told_and_not_tried_for_ever(cluster: Any) -> None:
    with pytest.raises(ValueError, match=str(MATCHES[0].seed)):
        run_all(failing, MATCHES[:1], "playing", Workers(ray=cluster.address), Outcome)


def test_no_cluster_is_one_sentence() -> None:
    with pytest.raises(HomewardError, match="there is no Ray cluster at"):
        run_all(play_match, MATCHES[:1], "playing", Workers(ray="127.0.0.1:1"), Outcome)
