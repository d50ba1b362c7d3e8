"""Web Push without content: the device that gets it writes its own sentence, in its own language.

pywebpush comes with `homeward[push]`. Only the push services of browsers are asked: what a device calls its service
must not lead this server to anybody else.
"""

from base64 import urlsafe_b64encode
from typing import Any, Literal
from urllib.parse import urlsplit

# Of Chromium, Firefox, Safari and Edge; a name that begins with a dot stands for all names that end with it
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
SECONDS_TO_ANSWER = 10.0
WAITS_AT_MOST = 24 * 3600  # seconds for which a service keeps a call for a device that is off
GONE = (404, 410)

Rung = Literal["rung", "gone", "refused", "unreachable"]


class WebPush:
    """Sends pushes, with the key by which push services know this server."""

    def __init__(self, private_key: str, contact: str, own_services: tuple[str, ...] = ()) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_string(private_key)
        self._contact = contact
        self._own_services = own_services

    @property
    def public_key(self) -> str:
        """As browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(raw).rstrip(b"=").decode()

    def may_ring(self, endpoint: str) -> bool:
        parts = urlsplit(endpoint)
        if f"{parts.scheme}://{parts.netloc}" in self._own_services:
            return True
        host = parts.hostname or ""
        known = any(host == one or (one.startswith(".") and host.endswith(one)) for one in SERVICES)
        return parts.scheme == "https" and parts.port in (None, 443) and known

    def ring(self, endpoint: str) -> Rung:
        """Blocks until the service answers: for a thread."""
        import requests
        from pywebpush import WebPushException, webpush

        claims: dict[str, Any] = {"sub": self._contact}
        try:
            webpush(
                {"endpoint": endpoint},
                vapid_private_key=self._vapid,
                vapid_claims=claims,
                ttl=WAITS_AT_MOST,
                timeout=SECONDS_TO_ANSWER,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            return "gone" if status in GONE else "refused"
        except requests.RequestException:
            return "unreachable"
        return "rung"


def new_private_key() -> str:
    """For a house that has none yet."""
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    raw = vapid.private_key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
