"""A client of the protocol in Python: connects devices to a server, for load tests, agents and tests."""
