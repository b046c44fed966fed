"""A bot that plays through the café's API: it puts up a match against one of the café's bots and answers at random.

    cosmocafe serve &
    python examples/api_bot.py --game star_stations --against greedy

Only the standard library is needed. The same few requests are all that a stronger bot needs.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.request
from typing import Any


class Cafe:
    """The requests that a bot needs."""

    def __init__(self, address: str) -> None:
        self.address, self.token = address.rstrip("/"), ""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; with a body it is a POST."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {self.token}"} if self.token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)  # noqa: S310  the address is ours
        with urllib.request.urlopen(request, timeout=60) as response:  # noqa: S310
            return json.load(response)


def play(address: str, game: str, against: str, rng: random.Random) -> dict[str, Any]:
    """A whole match; how it ended."""
    cafe = Cafe(address)
    players = max(2, cafe.ask(f"/games/{game}")["players"][0])
    seats = [{"kind": "person", "name": "API bot"}, *[{"kind": "bot", "bot": against}] * (players - 1)]
    created = cafe.ask("/matches", {"game": game, "seats": seats})
    match, cafe.token = f"/matches/{created['match']['id']}", created["tokens"]["0"]
    heard = 0
    while True:
        view = cafe.ask(f"{match}/view")
        if view["over"]:
            ended: dict[str, Any] = cafe.ask(match)
            return ended
        if view["options"]:
            chosen = rng.choice(view["options"])
            cafe.ask(f"{match}/answers", {"number": view["number"], "answer": chosen["answer"]})
        else:
            heard = cafe.ask(f"{match}/events?after={heard}&wait=20")["next"]


def main() -> None:
    """Play one match and say how it ended."""
    parser = argparse.ArgumentParser(description="Play one match through the café's API.")
    parser.add_argument("--address", default="http://localhost:8000")
    parser.add_argument("--game", default="star_stations")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    ended = play(given.address, given.game, given.against, random.Random(given.seed))  # noqa: S311  a game
    print(f"{ended['number']} answers; places: {ended['places']}")


if __name__ == "__main__":
    main()
