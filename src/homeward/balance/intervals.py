"""Confidence intervals of counted shares."""

from math import sqrt

Z = 1.959964  # two-sided 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
