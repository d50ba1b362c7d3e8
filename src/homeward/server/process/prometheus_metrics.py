"""Metrics for Prometheus."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

PARTS_OF_A_BEAT = tuple(
    round(part / 60, 5) for part in (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 16)
)  # a 60th of a second


class PrometheusMetrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("homeward_sockets", "Devices connected now", registry=self.registry)
        self.rooms = Gauge("homeward_tables_in_memory", "Tables in memory now", registry=self.registry)
        self.tables_made = Counter("homeward_tables_made", "Tables made", registry=self.registry)
        self.entries = Counter("homeward_entries", "Entries stored by kind", ["kind"], registry=self.registry)
        self.refusals = Counter("homeward_refusals", "Refusals by code", ["code"], registry=self.registry)
        self.troubles = Counter("homeward_storage_troubles", "Writes the storage could not do", registry=self.registry)
        self.lost = Gauge(
            "homeward_lost_tables", "Tables of which less is stored than was acknowledged", registry=self.registry
        )
        self.newer = Counter(
            "homeward_newer_versions", "Devices that knew a newer version than the storage", registry=self.registry
        )
        self.conflicts = Counter(
            "homeward_conflicts", "Writes that another process was quicker with", registry=self.registry
        )
        self.commit = Histogram(
            "homeward_commit_seconds", "Time of one shared commit", buckets=FAST, registry=self.registry
        )
        self.batch = Histogram(
            "homeward_commit_entries",
            "Entries in one commit",
            buckets=(1, 2, 5, 10, 50, 100, 500),
            registry=self.registry,
        )
        self.answer = Histogram(
            "homeward_answer_seconds", "From a wish to its answer", buckets=FAST, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "homeward_bot_seconds", "Time a bot's decision took", buckets=FAST, registry=self.registry
        )

        self.lateness = Histogram(
            "homeward_beat_late_seconds", "How late a table's beat was", buckets=PARTS_OF_A_BEAT, registry=self.registry
        )

    def committed(self, size: int, seconds: float) -> None:
        self.commit.observe(seconds)
        self.batch.observe(size)

    # Called by the rooms, see `Measures`

    def stored(self, kind: str) -> None:
        self.entries.labels(kind).inc()

    def in_trouble(self) -> None:
        self.troubles.inc()

    def in_conflict(self) -> None:
        self.conflicts.inc()

    def knew_more(self) -> None:
        self.newer.inc()

    def lost_tables(self, tables: int) -> None:
        self.lost.set(tables)

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def answered(self, seconds: float) -> None:
        self.answer.observe(seconds)

    def thinking(self) -> AbstractContextManager[object]:
        return self.bot_seconds.time()

    def in_memory(self, rooms: int) -> None:
        self.rooms.set(rooms)

    def made(self) -> None:
        self.tables_made.inc()

    @contextmanager
    def serve_at(self, host: str, port: int) -> Iterator[None]:
        """Serve the metrics at their own address, which players cannot reach. OSError if it is taken."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
