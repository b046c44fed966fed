"""What an author of a game says: agenda, chance, sets, vocabulary, box, words, rules."""
