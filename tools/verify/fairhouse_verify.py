#!/usr/bin/env python3
"""Recomputes rounds of every game of the house from their revealed seeds, with Python's standard library and nothing of ours.

    python3 fairhouse_verify.py round.json            a file exported from the fairness page or the betting record
    python3 fairhouse_verify.py draw.json             a wheel spin, raffle or red envelope, exported from its verification page
    python3 fairhouse_verify.py ticket.json           an instant ticket, or a whole series of them, exported from its page
    python3 fairhouse_verify.py lottery.json tickets.txt   a lottery draw with its ticket file, exported from its verification page
    python3 fairhouse_verify.py pool.json             the rolling pool of a lottery: its draws as GET /api/lottery-pools/<lottery>/draws lists them
    python3 fairhouse_verify.py --lines rounds.ndjson one round a line, '-' for standard input; says how many match
    python3 fairhouse_verify.py --words SERVER_SEED CLIENT_SEED NONCE COUNT   the commitment, and the words that any game draws
    python3 fairhouse_verify.py --seeds dice SERVER_SEED CLIENT_SEED NONCE '{"stake":"1.00","choice":{...}}'

How luck is made: the house shows SHA-256 of the server seed's text before the bet. Block r of a round is HMAC-SHA256
with that text as key over "clientSeed:nonce:r"; its 32 bytes are eight big-endian words. A word w becomes a whole number
below n as the upper half of w*n; where the lower half is under (2^32 - n) mod n the word is thrown away, so that every
number is exactly as likely. Reels and pays of River Dragon stand below; those of the other slots, as they are published,
are read from slots.json beside this file; games of cards and of several moves stand in fairhouse_tables.py and fairhouse_cards.py, prize draws in fairhouse_draws.py, jackpots in fairhouse_jackpots.py, lotteries in fairhouse_lottery.py, their rolling pools in fairhouse_pools.py, live tables in fairhouse_live.py, instant tickets in fairhouse_tickets.py. Money is counted in ten-thousandths; a win is rounded down once.

Ends with 0 where everything matches, 1 where something differs, 2 where something cannot be read.
"""
import hashlib
import hmac
import json
import os
import re
import sys

# an isolated interpreter does not search the script's folder
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fairhouse_cards import CARDS
from fairhouse_draws import draw_differences
from fairhouse_jackpots import jackpot_differences
from fairhouse_lottery import shared_differences
from fairhouse_pools import pool_differences
from fairhouse_tickets import ticket_differences
from fairhouse_tables import QUICK, NotSoPlayed

TWO32 = 1 << 32


class Unreadable(Exception):
    """What was given is no round that this script knows."""


class Luck:
    """The words of one round, in order, each used once."""

    def __init__(self, server_seed, client_seed, nonce):
        if not re.fullmatch(r"[0-9a-f]{64}", server_seed):
            raise Unreadable("the server seed is not 64 hexadecimal digits")
        if not re.fullmatch(r"[\x20-\x7e]{1,64}", client_seed):
            raise Unreadable("the client seed is not 1 to 64 printable letters")
        if not isinstance(nonce, int) or isinstance(nonce, bool) or nonce < 0:
            raise Unreadable("the nonce is no whole number")
        self.key = server_seed.encode()
        self.prefix = f"{client_seed}:{nonce}:"
        self.block = 0
        self.words = []

    def word(self):
        if not self.words:
            message = f"{self.prefix}{self.block}".encode()
            digest = hmac.new(self.key, message, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, n):
        reject = (TWO32 - n) % n
        while True:
            product = self.word() * n
            if product % TWO32 >= reject:
                return product // TWO32


def units(text):
    """Money text such as "1.00" in ten-thousandths."""
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,15}(\.\d{1,4})?", text):
        raise Unreadable(f"{text!r} is no amount")
    whole, _, part = text.partition(".")
    return int(whole) * 10_000 + int(part.ljust(4, "0"))


def money(amount):
    whole, part = divmod(amount, 10_000)
    digits = f"{part:04d}"
    return f"{whole}.{digits[:2]}{digits[2:].rstrip('0')}"


# Dice: a roll below 10 000; a choice that wins on c rolls returns (return percent * 100) / c times the stake.


def dice(luck, bet, config):
    direction, target = bet["choice"]["direction"], bet["choice"]["target"]
    if direction not in ("over", "under") or not isinstance(target, int) or not 0 <= target < 10_000:
        raise Unreadable("the choice is no dice choice")
    winning = 9_999 - target if direction == "over" else target
    roll = luck.below(10_000)
    is_win = roll > target if direction == "over" else roll < target
    percent = config.get("returnPercent", 99)
    win = units(bet["stake"]) * percent * 100 // winning if is_win else 0
    return win, [("roll", roll)]


# River Dragon, edition 1: five reels of three rows, twenty lines, free spins on separate reels, with a multiplier of three.

BASE = """
wild T A J fan pendant lotus coin ingot J A Q ingot K lantern Q K T koi koi koi coin fan A K pendant lotus J Q K scatter A lantern
koi koi koi coin wild lantern ingot lotus lantern coin T K ingot T A K fan Q A lotus J fan pendant J K A Q K J Q scatter A T pendant
Q T wild Q K coin fan A K lotus lantern coin T J lotus pendant ingot T Q lantern K ingot wild J pendant A J koi koi koi fan Q scatter A
scatter koi koi koi K coin A Q wild T lotus lantern pendant A J Q ingot J T ingot K T Q fan T lantern lotus pendant wild A coin J fan K
K J T fan coin Q lotus T wild J K lotus pendant A Q lantern coin K scatter A ingot pendant A ingot J koi koi koi lantern fan coin T pendant Q
"""
FREE = """
fan lantern A K pendant Q coin lantern T pendant J A K wild lotus fan coin ingot A lotus T J scatter Q koi koi koi koi ingot Q K A J
A lotus pendant J lantern wild K coin J lotus ingot Q K J fan T K coin A wild ingot A lantern Q fan scatter koi koi koi koi Q K T pendant
koi koi koi koi lantern pendant wild Q J A wild coin K T fan lotus Q pendant scatter A lotus fan ingot Q T J wild coin K J ingot A K lantern
pendant A K Q J koi koi koi koi pendant wild J coin T wild fan K T lantern coin lotus scatter T A lantern ingot A Q K J lotus Q fan ingot
A pendant J coin wild fan K A ingot T A lotus koi koi koi koi T lantern Q J coin fan wild K Q lotus K pendant T Q fan J ingot lantern scatter
"""
LINES = """11111 00000 22222 01210 21012 10001 12221 00122 22100 12101
           10121 01110 21112 01010 21212 11011 11211 00200 22022 02220""".split()
PAYS = {
    "wild": (100, 500, 2500),
    "koi": (50, 200, 1000),
    "lantern": (50, 150, 600),
    "lotus": (40, 125, 500),
    "ingot": (40, 125, 400),
    "coin": (30, 100, 300),
    "fan": (25, 75, 250),
    "pendant": (25, 75, 250),
    "A": (15, 50, 150),
    "K": (15, 50, 150),
    "Q": (15, 40, 125),
    "J": (15, 40, 125),
    "T": (15, 35, 75),
}
PEARLS = (40, 200, 1000)
MOST_CREDITS = 60_000
BASE_REELS = [line.split() for line in BASE.strip().splitlines()]
FREE_REELS = [line.split() for line in FREE.strip().splitlines()]


def run(symbols, wanted):
    count = 0
    for symbol in symbols:
        if symbol not in wanted:
            break
        count += 1
    return count


def line_pays(symbols):
    """The best of a line from the left: the dragons alone, or the first other symbol with dragons standing in."""
    best = 0
    first = next((symbol for symbol in symbols if symbol != "wild"), None)
    candidates = [("wild", run(symbols, {"wild"}))]
    if first in PAYS:
        candidates.append((first, run(symbols, {"wild", first})))
    for symbol, count in candidates:
        if count >= 3:
            best = max(best, PAYS[symbol][count - 3])
    return best


def spin(luck, reels):
    stops = [luck.below(len(reel)) for reel in reels]
    window = [[reel[(stop + row) % len(reel)] for row in range(3)] for reel, stop in zip(reels, stops)]
    credits = sum(line_pays([window[reel][int(row)] for reel, row in enumerate(line)]) for line in LINES)
    pearls = sum("scatter" in column for column in window)
    if pearls >= 3:
        credits += PEARLS[pearls - 3]
    return stops, credits, pearls


def river_dragon(luck, bet, config):
    told, total, played, given = [], 0, 0, 0
    while played == 0 or (played <= given and total < MOST_CREDITS):
        stops, credits, pearls = spin(luck, FREE_REELS if played else BASE_REELS)
        if pearls >= 3 and given < 30:
            given += 10
        total += min(credits * (3 if played else 1), MOST_CREDITS - total)
        told.append(("stops", stops))
        played += 1
    return units(bet["stake"]) * total // 20, told


# Every other slot: the rules of its model here, its numbers from slots.json.


def reels_of(strips):
    return [strip.split(" ") for strip in strips]


def best_of(line, pays, wild, scatter):
    """The best of a line from the left, wilds standing in for any symbol but the scatter."""
    first = next((symbol for symbol in line if symbol != wild), wild)
    own = wild if first == scatter else first
    best = 0
    for symbol in {own, wild}:
        count = run(line, {wild, symbol})
        if count >= 3:
            best = max(best, pays[symbol][count - 3])
    return best


def ways_pay(window, game):
    credits = 0
    for symbol in dict.fromkeys(window[0]):
        if symbol == game["scatter"]:
            continue
        ways, count = 1, 0
        for column in window:
            here = sum(seen in (symbol, game["wild"]) for seen in column)
            if here == 0:
                break
            ways, count = ways * here, count + 1
        if count >= 3:
            credits += ways * game["pays"][symbol][count - 3]
    return credits


def window_pays(window, game, chosen):
    """Credits of one window before any multiplier, and the reels that show a scatter."""
    if game["isWays"]:
        credits = ways_pay(window, game)
    else:
        lines = ([window[reel][int(row)] for reel, row in enumerate(line)] for line in game["lines"])
        credits = sum(best_of(line, game["pays"], game["wild"], game["scatter"]) for line in lines)
    if chosen is not None:
        full = sum(chosen in column for column in window)
        credits += game["pays"][chosen][full - 3] * len(game["lines"]) if full >= 3 else 0
    scatters = sum(game["scatter"] in column for column in window)
    return credits + (game["scatterPays"][scatters - 3] if scatters >= 3 else 0), scatters


def turned(luck, reels, rows):
    stops = [luck.below(len(reel)) for reel in reels]
    return stops, [[reel[(stop + row) % len(reel)] for row in range(rows)] for reel, stop in zip(reels, stops)]


def reels_round(luck, game):
    base, free, spins = reels_of(game["base"]), reels_of(game["free"]), game["freeSpins"]
    told, total, played, given, chosen = [], 0, 0, 0, None
    while played == 0 or (played <= given and total < game["maxCredits"]):
        stops, window = turned(luck, free if played else base, game["rows"])
        credits, scatters = window_pays(window, game, chosen)
        if scatters >= 3 and given < spins["limit"]:
            given += spins["count"]
        total += min(credits * (spins["multiplier"] if played else 1), game["maxCredits"] - total)
        if not played and given and game["spreading"] and total < game["maxCredits"]:
            chosen = game["spreading"][luck.below(len(game["spreading"]))]
        told.append(("stops", stops))
        played += 1
    return total, told


def hold_round(luck, game):
    rows = game["rows"]
    stops, window = turned(luck, reels_of(game["base"]), rows)
    total, _ = window_pays(window, game, None)
    coins = [printed[(stop + row) % len(printed)] for printed, stop in zip(game["printed"], stops) for row in range(rows)]
    if sum(coin > 0 for coin in coins) >= game["needed"]:
        left, weight = game["respins"], sum(value["weight"] for value in game["values"])
        while left > 0 and 0 in coins:
            landed = {}
            for place in [place for place, coin in enumerate(coins) if coin == 0]:
                if luck.below(game["landing"]["of"]) < game["landing"]["n"]:
                    ticket = luck.below(weight)
                    for value in game["values"]:
                        ticket -= value["weight"]
                        if ticket < 0:
                            landed[place] = value["credits"]
                            break
            for place, credits in landed.items():
                coins[place] = credits
            left = game["respins"] if landed else left - 1
        total += sum(coins) + (0 if 0 in coins else game["grand"])
    return min(total, game["maxCredits"]), [("stops", stops)]


def books_round(luck, game, mode):
    """A ticket below 2^32; books lie class by class from the lowest pay up."""
    ticket = luck.below(TWO32)
    for credits, count, weight in game[mode]:
        ticket -= count * weight
        if ticket < 0:
            return credits, []
    raise Unreadable("the books of this game end before the ticket")


def slot(game):
    def play(luck, bet, config):
        if game["kind"] == "books":
            mode = bet["key"]
            times = {"spin": 1, "buy": game["buyTimes"]}[mode]
            credits, told = books_round(luck, game, mode)
            return units(bet["stake"]) * credits // (game["credits"] * times), told
        credits, told = (hold_round if game["kind"] == "hold" else reels_round)(luck, game)
        return units(bet["stake"]) * credits // game["credits"], told

    return play


def other_slots():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "slots.json")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return {name: (slot(game), 1) for name, game in json.load(file).items()}


GAMES = {"dice": (dice, 1), "river-dragon": (river_dragon, 1), **other_slots()}
TABLES = {**QUICK, **CARDS}


def told_luck(events):
    """What the stored script says about luck: the roll, or the stops of each spin."""
    names = {"roll": ("roll", "roll"), "spin": ("stops", "stops")}
    found = [event for event in events if event.get("type") in names and event.get("stops") != []]
    return [(names[event["type"]][0], event[names[event["type"]][1]]) for event in found]


def told_fields(events, told):
    """The fields of the script that a game named, in its order, as far as the script goes on."""
    found = []
    for kind, field in dict.fromkeys((kind, field) for kind, field, _ in told):
        found += [(kind, field, event[field]) for event in events if event.get("type") == kind]
    return found


def by_kind(told):
    order = list(dict.fromkeys((kind, field) for kind, field, _ in told))
    return sorted(told, key=lambda each: order.index(each[:2]))


def recomputed(stored, luck):
    """The win in ten-thousandths, what was told of luck, and what the seeds say of it."""
    name, edition, events = stored["game"], stored.get("edition", 1), stored.get("events")
    if name in TABLES:
        game, editions = TABLES[name]
        if edition not in editions:
            raise Unreadable(f"no edition {edition} of {name} is known here")
        lines, told = game(luck, stored)
        total = sum(units(bet["stake"]) * factor for bet, factor in lines)
        return int(total // 1), None if events is None else told_fields(events, told), by_kind(told)
    (bet,) = stored["bets"]
    game, known = GAMES[name]
    if edition != known:
        raise Unreadable(f"no edition {edition} of {name} is known here")
    win, told = game(luck, bet, stored.get("config") or {})
    return win, None if events is None else told_luck(events), told


def differences(stored, tickets=None):
    """Everything in which a stored round differs from what its seeds give; empty where it is as it should be."""
    try:
        if "seriesHash" in stored:
            return ticket_differences(stored, Luck)
        if stored.get("record") == "lotteryPool":
            return pool_differences(stored, units, money)
        if stored.get("record") == "sharedRound":
            return shared_differences(stored, Luck, tickets)
        seeds = stored["seeds"]
        luck = Luck(seeds["serverSeed"], seeds["clientSeed"], seeds["nonce"])
        if "draw" in stored:
            return draw_differences(stored, luck)
        try:
            win, kept, told = recomputed(stored, luck)
        except NotSoPlayed as problem:
            return [f"moves: {problem}"]
        problems = []
        if units(stored["win"]) != win:
            problems.append(f"win: stored {stored['win']}, computed {money(win)}")
        for event in stored.get("events") or []:
            if event.get("type") == "total" and units(event["win"]) != win:
                problems.append(f"script: a win of {event['win']} is told, computed {money(win)}")
        if kept is not None and kept != told:
            problems.append(f"luck: stored {kept}, computed {told}")
        if "commitment" in stored:
            commitment = hashlib.sha256(seeds["serverSeed"].encode()).hexdigest()
            if stored["commitment"] != commitment:
                problems.append(f"commitment: stored {stored['commitment']}, computed {commitment}")
        return problems + jackpot_differences(stored, Luck, units, money)
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as problem:
        raise Unreadable(f"no round that can be read: {type(problem).__name__} {problem}") from problem


def read(text):
    try:
        stored = json.loads(text)
    except json.JSONDecodeError as problem:
        raise Unreadable(f"no JSON: {problem}") from problem
    # an export, or a reply of the API as it is
    value = (stored.get("value") or stored.get("data")) if isinstance(stored, dict) else None
    return value if isinstance(value, dict) else stored


def check_lines(path):
    source = sys.stdin if path == "-" else open(path, encoding="utf-8")
    count = wrong = 0
    with source:
        for line in source:
            if not line.strip():
                continue
            count += 1
            problems = differences(read(line))
            if problems:
                wrong += 1
                print(f"round {count}: {'; '.join(problems)}")
    print(f"{count} rounds, {wrong} differ")
    return 1 if wrong or not count else 0


def check_file(path, tickets_path=None):
    tickets = None
    if tickets_path is not None:
        with open(tickets_path, "rb") as file:
            tickets = file.read()
    with open(path, encoding="utf-8") as file:
        problems = differences(read(file.read()), tickets)
    for problem in problems:
        print(f"  {problem}")
    print("MISMATCH" if problems else "MATCH")
    return 1 if problems else 0


def from_seeds(name, server_seed, client_seed, nonce, bet):
    if name not in GAMES or not nonce.isdigit():
        raise Unreadable(f"games: {', '.join(GAMES)}; the nonce is a whole number")
    win, told = GAMES[name][0](Luck(server_seed, client_seed, int(nonce)), read(bet), {})
    for what, value in told:
        print(f"  {what} {value}")
    print(f"  commitment {hashlib.sha256(server_seed.encode()).hexdigest()}")
    print(f"  win {money(win)}")
    return 0


def show_words(server_seed, client_seed, nonce, count):
    """The commitment and the first words of luck of any round, whatever its game."""
    luck = Luck(server_seed, client_seed, int(nonce))
    print(hashlib.sha256(server_seed.encode()).hexdigest())
    for _ in range(int(count)):
        print(luck.word())
    return 0


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--lines":
        return check_lines(arguments[1])
    if len(arguments) == 6 and arguments[0] == "--seeds":
        return from_seeds(*arguments[1:])
    if len(arguments) in (1, 2) and not arguments[0].startswith("--"):
        return check_file(*arguments)
    if len(arguments) == 5 and arguments[0] == "--words":
        return show_words(*arguments[1:])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Unreadable, OSError, KeyError, TypeError) as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
