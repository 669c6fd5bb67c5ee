#!/usr/bin/env python3
"""Recomputes the final ranking of a race from its published facts, with Python's standard library only.

    python3 fairhouse_race.py race-<id>.ndjson

Checks the hash of the facts and that each fact is one the rules count, adds up the bets that stand, ranks the players, shares the
prizes, and compares all of it with the published result. Exit code 0: it agrees. Amounts are 1/10,000 of the currency.
"""
import hashlib
import json
import sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(timezone.utc)


def toward_zero(above, below):
    whole = abs(above) // abs(below)
    return whole if (above < 0) == (below < 0) else -whole


def value_of(metric, stake, win, valid):
    """What one bet scores."""
    if metric == "turnover":
        return valid
    if metric == "multiplier":
        return toward_zero(win * 100, stake)
    return toward_zero((win - stake) * 100, stake)


def fault_of(race, joined, fact):
    """Why the rules do not count a fact, or None."""
    zone, play = ZoneInfo(race["timeZone"]), race["play"]
    bet, at = moment(fact["bet"]), moment(fact["at"])
    if not moment(race["startsAt"]) <= bet < moment(race["endsAt"]) or at >= moment(race["closesAt"]):
        return "outside the race"
    if bet < joined:
        return "before the player joined"
    if not play["from"] <= bet.astimezone(zone).hour < play["to"]:
        return "outside the counting hours"
    if play["categories"] or play["games"]:
        if fact["category"] not in play["categories"] and fact["game"] not in play["games"]:
            return "another game"
    if fact["category"] == "PVP" and race["metric"] != "turnover":
        return "a card room"
    if abs(int(fact["stake"])) < int(race["leastStake"]):
        return "below the minimum stake"
    return None if int(fact["valid"]) != 0 else "without a valid bet"


def scores_of(race, facts):
    """Score, number of bets and the moment of the tie rule, by player."""
    bets = {}
    for fact in facts:
        bet = bets.setdefault((fact["fact"], fact["round"]), {"rounds": 0, "stake": 0, "win": 0, "valid": 0, "bet": None})
        for key in ("rounds", "stake", "win", "valid"):
            bet[key] += int(fact[key])
        bet["bet"] = min(bet["bet"] or fact["bet"], fact["bet"])
    zone, cap = ZoneInfo(race["timeZone"]), race["dailyCap"]
    players = {}
    for (tag, _), bet in bets.items():
        if bet["rounds"] == 1:
            value = value_of(race["metric"], bet["stake"], bet["win"], bet["valid"])
            players.setdefault(tag, []).append((value, bet["bet"]))
    scores = {}
    for tag, own in players.items():
        if race["metric"] == "multiplier":
            best = max(value for value, _ in own)
            scores[tag] = (best, len(own), min(at for value, at in own if value == best))
            continue
        days = {}
        for value, at in own:
            day = moment(at).astimezone(zone).date()
            days[day] = days.get(day, 0) + value
        total = sum(min(value, int(cap)) if cap is not None else value for value in days.values())
        scores[tag] = (total, len(own), max(at for _, at in own))
    return scores


def ranking_of(race, scores):
    """Players by place: (place, tag, score, bets)."""
    able = [(tag, *own) for tag, own in scores.items() if own[0] >= int(race["leastScore"])]
    able.sort(key=lambda row: (-row[1], row[3], row[0]))
    places = []
    for at, (tag, score, bets, _) in enumerate(able, 1):
        shares = race["tie"] == "shared" and places and places[-1][2] == score
        places.append((places[-1][0] if shares else at, tag, score, bets))
    return places


def gifts_of(race, places):
    """Prizes by player: a shared place divides those of the places that it takes."""
    def at(place):
        return [prize["gift"] for prize in race["prizes"] if prize["from"] <= place <= prize["to"]]

    groups = {}
    for place, tag, _, _ in places:
        groups.setdefault(place, []).append(tag)
    won = {}
    for place, tags in groups.items():
        gifts = [gift for taken in range(place, place + len(tags)) for gift in at(taken)]
        if len(tags) > 1:
            sums = {}
            for gift in gifts:
                key = gift["kind"] + gift.get("terms", "")
                known = sums.setdefault(key, [gift, 0])
                known[1] += int(gift["amount"] if "amount" in gift else gift["count"])
            gifts = []
            for gift, total in sums.values():
                if "amount" in gift:
                    share = total // len(tags) // 100 * 100
                    gifts += [{**gift, "amount": str(share)}] if share else []
                elif total >= len(tags):
                    gifts.append({**gift, "count": total // len(tags)})
        for tag in tags:
            won[tag] = gifts
    return won


def verify(lines):
    """The differences between what was published and what follows from it."""
    race, players, facts, results, hashed, faults = None, {}, [], [], hashlib.sha256(), []
    for line in lines:
        row = json.loads(line)
        if "fact" in row:
            hashed.update(line.encode() if line.endswith("\n") else (line + "\n").encode())
            facts.append(row)
        elif "player" in row:
            players[row["player"]] = moment(row["joinedAt"])
        elif "result" in row:
            results.append(row)
        else:
            race = row
    if hashed.hexdigest() != race["factsHash"]:
        faults.append(f"the facts have the hash {hashed.hexdigest()}, published is {race['factsHash']}")
    if len(facts) != int(race["facts"]):
        faults.append(f"there are {len(facts)} facts, published are {race['facts']}")
    for fact in facts:
        fault = fault_of(race, players[fact["fact"]], fact) if fact["fact"] in players else "of no player"
        if fault:
            faults.append(f"a fact of round {fact['round']} should not count: {fault}")
    places = ranking_of(race, scores_of(race, facts))
    won = gifts_of(race, places)
    expected = {tag: (place, score, bets, won[tag]) for place, tag, score, bets in places}
    published = {row["result"]: (row["place"], int(row["score"]), int(row["bets"]), row["gifts"]) for row in results}
    for tag in sorted(expected.keys() | published.keys()):
        if expected.get(tag) != published.get(tag):
            faults.append(f"player {tag}: recomputed {expected.get(tag)}, published {published.get(tag)}")
    return race, len(facts), len(places), faults


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        race, facts, places, faults = verify(file)
    for fault in faults:
        print(fault)
    said = "does NOT agree" if faults else "agrees"
    print(f"{race['title']}: the ranking of {places} players {said} with {facts} facts")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
