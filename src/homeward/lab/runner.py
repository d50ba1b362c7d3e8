"""Many matches on all cores, with a progress bar, in a fixed order."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Task = TypeVar("Task")
Answer = TypeVar("Answer")

CHUNKS_PER_PROCESS = 20
MOST_PER_CHUNK = 64


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_all(
    work: Callable[[Task], Answer], tasks: Sequence[Task], title: str, processes: int | None = None
) -> list[Answer]:
    """The answers in the order of the tasks, however many processes work on them."""
    answers: list[Answer] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # the bar goes to the error stream, so that a table or JSON on standard output stays clean
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(title, total=len(tasks))
        for answer in answers_of(work, tasks, min(processes or cores(), len(tasks))):
            answers.append(answer)
            progress.advance(bar)
    return answers


def answers_of(work: Callable[[Task], Answer], tasks: Sequence[Task], processes: int) -> Iterator[Answer]:
    if processes <= 1:
        yield from map(work, tasks)
        return
    chunk = max(1, min(MOST_PER_CHUNK, len(tasks) // (processes * CHUNKS_PER_PROCESS)))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, tasks, chunk)
