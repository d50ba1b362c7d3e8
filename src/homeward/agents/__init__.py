"""Programs that play by reading and writing: language models through MCP, and anything that speaks lines of text."""
