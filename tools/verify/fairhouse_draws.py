"""Lucky wheels, raffles and red envelopes, recomputed from their published rules. Used by fairhouse_verify.py; nothing but the standard library.

Wheel: one number below the sum of all weights; the segments own as many numbers as their weight, in order.
Raffle: the client seed is the SHA-256 of the sealed list. Step by step one of the tickets that are left is drawn (Fisher-Yates); where each
member can win once only, further tickets of a winner are put aside. Prizes go to the drawn tickets in the published order.
Red envelopes: the client seed is the draw's ID. Of the steps beyond the smallest amounts, plus the bars between the envelopes, count - 1
places are drawn for the bars; the steps between two bars are what an envelope holds beyond the smallest amount.
"""
import hashlib
import json
import re


def canonical(value):
    """JSON with sorted keys and no spaces: what the hash of the rules is taken of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def pick(luck, k, n):
    """The first k steps of a Fisher-Yates shuffle of the numbers below n."""
    moved, picked = {}, []
    for step in range(k):
        place = step + luck.below(n - step)
        picked.append(moved.get(place, place))
        moved[place] = moved.get(step, step)
    return picked


def wheel(luck, record):
    segments = record["rules"]["segments"]
    ticket = luck.below(sum(segment["weight"] for segment in segments))
    for at, segment in enumerate(segments):
        ticket -= segment["weight"]
        if ticket < 0:
            return {"segment": at}
    raise ValueError("no segment owns the number")


def tickets_of(text):
    """The holder of each ticket, from 1, as the sealed list says."""
    head, *lines = text.split("\n")
    if not head.startswith("fairhouse raffle ") or lines.pop() != "":
        raise ValueError("the list is no list of tickets")
    holders = []
    for line in lines:
        match = re.fullmatch(r"([1-9]\d*)-([1-9]\d*) ([0-9a-f]{16})", line)
        if not match or int(match[1]) != len(holders) + 1 or int(match[2]) < int(match[1]):
            raise ValueError("the list has gaps or doubles")
        holders += [match[3]] * (int(match[2]) - int(match[1]) + 1)
    return holders


def raffle(luck, record):
    rules, holders = record["rules"], tickets_of(record["list"])
    wanted = sum(prize["count"] for prize in rules["prizes"])
    left = list(range(1, len(holders) + 1))
    winners, lucky = [], set()
    for step in range(len(holders)):
        if len(winners) == wanted:
            break
        place = step + luck.below(len(holders) - step)
        left[step], left[place] = left[place], left[step]
        holder = holders[left[step] - 1]
        if rules["oneEach"] and holder in lucky:
            continue
        lucky.add(holder)
        winners.append(left[step])
    return {"tickets": winners}


def envelope(luck, record):
    rules = record["rules"]
    total, count, least, step = int(rules["total"]), rules["count"], int(rules["least"]), int(rules["step"])
    steps = (total - least * count) // step
    bars = sorted(pick(luck, count - 1, steps + count - 1)) + [steps + count - 1]
    amounts, before = [], -1
    for bar in bars:
        amounts.append(str(least + (bar - before - 1) * step))
        before = bar
    return {"amounts": amounts}


DRAWS = {"wheel": wheel, "raffle": raffle, "envelope": envelope}


def draw_differences(record, luck):
    """Everything in which a recorded draw differs from what its rules and seeds give."""
    kind, seeds = record["draw"], record["seeds"]
    problems = []

    def compare(what, stored, computed):
        if stored != computed:
            problems.append(f"{what}: stored {stored}, computed {computed}")

    compare("kind", record["rules"]["kind"], kind)
    compare("rules hash", record["rulesHash"], sha256(canonical(record["rules"])))
    compare("seed commitment", record["commitment"], sha256(seeds["serverSeed"]))
    if kind == "raffle":
        compare("client seed", seeds["clientSeed"], sha256(record["list"]))
    if kind == "envelope":
        compare("client seed", seeds["clientSeed"], record["id"])
    compare("result", record["result"], DRAWS[kind](luck, record))
    return problems
