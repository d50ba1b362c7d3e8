"""What the snapshots of all games have in common: saved chance, ranges of fields, checks."""
