"""Monster-Falle in the browser: whole games, keys and fingers, two devices, a device that drops, a slow line."""

import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from homeward.testkit import rules
from tests.browser.conftest import PHONE, Visit
from tests.browser.falle import FalleTable
from tests.browser.pages import bots, by_link, here
from tests.browser.server import Server

pytestmark = pytest.mark.alone


def test_a_whole_short_game_with_keys_and_with_fingers(visit: Visit, server: Server) -> None:
    phone = visit(server, PHONE, has_touch=True, is_mobile=True)
    table = FalleTable.short(phone, here("Mia", "Jonas"))
    for play in (with_keys, with_fingers):
        phone.locator("[data-go]").first.tap()
        table.wait_for_phase("pushing")
        play(table)
    sheet = table.finished()
    expect(sheet).to_contain_text("Mia")
    expect(sheet).to_contain_text("Jonas")


def with_keys(table: FalleTable) -> None:
    """Two rails come in and go home; then the sand runs out."""
    keys = table.page.keyboard
    keys.down("KeyW")
    table.wait_until_in(0, 3)
    keys.down("KeyO")
    table.wait_until_in(3, 3)
    keys.up("KeyW")
    keys.up("KeyO")
    keys.down("Space")
    table.wait_until_home(0)
    table.wait_until_home(3)
    table.wait_for_the_end_of_the_round()
    keys.up("Space")


def with_fingers(table: FalleTable) -> None:
    """Two rails come in and stay where their finger left them; then the sand runs out."""
    drag(table, rail=0, by=60)
    drag(table, rail=2, by=50)
    assert (table.rest_of(0), table.rest_of(2)) == (way_of(table.page, 60), way_of(table.page, 50))
    table.wait_for_the_end_of_the_round()


def test_arrow_keys_bring_the_sack_on_its_way(desk: Page, picture: Any) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"), preset="gentle", timer=60)
    table.go()
    table.wait_for_phase("pushing")
    # this seed's sack stands in the south-eastern corner, with room to the north and the west
    for key, axis in (("ArrowLeft", 0), ("ArrowUp", 1)):
        before = table.sack()[axis]
        desk.keyboard.down(key)
        table.wait_until_sack_is_before(axis, before)
        desk.keyboard.up(key)
    picture(desk, "monster-falle")


PAD = """
window.pad = { connected: true, axes: [0, 0, 0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
navigator.getGamepads = () => [null, window.pad];
"""


@rules("MF-49")
def test_one_gamepad_moves_all_four_rails_of_whoever_plays_alone(desk: Page) -> None:
    """Sideways the sticks are the left and the right rail, up and down the top and the bottom one; A sends all home."""
    desk.add_init_script(PAD)
    table = FalleTable.short(desk, here("Mia", "Jonas"), timer=60)
    table.go()
    table.wait_for_phase("pushing")
    desk.evaluate("pad.axes = [0.9, 0, -0.9, 0]")
    table.wait_until_in(0, 8)
    table.wait_until_in(1, 8)
    assert (table.face(2), table.face(3)) == (0, 0), "the other pair stays where it is"
    desk.evaluate("pad.axes = [0.1, 0.9, 0.1, -0.9]")  # a stick at rest is never quite still
    table.wait_until_in(2, 8)
    table.wait_until_in(3, 8)
    desk.evaluate("pad.axes = [0, 0, 0, 0]; pad.buttons[0].pressed = true")
    for rail in range(4):
        table.wait_until_home(rail)


@rules("MF-20", "MF-R32")
def test_in_a_team_a_gamepad_keeps_to_its_pair(desk: Page) -> None:
    desk.add_init_script(PAD)
    table = FalleTable.short(desk, here("Mia", "Jonas", "Cleo"), timer=60)
    table.go().go()
    table.wait_for_phase("pushing")
    desk.evaluate("pad.axes = [0.9, 0.9, 0, 0]")
    table.wait_until_in(0, 8)
    assert table.rest_of(2) == 0


def test_two_taps_on_a_handle_send_the_rail_home_and_leave_it_free(visit: Visit, server: Server) -> None:
    phone = visit(server, PHONE, has_touch=True, is_mobile=True)
    table = FalleTable.short(phone, here("Mia", "Jonas"), timer=60)
    phone.locator("[data-go]").first.tap()
    table.wait_for_phase("pushing")
    drag(table, rail=0, by=60)
    tap_twice(phone, rail=0)
    table.wait_until_home(0)
    phone.keyboard.down("KeyW")
    table.wait_until_in(0, 8)
    phone.keyboard.up("KeyW")
    assert table.rest_of(0) >= 8, "nothing pulls the rail home any more"


class Finger:
    """A finger on the handle of a rail. Several share one touch screen."""

    def __init__(self, touch: CDPSession, page: Page, rail: int) -> None:
        self._touch = touch
        self._rail = rail
        self._spot = handle(page, rail)
        self._send("touchStart", 0)

    def move_to(self, way: float) -> None:
        """So many pixels further in than where it went down."""
        self._send("touchMove", way)

    def lift(self) -> None:
        self._send("touchEnd", 0)

    def _send(self, kind: str, way: float) -> None:
        """A list names the points that change; the others stay as they are."""
        x, y = self._spot
        point = {"x": x + way, "y": y} if self._rail < 2 else {"x": x, "y": y + way}
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{**point, "id": self._rail}]})


def touch_rails(page: Page, *rails: int) -> list[Finger]:
    """Fingers go down on the handles of these rails."""
    touch = page.context.new_cdp_session(page)
    return [Finger(touch, page, rail) for rail in rails]


def tap_twice(page: Page, rail: int) -> None:
    """Two taps on a handle, a sixth of a second apart however long the machine takes for them."""
    touch, (x, y), began = page.context.new_cdp_session(page), handle(page, rail), time.time()
    points = {"touchStart": [{"x": x, "y": y}], "touchEnd": []}
    for tap in range(2):
        for late, (kind, fingers) in enumerate(points.items()):
            when = began + tap / 6 + late / 20
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, "timestamp": when})


def test_two_fingers_at_once(visit: Visit, server: Server) -> None:
    """Two people at one phone: both rails follow their finger at the same time; when one lets go the other goes on."""
    phone = visit(server, PHONE, has_touch=True, is_mobile=True)
    table = FalleTable.short(phone, here("Mia", "Jonas"), timer=60)
    phone.locator("[data-go]").first.tap()
    table.wait_for_phase("pushing")
    left, top = touch_rails(phone, 0, 2)
    for way in range(5, 55, 5):
        left.move_to(way)
        top.move_to(way)
    table.wait_until_in(0, 5)
    table.wait_until_in(2, 5)
    top.lift()
    let_go_at = table.rest_of(2)
    left.move_to(110)
    table.wait_until_at(0, way_of(phone, 110))
    assert table.rest_of(2) == let_go_at, "a rail went on without its finger"
    left.lift()


def test_a_rail_stops_when_its_finger_lets_go_on_the_way(visit: Visit, server: Server) -> None:
    """Step by step, so that the finger is up after exactly twelve beats; full speed is 40 units in a beat."""
    phone = visit(server, PHONE, has_touch=True, is_mobile=True)
    table = FalleTable.short(phone, here("Mia", "Jonas"), timer=60)
    phone.locator("[data-go]").first.tap()
    table.wait_for_phase("pushing")
    table.set_speed("step")
    left, top = touch_rails(phone, 0, 2)
    left.move_to(200)
    top.move_to(200)
    table.step()
    table.wait_until_at(0, 6)  # 2 + 4 + ... + 24 units of 2640
    table.wait_until_at(2, 6)
    top.lift()
    table.step()
    table.wait_until_at(0, 22)
    table.wait_until_at(2, 7)  # 18 + 12 + 6 units to brake
    table.step()
    table.wait_until_at(0, 40)
    assert table.face(2) == 7, "a rail went on without its finger"
    left.lift()


def handle(page: Page, rail: int) -> tuple[float, float]:
    """The middle of a handle on the screen."""
    spot = page.locator(f"[data-handle='{rail}'] circle").nth(2).bounding_box()
    assert spot is not None
    return spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2


def way_of(page: Page, pixels: int) -> int:
    """How far in a rail is that has followed a finger from the edge, in percent."""
    size: float = page.locator(".mansion > svg").evaluate("svg => svg.clientWidth / svg.viewBox.baseVal.width * 2640")
    return round(100 * pixels / size)


def drag(table: FalleTable, rail: int, by: int) -> None:
    """One finger takes a handle, moves it inward and lets go when the rail is there."""
    [finger] = touch_rails(table.page, rail)
    for step in range(1, 11):
        finger.move_to(by * step / 10)
    assert table.rest_of(rail) == way_of(table.page, by), "a rail stops at its finger"
    finger.lift()


def two_devices(visit: Visit, server: Server) -> tuple[FalleTable, FalleTable]:
    """Mia and Jonas, each with a device of their own, have said go."""
    mia = FalleTable.short(visit(server), [*here("Mia"), *by_link(""), *bots("owl")], seed=7, timer=60)
    guest = FalleTable.join(visit(server), mia.invitation())
    guest.page.get_by_label("Your name").fill("Jonas")
    guest.page.get_by_role("button", name="Sit here").click()
    mia.go()
    guest.go()
    return mia, guest


def test_two_devices_are_one_team(visit: Visit, server: Server) -> None:
    mia, guest = two_devices(visit, server)
    mia.wait_for_phase("pushing")
    guest.wait_for_phase("pushing")
    mia.page.keyboard.down("KeyW")
    guest.page.keyboard.down("KeyK")
    for page in (mia, guest):
        page.wait_until_in(0, 2)
        page.wait_until_in(2, 2)
    mia.page.keyboard.up("KeyW")
    guest.page.keyboard.up("KeyK")


def test_everybody_waits_for_a_device_that_drops_in_the_middle_of_a_round(visit: Visit, server: Server) -> None:
    mia, guest = two_devices(visit, server)
    mia.wait_for_phase("pushing")
    guest_page, address = guest.page, guest.page.url
    guest_page.goto("/credits")
    expect(mia.wait_for_pause()).to_contain_text("Not here: Jonas.")
    sand = mia.page.locator("[data-seconds]").inner_text()
    guest_page.goto(address)
    guest.laid()
    expect(mia.page.locator("[data-go-on]")).to_be_visible()
    assert mia.page.locator("[data-seconds]").inner_text() == sand
    mia.go_on()
    mia.wait_for_phase("pushing")
    expect(mia.page.locator("[data-overlay=pause]")).to_have_count(0)
    expect(guest.page.locator("[data-overlay=pause]")).to_have_count(0)


def test_pause_and_step_by_step(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"))
    table.go()
    table.wait_for_phase("pushing")
    desk.locator("[data-pause]").click()
    table.wait_for_pause()
    table.set_speed("step")
    expect(desk.locator("[data-step]")).to_be_visible()
    desk.locator("#board").focus()
    desk.keyboard.press("KeyW")  # stays down until it is pressed again
    for _ in range(4):
        desk.locator("[data-step]").click()
    table.wait_until_in(0, 8)
    table.set_speed("60")
    expect(desk.locator("[data-overlay=pause]")).to_have_count(0)


def test_a_table_that_chose_so_has_no_pause_and_is_told_why(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"), pace="never")
    table.go()
    table.wait_for_phase("pushing")
    expect(desk.locator("[data-agreed]")).to_have_text("The sand never stops: you chose that before the game.")
    expect(desk.locator("[data-pause], [data-speed]")).to_have_count(0)


def test_a_table_that_chose_only_a_pause_has_full_speed(desk: Page) -> None:
    table = FalleTable.short(desk, here("Mia", "Jonas"), pace="pause")
    table.go()
    table.wait_for_phase("pushing")
    expect(desk.locator("[data-agreed]")).to_contain_text("Full speed only")
    expect(desk.locator("[data-speed]")).to_have_count(0)
    desk.locator("[data-pause]").click()
    table.wait_for_pause()
    table.go_on()
    expect(desk.locator("[data-overlay=pause]")).to_have_count(0)


# Every message is held up by 100 to 160 ms, both ways. While `line.dead`, no hold goes out; pings do,
# or the server would stop the sand.
SLOW_LINE = """
const Plain = WebSocket;
window.line = { dead: false, waiting: [], pongs: 0 };
window.WebSocket = class extends Plain {
  #until = 0;
  #late(work) {
    const at = Math.max(this.#until + 1, performance.now() + 100 + Math.random() * 60);
    this.#until = at;
    setTimeout(work, at - performance.now());
  }
  #go(data) {
    if (line.dead && JSON.parse(data).type === 'hold') line.waiting.push(() => this.#go(data));
    else if (this.readyState === 1) super.send(data);
  }
  send(data) { this.#late(() => this.#go(data)); }
  set onmessage(heard) {
    this.addEventListener('message', (event) => this.#late(() => {
      heard(event);
      if (JSON.parse(event.data).type === 'pong') line.pongs += 1;
    }));
  }
};
"""


def test_with_a_tenth_of_a_second_of_delay_and_jitter_it_stays_playable(visit: Visit, server: Server) -> None:
    """One's own rail moves before the server can know of it, and comes to rest where the server says."""
    page = visit(server)
    page.add_init_script(SLOW_LINE)
    table = FalleTable.short(page, here("Mia", "Jonas"), timer=60)
    onlooker = FalleTable.join(visit(server), table.invitation())
    table.go()
    table.wait_for_phase("pushing")
    page.wait_for_function("() => line.pongs >= 2")  # the clock has found out how far away the server is
    page.evaluate("line.dead = true")
    page.keyboard.down("KeyW")
    table.wait_until_in(0, 2)
    page.wait_for_function("() => line.waiting.length > 0")  # what the hand does is still on its way
    assert onlooker.rest_of(0) == 0, "the server does not know yet"
    page.evaluate("line.dead = false; line.waiting.splice(0).forEach((go) => go())")
    table.wait_until_in(0, 20)
    page.keyboard.up("KeyW")
    assert table.rest_of(0) == onlooker.rest_of(0)
