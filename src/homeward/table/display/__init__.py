"""What devices see of a table: frames, the log, replays of finished games."""
