"""OpenSpiel's own MCTS as an opponent, in a process of its own: `python openspiel_bot.py connect_four`.

`bench.openspiel` starts this file in an environment that knows nothing of Cosmocafé. Each line of stdin is JSON:
what was played so far, how many simulations to make, and a seed; the line that comes back says the move and the processor seconds it took.
"""

from __future__ import annotations

import json
import sys
import time

HOPE = 2.0  # the constant of UCT that OpenSpiel's own example takes
MEGABYTES = 2000
SOLVES = True  # it proves wins and losses
ROLLOUTS = 1  # of a leaf


def main() -> None:
    import pyspiel

    game = pyspiel.load_game(sys.argv[1])
    for line in sys.stdin:
        asked = json.loads(line)
        state = game.new_initial_state()
        for move in asked["moves"]:
            state.apply_action(move)
        began = time.process_time()
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, asked["seed"])
        bot = pyspiel.MCTSBot(game, evaluator, HOPE, asked["simulations"], MEGABYTES, SOLVES, asked["seed"], False)
        move = bot.step(state)
        print(json.dumps({"move": move, "seconds": time.process_time() - began}), flush=True)


if __name__ == "__main__":
    main()
