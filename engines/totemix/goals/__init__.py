"""The goals of the game: pictures of the world, and how far the map is from them."""
