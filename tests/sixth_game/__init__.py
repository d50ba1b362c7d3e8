"""A sixth game of the tests' own: a folder and one line in a list are all that the house needs to know it."""
