"""A game being played: seats, devices, record, clock. No input or output of its own."""
