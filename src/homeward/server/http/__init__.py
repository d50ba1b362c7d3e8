"""Everything that answers a request or opens a socket: routes, admission, static files."""
