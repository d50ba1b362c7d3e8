"""Running many games: on all cores or on a Ray cluster, resumable."""
