import { STUDIO } from '#game-kit/game.ts'
import type { Tx } from '#db/pool.ts'
import type { Level } from '#game-kit/jackpot/levels.ts'
import { houseAccount, transferHouse } from '#ledger/house/transfers.ts'
import type { App } from '#server/app.ts'
import { writeTerms } from '../rules/pool.ts'
import { accountRows, insertLevel, insertPool, type PoolRow } from '../store/pools.ts'
import { openAccounts } from './standing.ts'
import { newTrigger } from './triggers.ts'

export type NewPool = {
  readonly pool: PoolRow
  readonly levels: readonly Level[]
  /** The brands that have accounts; the first seeds are paid by the first. */
  readonly brands: readonly string[]
  readonly by: string
}

/** Opens a pool with its accounts, and moves its seeds from revenue into them. False: its code is taken. */
export async function createPool(app: App, tx: Tx, { pool, levels, brands, by }: NewPool): Promise<boolean> {
  if (!(await insertPool(tx, pool, by))) return false
  for (const [place, level] of levels.entries())
    await insertLevel(tx, {
      pool: pool.code,
      key: level.key,
      place,
      terms: writeTerms(level),
      ...newTrigger(app, { pool: pool.code, level, cycle: 1 }),
    })
  const keys = levels.map(({ key }) => key)
  for (const merchant of brands) await openAccounts(tx, pool, keys, merchant)
  const [first] = brands
  if (first !== undefined) await seedLevels(tx, pool, { levels, merchant: first })
  return true
}

async function seedLevels(
  tx: Tx,
  pool: PoolRow,
  { levels, merchant }: { readonly levels: readonly Level[]; readonly merchant: string },
): Promise<void> {
  const { code, currency } = pool
  const from = await houseAccount(tx, { merchant, currency, kind: 'ggr', detail: STUDIO })
  const accounts = await accountRows(tx, code)
  for (const { key, seed } of levels) {
    const own = accounts.find((one) => one.level === key && one.merchant === merchant)
    if (!own) throw new Error(`jackpots: ${code}:${key} has no account in ${merchant}`)
    const name = `${code}:${key}:0`
    await transferHouse(tx, {
      key: `jackpot:${name}:seed`,
      from,
      to: own.account,
      amount: seed,
      note: `seed ${name}`,
    })
  }
}
