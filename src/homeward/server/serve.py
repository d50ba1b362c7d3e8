"""`homeward serve`: the table in the browser."""

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from ipaddress import ip_network

from homeward.catalogue import Said
from homeward.catalogue.speaking import told
from homeward.rooms.limits import limits_of
from homeward.rooms.words import bad_address
from homeward.server.admin.token import token_hash
from homeward.server.settings import Settings, default_database


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    redis: str = "",
    workers: int = 1,
    thinkers: int = 0,
    origin: list[str] | None = None,
    behind_proxy: bool = False,
    proxy_hops: int = 1,
    trust: list[str] | None = None,
    limit: list[str] | None = None,
    bot_pause: float = 0.9,
    metrics_port: int = 0,
    metrics_host: str = "127.0.0.1",
    traces: str = "",
    push_contact: str = "",
    push_service: list[str] | None = None,
    bell_seconds: float = 60.0,
    hooks: bool = False,
    hook_network: list[str] | None = None,
    keep_days: float = 90.0,
    contact: str = "",
    admin_token_file: str = "",
    audit_log: str = "",
    open_browser: bool = False,
) -> None:
    """Set the table: serve the games to every browser that can reach this machine.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets phones in the same house join.
    port
        Port to listen on.
    database
        Where tables are kept: sqlite:///file.db or postgresql://user:password@host/name. Usually a file in your home.
    redis
        Address of a Redis server, needed with more than one process.
    workers
        Number of server processes. More than one needs PostgreSQL and Redis.
    thinkers
        Processes per server process in which bots think; 0 means one for every two cores.
    origin
        Another origin, such as https://games.example.org, whose pages may play here.
    behind_proxy
        Believe the address that a reverse proxy of your own tells (X-Forwarded-For).
    proxy_hops
        With --behind-proxy: how many proxies of your own a request passes.
    trust
        An address without limits, such as that of a school where many play; may be repeated.
    limit
        Another value of a limit, such as joins-per-minute=10; may be repeated. docs/hosting.md has them all.
    bot_pause
        Seconds a bot waits before it moves, so that people can follow.
    metrics_port
        Port for Prometheus, apart from the one for players; of several processes each takes the next one. 0: none.
    metrics_host
        Address on which that port listens.
    traces
        Address of an OpenTelemetry collector, such as http://127.0.0.1:4318. Needs homeward[traces].
    push_contact
        An address, such as mailto:host@example.org, that push services may write to: with it devices can be told
        that it is their turn. Needs homeward[push], and https.
    push_service
        A push service of your own, such as https://push.example.org; may be repeated.
    bell_seconds
        Seconds somebody may be away before their device is told so.
    hooks
        Let people give a web address of their own that is called, without a word, when it is their turn.
    hook_network
        A network of your own, such as 192.168.1.0/24, that may be called so besides public addresses; may be repeated.
    keep_days
        Days after which a table that nobody has used any more is deleted for good; 0 keeps all of them.
    contact
        Who runs this house and how to reach them, for the page about privacy.
    admin_token_file
        A file with the token for the page /admin; or put the token into HOMEWARD_ADMIN_TOKEN. Without one there is no
        such page.
    audit_log
        A file for what was done on that page; usually it goes to standard error.
    open_browser
        Open the first page in the browser.
    """
    from homeward.server.serving import run

    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis,
        workers=workers,
        thinkers=thinkers or max(1, (os.cpu_count() or 2) // 2),
        origins=tuple(origin or ()),
        proxy_hops=max(1, proxy_hops) if behind_proxy else 0,
        trusted=tuple(trust or ()),
        limits=limits_of(limit or ()),
        bot_pause=bot_pause,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        traces=traces,
        push_contact=push_contact,
        push_services=tuple(push_service or ()),
        bell_seconds=max(0.1, bell_seconds),
        hooks=hooks,
        hook_networks=tuple(map(network, hook_network or ())),
        keep_days=max(0.0, keep_days),
        contact=contact,
        admin_token_hash=token_hash(admin_token_file),
        audit_log=audit_log,
    )
    address = f"http://{reachable(host)}:{port}"
    print(told(Said("serve.at", {"address": address})), flush=True)
    if open_browser:
        threading.Thread(target=show_when_ready, args=(address,), daemon=True).start()
    run(settings)


def network(written: str) -> str:
    try:
        return str(ip_network(written, strict=False))
    except ValueError:
        raise bad_address() from None


def reachable(host: str) -> str:
    """The address to open: one that phones reach too where they may, so that the link shown there works for them."""
    if host not in ("0.0.0.0", "::"):
        return "localhost" if host == "127.0.0.1" else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing; tells which address this machine would use
            address: str = probe.getsockname()[0]
        except OSError:
            return "localhost"
    return address


def show_when_ready(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
