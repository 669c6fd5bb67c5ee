// The valid bet (decision 24): the part of a stake that was at risk. Voids, pushes and opposite bets on one event do not count. Example:
// 10.00 on the banker, 4.00 on the player and 1.00 on a tie, and the banker wins: 6.00 of the first two were at risk, and the 1.00: 7.00
// are valid. On a tie the first two are pushed: 1.00 is valid.

/** A side of an event that a bet, or a share of it, is on; bets of one group on different sides are opposite bets. */
type OnSide = {
  readonly group: string
  readonly side: string
  /**
   * How many sides there are where one of them must come, such as ten digits: only stakes on all of them oppose each other. Absent: every
   * other side opposes.
   */
  readonly of?: number
}

/**
 * The outcome of one bet, as the game reports it. Half results count in full: a game that pushes half of a stake reports its halves
 * separately.
 */
export type EndedBet = {
  readonly stake: bigint
  readonly tag: 'win' | 'halfWin' | 'push' | 'halfLoss' | 'loss' | 'void' | 'jackpot'
  readonly hedge?: OnSide | undefined
  /** Of a bet that is shared among sides: the share of the stake on each. What is left of it opposes nothing. */
  readonly hedges?:
    readonly (OnSide & { readonly share: { readonly n: bigint; readonly d: bigint } })[] | undefined
}

/** Stakes of one member on an event by group and side, in ledger units. */
export type Opposing = ReadonlyMap<
  string,
  { readonly of: number | null; readonly sides: ReadonlyMap<string, bigint> }
>

/** Adds up the stakes on each side; several slips of a member on one event oppose each other as bets of one slip do. */
export function opposingOf(bets: readonly EndedBet[]): Opposing {
  const groups = new Map<string, { readonly of: number | null; readonly sides: Map<string, bigint> }>()
  for (const { group, side, of, stake } of bets.flatMap(partsOf)) {
    const found = groups.get(group) ?? { of: of ?? null, sides: new Map<string, bigint>() }
    found.sides.set(side, (found.sides.get(side) ?? 0n) + stake)
    groups.set(group, found)
  }
  return groups
}

type Part = OnSide & { readonly stake: bigint }

/** The parts of a decided stake that are on sides; each is rounded down, so that the rest counts in the member's favour. */
function partsOf({ stake, tag, hedge, hedges = [] }: EndedBet): readonly Part[] {
  if (tag === 'push' || tag === 'void') return []
  if (hedge) return [{ ...hedge, stake }]
  return hedges.map(({ share, ...side }) => ({ ...side, stake: (stake * share.n) / share.d }))
}

/**
 * The part of the stakes of one round, or of one betting slip on one event, that was at risk; in ledger units. `all`: the sides of every
 * bet of the member on the event, these included; what is at risk of them counts in proportion, rounded down.
 */
export function validBet(bets: readonly EndedBet[], all: Opposing = opposingOf(bets)): bigint {
  let valid = 0n
  for (const bet of bets) {
    if (bet.tag === 'push' || bet.tag === 'void') continue
    valid += bet.stake - partsOf(bet).reduce((sum, { stake }) => sum + stake, 0n)
  }
  for (const [group, { sides }] of opposingOf(bets)) {
    const own = sum([...sides.values()])
    const { of, sides: every } = all.get(group) ?? { of: null, sides }
    const stakes = [...every.values()]
    const total = sum(stakes)
    if (total > 0n) valid += (atRisk(stakes, of) * own) / total
  }
  return valid
}

/** All stakes together, in ledger units. */
export const sum = (stakes: readonly bigint[]): bigint => stakes.reduce((total, stake) => total + stake, 0n)

/**
 * The largest side minus all others: opposite stakes are not at risk. Where one of `of` sides must come, as much as stands on every one of
 * them is not: with 2.00 on nine digits and 1.00 on the tenth, 10 × 1.00 of 19.00.
 */
function atRisk(sides: readonly bigint[], of: number | null): bigint {
  const total = sum(sides)
  if (of !== null) {
    const least = sides.reduce((low, side) => (side < low ? side : low), total)
    return sides.length < of ? total : total - BigInt(of) * least
  }
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
