"""A game being played: seats, devices, record, undo, clock. No input or output of its own.

A table is the sum of its entries: whatever happens to it is first decided (`decide`), then stored by somebody
else, then applied (`Table.apply`). The same entries give the same table on every process and after every restart.
"""

from homeward.table.decide import decide
from homeward.table.decide_door import decide_join
from homeward.table.judging import Bounds, Circumstances, Decision
from homeward.table.table import Change, Table

__all__ = ["Bounds", "Change", "Circumstances", "Decision", "Table", "decide", "decide_join"]
