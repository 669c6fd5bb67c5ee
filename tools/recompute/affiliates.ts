/**
 * Derives what affiliates come to from raw rows, with code that shares nothing with the settlement: one player and one bet after the
 * other. The rules are those of docs/decisions/0081.
 */
import type { Derived } from './agents.ts'

export type RawTerms = {
  readonly cpa: {
    readonly amount: bigint
    readonly minDeposit: bigint
    readonly minValid: bigint
    readonly days: number
  } | null
  readonly share: {
    readonly tiers: readonly { readonly from: bigint; readonly ratePpm: bigint }[]
    readonly adminPpm: bigint
    readonly carry: boolean
  } | null
}

export type RawPlayer = {
  readonly id: bigint
  readonly affiliate: bigint
  readonly plan: string
  readonly registeredAt: Date
  readonly isDuplicate: boolean
}

/** A bet, its facts added up. */
export type RawPlay = {
  readonly player: bigint
  readonly at: Date
  readonly valid: bigint
  readonly revenue: bigint
}

export type RawMoney = { readonly player: bigint; readonly at: Date; readonly amount: bigint }

export type RawAffiliates = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly players: readonly RawPlayer[]
  readonly terms: ReadonlyMap<string, RawTerms>
  readonly parents: ReadonlyMap<bigint, { readonly parent: bigint; readonly ppm: bigint }>
  /** Without play during an exclusion. */
  readonly play: readonly RawPlay[]
  readonly deposits: readonly RawMoney[]
  readonly bonuses: readonly RawMoney[]
  readonly isExcluded: (player: bigint, moment: Date) => boolean
}

const MILLION = 1_000_000n
const DAY_MS = 86_400_000

/** The first moment at which a sum is reached; null if it never is. */
function reachedAt(
  list: readonly { readonly at: Date; readonly value: bigint }[],
  least: bigint,
): Date | null {
  let total = 0n
  for (const { at, value } of list.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    total += value
    if (total >= least) return at
  }
  return null
}

function qualifiedAt(raw: RawAffiliates, player: RawPlayer, cpa: NonNullable<RawTerms['cpa']>): Date | null {
  const until = new Date(player.registeredAt.getTime() + cpa.days * DAY_MS)
  const isTheirs = (each: { readonly player: bigint; readonly at: Date }) =>
    each.player === player.id && each.at >= player.registeredAt && each.at < until
  const deposits = raw.deposits.filter(isTheirs).map(({ at, amount }) => ({ at, value: amount }))
  const deposited = reachedAt(deposits, cpa.minDeposit > 0n ? cpa.minDeposit : 1n)
  const play = raw.play.filter(isTheirs).map(({ at, valid }) => ({ at, value: valid }))
  const played = cpa.minValid > 0n ? reachedAt(play, cpa.minValid) : player.registeredAt
  if (!deposited || !played) return null
  const at = deposited > played ? deposited : played
  return raw.isExcluded(player.id, at) ? null : at
}

type Own = { readonly net: bigint; readonly earned: bigint }

/** Shares and CPA of one affiliate, plan by plan. */
function ownOf(raw: RawAffiliates, affiliate: bigint): Own {
  const { startsAt, endsAt } = raw
  const isIn = ({ at }: { readonly at: Date }) => at >= startsAt && at < endsAt
  const players = raw.players.filter((player) => player.affiliate === affiliate && !player.isDuplicate)
  let net = 0n
  let earned = 0n
  for (const plan of new Set(players.map((player) => player.plan))) {
    const own = players.filter((player) => player.plan === plan && player.registeredAt < endsAt)
    const isTheirs = (each: { readonly player: bigint; readonly at: Date }) =>
      isIn(each) && own.some(({ id }) => id === each.player)
    const { cpa, share } = raw.terms.get(plan) ?? { cpa: null, share: null }
    for (const player of own) {
      const at = cpa && qualifiedAt(raw, player, cpa)
      if (cpa && at && isIn({ at })) earned += cpa.amount
    }
    const revenue = raw.play.filter(isTheirs).reduce((sum, each) => sum + each.revenue, 0n)
    const bonuses = raw.bonuses.filter(isTheirs).reduce((sum, each) => sum + each.amount, 0n)
    const fee = share && revenue > 0n ? (revenue * share.adminPpm) / MILLION : 0n
    const left = revenue - bonuses - fee
    net += left
    if (!share) continue
    const tier = share.tiers.findLast(({ from }) => from <= left) ?? share.tiers[0]
    const amount = (left * (tier?.ratePpm ?? 0n)) / MILLION
    earned += amount < 0n && !share.carry ? 0n : amount
  }
  return { net, earned }
}

export function deriveAffiliate(raw: RawAffiliates, affiliate: bigint): Derived {
  const own = ownOf(raw, affiliate)
  let earned = own.earned
  for (const [sub, { parent, ppm }] of raw.parents) {
    if (parent !== affiliate) continue
    const theirs = ownOf(raw, sub).earned
    if (theirs > 0n) earned += (theirs * ppm) / MILLION
  }
  return { score: own.net, base: own.net, gross: earned, taken: 0n, earned }
}
