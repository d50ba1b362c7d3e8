"""For monitoring: is this process alive, and can it serve? These paths are not below `API`."""

from homeward.api.endpoint import endpoint
from homeward.server.house import House
from homeward.table.refusals import Refused


@endpoint("GET", "/health", is_public=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@endpoint("GET", "/ready", is_public=False)
async def ready(house: House) -> dict[str, str]:
    """The process can serve tables: the storage writes, Redis answers, and it is not shutting down."""
    if house.going_down:
        raise Refused("going-down")
    await house.readiness.check()
    return {"status": "ready"}


HEALTH_ENDPOINTS = (health, ready)
