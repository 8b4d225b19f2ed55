"""The guard: a process of its own between the network and the box, with limits per address."""
