"""The server: HTTP, WebSockets, storage, turn notices, administration, backups."""
