"""Traces of a wish: from the socket to the disk, to the other processes and to every device.

OpenTelemetry comes with `homeward[traces]`, and is used if `--traces` is set. A span says what kind of event happened
at which table and how long it took; never who did it, and never the move.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from homeward.rooms.tracing import Fact, NoTracing, Tracing

PARENT = "traceparent"  # the header of W3C Trace Context


class OpenTelemetryTracing:
    """Sends spans to a collector over OTLP; the standard variable OTEL_TRACES_SAMPLER says how many."""

    def __init__(self, collector: str, process: str) -> None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
        from opentelemetry.trace import Link, get_current_span
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        about = Resource.create({"service.name": "homeward", "service.instance.id": process})
        self._provider = TracerProvider(resource=about)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(f"{collector.rstrip('/')}/v1/traces")))
        self._tracer = self._provider.get_tracer("homeward")
        self._propagator = TraceContextTextMapPropagator()
        self._span_of = get_current_span
        self._link: Any = Link

    @contextmanager
    def span(
        self, name: str, *, parent: str = "", after: Sequence[str] = (), facts: Mapping[str, Fact]
    ) -> Iterator[None]:
        context = self._propagator.extract({PARENT: parent}) if parent else None
        links = [self._link(self._span_of(self._propagator.extract({PARENT: one})).get_span_context()) for one in after]
        attributes = {f"homeward.{fact}": value for fact, value in facts.items()}
        with self._tracer.start_as_current_span(name, context, attributes=attributes, links=links):
            yield

    def here(self) -> str:
        carrier: dict[str, str] = {}
        self._propagator.inject(carrier)
        return carrier.get(PARENT, "")

    def close(self) -> None:
        self._provider.shutdown()


def tracing_to(collector: str, process: str) -> Tracing:
    return OpenTelemetryTracing(collector, process) if collector else NoTracing()
