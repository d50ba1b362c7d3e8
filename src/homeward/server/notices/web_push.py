"""Web Push without content: the device that receives the message shows a sentence in its own language.

pywebpush comes with `homeward[push]`. Only the push services of browsers are called: a device must not be able to make
this server call any other address.
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
WAITS_AT_MOST = 24 * 3600  # seconds for which a service keeps a message for a device that is off
GONE = (404, 410)

PushResult = Literal["rung", "gone", "refused", "unreachable"]


class WebPush:
    """Sends push messages, signed with the key of this server."""

    def __init__(self, private_key: str, contact: str, own_services: tuple[str, ...] = ()) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_string(private_key)
        self._contact = contact
        self._own_services = own_services

    @property
    def public_key(self) -> str:
        """In the form that browsers want."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(raw).rstrip(b"=").decode()

    def may_send_to(self, endpoint: str) -> bool:
        parts = urlsplit(endpoint)
        if f"{parts.scheme}://{parts.netloc}" in self._own_services:
            return True
        host = parts.hostname or ""
        known = any(host == one or (one.startswith(".") and host.endswith(one)) for one in SERVICES)
        return parts.scheme == "https" and parts.port in (None, 443) and known

    def send(self, endpoint: str) -> PushResult:
        """Blocks until the push service answers: call it in a thread."""
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
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    raw = vapid.private_key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
