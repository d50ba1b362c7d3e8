"""Chooses the channel between the processes of a server."""

from homeward.rooms.channel import ServerChannel, SingleProcess


def channel_at(redis: str) -> ServerChannel:
    """Redis at this address; without one there is a single process."""
    if not redis:
        return SingleProcess()
    from homeward.server.process.redis_channel import RedisChannel  # its client comes with homeward[server]

    return RedisChannel(redis)
