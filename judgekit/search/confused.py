"""Words that are written for others so often that nothing else need tell it."""

from __future__ import annotations

CONFUSED = dict(
    pair.split()
    for pair in """
    bored board, brake break, brakes breaks, braking breaking, canon cannon, canons cannons, dose does, dual duel, duals duels, heel
    heal, heels heals, heeled healed, heeling healing, loose lose, looses loses, loosing losing, role roll, roles rolls, site sight,
    sites sights, thread threat, treat threat
    """.split(",")
)
"""English words that are written for others; mended only where the rules have the other and not the one."""
SHORT = dict(
    pair.split()
    for pair in """
    agen again, b4 before, bc because, cos because, coz because, cuz because, cud could, da the, dat that, dem them, dey they, dis
    this, dunno know, duz does, enuf enough, eny any, evry every, gimme give, gonna will, gotta must, haf have, hav have, hoo who,
    lemme let, luv love, meny many, n and, nite night, pls please, plz please, ppl people, r are, rly really, sb somebody, shud
    should, smth something, sth something, sum some, thay they, tho though, thru through, til until, tym time, u you, ur your, wanna
    want, wat what, wen when, wer where, wich which, wid with, wif with, wiv with, wot what, wud would, wun one, wut what, y why
    """.split(",")
)
"""How small words are written on phones and by ear: what each may be read as, where the rules do not know it as it stands."""
