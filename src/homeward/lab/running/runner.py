"""Runs many tasks on all cores, or on a Ray cluster, with a progress bar. Answers are in the order of the tasks."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from homeward.console import errors
from homeward.lab.running.resume_file import ResumeFile

Task = TypeVar("Task")
Answer = TypeVar("Answer")

CHUNKS_PER_PROCESS = 20
MOST_PER_CHUNK = 64

Processes = Annotated[int | None, Parameter(help="How many processes. Default: one per core.", validator=Number(gte=1))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Workers:
    """Where the tasks run. Its fields are flags of the commands."""

    processes: Processes = None
    ray: str | None = None
    """Work on the Ray cluster at this address; auto finds a running one."""
    resume: Annotated[Path | None, Parameter(parse=False)] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ResumableWorkers(Workers):
    """Where the tasks run, and the file of the answers so far."""

    resume: Path | None = None
    """Keep every result in this file, and go on from it after an interruption."""


EVERY_CORE = ResumableWorkers()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_all(
    work: Callable[[Task], Answer], tasks: Sequence[Task], title: str, workers: Workers, kind: type[Answer]
) -> list[Answer]:
    """The answers in the order of the tasks, wherever they run and however often the run was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # the bar goes to standard error, so that standard output has only the table or the JSON
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        return list(progress.track(in_order(work, tasks, workers, kind), len(tasks), description=title))


def in_order(
    work: Callable[[Task], Answer], tasks: Sequence[Task], workers: Workers, kind: type[Answer]
) -> Generator[Answer, None, None]:
    """One answer after another. If the caller stops reading, the other tasks do not run."""
    with ResumeFile(workers.resume, work, tasks, kind) as kept:
        missing = [number for number in range(len(tasks)) if number not in kept.answers]
        with closing(answers_of(work, [tasks[number] for number in missing], workers)) as coming:
            for number in range(len(tasks)):
                while number not in kept.answers:
                    place, answer = next(coming)
                    kept.add(missing[place], answer)
                yield kept.answers[number]


def answers_of(
    work: Callable[[Task], Answer], tasks: Sequence[Task], workers: Workers
) -> Generator[tuple[int, Answer], None, None]:
    """Every answer with the number of its task: from processes in order, from a cluster in the order of arrival."""
    if workers.ray is not None:
        from homeward.lab.running.ray_cluster import cluster_answers

        yield from cluster_answers(work, tasks, workers.ray)
    else:
        yield from enumerate(local_answers(work, tasks, min(workers.processes or cores(), len(tasks))))


def local_answers(work: Callable[[Task], Answer], tasks: Sequence[Task], processes: int) -> Iterator[Answer]:
    """Answers from processes on this machine, in the order of the tasks."""
    if processes <= 1:
        yield from map(work, tasks)
        return
    chunk = max(1, min(MOST_PER_CHUNK, len(tasks) // (processes * CHUNKS_PER_PROCESS)))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, tasks, chunk)
