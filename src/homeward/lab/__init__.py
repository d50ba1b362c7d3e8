"""The laboratory: simulate, compare, measure and solve."""
