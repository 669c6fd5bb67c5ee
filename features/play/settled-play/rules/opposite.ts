// Opposite bets (decision 24): of stakes on different sides of one event, only the excess of the largest side over all others is at risk.
// It belongs to the bets of that side in proportion to their stakes, rounded down for each bet and event. Example: 100.00 on the banker,
// and 60.00 on the player by another member, both below one agent: 40.00 of the first bet count for that agent, nothing of the second.
import { sum } from './valid-bet.ts'

/** What part of a bet's stake is on which side of which event. */
export type Side = { readonly event: string; readonly side: string; readonly stake: bigint }

/** A settled bet with its valid bet. `sides` has a row per event and side; the rest of the stake has no opposite. */
export type SidedBet = { readonly stake: bigint; readonly valid: bigint; readonly sides: readonly Side[] }

/** How much of each bet's valid bet counts, in their order, where all of them are taken together. Pushed and void bets are left out. */
export function countedBets(bets: readonly SidedBet[]): readonly bigint[] {
  const events = new Map<string, Map<string, bigint>>()
  for (const { sides } of bets)
    for (const { event, side, stake } of sides) {
      const stakes = events.get(event) ?? new Map<string, bigint>()
      events.set(event, stakes.set(side, (stakes.get(side) ?? 0n) + stake))
    }
  const counted = ({ event, side, stake }: Side): bigint => {
    const stakes = events.get(event)
    const own = stakes?.get(side)
    if (!stakes || !own) return 0n
    const excess = 2n * own - sum([...stakes.values()])
    return excess > 0n ? (stake * excess) / own : 0n
  }
  return bets.map(({ stake, valid, sides }) => {
    const least = stake - sum(sides.map((side) => side.stake)) + sum(sides.map(counted))
    return least < valid ? least : valid
  })
}

/** The stakes of one betting slip by event and side, from its bets with the event that each is on. */
export function sidesOf(
  bets: readonly {
    readonly stake: bigint
    readonly hedge?: { readonly group: string; readonly side: string } | undefined
  }[],
): readonly Side[] {
  const sides = new Map<string, Side>()
  for (const { stake, hedge } of bets) {
    if (!hedge) continue
    const key = JSON.stringify([hedge.group, hedge.side])
    sides.set(key, {
      event: hedge.group,
      side: hedge.side,
      stake: (sides.get(key)?.stake ?? 0n) + stake,
    })
  }
  return [...sides.values()]
}
