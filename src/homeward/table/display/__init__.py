"""What devices are shown of a table: frames, the log, replays of finished games."""
