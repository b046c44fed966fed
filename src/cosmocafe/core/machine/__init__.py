"""The machine: pieces as records, the loops over a game's rules, and the same rules compiled for the CPU and the GPU."""
