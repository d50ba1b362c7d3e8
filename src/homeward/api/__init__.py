"""The endpoints of the HTTP part: plain typed functions.

A server mounts them (`server/http/`), and a page without a server calls the same ones for its tabs (`page/`).
"""
