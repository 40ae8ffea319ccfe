"""A visitor is a signed number in a cookie: no account, and nobody can make up another's."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "fabletop"
YEARS = 5 * 365 * 86400


class Visitors:
    def __init__(self, key: str) -> None:
        self._signed = URLSafeSerializer(key, salt="visitor")

    def read(self, cookie: str | None) -> str | None:
        if not cookie or len(cookie) > 500:
            return None
        try:
            visitor = self._signed.loads(cookie)
        except BadSignature:
            return None
        return visitor if isinstance(visitor, str) else None

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, visitor: str) -> str:
        return str(self._signed.dumps(visitor))
