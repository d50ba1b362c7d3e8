"""What the learner learns: which move to make, and how the game will end for the seat that looks."""

from typing import Any

import torch
from torch import nn

NEVER = -1e9  # instead of the liking of a move that is not legal


class Network(nn.Module):  # type: ignore[misc, unused-ignore]
    """Two hidden layers, then likings of all moves, and the value of the position."""

    def __init__(self, width: int, moves: int, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.likings = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of chances by move, those of moves that are not legal far below; and values."""
        thought = self.body(seen)
        likings = self.likings(thought).masked_fill(~masks, NEVER)
        return torch.log_softmax(likings, dim=-1), self.value(thought).squeeze(-1)

    def best(self, seen: Any, masks: Any) -> Any:
        """The move it likes best, for every row of numpy arrays."""
        with torch.no_grad():
            chances, _ = self(torch.from_numpy(seen), torch.from_numpy(masks))
        return chances.argmax(dim=-1).numpy()
