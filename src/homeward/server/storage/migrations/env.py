"""Alembic runs this: migrations on the connection that homeward.server.storage.migrate gives it."""

from alembic import context

from homeward.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
