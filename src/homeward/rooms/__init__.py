"""Tables in a running process: sessions with devices, bots, clocks, storing and sending.

A server or a browser page opens the rooms and provides the services that they use: the storage, the bot pool, the
channel to other processes.
"""
