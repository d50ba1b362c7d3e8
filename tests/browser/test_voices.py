"""A voice that somebody records, with the fake microphone of Chromium, and a lesson that is spoken with it."""

import json
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import polib
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, WebSocket, expect

import homeward
from tests.browser.conftest import DESK, FLAGS, PATIENCE, chromium, remember
from tests.browser.learner import Learner
from tests.browser.server import Server

GAME = "monster-chase"
WORDS = Path(homeward.__file__).parent / "games" / "monster_chase" / "catalogue" / "en.po"
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
# Writes down what the browser's voice is given, and which recordings are played, by their bytes; all end at once.
LISTEN = """
window.said = [];
window.played = [];
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [{ lang: 'en-GB', name: 'test', localService: true, default: true }],
  speak: (one) => { window.said.push(one.text); queueMicrotask(() => one.onend()); },
  cancel: () => undefined,
  addEventListener: () => undefined,
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const recordings = new Promise((done, failed) => {
  const opening = indexedDB.open('homeward-voices');
  opening.onsuccess = () => {
    const asked = opening.result.transaction('recordings').objectStore('recordings').getAll();
    asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    asked.onerror = failed;
  };
});
const blobs = new Map();
const create = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  const url = create.call(URL, blob);
  blobs.set(url, blob);
  return url;
};
const isSame = (one, other) => one.length === other.length && one.every((byte, i) => byte === other[i]);
HTMLMediaElement.prototype.play = async function () {
  const sound = new Uint8Array(await blobs.get(this.src).arrayBuffer());
  const found = (await recordings).filter((one) => isSame(new Uint8Array(one.sound), sound));
  if (found.length !== 1) throw new Error(`${found.length} recordings have this sound`);
  window.played.push(found[0].text);
  this.onended?.();
};
"""
# The first recording of this device.
SOUND = """() => new Promise((done, failed) => {
  const opening = indexedDB.open('homeward-voices');
  opening.onsuccess = () => {
    const asked = opening.result.transaction('recordings').objectStore('recordings').getAll();
    asked.onsuccess = () => { opening.result.close(); done([...new Uint8Array(asked.result[0].sound)]); };
    asked.onerror = failed;
  };
})"""
# The fake microphone may say the same twice: every recording gets its text as a part that is not played (`void` below).
TELL_APART = """() => new Promise((done, failed) => {
  const opening = indexedDB.open('homeward-voices');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('recordings', 'readwrite');
    writing.objectStore('recordings').openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      const text = new TextEncoder().encode(cursor.value.text);
      const sound = new Uint8Array([...new Uint8Array(cursor.value.sound), 0xec, 0x40, text.length, ...text]);
      cursor.update({ ...cursor.value, sound: sound.buffer });
      cursor.continue();
    };
    writing.oncomplete = () => { opening.result.close(); done(); };
    writing.onerror = failed;
  };
})"""
ENDED = """() => {
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('ended', () => (window.ended = (window.ended ?? 0) + 1));
    return play.call(this);
  };
}"""
# What is shown of these has been played, and something of them is shown. A part of a longer one is said with it.
WAS_PLAYED = """sentences => {
  const text = document.querySelector('.prompt').innerText;
  const parts = sentences.filter((one) => text.includes(one));
  const shown = parts.filter((one) => !parts.some((other) => other !== one && other.includes(one)));
  return shown.length > 0 && shown.every((one) => window.played.includes(one));
}"""
# From now on there is no room: what is to be stored is not.
FULL = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    const { transaction } = this;
    queueMicrotask(() => { try { transaction.abort(); } catch { /* by an earlier one */ } });
    return put.apply(this, args);
  };
}"""
COUNT_PLAYERS = """
window.players = 0;
window.Audio = class extends window.Audio { constructor(...args) { super(...args); window.players++; } };
"""
WEBM_HEAD = b"\x1a\x45\xdf\xa3\x80"
NewDevice = Callable[[], Page]


@pytest.fixture(scope="module")
def with_microphone(browser: Browser) -> Iterator[Browser]:
    launched = browser.browser_type.launch(executable_path=chromium(), args=[*FLAGS, *MICROPHONE])
    yield launched
    launched.close()


@pytest.fixture
def new_device(with_microphone: Browser, server: Server) -> Iterator[NewDevice]:
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def new_page() -> Page:
        context = with_microphone.new_context(base_url=server.address, viewport=DESK, reduced_motion="reduce")
        remember(context, server, reading="waits", pace="quick", learned="")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert troubles == []


def lines() -> list[str]:
    """What the game says, around its names and numbers."""
    said = [
        entry
        for entry in polib.pofile(str(WORDS))
        if re.search(r"\.(lesson|now|event|turning|call|shown|prompt|remember)\b", entry.msgctxt)
    ]
    pieces = [re.sub(r"^[^\w]+|[\s(“:,]+$", "", piece) for entry in said for piece in re.split(r"{\w+}", entry.msgid)]
    return sorted({piece for piece in pieces if piece})


def lesson() -> set[str]:
    return {
        entry.msgid
        for entry in polib.pofile(str(WORDS))
        if entry.msgctxt.startswith(f"{GAME}.lesson.first.") and not entry.msgctxt.endswith(".title")
    }


def voice_file(sounds: dict[str, bytes], name: str = "Grandma", language: str = "en") -> bytes:
    recordings = [{"text": text, "type": "audio/webm", "bytes": len(sound)} for text, sound in sounds.items()]
    head = json.dumps({"language": language, "name": name, "made": "2026-02-03T10:00:00Z", "recordings": recordings})
    return b"homeward-voice 1\n" + struct.pack(">I", len(head.encode())) + head.encode() + b"".join(sounds.values())


def void(content: bytes) -> bytes:
    """A part of a WebM that is not played: a sound with another one is another recording."""
    return b"\xec" + struct.pack(">H", 0x4000 | len(content)) + content


def of_its_own(sound: bytes, texts: list[str]) -> dict[str, bytes]:
    return {text: sound + void(text.encode()) for text in texts}


def webm_of(seconds: int) -> bytes:
    """Two blocks, the second so many seconds after the first."""
    clusters = [
        b"\x1f\x43\xb6\x75\x8d\xe7\x84" + struct.pack(">I", 1_000 * at) + b"\xa3\x85\x81\0\0\x80\0"
        for at in (0, seconds)
    ]
    return WEBM_HEAD + b"\x18\x53\x80\x67\xa4" + b"".join(clusters)


def record(page: Page) -> None:
    """One sentence, of which the fake microphone says a few beeps."""
    page.get_by_role("button", name="Record", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('meter').value) > 0.1")
    page.get_by_role("button", name="Stop recording").click()
    expect(page.get_by_text("Recorded.", exact=True)).to_be_visible()


def open_file(page: Page, content: bytes) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "grandma.homeward-voice", "mimeType": "application/octet-stream", "buffer": content}
    )


def test_a_lesson_is_spoken_with_a_voice_that_was_recorded_here(new_device: NewDevice) -> None:
    page = new_device()
    page.goto("/voices")
    page.get_by_label("Whose voice is it?").fill("Grandma")
    page.get_by_role("link", name="Monster Chase").click()
    first = page.locator("[data-line]").inner_text()
    for _ in range(2):
        record(page)
        page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Skip").click()
    record(page)
    page.evaluate(ENDED)
    page.get_by_role("button", name="Listen").click()
    page.wait_for_function("() => window.ended === 1")
    page.reload()
    expect(page.locator("[data-progress]")).to_contain_text("5 of")
    expect(page.get_by_text("3 recorded")).to_be_visible()

    sound = bytes(page.evaluate(SOUND))
    page.evaluate(TELL_APART)
    page.goto("/voices")
    expect(page.get_by_label("Whose voice is it?")).to_have_value("Grandma")
    expect(page.locator("[data-voice=en]")).to_contain_text("Grandma, English: 3 recordings")
    open_file(page, voice_file(of_its_own(sound, lines())))
    expect(page.locator("[data-found]")).to_contain_text("3 of these sentences are recorded here, too.")
    page.get_by_role("button", name="Add only what is missing here").click()
    expect(page.locator("[data-voice=en]")).to_contain_text(f"{len(lines())} recordings")
    assert first in lesson()

    page.add_init_script(LISTEN)
    learner = Learner.of(page, GAME)
    expect(page.get_by_role("button", name="Read aloud")).to_have_attribute("aria-pressed", "true")
    while (todo := learner.wait_for_the_owl()) != "over":
        page.wait_for_function(WAS_PLAYED, arg=[line for line in lines() if line.count(" ") >= 2])
        learner.touch() if todo == "touch" else learner.read()
    learner.expect_praise()
    assert lesson() <= set(page.evaluate("window.played"))
    left = " ".join(page.evaluate("window.said"))
    assert "Mia" in left, "names are left to the browser's voice"
    assert [line for line in lines() if line in left] == [], "what is recorded is not"


def test_a_voice_goes_to_another_device_as_a_file_and_is_deleted(new_device: NewDevice) -> None:
    page = new_device()
    page.goto(f"/voices/{GAME}")
    record(page)
    page.goto("/voices")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "voice-en.homeward-voice"
    content = Path(download.value.path()).read_bytes()

    page.goto("/privacy")
    for _ in range(2):
        page.get_by_role("button", name="Forget everything on this device").click()
    expect(page.get_by_text("This device has forgotten everything.")).to_be_visible()
    page.goto("/voices")
    expect(page.get_by_text("No voice yet.")).to_be_visible()

    other = new_device()
    other.goto("/voices")
    open_file(other, content)
    expect(other.locator("[data-found]")).to_contain_text("A voice, English: 1 recording")
    expect(other.get_by_text("No voice yet.")).to_be_visible()
    other.get_by_role("button", name="Keep it on this device").click()
    expect(other.locator("[data-voice=en]")).to_contain_text("1 recording")
    other.get_by_role("button", name="Delete").click()
    other.get_by_role("button", name="Yes, delete them").click()
    expect(other.get_by_text("The recordings are deleted.")).to_be_visible()


def test_a_file_that_is_no_voice_changes_nothing(new_device: NewDevice) -> None:
    page = new_device()
    page.goto("/voices")
    whole = voice_file({"Turn over a tile.": WEBM_HEAD})
    endless = voice_file({"Turn over a tile.": webm_of(600)})
    for content in (b"", b"PK\x03\x04", whole[:-1], whole.replace(b"audio/webm", b"text/html!"), endless):
        open_file(page, content)
        expect(page.get_by_role("alert")).to_contain_text("This is not a voice file of Homeward")
    expect(page.get_by_text("No voice yet.")).to_be_visible()
    open_file(page, whole.replace(b'"en"', b'"xx"'))
    expect(page.get_by_role("alert")).to_contain_text("does not speak the language")
    expect(page.locator("[data-found]")).to_have_count(0)


def test_who_says_no_to_the_microphone_is_told_kindly_what_to_do(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, permissions=[])
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(
        "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
    )
    page.goto(f"/voices/{GAME}")
    page.get_by_role("button", name="Record", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("allow the microphone")
    context.close()


def test_nothing_of_a_voice_is_sent_anywhere(new_device: NewDevice, server: Server) -> None:
    page = new_device()
    asked: list[Request] = []
    sockets: list[str] = []

    def note(request: Request) -> None:
        asked.append(request)

    def note_socket(socket: WebSocket) -> None:
        sockets.append(socket.url)

    page.context.on("request", note)
    page.on("websocket", note_socket)
    page.goto("/voices")
    page.get_by_label("Whose voice is it?").fill("Grandma")
    page.get_by_role("link", name="Monster Chase").click()
    record(page)
    page.evaluate(ENDED)
    page.get_by_role("button", name="Listen").click()
    page.wait_for_function("() => window.ended === 1")
    page.get_by_role("link", name="Another game").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    content = Path(download.value.path()).read_bytes()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes, delete them").click()
    open_file(page, content)
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.locator("[data-voice=en]")).to_contain_text("Grandma, English: 1 recording")
    page.reload()
    expect(page.locator("[data-voice=en]")).to_be_visible()

    assert len(asked) > 5, "the page itself was asked for"
    own = (f"{server.address}/", f"blob:{server.address}/")
    assert [(one.method, one.url) for one in asked if one.method != "GET" or not one.url.startswith(own)] == []
    assert [one.url for one in asked if one.post_data_buffer is not None] == []
    assert sockets == []


def test_a_full_device_says_so_and_keeps_what_it_has(new_device: NewDevice) -> None:
    page = new_device()
    page.goto(f"/voices/{GAME}")
    record(page)
    page.get_by_role("button", name="Next", exact=True).click()
    page.evaluate(FULL)
    page.get_by_role("button", name="Record", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('meter').value) > 0.1")
    page.get_by_role("button", name="Stop recording").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no room left on this device")
    expect(page.get_by_text("1 recorded")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-progress]")).to_contain_text("3 of")

    page.goto("/voices")
    page.evaluate(FULL)
    open_file(page, voice_file(of_its_own(WEBM_HEAD, lines())))
    page.locator("[data-found]").get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("There is no room left on this device")
    page.reload()
    expect(page.locator("[data-voice=en]")).to_contain_text("1 recording")


def test_a_file_that_cannot_be_read_is_told_as_a_bad_one(new_device: NewDevice) -> None:
    page = new_device()
    page.goto("/voices")
    whole = voice_file({"Turn over a tile.": WEBM_HEAD})
    for broken in (
        "Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))",
        "IDBObjectStore.prototype.getAllKeys = () => { throw new DOMException('', 'InvalidStateError'); }",
    ):
        expect(page.get_by_text("No voice yet.")).to_be_visible()
        page.evaluate(f"() => {{ {broken}; }}")
        open_file(page, whole)
        expect(page.get_by_role("alert")).to_contain_text("This is not a voice file of Homeward")
        page.reload()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_file_of_thousands_asks_the_browser_once_what_it_can_play(new_device: NewDevice) -> None:
    page = new_device()
    page.add_init_script(COUNT_PLAYERS)
    page.goto("/voices")
    open_file(page, voice_file(of_its_own(WEBM_HEAD, [f"Sentence {n}." for n in range(5_000)])))
    expect(page.locator("[data-found]")).to_contain_text("5,000 recordings")
    assert page.evaluate("window.players") <= 2
