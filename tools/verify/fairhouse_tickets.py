"""Instant tickets, recomputed from what is published of them. Used by fairhouse_verify.py; nothing but the standard library.

A series follows from its seed. Its prizes are laid out highest first, blanks last, and shuffled from the last place down (Fisher-Yates) with
the stream of (seed, label, nonce 0). The fields of ticket n are drawn from the stream with nonce n: the other prizes of the series twice each,
as many of them as are needed besides the three of the ticket's own prize, then all nine shuffled. The salt of ticket n is HMAC-SHA256 with the
seed over label:n:salt. A ticket's hash is SHA-256 of label|n|prize|fields|salt; the series hash is SHA-256 of "fairhouse tickets", label,
hash of the configuration and root of the Merkle tree of the tickets' hashes.
"""
import hashlib
import hmac

from fairhouse_draws import canonical, pick, sha256

BLANK, FIELDS, NEEDED = 255, 9, 3


def prizes_of(luck, config):
    size = config["size"]
    tickets = [index for index, prize in enumerate(config["prizes"]) for _ in range(prize["count"])]
    tickets += [BLANK] * (size - len(tickets))
    for left in range(size - 1, 0, -1):
        other = luck.below(left + 1)
        tickets[left], tickets[other] = tickets[other], tickets[left]
    return tickets


def fields_of(luck, prize, count):
    filling = [index for index in range(count) if index != prize for _ in range(2)]
    wanted = 0 if prize == BLANK else NEEDED
    chosen = [filling[at] for at in pick(luck, min(len(filling), FIELDS - wanted), len(filling))]
    shown = [prize] * wanted + chosen
    shown += [BLANK] * (FIELDS - len(shown))
    return [shown[at] for at in pick(luck, FIELDS, FIELDS)]


def ticket_hash(label, number, prize, fields, salt):
    return sha256(f"{label}|{number}|{prize}|{','.join(map(str, fields))}|{salt}")


def root_of(leaves):
    level = leaves
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [sha256("".join(pair)) if len(pair) == 2 else pair[0] for pair in pairs]
    return level[0]


def series_root(record, luck_of):
    seed, label, config = record["seed"], record["label"], record["config"]
    prizes = prizes_of(luck_of(seed, label, 0), config)
    leaves = []
    for number, prize in enumerate(prizes, 1):
        fields = fields_of(luck_of(seed, label, number), prize, len(config["prizes"]))
        salt = hmac.new(seed.encode(), f"{label}:{number}:salt".encode(), hashlib.sha256).hexdigest()
        leaves.append(ticket_hash(label, number, prize, fields, salt))
    return prizes, root_of(leaves)


def ticket_root(record):
    own = ticket_hash(*(record[name] for name in ("label", "number", "prize", "fields", "salt")))
    for step in record["path"]:
        own = sha256(step["hash"] + own if step["side"] == "left" else own + step["hash"])
    return own


def ticket_differences(record, luck_of):
    """Everything in which the file of a ticket or a series differs from what was published. `luck_of` gives the stream of (seed, label, nonce)."""
    problems = []

    def compare(what, stored, computed):
        if stored != computed:
            problems.append(f"{what}: stored {stored}, computed {computed}")

    compare("configuration hash", record["configHash"], sha256(canonical(record["config"])))
    if record["tickets"] == "ticket":
        root, fields, prize = ticket_root(record), record["fields"], record["prize"]
        three = [field for field in set(fields) - {BLANK} if fields.count(field) >= NEEDED]
        if len(fields) != FIELDS or three != ([] if prize == BLANK else [prize]):
            problems.append("fields: they do not show the prize")
    else:
        prizes, root = series_root(record, luck_of)
        compare("seed commitment", record["commitment"], sha256(record["seed"]))
        for number, (paid, printed) in enumerate(zip(record["paid"], prizes), 1):
            compare(f"ticket {number}", paid, printed)
        if len(record["paid"]) > len(prizes):
            problems.append("tickets: more were sold than printed")
    published = f"fairhouse tickets {record['label']} {record['configHash']} {root}"
    compare("series hash", record["seriesHash"], sha256(published))
    return problems
