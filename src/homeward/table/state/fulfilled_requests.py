"""The fulfilled requests of devices, so that a request that is sent twice is done once."""

from homeward.table.entries import Played, Requested

REMEMBERED_IDS = 64  # of each device


class FulfilledRequests:
    def __init__(self) -> None:
        self._versions: dict[int, dict[str, int]] = {}  # by device and request id

    def version_of(self, device: int, request: str) -> int | None:
        """The version of the table at which a request was fulfilled, if it was."""
        return self._versions.get(device, {}).get(request)

    def remember(self, entry: Requested | Played, version: int) -> None:
        """Moves of bots and of the timer have no device and are not requests."""
        if entry.device is None:
            return
        versions = self._versions.setdefault(entry.device, {})
        versions[entry.id] = version
        if len(versions) > REMEMBERED_IDS:
            del versions[next(iter(versions))]

    def forget(self, device: int) -> None:
        self._versions.pop(device, None)
