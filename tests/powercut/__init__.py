"""A box in a virtual machine whose power is cut, on a disk that loses what was not flushed."""
