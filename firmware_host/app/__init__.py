"""The composition root: creates all parts and connects them."""
