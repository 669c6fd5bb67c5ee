import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { post } from '../posting.ts'
import { proveSettledPlay, proveWhole } from '../reconcile.ts'
import type { OpenItem } from '../types.ts'
import { prepareEnds, settleRounds, type RoundEnd } from '../windows/settle.ts'
import { setBetWindow, type BetWindow } from '../windows/windows.ts'
import { balanceOf, openHouse, round, roundId, type House } from './people.ts'

let house: House
let batcher: Batcher
beforeAll(async () => {
  house = await openHouse()
  batcher = createBatcher(house.pool, { lanes: 2 })
})
afterAll(async () => {
  await batcher.close()
  await house.drop()
})

const HOUR_MS = 60 * 60_000
const around = (): Omit<BetWindow, 'id'> => {
  const now = Date.now()
  return { opensAt: new Date(now - HOUR_MS), closesAt: new Date(now + HOUR_MS), isShut: false, epoch: 0 }
}
const set = (window: BetWindow) => inTransaction(house.db, (tx) => setBetWindow(tx, window))

function bet(wallet: bigint, window: string, epoch = 0, id = roundId()): OpenItem {
  const { win: _, ...item } = round(wallet, major(2), 0n, { id })
  return { ...item, step: 'open', window: { id: window, epoch }, play: { category: 'LOTT' } }
}

const reasonOf = async (item: OpenItem) => {
  const result = await batcher.enqueue(item)
  return result.status === 'refused' ? result.reason : result.status
}

test('P8 takes a bet only while its window is open, by the database’s clock', async () => {
  const [wallet, id] = [await house.member(100), roundId()]
  expect(await reasonOf(bet(wallet, id))).toBe('windowClosed')
  const now = Date.now()
  await set({ ...around(), id, opensAt: new Date(now + HOUR_MS), closesAt: new Date(now + 2 * HOUR_MS) })
  expect(await reasonOf(bet(wallet, id))).toBe('windowClosed')
  await set({ ...around(), id })
  expect(await reasonOf(bet(wallet, id))).toBe('ok')
  await set({ ...around(), id, closesAt: new Date(Date.now() - 1) })
  expect(await reasonOf(bet(wallet, id))).toBe('windowClosed')
  await set({ ...around(), id, isShut: true })
  expect(await reasonOf(bet(wallet, id))).toBe('windowClosed')
  expect(await balanceOf(house.pool, wallet)).toBe(major(98))
})

test('P3 refuses a bet that was priced for an earlier part of the draw', async () => {
  const [wallet, id] = [await house.member(100), roundId()]
  await set({ ...around(), id, epoch: 3 })
  expect(await reasonOf(bet(wallet, id, 2))).toBe('windowMoved')
  expect(await reasonOf(bet(wallet, id, 3))).toBe('ok')
})

test('M4 answers a repeated bet with its result after the window has shut', async () => {
  const [wallet, id] = [await house.member(100), roundId()]
  await set({ ...around(), id })
  const item = bet(wallet, id)
  expect(await reasonOf(item)).toBe('ok')
  await set({ ...around(), id, isShut: true })
  const [again] = await house.post(item)
  expect(again?.status).toBe('duplicate')
})

test('P8 refuses one late bet in a batch and takes its neighbours', async () => {
  const [wallet, other, open, shut] = [await house.member(10), await house.member(10), roundId(), roundId()]
  await set({ ...around(), id: open })
  await set({ ...around(), id: shut, isShut: true })
  const results = await Promise.all(
    [bet(wallet, open), bet(wallet, shut), bet(other, open)].map((item) => batcher.enqueue(item)),
  )
  expect(results.map(({ status }) => status)).toEqual(['ok', 'refused', 'ok'])
  expect(await balanceOf(house.pool, wallet)).toBe(major(8))
})

test('P8 shutting a window waits for the bets under way: none is stored after it', async () => {
  const id = roundId()
  await set({ ...around(), id })
  const wallets = await Promise.all(Array.from({ length: 20 }, () => house.member(100)))
  const bets = wallets.flatMap((wallet) => Array.from({ length: 20 }, () => reasonOf(bet(wallet, id))))
  await new Promise((resolve) => setImmediate(resolve))
  await set({ ...around(), id, isShut: true })
  const count = () =>
    many(house.db, sql`select id from round where bet_window = ${id}`).then((rows) => rows.length)
  const atShut = await count()
  const results = await Promise.all(bets)
  expect(await count()).toBe(atShut)
  expect(results.filter((result) => result === 'ok').length).toBe(atShut)
})

test('P8 lets a member cancel while the window is open and not later', async () => {
  const [wallet, id] = [await house.member(10), roundId()]
  await set({ ...around(), id })
  const [first, second] = [bet(wallet, id), bet(wallet, id)]
  await house.post(first, second)
  const cancel = (item: OpenItem) => {
    const step = { step: 'void', wallet, vendor: item.vendor, round: item.round.id, window: id } as const
    return house.postOne({ ...step, key: `cancel:${item.round.id}` })
  }
  expect((await cancel(first)).status).toBe('ok')
  expect(await balanceOf(house.pool, wallet)).toBe(major(8))
  await set({ ...around(), id, isShut: true })
  expect(await cancel(second)).toMatchObject({ status: 'refused', reason: 'windowClosed' })
})

/** A bet that depends on several windows. */
const multiple = (
  wallet: bigint,
  [first, ...others]: readonly string[],
  epochs: readonly number[] = [],
): OpenItem => ({
  ...bet(wallet, first!, epochs[0] ?? 0),
  furtherWindows: others.map((id, at) => ({ id, epoch: epochs[at + 1] ?? 0 })),
})

test('SPT-01 takes a multiple only while all of its windows are open, each in the epoch that it was priced for', async () => {
  const [wallet, a, b, c] = [await house.member(100), roundId(), roundId(), roundId()]
  for (const id of [a, b, c]) await set({ ...around(), id })
  expect(await reasonOf(multiple(wallet, [c, a, b]))).toBe('ok')
  expect(
    await many(house.db, sql`select round from round_in_window_view where bet_window = ${b}`),
  ).toHaveLength(1)
  await set({ ...around(), id: b, epoch: 1 })
  expect(await reasonOf(multiple(wallet, [c, a, b]))).toBe('windowMoved')
  expect(await reasonOf(multiple(wallet, [c, a, b], [0, 0, 1]))).toBe('ok')
  await set({ ...around(), id: a, isShut: true })
  expect(await reasonOf(multiple(wallet, [c, a, b], [0, 0, 1]))).toBe('windowClosed')
  expect(await reasonOf(multiple(wallet, [c, b], [0, 1]))).toBe('ok')
  expect(await balanceOf(house.pool, wallet)).toBe(major(94))
  await expect(house.post(multiple(wallet, [a, a]))).rejects.toThrow(RangeError)
})

test('SPT-01 shutting one of several windows waits for the multiples under way: none is stored after it', async () => {
  const ids = Array.from({ length: 6 }, () => roundId())
  for (const id of ids) await set({ ...around(), id })
  const wallets = await Promise.all(Array.from({ length: 12 }, () => house.member(100)))
  const bets = wallets.flatMap((wallet, at) =>
    ids.map((_, turn) =>
      reasonOf(multiple(wallet, [...ids.slice(turn), ...ids.slice(0, turn)].slice(0, 2 + (at % 5)))),
    ),
  )
  await new Promise((resolve) => setImmediate(resolve))
  const [shut] = ids
  await set({ ...around(), id: shut!, isShut: true })
  const stored = () =>
    many(house.db, sql`select round from round_in_window_view where bet_window = ${shut!}`).then(
      ({ length }) => length,
    )
  const atShut = await stored()
  await Promise.all(bets)
  expect(await stored()).toBe(atShut)
})

test('SPT-01 a cash-out settles a bet once, and only at the prices of the epochs that it names', async () => {
  const [wallet, a, b] = [await house.member(100), roundId(), roundId()]
  for (const id of [a, b]) await set({ ...around(), id })
  const item = multiple(wallet, [a, b])
  await house.post(item)
  const cashOut = (epoch: number, key: string) => ({
    step: 'settle' as const,
    key,
    wallet,
    vendor: item.vendor,
    round: item.round.id,
    stake: item.stake,
    win: major(1),
    window: { id: a, epoch: 0 },
    furtherWindows: [{ id: b, epoch }],
  })
  expect(await house.postOne(cashOut(1, 'out:0'))).toMatchObject({ status: 'refused', reason: 'windowMoved' })
  expect((await batcher.enqueue(cashOut(0, 'out:1'))).status).toBe('ok')
  expect(await house.postOne(cashOut(0, 'out:2'))).toMatchObject({ status: 'refused', reason: 'roundClosed' })
  expect(await balanceOf(house.pool, wallet)).toBe(major(99))
})

const endOf = (item: OpenItem, win: bigint): RoundEnd => ({
  round: item.round.id,
  key: `slip:settle:1:${item.round.id}`,
  wallet: item.wallet,
  vendor: item.vendor,
  stake: item.stake,
  win,
  valid: item.stake,
  outcome: win > 0n ? { won: [[0, '1.00']] } : null,
})

test('P5 settles a set of rounds once: balances, entries, facts and house agree', async () => {
  const [wallet, other, dollars, id] = [
    await house.member(10),
    await house.member(10),
    await house.member(10, 'USD'),
    roundId(),
  ]
  await set({ ...around(), id })
  const items = [bet(wallet, id), bet(wallet, id), bet(other, id), bet(dollars, id)]
  await house.post(...items)
  const wins = [major(5), 0n, major(1), major(20)]
  const ends = items.map((item, at) => endOf(item, wins[at]!))
  const settle = () => inTransaction(house.db, (tx) => settleRounds(tx, prepareEnds(ends)))
  const { news, refused } = await settle()
  expect(refused).toEqual([])
  const told = new Map(news.map((one) => [one.wallet, one.balance]))
  expect([wallet, other, dollars].map((one) => told.get(one))).toEqual([11, 9, 28].map(major))
  expect(await balanceOf(house.pool, wallet)).toBe(major(11))
  const again = await settle()
  expect(again.refused).toEqual([]) // answered from their keys
  expect(await balanceOf(house.pool, wallet)).toBe(major(11))
  expect(await proveWhole(house.db)).toEqual([])
  expect(await proveSettledPlay(house.db)).toEqual([])
})

test('P5 a settlement that names another wallet than the round’s moves nothing', async () => {
  const [wallet, other, id] = [await house.member(10), await house.member(10), roundId()]
  await set({ ...around(), id })
  const item = bet(wallet, id)
  await house.post(item)
  const ends = prepareEnds([{ ...endOf(item, major(5)), wallet: other }])
  const { news, refused } = await inTransaction(house.db, (tx) => settleRounds(tx, ends))
  expect([news, refused.length]).toEqual([[], 1])
  expect(await balanceOf(house.pool, wallet)).toBe(major(8))
  expect(await balanceOf(house.pool, other)).toBe(major(10))
})

test('P5 reopens a settled round and settles it with another result', async () => {
  const [wallet, id] = [await house.member(10), roundId()]
  await set({ ...around(), id })
  const item = bet(wallet, id)
  await house.post(item)
  await inTransaction(house.db, (tx) => settleRounds(tx, prepareEnds([endOf(item, major(5))])))
  const settled = endOf(item, major(5))
  const results = await inTransaction(house.db, (tx) =>
    post(tx, [
      { step: 'rollback', key: `slip:reverse:1:${item.round.id}`, wallet, target: settled.key },
      { ...settled, step: 'settle', key: `slip:settle:2:${item.round.id}`, win: major(3) },
    ]),
  )
  expect(results.map(({ status }) => status)).toEqual(['ok', 'ok'])
  expect(await balanceOf(house.pool, wallet)).toBe(major(11))
  expect(await proveWhole(house.db)).toEqual([])
  expect(await proveSettledPlay(house.db)).toEqual([])
})
