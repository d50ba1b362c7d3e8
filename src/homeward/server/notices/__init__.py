"""Turn notices for players who are away: Web Push, webhooks, gentle clocks."""
