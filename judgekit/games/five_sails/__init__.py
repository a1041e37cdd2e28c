"""City of Five Sails in both editions. Importing this package makes the game known to the engine.

Every module in the rooms below fills the game with procedures, events, questions or words when it is imported, and all of them are.
"""

from importlib import import_module
from pkgutil import iter_modules

from judgekit.games.five_sails.game import GAME

ROOMS = ("acts", "conditions", "costs", "days", "duels", "effects", "happening", "texts", "standing", "triggers", "boards", "facts", "judged")

for room in ROOMS:
    for module in iter_modules(import_module(f"{__name__}.{room}").__path__, f"{__name__}.{room}."):
        import_module(module.name)
import_module(f"{__name__}.hooks")

__all__ = ["GAME"]
