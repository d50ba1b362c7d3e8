"""Backing up all tables into one file, verifying such a file, and restoring from it."""
