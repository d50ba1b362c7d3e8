"""Reading the TOML files of a game: its components, its lessons, and files of players."""
