"""How people misspell: slips of the fingers, words written by ear, short spellings of phones, words for others, spaces lost and put in.

A model to measure with, made without a look at how judgekit mends; the same question, strength and seed always give the same text.
"""

import random
import re
from collections import defaultdict
from functools import lru_cache

STRENGTHS = {"light": 0.12, "strong": 0.3, "heavy": 0.55}
"""The share of words with a mistake in them; of those that are misspelt heavily some have two."""
TWICE = 0.2
KINDS = {"slip": 45, "ear": 33, "other": 10, "together": 6, "apart": 6}
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
BY_EAR = tuple(
    (re.compile(found), instead)
    for found, instead in (
        *(("ph", "f"), ("f(?=[aeiou])", "ph"), ("ck", "k"), ("c(?=[aou])", "k"), ("c(?=[eiy])", "s"), ("s(?=[ei])", "c"), ("que$", "k")),
        *(("ie", "ei"), ("ei", "ie"), ("ee", "ea"), ("ea", "ee"), ("ea", "e"), ("ai", "ay"), ("a(.)e$", r"ai\1"), ("i(.)e$", r"y\1e")),
        *(("^kn", "n"), ("^wr", "r"), ("^wh", "w"), ("mb$", "m"), ("igh", "i"), ("ight", "ite"), ("ough", "uff"), ("gue?$", "g"), ("tch", "ch")),
        *(("tion", "shun"), ("tion", "sion"), ("cious|tious", "shus"), ("ture$", "cher"), ("ble$", "bul"), ("le$", "el"), ("el$", "le")),
        *(("er$", "or"), ("or$", "er"), ("er$", "a"), ("ar", "er"), ("our", "er"), ("ence$", "ance"), ("ance$", "ence"), ("ent$", "ant")),
        *(("ed$", "d"), ("(?<=[ckpsx])ed$", "t"), ("e$", ""), ("([a-z])$", r"\1e"), ("ing$", "in"), ("y$", "ie"), ("ies$", "ys"), ("y$", "ey")),
        *(("th", "f"), ("th", "d"), ("x", "ks"), ("x", "cks"), ("j", "g"), ("g(?=[ei])", "j"), ("z", "s"), ("s$", "z"), ("qu", "kw")),
        *(("oo", "u"), ("ou", "ow"), ("ow", "ou"), ("oi", "oy"), ("oa", "o"), ("ew", "oo"), ("ue", "oo"), ("au", "or"), ("u(.)e$", r"oo\1")),
        *((r"([b-df-hj-np-tv-z])\1", r"\1"), (r"([aeiou])([lmnprst])(?=[aeiou])", r"\1\2\2"), ("(?<=[a-z])h(?=[aeiou])", "")),
        *((r"(?<=[a-z])[aeiou](?=[lmnr][a-z])", "a"), (r"(?<=[a-z])a(?=[a-z])", "e"), (r"(?<=[a-z])i(?=[a-z])", "e"), (r"(?<=[a-z])e(?=[a-z])", "i")),
        *((r"(?<=[a-z]{2})[aeiou](?=[lmnr][a-z])", ""), ("dge", "ge"), ("sc(?=[ei])", "s"), ("gu(?=[aei])", "g"), ("ua", "au")),
    )
)
PHONE = """
    what wat wot; have hav haf; right rite; through thru; though tho; you u; your ur; are r; before b4 befor; because cuz coz; with wiv wif;
    does duz dose; they thay; there ther; when wen; where were wer; which wich witch; who hoo; the da teh; this dis; that dat; over ova ovr;
    please plz pls; people ppl peeple; about abowt bout; could cud; would wud; should shud; someone sum1; some sum; one wun; two too; their
    there thier; want wont; going goin; and n an; to too; until untill til; again agen; enough enuf; many meny; really rly; something sumthing;
    time tym; next nxt; tonight 2nite; every evry; any eny; night nite; might mite; know no; say sey; said sed; put putt; off of; than then
"""
OTHERS = """
    died dyed; die dye; duel dual; roll role; rolls roles; board bored; break brake; piece peace; hand and; sword sort; sea see; sail sale;
    sails sales; crew crow; lose loose; pay play; fight fit; site sight; whole hole; hire higher; wait weight; turn tern; won one; draw drawer;
    threat treat; wound wand; heal heel; steal steel; main mane; deck desk; scheme scene; card cart; cards carts; form from; from form; move
    mouth; discard disregard; place plaice; past passed; cost coast; coin coil
"""


def listed(text):
    """Words with what is written for them."""
    return {word: instead for word, *instead in map(str.split, text.split(";"))}


PHONE, OTHERS = listed(PHONE), listed(OTHERS)


@lru_cache(maxsize=1)
def one_off():
    """Common English words by what is left of them without one letter: two that share a rest are a slip apart."""
    from spellchecker import SpellChecker

    words = sorted(SpellChecker(distance=1).word_frequency.dictionary.items(), key=lambda pair: -pair[1])[:6000]
    found = defaultdict(list)
    for word in sorted(w for w, _ in words if len(w) > 3):
        for n in range(len(word)):
            found[word[:n] + "_" + word[n + 1 :]].append(word)
    return found


def near_key(letter, dice):
    """A letter beside another on the keyboard."""
    row = next((n for n, keys in enumerate(ROWS) if letter in keys), None)
    if row is None:
        return letter
    at = ROWS[row].index(letter)
    beside = [keys[n] for keys in ROWS[max(0, row - 1) : row + 2] for n in (at - 1, at, at + 1) if 0 <= n < len(keys) and keys[n] != letter]
    return dice.choice(beside)


def slip(word, dice):
    """A letter dropped, doubled, swapped with the next, missed by a key, or one too many."""
    n = dice.randrange(len(word))
    kind = dice.choices(("drop", "double", "swap", "key", "more"), (30, 14, 26, 20, 10))[0]
    if kind == "drop":
        return word[:n] + word[n + 1 :]
    if kind == "double":
        return word[: n + 1] + word[n:]
    if kind == "swap":
        n = min(n, len(word) - 2)
        return word[:n] + word[n + 1] + word[n] + word[n + 2 :]
    return word[:n] + near_key(word[n], dice) + word[n + (kind == "key") :]


def by_ear(word, dice):
    """A word as it sounds to somebody."""
    fitting = [(found, instead) for found, instead in BY_EAR if found.search(word)]
    if not fitting:
        return slip(word, dice)
    found, instead = dice.choice(fitting)
    return found.sub(instead, word, count=1)


def another(word, dice):
    """Another English word that is written for this one."""
    if word in OTHERS:
        return dice.choice(OTHERS[word])
    near = [w for n in range(len(word)) for w in one_off()[word[:n] + "_" + word[n + 1 :]] if w != word] if len(word) > 3 else []
    return dice.choice(near) if near else slip(word, dice)


def misspelt(text, strength, seed=0):
    """A text with mistakes in a share of its words; what has no letters, or one, stays."""
    dice = random.Random(f"{seed} {strength} {text}")
    out, glue = [], False
    for word in text.split(" "):
        mark = re.match(r"^(\W*)([A-Za-z]{2,})(\W.*|)$", word)
        told = word
        glued, glue = glue, False
        if mark and dice.random() < strength:
            kind = dice.choices(list(KINDS), KINDS.values())[0]
            if kind == "together" and not mark[3]:
                glue = True
            elif kind == "apart" and len(mark[2]) > 5:
                n = dice.randrange(2, len(mark[2]) - 1)
                told = f"{mark[1]}{mark[2][:n]} {mark[2][n:]}{mark[3]}"
            else:
                told = mark[1] + changed(mark[2], kind, dice) + mark[3]
                if strength > STRENGTHS["light"] and len(mark[2]) > 4 and dice.random() < TWICE:
                    told = mark[1] + changed(told[len(mark[1]) : len(told) - len(mark[3])], dice.choice(("slip", "ear")), dice) + mark[3]
        if glued:
            out[-1] += told
        else:
            out.append(told)
    return " ".join(out)


def changed(word, kind, dice):
    """A word with a mistake of a kind in it."""
    low = word.lower()
    if low in PHONE and kind in {"ear", "other", "together", "apart"}:
        return dice.choice(PHONE[low])
    if len(low) < 3 and kind != "slip":
        return word
    done = {"ear": by_ear, "other": another}.get(kind, slip)(low, dice)
    return done.capitalize() if word[0].isupper() else done
