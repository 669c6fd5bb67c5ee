"""Rounds of live tables, recomputed from their published seeds. Used by fairhouse_lottery.py; nothing but the standard library.

A card is 0 to 51: rank first (ace 0, king 12), thirteen of each suit. A shoe of eight decks has no order: a card is a number below the cards
left, counted from the lowest kind. What was left of it before the round is in the record ("carry"). A new shoe draws the cut card (14 to
16 from the end), turns one card over, and burns as many as its points say. Blackjack deals each round from eight fresh decks.
"""

DECKS, KINDS = 8, 52
SLOTS = 37
WHEEL = ("roulette", "lucky-roulette")
DICE = ("sic-bo", "tai-xiu", "bau-cua")
CARDS = ("baccarat", "baccarat-no-commission", "baccarat-ez", "dragon-tiger")


def points(card):
    """Ace one, tens and courts ten."""
    return min(card % 13 + 1, 10)


class Cards:
    def __init__(self, luck, left):
        self.luck, self.left = luck, list(left)

    def count(self):
        return sum(self.left)

    def take(self):
        kind = weighted(self.luck, self.left)
        self.left[kind] -= 1
        return kind


def weighted(luck, weights):
    place = luck.below(sum(weights))
    for at, weight in enumerate(weights):
        place -= weight
        if place < 0:
            return at
    raise ValueError("no weight owns the number")


def wheel(luck, config, pick):
    lucky = []
    counts, times = config["luckyCounts"], config["luckyTimes"]
    if counts:
        for number in pick(luck, weighted(luck, counts) + 1, SLOTS):
            row = times[weighted(luck, [each["weight"] for each in times])]
            lucky.append({"number": number, "times": row["times"]})
    return {"number": luck.below(SLOTS), "lucky": lucky}


def third_cards(cards):
    """How many cards a hand of baccarat has in the end, as far as these say: player, banker, player, banker, then the thirds."""
    totals = [sum(points(card) for card in cards[at:4:2]) % 10 for at in (0, 1)]
    player, banker = totals
    if max(totals) >= 8:
        return 4
    if player > 5:
        return 4 + (1 if banker <= 5 else 0)
    if len(cards) < 5:
        return 5
    third = points(cards[4]) % 10
    draws = {0: True, 1: True, 2: True, 3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: 6 <= third <= 7}
    return 5 + (1 if draws.get(banker, False) else 0)


def from_shoe(luck, game, carry):
    is_new = carry["last"] == 0
    shoe = Cards(luck, [DECKS] * KINDS if is_new else carry["left"])
    cut = 14 + luck.below(3) if is_new else carry["cut"]
    burnt = []
    if is_new:
        burnt.append(shoe.take())
        burnt += [shoe.take() for _ in range(points(burnt[0]))]
    if game == "dragon-tiger":
        outcome = {"dragon": shoe.take(), "tiger": shoe.take()}
    else:
        cards = [shoe.take() for _ in range(4)]
        while len(cards) < third_cards(cards):
            cards.append(shoe.take())
        outcome = {"cards": cards}
    before = None if is_new else carry["last"]
    last = (1 if shoe.count() <= cut else None) if before is None else before - 1
    outcome["shoe"] = {
        "number": carry["number"] + (1 if is_new else 0),
        "round": 1 if is_new else carry["round"] + 1,
        "left": shoe.count(),
        "burnt": burnt,
        "isLast": last == 0,
    }
    return outcome


def total(cards):
    """The points of a hand of blackjack: an ace counts eleven while that is not too much."""
    hard = sum(points(card) for card in cards)
    return hard + 10 if any(points(card) == 1 for card in cards) and hard + 10 <= 21 else hard


def blackjack(luck):
    shoe = Cards(luck, [DECKS] * KINDS)
    one, shown, two, hidden = (shoe.take() for _ in range(4))
    player, dealer, first, second = [one, two], [shown, hidden], [], []
    is_pair = points(one) == points(two)

    def alive():
        """Whether some hand could still be played with the cards drawn so far."""
        if total(player) == 21:
            return False
        if total(player + first) < 21:
            return True
        if not first or not is_pair or points(one) == 1:
            return False
        return total([one] + first) < 21 or total([two] + second) < 21

    while total(dealer) < 21 and alive():
        first.append(shoe.take())
        if is_pair:
            second.append(shoe.take())
    while total(player) < 21 and total(dealer) < 17:
        dealer.append(shoe.take())
    return {"player": player, "dealer": dealer, "first": first, "second": second}


def live_outcome(record, luck, pick):
    """The outcome of a round at a table; None for a game or version that is not known here."""
    game = record["game"]
    if record["edition"] != 1:
        return None
    if game in WHEEL:
        return wheel(luck, record["config"], pick)
    if game in DICE:
        return {"dice": [luck.below(6) + 1 for _ in range(3)]}
    if game == "xoc-dia":
        return {"coins": [luck.below(2) for _ in range(4)]}
    if game in CARDS:
        return from_shoe(luck, game, record["carry"])
    return blackjack(luck) if game == "blackjack" else None
