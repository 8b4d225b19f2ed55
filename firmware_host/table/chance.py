"""The randomness of a match: a secret of the box, a seed of the host, and their random numbers."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from random import Random


@dataclass(frozen=True, slots=True)
class Chance:
    """The key of a match's randomness; without a secret it is a seed, which all may know.

    Matches begun before there were secrets have their own id as seed.
    """

    match: str
    seed: str = ""
    secret: str = field(default="", repr=False)

    @property
    def commitment(self) -> str | None:
        """Return the hash that is published at the start of the match, None without a secret."""
        return commitment(self.secret, self.match) if self.secret else None

    @property
    def chosen_seed(self) -> str | None:
        """Return the seed that the host chose, which makes this a practice match."""
        is_chosen = self.seed and not self.secret and self.seed != self.match
        return self.seed if is_chosen else None

    def key(self, purpose: str) -> str:
        """Return the key for one purpose, which tells nothing of the secret or of other keys."""
        if not self.secret:
            return f"{self.seed}/{purpose}"
        message = f"{self.match}/{purpose}"
        return hmac.new(bytes.fromhex(self.secret), message.encode(), hashlib.sha256).hexdigest()

    def random(self, number: int) -> Random:
        """Return the random source of one move number: a restart draws the same again."""
        return Random(self.key(str(number)))  # noqa: S311 - its key is secret and serves one move


def commitment(secret: str, match: str) -> str:
    """Return the SHA-256 of the secret, a slash and the match id, all as ASCII, in hex."""
    return hashlib.sha256(f"{secret}/{match}".encode()).hexdigest()
