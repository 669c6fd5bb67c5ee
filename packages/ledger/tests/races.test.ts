import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, openPool } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { postOne } from '../posting.ts'
import { proveWhole } from '../reconcile.ts'
import type { BatchResult } from '../types.ts'
import { walletById } from '../wallets.ts'
import { newSeed, openHouse, round, testFee, testTransfer, type House } from './people.ts'

let house: House
let one: Batcher
let two: Batcher
beforeAll(async () => {
  house = await openHouse()
  const pool = openPool({ url: house.url, name: 'second', max: 4 })
  one = createBatcher(house.pool, { lanes: 2 })
  const second = createBatcher(pool, { lanes: 2, maxBatch: 7 })
  two = { ...second, close: async () => (await second.close(), pool.end()) }
})
afterAll(async () => {
  await one.close()
  await two.close()
  await house.drop()
})

const okay = (results: readonly (BatchResult | PromiseSettledResult<unknown>)[]) =>
  results.filter((result) => result.status === 'ok').length

test('M3 accepts exactly those of 100 concurrent stakes that the balance covers', async () => {
  const wallet = await house.member(37)
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, at) => (at % 2 ? one : two).enqueue(round(wallet, major(1), 0n))),
  )
  expect(okay(results)).toBe(37)
  expect((await walletById(house.db, wallet))?.balance).toBe(0n)
})

test('M3 never overdraws a balance when stakes, transfers and fees race through batcher and post', async () => {
  const [wallet, other] = [await house.member(30), await house.member()]
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const key = `race:${at}`
      if (at % 3 === 0) return one.enqueue(round(wallet, major(2), 0n))
      const item =
        at % 3 === 1
          ? { posting: testFee, key, wallet, amount: major(2), detail: 'race' }
          : { posting: testTransfer, key, wallet, toWallet: other, amount: major(2) }
      return inTransaction(house.db, (tx) => postOne(tx, item))
    }),
  )
  expect(okay(results)).toBe(15)
  expect((await walletById(house.db, wallet))?.balance).toBe(0n)
})

test('M4 executes ten concurrent deliveries of one call once, with one result', async () => {
  const wallet = await house.member(100)
  const item = round(wallet, major(3), major(1))
  const results = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? one : two).enqueue(item)))
  expect(okay(results)).toBe(1)
  expect(new Set(results.map((result) => ('balance' in result ? result.balance : null)))).toEqual(
    new Set([major(98)]),
  )
})

test('M4 gives one posting and one conflict for one key on two wallets concurrently', async () => {
  const wallets = [await house.member(5), await house.member(5)]
  const results = await Promise.all(
    wallets.map((wallet, at) => (at ? one : two).enqueue(round(wallet, major(1), 0n, { key: 'race:same' }))),
  )
  expect(results.map((result) => ('reason' in result ? result.reason : result.status)).sort()).toEqual([
    'conflict',
    'ok',
  ])
})

test('G1 stores one round for a nonce drawn by two processes concurrently', async () => {
  const wallet = await house.member(50)
  const seedId = await newSeed(house.db, wallet)
  for (let nonce = 0n; nonce < 10n; nonce += 1n) {
    const results = await Promise.all(
      [one, two].map((batcher) => batcher.enqueue(round(wallet, major(1), 0n, { seedId, nonce }))),
    )
    expect(results.map((result) => ('reason' in result ? result.reason : result.status)).sort()).toEqual([
      'nonceTaken',
      'ok',
    ])
  }
})

test('transfers to and fro between the same wallets never deadlock for long', async () => {
  const wallets = await Promise.all([house.member(50), house.member(50), house.member(50)])
  const results = await Promise.all(
    Array.from({ length: 90 }, (_, at) =>
      (at % 2 ? one : two).enqueue({
        posting: testTransfer,
        key: `fro:${at}`,
        wallet: wallets[at % 3]!,
        toWallet: wallets[(at + 1 + (at % 2)) % 3]!,
        amount: major(1),
      }),
    ),
  )
  expect(okay(results)).toBe(90)
})

test('M5 loses and duplicates nothing when a connection dies in the middle', async () => {
  const wallet = await house.member(500)
  const results: BatchResult[] = []
  const load = Array.from({ length: 200 }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, at))
    results.push(await one.enqueue(round(wallet, major(1), 0n)))
  })
  for (let kill = 0; kill < 4; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    await run(
      house.owner,
      sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where query like '%ledger_batch%' and pid <> pg_backend_pid() and datname = current_database()
      `,
    )
  }
  await Promise.all(load)
  expect(results.every((result) => result.status === 'ok' || result.status === 'duplicate')).toBe(true)
  expect((await walletById(house.db, wallet))?.balance).toBe(major(300))
})

test('M6 leaves nothing of a transaction that fails after its posting', async () => {
  const wallet = await house.member(10)
  const item = { posting: testFee, key: 'atomic:1', wallet, amount: major(4), detail: 'x' }
  await expect(
    inTransaction(house.db, async (tx) => {
      expect(await postOne(tx, item)).toMatchObject({ status: 'ok', balance: major(6) })
      throw new Error('the domain failed')
    }),
  ).rejects.toThrow('the domain failed')
  expect((await walletById(house.db, wallet))?.balance).toBe(major(10))
  expect(await house.postOne(item)).toMatchObject({ status: 'ok' })
})

test('tells new callers to retry later when a lane has waited too long', async () => {
  const pool = openPool({ url: house.url, name: 'slow', max: 2 })
  const slow = createBatcher(pool, { maxQueue: 3 })
  const wallet = await house.member(50)
  const results = await Promise.all(
    Array.from({ length: 20 }, () => slow.enqueue(round(wallet, major(1), 0n))),
  )
  expect(results.filter((result) => result.status === 'overloaded').length).toBeGreaterThan(0)
  expect(okay(results)).toBeGreaterThan(0)
  await slow.close()
  await pool.end()
})

test('M1 leaves the books consistent after all this', async () => {
  expect(await proveWhole(house.db)).toEqual([])
})
