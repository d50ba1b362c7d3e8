"""Runs many games, on all cores or on a Ray cluster. A run can be interrupted and continued."""
