"""The contract of every game: what `cosmocafe check` proves."""
