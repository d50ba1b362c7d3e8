"""What a table does with a wish: the entry to store, or a refusal. Nothing here changes a table."""
