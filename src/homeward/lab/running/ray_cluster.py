"""Runs tasks on a Ray cluster. Ray gives the tasks of a lost machine to another one."""

import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

from homeward.engine.errors import HomewardError

Task = TypeVar("Task")
Answer = TypeVar("Answer")

REACHED_IN = 10.0  # seconds
AHEAD = 4  # chunks per core that are submitted before answers are awaited
CHUNKS_PER_CORE = 20
MOST_PER_CHUNK = 64


def cluster_answers(
    work: Callable[[Task], Answer], tasks: Sequence[Task], address: str
) -> Iterator[tuple[int, Answer]]:
    """Every answer with the number of its task, in the order of arrival."""
    # Ray's messages about lost machines must not appear in tables and JSON
    with redirect_stdout(sys.stderr), closing_at_the_end(connect(address)) as ray:
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(MOST_PER_CHUNK, len(tasks) // (count * CHUNKS_PER_CORE)))
        yield from in_chunks(ray, work, tasks, size, AHEAD * count)


@contextmanager
def closing_at_the_end(ray: Any) -> Iterator[Any]:
    try:
        yield ray
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    import ray

    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except ConnectionError as error:
        raise HomewardError(f"there is no Ray cluster at {address}: {error}") from None
    return ray


def check_reachable(address: str) -> None:
    """Raises HomewardError if the cluster does not answer. Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # auto, local: Ray finds the cluster itself
    try:
        socket.create_connection((host, int(port)), timeout=REACHED_IN).close()
    except OSError as error:
        raise HomewardError(f"there is no Ray cluster at {address}: {error.strerror or error}") from None


def in_chunks(
    ray: Any, work: Callable[[Task], Answer], tasks: Sequence[Task], size: int, ahead: int
) -> Iterator[tuple[int, Answer]]:
    # a task is retried without limit, because a lost machine must not end a run
    run = ray.remote(max_retries=-1, num_cpus=1)(work_on)
    starts = iter(range(0, len(tasks), size))
    running: dict[Any, int] = {}
    while True:
        while len(running) < ahead and (start := next(starts, None)) is not None:
            running[run.remote(work, list(tasks[start : start + size]))] = start
        if not running:
            return
        ready, _ = ray.wait(list(running), num_returns=1)
        start = running.pop(ready[0])
        for number, answer in enumerate(ray.get(ready[0])):
            yield start + number, answer


def work_on(work: Callable[[Task], Answer], tasks: list[Task]) -> list[Answer]:
    return [work(task) for task in tasks]
