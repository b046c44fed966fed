"""Vocabulary: steps, answers and events as numbers, and the text form of every answer."""

from __future__ import annotations

from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmocafe.core.author.vocabulary import NUMBER, RESERVED, Answers, Catalogue, Events, Heap, Steps, block, names, numbered, seats
from cosmocafe.core.errors import DeclarationError, IllegalAnswer
from cosmocafe.core.found import find_game
from cosmocafe.core.game import Game

SHIP = names("ship", "frigate", "destroyer", "cruiser")
SQUARE = names("square", "a1", "b1", translated=False)


class Answer(Answers):
    PASS = block()
    BUILD = block(ship=SHIP, square=SQUARE)
    REFINE_ALL = block()
    GIVE = block(owner=seats(3), amount=numbered("amount", 2, 4))


CATALOGUE = Catalogue(Answer)


def test_a_member_is_found_by_its_number() -> None:
    for game in (find_game("star_stations"), find_game("examples/connect_four.py")):
        for members in (game.steps, game.events):
            assert [members.with_number(number) for number in range(len(members))] == list(members)
        assert [game.answers.with_number(int(block)) for block in game.answers] == list(game.answers)


@pytest.mark.parametrize("game", ["star_stations", "connect_four", "kuhn_poker"])
def test_every_text_form_leads_back_to_its_answer(game: str, request: pytest.FixtureRequest) -> None:
    found: Game = request.getfixturevalue(game)
    texts = [found.catalogue.text(answer) for answer in range(found.catalogue.size)]
    assert len(set(texts)) == found.catalogue.size
    assert [found.catalogue.number(text) for text in texts] == list(range(found.catalogue.size))


def test_answers_are_numbered_block_by_block() -> None:
    assert [int(member) for member in Answer] == [0, 1, 7, 8]
    assert [member.size for member in Answer] == [1, 6, 1, 9]
    assert CATALOGUE.size == 17


def test_an_answer_in_parts_and_in_text() -> None:
    answer = Answer.BUILD + 2 * SQUARE.size + 1
    assert CATALOGUE.block(answer) is Answer.BUILD
    assert CATALOGUE.parts(answer) == {"ship": 2, "square": 1}
    assert CATALOGUE.text(answer) == "build cruiser b1"
    assert CATALOGUE.text(Answer.REFINE_ALL) == "refine-all"
    assert CATALOGUE.text(Answer.GIVE + 2 * 3 + 0) == "give seat3 2"


def test_spaces_in_a_text_do_not_matter() -> None:
    assert CATALOGUE.number("  build   frigate  b1 ") == Answer.BUILD + 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is no answer of this game; answers begin with pass, build, refine-all, give"),
        ("sail a1", "'sail a1' is no answer of this game; answers begin with pass, build"),
        ("build", "it has the form `build <ship> <square>`"),
        ("build frigate", "it has the form `build <ship> <square>`"),
        ("build frigate a1 b1", "it has the form `build <ship> <square>`"),
        ("build b1 frigate", "'build b1 frigate': 'b1' is no ship"),
        ("build frigate z9", "'build frigate z9': 'z9' is no square"),
        ("Build frigate a1", "'Build frigate a1' is no answer"),
        ("give seat1 1", "'give seat1 1': '1' is no amount"),
        ("give seat0 2", "'give seat0 2': 'seat0' is no owner"),
    ],
)
def test_a_malformed_text_is_refused_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        CATALOGUE.number(text)
    assert said in str(caught.value)


WORDS = st.sampled_from(["pass", "build", "give", "refine-all", "frigate", "a1", "b1", "seat2", "3", "-1", "\n", ""])


@given(st.one_of(st.text(), st.lists(WORDS).map(" ".join)))
def test_any_text_is_an_answer_or_refused(text: str) -> None:
    try:
        answer = CATALOGUE.number(text)
    except IllegalAnswer:
        return
    assert CATALOGUE.text(answer) == " ".join(text.split())


@pytest.mark.parametrize("answer", [-1, 17, 10**30])
def test_a_number_outside_the_catalogue_is_refused(answer: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"{answer} is no answer of this game: its answers are 0 to 16"):
        CATALOGUE.text(answer)


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_a_part_cannot_have_a_name_that_rules_use(name: str) -> None:
    with pytest.raises(DeclarationError, match=f"'{name}' cannot name a part"):
        block(**{name: SHIP})


def test_a_step_has_four_parts_at_the_most() -> None:
    with pytest.raises(DeclarationError, match="Long: v, w, x, y, z are too many parts, 4 at the most"):

        class Long(Steps):
            MOVE = block(v=NUMBER, w=NUMBER, x=NUMBER, y=NUMBER, z=NUMBER)


def test_an_event_has_three_parts_at_the_most() -> None:
    with pytest.raises(DeclarationError, match="3 at the most"):

        class Long(Events):
            MOVED = block(v=NUMBER, x=NUMBER, y=NUMBER, z=NUMBER)


def test_two_values_cannot_have_one_name() -> None:
    with pytest.raises(DeclarationError, match="ship: two values have the same name"):
        names("ship", "frigate", "frigate")


@pytest.mark.parametrize("text", ["", "big ship"])
def test_a_value_is_named_by_one_word(text: str) -> None:
    with pytest.raises(DeclarationError, match="ship: a value's name is one word"):
        names("ship", text)


def test_hyphens_join_the_words_of_an_answer_alone() -> None:
    with pytest.raises(DeclarationError, match="ship: write 'star_base' for 'star-base': hyphens join the words of an answer"):
        names("ship", "star-base")
    assert names("change", "-1", "1").size == 2


def test_a_domain_without_values_is_refused() -> None:
    with pytest.raises(DeclarationError, match="ship: there must be at least one value"):
        names("ship")
    with pytest.raises(DeclarationError, match="amount: there must be at least one value"):
        numbered("amount", 3, 2)


def test_an_answer_cannot_hold_any_number() -> None:
    class Open(Answers):
        PAY = block(amount=NUMBER)

    with pytest.raises(DeclarationError, match="number: any number is possible, so it cannot be part of an answer"):
        Catalogue(Open)


def test_a_catalogue_fits_the_table() -> None:
    class Many(Answers):
        MOVE = block(source=numbered("place", 1, 200), target=numbered("place", 1, 200))

    with pytest.raises(DeclarationError, match="40000 answers, but a table has room for numbers up to 32,767"):
        Catalogue(Many)


def test_domains_that_are_numbers_take_plurals() -> None:
    assert NUMBER.counts
    assert numbered("amount", -1, 1).counts
    assert not SHIP.counts
    assert not seats(2).counts


def test_star_stations_speaks_as_its_rules_do() -> None:
    catalogue = find_game("star_stations").catalogue
    assert catalogue.text(catalogue.number("build cruiser c3")) == "build cruiser c3"


def test_a_heap_is_written_letter_by_letter() -> None:
    fleet = Heap("fleet", SHIP, "fdc")
    assert [fleet.text(ships) for ships in (0x102, 0x010, 0)] == ["ffc", "d", "-"]
    assert fleet.many(0x102) == [(0, 2), (2, 1)]
    assert not fleet.counts
    with pytest.raises(DeclarationError, match="fleet: there must be one letter for each ship"):
        Heap("fleet", SHIP, "fd")


def test_some_names_may_be_the_same_in_all_languages() -> None:
    assert names("place", "a1", "home", translated=["home"]).sections == {"home": "place"}
    with pytest.raises(DeclarationError, match="place: 'hom' is to be translated, but is none of the values"):
        names("place", "a1", "home", translated=["hom"])


class Metal(IntEnum):
    IRON = 0
    GOLD = 1


def test_an_enumeration_names_things_and_words_stand_in_one_place() -> None:
    metal = names("metal", Metal)
    assert (metal.texts, metal.sections) == (["iron", "gold"], {"iron": "metal", "gold": "metal"})
    ware = names("ware", "milk", Metal, "a1", translated=["milk", "iron", "gold"], as_in=[metal])
    assert (ware.texts, ware.sections) == (["milk", "iron", "gold", "a1"], {"milk": "ware", "iron": "metal", "gold": "metal"})
