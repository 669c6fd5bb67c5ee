import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { inTransaction } from '#db/pool.ts'
import { definePosting, post } from '../posting.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { useSeed } from '../seeds.ts'
import { statementOf, totalsOf } from '../statement.ts'
import { houseBalance, openWallet, walletById } from '../wallets.ts'
import {
  balanceOf,
  deposit,
  newSeed,
  openHouse,
  round,
  roundId,
  testChargeback,
  testDeposit,
  testFee,
  testPayout,
  testTransfer,
  type House,
} from './people.ts'

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

const clearing = () => houseBalance(house.db, { merchant: 'JADE', currency: 'VND', kind: 'deposit_clearing' })

test('CSH-06 credits the wallet and debits the clearing account for a deposit, and returns the original result when repeated', async () => {
  const wallet = await house.member()
  const before = await clearing()
  const item = deposit(wallet, major(25), 'deposit:first')
  expect(await house.postOne(item)).toMatchObject({ status: 'ok', balance: major(25), seq: 1n })
  await house.postOne(deposit(wallet, major(5)))
  expect(await house.postOne(item)).toMatchObject({ status: 'duplicate', balance: major(25), seq: 1n })
  expect(await clearing()).toBe(before - major(30))
})

test('M4 the same key for another amount, wallet or kind is a conflict and moves nothing', async () => {
  const wallet = await house.member(10)
  const other = await house.member()
  await house.postOne(deposit(wallet, major(1), 'deposit:once'))
  for (const item of [deposit(wallet, major(2), 'deposit:once'), deposit(other, major(1), 'deposit:once')]) {
    expect(await house.postOne(item)).toMatchObject({ status: 'refused', reason: 'conflict' })
  }
  expect((await walletById(house.db, wallet))?.balance).toBe(major(11))
})

test('M3 refuses a debit that the wallet does not cover, and repeats the refusal even after a deposit', async () => {
  const wallet = await house.member(3)
  const item = { posting: testFee, key: 'fee:too-much', wallet, amount: major(4), detail: 'test' }
  expect(await house.postOne(item)).toMatchObject({
    status: 'refused',
    reason: 'insufficient',
    balance: major(3),
  })
  await house.postOne(deposit(wallet, major(10)))
  expect(await house.postOne(item)).toMatchObject({
    status: 'refused',
    reason: 'insufficient',
    balance: major(3),
  })
})

test('posts a transfer as two entries in one batch, and never mixes points with money', async () => {
  const [from, to] = [await house.member(10), await house.member()]
  const points = await openWallet(house.db, { owner: 7n, merchant: 'JADE', kind: 'points', currency: 'VND' })
  const item = {
    posting: testTransfer,
    key: 'transfer:1',
    wallet: from,
    toWallet: to,
    amount: major(4),
    ref: 'gift',
  }
  expect(await house.postOne(item)).toMatchObject({ status: 'ok', balance: major(6) })
  expect(await house.postOne(item)).toMatchObject({ status: 'duplicate', balance: major(6) })
  expect((await walletById(house.db, to))?.balance).toBe(major(4))
  await expect(house.postOne({ ...item, key: 'transfer:2', toWallet: points })).rejects.toThrow(
    /different books/,
  )
})

test('takes an instant round’s stake before crediting its win, in one entry that the record shows as two', async () => {
  const wallet = await house.member(5)
  expect(await batcher.enqueue(round(wallet, major(6), major(50)))).toMatchObject({ reason: 'insufficient' })
  const won = round(wallet, major(5), major(12))
  expect(await batcher.enqueue(won)).toMatchObject({ status: 'ok', balance: major(12), ref: won.round.id })
  const { lines } = await statementOf(house.db, wallet)
  expect(lines.map(({ kind, amount, before, after }) => [kind, amount, before, after])).toEqual([
    ['round.played', major(12), 0n, major(12)],
    ['round.played', -major(5), major(5), 0n],
    ['test.deposit', major(5), 0n, major(5)],
  ])
})

test('tests each stake of several items of one wallet in order; a win pays for later stakes', async () => {
  const wallet = await house.member(10)
  const results = await Promise.all(
    [
      round(wallet, major(10), major(4)),
      round(wallet, major(5), 0n),
      round(wallet, major(4), major(30)),
      round(wallet, major(30), 0n),
    ].map((item) => batcher.enqueue(item)),
  )
  expect(results.map((result) => (result.status === 'refused' ? result.reason : result.status))).toEqual([
    'ok',
    'insufficient',
    'ok',
    'ok',
  ])
  expect((await walletById(house.db, wallet))?.balance).toBe(0n)
})

test('returns a retried round’s first result, although its outcome was drawn again', async () => {
  const wallet = await house.member(10)
  const first = round(wallet, major(1), major(3), { key: 'play:1' })
  const again = round(wallet, major(1), 0n, { key: 'play:1' })
  expect(await batcher.enqueue(first)).toMatchObject({ status: 'ok', balance: major(12) })
  expect(await batcher.enqueue(again)).toMatchObject({
    status: 'duplicate',
    balance: major(12),
    ref: first.round.id,
  })
  expect(await batcher.enqueue({ ...again, stake: major(2) })).toMatchObject({ reason: 'conflict' })
})

test('G1 accepts a nonce once: the second round with it is refused and may use the next', async () => {
  const wallet = await house.member(10)
  const seedId = await newSeed(house.db, wallet)
  const results = await Promise.all(
    [0n, 0n, 1n].map((nonce) => batcher.enqueue(round(wallet, major(1), 0n, { seedId, nonce }))),
  )
  expect(results.map((result) => (result.status === 'refused' ? result.reason : result.status))).toEqual([
    'ok',
    'nonceTaken',
    'ok',
  ])
})

test('G9 posts a round from the active seed only: not from a closed one, the next one, or another wallet’s', async () => {
  const [wallet, stranger] = [await house.member(10), await house.member(10)]
  const first = await newSeed(house.db, wallet)
  const draw = async (seedId: string, nonce: bigint, who = wallet) => {
    const result = await batcher.enqueue(round(who, major(1), 0n, { seedId, nonce }))
    return result.status === 'refused' ? result.reason : result.status
  }
  expect([await draw(first, 1n), await draw(first, 2n), await draw(first, 2n)]).toEqual([
    'ok',
    'ok',
    'nonceTaken',
  ])
  const second = roundId()
  expect(await draw(second, 1n)).toBe('seedNotInUse')
  expect(await useSeed(house.db, wallet, { from: first, to: second })).toEqual({ told: 'ok', lastNonce: 2n })
  expect([await draw(first, 3n), await draw(second, 1n), await draw(second, 1n, stranger)]).toEqual([
    'seedNotInUse',
    'ok',
    'seedNotInUse',
  ])
  expect(await balanceOf(house.pool, wallet)).toBe(major(7))
})

test('G9 leaves a refused round’s key unused: it is drawn again from the active seed', async () => {
  const wallet = await house.member(10)
  const first = await newSeed(house.db, wallet)
  const second = await newSeed(house.db, wallet, first)
  const item = (seedId: string) => round(wallet, major(1), 0n, { key: 'stale:1', seedId, nonce: 1n })
  expect(await batcher.enqueue(item(first))).toMatchObject({ reason: 'seedNotInUse' })
  expect(await batcher.enqueue(item(second))).toMatchObject({ status: 'ok' })
})

test('G9 does not close a seed while a round of it is open, uses it once, and does not reopen its rounds', async () => {
  const wallet = await house.member(10)
  const first = await newSeed(house.db, wallet)
  const { win: _, ...opened } = round(wallet, major(1), 0n, { seedId: first, nonce: 1n })
  const change = (from: string | null, to: string | null) => useSeed(house.db, wallet, { from, to })
  expect(await batcher.enqueue({ ...opened, step: 'open' })).toMatchObject({ status: 'ok' })
  expect(await change(first, roundId())).toMatchObject({ told: 'roundOpen' })
  expect(await change(roundId(), null)).toMatchObject({ told: 'notInUse' })
  const { id } = opened.round
  const win = { key: 'end:1', wallet, vendor: opened.vendor, round: id, stake: major(1), win: major(2) }
  expect(await batcher.enqueue({ ...win, step: 'settle' })).toMatchObject({ status: 'ok' })
  expect(await change(first, null)).toMatchObject({ told: 'ok' })
  const back = { step: 'rollback', key: 'back:1', wallet, target: win.key } as const
  expect(await batcher.enqueue(back)).toMatchObject({ reason: 'seedNotInUse' })
  await expect(change(null, first)).rejects.toThrow(/round_seed_pkey/)
})

test('M4 sends a key once at a time, and repeats an accepted result from memory', async () => {
  const wallet = await house.member(10)
  const item = round(wallet, major(1), 0n, { key: 'memory:1' })
  const { items } = batcher.load()
  const results = await Promise.all([batcher.enqueue(item), batcher.enqueue(item), batcher.enqueue(item)])
  expect(results.map(({ status }) => status)).toEqual(['ok', 'duplicate', 'duplicate'])
  expect(await batcher.enqueue(item)).toEqual({ ...results[0], status: 'duplicate' })
  expect(batcher.load().items).toBe(items + 1)
  expect(await batcher.enqueue({ ...item, stake: major(2) })).toMatchObject({ reason: 'conflict' })
  expect(await batcher.enqueue(item)).toMatchObject({ status: 'duplicate', balance: major(9) })
})

test('an open round keeps its stake in open_bets until it is settled, once', async () => {
  const wallet = await house.member(10)
  const vendor = 'VENDOR'
  const { win: _, ...opened } = round(wallet, major(4), 0n, { vendor })
  const id = opened.round.id
  const open = () =>
    houseBalance(house.db, { merchant: 'JADE', currency: 'VND', kind: 'open_bets', detail: vendor })
  expect(await batcher.enqueue({ ...opened, step: 'open' })).toMatchObject({
    status: 'ok',
    balance: major(6),
  })
  expect(await open()).toBe(major(4))
  const raise = { step: 'raise', key: 'raise:1', wallet, vendor, round: id, stake: major(2) } as const
  expect(await batcher.enqueue(raise)).toMatchObject({ status: 'ok', balance: major(4) })
  const settle = {
    step: 'settle',
    key: 'settle:1',
    wallet,
    vendor,
    round: id,
    stake: major(6),
    win: major(9),
  } as const
  expect(await batcher.enqueue({ ...settle, key: 'settle:0', stake: major(5) })).toMatchObject({
    reason: 'conflict',
  })
  expect(await batcher.enqueue(settle)).toMatchObject({ status: 'ok', balance: major(13) })
  expect(await batcher.enqueue(settle)).toMatchObject({ status: 'duplicate', balance: major(13) })
  expect(await batcher.enqueue({ ...settle, key: 'settle:2' })).toMatchObject({ reason: 'roundClosed' })
  expect(await open()).toBe(0n)
})

test('returns the stake and takes back the win of a voided settled round, into debt if it was spent', async () => {
  const wallet = await house.member(10)
  const won = round(wallet, major(10), major(50))
  await batcher.enqueue(won)
  await house.postOne({ posting: testPayout, key: 'payout:debt', wallet, amount: major(45) })
  const voided = { step: 'void', key: 'void:1', wallet, vendor: 'STUDIO', round: won.round.id } as const
  expect(await batcher.enqueue(voided)).toMatchObject({ status: 'ok', balance: -major(35) })
  expect((await walletById(house.db, wallet))?.state).toBe('debt')
  expect(await batcher.enqueue(round(wallet, major(1), 0n))).toMatchObject({ reason: 'debt' })
  await house.postOne(deposit(wallet, major(36)))
  expect(await walletById(house.db, wallet)).toMatchObject({ state: 'open', balance: major(1) })
})

test('lets only belowFloor kinds go below the floor', async () => {
  const wallet = await house.member(1)
  const chargeback = { posting: testChargeback, key: 'cb:1', wallet, amount: major(3), detail: 'sandbox' }
  expect(await house.postOne({ ...chargeback, posting: testPayout, key: 'cb:0' })).toMatchObject({
    reason: 'insufficient',
  })
  expect(await house.postOne(chargeback)).toMatchObject({ status: 'ok', balance: -major(2) })
})

test('M8 adds opening and movements of a period up to its closing', async () => {
  const wallet = await house.member(20)
  await batcher.enqueue(round(wallet, major(5), major(2)))
  const totals = await totalsOf(house.db, wallet)
  const moved = totals.kinds.reduce((sum, { credits, debits }) => sum + credits + debits, 0n)
  expect(totals.opening + moved).toBe(totals.closing)
  expect(totals.closing).toBe(major(17))
})

test('refuses a posting code that another kind has at start', () => {
  expect(() => definePosting({ ...testDeposit, kind: 'test.other' })).toThrow(/belongs to test.deposit/)
  expect(() => definePosting({ ...testDeposit, code: 5, kind: 'test.low' })).toThrow(/must lie/)
})

test('M2 history is written by the owner alone', async () => {
  const wallet = await house.member()
  const at = new Date('2026-01-02T03:04:05Z')
  const item = deposit(wallet, major(9))
  await expect(inTransaction(house.db, (tx) => post(tx, [item], { at }))).rejects.toThrow(/only the owner/)
  await inTransaction(house.owner, (tx) => post(tx, [item], { at }))
  const { lines } = await statementOf(house.db, wallet)
  expect(lines[0]?.at).toEqual(at)
})
