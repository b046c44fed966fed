"""What tuning found, as a page: goals, numbers, the search, and the games that judged it, before and after."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cosmocafe.core.author.numbers import Number
from cosmocafe.core.author.words import LANGUAGES, Words
from cosmocafe.core.game import Game
from cosmocafe.draw.paper import spoken
from cosmocafe.lab.goals import Agreed, Goal, Range, Wanted
from cosmocafe.lab.report.figures import Run
from cosmocafe.lab.report.plots import falling
from cosmocafe.lab.report.summary import reached
from cosmocafe.lab.report.tuned import tuned_page
from cosmocafe.lab.tune import Judged, Tuned

from .made_up import made_up

REPORT = "cosmocafe.lab.report"
INF = float("inf")
COST = Range(Number(("ships", "frigate", "cost"), 2, 1, 20, "original"), 1, 9)
STARS = Range(Number(("players", "2", "stars"), 7, 1, 20, "original"), 5, 9)


def tuned(game: Game, goals: list[Goal], *, changed: bool = True, file: str = "spoiled.toml", **other: Any) -> Tuned:
    """As if 100 answers more had come from dearer frigates; one try in four could not be played."""
    wanted, values = Wanted(100, ["greedy", "greedy"], 2, [COST, STARS], goals), {"ships": {"frigate": {"cost": 7}}}
    judged = []
    for at in wanted.tables:
        before, after = made_up(game, 2, 400), made_up(game, 2, 400)
        after.answers = after.answers + 100 * changed
        agreed = {**game.trial_agreed, **dict(at)}
        judged.append(Judged(at, Run(before, agreed, {"file": file, "values": {}}), Run(after, agreed, {"file": "-", "values": values})))
    moves = {COST.number.key: (2, 7)} if changed else {}
    given: dict[str, Any] = {"tried": [1.5, None, 2.0, 0.25], "changed": moves, "values": values, "judged": judged, **other}
    return Tuned(game.id, wanted, **given)


def words_of(page: str) -> str:
    """A page without its style and tags."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", re.sub(r"<style>.*?</style>", "", page, flags=re.S)))


def test_goals_are_told_with_what_was_wanted_before_and_after(star_stations: Game) -> None:
    goals = [Goal("length", 100, 200), Goal("seats", -INF, 0.5), Goal("score", 1000, INF), Goal("event BUILT.ship=frigate", 0.125, INF)]
    found = tuned(star_stations, goals)
    said = words_of(page := tuned_page(found, Path("tuned.toml")))
    _, before, after = found.goals[0]
    assert after - before == pytest.approx(100)
    assert f"Answers a game 100 to 200 {before:.4g} {after:.4g}" in said
    assert "Goals that are reached: 3 of 4 now, 2 before." in said
    assert (page.count("<b>✓ reached</b>"), page.count("<b>✗ not reached</b>")) == (3, 1)
    drawn = page.partition('id="goals"')[2].partition("</section>")[0]
    assert (drawn.count('"dot up"'), drawn.count('"dot down"')) == (3, 1)
    assert "at most 0.5" in said and "at least 1,000" in said and "at least 0.125" in said
    assert "frigate" in said.partition("at least 0.125")[0] and "BUILT" not in said  # in the game's words


def test_numbers_are_told_from_to_with_their_bounds(star_stations: Game) -> None:
    said = words_of(tuned_page(tuned(star_stations, [Goal("length", 100, 200)]), Path("tuned.toml")))
    assert "ships.frigate.cost 2 7" in said and "1 – 9" in said
    assert "the rulebook leaves them to us" in said
    assert "players.2.stars: 7 (5 – 9)" in said  # searched as well, and left


def test_a_number_that_began_out_of_bounds_is_drawn_in_its_place(star_stations: Game) -> None:
    found = tuned(star_stations, [Goal("length", 100, 200)], changed=True)
    found.changed[COST.number.key] = (18, 7)
    drawn = tuned_page(found, Path("tuned.toml")).partition('id="numbers"')[2].partition("</section>")[0]
    places = [float(place) for place in re.findall(r'cx="(-?[0-9.]+)%"', drawn)]
    assert len(places) == 2 and places[0] == max(places) <= 100 and 30 < places[1] < 40  # 7 of 1 to 18, not of 1 to 9


def test_what_was_agreed_stands_at_the_head_only_where_there_is_one_table(star_stations: Game) -> None:
    small: Agreed = (("board_size", 5),)
    one = tuned(star_stations, [Goal("length", 100, 200, agreed=small)])
    two = tuned(star_stations, [Goal("length", 100, 200, agreed=small), Goal("length", 100, 200)])
    heads = [words_of(tuned_page(found, Path("tuned.toml")).partition("<header")[2].partition("</header>")[0]) for found in (one, two)]
    said = star_stations.words("en").agreement("board_size")
    assert said in heads[0] and said not in heads[1]


def test_the_search_is_told_and_drawn(star_stations: Game) -> None:
    page = tuned_page(tuned(star_stations, [Goal("length", 100, 200)]), Path("tuned.toml"))
    assert "The best distance: 1.5 at first, 0.25 in the end, found by try 4 of 4." in page
    assert "try 2: could not be played" in page and "try 3: 2" in page
    assert re.search(r"Could not be played\s+1 ", words_of(page)) and re.search(r"Best distance\s+0.25\s+try 4 ", words_of(page))


def test_a_search_without_a_playable_try_is_told(star_stations: Game) -> None:
    page = tuned_page(tuned(star_stations, [Goal("length", 100, 200)], changed=False, tried=[None, None]), Path("tuned.toml"))
    assert "inf" not in words_of(page) and re.search(r"Could not be played\s+2 ", words_of(page))


def test_both_boxes_are_compared_at_each_table(star_stations: Game) -> None:
    goals = [Goal("length", 100, 200, 1.0, (("board_size", size),)) for size in (5, 7)]
    page = tuned_page(tuned(star_stations, goals), Path("there") / "tuned.toml")
    assert page.count("Before: Box changed by spoiled.toml. After: Box changed by tuned.toml.") == 2
    assert page.count("All comparisons (") == page.count("+100</b>") // 2 == 2  # marked, and among all
    assert [len(re.findall(f'id="table{at}"', page)) for at in range(3)] == [1, 1, 0]
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_where_nothing_is_worth_changing_the_page_says_so(star_stations: Game) -> None:
    page = tuned_page(tuned(star_stations, [Goal("length", 1, 2)], changed=False), Path("tuned.toml"))
    assert str(spoken(REPORT, "en")["tuned_same"]) in page and "Goals that are reached: 0 of 1 now, 0 before." in page
    assert "All comparisons" not in page and "tuned.toml" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else(star_stations: Game, language: str) -> None:
    goals = [Goal(name, 1, 2, 1.0, at) for name in ("seats", "length", "won", "shared", "score") for at in ((), (("board_size", 5),))]
    page = tuned_page(tuned(star_stations, goals), Path("tuned.toml"), language)
    assert f'<html lang="{language}">' in page and "default-src 'none'" in page and "<script" not in page
    assert set(re.findall(r"(?:https?:)?//[\w.]+", page)) == set() and " src=" not in page
    assert page.count("<section") == page.count("</section>") and page.count("<details") == page.count("</details>")
    assert page.count("<svg") == len(re.findall(r'<svg[^>]* role="img" aria-label="[^"]', page))
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.S)  # no sentence is left half
    told = words_of(page)
    assert ("at least" in told, "目標" in told) == (False, language == "zh-Hant")


def test_what_comes_from_files_is_no_markup(star_stations: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = "<script>alert('1')</script>"
    monkeypatch.setattr(Words, "title", property(lambda self: f"{bad}game"))
    at: Agreed = (("board_size", f"{bad}agreed"),)
    found = tuned(star_stations, [Goal("length", 1, 2, 1.0, at), Goal("length", 1, 2)], file=f"{bad}before")
    hostile = Range(Number((f"{bad}number",), 1, 1, 9, "original"), 1, 9)
    left = Range(Number((f"{bad}left",), 1, 1, 9, "original"), 1, 9)
    wanted = Wanted(100, [f"{bad}bot"] * 2, 2, [hostile, left], found.wanted.goals)
    for one in found.judged:
        one.before.played.bots = one.after.played.bots = [f"{bad}bot"] * 2
    page = tuned_page(Tuned(found.game, wanted, found.tried, {hostile.number.key: (1, 2)}, found.values, found.judged), Path(f"{bad}after"))
    assert "<script" not in page
    escaped = "&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;"
    assert [word for word in ("game", "agreed", "before", "number", "left", "bot") if escaped + word not in page] == []


def test_the_same_is_printed(star_stations: Game) -> None:
    table = reached(tuned(star_stations, [Goal("length", 100, 200)]), "zh-Hant")
    assert [next(iter(column.cells)) for column in table.columns][:2] == ["每局回答數", "100 到 200"]
    assert "另外 400 局，試了 4 次" in str(table.title)


def test_many_tries_are_drawn_by_where_the_best_one_fell() -> None:
    tried = [1000.0 - number if number % 10 else None for number in range(1000)]
    plot = falling([9.0, *tried, 3.0], [str(number) for number in range(1002)], "fell")
    assert plot.count("<circle") < 500 < len(tried) and 'aria-label="fell"' in plot
    assert falling([0.0], ["0"], "at once").count("<circle") == 1  # no height to divide by
