import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import type { Guest, Said } from '#tools/conformance/suppliers/supplier.ts'
import { protocolNames } from './store/connections.ts'
import { testVendor, type TestVendor } from './testing/connection.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
/** Schedules per protocol and run. */
const RUNS = isNightly ? 200 : 6
const START = major(200)

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** One delivery of a call. Calls are identified by the round's number: bet n, win n, the rollback of bet n. */
type Delivery = {
  readonly what: 'bet' | 'win' | 'back'
  readonly round: number
  /** Two concurrent deliveries. */
  readonly isDoubled: boolean
  readonly isForged: boolean
  readonly isStrangers: boolean
  /** Days that pass before it. */
  readonly days: number
}

const delivery: fc.Arbitrary<Delivery> = fc.record({
  what: fc.constantFrom('bet', 'win', 'back'),
  round: fc.integer({ min: 0, max: 4 }),
  isDoubled: fc.boolean(),
  isForged: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  isStrangers: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  days: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 3),
})
const sums = fc.array(
  fc.record({ stake: fc.integer({ min: 1, max: 90 }), win: fc.integer({ min: 0, max: 60 }) }),
  { minLength: 5, maxLength: 5 },
)

/**
 * The serial model: the member's balance after calls delivered one after the other in this order. Independent of rounds, tables and the
 * ledger: each transaction takes effect once, and its rollback reverses exactly that.
 */
function oracle() {
  let balance = START
  const bets = new Map<number, 'taken' | 'refused' | 'buried' | 'back'>()
  const wins = new Set<number>()
  return {
    balance: () => balance,
    take(
      what: Delivery['what'],
      round: number,
      { stake, win }: { stake: bigint; win: bigint },
      isAlive: boolean,
    ): void {
      const bet = bets.get(round)
      if (what === 'bet' && bet === undefined && isAlive) {
        const isCovered = balance >= stake
        if (isCovered) balance -= stake
        bets.set(round, isCovered ? 'taken' : 'refused')
      }
      if (what === 'win' && !wins.has(round) && bet === 'taken') {
        balance += win
        wins.add(round)
      }
      if (what === 'back' && bet === undefined) bets.set(round, 'buried')
      if (what === 'back' && bet === 'taken') {
        balance += stake
        bets.set(round, 'back')
      }
    },
  }
}

async function play(
  vendor: TestVendor,
  money: readonly { stake: number; win: number }[],
  calls: readonly Delivery[],
) {
  const mai = await person(at, { balance: START, merchant: 'AMBER' })
  const ann = await person(at, { balance: START, merchant: 'AMBER' })
  const [guest, stranger] = [await vendor.enter(mai), await vendor.enter(ann)]
  const model = oracle()
  const run = randomUUID()
  const { supplier } = vendor
  let isAlive = true
  const send = ({ what, round, isForged, isStrangers }: Delivery): Promise<Said> => {
    const { stake = 0, win = 0 } = money[round] ?? {}
    const bet = `${run}-b${round}`
    // another member's token with this member's name: must be rejected
    const who: Guest = isStrangers ? { ...guest, token: stranger.token } : guest
    const spoil = isForged ? { isTampered: true } : {}
    const base = { guest: who, round: `${run}-r${round}` }
    if (what === 'bet') return supplier.bet({ ...base, transaction: bet, amount: major(stake) }, spoil)
    const next = { ...base, transaction: `${run}-${what}${round}`, reference: bet }
    return what === 'win'
      ? supplier.win({ ...next, amount: major(win) }, spoil)
      : supplier.rollback(next, spoil)
  }
  for (const call of calls) {
    if (call.days > 0) {
      at.clock.forward(call.days * 24 * 3_600_000)
      isAlive = false // the session is over; settlements still arrive
    }
    const copies = call.isDoubled ? [call, call] : [call]
    await Promise.all(copies.map(send))
    const { stake = 0, win = 0 } = money[call.round] ?? {}
    // this protocol names only the member on wins and refunds: there is no token to forge
    const isTokenless = vendor.protocol === 'pragmatic' && call.what !== 'bet'
    if (!call.isForged && (!call.isStrangers || isTokenless))
      model.take(call.what, call.round, { stake: major(stake), win: major(win) }, isAlive)
  }
  const { rows } = await at.app.pool.query<{ balance: bigint }>(
    'select balance from wallet where id = any($1) order by id',
    [[mai.wallet, ann.wallet]],
  )
  return { had: rows.map(({ balance }) => balance), wanted: [model.balance(), START] }
}

test.each(protocolNames)(
  'GAM-04 M4 duplicated, reordered, days-late, forged and foreign-token calls end in the model’s balance: %s',
  async (protocol) => {
    const vendor = await testVendor(at, protocol)
    await fc.assert(
      fc.asyncProperty(sums, fc.array(delivery, { minLength: 8, maxLength: 24 }), async (money, calls) => {
        const { had, wanted } = await play(vendor, money, calls)
        expect(had).toEqual(wanted)
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  },
)

test('M1 the ledger reconciles after all schedules', async () => {
  expect(await proveWhole(at.app.db)).toEqual([])
})
