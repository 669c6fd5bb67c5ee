// The valid bet (decision 24): the part of a stake that was at risk. Voids, pushes and opposite bets on one event do not count. Example:
// 10.00 on the banker, 4.00 on the player and 1.00 on a tie, and the banker wins: 6.00 of the first two were at risk, and the 1.00: 7.00
// are valid. On a tie the first two are pushed: 1.00 is valid.

/**
 * The outcome of one bet, as the game reports it. Half results count in full: a game that pushes half of a stake reports its halves
 * separately.
 */
export type EndedBet = {
  readonly stake: bigint
  readonly tag: 'win' | 'halfWin' | 'push' | 'halfLoss' | 'loss' | 'void' | 'jackpot'
  /** The event that the bet is on and its side; bets of one group on different sides are opposite bets. */
  readonly hedge?: { readonly group: string; readonly side: string }
}

/** The part of the stakes of one round, or of one betting slip on one event, that was at risk; in ledger units. */
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

/** The largest side minus all others: opposite stakes are not at risk. */
function atRisk(sides: readonly bigint[]): bigint {
  const total = sides.reduce((sum, side) => sum + side, 0n)
  const largest = sides.reduce((most, side) => (side > most ? side : most), 0n)
  const left = 2n * largest - total
  return left > 0n ? left : 0n
}

/** Categories with pushes. A slot that pays exactly the stake won; a card hand, a match or a live table that does so was tied. */
const MAY_PUSH: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'SPORTS', 'ESPORTS'])

/**
 * The valid bet of a vendor's bet. Vendor protocols report only what a bet paid, not its outcome: in a category with pushes a payout of
 * exactly the stake counts as one. They do not report the side of a bet either, so opposite bets cannot be detected.
 */
export function vendorValidBet(bet: {
  readonly category: string
  readonly stake: bigint
  readonly win: bigint
}): bigint {
  return bet.win === bet.stake && MAY_PUSH.has(bet.category) ? 0n : bet.stake
}
