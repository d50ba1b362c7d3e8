"""A small learner that runs in minutes: self-play without prior knowledge, on one core, with torch."""
