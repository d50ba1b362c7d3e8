"""The HTTP status of a refusal."""

from homeward.engine.errors import Refusal

STATUS = {
    "no-such-game": 404,
    "no-such-language": 404,
    "no-such-table": 404,
    "no-such-round": 404,
    "no-such-puzzle": 404,
    "not-over": 409,
    "newer-rules": 409,
    "table-full": 409,
    "banned": 403,
    "bad-key": 403,
    "bad-code": 403,
    "not-away": 409,
    "knows-other-secrets": 403,
    "closed": 403,
    "not-welcome": 403,
    "wrong-origin": 403,
    "too-big": 413,
    "wrong-type": 415,
    "too-many": 429,
    "too-often": 429,
    "too-many-lines": 429,
    "going-down": 503,
    "table-idle": 410,
    "table-forgotten": 410,
    "table-deleted": 410,
    "table-shut": 403,
    "no-admin": 403,
    "wrong-token": 401,
    "no-such-ban": 404,
    "no-such-card": 404,
    "card-changed": 409,
    "cards-full": 429,
    "table-lost": 503,
    "tables-lost": 503,
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, 400)
