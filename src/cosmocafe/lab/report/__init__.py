"""What many games say about a game: win shares, length, what is done and who wins with it, what never happens; two boxes compared."""
