"""Sentences of a set-up that tell what game is played, who plays, and when it is, in one breath: brought to the usual words before they are heard."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

PHASE = r"(?:Dawn|Planning|High Drama|Plunder|Dusk)"
EDGE = r"(?:[Tt]he )?(?:very )?(?:[Bb]eginning|[Ss]tart|[Ee]nd)"
STEP = r"(?:[Tt]he )?(?:Reveal|Determine Initiative|Initiative|Muster|Resolve Scheme|Draw)(?: step)?"
SORT = r"(?:tournament|competitive|friendly|casual|non-competitive)"
GAME_IS_IN = re.compile(
    rf"^[Aa]n? (?P<kind>{SORT} )?(?:game|match) (?:of|between|with|for) (?P<n>{NUMBER}) players (?:is|stands|has come|has reached|has arrived)"
    rf"(?: (?:now|just))?(?: (?:in|at|to))?(?: the)? (?=(?:(?:very )?(?:beginning|start|end) of )?(?:{PHASE}|Day \d|(?:Muster|Draw) step)\b)"
)
"""A game of so many players, and when it is in it: `A tournament game of two players is in the Plunder phase`."""
IN_A_GAME = re.compile(
    rf"^(?:[Ii]t is )?(?P<when>(?:{EDGE} of )?(?:{PHASE}|{STEP})\b[^;,:()]*?)"
    rf" (?:in|of) (?:an?|this) (?P<kind>{SORT} )?(?P<n>{NUMBER})[- ]player (?P<sort>{SORT} )?"
    r"(?:game|match)(?: \((?P<seats>clockwise [A-Z](?:, [A-Z])*(?:,? and [A-Z])?)\))?(?=$|[;,])"
)
"""When it is, and in what game: `Planning of Day 4 in a two-player game`."""
STEP_OF_DAY = re.compile(rf"\b(?P<step>{STEP}) of Day (?P<n>\d)['’]s Planning(?: phase)?\b")
EDGE_OF_DAY = re.compile(rf"\b(?P<edge>{EDGE}) of Day (?P<n>\d)['’]s (?P<phase>{PHASE})\b")
"""A step of a phase, or its edge, with the Day in front: `Muster step of Day 2's Planning`."""
HAS_COME = re.compile(
    rf"(?P<when>\b{PHASE}(?: phase)?(?: of Day \d)?) (?:has (?:just |now )?(?:come|begun|started)|is (?:now )?(?:reached|at hand))(?=$|[;,])"
)
"""That a phase has come."""
PLAYERS_ARE = re.compile(
    rf"^(?:(?:The )?[Pp]layers?(?: are)?|Who plays): (?:(?P<n>{NUMBER})(?:, | \(|: ))?(?P<names>[A-Z](?:, [A-Z])*,? and [A-Z]|[A-Z](?:, [A-Z])+)"
    r"(?:,? (?:seated |sitting )?(?P<order>(?:in )?(?:this order,? )?clockwise(?: order)?))?\)?(?=$|[;,])",
)
"""Who plays, behind a heading: `Players: three, A, B, C in clockwise order`."""
ROUND_THE_TABLE = re.compile(r"\bclockwise:? [A-Z](?: [-–] [A-Z])+(?=$|[;,)])")
"""How the players sit, with a dash between each two."""

ACTS = r"(?:acts|is to act|has the action|has priority)"
FIRST_ACTS = re.compile(
    rf"\b(?P<who>[A-Z]) is (?:the )?First Player(?:,? (?:in|during) (?P<a>{PHASE}),? and {ACTS}|,? and {ACTS} in (?P<b>{PHASE}))(?=$|[;,])"
)
"""Who is First Player and acts, with the phase between or behind: `A is First Player and acts in High Drama`."""
FIRST_IN_BRACKETS = re.compile(rf"\b(?P<who>[A-Z]) \((?:the )?First Player\) {ACTS}(?: in (?P<phase>{PHASE}))?(?=$|[;,])")
THERE_ARE = re.compile(rf"^(?P<before>(?:It is )?(?:{PHASE})[^;,]*), there are (?P<n>{NUMBER}) players,? (?:and )?(?=[A-Z]\b)")
PLAYERS_LAST = re.compile(rf"^(?P<all>[^;]*(?:First Player|{PHASE})[^;]*); (?P<n>{NUMBER}) players$")
"""How many play, behind the rest."""


def _players_are(found: re.Match[str]) -> str:
    """Who plays, in the usual words; players who are counted otherwise than they are named stay as they are told."""
    names = re.findall(r"\b[A-Z]\b", found["names"])
    if found["n"] and number(found["n"]) != len(names):
        return found[0]
    return f"{len(names)} players, {'clockwise ' if found['order'] else ''}{', '.join(names)}"


def _in_a_game(found: re.Match[str]) -> str:
    """How many play, what game, and when it is."""
    kind = next((found.group(x).strip() for x in ("kind", "sort") if found.groupdict().get(x)), "")
    seats = found.groupdict().get("seats") or ""
    return (
        f"{found['n'].capitalize()} players, {seats + ', ' if seats else ''}{kind + ' game, ' if kind else ''}{found.groupdict().get('when') or ''}"
    )


def game_told(said: Bit) -> Bit:
    """A sentence about the game with how many play in front, and the moment behind it."""
    text = re.sub(GAME_IS_IN, _in_a_game, said.text)
    text = IN_A_GAME.sub(_in_a_game, text)
    text = EDGE_OF_DAY.sub(r"\g<edge> of \g<phase> of Day \g<n>", STEP_OF_DAY.sub(r"Planning of Day \g<n>, \g<step>", text))
    text = PLAYERS_LAST.sub(r"\g<n> players; \g<all>", THERE_ARE.sub(r"\g<n> players, \g<before>, ", text))
    text = FIRST_IN_BRACKETS.sub(lambda m: f"{m['who']} is First Player, {m['phase'] + ', ' if m['phase'] else ''}{m['who']} to act", text)
    text = FIRST_ACTS.sub(lambda m: f"{m['who']} is First Player, {m['a'] or m['b']}, {m['who']} to act", text)
    text = HAS_COME.sub(r"\g<when>", text)
    text = ROUND_THE_TABLE.sub(lambda m: m[0].replace(" - ", ", ").replace(" – ", ", "), PLAYERS_ARE.sub(_players_are, text))
    return anew(said, text) if text != said.text else said
