"""Programs that play: language models through MCP, and any program that reads and writes lines of text."""
