"""Every sentence of Fireflies begins here."""

from homeward.catalogue import text_factory

say = text_factory("fireflies")
