"""What whoever runs the house may want to read. Where it goes is decided by whoever opens the house."""

import logging

log = logging.getLogger("homeward")
