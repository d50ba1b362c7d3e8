"""The parts of a table. Each is changed by its own entries and by nothing else."""
