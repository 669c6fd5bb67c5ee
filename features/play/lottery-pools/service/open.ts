import { inTransaction } from '#db/pool.ts'
import { STUDIO } from '#game-kit/game.ts'
import { houseAccount, transferHouse } from '#ledger/house/transfers.ts'
import type { App } from '#server/app.ts'
import { poolLotteries } from '../rules/terms.ts'
import { insertPool, poolsOf } from '../store/pools.ts'

/** The detail of a pool's house account, and of the prizes from it. */
export const poolName = (lottery: string): string => `lottery:${lottery}`

/** Opens the pool of each brand where it is missing, with its first seed out of revenue. Safe to repeat, and to run in every process. */
export async function openPools(app: App): Promise<void> {
  const merchants = await app.merchants.all()
  for (const { code: lottery, terms } of poolLotteries) {
    const open = new Set((await poolsOf(app.db, lottery)).map(({ merchant }) => merchant))
    for (const { code: merchant, currency } of merchants) {
      const own = terms[currency]
      if (!own || open.has(merchant)) continue
      await inTransaction(app.db, async (tx) => {
        const book = { merchant, currency } as const
        const account = await houseAccount(tx, { ...book, kind: 'jackpot', detail: poolName(lottery) })
        if (!(await insertPool(tx, { lottery, ...book, account, ...own }))) return
        const from = await houseAccount(tx, { ...book, kind: 'ggr', detail: STUDIO })
        const key = `${poolName(lottery)}:${merchant}:seed`
        await transferHouse(tx, {
          key,
          from,
          to: account,
          amount: own.seed,
          note: `seed ${poolName(lottery)}`,
        })
      })
    }
  }
}
