"""Decides wishes: the result is the entry to store, or a refusal. Nothing here changes a table."""
