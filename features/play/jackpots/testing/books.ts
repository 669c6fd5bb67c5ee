import { expect } from 'vitest'
import type { Operator } from '#apps/server/testing/operator.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { standings } from '../service/standing.ts'
import { setGames } from '../store/pools.ts'
import { poolBody, type AddPool } from './pools.ts'

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n)

/** Pools of a test server, and what the ledger says of them. */
export function booksIn(at: TestApp, linh: Operator) {
  /** Adds a pool and takes its games from those of other tests. */
  async function alone(pool: AddPool): Promise<void> {
    const { list } = await linh.api.jackpotsOffice.list({})
    await inTransaction(at.app.db, async (tx) => {
      for (const { code } of list) await setGames(tx, code, [])
    })
    await linh.api.jackpotsOffice.add({ body: poolBody(pool) })
    standings(at.app).forget()
  }

  async function poolOf(code: string) {
    standings(at.app).forget()
    const { list } = await at.api().jackpots.pools()
    const found = list.find((pool) => pool.code === code)
    if (!found) throw new Error(`no pool ${code}`)
    return found
  }

  /** Accounts, contributions, prizes and seeds of a level. */
  function booksOf(code: string, level: string) {
    return one(
      at.app.db,
      sql<{ balance: bigint; given: bigint; won: bigint; seeded: bigint; numbers: number[] }>`
        with a as (select account from jackpot_account where pool = ${code} and level = ${level}),
          h as (select number, prize from jackpot_hit where pool = ${code} and level = ${level})
        select (select coalesce(sum(b.balance), 0)::int8 from hot_balance b join a using (account)) as balance,
          (
            select coalesce(sum(c.amount), 0)::int8 from round_contribution_view c join a using (account) where c.state <> 'void'
          ) as given,
          (select coalesce(sum(prize), 0)::int8 from h) as won,
          (
            select coalesce(sum(t.amount), 0)::int8 from house_transfer t join a on a.account = t.to_account
            where t.note like 'seed %'
          ) as seeded,
          (select coalesce(array_agg(number order by number), '{}') from h) as numbers
      `,
    )
  }

  /** Each level is what was seeded and contributed less what was won, hits are numbered without a gap, and the ledger is consistent. */
  async function expectWhole(code: string, levels: readonly string[]): Promise<void> {
    for (const level of levels) {
      const { balance, given, won, seeded, numbers } = await booksOf(code, level)
      expect(balance).toBe(seeded + given - won)
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    }
    expect(await proveSettledPlay(at.app.db)).toEqual([])
    expect(await proveWhole(at.app.db)).toEqual([])
  }

  return { alone, poolOf, booksOf, expectWhole }
}
