"""What only SQLite needs, because its database is a file that other programs can change."""
