"""A game being played: seats, devices, moves, undo, clock. This layer has no input or output.

A table is the sum of its entries. Every change is first decided (`decisions`), then stored by a room, then applied
(`Table.apply`). The same entries give the same table in every process and after every restart.
"""

from homeward.table.decisions.decide_guests import decide_join
from homeward.table.decisions.decide_wish import decide_wish
from homeward.table.decisions.decision import Bounds, Circumstances, Decision
from homeward.table.table import Change, Table

__all__ = ["Bounds", "Change", "Circumstances", "Decision", "Table", "decide_join", "decide_wish"]
