"""The rolling pool of a lottery: what each draw put into it, how its winners shared it, and what was left.

A draw puts a share of its cash stakes into the pool, in parts per million and without a remainder. A winner with all numbers right takes
pool * stake / the larger of the full stake and the sum of all winners' stakes, rounded down to a ten-thousandth; the rest stays. Where
less than the seed is left, the operator fills it up. So each draw begins with what the one before it left. Whether a winner had all
numbers right is what lottery.json and its ticket file are for.
"""

MILLION = 1_000_000


def split(before, staked, terms, stakes):
    """Contribution, prizes in the order of the stakes, what the operator adds, and the pool of the next draw."""
    contributed, rest = divmod(staked * terms["sharePpm"], MILLION)
    if rest:
        raise ValueError(f"{staked} has no whole share of {terms['sharePpm']} ppm")
    pool = before + contributed
    parts = max(sum(stakes), terms["full"])
    prizes = [pool * stake // parts for stake in stakes]
    left = pool - sum(prizes)
    seeded = max(0, terms["seed"] - left)
    return contributed, prizes, seeded, left + seeded


def pool_differences(stored, units, money):
    """Of the draws of a pool, oldest first."""
    problems, last = [], None
    for draw in stored["draws"]:
        name, before = f"draw {draw['numero']}", units(draw["before"])
        if last is not None and before != last:
            problems.append(f"{name}: begins with {money(before)}, the draw before it left {money(last)}")
        terms = {
            "seed": units(draw["terms"]["seed"]),
            "sharePpm": draw["terms"]["sharePpm"],
            "full": units(draw["terms"]["full"]),
        }
        wins = draw["wins"]
        contributed, prizes, seeded, left = split(before, units(draw["staked"]), terms, [units(win["stake"]) for win in wins])
        for what, told, found in [
            ("contributed", draw["contributed"], contributed),
            ("seeded", draw["seeded"], seeded),
            ("after", draw["after"], left),
            *((f"prize {at + 1}", win["prize"], prizes[at]) for at, win in enumerate(wins)),
        ]:
            if units(told) != found:
                problems.append(f"{name}: {what} {told}, by the rules {money(found)}")
        last = units(draw["after"])
    return problems
