"""Where things are: the texts that come with judgekit, and the folder in which it writes."""

from __future__ import annotations

from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
DESK = "desk.db"
"""The file of a judge's rulings in a data folder: whoever only wants to know whether there are any need not open the desk."""


def shipped(name: str) -> Path:
    """A folder of texts: inside an installed package, or beside the package in a checkout."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def rules_text() -> Path:
    """The folder of the rules, a folder a game."""
    return shipped("rules_text")


def card_texts() -> Path:
    """The folder of the cards, a folder a game."""
    return shipped("card_texts")


def default_data() -> Path:
    """The platform's folder for a user's data."""
    return platformdirs.user_data_path("judgekit", appauthor=False)
