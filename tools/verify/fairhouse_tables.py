"""The house's quick games and games of several moves, as fairhouse_verify.py recomputes them; cards stand in fairhouse_cards.py.

Every game here is a function of luck and of a stored round (its bets, its moves, its configuration); it gives the exact win and what
the stored script must tell of luck. Written from the published rules; nothing of the house's code is used.
"""
from fractions import Fraction
from math import comb

DECK = 52


class NotSoPlayed(Exception):
    """A bet or a move that the rules do not know."""


def pick(luck, k, n):
    """k different numbers below n in the order drawn: the first steps of a Fisher-Yates shuffle."""
    places = list(range(n))
    for i in range(k):
        at = i + luck.below(n - i)
        places[i], places[at] = places[at], places[i]
    return places[:k]


def only_bet(stored):
    (bet,) = stored["bets"]
    return bet


def percent(stored):
    return Fraction((stored.get("config") or {}).get("returnPercent", 99), 100)


def moves(stored):
    return [(action["do"], action.get("at")) for action in stored.get("actions") or []]


# Sky Lantern: a height of floor(99 N / (draw + 1)) hundredths; floor(99 N / target) of N draws reach the target.

DRAWS = 3_600_000_000


def sky_lantern(luck, stored):
    bet = only_bet(stored)
    target = bet["choice"]["target"]
    draw = luck.below(DRAWS)
    factor = Fraction(target, 100) if draw < 99 * DRAWS // target else 0
    height = min(1_000_000, max(100, 99 * DRAWS // (draw + 1)))
    return [(bet, factor)], [("rise", "height", height)]


# Pearl Drop: sixteen pegs on every board; a cup is the number of steps to the right within the board's rows.

CUPS = {
    (8, "low"): (5, 10, 11, 21, 56),
    (8, "medium"): (4, 7, 13, 30, 130),
    (8, "high"): (2, 3, 15, 40, 290),
    (9, "low"): (7, 10, 16, 20, 56),
    (9, "medium"): (5, 9, 17, 40, 180),
    (9, "high"): (2, 6, 20, 70, 430),
    (10, "low"): (5, 10, 11, 14, 30, 89),
    (10, "medium"): (4, 6, 14, 20, 50, 220),
    (10, "high"): (2, 3, 9, 30, 100, 760),
    (11, "low"): (7, 10, 13, 19, 30, 84),
    (11, "medium"): (5, 7, 18, 30, 60, 240),
    (11, "high"): (2, 4, 14, 52, 140, 1_200),
    (12, "low"): (5, 10, 11, 14, 16, 30, 100),
    (12, "medium"): (3, 6, 11, 20, 40, 110, 330),
    (12, "high"): (2, 2, 7, 20, 81, 240, 1_700),
    (13, "low"): (7, 9, 12, 19, 30, 40, 81),
    (13, "medium"): (4, 7, 13, 30, 60, 130, 430),
    (13, "high"): (2, 2, 10, 40, 110, 370, 2_600),
    (14, "low"): (5, 10, 11, 13, 14, 19, 40, 71),
    (14, "medium"): (2, 5, 10, 19, 40, 70, 150, 580),
    (14, "high"): (2, 2, 3, 19, 50, 180, 560, 4_200),
    (15, "low"): (7, 10, 11, 15, 20, 30, 80, 150),
    (15, "medium"): (3, 5, 13, 30, 50, 110, 180, 880),
    (15, "high"): (2, 2, 5, 30, 80, 270, 830, 6_200),
    (16, "low"): (5, 10, 11, 12, 14, 14, 20, 90, 160),
    (16, "medium"): (3, 5, 10, 15, 30, 50, 100, 410, 1_100),
    (16, "high"): (2, 2, 2, 20, 40, 90, 260, 1_300, 10_000),
}


def pearl_drop(luck, stored):
    bet = only_bet(stored)
    rows, risk = bet["choice"]["rows"], bet["choice"]["risk"]
    way = "".join(str(luck.below(2)) for _ in range(16))
    cup = way[:rows].count("1")
    return [(bet, Fraction(CUPS[rows, risk][abs(2 * cup - rows) // 2], 10))], [("drop", "way", way)]


# Lotus Wheel: one place of 150; tenths of the stake on each petal.

LOW = [17, 12, 12, 0, 11, 12, 11, 0, 12, 12]
MEDIUM = {
    10: [25, 16, 22, 16, 20],
    30: [40, 15, 17, 15, 20, 15, 25, 17, 15, 20, 16, 30, 15, 20, 17],
    50: [50, 15, 20, 15, 30, 15, 20, 16, 20, 15, 20, 15, 30, 15, 20, 15, 20, 14, 20, 15, 30, 15, 20, 15, 15],
}


def petal_pays(petals, risk):
    if risk == "low":
        return LOW * (petals // 10)
    if risk == "medium":
        return [tenths for pay in MEDIUM[petals] for tenths in (pay, 0)]
    return [99 * petals // 10] + [0] * (petals - 1)


def lotus_wheel(luck, stored):
    bet = only_bet(stored)
    petals, risk = bet["choice"]["petals"], bet["choice"]["risk"]
    place = luck.below(150)
    return [(bet, Fraction(petal_pays(petals, risk)[place * petals // 150], 10))], [("turn", "place", place)]


# Star Pond: ten of forty; hundredths of the stake by number of hits and picks.

POND = {
    1: {1: 396},
    2: {1: 190, 2: 450},
    3: {1: 100, 2: 310, 3: 1_040},
    4: {1: 80, 2: 180, 3: 500, 4: 2_250},
    5: {1: 25, 2: 140, 3: 410, 4: 1_650, 5: 3_600},
    6: {2: 100, 3: 368, 4: 700, 5: 1_650, 6: 4_000},
    7: {2: 47, 3: 300, 4: 450, 5: 1_400, 6: 3_100, 7: 6_000},
    8: {3: 220, 4: 400, 5: 1_300, 6: 2_200, 7: 5_500, 8: 7_000},
    9: {3: 155, 4: 300, 5: 800, 6: 1_500, 7: 4_400, 8: 6_000, 9: 8_500},
    10: {3: 140, 4: 225, 5: 450, 6: 800, 7: 1_700, 8: 5_000, 9: 8_000, 10: 10_000},
}


def star_pond(luck, stored):
    bet = only_bet(stored)
    picks = bet["choice"]["picks"]
    stars = [star + 1 for star in pick(luck, 10, 40)]
    hits = len(set(picks) & set(stars))
    return [(bet, Fraction(POND[len(picks)].get(hits, 0), 100))], [("stars", "stars", stars)]


# Jade Vein: stones of 25; after d stones of jade 99 % of C(25, d) / C(25 - m, d). It ends automatically before 1 000 times is exceeded.


def jade_vein(luck, stored):
    bet = only_bet(stored)
    crackers = bet["choice"]["crackers"]
    laid = pick(luck, crackers, 25)
    jade = 25 - crackers

    def factor_after(stones):
        return percent(stored) * Fraction(comb(25, stones), comb(jade, stones))

    opened, factor = 0, None
    for did, at in moves(stored):
        if factor is not None:
            raise NotSoPlayed("a move after the end")
        if did == "take" and opened:
            factor = factor_after(opened)
        elif did == "open" and at in laid:
            factor = 0
        elif did == "open":
            opened += 1
            if opened == jade or factor_after(opened + 1) > 1_000:
                factor = factor_after(opened)
    return [(bet, factor)], [("laid", "crackers", laid)]


# Pagoda Climb: on each floor some doors, behind some a tiger; after f floors 99 % of (doors / free doors)^f.

TOWERS = {"easy": (4, 1, 9), "medium": (3, 1, 9), "hard": (2, 1, 9), "brave": (3, 2, 6)}


def pagoda_climb(luck, stored):
    bet = only_bet(stored)
    doors, count, floors = TOWERS[bet["choice"]["risk"]]
    tigers = [pick(luck, count, doors) for _ in range(floors)]
    passed, factor = 0, None
    for did, at in moves(stored):
        if factor is not None:
            raise NotSoPlayed("a move after the end")
        if did == "open" and at in tigers[passed]:
            factor = 0
            continue
        passed += did == "open"
        if did == "take" or passed == floors:
            factor = percent(stored) * Fraction(doors, doors - count) ** passed
    return [(bet, factor)], [("tigers", "floors", tigers)]


# High Moon: higher or lower, equal counts for both except at the ends; a right guess multiplies by 13 over the ranks that fulfil it.


def fulfils(guess, rank, to):
    if guess == "higher":
        return to == rank if rank == 12 else to > rank if rank == 0 else to >= rank
    return to == rank if rank == 0 else to < rank if rank == 12 else to <= rank


def high_moon(luck, stored):
    bet = only_bet(stored)
    card, factor, end = luck.below(DECK), percent(stored), None
    told = [("first", "card", card)]
    for did, _ in moves(stored):
        if end is not None:
            raise NotSoPlayed("a move after the end")
        if did == "take":
            end = factor
            continue
        after = luck.below(DECK)
        told.append(("card", "card", after))
        if did != "skip":
            ways = [fulfils(did, card % 13, to) for to in range(13)]
            factor *= Fraction(13, sum(ways))
            end = None if ways[after % 13] else 0
        card = after
    return [(bet, end)], told


# Fishing: each bullet has a roll and a prize of its own; a fish of mean multiple m is caught by 97 % / m of the rolls.

ROLLS = 3_600_000
BULLETS = {1: 10, 2: 15}  # drawn in each edition, however many are fired
PLAIN = {
    "koi-shallows": "minnow 2 guppy 3 tetra 4 goldfish 6 perch 8 carp 12 koi 20 catfish 30",
    "coral-bay": "damsel 2 clown 4 butterfly 5 tang 9 angel 15 lionfish 25 ray 40 shark 60",
    "moonlit-deep": "spark 3 hatchet 5 jelly 8 squid 12 viper 20 gulper 36 sunfish 50 oarfish 90",
}
LADDER = [
    ((5, 60), (10, 25), (20, 10), (50, 5)),
    ((6, 40), (12, 30), (20, 20), (50, 10)),
    ((10, 50), (20, 30), (40, 15), (60, 5)),
    ((10, 40), (20, 25), (30, 20), (60, 10), (80, 5)),
    ((15, 50), (30, 30), (50, 10), (85, 10)),
    ((20, 50), (40, 30), (60, 10), (120, 10)),
    ((30, 50), (50, 30), (80, 15), (160, 5)),
    ((50, 50), (100, 30), (150, 10), (300, 10)),
    ((100, 50), (200, 30), (300, 10), (600, 10)),
    ((100, 50), (300, 30), (800, 10), (2_800, 10)),
]
SPECIAL = ("chest", "chain", "bomb", "wheel", "drill", "lucky", "boss", "king")
STEPS = {
    "koi-shallows": (0, 1, 2, 3, 4, 5, 6, 7),
    "coral-bay": (0, 2, 3, 4, 5, 6, 7, 8),
    "moonlit-deep": (0, 3, 4, 5, 6, 7, 8, 9),
}


def fish_pays(room, fish):
    words = PLAIN[room].split()
    plain = dict(zip(words[::2], words[1::2]))
    if fish in plain:
        return ((int(plain[fish]), 100),)
    return LADDER[STEPS[room][SPECIAL.index(fish)]]


def caught(pays, roll, prize):
    mean = Fraction(sum(times * weight for times, weight in pays), 100)
    if roll >= Fraction(97, 100) / mean * ROLLS:
        return Fraction(0)
    return Fraction([times for times, weight in pays for _ in range(weight)][prize])


def fishing(luck, stored):
    bullets = BULLETS[stored.get("edition", 1)]
    drawn = [(luck.below(ROLLS), luck.below(100)) for _ in range(bullets)]
    lines, rolls = [], []
    for bet in stored["bets"]:
        if bet["choice"]["shot"] not in range(bullets):
            raise NotSoPlayed(f"a volley has {bullets} bullets")
        roll, prize = drawn[bet["choice"]["shot"]]
        lines.append((bet, caught(fish_pays(stored["game"], bet["choice"]["fish"]), roll, prize)))
        rolls.append(roll)
    return lines, [("volley", "rolls", rolls)]


QUICK = {
    "sky-lantern": (sky_lantern, (1,)),
    "pearl-drop": (pearl_drop, (1, 2)),
    "lotus-wheel": (lotus_wheel, (1,)),
    "star-pond": (star_pond, (1,)),
    "koi-shallows": (fishing, (1, 2)),
    "coral-bay": (fishing, (1, 2)),
    "moonlit-deep": (fishing, (1, 2)),
    "jade-vein": (jade_vein, (1,)),
    "pagoda-climb": (pagoda_climb, (1,)),
    "high-moon": (high_moon, (1,)),
}
