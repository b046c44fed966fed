"""The café's rooms, each with one job: tables, seats, play, bots, records, and the crew that works in all of them."""
