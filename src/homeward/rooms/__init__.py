"""Tables that are being played: mailbox, bots, clocks, who is here, what can be asked.

Whoever opens the door (a server with its sockets, a browser page) brings the tools: where entries are kept, who
thinks for bots, who else has the same tables open.
"""
