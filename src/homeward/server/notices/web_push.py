"""Web Push without content: the device that receives the message shows a sentence in its own language.

py_vapid, which signs, comes with `homeward[push]`. Only the push services of browsers are called: a device must not be
able to make this server call any other address.
"""

from base64 import urlsafe_b64encode
from time import time
from typing import Literal

from homeward.server.outgoing.outgoing_client import OutgoingClient
from homeward.server.outgoing.outgoing_url import BadUrl, OutgoingUrl, parse_url
from homeward.table.refusals import Refused

# Of Chromium, Firefox, Safari and Edge; a name that begins with a dot stands for all names that end with it
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
SECONDS_TO_KEEP = 24 * 3600  # for which a service keeps a message for a device that is off
SECONDS_TO_TRUST = 12 * 3600  # for which a service accepts a signature; more than a day it does not

PushResult = Literal["rung", "gone", "refused", "unreachable"]


class WebPush:
    """Sends push messages, signed with the key of this server."""

    def __init__(self, private_key: str, contact: str, own_services: tuple[str, ...] = ()) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_string(private_key)
        self._contact = contact
        self._own_services = frozenset(own_services)
        self._client = OutgoingClient(services=own_services)

    @property
    def public_key(self) -> str:
        """In the form that browsers want."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(raw).rstrip(b"=").decode()

    def may_send_to(self, endpoint: str) -> bool:
        return self._service_url(endpoint) is not None

    async def send(self, endpoint: str) -> PushResult:
        """Send a push message and return the result. Unknown push services are not called."""
        url = self._service_url(endpoint)
        if url is None:
            return "refused"
        claims = {"sub": self._contact, "aud": url.origin, "exp": int(time()) + SECONDS_TO_TRUST}
        result = await self._client.post(url, {"TTL": str(SECONDS_TO_KEEP), **self._vapid.sign(claims)})
        return result if result in ("rung", "gone", "refused") else "unreachable"

    def _service_url(self, endpoint: str) -> OutgoingUrl | None:
        """The parsed endpoint; None unless it belongs to a push service that may be called."""
        try:
            url = parse_url(endpoint, ("https", "http"))
        except BadUrl:
            return None
        return url if url.origin in self._own_services or is_of_a_browser(url) else None


def is_of_a_browser(url: OutgoingUrl) -> bool:
    known = any(url.host == one or (one.startswith(".") and url.host.endswith(one)) for one in SERVICES)
    return known and url.origin == f"https://{url.host}"


def check_contact(contact: str) -> None:
    """Refused unless push services accept this address of the host."""
    from py_vapid import Vapid02, VapidException

    try:
        Vapid02.from_string(new_private_key()).sign({"sub": contact, "aud": f"https://{SERVICES[0]}"})
    except VapidException:
        raise Refused("bad-address") from None


def new_private_key() -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    raw = vapid.private_key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
