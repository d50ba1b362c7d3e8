"""Chooses the channel between the processes of a server."""

from homeward.rooms.channel import ServerChannel, SingleProcess


def channel_at(redis: str) -> ServerChannel:
    """A channel through Redis at this address; without one, the server has a single process."""
    if not redis:
        return SingleProcess()
    from homeward.server.process.redis_channel import RedisChannel  # its client comes with homeward[server]

    return RedisChannel(redis)
