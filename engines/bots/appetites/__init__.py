"""What tempts a greedy player in each game: a number for every move, from what its seat sees."""
