"""What the table may choose before Example Game begins: nothing yet."""

from homeward.engine.options import Option

OPTIONS: tuple[Option, ...] = ()
