import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { postVia } from '../post-via.ts'
import { proveWhole } from '../reconcile.ts'
import type { LedgerItem } from '../types.ts'
import { walletById } from '../wallets.ts'
import { deposit, openHouse, testFee, type House } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => house.drop())

const via = (...items: readonly LedgerItem[]) =>
  inTransaction(house.db, (tx) => postVia(house.pool)(tx, items))

/** Number of statements of one posting, including the transaction's beginning and end. */
async function statementsOf(item: LedgerItem): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await via(item)
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}

test('M1 looks up a book and an account once for a frequent poster, and moves money like any other', async () => {
  const wallet = await house.member(10)
  const fee = (n: number) => ({
    posting: testFee,
    key: `via:${n}`,
    wallet,
    amount: major(1),
    detail: 'via',
  })
  await via(fee(1))
  // it learns outside the transaction, and no caller waits for it
  let n = 1
  await expect.poll(() => statementsOf(fee(++n)), { interval: 200 }).toBe(3)
  const balance = major(10 - n)
  expect((await walletById(house.db, wallet))?.balance).toBe(balance)
  expect(await via(fee(n))).toMatchObject([{ status: 'duplicate', balance }])
})

test('M1 caches nothing of a rolled-back posting', async () => {
  const wallet = await house.member(10)
  const fee = { posting: testFee, key: 'undone', wallet, amount: major(1), detail: 'an account never opened' }
  await expect(
    inTransaction(house.db, async (tx) => {
      await postVia(house.pool)(tx, [fee])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  // missing data is read on a connection of its own, which nothing awaits
  await expect.poll(() => house.pool.idleCount === house.pool.totalCount).toBe(true)
  expect(await via(fee, { ...fee, key: 'undone:2' })).toMatchObject([{ status: 'ok' }, { status: 'ok' }])
  expect((await walletById(house.db, wallet))?.balance).toBe(major(8))
})

test('M1 refuses an unknown wallet beside a known one', async () => {
  const wallet = await house.member()
  expect(await via(deposit(9_999_999n, major(1)), deposit(wallet, major(2)))).toMatchObject([
    { status: 'refused', reason: 'unknownWallet' },
    { status: 'ok', balance: major(2) },
  ])
})

test('M1 the books balance after it', async () => {
  expect(await proveWhole(house.db)).toEqual([])
})
