"""A client of the protocol, for load tests, agents and tests. It shares no code with the server, only the protocol."""
