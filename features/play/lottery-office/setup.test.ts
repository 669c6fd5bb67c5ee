import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { seriesOf } from '#features/play/lottery/rules/catalogue.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { finish } from '#features/play/shared-rounds/testing/toys.ts'
import { closeDraw, openDraw, resultFor } from './testing/draws.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let mai: Person
const reason = 'asked for by a test'
const today = () => dayIn('Asia/Ho_Chi_Minh', at.clock.now())
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  linh = await operator(at)
  huy = await operator(at)
  mai = await person(at, { balance: major(10_000_000) })
})
afterAll(() => at.close())

const setup = () => linh.api.lotterySetup
const alone = () => linh.alone.lotterySetup
const coming = async (code: string) => {
  const page = await at.api().sharedRounds.series({ params: { series: seriesOf({ code }) }, query: {} })
  return page.coming.map(({ label }) => label)
}

test('LOT-03 a holiday of a family voids the draws of that day that are on sale, and two people decide it', async () => {
  const day = (await coming('XSBD'))[0] ?? ''
  const body = { scope: 'XSMN', day, name: 'Tết Nguyên đán', reason }
  expect(await refusal(alone().addHoliday({ body }))).toBe('approvals.sent')
  expect(await coming('XSBD')).toContain(day)
  const { voided } = await setup().addHoliday({ body })
  // three provinces of the South draw on a Friday
  expect(voided).toBe(3)
  expect(await coming('XSBD')).not.toContain(day)
  expect(await coming('XSMB')).toContain(day)
  expect(await refusal(setup().addHoliday({ body }))).toBe('lotteryOffice.holidayTaken')
  expect((await alone().calendar({})).holidays).toMatchObject([
    { scope: 'XSMN', day, createdBy: linh.account },
  ])
  await setup().removeHoliday({ body: { scope: 'XSMN', day, reason } })
  expect(await refusal(setup().removeHoliday({ body: { scope: 'XSMN', day, reason } }))).toBe(
    'lotteryOffice.holidayUnknown',
  )
  const past = { ...body, day: addDays(today(), -1) }
  expect(await refusal(setup().addHoliday({ body: past }))).toBe('lotteryOffice.dayPast')
  expect(await refusal(setup().removeHoliday({ body: { scope: 'XSMN', day: past.day, reason } }))).toBe(
    'lotteryOffice.dayPast',
  )
  expect(await refusal(setup().addHoliday({ body: { ...body, scope: 'SSC_1M' } }))).toBe(
    'lotteryOffice.unknownLottery',
  )
})

test('LOT-01 a changed schedule applies from a day whose draws are not on sale yet', async () => {
  const { freeFrom } = await alone().calendar({})
  const body = {
    lottery: 'XSKT',
    fromDay: freeFrom,
    days: [0, 3],
    at: '17:30',
    closesBeforeMinutes: 20,
    reason,
  }
  expect(await refusal(setup().setSchedule({ body: { ...body, fromDay: addDays(freeFrom, -1) } }))).toBe(
    'lotteryOffice.tooSoon',
  )
  expect(await refusal(setup().setSchedule({ body: { ...body, lottery: 'SSC_1M' } }))).toBe(
    'lotteryOffice.unknownLottery',
  )
  expect(await refusal(alone().setSchedule({ body }))).toBe('approvals.sent')
  await setup().setSchedule({ body })
  expect((await alone().calendar({})).schedules).toMatchObject([
    { lottery: 'XSKT', fromDay: freeFrom, at: '17:30' },
  ])
})

test('LOT-02 a price book is approved by a second operator, versioned, and prices the draws that follow', async () => {
  const params = { lottery: 'NORTH_1M' }
  const before = await alone().book({ params })
  expect(before).toMatchObject({ kind: 'prices', versions: [] })
  // 27 numbers of 1 each: a payout of 95 returns 95 %
  const change = { kind: 'prices' as const, prices: { lo2: { price: '27', payout: '95' } } }
  const { rows } = await setup().previewBook({ params, body: { change } })
  expect(rows.find(({ play }) => play === 'lo2')).toEqual({ play: 'lo2', before: 990_000, after: 950_000 })
  const body = { change, isFamily: true, reason }
  expect(await refusal(alone().setBook({ params, body }))).toBe('approvals.sent')
  expect(await setup().setBook({ params, body })).toEqual({ lotteries: ['NORTH_1M', 'NORTH_3M', 'NORTH_5M'] })
  await planLotteries({ ...at.app })
  const after = await alone().book({ params: { lottery: 'NORTH_5M' } })
  expect(after.versions).toMatchObject([{ version: 1, createdBy: linh.account, reason }])
  expect(after.rtp.find(({ play }) => play === 'lo2')?.rtp).toBe(950_000)
  const unfair = { kind: 'prices' as const, prices: { lo2: { price: '27', payout: '101' } } }
  expect(await refusal(setup().setBook({ params, body: { ...body, change: unfair } }))).toBe(
    'lotteryOffice.bookUnfair',
  )
  const unknown = { kind: 'prices' as const, prices: { none: { price: '1', payout: '1' } } }
  expect(await refusal(setup().previewBook({ params, body: { change: unknown } }))).toBe(
    'lotteryOffice.bookInvalid',
  )
  const none = { lottery: 'NONE' }
  expect(await refusal(alone().book({ params: none }))).toBe('lotteryOffice.unknownLottery')
})

test('LOT-02 prize groups have bounds, and panels their share', async () => {
  const params = { lottery: 'SSC_1M' }
  const groups = { min: 1_700, max: 1_960, mostForBet: 1_950, default: 1_900 }
  const change = { kind: 'groups' as const, groups, fixedRtp: 9_600 }
  const { rows } = await setup().previewBook({ params, body: { change } })
  expect(rows.find(({ play }) => play === 'fixed')).toEqual({
    play: 'fixed',
    before: 900_000,
    after: 950_000,
  })
  const crossed = { ...change, groups: { ...groups, min: 1_960, default: 1_800 } }
  expect(await refusal(setup().previewBook({ params, body: { change: crossed } }))).toBe(
    'lotteryOffice.bookInvalid',
  )
  const other = { kind: 'prices' as const, prices: {} }
  expect(await refusal(setup().previewBook({ params, body: { change: other } }))).toBe(
    'lotteryOffice.bookInvalid',
  )
})

test('P7 one operator lowers a cap, two raise it; slips beyond it are refused and a cancelled one makes room', async () => {
  const { id } = await openDraw(at)
  const params = { lottery: 'XSMB' }
  const sell = (stake: string) =>
    mai.api.sharedRounds.sell({ body: { round: id, lines: [['de', stake, '07']] } })
  const first = await sell('1000.00')
  const cap = { currency: 'VND' as const, key: 'de:07', most: major(100_000), reason }
  await alone().lowerCap({ params, body: cap })
  expect(await refusal(alone().lowerCap({ params, body: cap }))).toBe('lotteryOffice.capNotLower')
  const foreign = { params, body: { ...cap, key: 'star3:07' } }
  expect(await refusal(alone().lowerCap(foreign))).toBe('lotteryOffice.capUnknown')
  expect(await refusal(alone().setCap({ params, body: { ...cap, most: major(200_000) } }))).toBe(
    'approvals.sent',
  )
  const { recountExposure } = await import('#features/play/shared-rounds/service/risk/exposure.ts')
  at.clock.set(new Date(at.clock.now().getTime() + 3_000)) // caps are cached for two seconds
  await recountExposure(at.app)
  expect(await refusal(sell('1000.00'))).toBe('shared.capReached')
  expect((await alone().caps({ params })).plays).toContain('de')
  expect((await alone().caps({ params })).list).toMatchObject([
    { key: 'de:07', most: major(100_000), setBy: linh.account },
  ])
  const { books } = await linh.alone.lotteryDraws.exposure({ params: { id } })
  expect(books[0]?.numbers).toEqual([{ key: 'de:07', most: major(95_000), cap: major(100_000) }])
  await mai.api.sharedRounds.cancel({ params: { slip: first.slip } })
  await sell('1000.00')
  await setup().setCap({ params, body: { ...cap, most: null } })
  at.clock.set(new Date(at.clock.now().getTime() + 3_000))
  await sell('1000.00')
  const none = { lottery: 'NONE' }
  expect(await refusal(alone().caps({ params: none }))).toBe('lotteryOffice.unknownLottery')
})

test('M8 the report sums stakes and prizes by lottery and play', async () => {
  const { id } = await openDraw(at)
  const lines = [
    ['de', '1000.00', '07'],
    ['lo2', '270000.00', Array.from({ length: 100 }, (_, n) => `${n}`.padStart(2, '0')).join(',')],
  ]
  await mai.api.sharedRounds.sell({ body: { round: id, lines } })
  await closeDraw(at, id)
  const outcome = { ...resultFor('report'), special: ['00407'] }
  for (const who of [linh, huy]) await who.alone.lotteryResults.enter({ params: { id }, body: { outcome } })
  await finish(hostOf(at.app), id)
  const query = { from: addDays(today(), -2), to: addDays(today(), 2), lottery: 'XSMB' }
  const report = await linh.alone.lotterySetup.report({ query })
  expect(report.lotteries).toMatchObject([
    {
      lottery: 'XSMB',
      currency: 'VND',
      draws: 1,
      slips: 1,
      stake: major(271_000),
      win: major(95_000) + major(267_300),
    },
  ])
  expect(report.plays).toEqual([
    { play: 'lo2', currency: 'VND', lines: 1, stake: major(270_000), win: major(267_300) },
    { play: 'de', currency: 'VND', lines: 1, stake: major(1_000), win: major(95_000) },
  ])
  const long = { ...query, from: addDays(today(), -100) }
  expect(await refusal(linh.alone.lotterySetup.report({ query: long }))).toBe('lotteryOffice.rangeTooLong')
})
