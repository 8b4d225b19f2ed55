"""Menus on the screens of the box: a table without phones chooses with its buttons."""
