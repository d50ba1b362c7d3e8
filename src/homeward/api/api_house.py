"""What the endpoints need of the house that serves them, a server or a page."""

from typing import Protocol

from homeward.api.http_messages import HouseRules
from homeward.api.lobby import Lobby
from homeward.rooms.rate_limits import Action


class ApiHouse(Protocol):
    @property
    def lobby(self) -> Lobby: ...

    def rules(self) -> HouseRules:
        """What players may know about this house."""

    def admit(self, action: Action, address: str) -> None:
        """Refused if this address has done this too often."""
