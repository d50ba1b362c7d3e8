"""Scripted devices that play many tables over real sockets, to measure a server under load."""
