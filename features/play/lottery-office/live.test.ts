import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { north } from '#game-kit/lottery/vietnam/draw.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { finish } from '#features/play/shared-rounds/testing/toys.ts'
import { prizesOf } from './rules/prefix.ts'
import { closeDraw, openDraw, resultFor } from './testing/draws.ts'

const { tiers } = north
let at: TestApp
let linh: Operator
let huy: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  linh = await operator(at)
  huy = await operator(at)
  mai = await person(at, { balance: major(10_000_000) })
})
afterAll(() => at.close())

const result = resultFor('live')
const numbers = tiers.flatMap(({ key }) => result[key] ?? [])
const first = (count: number): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(prizesOf(tiers, numbers.slice(0, count))).map(([tier, own]) => [tier, [...own]]),
  )
const enter = (who: Operator, id: string, outcome: Record<string, string[]>) =>
  who.alone.lotteryResults.enter({ params: { id }, body: { outcome, soFar: true } })
const bet = (round: string, epoch: number, picks = '07') =>
  mai.api.sharedRounds.sell({ body: { round, epoch, lines: [['lo2Live', '27000.00', picks]] } })
const rowOf = async (who: Operator, id: string) =>
  (await who.alone.lotteryResults.waiting({})).rows.find((row) => row.id === id)

async function waiting(): Promise<{ readonly id: string; readonly day: string }> {
  const draw = await openDraw(at)
  await closeDraw(at, draw.id)
  return draw
}

test('LOT-03 P6 bets on the rest of an official draw are taken between prizes that two operators entered, and paid as counted by hand', async () => {
  const { id } = await waiting()
  expect(await refusal(bet(id, 1))).toBe('shared.priceMoved')
  expect(await enter(linh, id, first(1))).toMatchObject({ state: 'waiting' })
  expect(await refusal(bet(id, 1))).toBe('shared.priceMoved')
  expect(await enter(huy, id, first(1))).toMatchObject({ state: 'shown' })
  expect(await rowOf(linh, id)).toMatchObject({ state: 'none', shown: first(1), entries: [] })
  const all = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0')).join(',')
  const { slip } = await mai.api.sharedRounds.sell({
    body: { round: id, epoch: 1, lines: [['lo2Live', '2600000.00', all]] },
  })
  // the first to enter the second prize knows it: no bet until both have
  expect(await enter(linh, id, first(3))).toMatchObject({ state: 'waiting' })
  expect(await refusal(bet(id, 1))).toBe('shared.saleOver')
  expect((await mai.api.sharedRounds.round({ params: { round: id } })).liveUntil).toBeNull()
  expect(await enter(huy, id, first(3))).toMatchObject({ state: 'shown' })
  const round = await mai.api.sharedRounds.round({ params: { round: id } })
  expect(round.pieces).toEqual(numbers.slice(0, 3))
  expect(round.liveUntil).not.toBeNull()
  expect(await refusal(bet(id, 1))).toBe('shared.priceMoved')
  await bet(id, 3)
  // the last one is entered with the others: the draw is settled
  expect(await enter(huy, id, first(27))).toMatchObject({ state: 'waiting' })
  expect(await refusal(enter(huy, id, { ...first(26), prize1: ['00000'] }))).toBe(
    'lotteryOffice.alreadyEntered',
  )
  expect(await enter(linh, id, first(27))).toMatchObject({ state: 'drawn' })
  expect(await finish(hostOf(at.app), id)).toMatchObject({ state: 'revealed', outcome: result })
  // each of the 26 endings to come pays 98 / 26 of the 26,000 on its number
  const { win } = await mai.api.sharedRounds.slip({ params: { slip } })
  expect(win).toBe(26n * 98n * major(1_000))
})

test('LOT-03 bets on the rest end with their time, by one operator, and where a source knows more', async () => {
  const { id } = await waiting()
  await enter(linh, id, first(3))
  expect(await enter(huy, id, first(2))).toMatchObject({ state: 'shown' })
  expect(await refusal(bet(id, 2))).toBe('shared.saleOver') // linh has entered the third
  expect(await enter(huy, id, first(3))).toMatchObject({ state: 'shown' })
  await bet(id, 3)
  await linh.alone.sharedRoundsOffice.suspend({ params: { round: id }, body: { reason: 'late broadcast' } })
  expect(await refusal(bet(id, 3))).toBe('shared.saleOver')
  await enter(huy, id, first(4))
  await enter(linh, id, first(4))
  await bet(id, 4)
  await run(
    at.database.owner,
    sql`update bet_window set opens_at = least(opens_at, clock_timestamp()), closes_at = clock_timestamp() where id = ${id}`,
  )
  expect(await refusal(bet(id, 4))).toBe('shared.saleOver')
  // an hour after the draw began everybody knows its numbers
  await run(
    at.database.owner,
    sql`update shared_round set opens_at = opens_at - interval '2 hours', closes_at = closes_at - interval '1 hour', draws_at = draws_at - interval '1 hour' where id = ${id}`,
  )
  await enter(huy, id, first(5))
  await enter(linh, id, first(5))
  expect(await refusal(bet(id, 5))).toBe('shared.saleOver')
})

test('P6 operators who disagree on a prize of a draw under way see where; nothing is public until one corrects it', async () => {
  const { id } = await waiting()
  await enter(linh, id, first(2))
  const wrong = { ...first(2), prize2: ['00000'] }
  expect(await enter(huy, id, wrong)).toEqual({ state: 'differs', places: [{ tier: 'prize2', place: 0 }] })
  expect((await rowOf(linh, id))?.entries).toHaveLength(2)
  expect((await mai.api.sharedRounds.round({ params: { round: id } })).pieces).toEqual([])
  expect(await refusal(enter(huy, id, { special: ['01234'] }))).toBe('shared.outcomeInvalid')
  expect(await enter(huy, id, first(2))).toMatchObject({ state: 'shown' })
})

test('P6 a feed delivers a growing result, an operator confirms prize by prize; a file has whole results only', async () => {
  const { id, day } = await waiting()
  const key = randomBytes(24).toString('base64url')
  const body = { name: 'live-feed', source: { kind: 'push', key } as const, reason: 'official results' }
  await linh.api.lotteryResults.addFeed({ body })
  const push = async (count: number) => {
    const answer = await fetch(`${at.site}/api/lottery/feeds/live-feed/results`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ lottery: 'XSMB', date: day, prizes: first(count), soFar: true }]),
    })
    return answer.json()
  }
  expect(await push(3)).toMatchObject({ value: { rows: [{ state: 'waiting' }] } })
  expect(await enter(huy, id, first(3))).toMatchObject({ state: 'shown' })
  expect(await push(2)).toMatchObject({ value: { rows: [{ state: 'same' }] } })
  await enter(huy, id, first(4))
  expect(await push(4)).toMatchObject({ value: { rows: [{ state: 'shown' }] } })
  const json = JSON.stringify([{ lottery: 'XSMB', date: day, prizes: first(5), soFar: true }])
  const file = await linh.alone.lotteryResults.importFile({ files: [new File([json], 'results.json')] })
  expect(file.rows).toMatchObject([{ state: 'invalid' }])
})

test('M1 the ledger reconciles after all of this', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
