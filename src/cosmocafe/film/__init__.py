"""A match as pictures and films to share: a moment with names, scores and what happened; all of it turn by turn, as one file."""
