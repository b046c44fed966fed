"""Bots that learn, one readable file for each way.

`ppo` (self-play), `turns` (self-play by ends of turns), `td` (from games of other bots), `improve` (from the search).

What they share: `arena` (many tables as tensors), `network`, `returns`, `run` (how a training is logged, kept and resumed),
`gate` (how strong a network is), `course` (all of it). Needs the extra [learn]; what was learned is played without it (`bots.learned`).
"""
