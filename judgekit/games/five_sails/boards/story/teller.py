"""A board told in prose, as people describe a dispute: brought to the lines of a typed board, or refused with the words not understood."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy

from judgekit.games.five_sails.boards.headings import ZONES
from judgekit.games.five_sails.boards.story.all_alike import lie_alike
from judgekit.games.five_sails.boards.story.aside import borne_outside
from judgekit.games.five_sails.boards.story.beside import as_told
from judgekit.games.five_sails.boards.story.borne_words import of_others
from judgekit.games.five_sails.boards.story.brought import brought
from judgekit.games.five_sails.boards.story.card_renown import renown_behind
from judgekit.games.five_sails.boards.story.card_tails import CARD_TAILS
from judgekit.games.five_sails.boards.story.cards import CITY, COMMON_CARD, Told, cards_told
from judgekit.games.five_sails.boards.story.chosen_behind import chosen_before, chosen_behind
from judgekit.games.five_sails.boards.story.city_deck import of_the_city
from judgekit.games.five_sails.boards.story.clauses import CLAUSES
from judgekit.games.five_sails.boards.story.contents import size_first
from judgekit.games.five_sails.boards.story.copies import out_of_order
from judgekit.games.five_sails.boards.story.crew import leader
from judgekit.games.five_sails.boards.story.crew_room import Room, crew_room, leaders_meant, room_left
from judgekit.games.five_sails.boards.story.crew_size import complete
from judgekit.games.five_sails.boards.story.deck_tops import tops_plainly
from judgekit.games.five_sails.boards.story.decks_had import decks_had
from judgekit.games.five_sails.boards.story.denied import THAT_IS_ALL, Denial, denial, denied, nobody_else, without_renown
from judgekit.games.five_sails.boards.story.done_before import DONE_BEFORE
from judgekit.games.five_sails.boards.story.duel import duel_told
from judgekit.games.five_sails.boards.story.empty_piles import empty_piles
from judgekit.games.five_sails.boards.story.for_the_day import chosen_later, for_the_day
from judgekit.games.five_sails.boards.story.game_told import game_told
from judgekit.games.five_sails.boards.story.harmless import only_denies
from judgekit.games.five_sails.boards.story.lacking import ANYWHERE_IN_THE_CITY, Lack
from judgekit.games.five_sails.boards.story.leader_wounds import wounds_of_leaders
from judgekit.games.five_sails.boards.story.leaders import leaders_alone, leaders_complete
from judgekit.games.five_sails.boards.story.listed import headed, listed
from judgekit.games.five_sails.boards.story.listed_words import in_lists
from judgekit.games.five_sails.boards.story.moment import SEATING, is_first, moment_told
from judgekit.games.five_sails.boards.story.moment_order import usual_moment_order
from judgekit.games.five_sails.boards.story.mustering import characters_for_all
from judgekit.games.five_sails.boards.story.no_traits import without_those
from judgekit.games.five_sails.boards.story.of_a_player import of_a_player
from judgekit.games.five_sails.boards.story.offered import ALSO_ON_OFFER, not_taken, on_offer
from judgekit.games.five_sails.boards.story.only_ones import only_ones
from judgekit.games.five_sails.boards.story.other_order import in_order, states_behind
from judgekit.games.five_sails.boards.story.others_named import others_named
from judgekit.games.five_sails.boards.story.owners import all_owned
from judgekit.games.five_sails.boards.story.piles_once import piles_once
from judgekit.games.five_sails.boards.story.placed_later import controls_named, placed_later, told_twice
from judgekit.games.five_sails.boards.story.played_before import played_before, without_played
from judgekit.games.five_sails.boards.story.prose import Bit, anew, sentences
from judgekit.games.five_sails.boards.story.remarked import remarks_apart
from judgekit.games.five_sails.boards.story.remembered import named_in_full
from judgekit.games.five_sails.boards.story.same import like_others
from judgekit.games.five_sails.boards.story.scheme_words import chosen_listed, schemes_plainly
from judgekit.games.five_sails.boards.story.schemes import CHOSEN
from judgekit.games.five_sails.boards.story.sentence_words import HAS_NOBODY, HEADED, NOBODY_THERE, RENOWN_TAKEN
from judgekit.games.five_sails.boards.story.sentences import (
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
from judgekit.games.five_sails.boards.story.set_out import set_out
from judgekit.games.five_sails.boards.story.shuffled import lies_once_shuffled, once_shuffled
from judgekit.games.five_sails.boards.story.spoken_of import everybody_last, named_again
from judgekit.games.five_sails.boards.story.tails import OTHER_WORDS, OWNERS_THERE
from judgekit.games.five_sails.boards.story.told import Story, is_card, no_name, whole_name
from judgekit.games.five_sails.boards.story.usual_words import round_brackets, usually
from judgekit.games.five_sails.boards.story.what_follows import without_announcement
from judgekit.games.five_sails.boards.story.words import BEFORE_THE_GAME, INTENT, LATER, NOTHING_ELSE, NUMBER, TIME, UNSAID
from judgekit.library.examples import SETUP, one_like


def told_story(text: str, players: tuple[str, ...] = (), beside: Sequence[tuple[int, str, int]] = ()) -> Story:
    """A set-up in prose; `players` where they are named elsewhere, and the lines of a board that stands beside it."""
    story = Story(list(players) if players else ["A", "B"], bool(players))
    teller = Teller(story)
    told = [each for sentence in sentences(round_brackets(text)) for each in lie_alike(sentence)]
    for bring_to_order in (everybody_last, named_again, like_others, of_the_city, once_shuffled, tops_plainly, piles_joined):
        told = [*bring_to_order(told)]
    for sentence in told:
        teller.hear(sentence)
    story.beside = list(as_told(beside, story.players))
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
        self.sizes: dict[str, tuple[int, Bit]] = {}
        """How many characters a player is said to control in all, and where."""
        self.rooms: dict[str, Room] = {}
        """How far players are said to be from their Crew Cap."""
        self.mustering: dict[str, int] = {}
        """The players who are told to muster, and where that is told."""
        self.named: list[str] = []
        """The locations that were named last."""
        self.counted = ""
        """What the clause has counted of a player: Renown, or the cards of a pile."""
        self.counting = ""
        """What the clause before has counted."""
        self.unplaced: list[str] = []
        """The characters of whom it is not told yet where they are; they stand at Home until then."""
        self.within = ""
        """The sentence that is being heard, as a whole."""
        self.lists_of = ""
        """The player who is told to have handed in several lists."""
        self.numbered: dict[str, int] = {}
        """The number of the copy of each name that was told of last as the first, the second …"""

    def hear(self, sentence: Bit) -> None:
        """One sentence, with the kind of which its beginning shows it to be."""
        self.together = []
        sentence, *states = states_behind(in_order(set_out(game_told(usually(sentence)), bool(self.named))))
        if states:
            for part in (sentence, *states):
                self.hear(part)
            return
        if lies_once_shuffled(self, sentence):
            return
        sentence, earlier = without_played(sentence, self.story.seats)
        if earlier:
            if sentence.text:
                self.hear(sentence)
            played_before(self, sentence, earlier)
            return
        if wrong := out_of_order(sentence, self.numbered):
            self.wrong(sentence, wrong)
        sentence, *remarks = remarks_apart(of_a_player(brought(renown_behind(sentence)), self.story.seats), self.story.seats)
        for remark in remarks:
            self._hear(remark)
        if taken := RENOWN_TAKEN.match(sentence.plain):  # what lay on the locations has been taken: there must be none
            self.denials.append(Denial(sentence, (Lack("Renown", where=(ANYWHERE_IN_THE_CITY,)),), range(0)))
            first, *others = sentence.cut(taken.end()).split(r";\s*(?:and\s+)?")
            self._hear(first if "Renown" in first.plain else anew(first, f"Renown: {first.text}"))
            for part in others:
                self._hear(part)
            return
        first, *nobody = sentence.split(rf"{NOBODY_THERE}|;\s*(?:and\s+)?(?=(?:{self.story.seats}) {HAS_NOBODY})")
        if not nobody and HEADED.match(sentence.plain):
            first, *nobody = sentence.split(rf",? (?:and|but|while|whereas) (?=(?:{self.story.seats}) {HAS_NOBODY})")
        if not nobody and THAT_IS_ALL.fullmatch((parts := sentence.split(r";\s*(?:and\s+)?"))[0].plain):
            first, *nobody = parts
        if nobody:
            for part in (first, *nobody):
                self.hear(part)
            return
        headings = (
            rf"(?:{self.story.seats})['’]s (?i:{'|'.join(ZONES)})|[Aa]t (?:{CITY}"
            rf"|(?:{self.story.seats})['’]s Home)(?:, [^:;]+)?|[Aa]vailable (?:there|here)"
        )
        offered = rf"|(?:;|,) (?:and )?(?={ALSO_ON_OFFER})|,? and (?={ALSO_ON_OFFER})" if "vailable" in sentence.plain else ""
        pile = rf"(?:{self.story.seats})['’]s (?i:{'|'.join(ZONES)})\b"
        apart = rf"|{pile} (?:is|has|holds|contains)\b|the (?:top|bottom) card of " if re.match(rf"{pile}[^:;()\"]*:\s", sentence.plain) else ""
        for part in sentence.split(rf";\s*(?:and\s+)?(?=(?:{headings}):\s{apart}){offered}"):
            self._hear(part)

    def _hear(self, sentence: Bit) -> None:
        seats = self.story.seats
        sentence = usual_moment_order(without_announcement(sentence))
        self.within = sentence.plain
        sentence = OWNERS_THERE(sentence) if re.match(rf"(?:At|On|In) {CITY}\b", sentence.plain) else sentence
        sentence = chosen_behind(decks_had(CARD_TAILS(sentence), seats))
        sentence = for_the_day(self, empty_piles(wounds_of_leaders(sentence, seats)))
        if chosen_before(self, sentence) or controls_named(self, sentence) or placed_later(self, sentence):
            return
        sentence, leaders = leaders_alone(without_those(sentence))
        sentence, alone = only_ones(on_offer(not_taken(sentence)), self.here)
        sentence = schemes_plainly(in_lists(chosen_listed(sentence, seats), self.story.players), seats)
        sentence = of_others(borne_outside(renown_behind(sentence)), self.story.players)
        sentence, besides = nobody_else(usual_order(all_owned(others_named(OTHER_WORDS(size_first(DONE_BEFORE(sentence))), seats)), seats, self.here))
        sentence, bare = without_renown(sentence)
        self.denials += leaders + alone + besides + bare
        if not sentence.text or crew_room(self, sentence) or self.unsaid(sentence) or duel_told(self, sentence):
            return
        if self.means(sentence):
            return
        if LATER.match(sentence.plain):
            message = "tells of what comes later than the moment at which the case begins; write it among the steps, as 'edit: …', where it is so"
            self.wrong(sentence, f"{sentence.text!r} {message}")
            return
        if SEATING.match(sentence.text) or re.match(rf"(?:{NUMBER}) players?\b", sentence.plain, re.IGNORECASE) or self._only_times(sentence):
            self.moment(sentence)
            return
        sentence, *said = asides(holding(pile_goes_on(sentence)))
        if said:
            self._hear(sentence)
            self.clauses(said)
            return
        if listed(self, sentence):
            return
        begins = rf"(?:[Aa]lso )?(?:[Aa]t|[Oo]n|[Ii]n) ({CITY})(?: also)?(?: (?:is|are|stands?|lies?))?(?: also)?"
        there = re.match(rf"{begins} (?=(?:{self.story.seats})['’]s |the |an? |[A-Z][\w'’ -]* \((?!.*\b(?:at|on|in) {CITY}))", sentence.plain)
        if there and headed(self, sentence, sentence.group(there, 1), sentence.cut(there.end())):
            return
        for part in runs(sentence, self._alone) if CITY_OR_HOME.search(sentence.plain) else [sentence]:
            if not self.placed(part):
                self.clauses(clauses_apart(part, self.story.seats))

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

    def clauses(self, clauses: list[Bit]) -> None:
        """What is said of places, players and piles."""
        self.counting, self.counted = "", "" if self.counted == CHOSEN else self.counted
        for clause in subjects(clauses, self.story.seats):
            self.counting, self.counted = self.counted or self.counting, ""
            before = len(self.story.lines)
            if self._told(clause) or all(self._told(part) for part in clause.split(r",\s*(?:and\s+)?")):
                if self.counting == "scheme" and not self.counted and len(self.story.lines) > before:  # of schemes nothing more is told then
                    self.counting = ""
                continue
            if only_denies(clause):
                self.story.remarks.append((clause.at, clause.text))
            else:
                otherwise = f"say it otherwise, or write it under 'board:'{one_like(clause.text, SETUP)}"
                self.wrong(clause, f"{clause.text!r} is not understood as a part of the set-up; {otherwise}")

    def _told(self, clause: Bit) -> bool:
        """Hears one clause; says whether it is of a known kind."""
        return any(rule(self, clause) for rule in CLAUSES) or listed(self, clause) or self.placed(clause)

    def wrong(self, bit: Bit, message: str) -> None:
        """Keeps a problem."""
        self.story.problems.append((bit.at, message))

    def board(self, heading: str, cards: Sequence[Told] = (), at: int = 0) -> None:
        """Cards below a heading."""
        self.story.lines.append((2, f"{heading}:", at))
        for card in cards:
            for depth, each in ((4, card), *((6, bearing) for bearing in card.bears)):
                if is_card(line := whole_name(each.line.strip(), heading)):
                    self.story.lines.append((depth, self.story.borne_by(card.line, line) if depth == 6 else line, each.at))
                    if odd := no_name(line):
                        message = f"{line!r} is not understood as a card: {odd!r} is no part of a name, and says nothing of a card"
                        self.story.problems.append((each.at, message))
                else:  # what is no card is named as that alone
                    message = f"{each.line.strip()!r} is not understood as a card; a card's name begins with a capital letter"
                    self.story.problems.append((each.at, message))

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
        told_twice(self)
        chosen_later(self)
        piles_once(self.story)
        named_in_full(self.story)
        leaders_meant(self)
        leaders_complete(self)
        complete(self)
        room_left(self)
        characters_for_all(self)
        for each in self.denials:
            if there := denied(self.story, each):
                self.wrong(each.said, f"{each.said.text!r} is said, and the set-up tells of {there!r}")

    def _only_times(self, sentence: Bit) -> bool:
        """Whether a sentence tells only of the moment."""
        return all(TIME.match(x.plain) or is_first(x) or BEFORE_THE_GAME.fullmatch(x.plain) for x in sentence.split("[;,]"))

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
        self.clauses(cards_only[1:])
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
