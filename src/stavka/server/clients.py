"""Who asks: what tells one client from another."""

from __future__ import annotations

from starlette.requests import HTTPConnection


def client_of(connection: HTTPConnection) -> str:
    """The address that somebody asks from."""
    return connection.client.host if connection.client else ""
