"""HTTP and WebSockets: routes, admission, static files."""
