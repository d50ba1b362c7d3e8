"""For whoever runs the house: the tables, who is there, how it goes; closing, deleting, keeping addresses out."""
