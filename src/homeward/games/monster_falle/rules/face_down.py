"""Cards that lie face down, as numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64


def numbers_below(size: i64) -> vec[i64]:
    """The numbers from 0 to size - 1."""
    numbers = vec[i64]()
    for number in range(size):
        numbers = append(numbers, number)
    return numbers


def in_order(items: vec[i64], size: i64) -> vec[i64]:
    """The same numbers below size, smallest first."""
    count = vec[i64]()
    for _ in range(size):
        count = append(count, 0)
    for i in range(i64(len(items))):
        count[items[i]] += 1
    ordered = vec[i64]()
    for number in range(size):
        for _ in range(count[number]):
            ordered = append(ordered, number)
    return ordered
