"""Lottery draws, crash rounds and rounds of live tables, recomputed from their published seeds, and their ticket files. Used by fairhouse_verify.py; nothing but the standard library.

The last seed of a chain is random; each earlier one is the SHA-256 of the next one's text. Its terminal hash is published before the first
draw, and draw k uses seed k, so hashing the seed k times gives the terminal hash. The client seed of the stream is the draw's salt, its
nonce k. The ticket file has a line for each slip: ID, stake in ten-thousandths, SHA-256 of the stored text of its lines.
"""
import hashlib
import json
import re

from fairhouse_draws import canonical, pick, sha256
from fairhouse_live import live_outcome

# numbers drawn, lowest, highest, whether a number comes once only
DIGITS = {
    ("ssc", 1): (5, 0, 9, False),
    ("3d", 1): (3, 0, 9, False),
    ("pc28", 1): (3, 0, 9, False),
    ("k3", 1): (3, 1, 6, False),
    ("11x5", 1): (5, 1, 11, True),
    ("pk10", 1): (10, 1, 10, True),
    ("keno20", 1): (20, 1, 80, True),
    ("6of45", 1): (6, 1, 45, True),
    ("6of55", 1): (7, 1, 55, True),
}

# tier, how many numbers, of how many digits; in the order drawn, no number twice within a tier
TIERS = {
    ("vn-north", 1): "prize1 1 5, prize2 2 5, prize3 6 5, prize4 4 4, prize5 6 4, prize6 3 3, prize7 4 2, special 1 5",
    ("vn-south", 1): "prize8 1 2, prize7 1 3, prize6 3 4, prize5 1 4, prize4 7 5, prize3 2 5, prize2 1 5, prize1 1 5, special 1 6",
    ("max3d", 1): "prize3 8 3, prize2 6 3, prize1 4 3, special 2 3",
    ("thai3d", 1): "bottom2 1 2, first 1 6",
}

TICKET = re.compile(r"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}),(\d+),([0-9a-f]{64})")


# heights of crash rounds: 99 * DRAWS / (draw + 1) hundredths, between 1.00 and 10 000.00
KITE = ("paper-kite", 1)
DRAWS = 3_600_000_000
LOWEST, HIGHEST = 100, 1_000_000


def in_units(amount):
    """Decimal text in ten-thousandths."""
    whole, _, rest = amount.partition(".")
    return int(whole) * 10_000 + int(rest.ljust(4, "0"))


def kite_risen(after_ms):
    """The multiplier in hundredths after so many milliseconds: 3/1000 every 50 ms, rounded down, evenly within a step."""
    parts = LOWEST * 1_000_000
    for _ in range(after_ms // 50):
        parts += parts * 3 // 1000
    return (parts + (parts * 3 // 1000) * (after_ms % 50) // 50) // 1_000_000


def kite_win(stored, outcome, acts):
    """What a crash bet wins, in ten-thousandths: by hand before its top, at its top, or nothing."""
    _, stake, choice = stored["lines"][0]
    units = in_units(stake)
    hand = kite_risen(acts[0]["afterMs"]) if acts else None
    if hand is not None and hand < choice["top"]:
        at = hand if LOWEST < hand <= outcome["at"] else 0
    else:
        at = choice["top"] if choice["top"] <= outcome["at"] else 0
    return units * at // 100


def drawn(game, luck):
    """The numbers of a draw; None for a game that is not known here."""
    if game == KITE:
        return {"at": min(HIGHEST, max(LOWEST, 99 * DRAWS // (luck.below(DRAWS) + 1)))}
    if game in DIGITS:
        size, low, high, is_distinct = DIGITS[game]
        width = high - low + 1
        if is_distinct:
            return [low + index for index in pick(luck, size, width)]
        return [low + luck.below(width) for _ in range(size)]
    if game not in TIERS:
        return None
    result = {}
    for tier in TIERS[game].split(", "):
        key, count, width = tier.split(" ")
        result[key] = [str(number).zfill(int(width)) for number in pick(luck, int(count), 10 ** int(width))]
    return result


def earlier(seed, steps):
    for _ in range(steps):
        seed = sha256(seed)
    return seed


def seed_problems(record, luck_of, compare):
    """The chain, the commitment, the salt and the numbers of a draw."""
    chain, seed = record["chain"], record["seed"]
    compare("chain", chain["terminalHash"], earlier(seed, chain["index"]))
    compare("seed commitment", record["commitment"], sha256(f"fairhouse round {seed}"))
    if chain["saltSource"] == "":
        compare("salt of the chain", chain["salt"], sha256(f"fairhouse salt {chain['terminalHash']}"))
    parts = (chain["salt"], record["series"], record["label"], record["beacon"])
    compare("salt", record["salt"], sha256(":".join(parts)))
    luck = luck_of(seed, record["salt"], chain["index"])
    outcome = drawn((record["game"], record["edition"]), luck)
    if outcome is None:
        outcome = live_outcome(record, luck, pick)
    if outcome is None:
        raise ValueError(f"no version {record['edition']} of {record['game']} is known here")
    compare("result", record["outcome"], outcome)


def file_problems(record, tickets, compare):
    compare("ticket file", record["ticketsHash"], hashlib.sha256(tickets).hexdigest())
    lines = tickets.decode().split("\n")
    if lines.pop() != "" or not all(TICKET.fullmatch(line) for line in lines):
        compare("ticket file", "one ticket per line", "another form")
    ids = [line.split(",")[0] for line in lines]
    if ids != sorted(set(ids)):
        compare("ticket file", "each ticket once, by ID", "another order")
    compare("tickets", record["tickets"], len(lines))
    return lines


def slip_problems(slip, lines, record, compare):
    """The own slip: its stored text belongs to this draw, and its line is in the file."""
    stored = json.loads(slip["stored"])
    compare("round of the slip", [stored["series"], stored["label"]], [record["series"], record["label"]])
    if stored["epoch"] > 0:
        return  # sold during the draw, after the file was published
    if (record["game"], record["edition"]) == KITE and slip.get("win") is not None:
        won = kite_win(stored, record["outcome"], slip.get("acts") or [])
        compare("win of the slip", in_units(slip["win"]), won)
    line = next((line for line in lines if line.startswith(slip["id"] + ",")), None)
    compare("slip", line and line.split(",")[2], sha256(slip["stored"]))


def shared_differences(record, luck_of, tickets=None):
    """Everything in which a lottery draw differs from what its seed gives; with the bytes of its ticket file, that too."""
    problems = []

    def compare(what, stored, computed):
        if stored != computed:
            problems.append(f"{what}: stored {stored}, computed {computed}")

    compare("configuration hash", record["configHash"], sha256(canonical(record["config"])))
    if record["chain"] is not None:
        seed_problems(record, luck_of, compare)
    if tickets is not None:
        lines = file_problems(record, tickets, compare)
        if record.get("slip"):
            slip_problems(record["slip"], lines, record, compare)
    return problems
