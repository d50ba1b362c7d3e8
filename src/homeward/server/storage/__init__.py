"""SQLite and PostgreSQL behind the interface of rooms/storage.py."""
