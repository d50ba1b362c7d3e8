"""Scripted devices that play many tables over real sockets: for measuring a server, and for making it suffer."""
