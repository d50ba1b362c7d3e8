"""Measuring how fast games run, beside other frameworks."""
