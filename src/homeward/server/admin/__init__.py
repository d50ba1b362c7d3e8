"""Administration: tables and connections, the state of the process; closing and deleting tables, bans."""
