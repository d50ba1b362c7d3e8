"""What is in the box: the things on the table, each with what can be done with it."""
