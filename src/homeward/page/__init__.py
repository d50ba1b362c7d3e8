"""The house of one browser page: the same rooms in a worker of the browser instead of on a server.

It uses the browser only through the functions of `browser.py`. Bytes are passed as text, one character a byte.
"""
