"""A board told in prose, as people describe a dispute: brought to the lines of a typed board, or refused with the words not understood."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass, field

from judgekit.games.five_sails.boards.card_lines import lies
from judgekit.games.five_sails.boards.card_words import KINDS
from judgekit.games.five_sails.boards.headings import ZONES
from judgekit.games.five_sails.boards.prose import Bit, anew, sentences
from judgekit.games.five_sails.boards.reader import ROW
from judgekit.games.five_sails.boards.story_cards import CITY, COMMON_CARD, Told, cards_told
from judgekit.games.five_sails.boards.story_clauses import CLAUSES
from judgekit.games.five_sails.boards.story_crew import leader
from judgekit.games.five_sails.boards.story_denied import Denial, denial, denied, nobody_else, without_renown
from judgekit.games.five_sails.boards.story_duel import duel_told
from judgekit.games.five_sails.boards.story_lacking import ANYWHERE_IN_THE_CITY, Lack
from judgekit.games.five_sails.boards.story_listed import headed, listed
from judgekit.games.five_sails.boards.story_moment import SEATING, is_first, moment_told
from judgekit.games.five_sails.boards.story_sentences import (
    CITY_OR_HOME,
    asides,
    clauses_apart,
    holding,
    pile_goes_on,
    piles_joined,
    runs,
    subjects,
    usual_order,
)
from judgekit.games.five_sails.boards.story_tails import OTHER_WORDS
from judgekit.games.five_sails.boards.story_words import INTENT, MANY, NOTHING_ELSE, NUMBER, TIME, UNSAID

Cards = list[Told]
RENOWN_TAKEN = re.compile(
    r"(?:(?:after|once) (?:(?:the )?(?:taking|collecting)(?: of)? (?:the )?Renown|(?:the )?Renown (?:has been|is|was) (?:taken|collected))"
    r"|(?:the )?Renown (?:has (?:already |just )?been|is|was) (?:already |just )?(?:taken|collected))[:,]? (?=[A-Z]\b|both\b|all\b|each\b)",
    re.IGNORECASE,
)
"""That the Renown of Plunder has been taken, before what each player holds then."""
CARD_LINE = re.compile(
    rf"(?!\S+['’]s (?:has|holds?|is|are|too|{MANY})\b)"
    r"(?:\S+['’]s )?(?:\d+ x )?(?i:(?:the|an?|available|city deck|(?:event|mercenary|attachment|character|risk|scheme|leader|brute)s?) )*[A-Z\"“]"
    r"|\d+ unknown|empty$|others$"
)
"""How the line of a card begins."""


def is_card(line: str) -> bool:
    """Whether a line of a board looks like a card, and each part of one without brackets like a card or how it lies."""
    parts = [line] if re.search(r'[("]', line) else line.split(", ")
    named = all(CARD_LINE.match(part) or (lies(part) and at) for at, part in enumerate(parts))
    return named and not re.fullmatch(rf"(?:{'|'.join(KINDS)})s?|cards?", parts[0], re.IGNORECASE)


@dataclass
class Story:
    """What a set-up in prose tells."""

    players: list[str] = field(default_factory=lambda: ["A", "B"])
    counted: bool = False
    """Whether it says who plays."""
    first: str = ""
    time: list[str] = field(default_factory=list)
    renown: dict[str, int] = field(default_factory=dict)
    fighters: list[str] = field(default_factory=list)
    """Who fights a duel that is going on, the challenger first."""
    notes: list[str] = field(default_factory=list)
    lines: list[tuple[int, str, int]] = field(default_factory=list)
    """The lines of the board: how deep, the words, and where in the prose they begin."""
    problems: list[tuple[int, str]] = field(default_factory=list)

    @property
    def seats(self) -> str:
        """A pattern for a player."""
        return "|".join(re.escape(p) for p in self.players)


def told_story(text: str, players: tuple[str, ...] = ()) -> Story:
    """A set-up in prose; `players` where they are named elsewhere."""
    story = Story(list(players) if players else ["A", "B"], bool(players))
    teller = Teller(story)
    for sentence in piles_joined(sentences(text)):
        teller.hear(sentence)
    teller.end()
    return story


class Teller:
    """Hears the sentences of a set-up one after another."""

    def __init__(self, story: Story) -> None:
        self.denials: list[Denial] = []
        """What is said not to be there."""
        self.story = story
        self.here = ""
        self.together: list[str] = []
        """The locations of which the sentence has told who controls them."""
        self.leaders: dict[str, str] = {}
        """The players of whose Leaders it is said that they are in play, and what else is said of them."""

    def hear(self, sentence: Bit) -> None:
        """One sentence, with the kind of which its beginning shows it to be."""
        self.together = []
        if taken := RENOWN_TAKEN.match(sentence.plain):  # what lay on the locations has been taken: there must be none
            self.denials.append(Denial(sentence, (Lack("Renown", where=(ANYWHERE_IN_THE_CITY,)),), range(0)))
            first, *others = sentence.cut(taken.end()).split(r";\s*(?:and\s+)?")
            self._hear(first if "Renown" in first.plain else anew(first, f"Renown: {first.text}"))
            for part in others:
                self._hear(part)
            return
        first, *nobody = sentence.split(r";\s*(?:and\s+)?(?=(?:nobody|no ?one|none of them) (?:is|has|are|have)\b)")
        if nobody:
            for part in (first, *nobody):
                self.hear(part)
            return
        headings = rf"(?:{self.story.seats})['’]s (?:{'|'.join(ZONES)})|[Aa]t (?:{CITY})(?:, [^:;]+)?"
        for part in sentence.split(rf";\s*(?:and\s+)?(?=(?:{headings}):\s)"):
            self._hear(part)

    def _hear(self, sentence: Bit) -> None:
        seats = self.story.seats
        sentence, besides = nobody_else(usual_order(OTHER_WORDS(sentence), seats, self.here))
        sentence, bare = without_renown(sentence)
        self.denials += besides + bare
        if not sentence.text or self.unsaid(sentence) or duel_told(self, sentence):
            return
        if self.means(sentence):
            return
        if SEATING.match(sentence.text) or re.match(rf"(?:{NUMBER}) players?\b", sentence.plain, re.IGNORECASE) or self._only_times(sentence):
            self.moment(sentence)
            return
        sentence, *said = asides(holding(pile_goes_on(sentence)))
        if said:
            self._hear(sentence)
            self._clauses(said)
            return
        if listed(self, sentence):
            return
        begins = rf"(?:[Aa]lso )?(?:[Aa]t|[Oo]n|[Ii]n) ({CITY})(?: also)?(?: (?:is|are|stands?|lies?))?(?: also)?"
        there = re.match(rf"{begins} (?=(?:{self.story.seats})['’]s |the |an? |[A-Z][\w'’ -]* \((?!.*\b(?:at|on|in) {CITY}))", sentence.plain)
        if there and headed(self, sentence, sentence.group(there, 1), sentence.cut(there.end())):
            return
        for part in runs(sentence, self._alone) if CITY_OR_HOME.search(sentence.plain) else [sentence]:
            if not self.placed(part):
                self._clauses(clauses_apart(part, self.story.seats))

    def moment(self, sentence: Bit) -> None:
        """Hears who plays and when it is, and what the sentence tells of the board besides."""
        for part in moment_told(self, sentence):
            self._hear(part)

    def _alone(self, before: Bit | None, part: Bit) -> bool:
        """Whether a part of a sentence is a clause by itself, once the cards that are told before it stand where they do."""
        trial = deepcopy(self)
        if before is not None:
            trial.placed(before)
        clauses = subjects(clauses_apart(part, self.story.seats), self.story.seats)
        return all(any(rule(trial, clause) for rule in CLAUSES if rule is not leader) for clause in clauses)

    def _clauses(self, clauses: list[Bit]) -> None:
        """What is said of places, players and piles."""
        self.counting = ""
        for clause in subjects(clauses, self.story.seats):
            self.counting, self.counted = self.counted or self.counting, ""
            if not self._told(clause) and not all(self._told(part) for part in clause.split(r",\s*(?:and\s+)?")):
                self.wrong(clause, f"{clause.text!r} is not understood as a part of the set-up; say it otherwise, or write it under 'board:'")

    def _told(self, clause: Bit) -> bool:
        """Hears one clause; says whether it is of a known kind."""
        return any(rule(self, clause) for rule in CLAUSES) or listed(self, clause) or self.placed(clause)

    def wrong(self, bit: Bit, message: str) -> None:
        """Keeps a problem."""
        self.story.problems.append((bit.at, message))

    def board(self, heading: str, cards: Cards = [], at: int = 0) -> None:  # noqa: B006 never changed
        """Cards below a heading."""
        self.story.lines.append((2, f"{heading}:", at))
        for card in cards:
            if not is_card(card.line.strip()):
                message = f"{card.line.strip()!r} is not understood as a card; a card's name begins with a capital letter"
                self.story.problems.append((card.at, message))
            self.story.lines.append((4, card.line.strip(), card.at))
            self.story.lines += [(6, each.line.strip(), each.at) for each in card.bears]

    def is_said(self, name: str, how: str) -> bool:
        """Adds how a card lies of which was told before; says whether there is one of that name."""
        line = self._line_of(name)
        if line is not None:
            depth, text, at = self.story.lines[line]
            self.story.lines[line] = depth, f"{text}, {how}", at
        return line is not None

    def knows(self, name: str, player: str = "") -> bool:
        """Whether a card of that name was told of before, of a player where one is named."""
        line = self._line_of(name)
        return line is not None and (not player or self.story.lines[line][1].startswith((f"{player}'s ", f"{player}’s ")))

    def bears(self, name: str, cards: Cards) -> bool:
        """Puts cards beneath the one of which was told before; says whether there is one of that name."""
        line = self._line_of(name)
        if line is not None:
            self.story.lines[line + 1 : line + 1] = [(self.story.lines[line][0] + 2, card.line, card.at) for card in cards]
        return line is not None

    def said_of(self, name: str) -> str:
        """The line of a card told before; empty where there is none, or more than one."""
        line = self._line_of(name)
        return self.story.lines[line][1] if line is not None else ""

    def in_play(self) -> list[str]:
        """The names of the characters told of so far."""
        owned = (re.match(r"\S+['’]s (?:Leader )?([A-Z][^(,]*)", text) for depth, text, _ in self.story.lines if depth == 4)
        return [found[1].strip() for found in owned if found]

    def _line_of(self, name: str) -> int | None:
        """Where the card of a name stands that was told before; None where there is none, or more than one."""
        ends = " " if re.fullmatch(r"\S+['’]s Leader", name) else r" \(|,|$"
        called = re.compile(rf"(?:\S+['’]s (?:Leader )?)?{re.escape(name)}(?={ends})")
        named = [n for n, (depth, text, _) in enumerate(self.story.lines) if depth > 2 and called.match(text)]
        return named[0] if len(named) == 1 else None

    def unsaid(self, said: Bit) -> bool:
        """Whether a sentence only says that there is no more to say; what the board says otherwise is found at the end."""
        found = denial(self, said)
        if found:
            self.denials.append(found)
            self.here = next(iter(re.findall(CITY, said.plain)), self.here)
        if found is None and NOTHING_ELSE.search(said.plain) and UNSAID.fullmatch(said.plain):
            self.story.notes.append(f"{said.text}.")
        return found is not None or UNSAID.fullmatch(said.plain) is not None

    def means(self, said: Bit) -> bool:
        """Keeps as a note what somebody means to do; says whether a sentence says so."""
        if INTENT.fullmatch(said.plain) is None:
            return False
        self.story.notes.append(f"{said.text}.")
        return True

    def end(self) -> None:
        """Who fights, and Leaders of which the story says only that they are there."""
        if len(self.story.fighters) == 2:
            self.story.time += [" against ".join(self.story.fighters)]
        told = " ".join(text for _, text, _ in self.story.lines)
        if any(re.match(r"set-?up|before the game", part, re.IGNORECASE) for part in self.story.time):
            self.leaders = dict.fromkeys(self.story.players, "") | self.leaders
        for player, said in self.leaders.items():
            if not re.search(rf"\b{re.escape(player)}['’]s [^\n]*?\bLeader\b", told):
                self.board(f"Home of {player}", [Told(f"{player}'s Leader of {player} (Leader{said})", 0)])
        for each in self.denials:
            if there := denied(self.story, each):
                self.wrong(each.said, f"{each.said.text!r} is said, and the set-up tells of {there!r}")

    def _only_times(self, sentence: Bit) -> bool:
        """Whether a sentence tells only of the moment."""
        return all(TIME.match(part.plain) or is_first(part) for part in sentence.split("[;,]"))

    def zone(self, name: str) -> str:
        """The usual heading of a zone; empty where it is none."""
        own = re.fullmatch(rf"(?:the )?({self.story.seats})['’]s ({'|'.join(ZONES)})", name, re.IGNORECASE)
        of = re.fullmatch(rf"(?:the )?({'|'.join(ZONES)}) of ({self.story.seats})", name, re.IGNORECASE)
        if own or of:
            who, zone = (own[1], own[2]) if own else (of[2], of[1]) if of else ("", "")
            return "" if zone.casefold() == "home" else f"{ZONES[zone.casefold()]} of {who}"
        if re.fullmatch(r"(?:the )?(?:city deck(?:['’]s)?|city) discard pile", name, re.IGNORECASE):
            return "city discard"
        return "city deck" if re.fullmatch(r"(?:the )?city deck", name, re.IGNORECASE) else ""

    def placed(self, sentence: Bit) -> bool:
        """Cards that stand somewhere: `A's Bo (…) is at The Docks and B's Una (…) at The Forums; all en garde`."""
        if not CITY_OR_HOME.search(sentence.plain):
            return False
        seat = rf"(?:{self.story.seats})"
        other = rf"{seat} (?:has|holds|controls)\b|{seat}['’]s (?:{'|'.join(ZONES)})\b|the City Deck\b"
        cards_only = sentence.split(rf";\s*(?:and\s+)?(?={other})|,?\s+and\s+(?={other})")
        cards = rf"(?:{seat}['’]s (?!hand|deck|scheme|locker|discard|crew\b|characters\b)|(?:the |an? )?(?:{COMMON_CARD})\b)"
        if not re.match(cards, cards_only[0].plain, re.IGNORECASE):
            return False
        for card in cards_told(cards_only[0], self.story.players):
            card.place = self.here if card.place == "there" else card.place
            if not card.place:
                self.story.problems.append((card.at, f"{card.line!r} is told of, but not where it is"))
            self.board(card.place or "The Forums", [card], card.at)
            self.here = card.place
        self._clauses(cards_only[1:])
        return True

    def locations(self, said: Bit) -> list[str]:
        """The locations that a clause names; those named last where it says `each of these`."""
        found = [m[0] for m in re.finditer(CITY, said.plain)]
        if by := re.search(rf"\blocations? (?:that )?({self.story.seats}) controls$", said.plain):
            held = (re.match(rf"({CITY}) \(controlled by {by[1]}\b", text) for _, text, _ in self.story.lines)
            found = [m[1] for m in held if m]
        self.named = found or (self.together if len(self.together) > len(self.named) else self.named)
        self.here = self.named[-1] if self.named else self.here
        return self.named

    def all_locations(self) -> list[str]:
        """The locations of a game of so many players, and those besides that were told of."""
        fewest = dict(zip(ROW, (3, 2, 2, 2, 4), strict=True))
        told = {name for name in ROW for _, text, _ in self.story.lines if text.startswith(name)}
        return [name for name in ROW if name in told or fewest[name] <= len(self.story.players)]

    named: list[str] = []  # noqa: RUF012 replaced, never changed
    counted: str = ""
    """What the clause has counted of a player: Renown, or the cards of a pile."""
    counting: str = ""
    """What the clause before has counted."""
