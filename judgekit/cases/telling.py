"""Steps as a story tells them, brought to plainer sentences: who does something in the middle, what is drawn in passing, `to put Cutlass on Orsa`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.engine.rewriting import Table

BASIC = r"(?:the |a |an )?(?:basic )?(?:Challenge|Move|Equip|Recruit|Claim) Action"
KINDS = r"(?:City |Home )?(?:Action|Technique|Reaction|Maneuver)"

GERUNDS = {"mov": "move", "claim": "claim", "recruit": "recruit", "equipp": "equip", "challeng": "challenge"}


@lru_cache(maxsize=64)
def story(cards: tuple[str, ...], places: tuple[str, ...], seats: tuple[str, ...]) -> Table:
    """The table of what stories say of these cards, locations and players."""
    card = "|".join(re.escape(n) for n in sorted(cards, key=len, reverse=True)) or "(?!)"
    place = "|".join(re.escape(n) for n in sorted(places, key=len, reverse=True)) or "(?!)"
    seat = "|".join(re.escape(n) for n in seats) or "(?!)"
    cards_ = rf"(?:{card})(?:(?:,| and|, and) (?:{card}))*"
    return Table(
        (rf"\b(?:{seat})['’]s (?=(?:{card})\b)", ""),
        (r"\s*\((no (?:Technique|Maneuver|Reaction|ability))\)", r", \1"),
        (r"\s*\((?:she|he|it|they|who|which|cost|no )[^()]*\)", ""),
        (r"^(?:also )?(passes?)(?: (?:again|as well|too|once more|also))?$", r"\1"),
        (rf"^uses? {BASIC},? (?:by )?(mov|claim|recruit|equipp|challeng)ing (?=\S)", lambda m: f"{GERUNDS[m[1].casefold()]} "),
        (rf"^uses? ({BASIC})[,;:] ({card}) engages(?: for it| to do so)?$", r"use \1 with \2"),
        (rf"^({card}) (?:leaves (?:{place}|(?:his |her |their )?Home) for|(?:moves|goes|walks) (?:out|over|across) to) ", r"move \1 to "),
        (rf"\bto (?:an|the) adjacent (?:City )?location,? (?=(?:{place})\b)", "to "),
        (rf"[,;] (?:and )?({cards_}) pays? for (?:it|this|him|her|them)\b", r" paying \1"),
        (rf"\b({card}) \((?:performer|challenger|target|challenged)\)", r"\1"),
        (rf",? with ({card}) performing\b", r" with \1"),
        (r"\s*\(((?:pay|paid|discard|perform|target|with )[^()]*)\)", r", \1"),
        (
            rf"^((?:play|use|activate)s? (?:{card})(?:['’]s [\w ]+)?)(?::|,? so that|,? and) ({card}) "
            rf"(?:engages and )?(?:challenges|wounds|targets|hits|attacks|heals|destroys|engages)(?: a wound from)? ({card})\b",
            r"\1 with \2 on \3",
        ),
        (r"\bno (Technique|Maneuver|Reaction|ability) is (?:used|activated)\b", r"no \1"),
        (rf"\b({card}),? who (?:engages to parley|parleys)\b", r"\1, \1 parleys"),
        (
            rf"^((?:plays?|equips?|recruits?) .+?)[,;] (?:and )?({cards_}) (?:is|are) (?:discarded|paid|spent)(?: to pay| as payment| for it)?$",
            r"\1 paying \2",
        ),
        (rf"\b(?:asks|wants) to (?:activate|use) ({card})(['’]s {KINDS}),? (?:and does so|doing so)(?: if (?:it is )?legal)?", r"use \1\2"),
        (rf"\b({card})(['’]s {KINDS}) is (?:used|activated)\b", r"use \1\2"),
        (rf"^({card})(['’]s {KINDS}) (?=(?:on|with|against) )", r"use \1\2 "),
        (rf"^(recruits? (?:{card}) with (?:{card})): (?=(?:{card}) )", r"\1, "),
        (rf"^({card}) claims(?=[,;]|$)", r"claim with \1"),
        (rf"^announces? ({card}) with ({card}),? target(?:s|ing)? ({card})\b", r"play \1 with \2 on \3"),
        (rf"\bthe (?:Risk|Attachment|Brute|Mercenary|event|character) (?=(?:{card})\b)", ""),
        (rf"\((?:cost|costs|for)(?: of)?(?: \d+)?:? ({cards_})\)", r"paying \1"),
        (rf"\(?\bcost(?:s)? (?:is |are )?paid (?:with|by discarding) ({cards_})\)?", r"paying \1"),
        (rf"(?:,? and)? discards? ({cards_}) for the cost\b", r", paying \1"),
        (rf"\s*\(({card}) performs(?: it)?\)", r" with \1"),
        (rf"\b((?:pay|pays|paying)) \d+ \(({cards_})\)", r"paying \2"),
        (r",? (?:from (?:his|her|their|the) )?from hand(?=[ ,;]|$)", ""),
        (r",? (?:engaging (?:her|him|it|them)|without engaging(?: (?:her|him|it|them))?)(?=$|[,;])", ""),
        (rf"\b(engag(?:e|es|ing) (?:{card}) to (?:lower|reduce) (?:the|its) cost) (?:of (?:{card}) )?by \d+", r"\1"),
        (rf"\b(?:the )?target(?: is|:) (?=(?:{card})\b)", "on "),
        (r"^(?:chooses|decides|elects) to (?=pass)", ""),
        (r"^passes(?: and (?:does|do) nothing| without acting| (?:his|her|their) (?:turn|opportunity|action))$", "pass"),
        (r"^(?:tries|attempts|wants) to (?=\w)", ""),
        (rf"([,;] (?:and |then )?|\band )(?:{seat}) (?=(?:discards|pays|parleys|chooses|uses|plays|declines|targets|names|sends)\b)", r"\1"),
        (rf"\b(?:the |an? )?available (?=(?:{card})\b)", ""),
        (r"^(?:declines to act|(?:takes|does|has) (?:no (?:further )?action|nothing(?: to do)?))$", "pass"),
        (rf"^uses? {BASIC} (?:with|by) ({card}),? to (?:take|get|equip) (?:the )?({card})\b", r"equip \2 on \1"),
        (rf"^uses? {BASIC},? (?:to |and )(?:puts?|equips?|attach(?:es)?) ({card}) (?:on|to|onto) ({card})\b", r"equip \1 on \2"),
        (rf"^uses? {BASIC},? (?:to |and )(?=(?:moves?|claims?|recruits?|challenges?) )", ""),
        (rf"(?:,? and|,) offer(?:s|ing) ({cards_})(?: alone)?(?: as (?:the |its )?payment)?", r" paying \1"),
        (rf"\bengag(?:e|es|ing) ({card}) to parley\b", r"\1 parleys"),
        (rf"^(?:engages? )?({card}) (?:engages (?:and|to) |to )?moves? to ", r"move \1 to "),
        (rf"^(?:engages? )?({card}) (?:engages (?:and|to) |to |and )?(?:pressures?|claims?) ({place})\b", r"claim with \1"),
        (
            rf"^({card}) uses? (?:the |a )?(?:basic )?(Claim|Challenge|Recruit|Equip) Action"
            r"(?:,? (?:on|against|to (?:claim|challenge|recruit|equip)))?",
            r"\2 with \1,",
        ),
        (rf"^({card}) uses? (?:the |a )?(?:basic )?Move Action", r"move \1"),
        (rf"^(?:ha[sv]e? |lets? )?({card}) uses? (?:its|his|her|their) ({KINDS})\b", r"use \1's \2"),
        (rf"^uses? the ({KINDS}) (?:printed )?(?:on|of) ({card})\b", r"use \2's \1"),
        (r",? (?:and )?choosing (?=[^,;]* as (?:the |its )?(?:performer|target))", ", "),
        (rf"^(?:buys?|purchases?) ({card}) for ({card})\b", r"equip \1 on \2"),
        (rf"^(?:buys?|hires?) ({card}) with ({card})\b", r"recruit \1 with \2"),
        (rf"^({card}) (?:buys|hires) ({card})\b", r"recruit \2 with \1"),
        (rf"^(recruits? ({card})) at (?:{place})", r"\1"),
        (rf"^((?:equip|recruit)s? .+?) for ({cards_})$", r"\1 paying \2"),
        (rf"^({card}) performs ({card})\b", r"play \2 with \1"),
        (rf"^(?:issues?|makes?) an? (?:\w+ )?challenge (?:with|from|by) ({card}) (?:to|against|at|on) ({card})\b", r"challenge with \1, \2"),
        (rf"^(?:ha[sv]e? |lets? )?({card}) (?:issues?|makes?) an? (?:\w+ )?challenge (?:to|against|at|on) ({card})\b", r"challenge with \1, \2"),
        (rf"^((?:uses? {BASIC}|equips?|recruits?|brings? in) .+?)(?:,|;| and|, and|; and) discards? ({cards_})$", r"\1 paying \2"),
    )


def told_plainly(text: str, cards: tuple[str, ...], places: tuple[str, ...], seats: tuple[str, ...]) -> str:
    """A sentence of a story in plainer words; any other sentence as it is."""
    return story(cards, places, seats)(text.strip().rstrip("."))
