"""Why an answer is not offered: what rules say of themselves, and the nearest table in which it is offered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmocafe.core import whynot
from cosmocafe.core.author.written import unwritten
from cosmocafe.core.contract.leaks import Failed
from cosmocafe.core.contract.reasons import check_reasons, missed
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.core.game import Game
from cosmocafe.core.match import Match, give
from cosmocafe.core.whynot import Kind, after_one, alike, as_another, why_not, with_more
from cosmocafe.games.stardust_coffee.vocabulary import Answer, Step

KUHN = str(Path(__file__).parents[2] / "examples" / "kuhn_poker.py")


@pytest.fixture(params=sorted(installed_games()))
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def test_every_answer_gets_a_sentence(game: Game) -> None:
    match, kinds = Match(game, game.players[-1], 3), set[Kind]()
    while match.number < 25:
        for seat in (match.asked, (match.asked + 1) % match.players, -1):
            for language in game.languages:
                view = match.view(seat, language)
                for answer in range(match.number, game.catalogue.size, game.catalogue.size // 11):
                    found = why_not(view, answer)
                    assert found.words and "{" not in found.words
                    assert found.rules or found.kind in (Kind.TURN, Kind.QUESTION, Kind.FIRST)
                    assert (found.kind == Kind.OFFERED) == (answer in view.options)
                    kinds.add(found.kind)
        match.answer(match.options[(5 * match.number) % len(match.options)])
    assert {Kind.TURN, Kind.QUESTION, Kind.RULE} <= kinds


def test_who_is_asked_is_named() -> None:
    match = Match(find_game("stardust_coffee"), 2, 1, names=["Sara", "Tom"])
    found = why_not(match.view(1 - match.asked), 0)
    assert found.kind == Kind.TURN
    assert (match.names or [])[match.asked] in found.words


def test_nothing_is_asked_after_the_end() -> None:
    match = Match(find_game("examples/connect_four.py"), 2, 1)
    while not match.over:
        match.answer(match.options[0])
    assert why_not(match.view(0), 0).kind == Kind.OVER


FULL = """@rules.forbids(Step.TURN, Answer.DROP)
def is_full(t: Table, column: int) -> bool:
    return t.height[column] == ROWS


@rules.answers(Step.TURN, Answer.DROP)
"""


def test_a_game_without_written_rules_may_say_why_not_too(tmp_path: Path) -> None:
    text = Path("examples/connect_four.py").read_text(encoding="utf-8").replace("@rules.answers(Step.TURN, Answer.DROP)\n", FULL)
    for answers, words in (("Drop into", "Column {column} is full"), ("落在", "第 {column} 欄已滿")):
        text = text.replace(f'"answers": {{"DROP": "{answers}', f'"reasons": {{"is_full": "{words}"}}, "answers": {{"DROP": "{answers}')
    (tmp_path / "told_four.py").write_text(text, encoding="utf-8")
    game = find_game(str(tmp_path / "told_four.py"))
    match = Match(game, 2, 1)
    for _ in range(6):
        match.answer("drop 3")
    for language, words in (("en", "Column 3 is full"), ("zh-Hant", "第 3 欄已滿")):
        found = why_not(match.view(0, language), game.catalogue.number("drop 3"))
        assert (found.kind, found.words, found.rules) == (Kind.RULE, words, [])
    assert list(unwritten(game)) == []


def test_no_reason_speaks_against_an_offer() -> None:
    game = find_game("stardust_coffee")
    assert "have a written reason" in check_reasons(game, 1, lambda done: None)


def test_a_reason_that_contradicts_its_offer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("stardust_coffee")
    monkeypatch.setattr(game.rules, "_reasons", {key: [*known] for key, known in game.rules._reasons.items()})
    game.rules.forbids(Step.STARBASE, Answer.STARBASE, rule="SC-017")(lambda: True)
    with pytest.raises(Failed, match=r"offers .* but <lambda> .* forbids it"):
        check_reasons(game, 1, lambda done: None)


def test_a_reason_names_only_what_is_known() -> None:
    game = find_game("stardust_coffee")
    with pytest.raises(DeclarationError, match="'weather' is not known"):
        game.rules.forbids(game.rules.questions[0], game.rules.blocks_of(game.rules.questions[0])[0], rule="SC-017")(
            lambda weather: weather
        )


def test_without_a_written_reason_the_nearest_table_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """More of something of mine, another answer first, or others of the same kind."""
    game, kinds = find_game("stardust_coffee"), set[Kind]()
    monkeypatch.setattr(game.rules, "_reasons", {})
    match = Match(game, 2, 4)
    while match.number < 60:
        view = match.view(match.asked)
        kinds |= {why_not(view, answer).kind for answer in missed(view)[::7]}
        match.answer(match.options[(5 * match.number) % len(match.options)])
    assert {Kind.FIRST, Kind.MORE, Kind.SEAT, Kind.ALIKE} <= kinds


def test_nothing_is_promised_that_depends_on_chance_or_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("stardust_coffee"), 2, 4)
    view = match.view(match.asked)
    for is_sure in (True, False):
        monkeypatch.setattr(whynot, "give", lambda *given, sure=is_sure: (give(*given)[0], sure))
        assert bool(list(after_one(view))) == is_sure
    secret = Match(find_game(KUHN), 3, 1)
    assert list(as_another(secret.view(secret.asked))) == []  # what others could choose tells what they hold


def test_as_much_is_missing_as_is_said() -> None:
    match, counts = Match(find_game("stardust_coffee"), 2, 4), set[str]()
    while match.number < 40:
        counts |= {found for _, why in with_more(match.view(match.asked)) for found in re.findall(r"with (\d+) more", why.words)}
        match.answer(match.options[(5 * match.number) % len(match.options)])
    assert {"1", "2", "3"} <= counts


def test_what_has_most_in_common_is_named_first() -> None:
    match, tried = Match(find_game("vivajava_dice"), 2, 3), 0
    parts = match.game.catalogue.parts
    while match.number < 40 and not match.over:
        view = match.view(match.asked)
        for answer in missed(view)[::5]:
            same = [one for one in view.options if match.game.catalogue.block(one) == match.game.catalogue.block(answer)]
            common = {one: sum(parts(one)[name] == value for name, value in parts(answer).items()) for one in same}
            if len(set(common.values())) > 1:
                found, tried = alike(view, answer), tried + 1
                most = [one for one in same if common[one] == max(common.values())]
                assert found and any(found.words.partition(": ")[2].startswith(view.answer_words(one)) for one in most)
        match.answer(match.options[(5 * match.number) % len(match.options)])
    assert tried > 3
