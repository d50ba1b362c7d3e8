"""What tests of games need: rule ids on tests, random positions, the contract every game keeps, golden games."""

from homeward.testkit.rule_ids import rules

__all__ = ["rules"]
