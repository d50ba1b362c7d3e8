"""One open table: its mailbox, the log of its entries, its connected devices."""
