import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { RefusedError } from '#contract/envelope.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { addDays } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { ensureCatalogue } from '#features/play/lobby/public/catalogue.ts'
import { insertHoliday } from '#features/play/lottery-calendar/store.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish, makeDue } from '#features/play/shared-rounds/testing/toys.ts'
import { lotteries, seriesOf } from './rules/catalogue.ts'
import { planLotteries } from './service/series.ts'

let at: TestApp
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  for (const code of ['SSC_3M', 'NORTH_3M']) await planOf(code)
  mai = await person(at, { balance: major(10_000_000) })
})
afterAll(() => at.close())

const host = () => hostOf(at.app)

/** Schedules the next rounds of a series, as the host's job does. */
async function planOf(code: string): Promise<void> {
  const { planSeries } = await import('#features/play/shared-rounds/service/series.ts')
  await planSeries(host(), seriesOf({ code }))
}

async function onSale(code: string): Promise<string> {
  const { entry } = await at.api().lottery.game({ params: { code } })
  if (!entry.next) throw new Error(`${code} is not on sale`)
  const { round } = entry.next
  await stepRound(host(), round)
  return round
}

async function drawNow(round: string) {
  await endSale(at, round)
  let row = await finish(host(), round)
  // a prize draw shows a number every second and a half
  while (row.state === 'drawn') {
    await makeDue(at, round)
    row = await finish(host(), round)
  }
  return row
}

test('G13 a lottery that operators stop takes no slip, also of a chase, until they resume it; what was sold is drawn', async () => {
  const linh = await operator(at)
  const round = await onSale('SSC_3M')
  const lines = [['digit1', '1000.00', '0@E']]
  const buy = () => mai.api.sharedRounds.sell({ body: { round, lines } })
  const { slip } = await buy()
  const set = (isStopped: boolean) =>
    linh.api.lobbyOffice.setGame({
      params: { game: 'ssc' },
      body: { isStopped, reason: 'maintenance of the lottery' },
    })
  await ensureCatalogue(at.app.db)
  await set(true)
  await expect.poll(async () => refusal(buy()), { timeout: 10_000, interval: 500 }).toBe('play.gameStopped')
  const chase = { gameId: 'SSC_3M', first: round, multiples: [1, 1], lines, stopsOnWin: true }
  expect(await refusal(mai.api.lotterySlips.chase({ body: chase }))).toBe('play.gameStopped')
  expect((await drawNow(round)).state).toBe('revealed')
  expect((await mai.api.sharedRounds.slip({ params: { slip } })).state).toBe('settled')
  await run(at.database.owner, sql`update game set is_stopped = false where id = 'ssc'`)
  const next = await onSale('SSC_3M')
  const again = () =>
    mai.api.sharedRounds.sell({ body: { round: next, lines } }).then(() => 'sold', refusalOf)
  await expect.poll(again, { timeout: 10_000, interval: 500 }).toBe('sold')
})

const refusalOf = (error: unknown): string => (error instanceof RefusedError ? error.code : 'failed')

test('LOT-01 the lobby lists the lotteries of an area with the draw that closes next', async () => {
  const { list } = await at.api().lottery.lobby({ query: { lottoArea: 'LOTT', launchMode: 'LOTT' } })
  expect(list.map(({ code }) => code)).toEqual(
    lotteries.filter(({ area }) => area === 'LOTT').map(({ code }) => code),
  )
  const ssc = list.find(({ code }) => code === 'SSC_3M')
  expect(ssc).toMatchObject({ name: 'Jade 5 digits, 3 min', everySeconds: 180, source: 'chain' })
  expect(ssc?.next?.closesAt.getTime()).toBeLessThan(ssc?.next?.drawsAt.getTime() ?? 0)
  const menu = await at.api().lottery.gameMenu({ query: { lottoArea: 'VN' } })
  expect(menu.list.map(({ family }) => family)).toEqual(['NORTH', 'SOUTH', 'XSMB', 'XSMN', 'XSMT'])
})

test('LOT-02 a Vietnamese lottery is booked under TCG_LOTTO_VN, a Thai one under TCG_SEA', async () => {
  const accounts = async (lottoArea: 'VN' | 'SEA') =>
    new Set(
      (await at.api().lottery.lobby({ query: { lottoArea } })).list.map(
        ({ accountTypeName }) => accountTypeName,
      ),
    )
  expect(await accounts('VN')).toEqual(new Set(['TCG_LOTTO_VN']))
  expect(await accounts('SEA')).toEqual(new Set(['TCG_SEA']))
})

test('LOT-03 a slip is bought, drawn and paid as its lines count on the drawn numbers', async () => {
  const round = await onSale('SSC_3M')
  const lines = [
    ['fixed', '1000.00', '0|1|2|3|4@L1800'],
    ['star2Back.straight', '20000.00', '0,1,2,3,4,5,6,7,8,9|0,2,4,6,8@L1956'],
    ['total', '400.00', '0,1,2,3@E'],
  ]
  expect(await refusal(mai.api.sharedRounds.sell({ body: { round, lines } }))).toBe('games.betMalformed')
  // the highest group of a bet is 1950
  const bet = lines.map(([key = '', stake = '', choice = '']) => [key, stake, choice.replace('1956', '1950')])
  const bought = await mai.api.sharedRounds.sell({ body: { round, lines: bet } })
  expect(bought.stake).toBe(major(21_400))
  const { outcome } = await drawNow(round)
  const numbers: unknown = outcome
  if (!Array.isArray(numbers)) throw new Error('not a draw')
  const digits = numbers.map(Number)
  const slip = await mai.api.sharedRounds.slip({ params: { slip: bought.slip } })
  // counted on paper: 18 for a unit of 2 pays 9 times 200 for each position, and a rebate of 78 ÷ 1000 on the line;
  // 97.5 times 400 for an even last digit
  const positions = digits.filter((digit, position) => digit === position).length
  const isEven = (digits[4] ?? 1) % 2 === 0
  const fixed = major(200 * 9 * positions) + major(78)
  const two = (isEven ? major(39_000) : 0n) + major(60)
  // big or small and odd or even always win two of four, at 1.94
  const sides = major(388)
  expect(slip).toMatchObject({ state: 'settled', win: fixed + two + sides })
  const { list } = await at.api().lottery.opened({ query: { gameId: 'SSC_3M', count: 1 } })
  expect(list).toMatchObject([{ code: 'SSC_3M', round, outcome: digits }])
  const newest = await at.api().lottery.newest({ query: { lottoArea: 'LOTT' } })
  expect(newest.list.map(({ code }) => code)).toEqual(['SSC_3M'])
})

test('LOT-03 a Northern draw pays each hit of a number', async () => {
  const round = await onSale('NORTH_3M')
  const all = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0')).join(',')
  const bought = await mai.api.sharedRounds.sell({ body: { round, lines: [['lo2', '270000.00', all]] } })
  await drawNow(round)
  const slip = await mai.api.sharedRounds.slip({ params: { slip: bought.slip } })
  // all hundred numbers hit 27 times: 2 700 for each number pays 99 ÷ 27 of it for each hit
  expect(slip).toMatchObject({ win: major(267_300), won: [{ place: 0, hits: 27 }] })
})

test('LOT-02 a lottery has its plays and prices before its series is created', async () => {
  const early = await testApp()
  const { game, edition, entry } = await early.api().lottery.game({ params: { code: 'NORTH_1M' } })
  expect({ game, edition, next: entry.next }).toEqual({ game: 'vn-north', edition: 1, next: null })
  await early.close()
})

test('LOT-01 an unknown lottery is refused', async () => {
  expect(await refusal(at.api().lottery.opened({ query: { gameId: 'NONE' } }))).toBe('lottery.unknown')
  expect(await refusal(at.api().lottery.game({ params: { code: 'NONE' } }))).toBe('lottery.unknown')
})

test('SHL-11 SHL-12 a lottery is a tile: launched on its page, a favourite, and among the games played last', async () => {
  const { game_url } = await mai.api.lobby.launch({ query: { gameId: 'vn-north' } })
  const address = new URL(game_url)
  expect(address.pathname + address.search).toBe('/vnlottery?gameCode=NORTH_1M')
  expect((await mai.api.lobby.addFavourite({ body: { gameId: 'ssc' } })).favGames).toEqual(['ssc'])
  const { list } = await mai.api.lobby.recent({ query: {} })
  expect(list.map(({ gameId }) => gameId).toSorted()).toEqual(['ssc', 'vn-north'])
  expect(list.map(({ accountTypeName }) => accountTypeName)).toContain('TCG_LOTTO_VN')
})

test('LOT-03 a lottery has no draw on a holiday of its own or of its family', async () => {
  const { code, family } = lotteries.find((row) => row.code === 'XSKT') ?? { code: '', family: '' }
  const all = await at.api().sharedRounds.series({ params: { series: seriesOf({ code }) }, query: {} })
  const [sold = ''] = all.coming.map(({ label }) => label)
  expect(sold).toMatch(/^\d{4}-\d\d-\d\d$/)
  const later = addDays(sold, 21)
  await inTransaction(at.app.db, (tx) =>
    insertHoliday(tx, { scope: family, day: later, name: 'Tết', createdBy: 'op-linh' }),
  )
  at.clock.set(new Date(at.clock.now().getTime() + 14 * 86_400_000))
  await planLotteries(at.app)
  const { coming } = await at.api().sharedRounds.series({ params: { series: seriesOf({ code }) }, query: {} })
  expect(coming.map(({ label }) => label)).toContain(addDays(sold, 14))
  expect(coming.map(({ label }) => label)).not.toContain(later)
})
