"""Tables in real time: one clock for the process, and the beats of each table."""
