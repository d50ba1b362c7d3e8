"""The house of one browser page: the same rooms, played in a worker of the browser instead of on a server.

It knows the browser only as the few functions of `browser.py`. Bytes cross that border as text, one character a byte.
"""
