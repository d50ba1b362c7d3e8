"""Which channel the processes of a server have."""

from homeward.rooms.channel import Alone, Channel


def channel_at(redis: str) -> Channel:
    """Through the Redis at that address; to nobody if there is none."""
    if not redis:
        return Alone()
    from homeward.server.redis_channel import RedisChannel  # its client comes with homeward[server]

    return RedisChannel(redis)
