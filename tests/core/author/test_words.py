"""Words: sentences with parts and plurals, and everything that can be wrong with them."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.author.vocabulary import NUMBER, Answers, Events, Heap, Steps, block, names, seats
from cosmocafe.core.author.words import Said, Words, spaced
from cosmocafe.core.errors import BoxError, WordsError
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game

from ..stones import WORDS, Answer, Event, Step, stones


def changed(*keys: str, to: Any, language: str = "en") -> Game:
    """The game with one word changed, or taken away with None."""
    words = copy.deepcopy(WORDS)
    place = words[language]
    for key in keys[:-1]:
        place = place.setdefault(key, {})
    if to is None:
        del place[keys[-1]]
    else:
        place[keys[-1]] = to
    return stones(words=words)


def gaps(game: Game, language: str = "en") -> list[str]:
    return list(game.words(language).gaps())


def took(stones: int, who: int = 0) -> Told:
    return Told(Event.TOOK, who, stones, 0, 0, NOBODY)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_complete_language_has_no_gaps(language: str) -> None:
    assert gaps(stones(), language) == []


@pytest.mark.parametrize(("number", "said"), [(0, "0 stones"), (1, "1 stone"), (2, "2 stones"), (21, "21 stones")])
def test_english_counts_one_and_many(number: int, said: str) -> None:
    assert stones().words("en").event(took(number)) == f"Player 1 takes {said}"


def test_chinese_has_one_form() -> None:
    assert stones().words("zh-Hant").answer(Answer.TAKE + 1) == "取 2 顆"


def test_answers_take_plurals_of_their_number_not_of_their_place() -> None:
    words = stones().words()
    assert [words.answer(Answer.TAKE + k) for k in range(3)] == ["Take 1 stone", "Take 2 stones", "Take 3 stones"]


def test_players_have_their_names() -> None:
    words = stones().words()
    assert words.event(took(2, who=1), ["Ada", "Bo"]) == "Bo takes 2 stones"
    assert words.event(took(2, who=1)) == "Player 2 takes 2 stones"
    assert (words.title, words.about) == ("Stones", "Take the last stone.")


@pytest.mark.parametrize("place", ["game.title", "game.about", "game.seat", "questions.TURN", "answers.TAKE", "events.TOOK"])
def test_a_missing_word_is_found(place: str) -> None:
    assert gaps(changed(*place.split("."), to=None)) == [f"stones, en: there are no words for {place}"]


def test_a_missing_word_is_refused_when_it_is_needed() -> None:
    with pytest.raises(WordsError, match=r"stones, en: there are no words for questions\.TURN"):
        changed("questions", "TURN", to=None).words().question(Step.TURN, {})


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("Take {pebbles}", "{pebbles} is no part of it; its parts are stones"),
        ("{who} takes", "{who} is no part of it; its parts are stones"),
        ("Take {stones|# stone}", "{stones|...} needs 2 forms in this language"),
        ("Take {stones|#|#|#}", "{stones|...} needs 2 forms in this language"),
        ("Take {stones", "a brace is not closed, or a part is written wrongly"),
        ("Take stones}", "a brace is not closed, or a part is written wrongly"),
        ("Take {two stones}", "a brace is not closed, or a part is written wrongly"),
        ("   ", "the sentence is empty"),
    ],
)
def test_a_malformed_sentence_is_found(sentence: str, said: str) -> None:
    assert gaps(changed("answers", "TAKE", to=sentence)) == [f"stones, en: answers.TAKE: {said}"]


def test_a_plural_of_the_wrong_language_is_found() -> None:
    game = changed("answers", "TAKE", to="取 {stones|# a|# b}", language="zh-Hant")
    assert gaps(game, "zh-Hant") == ["stones, zh-Hant: answers.TAKE: {stones|...} needs 1 forms in this language"]


@pytest.mark.parametrize("place", ["answers.SMASH", "colour.red", "note"])
def test_superfluous_words_are_found(place: str) -> None:
    assert gaps(changed(*place.split("."), to="Smash it")) == [f"stones, en: nothing uses the words for {place}"]


SHIP = names("ship", "frigate", "cruiser")
HULL = names("hull", "wood", "iron")
FLEET = Heap("fleet", HULL, "wi")
CORNER = names("corner", "north", "south")


class Ask(Steps):
    TURN = block(corner=CORNER)


class Build(Answers):
    BUILD = block(ship=SHIP, owner=seats(2))


class Built(Events):
    BUILT = block(ship=SHIP, count=NUMBER)
    SAILED = block(fleet=FLEET)


def shipyard(**english: Any) -> Game:
    """A game with things that have names of their own."""
    from cosmocafe.core.author.rulebook import Rulebook

    from ..stones import offer_stones

    rules = Rulebook(__name__)
    rules.asks(Ask.TURN)(offer_stones)
    rules.answers(Ask.TURN, Build.BUILD)(offer_stones)
    words: dict[str, Any] = {
        "game": WORDS["en"]["game"],
        "questions": {"TURN": "What is built in the {corner}?"},
        "answers": {"BUILD": "Build a {ship} for {owner}"},
        "events": {"BUILT": "{who} has {count|# ship|# ships} like this {ship}", "SAILED": "{who} sails with {fleet}"},
        "hull": {"wood": "wooden ship", "iron": "iron ship"},
        "ship": {"frigate": "swift frigate", "cruiser": "heavy cruiser"},
        "corner": {"north": "cold north", "south": "warm south"},
        **english,
    }
    return stones(Step=Ask, Answer=Build, Event=Built, rules=rules, words={"en": words})


def test_things_have_names_in_each_language() -> None:
    words = shipyard().words()
    assert words.answer(Build.BUILD + 1 * 2 + 1, ["Ada", "Bo"]) == "Build a heavy cruiser for Bo"
    assert words.question(Ask.TURN, {"corner": 1}) == "What is built in the warm south?"
    assert words.event(Told(Built.BUILT, 0, 0, 2, 0, NOBODY)) == "Player 1 has 2 ships like this swift frigate"
    assert gaps(shipyard()) == []


def test_a_thing_without_a_name_is_found_wherever_it_is_used() -> None:
    assert gaps(shipyard(ship={"frigate": "swift frigate"})) == ["stones, en: there are no words for ship.cruiser"]
    assert gaps(shipyard(corner={"north": "cold north"})) == ["stones, en: there are no words for corner.south"]


def test_a_heap_is_told_by_the_names_of_its_things() -> None:
    sailed = Told(Built.SAILED, 0, 0x13, 0, 0, NOBODY)
    assert shipyard().words().event(sailed) == "Player 1 sails with wooden ship ×3, iron ship"
    assert gaps(shipyard(hull={"wood": "wooden ship"})) == ["stones, en: there are no words for hull.iron"]
    game = shipyard(events={"BUILT": "{who}", "SAILED": "{fleet|# ship|# ships}"})
    assert gaps(game) == ["stones, en: events.SAILED: {fleet|...} has plural forms, but fleet is no number"]


def test_a_plural_of_what_is_no_number_is_found() -> None:
    game = shipyard(answers={"BUILD": "Build {ship|# ship|# ships} for {owner}"})
    assert gaps(game) == ["stones, en: answers.BUILD: {ship|...} has plural forms, but ship is no number"]


def test_labels_and_options_need_words() -> None:
    game = stones(LABELS=["round"])
    assert gaps(game) == ["stones, en: there are no words for scene.round"]
    with pytest.raises(WordsError, match=r"there are no words for scene\.round"):
        game.words().label("round")


def test_named_values_of_an_option_need_words(star_stations: Game) -> None:
    words = Words(star_stations, "en", {**star_stations.words().data, "choices": {"control_sticky": "as long as you like"}})
    assert words.choice("control", "sticky") == "as long as you like"
    assert "star_stations, en: there are no words for choices.control_presence" in words.gaps()


@pytest.mark.parametrize(("language", "name"), [("en", "2A: Cold Storage"), ("zh-Hant", "2A：冷藏庫")])
def test_a_value_that_the_game_names_anyway_needs_no_other_words(language: str, name: str) -> None:
    words = find_game("starcadia_quest").words(language)
    assert words.choice("scenario", "2A") == name
    assert words.choice("turn_limit", 40) == "40"


def test_an_unknown_language_is_refused(star_stations: Game) -> None:
    for game in (stones(), star_stations):
        with pytest.raises(WordsError, match=rf"'xx' is not spoken here; {game.id} speaks en, zh-Hant"):
            game.words("xx")


def test_a_language_without_a_plural_rule_is_refused() -> None:
    with pytest.raises(WordsError, match="xx: no plural rule is known for this language; known are en, zh-Hant"):
        stones(words={"xx": WORDS["en"]}).words("xx")


def test_words_may_lie_in_files(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text('[game]\ntitle = "Stones of the file"\n', encoding="utf-8")
    game = stones(words=tmp_path)
    assert game.languages == ("en",)
    assert game.title == "Stones of the file"


def test_a_broken_words_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text("[game\n", encoding="utf-8")
    with pytest.raises(BoxError, match=r"en\.toml: is not TOML: .*line 1"):
        stones(words=tmp_path).words("en")


def test_names_of_players_stay_apart_where_a_language_runs_on() -> None:
    for between in ([Said(" 得到 ")], [Said(" "), Said("得到 ")]):
        for is_name, words in ((True, "甲 得到 3"), (False, "甲得到 3")):
            assert "".join(one.words for one in spaced([Said("甲", is_name=is_name), *between, Said("3")])) == words
