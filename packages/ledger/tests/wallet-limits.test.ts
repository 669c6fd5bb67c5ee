import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { guardOf, setWalletLimit } from '../wallet-limits.ts'
import type { BatchResult } from '../types.ts'
import { deposit, openHouse, round, type House } from './people.ts'

let house: House
let batcher: Batcher
beforeAll(async () => {
  house = await openHouse()
  batcher = createBatcher(house.pool)
})
afterAll(async () => {
  await batcher.close()
  await house.drop()
})

const word = (result: BatchResult) =>
  result.status === 'refused' ? (result.guard ?? result.reason) : result.status
const play = async (wallet: bigint, stake: number, win = 0) =>
  word(await batcher.enqueue(round(wallet, major(stake), major(win))))

test('R1 a stake above the limit is refused, the limit itself is not', async () => {
  const wallet = await house.member(100)
  await setWalletLimit(house.db, wallet, { stakeMax: major(5) })
  expect([await play(wallet, 5), await play(wallet, 6)]).toEqual(['ok', 'stakeMax'])
  await setWalletLimit(house.db, wallet, { stakeMax: null })
  expect(await play(wallet, 6)).toBe('ok')
})

test('R1 counts stakes less wins for a loss limit and never exceeds it, regardless of the concurrency', async () => {
  const wallet = await house.member(100)
  await setWalletLimit(house.db, wallet, { lossDay: major(10) })
  const words = await Promise.all(Array.from({ length: 40 }, () => play(wallet, 3)))
  expect(words.filter((one) => one === 'ok').length).toBe(3)
  expect(words.filter((one) => one === 'lossDay').length).toBe(37)
  expect(await play(wallet, 1, 8)).toBe('ok')
  expect((await guardOf(house.db, wallet))?.lossDayUsed).toBe(major(2))
  expect(await play(wallet, 8)).toBe('ok')
  expect(await play(wallet, 1)).toBe('lossDay')
})

test('R1 counts every stake for a wager limit, and resets it after its period', async () => {
  const wallet = await house.member(100)
  await setWalletLimit(house.db, wallet, { wagerWeek: major(4), zone: 'Asia/Ho_Chi_Minh' })
  expect([await play(wallet, 3, 6), await play(wallet, 2), await play(wallet, 1)]).toEqual([
    'ok',
    'wagerWeek',
    'ok',
  ])
  await run(
    house.owner,
    sql`update wallet_limit set week_ends = now() - interval '1 minute' where wallet = ${wallet}`,
  )
  await run(
    house.owner,
    sql`update wallet set guard_until = now() - interval '1 minute' where id = ${wallet}`,
  )
  expect([await play(wallet, 3), await play(wallet, 2)]).toEqual(['ok', 'wagerWeek'])
  expect((await guardOf(house.db, wallet))?.weekEnds.getTime()).toBeGreaterThan(Date.now())
})

test('R4 credits exactly those of 100 concurrent deposits that stay within the limit', async () => {
  const wallet = await house.member()
  await setWalletLimit(house.db, wallet, { depositMonth: major(10) })
  const results = await Promise.all(
    Array.from({ length: 100 }, () => batcher.enqueue(deposit(wallet, major(3)))),
  )
  expect(results.map(word).filter((one) => one === 'ok').length).toBe(3)
})

test('R6 refuses every stake and deposit after an exclusion, but credits a win of an open round', async () => {
  const wallet = await house.member(10)
  const { win: _, ...open } = round(wallet, major(1), 0n)
  await batcher.enqueue({ ...open, step: 'open' })
  await setWalletLimit(house.db, wallet, { excludedUntil: new Date(Date.now() + 86_400_000) })
  expect(await play(wallet, 1)).toBe('excluded')
  expect(await play(wallet, 0, 5)).toBe('excluded')
  expect(word(await house.postOne(deposit(wallet, major(1))))).toBe('excluded')
  const settle = {
    step: 'settle',
    key: 'settle:excluded',
    wallet,
    vendor: 'STUDIO',
    round: open.round.id,
    stake: major(1),
    win: major(2),
  } as const
  expect(word(await batcher.enqueue(settle))).toBe('ok')
})

test('R11 play stops when the session is over or a reality check is due', async () => {
  const wallet = await house.member(10)
  await setWalletLimit(house.db, wallet, { pauseAt: new Date(Date.now() - 1) })
  expect(await play(wallet, 1)).toBe('pause')
  await setWalletLimit(house.db, wallet, { pauseAt: null, playUntil: new Date(Date.now() - 1) })
  expect(await play(wallet, 1)).toBe('playTime')
  await setWalletLimit(house.db, wallet, { playUntil: null })
  expect(await play(wallet, 1)).toBe('ok')
})
