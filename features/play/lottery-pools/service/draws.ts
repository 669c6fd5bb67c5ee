import type { Given, Refusal, Reply } from '#contract/route.ts'
import { isCurrency } from '#kit/currency.ts'
import { createCache } from '#server/cache.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { lotteryPools } from '../contract.ts'
import { pastDraws, winsOfDraws } from '../store/draws.ts'
import { poolsOf } from '../store/pools.ts'
import { termsOfDraws } from '../store/terms.ts'
import { termsOnly } from './terms.ts'

type Draws = (typeof lotteryPools)['draws']

const LISTED = 30
/** Draws are hours apart. */
const FRESH_MS = 10_000

/** Null: the brand has no such pool. */
export async function readDraws(
  { db }: Pick<App, 'db'>,
  merchant: string,
  lottery: string,
): Promise<Reply<Draws> | null> {
  const pool = (await poolsOf(db, lottery)).find((one) => one.merchant === merchant)
  if (!pool || !isCurrency(pool.currency)) return null
  const draws = (await pastDraws(db, pool, LISTED)).toReversed()
  const rounds = draws.map(({ round }) => round)
  const [wins, termsOf] = await Promise.all([winsOfDraws(db, pool, rounds), termsOfDraws(db, pool, rounds)])
  return {
    record: 'lotteryPool',
    lottery,
    currency: pool.currency,
    draws: draws.map(({ label, round, staked, contributed, paid, seeded, amount, at }) => ({
      numero: label,
      round,
      terms: termsOnly(termsOf(round)),
      before: amount - seeded + paid - contributed,
      staked,
      contributed,
      wins: wins.filter((win) => win.round === round).map(({ stake, prize }) => ({ stake, prize })),
      seeded,
      after: amount,
      at,
    })),
  }
}

/** The draws of a brand's pool, for everyone who recomputes how it was shared. Winners are not named. */
export function createDraws(app: App) {
  const keep = createCache<Reply<Draws> | null>(FRESH_MS)
  return async (
    { params }: Given<Draws>,
    { merchant }: CallFor<Draws>,
  ): Promise<Reply<Draws> | Refusal<Draws>> =>
    (await keep(`${merchant.code} ${params.lottery}`, () =>
      readDraws(app, merchant.code, params.lottery),
    )) ?? { refused: 'lotteryPools.unknown' }
}
