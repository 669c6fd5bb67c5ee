import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { countExposure, recountExposure } from './service/risk/exposure.ts'
import type { Host } from './service/host.ts'
import { stepRound } from './service/steps/step.ts'
import { setCap } from './store/caps.ts'
import {
  endSale,
  finish,
  makeDue,
  nextRounds,
  now,
  openRound,
  side,
  straight,
  toyHost,
} from './testing/toys.ts'

let at: TestApp
let host: Host
let linh: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  host = toyHost(at)
  linh = await operator(at)
  mai = await person(at, { balance: major(1_000) })
})
afterAll(() => at.close())

const anyone = () => at.api().sharedRounds
const sell = (round: string, lines: unknown[], epoch?: number) =>
  mai.api.sharedRounds.sell({ body: { round, lines, ...(epoch === undefined ? {} : { epoch }) } })
const reason = 'read from the official draw'
async function openRoundOf(series: string): Promise<string> {
  const [id = ''] = await nextRounds(host, series, 1)
  await stepRound(host, id)
  return id
}

test('LOT-01 shows a series, its rounds and their changes, and what does not exist', async () => {
  const round = await openRound(host)
  const [next] = await nextRounds(host, round.series, 1)
  const page = await anyone().series({ params: { series: round.series }, query: {} })
  expect(page.coming.map(({ id, state }) => [id, state])).toEqual([
    [round.id, 'open'],
    [next, 'scheduled'],
  ])
  const { events } = await anyone().events({ params: { round: round.id }, query: {} })
  expect(events.map(({ version, kind }) => [version, kind])).toEqual([[1, 'open']])
  expect(await refusal(anyone().series({ params: { series: 'none' }, query: {} }))).toBe(
    'shared.seriesUnknown',
  )
  expect(await refusal(anyone().round({ params: { round: randomUUID() } }))).toBe('shared.roundUnknown')
  expect(await refusal(anyone().tickets({ params: { round: round.id } }))).toBe('shared.notSealed')
  expect(await refusal(anyone().proof({ params: { round: round.id } }))).toBe('shared.seedSecret')
})

test('P8 buys, reads and cancels a slip, and is late after the sale', async () => {
  const round = await openRound(host)
  const bought = await sell(round.id, [straight(1, '2.00'), side('odd')])
  expect(bought).toMatchObject({ stake: major(3), lines: 2, balance: major(997) })
  const params = { slip: bought.slip }
  const linhs = await person(at, { balance: major(1) })
  expect(await refusal(linhs.api.sharedRounds.slip({ params }))).toBe('shared.slipUnknown')
  expect(await mai.api.sharedRounds.cancel({ params })).toEqual({ balance: major(1_000) })
  expect(await mai.api.sharedRounds.cancel({ params })).toEqual({ balance: major(1_000) })
  const kept = await sell(round.id, [straight(1)])
  expect(
    await refusal(mai.api.sharedRounds.act({ params: { slip: kept.slip }, body: { action: 'x' } })),
  ).toBe('shared.notAllowed')
  await endSale(at, round.id)
  expect(await refusal(sell(round.id, [straight(1)]))).toBe('shared.saleOver')
  expect(await refusal(mai.api.sharedRounds.cancel({ params: { slip: kept.slip } }))).toBe('shared.saleOver')
  await finish(host, round.id)
  const slip = await mai.api.sharedRounds.slip({ params: { slip: kept.slip } })
  expect(slip.state).toBe('settled')
  const file = await (await anyone().tickets({ params: { round: round.id } })).text()
  expect(file).toBe(`${slip.ticket}\n`)
  const shown = await anyone().round({ params: { round: round.id } })
  expect(hash('sha256', file)).toBe(shown.ticketsHash)
  const proof = await anyone().proof({ params: { round: round.id } })
  expect(proof.outcome).toEqual(shown.outcome)
})

test('P7 says which number has reached its cap', async () => {
  const round = await openRound(host, 'toy-lottery', { cap: major(90) })
  await sell(round.id, [straight(7, '10.00')])
  expect(await refusal(sell(round.id, [straight(7)]))).toBe('shared.capReached')
  const { numbers } = await linh.api.sharedRoundsOffice.exposure({ params: { round: round.id } })
  expect(numbers).toEqual([{ merchant: 'JADE', currency: 'VND', key: '7', most: major(90) }])
})

test('P7 a cancelled slip gives its room under the cap back, and counts nowhere', async () => {
  const round = await openRound(host, 'toy-lottery', { cap: major(90) })
  const first = await sell(round.id, [straight(7, '10.00')])
  expect(await refusal(sell(round.id, [straight(7)]))).toBe('shared.capReached')
  await mai.api.sharedRounds.cancel({ params: { slip: first.slip } })
  await mai.api.sharedRounds.cancel({ params: { slip: first.slip } })
  const exposed = async () =>
    (await linh.api.sharedRoundsOffice.exposure({ params: { round: round.id } })).numbers
  expect(await exposed()).toEqual([])
  await sell(round.id, [straight(7, '10.00')])
  expect(await exposed()).toMatchObject([{ key: '7', most: major(90) }])
  expect(await countExposure(host, round.id)).toMatchObject([
    { currency: 'VND', keys: new Map([['7', major(90)]]) },
  ])
})

test('P7 a cap that is set while slips are on sale counts those sold before it', async () => {
  const round = await openRound(host)
  await sell(round.id, [straight(7, '10.00')])
  await inTransaction(at.app.db, (tx) =>
    setCap(tx, round.series, { currency: 'VND', key: '7', most: major(95), setBy: 'test' }),
  )
  at.clock.set(new Date(at.clock.now().getTime() + 3_000)) // caps are cached for two seconds
  await recountExposure(at.app)
  const later = await openRoundOf(round.series)
  expect(await refusal(sell(round.id, [straight(7)]))).toBe('shared.capReached')
  await sell(round.id, [straight(8, '20.00')])
  await sell(later, [straight(7, '10.00')])
  expect(await refusal(sell(later, [straight(7)]))).toBe('shared.capReached')
})

test('P6 an operator with a bet on the draw, also under a related account, neither enters nor approves its result', async () => {
  const round = await openRound(host, 'toy-lottery', { source: 'outside' })
  const player = await operator(at)
  const own = await person(at, { account: player.account.replaceAll('-', ''), balance: major(10) })
  await run(
    at.database.owner,
    sql`update member set email = (select upper(email) from operator where id = ${player.id}::uuid) where id = ${own.id}`,
  )
  const enter = { params: { round: round.id }, body: { outcome: { number: 4 }, reason } }
  const { slip } = await own.api.sharedRounds.sell({ body: { round: round.id, lines: [straight(4)] } })
  expect(await refusal(player.alone.sharedRoundsOffice.enter(enter))).toBe('shared.ownBet')
  expect(await refusal(linh.alone.sharedRoundsOffice.enter(enter))).toBe('shared.wrongState')
  await own.api.sharedRounds.cancel({ params: { slip } })
  expect(await refusal(player.alone.sharedRoundsOffice.enter(enter))).toBe('shared.wrongState')
})

test('P6 a result needs two operators and fits the state of its round; it is corrected with a preview', async () => {
  const { sharedRoundsOffice: office } = linh.api
  const round = await openRound(host, 'toy-lottery', { source: 'outside' })
  const params = { round: round.id }
  const body = { outcome: { number: 4 }, reason }
  await sell(round.id, [straight(4, '10.00')])
  expect(await refusal(office.enter({ params, body }))).toBe('shared.wrongState')
  await endSale(at, round.id)
  await finish(host, round.id)
  expect(await refusal(linh.alone.sharedRoundsOffice.enter({ params, body }))).toBe('approvals.sent')
  expect((await now(host, round.id)).state).toBe('locked')
  expect(await refusal(office.enter({ params, body: { outcome: { number: 12 }, reason } }))).toBe(
    'shared.outcomeInvalid',
  )
  await office.enter({ params, body })
  await finish(host, round.id)
  const preview = await office.preview({ params, body: { outcome: { number: 5 } } })
  expect(preview.books).toEqual([
    { merchant: 'JADE', currency: 'VND', slips: 1, changed: 1, before: major(90), after: 0n },
  ])
  await office.correct({ params, body: { outcome: { number: 5 }, reason } })
  const corrected = await finish(host, round.id)
  expect(corrected).toMatchObject({ outcome: { number: 5 }, settlement: 2 })
})

test('P3 a price that has moved is refused; pieces, suspension and a void come from operators', async () => {
  const { sharedRoundsOffice: office } = linh.api
  const round = await openRound(host, 'toy-lottery', { source: 'outside' })
  const params = { round: round.id }
  await endSale(at, round.id)
  await finish(host, round.id)
  await office.piece({ params: { ...params, no: 1 }, body: { piece: 'odd', reason } })
  expect(await refusal(sell(round.id, [straight(3)]))).toBe('shared.priceMoved')
  await sell(round.id, [straight(3)], 1)
  await office.suspend({ params, body: { reason } })
  expect(await refusal(sell(round.id, [straight(3)], 1))).toBe('shared.saleOver')
  await office.void({ params, body: { reason } })
  expect(await finish(host, round.id)).toMatchObject({ state: 'void', voidReason: reason })
})

test('P8 a draw waits for the beacon that its series names; the salt depends on it', async () => {
  const { sharedRoundsOffice: office } = linh.api
  const round = await openRound(host, 'toy-lottery', { beacon: 'drand quicknet' })
  const params = { round: round.id }
  await endSale(at, round.id)
  expect(await finish(host, round.id)).toMatchObject({ state: 'locked', salt: null })
  await office.beacon({ params, body: { value: '1f2e3d', reason } })
  await makeDue(at, round.id)
  const drawn = await finish(host, round.id)
  expect(drawn).toMatchObject({ state: 'revealed', beacon: '1f2e3d' })
})

test('G13 a stopped series schedules nothing until two operators start it', async () => {
  const { sharedRoundsOffice: office } = linh.api
  const { series } = await openRound(host)
  const stopped = { params: { series }, body: { reason } }
  await office.stop(stopped)
  expect((await anyone().series({ params: { series }, query: {} })).isRunning).toBe(false)
  expect(await refusal(linh.alone.sharedRoundsOffice.start(stopped))).toBe('approvals.sent')
  await office.start(stopped)
  expect((await anyone().series({ params: { series }, query: {} })).isRunning).toBe(true)
})

test('G19 an action after the end of a round, or on a slip that has ended, is refused', async () => {
  const round = await openRound(host, 'toy-crash')
  const { slip } = await sell(round.id, [['ride', '10.00', { auto: 0 }]])
  const act = () => mai.api.sharedRounds.act({ params: { slip }, body: { action: 'cash-out' } })
  expect(await refusal(act())).toBe('shared.saleOver')
  await endSale(at, round.id)
  for (let steps = 0; steps < 10 && (await now(host, round.id)).state !== 'drawn'; steps++)
    await stepRound(host, round.id)
  expect((await anyone().round({ params: { round: round.id } })).outcome).toBeNull()
  const { win } = await act()
  expect(win).toBeGreaterThanOrEqual(major(10))
  expect(await refusal(act())).toBe('shared.slipOver')
})
