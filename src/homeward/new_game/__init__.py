"""`homeward new-game`: writes a small game that is complete, to be changed into the one somebody has in mind."""
