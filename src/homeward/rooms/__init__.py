"""Tables that are being played: mailbox, bots, clocks, who is here, what can be asked.

A server with its sockets, or a browser page, opens the rooms and brings the services that they use: the storage, the
bot pool, the channel to other processes.
"""
