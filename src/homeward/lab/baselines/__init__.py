"""A small learner that anybody can run in minutes: self-play from nothing, on one core, with torch."""
