"""What the table may choose before a game of Fireflies."""

from homeward.engine.who_begins import who_begins

OPTIONS = (who_begins(default=0, rules=()),)
