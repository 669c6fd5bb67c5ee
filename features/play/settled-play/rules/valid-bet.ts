// The valid bet (decision 24): the part of a stake that was at risk. Voids, pushes and opposite bets on one event count nothing.
// Example: 10.00 on the banker, 4.00 on the player and 1.00 on a tie, and the banker wins: 6.00 of the first two were at risk, and the
// 1.00: 7.00 are valid. On a tie the first two are pushed: 1.00 is valid.

/** How one bet ended, as the game says. Half results count in full: a game that pushes half of a stake tells its halves apart. */
export type EndedBet = {
  readonly stake: bigint
  readonly tag: 'win' | 'halfWin' | 'push' | 'halfLoss' | 'loss' | 'void' | 'jackpot'
  /** The event that the bet is on and its side; bets of one group on different sides are opposite bets. */
  readonly hedge?: { readonly group: string; readonly side: string }
}

/** The part of the stakes of one round, or of one slip of bets on one event, that was at risk; in ledger units. */
export function validBet(bets: readonly EndedBet[]): bigint {
  let valid = 0n
  const groups = new Map<string, Map<string, bigint>>()
  for (const { stake, tag, hedge } of bets) {
    if (tag === 'push' || tag === 'void') continue
    if (!hedge) {
      valid += stake
      continue
    }
    const sides = groups.get(hedge.group) ?? new Map<string, bigint>()
    groups.set(hedge.group, sides.set(hedge.side, (sides.get(hedge.side) ?? 0n) + stake))
  }
  for (const sides of groups.values()) valid += atRisk([...sides.values()])
  return valid
}

/** The largest side less all others: what they stake against each other is not at risk. */
function atRisk(sides: readonly bigint[]): bigint {
  const total = sides.reduce((sum, side) => sum + side, 0n)
  const largest = sides.reduce((most, side) => (side > most ? side : most), 0n)
  const left = 2n * largest - total
  return left > 0n ? left : 0n
}

/** Categories whose bets may be pushed. A slot that returns its stake won; a hand of cards, a match or a live table that does was tied. */
const MAY_PUSH: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'SPORTS', 'ESPORTS'])

/**
 * The valid bet of an outside vendor's bet. No vendor protocol tells how a bet ended, only what it returned: in a category that knows
 * pushes a return of exactly the stake is one. Which side a bet stands on is not told either, so opposite bets cannot be found.
 */
export function vendorValidBet(bet: {
  readonly category: string
  readonly stake: bigint
  readonly win: bigint
}): bigint {
  return bet.win === bet.stake && MAY_PUSH.has(bet.category) ? 0n : bet.stake
}
