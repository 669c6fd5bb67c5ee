"""The jackpot of a round: which random levels its seeds hit, and whether a must-hit-by level paid its trigger.

A game that takes part names its pool and levels in the field "jackpot" of its configuration. A random level draws from the round's own
seeds with "clientSeed:nonce:jackpot:<pool>:<level>:<block>" and is hit where the number below its odds is below the stake; both are counted
in ten-thousandths. A trigger is drawn from a seed of its own, whose SHA-256 was published when its cycle began: the client seed is
"jackpot:<pool>:<level>", the nonce the number of the hit. Numbers are drawn below n from two words by rejection.
"""
import hashlib

WORDS = 1 << 64


def below_large(luck, n):
    most = WORDS - WORDS % n
    while True:
        word = (luck.word() << 32) | luck.word()
        if word < most:
            return word % n


def jackpot_differences(stored, luck_of, units, money):
    """Nothing for a round without a part: no pool, or bonus money paid."""
    config, jackpot = stored.get("config"), stored.get("jackpot")
    if not isinstance(config, dict) or "jackpot" not in config or not jackpot:
        return []
    pool, seeds, problems = config["jackpot"]["pool"], stored["seeds"], []
    stake = units(stored["stake"])
    for level in config["jackpot"]["levels"]:
        key, hits = level["key"], [hit for hit in jackpot["hits"] if hit["level"] == level["key"]]
        if level["kind"] == "random":
            luck = luck_of(seeds["serverSeed"], seeds["clientSeed"], seeds["nonce"])
            luck.prefix += f"jackpot:{pool}:{key}:"
            is_hit = below_large(luck, units(level["oneInStaked"])) < stake
            if is_hit != bool(hits):
                problems.append(f"jackpot {key}: stored {len(hits)} hits, the seeds {'hit it' if is_hit else 'hit none'}")
            continue
        for hit in hits:
            seed = hit["triggerSeed"] or ""
            if hashlib.sha256(seed.encode()).hexdigest() != hit["triggerHash"]:
                problems.append(f"jackpot {key}: the seed of trigger {hit['number']} is not the published one")
                continue
            luck = luck_of(seed, f"jackpot:{pool}:{key}", hit["number"])
            trigger = units(level["seed"]) + 1 + below_large(luck, units(level["by"]) - units(level["seed"]))
            if trigger != units(hit["prize"]):
                problems.append(f"jackpot {key}: paid {hit['prize']}, its trigger is {money(trigger)}")
    return problems
