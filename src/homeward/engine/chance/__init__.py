"""The two random generators, the seeds that start them, and how seeds are written."""
