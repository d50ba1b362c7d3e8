"""Measures how fast games run, compared with other frameworks."""
