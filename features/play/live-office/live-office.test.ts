import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { minuteIn } from '#kit/day/zoned.ts'
import { openTable as openCrash } from '#features/play/crash/testing/table.ts'
import { driveOnce } from '#features/play/shared-rounds/service/drive.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { tableOf } from '#features/play/tables/service/catalogue.ts'
import { dealOn, endBets, openTable } from '#features/play/tables/testing/tables.ts'
import { keepHours } from './service/run.ts'

let at: TestApp
let linh: Operator
let mai: Person
const reason = 'asked for by a test'
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  linh = await operator(at)
  mai = await person(at, { balance: major(1_000_000_000) })
})
afterAll(() => at.close())

const office = () => linh.api.liveOffice
const alone = () => linh.alone.liveOffice
const chips = (key: string, stake: number) => ({ key, stake: major(stake) })
const bet = (table: string, round: string, bets: ReturnType<typeof chips>[]) =>
  mai.api.tables.place({ params: { table }, body: { round, bets } })
const balance = async () => (await mai.api.wallet.balance({})).sumBalance
/** Limits and closed tables are kept by each process for a moment. */
const soon = { timeout: 5_000, interval: 100 }

test('STU-06 an operator sees the round, the players, and what each result would cost', async () => {
  const round = await openTable(at, tableOf('RO1')!)
  await bet('RO1', round, [chips('red', 100_000), chips('straight:17', 10_000)])
  const shown = await alone().one({ params: { table: 'RO1' } })
  expect(shown.row).toMatchObject({ isOpen: true, players: 1, round: { id: round, state: 'open' } })
  expect(shown.row.live).toEqual([{ currency: 'VND', stake: major(110_000) }])
  const [book] = shown.exposure
  expect(book?.results[0]).toEqual({ mark: '17', keeps: major(-250_000) })
  expect(book?.bets.map(({ key, pays }) => [key, pays])).toEqual([
    ['straight:17', major(360_000)],
    ['red', major(200_000)],
  ])
  await endBets(at, round)
  await dealOn(at, round, 'revealed')
  const { rows } = await alone().list({})
  expect(rows).toHaveLength(28)
  const [today] = rows.find(({ code }) => code === 'RO1')?.today ?? []
  // the figures of today are kept for ten seconds: they may be those from before the deal
  expect(today?.stake ?? major(110_000)).toBe(major(110_000))
  expect(await refusal(alone().one({ params: { table: 'NONE' } }))).toBe('liveOffice.unknownTable')
})

test('STU-06 one operator closes a table immediately and calls its round off: every stake is returned; two open it', async () => {
  const params = { table: 'DT1' }
  const round = await openTable(at, tableOf('DT1')!)
  const before = await balance()
  await bet('DT1', round, [chips('dragon', 50_000), chips('tie', 20_000)])
  expect(await balance()).toBe(before - major(70_000))
  const { voided } = await alone().close({ params, body: { round: 'void', reason } })
  expect(voided).toHaveLength(1)
  await driveOnce(hostOf(at.app))
  expect(await balance()).toBe(before)
  expect((await alone().one({ params })).row).toMatchObject({ isOpen: false, closedWhy: 'operator' })
  expect(await refusal(alone().close({ params, body: { round: 'finish', reason } }))).toBe(
    'liveOffice.isClosed',
  )
  await expect.poll(() => refusal(bet('DT1', round, [chips('dragon', 50_000)])), soon).toBe('tables.closed')
  expect(await refusal(alone().open({ params, body: { reason } }))).toBe('approvals.sent')
  await office().open({ params, body: { reason } })
  expect(await refusal(office().open({ params, body: { reason } }))).toBe('liveOffice.isOpen')
  const { rows } = await alone().incidents({ query: { table: 'DT1' } })
  expect(rows.map(({ kind, byName, reason: why }) => [kind, byName, why])).toEqual([
    ['opened', linh.account, reason],
    ['void', linh.account, reason],
    ['closed', linh.account, reason],
  ])
  expect(rows[0]?.approvedBy).not.toBe('')
  expect(await refusal(alone().incidents({ query: { table: 'NONE' } }))).toBe('liveOffice.unknownTable')
})

test('STU-06 a round that is drawn is finished and paid, whatever the operator who closes its table says', async () => {
  const params = { table: 'SB1' }
  const round = await openTable(at, tableOf('SB1')!)
  await bet('SB1', round, [chips('big', 5_000)])
  await endBets(at, round)
  await dealOn(at, round, 'drawn')
  expect(await alone().close({ params, body: { round: 'void', reason } })).toEqual({ voided: [] })
  await dealOn(at, round, 'revealed')
  const { slips } = await mai.api.tables.slips({ query: { table: 'SB1' } })
  expect(slips).toMatchObject([{ state: 'settled' }])
  const none = { params: { table: 'NONE' }, body: { round: 'finish' as const, reason } }
  expect(await refusal(alone().close(none))).toBe('liveOffice.unknownTable')
})

test('STU-06 limits by currency and rank are approved, versioned, shown to members and kept by the table', async () => {
  const params = { table: 'TX1' }
  const usual = await alone().one({ params })
  expect(usual).toMatchObject({ versions: [], usualSeconds: 20, hours: { windows: [] } })
  const most = { maxMain: major(100_000), maxSide: major(50_000), tableMax: major(150_000) }
  const limits = [{ currency: 'VND' as const, min: major(10_000), ...most, ranks: [] }]
  expect(await refusal(alone().setLimits({ params, body: { limits, reason } }))).toBe('approvals.sent')
  expect(await office().setLimits({ params, body: { limits, reason } })).toEqual({ version: 1 })
  const round = await openTable(at, tableOf('TX1')!)
  await expect
    .poll(async () => (await mai.api.tables.table({ params })).table.limits, soon)
    .toMatchObject({
      currency: 'VND',
      min: major(10_000),
      ...most,
    })
  expect(await refusal(bet('TX1', round, [chips('tai', 5_000)]))).toBe('games.stakeTooSmall')
  await bet('TX1', round, [chips('tai', 100_000)])
  const over = bet('TX1', round, [chips('xiu', 100_000)])
  await expect(over).rejects.toMatchObject({
    code: 'tables.overLimit',
    detail: { key: '', most: '150000.00' },
  })
  // a rank above: the game allows it, and members of the base rank keep their own limit
  const rank = { level: 3, maxMain: major(1_000_000), maxSide: major(50_000), tableMax: major(1_000_000) }
  await office().setLimits({ params, body: { limits: [{ ...limits[0]!, ranks: [rank] }], reason } })
  await endBets(at, round)
  await dealOn(at, round, 'revealed')
  const next = await openTable(at, tableOf('TX1')!)
  expect(await refusal(bet('TX1', next, [chips('xiu', 110_000)]))).toBe('tables.overLimit')
  const shown = await alone().one({ params })
  expect(shown.versions.map(({ kind, version, createdBy }) => [kind, version, createdBy])).toEqual([
    ['limits', 2, linh.account],
    ['limits', 1, linh.account],
  ])
  const bad = { params, body: { limits: [{ ...limits[0]!, maxSide: major(1_000_000) }], reason } }
  expect(await refusal(alone().setLimits(bad))).toBe('liveOffice.limitsInvalid')
  expect(await refusal(alone().setLimits({ ...bad, params: { table: 'NONE' } }))).toBe(
    'liveOffice.unknownTable',
  )
})

test('STU-06 a table is closed and opened by its hours; an operator’s closing stands over them', async () => {
  const params = { table: 'XD1' }
  const now = at.clock.now()
  const hour = Number(minuteIn('Asia/Ho_Chi_Minh', now).slice(11, 13))
  const time = (after: number) => `${(hour + after) % 24}`.padStart(2, '0') + ':00'
  const hours = (from: number, sellsSeconds = 15) => ({
    params,
    body: {
      sellsSeconds,
      windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from: time(from), to: time(from + 1) }],
      reason,
    },
  })
  const state = async () => {
    const { isOpen, closedWhy } = (await alone().one({ params })).row
    return [isOpen, closedWhy]
  }
  expect(await office().setHours(hours(0))).toEqual({ version: 1 })
  expect(await state()).toEqual([true, null])
  // at the end of the hour
  at.clock.set(new Date(now.getTime() + 3_600_000))
  await keepHours(at.app)
  at.clock.set(now)
  expect(await state()).toEqual([false, 'hours'])
  await keepHours(at.app)
  expect(await state()).toEqual([true, null])
  expect(await office().setHours(hours(3))).toEqual({ version: 2 })
  expect(await state()).toEqual([false, 'hours'])
  expect(await refusal(office().open({ params, body: { reason } }))).toBe('liveOffice.outOfHours')
  await alone().close({ params, body: { round: 'finish', reason } })
  await office().setHours(hours(0))
  await keepHours(at.app)
  expect(await state()).toEqual([false, 'operator'])
  await office().open({ params, body: { reason } })
  expect(await state()).toEqual([true, null])
  const none = { table: 'NONE' }
  expect(await refusal(alone().setHours({ ...hours(0), params: none }))).toBe('liveOffice.unknownTable')
  expect(await refusal(alone().open({ params: none, body: { reason } }))).toBe('liveOffice.unknownTable')
  expect(await refusal(alone().setHours(hours(0, 3)))).toBe('liveOffice.paceInvalid')
  expect(await refusal(alone().setHours({ ...hours(0), params: { table: 'CRASH' } }))).toBe(
    'liveOffice.paceFixed',
  )
})

test('STU-06 crash is closed like a table: its round is called off, and it takes no bets', async () => {
  const params = { table: 'CRASH' }
  const { id: round } = await openCrash(at, mai)
  const before = await balance()
  await mai.api.crash.bet({ body: { round, box: 1, stake: major(10_000), auto: 200 } })
  const limits = [
    {
      currency: 'VND' as const,
      min: major(1_000),
      maxMain: major(5_000),
      maxSide: major(5_000),
      tableMax: major(10_000),
      ranks: [],
    },
  ]
  await office().setLimits({ params, body: { limits, reason } })
  await expect.poll(async () => (await mai.api.crash.table({})).stakes?.max, soon).toBe(major(5_000))
  const high = mai.api.crash.bet({ body: { round, box: 2, stake: major(10_000), auto: 200 } })
  expect(await refusal(high)).toBe('games.stakeTooLarge')
  const { voided } = await alone().close({ params, body: { round: 'void', reason } })
  expect(voided).toHaveLength(1)
  await driveOnce(hostOf(at.app))
  expect(await balance()).toBe(before)
  const late = { body: { round, box: 2, stake: major(1_000), auto: 200 } }
  await expect.poll(() => refusal(mai.api.crash.bet(late)), soon).toBe('crash.stopped')
})
