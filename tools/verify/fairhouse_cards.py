"""The house's card games, as fairhouse_verify.py recomputes them: baccarat, video poker, three-card poker, blackjack.

Cards are numbers: rank c % 13 (0 is the ace, 12 the king), suit c / 13 (spades, hearts, diamonds, clubs); a shoe counts on, card c is
the card c % 52.
"""
from fractions import Fraction

from fairhouse_tables import DECK, NotSoPlayed, moves, only_bet, pick

# Crane Baccarat: six cards of the shoe, eight decks unless the configuration names another number; four to six are dealt.

PLACES = {"player": 200, "banker": 195, "tie": 1_000, "big": 154, "small": 250, "dragon": 4_100}


def pips(card):
    return min(card % 13 + 1, 10) % 10


def crane_baccarat(luck, stored):
    decks = (stored.get("config") or {}).get("decks", 8)
    p1, b1, p2, b2, fifth, sixth = pick(luck, 6, decks * DECK)
    player, banker = [p1, p2], [b1, b2]

    def total(cards):
        return sum(map(pips, cards)) % 10

    third = None
    if max(total(player), total(banker)) < 8:
        rest = [fifth, sixth]
        if total(player) <= 5:
            third = pips(rest[0])
            player.append(rest.pop(0))
        # the banker's total up to which a card is drawn, by the player's third
        most = 5 if third is None else {0: 3, 1: 3, 2: 4, 3: 4, 4: 5, 5: 5, 6: 6, 7: 6, 8: 2, 9: 3}[third]
        if total(banker) <= most:
            banker.append(rest[0])
    ours, theirs = total(player), total(banker)
    result = "tie" if ours == theirs else "player" if ours > theirs else "banker"
    count = len(player) + len(banker)
    perfect = [cards[0] % DECK == cards[1] % DECK for cards in (player, banker)]
    like = [cards[0] % 13 == cards[1] % 13 for cards in (player, banker)]
    hundredths = {
        "player": PLACES["player"] if result == "player" else 100 if result == "tie" else 0,
        "banker": PLACES["banker"] if result == "banker" else 100 if result == "tie" else 0,
        "tie": PLACES["tie"] if result == "tie" else 0,
        "big": PLACES["big"] if count > 4 else 0,
        "small": PLACES["small"] if count == 4 else 0,
        "perfectPair": (0, 2_600, 20_100)[sum(perfect)],
        "playerPair": 1_200 if like[0] else 0,
        "bankerPair": 1_200 if like[1] else 0,
        "dragon": PLACES["dragon"] if result == "banker" and theirs == 7 and len(banker) == 3 else 0,
    }
    lines = [(bet, Fraction(hundredths[bet["choice"]["on"]], 100)) for bet in stored["bets"]]
    return lines, [("result", "player", ours), ("result", "banker", theirs)]


# Silk Jacks: ten cards, five dealt and a replacement for each.

JACKS = {"royal": 800, "straight flush": 50, "four": 25, "full": 9, "flush": 6, "straight": 4, "three": 3, "two": 2, "jacks": 1}


def five_make(cards):
    ranks = sorted(card % 13 for card in cards)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    if counts[0] > 1:
        if counts[0] == 2 and counts[1] == 1:
            (pair,) = (rank for rank in set(ranks) if ranks.count(rank) == 2)
            return "jacks" if pair == 0 or pair >= 10 else None
        return {4: "four", 3: "full" if counts[1] == 2 else "three", 2: "two"}[counts[0]]
    is_suited = len({card // 13 for card in cards}) == 1
    is_top = ranks == [0, 9, 10, 11, 12]
    if is_top or ranks[4] - ranks[0] == 4:
        return ("royal" if is_top else "straight flush") if is_suited else "straight"
    return "flush" if is_suited else None


def silk_jacks(luck, stored):
    bet = only_bet(stored)
    ten = pick(luck, 10, DECK)
    ((_, hold),) = moves(stored)
    cards = [ten[place] if hold >> place & 1 else ten[place + 5] for place in range(5)]
    made = five_make(cards)
    return [(bet, Fraction(JACKS[made] if made else 0))], [("dealt", "cards", ten[:5]), ("drawn", "cards", cards)]


# Swallow Trio: six cards, alternately to member and dealer; the dealer plays with queen high.

PAIR_PLUS = {5: 41, 4: 31, 3: 7, 2: 5, 1: 2, 0: 0}
ANTE_BONUS = {5: 5, 4: 4, 3: 1}


def three_make(cards):
    """Kind of hand and its ranks, to be compared: 5 straight flush, 4 three alike, 3 straight, 2 flush, 1 pair, 0 high card."""
    ranks = sorted(((card % 13 + 12) % 13 for card in cards), reverse=True)
    is_suited = len({card // 13 for card in cards}) == 1
    if ranks[0] == ranks[2]:
        return 4, ranks[:1]
    if ranks == [12, 1, 0] or (ranks[0] - 1 == ranks[1] == ranks[2] + 1):
        return (5 if is_suited else 3), [1 if ranks == [12, 1, 0] else ranks[0]]
    if is_suited:
        return 2, ranks
    if ranks[1] in (ranks[0], ranks[2]):
        return 1, [ranks[1], ranks[2] if ranks[0] == ranks[1] else ranks[0]]
    return 0, ranks


def swallow_trio(luck, stored):
    six = pick(luck, 6, DECK)
    ((did, _),) = moves(stored)
    mine, theirs = three_make(six[0::2]), three_make(six[1::2])
    is_idle = theirs < (0, [10])
    won = 0 if did == "fold" else 2 if is_idle or mine > theirs else 1 if mine == theirs else 0
    lines = []
    for bet in stored["bets"]:
        if bet["key"] == "ante":
            ante = bet
            lines.append((bet, Fraction(won + (ANTE_BONUS.get(mine[0], 0) if did == "play" else 0))))
        else:
            lines.append((bet, Fraction(PAIR_PLUS[mine[0]])))
    if did == "play":
        lines.append((ante, Fraction(1 if won == 2 and is_idle else won)))
    return lines, [("shown", "cards", six[1::2])]


# Lacquer 21: each draw is an index below the number of remaining cards, counted from the lowest.

TABLE = {
    "decks": 8,
    "soft17": "stands",
    "blackjackPays": "3:2",
    "mostHands": 4,
    "resplitAces": "no",
    "hitSplitAces": "no",
    "insurance": "yes",
    "dealer": "peeks",
}
BLACKJACK = {"3:2": Fraction(5, 2), "6:5": Fraction(11, 5), "1:1": Fraction(2)}


def value(card):
    return min(card % 13 + 1, 10)


def points(cards):
    """The total and whether an ace counts eleven in it."""
    hard = sum(map(value, cards))
    return (hard + 10, True) if 1 in map(value, cards) and hard <= 11 else (hard, False)


def is_natural(cards):
    return len(cards) == 2 and points(cards)[0] == 21


def pair_pays(a, b):
    if a % 13 != b % 13:
        return 0
    suits = {a % DECK // 13, b % DECK // 13}
    return 26 if len(suits) == 1 else 13 if suits in ({0, 3}, {1, 2}) else 7


def three_pays(cards):
    ranks = sorted(card % 13 for card in cards)
    is_suited = len({card % DECK // 13 for card in cards}) == 1
    if ranks[0] == ranks[2]:
        return 101 if is_suited else 31
    if ranks == [0, 11, 12] or ranks[0] + 2 == ranks[1] + 1 == ranks[2]:
        return 41 if is_suited else 11
    return 6 if is_suited else 0


class Blackjack:
    def __init__(self, luck, config):
        self.luck, self.table, self.out = luck, {**TABLE, **config}, []
        first, self.open, second, self.hole = (self.card() for _ in range(4))
        self.first = [first, second]
        self.hands = [{"cards": [first, second], "times": 1, "end": None}]
        self.dealer, self.at, self.insured, self.over = [self.open, self.hole], 0, False, False

    def card(self):
        left = self.luck.below(self.table["decks"] * DECK - len(self.out))
        for gone in sorted(self.out):
            left += left >= gone
        self.out.append(left)
        return left

    def begin(self):
        if value(self.open) == 1 and self.table["insurance"] == "yes":
            return
        self.peek()

    def peek(self):
        looks = self.table["dealer"] == "peeks" and value(self.open) in (1, 10)
        if (looks and is_natural(self.dealer)) or is_natural(self.first):
            self.hands[0]["end"] = "stood"
            self.over = True

    def take(self, doubles=False):
        hand = self.hands[self.at]
        hand["cards"].append(self.card())
        total = points(hand["cards"])[0]
        hand["end"] = "bust" if total > 21 else "stood" if total == 21 or doubles else None

    def lock_aces(self):
        """Split aces get one card, unless they may be split or hit again."""
        hand = self.hands[self.at]
        cards = hand["cards"]
        if hand["end"] or self.table["hitSplitAces"] == "yes" or len(self.hands) == 1 or value(cards[0]) != 1:
            return
        again = self.table["resplitAces"] == "yes" and value(cards[1]) == 1 and len(self.hands) < self.table["mostHands"]
        if not again:
            hand["end"] = "stood"

    def act(self, did):
        if self.over:
            raise NotSoPlayed("a move after the end")
        if did in ("insure", "decline"):
            self.insured = did == "insure"
            return self.peek()
        hand = self.hands[self.at]
        if did in ("hit", "double"):
            hand["times"] = 2 if did == "double" else 1
            self.take(did == "double")
        elif did == "split":
            first, second = hand["cards"]
            self.hands[self.at : self.at + 1] = [{"cards": [card], "times": 1, "end": None} for card in (first, second)]
            self.take()
            self.lock_aces()
        else:
            hand["end"] = {"stand": "stood", "surrender": "surrendered"}[did]
        while self.hands[self.at]["end"]:
            self.at += 1
            if self.at == len(self.hands):
                self.over = True
                return
            self.take()
            self.lock_aces()

    def settle(self):
        is_dealt = len(self.hands) == 1 and is_natural(self.hands[0]["cards"])
        if not is_dealt and any(hand["end"] == "stood" for hand in self.hands):
            while points(self.dealer)[0] < 17 or (points(self.dealer) == (17, True) and self.table["soft17"] == "hits"):
                self.dealer.append(self.card())
        return [self.times(hand, is_dealt) for hand in self.hands]

    def times(self, hand, is_dealt):
        """What a hand returns per stake that lies on it."""
        theirs, mine = points(self.dealer)[0], points(hand["cards"])[0]
        if hand["end"] == "bust":
            return 0
        if is_dealt:
            return 1 if is_natural(self.dealer) else BLACKJACK[self.table["blackjackPays"]]
        if is_natural(self.dealer):
            return 0
        if hand["end"] == "surrendered":
            return Fraction(1, 2)
        return 2 if theirs > 21 or mine > theirs else 1 if mine == theirs else 0


def lacquer_21(luck, stored):
    game = Blackjack(luck, stored.get("config") or {})
    game.begin()
    for did, _ in moves(stored):
        game.act(did)
    if not game.over:
        raise NotSoPlayed("the hand is still open")
    factors = game.settle()
    sides = {"pairs": pair_pays(*game.first), "three": three_pays([*game.first, game.open])}
    lines = []
    for bet in stored["bets"]:
        if bet["key"] in sides:
            lines.append((bet, Fraction(sides[bet["key"]])))
            continue
        lines += [(bet, Fraction(factor * hand["times"])) for factor, hand in zip(factors, game.hands)]
        if game.insured:
            lines.append((bet, Fraction(3, 2) if is_natural(game.dealer[:2]) else Fraction(0)))
    return lines, [("hole", "card", game.hole % DECK)]


CARDS = {
    "crane-baccarat": (crane_baccarat, (1, 2, 3)),
    "silk-jacks": (silk_jacks, (1,)),
    "swallow-trio": (swallow_trio, (1,)),
    "lacquer-21": (lacquer_21, (1,)),
}
