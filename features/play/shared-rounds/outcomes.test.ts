import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { createHeard } from '#live/heard.ts'
import { recordedEvents } from '#server/events.ts'
import { stageOn } from '#server/transaction/stage.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { Host } from './service/host.ts'
import {
  checkOutcome,
  correctOutcome,
  enterOutcome,
  enterPiece,
  previewCorrection,
  voidRound,
} from './service/outcomes.ts'
import { announce } from './service/news.ts'
import { sellSlip } from './service/sell.ts'
import { stepRound } from './service/steps/step.ts'
import { withinTransaction } from './service/within.ts'
import { slipById } from './store/slips.ts'
import { callerOf, endSale, finish, openRound, side, straight, toyHost } from './testing/toys.ts'

let at: TestApp
let host: Host
beforeAll(async () => {
  at = await testApp()
  host = toyHost(at)
})
afterAll(() => at.close())

let keys = 0
const newKey = () => `slip-${(keys += 1)}`
const rich = () => person(at, { balance: major(1_000) })
const buy = async (who: Person, round: string, lines: unknown, more: { key?: string; epoch?: number } = {}) =>
  sellSlip(host, await callerOf(at, who), { round, lines, key: newKey(), ...more })
const bought = async (...asked: Parameters<typeof buy>) => {
  const sold = await buy(...asked)
  if ('refused' in sold) throw new Error(sold.refused)
  return sold
}
const balance = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance

test('P4 returns every stake of a void round, once', async () => {
  const [mai, linh] = [await rich(), await rich()]
  const round = await openRound(host)
  await bought(mai, round.id, [straight(1, '5.00')])
  await bought(linh, round.id, [side('odd', '7.00')])
  expect(await voidRound(host, round.id, 'test')).toMatchObject({ ok: true })
  expect((await finish(host, round.id)).state).toBe('void')
  expect([await balance(mai), await balance(linh)]).toEqual([major(1_000), major(1_000)])
  expect(await voidRound(host, round.id, 'again')).toMatchObject({ ok: false })
  expect(await buy(mai, round.id, [straight(1)])).toEqual({ refused: 'shared.saleOver' })
})

const by = { enteredBy: 'an', confirmedBy: 'binh' }

test('P6 takes an outcome from outside from two people, once, in its form only', async () => {
  const mai = await rich()
  const round = await openRound(host, 'toy-lottery', { source: 'outside' })
  await bought(mai, round.id, [straight(4, '1.00')])
  expect(await enterOutcome(host, round.id, { number: 4 }, by)).toMatchObject({
    error: { problem: 'notNow' },
  })
  await endSale(at, round.id)
  await finish(host, round.id)
  expect(await checkOutcome(host, round.id, { number: 12 })).toMatchObject({ error: { problem: 'invalid' } })
  const alone = { enteredBy: 'an', confirmedBy: 'an' }
  expect(await enterOutcome(host, round.id, { number: 4 }, alone)).toMatchObject({
    error: { problem: 'samePerson' },
  })
  expect(await enterOutcome(host, round.id, { number: 4 }, by)).toMatchObject({ ok: true })
  expect(await enterOutcome(host, round.id, { number: 5 }, by)).toMatchObject({
    error: { problem: 'notNow' },
  })
  expect(await finish(host, round.id)).toMatchObject({
    state: 'revealed',
    seed: null,
    outcome: { number: 4 },
  })
  expect(await balance(mai)).toBe(major(1_008))
})

test('P5 corrects a result: only what differs is reversed and settled again, as often as needed', async () => {
  const [mai, linh, cuc] = [await rich(), await rich(), await rich()]
  const round = await openRound(host, 'toy-lottery', { source: 'outside' })
  await bought(mai, round.id, [straight(4, '10.00')])
  await bought(linh, round.id, [straight(6, '10.00')])
  const same = await bought(cuc, round.id, [side('even', '10.00')])
  await endSale(at, round.id)
  await finish(host, round.id)
  await enterOutcome(host, round.id, { number: 4 }, by)
  await finish(host, round.id)
  expect([await balance(mai), await balance(linh), await balance(cuc)]).toEqual(
    [1_080, 990, 1_009].map(major),
  )
  const wrong = { ...by, reason: 'read wrong' }
  expect(await previewCorrection(host, round.id, { number: 6 })).toEqual({
    ok: true,
    value: [
      { merchant: 'JADE', currency: 'VND', slips: 3, changed: 2, before: major(109), after: major(109) },
    ],
  })
  expect(await correctOutcome(host, round.id, { number: 6 }, wrong)).toMatchObject({ ok: true })
  await finish(host, round.id)
  expect([await balance(mai), await balance(linh), await balance(cuc)]).toEqual(
    [990, 1_080, 1_009].map(major),
  )
  expect((await slipById(at.app.db, same.slip))?.outcome?.settlement).toBe(1)
  await correctOutcome(host, round.id, { number: 7 }, wrong)
  await finish(host, round.id)
  expect([await balance(mai), await balance(linh), await balance(cuc)]).toEqual([990, 990, 990].map(major))
})

test('P3 sells bets on the rest of a draw at its price, and none that was priced before the last piece', async () => {
  const mai = await rich()
  const round = await openRound(host, 'toy-lottery', { source: 'outside' })
  await endSale(at, round.id)
  await finish(host, round.id)
  expect(await buy(mai, round.id, [straight(3)], { epoch: 1 })).toEqual({ refused: 'shared.priceMoved' })
  expect(await enterPiece(host, round.id, { no: 1, piece: 'odd' }, by)).toEqual({
    ok: true,
    value: { isComplete: false },
  })
  expect(await enterPiece(host, round.id, { no: 1, piece: 'odd' }, by)).toMatchObject({
    error: { problem: 'notNow' },
  })
  expect(await buy(mai, round.id, [straight(3)])).toEqual({ refused: 'shared.priceMoved' })
  await bought(mai, round.id, [straight(3, '10.00')], { epoch: 1 })
  expect(await buy(mai, round.id, [side('odd')], { epoch: 1 })).toMatchObject({
    refused: 'games.betMalformed',
  })
  expect(await enterPiece(host, round.id, { no: 2, piece: 4 }, by)).toMatchObject({
    error: { problem: 'invalid' },
  })
  expect(await enterPiece(host, round.id, { no: 2, piece: 3 }, by)).toEqual({
    ok: true,
    value: { isComplete: true },
  })
  expect(await buy(mai, round.id, [straight(3)], { epoch: 1 })).toEqual({ refused: 'shared.saleOver' })
  await finish(host, round.id)
  expect(await balance(mai)).toBe(major(1_035)) // 10.00 at 4.5
})

test('M1 the ledger reconciles after all of this', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})

test('P8 an event of a round that is told late tells what the round is by then, and none after it is taken for outdated', async () => {
  const events = recordedEvents()
  const app = { ...at.app, events }
  const told = () => events.published.filter(({ room }) => room === 'merchant:JADE').map(({ hint }) => hint)
  const open = await openRound(host)
  await endSale(at, open.id)
  await stepRound(host, open.id)
  // the process that opened it waited before it told; the version has grown since
  announce(app, { ...open, version: open.version - 1 })
  await expect.poll(() => told().length).toBe(1)
  expect(told()[0]?.patch).toMatchObject({ state: 'locked', version: open.version + 1 })
  // a step that leaves the version as it was is told too
  announce(app, { ...open, version: open.version - 1 })
  await expect.poll(() => told().length).toBe(2)
  expect(told().filter(createHeard())).toHaveLength(2)
  await finish(host, open.id)
})

test('P8 a change within a transaction of several steps is told after its commit, as it was committed', async () => {
  const events = recordedEvents()
  const app = { ...at.app, events }
  const round = await openRound(host)
  const told = () => events.published.filter(({ room }) => room === 'merchant:JADE').map(({ hint }) => hint)
  const change = (isLost: boolean) =>
    withinTransaction(app, async (staged, tx) => {
      announce(staged, round)
      await run(tx, sql`update shared_round set version = version + 5 where id = ${round.id}`)
      if (isLost) throw new Error('rolled back')
    })
  await expect(change(true)).rejects.toThrow('rolled back')
  await change(false)
  await expect.poll(() => told().length).toBe(1)
  expect(told()[0]?.patch).toMatchObject({ round: round.id, version: round.version + 5 })
})

test('P8 a change that a second operator approves is told after the approval has been committed', async () => {
  const events = recordedEvents()
  const app = { ...at.app, events }
  const round = await openRound(host)
  const told = () => events.published.filter(({ room }) => room === 'merchant:JADE').map(({ hint }) => hint)
  const approval = await inTransaction(app.db, async (tx) => {
    const stage = stageOn(app, tx)
    announce(stage.app, round)
    await withinTransaction(stage.app, async (staged) => announce(staged, round))
    await run(tx, sql`update shared_round set version = version + 5 where id = ${round.id}`)
    return stage
  })
  expect(told()).toEqual([])
  approval.tellAll()
  await expect.poll(() => told().length).toBe(2)
  for (const { patch } of told()) expect(patch).toMatchObject({ round: round.id, version: round.version + 5 })
})
