import type { Db, Tx } from '#db/pool.ts'
import { lotteryOf, seriesOf } from '#features/play/lottery/public.ts'
import { percentText } from '#features/play/rounds/rules.ts'
import { onSale } from '#features/play/shared-rounds/public.ts'
import { poolRtp } from '../rules/pool.ts'
import type { PoolLottery, PoolTerms } from '../rules/terms.ts'
import type { PoolRow } from '../store/pools.ts'
import { newestTerms, termsOfDraw } from '../store/terms.ts'

export const termsOnly = ({ seed, sharePpm, full }: PoolTerms): PoolTerms => ({ seed, sharePpm, full })

export function rtpTexts({ draw }: PoolLottery, terms: PoolTerms) {
  const { fixed, withPool } = poolRtp(draw, terms)
  return { rtpText: percentText(fixed), rtpWithText: percentText(withPool) }
}

/** The terms of the draw that is on sale, and changed ones for later draws. */
export async function termsNow(db: Db | Tx, pool: PoolRow, round: string | null) {
  const [terms, newest] = await Promise.all([termsOfDraw(db, pool, round), newestTerms(db, pool)])
  const isNext =
    newest !== null &&
    (newest.seed !== terms.seed || newest.sharePpm !== terms.sharePpm || newest.full !== terms.full)
  return { terms: termsOnly(terms), next: isNext ? { terms: termsOnly(newest), from: newest.at } : null }
}

/** The draw of a lottery that is on sale; null: none is. */
export async function drawOnSale(db: Db, code: string): Promise<string | null> {
  const row = lotteryOf(code)
  const [sale] = row ? await onSale(db, [seriesOf(row)]) : []
  return sale?.id ?? null
}
