"""Helpers for tests of games: rule ids, random positions, the contract that every game must keep, golden games."""

from homeward.testkit.rule_ids import rules

__all__ = ["rules"]
