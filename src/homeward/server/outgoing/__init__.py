"""Requests that this server makes to addresses of players: parsing them, checking where they lead, sending."""
