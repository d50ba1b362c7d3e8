"""A fake browser for the house of a page: entries in a dictionary, jobs that run at once, messages in lists."""

import asyncio
import json
from collections import defaultdict
from itertools import count
from typing import Any

from homeward.page.bot_worker import work_on
from homeward.page.page_house import PageHouse


class FakeBrowser:
    def __init__(self) -> None:
        self.entries: dict[str, list[str]] = {}
        self.trouble = ""  # with the storage
        self.heard: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
        self.closed: list[int] = []
        self.stopped: set[int] = set()
        self.news = asyncio.Event()
        self._steps: dict[int, int] = {}

    async def store(self, what: str, arguments: str) -> str:
        if self.trouble:
            return json.dumps({"type": "failed", "problem": self.trouble})
        return json.dumps({"type": "done", "result": self._result(what, json.loads(arguments))})

    def _result(self, what: str, arguments: list[Any]) -> object:
        match what, arguments:
            case "append", [rows, _]:
                return [self._append(row) for row in rows]
            case "load", [table, after]:
                found = self.entries.get(table, [])[after:]
                return [{"version": after + n, "body": body} for n, body in enumerate(found, start=1)]
            case "find", [table]:
                found = self.entries.get(table, [])
                row = {"table": table, "entries": len(found), "made": 0, "used": 0}
                return [{**row, "first": found[0]}] if found else []
            case "delete", [tables, *_]:
                return [table for table in tables if self.entries.pop(table, None)]
            case "deleted" | "code", _:
                return []
        return None

    def _append(self, row: dict[str, Any]) -> bool:
        known = self.entries.setdefault(row["table"], [])
        if row["version"] != len(known) + 1:
            return False
        known.append(row["body"])
        return True

    async def run_job(self, job: int, work: str) -> str:
        await asyncio.sleep(0)
        return work_on(work, lambda: job in self.stopped, lambda steps: self._steps.__setitem__(job, steps))

    def stop(self, job: int) -> None:
        self.stopped.add(job)

    def steps(self, job: int) -> int:
        return self._steps.get(job, 0)

    def send(self, line: int, text: str) -> None:
        self.heard[line].append(json.loads(text))
        self.news.set()

    def close(self, line: int, code: int) -> None:
        self.closed.append(line)
        self.news.set()

    def send_to_other_workers(self, table: str, text: str) -> None: ...


class Tab:
    """A page of that browser: asks, and sits at tables."""

    def __init__(self, browser: FakeBrowser, house: PageHouse) -> None:
        self.browser = browser
        self.house = house
        self._numbers = count(1)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[bool, Any]:
        self.parts: list[str] = []
        text = body if isinstance(body, str) else json.dumps(body)
        ok, answer = await self.house.request(next(self._numbers), method, path, text, self.parts.append)
        return ok, json.loads(answer)

    async def sit_down(self, joined: dict[str, Any], take_over: bool = False) -> int:
        line = next(self._numbers)
        self.house.open_transport(line, joined["table"])
        hello = {"type": "hello", "token": joined["token"], "tab": f"{line}", "version": 0, "protocol": 3}
        self.say(line, {**hello, "take_over": take_over})
        await self.until(line, lambda one: one["type"] in ("frame", "refused"))
        return line

    def say(self, line: int, message: dict[str, Any]) -> None:
        self.house.receive(line, json.dumps(message))

    async def request(self, line: int, **message: Any) -> dict[str, Any]:
        name = f"request {next(self._numbers)}"
        self.say(line, {**message, "id": name})
        return await self.until(line, lambda one: one.get("id") == name)

    async def until(self, line: int, wanted: Any) -> dict[str, Any]:
        """The first message that is wanted, also one that has come already."""
        while True:
            found = next((one for one in self.browser.heard[line] if wanted(one)), None)
            if found is not None:
                return dict(found)
            self.browser.news.clear()
            await self.browser.news.wait()

    def frame(self, line: int) -> dict[str, Any]:
        return next(one for one in reversed(self.browser.heard[line]) if one["type"] == "frame")


async def opened(browser: FakeBrowser) -> Tab:
    house = PageHouse(browser)
    await house.open()
    return Tab(browser, house)
