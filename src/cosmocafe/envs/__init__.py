"""Environments for machines that learn, for every game that is installed and for any game's file. `pip install 'cosmocafe[rl]'`.

    import cosmocafe.envs  # now these are known
    gymnasium.make("cosmocafe/stardust_coffee-v0", opponents="greedy")
    gymnasium.make_vec("cosmocafe/stardust_coffee-v0", num_envs=4096)
    pettingzoo.make("aec", "cosmocafe/stardust_coffee-v0", players=3)

Self-play over thousands of tables is `vector.TableVector`, on a GPU `gpu.GpuTables`; `openspiel` registers the games there.
"""

from __future__ import annotations

from cosmocafe.core.extras import needing
from cosmocafe.core.found import installed_games

with needing("rl"):
    import gymnasium as known_to_gymnasium
    import pettingzoo as known_to_pettingzoo

    from . import gymnasium, pettingzoo, vector

__all__ = ["gymnasium", "pettingzoo", "register", "vector"]
SPACE = "cosmocafe"


def register() -> None:
    """Tell Gymnasium and PettingZoo of all installed games."""
    for game in installed_games():
        name = f"{SPACE}/{game}-v0"
        if name not in known_to_gymnasium.registry:
            seat, many = f"{__name__}.gymnasium:SeatEnv", f"{__name__}.vector:SeatVector"
            known_to_gymnasium.register(name, entry_point=seat, vector_entry_point=many, kwargs={"game": game})
        if name not in known_to_pettingzoo.aec_registry:
            known_to_pettingzoo.register("aec", name, entry_point=f"{__name__}.pettingzoo:env", kwargs={"game": game})


register()
