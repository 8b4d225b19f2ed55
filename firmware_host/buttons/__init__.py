"""From button edges and card readers to commands at the table."""
