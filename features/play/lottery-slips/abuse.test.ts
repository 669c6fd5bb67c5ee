import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { CODE, drawEnding, drawNow, firstOnSale, twoDigits } from './testing/northern.ts'

// The errors and abuse that a lottery must refuse, each by its name; no refusal takes money.

const FIRST = major(10_000_000)

let at: TestApp
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  mai = await person(at, { balance: FIRST })
})
afterAll(() => at.close())

const sell = async (lines: unknown[], round?: string) =>
  mai.api.sharedRounds.sell({ body: { round: round ?? (await firstOnSale(at)), lines } })
const refused = (...asked: Parameters<typeof sell>) => refusal(sell(...asked))
const chase = async (multiples: number[], stake = '1000.00') =>
  mai.api.lotterySlips.chase({
    body: {
      gameId: CODE,
      first: await firstOnSale(at),
      multiples,
      lines: [twoDigits('07', stake)],
      stopsOnWin: false,
    },
  })

test('LOT-03 unknown play types, duplicate positions and selections that cannot win are refused', async () => {
  for (const line of [
    ['unknown', '1000.00', '07'],
    ['toString', '1000.00', '07'],
    // a number twice, out of order, too long, not a number
    ['lo2', '54000.00', '07,07'],
    ['lo2', '54000.00', '39,07'],
    ['lo2', '27000.00', '007'],
    ['lo2', '27000.00', 'x7'],
    // one number is no pair, three are no four, and nothing is no selection
    ['xien2', '1000.00', '07'],
    ['truot4', '1000.00', '01,02,03'],
    ['de', '1000.00', ''],
    ['de.parity', '1000.00', 'odd,odd'],
  ])
    expect({ line, refused: await refused([line]) }).toEqual({ line, refused: 'games.betMalformed' })
})

test('LOT-03 ten thousand lines and overflowing multiples are refused', async () => {
  const many = Array.from({ length: 10_000 }, () => twoDigits('07'))
  // the client itself already refuses what the contract does not allow; `attacks/wire.test.ts` proves the same of the server
  expect(await refused(many)).toContain('too_big')
  expect(await refused([twoDigits('07', '9'.repeat(40))])).toBe('games.betMalformed')
  expect(await refused([twoDigits('07', '900000000000.00')])).toMatch(/^games\./)
  expect(await refusal(chase([1, 100_001]))).toContain('too_big')
  expect(await refusal(chase([1, 2 ** 53]))).toContain('too_big')
  // within bounds alone, but not at its multiple
  expect(await refusal(chase([1, 100_000], '900000000.00'))).toMatch(/^(games|play)\./)
})

test('P8 a line is refused one millisecond after the end of its sale, however early the page sent it', async () => {
  const round = await firstOnSale(at)
  const close = (late: string) =>
    run(
      at.database.owner,
      sql`update bet_window set closes_at = clock_timestamp() + ${late}::interval where id = ${round}`,
    )
  await close('1 hour')
  const { slip } = await sell([twoDigits('07')], round)
  await close('-1 millisecond')
  expect(await refused([twoDigits('07')], round)).toBe('shared.saleOver')
  await close('1 hour')
  await mai.api.sharedRounds.cancel({ params: { slip } })
})

test('P8 no ticket is sold for a draw that has taken place', async () => {
  const round = await firstOnSale(at)
  await drawNow(at, round, drawEnding('07'))
  expect(await refused([twoDigits('07')], round)).toBe('shared.saleOver')
})

test('M1 nothing of this took money', async () => {
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(FIRST)
})
