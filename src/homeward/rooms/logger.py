"""The log for hosts. The server or the page configures where it goes."""

import logging

log = logging.getLogger("homeward")
