import type { Terms } from '../rules/terms.ts'

/** What the oracle knows of the world, in plain values; it computes player by player and bet by bet, without the SQL of the product. */
export type OracleBet = {
  readonly player: number
  readonly at: number
  readonly stake: bigint
  readonly win: bigint
}
export type OracleMoney = { readonly player: number; readonly at: number; readonly amount: bigint }

export type OracleWorld = {
  readonly affiliates: readonly {
    readonly terms: Terms
    /** The place of the parent; null without one. */
    readonly parent: number | null
    readonly parentPpm: bigint
  }[]
  readonly players: readonly {
    readonly affiliate: number
    readonly registeredAt: number
    readonly isDuplicate: boolean
    /** Excluded from then on. */
    readonly excludedAt: number | null
  }[]
  readonly bets: readonly OracleBet[]
  readonly deposits: readonly OracleMoney[]
  readonly bonuses: readonly OracleMoney[]
}

const MILLION = 1_000_000n
const DAY_MS = 86_400_000
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** When a player reached both sums; null if it never did in time. */
function qualifiedAt(world: OracleWorld, place: number): number | null {
  const player = world.players[place]!
  const { cpa } = world.affiliates[player.affiliate]!.terms
  if (!cpa || player.isDuplicate) return null
  const until = player.registeredAt + cpa.days * DAY_MS
  const isIn = ({ player: whose, at }: { readonly player: number; readonly at: number }) =>
    whose === place && at >= player.registeredAt && at < until
  const reached = (list: readonly { readonly at: number; readonly value: bigint }[], least: bigint) => {
    let total = 0n
    for (const { at, value } of list.toSorted((a, b) => a.at - b.at)) {
      total += value
      if (total >= least) return at
    }
    return null
  }
  const deposits = world.deposits.filter(isIn).map(({ at, amount }) => ({ at, value: amount }))
  const deposited = reached(deposits, cpa.minDeposit > 0n ? cpa.minDeposit : 1n)
  const bets = world.bets
    .filter((bet) => isIn(bet) && !(player.excludedAt !== null && bet.at >= player.excludedAt))
    .map(({ at, stake }) => ({ at, value: stake }))
  const played = cpa.minValid > 0n ? reached(bets, cpa.minValid) : player.registeredAt
  if (deposited === null || played === null) return null
  const at = Math.max(deposited, played)
  return player.excludedAt !== null && at >= player.excludedAt ? null : at
}

/** Share and CPA of one affiliate in a period, without sub-affiliates. */
function own(world: OracleWorld, place: number, from: number, to: number): bigint {
  const { terms } = world.affiliates[place]!
  const players = world.players.flatMap(({ affiliate, isDuplicate }, n) =>
    affiliate === place && !isDuplicate ? [n] : [],
  )
  const isOurs = ({ player, at }: { readonly player: number; readonly at: number }) =>
    players.includes(player) && at >= from && at < to
  const counts = (bet: OracleBet) => {
    const { excludedAt } = world.players[bet.player]!
    return isOurs(bet) && !(excludedAt !== null && bet.at >= excludedAt)
  }
  let earned = 0n
  for (const player of players) {
    const at = qualifiedAt(world, player)
    if (terms.cpa && at !== null && at >= from && at < to) earned += terms.cpa.amount
  }
  if (!terms.share) return earned
  const revenue = sum(world.bets.filter(counts).map(({ stake, win }) => stake - win))
  const fee = revenue > 0n ? (revenue * BigInt(terms.share.adminPpm)) / MILLION : 0n
  const net = revenue - sum(world.bonuses.filter(isOurs).map(({ amount }) => amount)) - fee
  const tier = terms.share.tiers.findLast((each) => each.from <= net) ?? terms.share.tiers[0]!
  const share = (net * BigInt(tier.ratePpm)) / MILLION
  return earned + (share < 0n && !terms.share.carry ? 0n : share)
}

/** What each affiliate earns in a period, in order of the world. */
export function oracleEarned(world: OracleWorld, from: number, to: number): readonly bigint[] {
  const alone = world.affiliates.map((_, place) => own(world, place, from, to))
  return alone.map((value, place) => {
    const subs = world.affiliates.flatMap(({ parent, parentPpm }, sub) => {
      const theirs = alone[sub] ?? 0n
      return parent === place && theirs > 0n ? [(theirs * parentPpm) / MILLION] : []
    })
    return value + sum(subs)
  })
}
