"""The rules of Fireflies."""
