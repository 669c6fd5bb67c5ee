import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import {
  expireHolds,
  holdById,
  holdIdOf,
  openHolds,
  passFreeze,
  placeHold,
  postHold,
  voidHold,
} from '../holds.ts'
import { proveWhole } from '../reconcile.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { setFrozen, walletById } from '../wallets.ts'
import { openHouse, round, testFee, testPayout, testTransfer, type House } from './people.ts'

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

const hold = (wallet: bigint, key: string, units: number, expiresAt?: Date) =>
  inTransaction(house.db, (tx) =>
    placeHold(tx, {
      key,
      wallet,
      amount: major(units),
      purpose: 'withdrawal',
      ...(expiresAt ? { expiresAt } : {}),
    }),
  )

test('CSH-02 does not allow held money to be staked, and releases it when the hold is voided', async () => {
  const wallet = await house.member(10)
  expect(await hold(wallet, 'hold:1', 8)).toMatchObject({
    status: 'ok',
    balance: major(10),
    held: major(8),
    ref: holdIdOf('hold:1'),
  })
  expect(await hold(wallet, 'hold:1', 8)).toMatchObject({ status: 'duplicate', held: major(8) })
  expect(await batcher.enqueue(round(wallet, major(3), 0n))).toMatchObject({ reason: 'insufficient' })
  expect(await batcher.enqueue(round(wallet, major(2), 0n))).toMatchObject({ status: 'ok', held: major(8) })
  const release = { key: 'void:hold:1', wallet, hold: holdIdOf('hold:1') }
  const voided = () => inTransaction(house.db, (tx) => voidHold(tx, release))
  expect(await voided()).toMatchObject({ status: 'ok', balance: major(8), held: 0n })
  expect(await voided()).toMatchObject({ status: 'duplicate', held: 0n })
  expect((await holdById(house.db, release.hold))?.resolution).toBe('voided')
})

test('CSH-02 posts a hold once, in part, and releases the rest', async () => {
  const wallet = await house.member(10)
  await hold(wallet, 'hold:2', 6)
  const pay = (key: string, units: number) =>
    inTransaction(house.db, (tx) =>
      postHold(tx, holdIdOf('hold:2'), {
        posting: testPayout,
        key,
        wallet,
        amount: major(units),
        detail: 'sandbox',
        ref: 'w-2',
      }),
    )
  expect(await pay('pay:too-much', 7)).toMatchObject({ reason: 'insufficient' })
  const raced = await Promise.all([pay('pay:a', 5), pay('pay:b', 5)])
  expect(raced.map((result) => ('reason' in result ? result.reason : result.status)).sort()).toEqual([
    'holdResolved',
    'ok',
  ])
  expect(await walletById(house.db, wallet)).toMatchObject({ balance: major(5), held: 0n })
  expect(await holdById(house.db, holdIdOf('hold:2'))).toMatchObject({
    resolution: 'posted',
    postedAmount: major(5),
  })
})

test('posts a hold to another wallet: a transfer that waited for its acceptance', async () => {
  const [agent, member] = [await house.member(10), await house.member()]
  await hold(agent, 'hold:3', 4)
  const item = { posting: testTransfer, key: 'accept:3', wallet: agent, toWallet: member, amount: major(4) }
  expect(await inTransaction(house.db, (tx) => postHold(tx, holdIdOf('hold:3'), item))).toMatchObject({
    balance: major(6),
    held: 0n,
  })
  expect((await walletById(house.db, member))?.balance).toBe(major(4))
})

test('releases an expired hold once, and leaves the others', async () => {
  const wallet = await house.member(10)
  await hold(wallet, 'hold:4', 2, new Date(Date.now() - 1_000))
  await hold(wallet, 'hold:5', 3, new Date(Date.now() + 60_000))
  expect(await expireHolds(house.db)).toBe(1)
  expect(await expireHolds(house.db)).toBe(0)
  expect((await openHolds(house.db, wallet)).map((open) => open.id)).toEqual([holdIdOf('hold:5')])
})

test('RSP-02 lets a frozen wallet spend nothing and pay no hold unless two operators allow it; wins and refunds are credited', async () => {
  const wallet = await house.member(10)
  const { win: _, ...open } = round(wallet, major(1), 0n)
  await batcher.enqueue({ ...open, step: 'open' })
  await hold(wallet, 'hold:6', 2)
  expect(await setFrozen(house.db, wallet, true)).toBe(true)
  expect(await batcher.enqueue(round(wallet, major(1), 0n))).toMatchObject({ reason: 'frozen' })
  expect(
    await house.postOne({ posting: testFee, key: 'fee:frozen', wallet, amount: 1n, detail: 'x' }),
  ).toMatchObject({ reason: 'frozen' })
  expect(await hold(wallet, 'hold:7', 1)).toMatchObject({ reason: 'frozen' })
  const settle = {
    step: 'settle',
    key: 'settle:frozen',
    wallet,
    vendor: 'STUDIO',
    round: open.round.id,
    stake: major(1),
    win: major(3),
  } as const
  expect(await batcher.enqueue(settle)).toMatchObject({ status: 'ok', balance: major(12) })
  const pay = { posting: testPayout, key: 'pay:frozen', wallet, amount: major(2), detail: 'sandbox' }
  const paid = () => inTransaction(house.db, (tx) => postHold(tx, holdIdOf('hold:6'), pay))
  const pass = (first: string, second: string) =>
    inTransaction(house.db, (tx) => passFreeze(tx, [holdIdOf('hold:6')], { first, second }))
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(await paid()).toMatchObject({ status: 'refused', reason: 'frozen', held: major(2) })
  await expect(pass(one, one)).rejects.toThrow('by two people')
  expect(await pass(one, two)).toBe(1)
  await setFrozen(house.db, wallet, false)
  await setFrozen(house.db, wallet, true) // a new freeze: what two people agreed to before it is over
  expect(await paid()).toMatchObject({ reason: 'frozen' })
  await pass(one, two)
  expect(await paid()).toMatchObject({ status: 'ok', balance: major(10), held: 0n })
  expect(await pass(one, two)).toBe(0)
})

test('RSP-02 allows a frozen wallet’s hold to be voided or to expire', async () => {
  const wallet = await house.member(10)
  await hold(wallet, 'hold:frozen-void', 2)
  await hold(wallet, 'hold:frozen-expire', 3, new Date(Date.now() - 1_000))
  await setFrozen(house.db, wallet, true)
  const release = { key: 'void:frozen', wallet, hold: holdIdOf('hold:frozen-void') }
  expect(await inTransaction(house.db, (tx) => voidHold(tx, release))).toMatchObject({ status: 'ok' })
  expect(await expireHolds(house.db)).toBeGreaterThan(0)
  expect(await walletById(house.db, wallet)).toMatchObject({ balance: major(10), held: 0n })
})

test('B4 blocks the key of a rollback that arrives before its bet; a later one returns the stake, once', async () => {
  const wallet = await house.member(10)
  const early = { step: 'rollback', key: 'rb:early', wallet, target: 'bet:late' } as const
  expect(await batcher.enqueue(early)).toMatchObject({ status: 'ok', balance: major(10) })
  expect(await batcher.enqueue(round(wallet, major(4), 0n, { key: 'bet:late' }))).toMatchObject({
    reason: 'tombstone',
  })
  await batcher.enqueue(round(wallet, major(4), major(1), { key: 'bet:early' }))
  const late = { step: 'rollback', key: 'rb:late', wallet, target: 'bet:early' } as const
  expect(await batcher.enqueue(late)).toMatchObject({ status: 'ok', balance: major(10) })
  expect(await batcher.enqueue(late)).toMatchObject({ status: 'duplicate', balance: major(10) })
  expect(await batcher.enqueue({ ...late, key: 'rb:again' })).toMatchObject({
    status: 'ok',
    balance: major(10),
  })
})

test('M1 leaves the books consistent after all this', async () => {
  expect(await proveWhole(house.db)).toEqual([])
})
