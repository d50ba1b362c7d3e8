"""What bots of Fireflies know, and what learners see of it."""
