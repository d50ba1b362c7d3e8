"""What bots of Example Game know, and what learners see of it."""
