"""Names of all that is read: encounter cards, their sentences, and friendship cards. The words files say what they say."""

from __future__ import annotations

CARDS = tuple(f"E{number:02}" for number in range(1, 33))
FRIENDS = tuple(f"{race}{number}" for race in ("GF", "SC", "ME", "DI") for number in range(1, 6))
TEXTS = tuple(
    """
    fold_ahead fold_avoided fold_crossed hull_cracks engines_burnt black_market honesty_noticed stolen_wares patrol unheard
    wanderers_ask wanderers_shrug wanderers_bless wanderers_ship wanderers_curse wanderers_way trader_hails trader_tells
    trader_feeds trader_content trader_very_content trader_spoils trader_silent miser_speaks miser_heart trader_shocked
    trader_thanks trader_delighted trader_engineer prince_sabotage prince_expected prince_content prince_ship trader_pities
    trader_pleased trader_wary prince_unimpressed prince_satisfied false_trader present_gone present_back shot_lame toll_demanded
    toll_thanks ship_captured beaten_bravely pirates_friend hold_of_carbon meanness pirate_attacks away_laughed_at hold_of_ore
    toll_disabled heavy_defeat away scholar_freed mother_ship_hit drifting_ship left_unseen prince_saved too_late_too_hot
    thief_offers refusal_noticed thief_runs thief_known thief_delivers fly_on envoy_burnt envoy_saved attempt_honoured selfishness
    scholar_saved ship_under_fire trader_grateful flight_known wanderers_saved princess wear wear_honours
""".split()  # noqa: SIM905
)
