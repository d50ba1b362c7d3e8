"""The network: it estimates which move to make, and how the game will end for the observing seat."""

from typing import Any

import torch
from torch import nn

ILLEGAL = -1e9  # the logit of an illegal move


class Network(nn.Module):  # type: ignore[misc, unused-ignore]
    """Two hidden layers, then the logits of all moves and the value of the position."""

    def __init__(self, width: int, moves: int, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.logits = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Log probabilities by move, those of illegal moves very low; and values."""
        hidden_layer = self.body(seen)
        logits = self.logits(hidden_layer).masked_fill(~masks, ILLEGAL)
        return torch.log_softmax(logits, dim=-1), self.value(hidden_layer).squeeze(-1)

    def best(self, seen: Any, masks: Any) -> Any:
        """The most probable move for every row of numpy arrays."""
        with torch.no_grad():
            log_probabilities, _ = self(torch.from_numpy(seen), torch.from_numpy(masks))
        return log_probabilities.argmax(dim=-1).numpy()
