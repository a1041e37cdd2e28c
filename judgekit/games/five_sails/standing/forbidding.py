"""What Passive abilities give and forbid for as long as their card is in play: values, and each act that somebody cannot do."""

from __future__ import annotations

from judgekit.engine.values import Position
from judgekit.games.five_sails.acts.bars import ACTS
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import NEW

word = GAME.vocabulary.word


def _held(p: Position, *args: object) -> Position:
    """Holds for as long as the card is in play; read whenever it matters."""
    return p


word(
    "passive",
    "gives",
    "{who} has {plus} {stat}",
    "{who} gains {plus} {stat}",
    "{who} have {plus} {stat}",
    "{who} gain {plus} {stat}",
    rule="passive/always-active",
)(_held)
word(
    "passive",
    "card gives",
    "the combat cards of {who} have {plus} {value}",
    "the combat cards of {who} gain {plus} {value}",
    rule="passive/always-active",
)(_held)
for _act, _key in ACTS.items():
    word(
        "passive",
        f"cannot {_key} {_act}",
        f"{{who}} cannot {_act}",
        f"{{who}} can't {_act}",
        f"enemies cannot make {{who}} {_act}",
        rule={NEW: "cant/precedence", "playtest-5.9.4e": "passive/always-active"},
    )(_held)
word(
    "passive",
    "must challenged",
    "enemy challenges must target {who}",
    "enemy challenges at this location must target {who}",
    rule="passive/always-active",
)(_held)
word(
    "passive",
    "no claims",
    "this location cannot be claimed",
    rule={NEW: "cant/precedence", "playtest-5.9.4e": "passive/always-active"},
)(_held)
word("passive", "note", "({text})", rule="passive/always-active")(_held)
