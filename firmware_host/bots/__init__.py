"""Bots at the table: they think in a thread of their own and play like anybody else."""
