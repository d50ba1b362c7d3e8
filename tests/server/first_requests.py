"""`python -m tests.server.first_requests folder`: the time of the event loop that the first requests take.

In a process of its own, because only the first one there imports, reads and computes what is then kept.
"""

import asyncio
import sys
from pathlib import Path

import msgspec

from .loop_client import LoopClient, house_on_this_loop
from .request_examples import ENDPOINTS, EXAMPLES, HOST, Scene, address_of

BEFORE_THE_SCENE = ("make_table", "import_record")  # it needs these two itself


async def first_requests(directory: Path) -> dict[str, float]:
    """Milliseconds by the name of the endpoint; of several examples the slowest."""
    async with house_on_this_loop(directory) as client:
        scene = Scene(client)
        took = {name: await slowest(client, scene, name) for name in BEFORE_THE_SCENE}
        await scene.set_up()
        return took | {name: await slowest(client, scene, name) for name in EXAMPLES if name not in took}


async def slowest(client: LoopClient, scene: Scene, name: str) -> float:
    endpoint = ENDPOINTS[name]
    requests = [(address_of(endpoint, one), one.body) for one in EXAMPLES[name](scene)]
    answers = [await client.request(endpoint.method, address, body, **HOST) for address, body in requests]
    return max(one.milliseconds for one in answers)


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(first_requests(Path(sys.argv[1])))).decode())
