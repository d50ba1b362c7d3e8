"""Research tools: simulate, compare, measure and solve games."""
