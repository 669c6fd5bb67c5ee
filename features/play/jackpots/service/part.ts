import { contributionOf } from '#game-kit/jackpot/levels.ts'
import type { Participation } from '#game-kit/jackpot/participation.ts'
import type { Minor } from '#kit/money.ts'
import type { Contribution } from '#ledger/types.ts'
import { isNear } from '../rules/pool.ts'
import type { PoolStanding } from './standing.ts'

/** A game's part in a pool, as bets of one brand take it. */
export type Part = {
  readonly standing: PoolStanding
  readonly participation: Participation
  /** The terms as text: another text is another configuration. */
  readonly terms: string
}

/** A standing is read once a second and serves all bets in between. */
const parts = new WeakMap<PoolStanding, Part>()

export function partOf(standing: PoolStanding): Part {
  const known = parts.get(standing)
  if (known) return known
  const { pool, levels } = standing
  const made = {
    standing,
    participation: { pool: pool.code, levels: levels.map(({ level }) => level) },
    terms: termsText(levels.map(({ row }) => row)),
  }
  parts.set(standing, made)
  return made
}

export const termsText = (rows: readonly { readonly terms: unknown }[]): string =>
  JSON.stringify(rows.map(({ terms }) => terms))

/** What a stake gives to the accounts of the brand. */
export function shareOf({ standing }: Part, merchant: string, stake: Minor): readonly Contribution[] {
  return standing.levels.flatMap(({ level, accounts }) => {
    const amount = contributionOf(level, stake)
    const own = accounts.get(merchant)
    return own && amount > 0n ? [{ account: own.account, amount }] : []
  })
}

/**
 * Whether a stake may reach a must-hit-by level, so that it is decided under the lock. `underway` are stakes of this process that the
 * amounts as read may lack.
 */
export function mayReach({ standing }: Part, stake: Minor, underway: Minor): boolean {
  return standing.levels.some((level) => isNear(level, contributionOf(level.level, stake + underway)))
}
