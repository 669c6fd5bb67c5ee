import type { Reply } from '#contract/route.ts'
import { isCurrency } from '#kit/currency.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { lotteryName, lotteryOf } from '#features/play/lottery/public.ts'
import { createCache } from '#server/cache.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { lotteryPools } from '../contract.ts'
import { poolLottery } from '../rules/terms.ts'
import { newestWins } from '../store/draws.ts'
import { poolsNow, type PoolNow } from '../store/pools.ts'
import { termsOfDraw } from '../store/terms.ts'
import { drawOnSale, rtpTexts, termsOnly } from './terms.ts'

/** Pools change when a lottery is drawn: one read a few seconds serves all visitors of a brand. */
const FRESH_MS = 3_000
const MOST_WINNERS = 10

type Shown = Reply<(typeof lotteryPools)['list']>

/** What is shown of a pool in any language, with the terms of the draw on sale; nothing for a lottery that is no longer offered. */
async function withTerms(app: App, pool: PoolNow) {
  const { lottery, amount } = pool
  const known = poolLottery(lottery)
  if (!known) return []
  const terms = termsOnly(await termsOfDraw(app.db, pool, await drawOnSale(app.db, lottery)))
  return [{ lottery, amount, ...terms, ...rtpTexts(known, terms) }]
}

export function createShown(app: App) {
  const keep = createCache<Awaited<ReturnType<typeof read>>>(FRESH_MS)
  const read = async (merchant: string) => {
    const [pools, wins] = await Promise.all([
      poolsNow(app.db, merchant),
      newestWins(app.db, merchant, MOST_WINNERS),
    ])
    const shown = await Promise.all(pools.map((pool) => withTerms(app, pool)))
    return { pools: shown.flat(), wins }
  }
  return async (
    merchant: { readonly code: string; readonly currency: string },
    language: Language,
  ): Promise<Shown> => {
    const { pools, wins } = await keep(merchant.code, () => read(merchant.code))
    const nameOf = (code: string): string => {
      const row = lotteryOf(code)
      return row ? lotteryName(row, language) : code
    }
    const currency = isCurrency(merchant.currency) ? merchant.currency : 'VND'
    return {
      list: pools.map((pool) => ({ ...pool, name: nameOf(pool.lottery), currency })),
      winners: wins.map(({ lottery, label, account, prize, at }) => ({
        lottery,
        name: nameOf(lottery),
        numero: label,
        winner: account && maskedName(account),
        currency,
        prize,
        at,
      })),
    }
  }
}
