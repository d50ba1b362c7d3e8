"""Paths of a server that the client uses. tests/server/test_client_addresses.py compares them with the endpoints."""

MAKE_TABLE = "/api/tables"
JOIN_TABLE = "/api/tables/{table}/join"
SOCKET = "/api/tables/{table}/socket"
READY = "/ready"
METRICS = "/metrics"  # on the server's --metrics-port


def socket_url(server: str, table: str) -> str:
    """The address of a table's WebSocket, from the server's http address."""
    return server.replace("http", "ws", 1) + SOCKET.format(table=table)
