"""What only SQLite needs, because its database is a file that anybody can touch."""
