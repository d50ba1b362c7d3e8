"""The player aid of the client: every form of a card with the numbers of the box, by the rule that the card names."""

import re
from pathlib import Path

import pytest

from homeward.games.pets_rescue.components import BOX, Form
from homeward.games.pets_rescue.faces import RULES
from homeward.testkit import rules

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "pets_rescue"
SAMPLES = (CLIENT / "samples.ts").read_text(encoding="utf-8")
SENTENCES = (CLIENT / "rules.ts").read_text(encoding="utf-8")
FACE = re.compile(r"'?([\w-]+)'?: face\(\[(.*?)\], (\d+)(?:, (-?\d+))?(?:, (true|false))?\)")
RULE = re.compile(r"'?([\w-]+)'?: '(PR-\d+)'")
LADDER = re.compile(r"form === 'teddy' \? \[(-?\d+), (-?\d+), (-?\d+)\]")

faces = {form: (shows, points, otherwise, dashed) for form, shows, points, otherwise, dashed in FACE.findall(SAMPLES)}
every_form = pytest.mark.parametrize("form", BOX.form, ids=lambda form: form.id)


@rules("PR-05")
def test_the_aid_shows_every_form_and_no_other() -> None:
    assert set(faces) == {form.id for form in BOX.form} == set(dict(RULE.findall(SAMPLES)))


@rules("PR-05")
@every_form
def test_the_aid_shows_the_numbers_of_the_box(form: Form) -> None:
    shows, points, otherwise, dashed = faces[form.id]
    assert len(re.findall(r"'\w+'", shows)) == form.shows
    assert (dashed != "false") == form.wilds_count
    if form.id == "teddy":
        ladder = LADDER.search(SAMPLES)
        assert ladder is not None
        assert tuple(map(int, ladder.groups())) == (form.points_one, form.points_two, form.points)
    else:
        assert (int(points), int(otherwise or 0)) == (form.points, form.otherwise)


@rules("PR-05")
@every_form
def test_the_aid_explains_a_form_by_the_rule_that_its_cards_name(form: Form) -> None:
    key = dict(RULE.findall(SAMPLES))[form.id]
    sentence = re.search(rf"ids: \[([^\]]+)\],\s+text: 'pets-rescue.rules.{key}'", SENTENCES)
    assert sentence is not None
    assert f"'{RULES[form.id][0]}'" in sentence[1]
