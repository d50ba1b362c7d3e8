"""What can be asked over HTTP: plain typed functions, written once.

A server mounts them (`server/http/`), and a page without a server answers its tabs with the same ones (`page/`).
"""
