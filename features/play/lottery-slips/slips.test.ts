import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { MOST_SAVED } from './rules/saved.ts'
import { CODE, drawEnding, drawNow, firstOnSale, twoDigits } from './testing/northern.ts'

let at: TestApp
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  mai = await person(at, { balance: major(10_000_000) })
})
afterAll(() => at.close())

const buy = async (who: Person, lines: unknown[]) =>
  who.api.sharedRounds.sell({ body: { round: await firstOnSale(at), lines } })
const mine = (who: Person, query: Parameters<Person['api']['lotterySlips']['mine']>[0] = {}) =>
  who.api.lotterySlips.mine(query)

test('LOT-03 a member reads their slips with the hits of each line, and no other member does', async () => {
  const { slip } = await buy(mai, [twoDigits('07'), twoDigits('08'), ['lo2', '27000.00', '07']])
  expect((await mine(mai, { query: { state: 'open' } })).slips).toMatchObject([
    {
      id: slip,
      gameId: CODE,
      name: 'Northern lottery',
      stake: major(29_000),
      lines: 3,
      hits: 0,
      mayCancel: true,
      chase: null,
    },
  ])
  const open = await mai.api.lotterySlips.slip({ params: { slip } })
  expect(open).toMatchObject({
    outcome: null,
    script: [],
    items: [{ hits: null }, { hits: null }, { win: null }],
  })
  const draw = drawEnding('07')
  await drawNow(at, open.slip.round, draw)
  const ends = Object.values(draw)
    .flat()
    .filter((number) => number.endsWith('07')).length
  const over = await mai.api.lotterySlips.slip({ params: { slip } })
  expect(over.items).toEqual([
    { play: 'de', choice: '07', stake: major(1_000), win: major(95_000), hits: 1 },
    { play: 'de', choice: '08', stake: major(1_000), win: 0n, hits: 0 },
    // 27,000 is a thousand on each of 27 numbers: 99 for each occurrence
    { play: 'lo2', choice: '07', stake: major(27_000), win: major(99_000 * ends), hits: ends },
  ])
  expect(over.outcome).toEqual(draw)
  expect(over.script.at(-1)).toEqual({ type: 'prize', tier: 'special', text: draw['special']?.[0] })
  expect((await mine(mai, { query: { state: 'won' } })).slips.map(({ id, hits }) => [id, hits])).toEqual([
    [slip, 2],
  ])
  const binh = await person(at)
  expect(await refusal(binh.api.lotterySlips.slip({ params: { slip } }))).toBe('shared.slipUnknown')
  expect((await mine(binh)).slips).toEqual([])
})

test('LOT-03 slips are listed newest first, page by page, of one lottery or all', async () => {
  const linh = await person(at, { balance: major(1_000_000) })
  const bought: string[] = []
  for (let n = 0; n < 5; n++) bought.unshift((await buy(linh, [twoDigits('11')])).slip)
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await mine(linh, { query: { limit: 2, ...(before ? { before } : {}) } })
    seen.push(...page.slips.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before)
  expect(seen).toEqual(bought)
  expect((await mine(linh, { query: { gameId: 'SSC_1M' } })).slips).toEqual([])
  expect((await mine(linh, { query: { gameId: 'NONE' } })).slips).toEqual([])
  await linh.api.sharedRounds.cancel({ params: { slip: bought[0] ?? '' } })
  expect((await mine(linh, { query: { state: 'void' } })).slips).toMatchObject([
    { id: bought[0], state: 'void', win: major(1_000), mayCancel: false },
  ])
})

test('LOT-03 a slip of two thousand lines is sold in one request', async () => {
  const linh = await person(at, { balance: major(10_000_000) })
  const numbers = (from: number) =>
    Array.from({ length: 10 }, (_, at) => `${from + at}`.padStart(2, '0')).join(',')
  const lines = Array.from({ length: 2_000 }, (_, at) => ['de', '1000.00', numbers(at % 90)])
  expect(JSON.stringify(lines).length).toBeGreaterThan(64 * 1024) // more than other calls take
  expect((await buy(linh, lines)).stake).toBe(major(2_000_000))
})

test('LOT-01 the recent lotteries are those that a member bet on last', async () => {
  const { list } = await mai.api.lotterySlips.recent({ query: {} })
  expect(list).toMatchObject([
    { code: CODE, gameId: CODE, name: 'Northern lottery', area: 'VN', accountTypeName: 'TCG_LOTTO_VN' },
  ])
  expect((await (await person(at)).api.lotterySlips.recent({ query: {} })).list).toEqual([])
})

test('LOT-02 a trial member plays lotteries with play money', async () => {
  const trial = await person(at, { type: 4, balance: major(1_000) })
  const { slip } = await buy(trial, [twoDigits('07', '10.00')])
  const { slip: open } = await trial.api.lotterySlips.slip({ params: { slip } })
  expect(open.currency).toBe('FUN')
  await drawNow(at, open.round, drawEnding('07'))
  expect((await walletById(at.app.db, trial.wallet))?.balance).toBe(major(1_000 - 10 + 950))
})

test('LOT-03 a slip is saved under a name, used on each lottery of its game, and deleted', async () => {
  const lines: [string, string, string, number][] = [['lo2', '07,70', '1000.00', 5]]
  const saved = await mai.api.lotterySlips.save({ body: { gameId: CODE, name: ' Twins ', lines } })
  expect(saved).toMatchObject({ name: 'Twins', lines })
  expect((await mai.api.lotterySlips.saved({ query: { gameId: 'NORTH_1M' } })).list).toMatchObject([
    { id: saved.id, lines },
  ])
  expect((await mai.api.lotterySlips.saved({ query: { gameId: 'SSC_1M' } })).list).toEqual([])
  const binh = await person(at)
  await binh.api.lotterySlips.unsave({ params: { saved: saved.id } })
  expect((await mai.api.lotterySlips.saved({ query: { gameId: CODE } })).list).toHaveLength(1)
  await mai.api.lotterySlips.unsave({ params: { saved: saved.id } })
  await mai.api.lotterySlips.unsave({ params: { saved: randomUUID() } })
  expect((await mai.api.lotterySlips.saved({ query: { gameId: CODE } })).list).toEqual([])
})

test('LOT-03 saved slips are bounded in number and length', async () => {
  const lines: [string, string, string, number][] = [['lo2', '07', '1000.00', 1]]
  const save = (more: Partial<{ gameId: string; lines: typeof lines }> = {}) =>
    mai.api.lotterySlips.save({ body: { gameId: CODE, name: 'x', lines, ...more } })
  for (let n = 0; n < MOST_SAVED; n++) await save()
  expect(await refusal(save())).toBe('lottery.savedFull')
  expect(await refusal(save({ gameId: 'NONE' }))).toBe('lottery.unknown')
  expect(await refusal(mai.api.lotterySlips.saved({ query: { gameId: 'NONE' } }))).toBe('lottery.unknown')
  const long = Array.from({ length: 6 }, (): (typeof lines)[number] => ['lo2', '1'.repeat(39_000), '1.00', 1])
  expect(await refusal(save({ lines: long }))).toBe('lottery.savedTooLong')
})
