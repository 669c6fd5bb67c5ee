#!/usr/bin/env python3
"""Recomputes a member's bonus wagering from raw bets, without the product.

Input (a file or standard input): the JSON that export-wagering.sql prints. Output: one line per bonus with the sum of
its bets' contributions. Ends with 1 if it differs from what the product booked when the bonus ended, or if a bonus
ended as completed below its requirement.

A bet counts for the bonus that was active when it first settled. It contributes valid bet x weight / 100, rounded
towards zero, in ledger units (1.00 = 10,000); the weight is that of the game, else of its category, else 100; nothing
in excluded games and categories and in card rooms (PVP). A void is a bet of the opposite amounts.
"""

import json
import sys


def weight(terms, bet):
    """Percent of a valid bet that counts."""
    if bet["category"] == "PVP" or bet["category"] in terms["excludedCategories"]:
        return 0
    if bet["game"] in terms["excludedGames"]:
        return 0
    by_category = terms["categoryWeights"].get(bet["category"], 100)
    return terms["gameWeights"].get(bet["game"], by_category)


def contribution(terms, bet):
    """Ledger units, rounded towards zero, so that a void takes back exactly what its bet gave."""
    product = int(bet["valid"]) * weight(terms, bet)
    return product // 100 if product >= 0 else -(-product // 100)


def wagered(bonus, bets):
    """The sum over the bets that count for this bonus."""
    start, end = bonus["from"], bonus["to"]
    if start is None or "kind" in bonus["terms"]:  # it never began, or is free rounds, which have no wagering
        return 0
    return sum(
        contribution(bonus["terms"], bet)
        for bet in bets
        if bet["wallet"] == bonus["wallet"] and bet["first"] >= start and bet["at"] >= start and (end is None or bet["at"] < end)
    )


def main():
    source = open(sys.argv[1], encoding="utf-8") if len(sys.argv) > 1 else sys.stdin
    member = json.load(source)
    faults = 0
    for bonus in member["bonuses"]:
        total = wagered(bonus, member["bets"])
        booked = bonus["booked"]
        is_wrong = booked is not None and int(booked) != total
        is_early = bonus["outcome"] == "completed" and total < int(bonus["requirement"])
        faults += is_wrong or is_early
        print(f'{bonus["id"]} {total} {bonus["requirement"]} {bonus["outcome"] or "active"}{" DIFFERS" if is_wrong or is_early else ""}')
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
