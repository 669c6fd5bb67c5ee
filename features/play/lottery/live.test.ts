import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major, moneyText } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { planSeries } from '#features/play/shared-rounds/service/series.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish, makeDue, now } from '#features/play/shared-rounds/testing/toys.ts'
import { planLotteries } from './service/series.ts'

/** At night all draws that are planned ahead, except one for the test after it. */
const RUNS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 11 : 2
const PRIZES = 27

let at: TestApp
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  await planSeries(hostOf(at.app), 'north-3m')
  mai = await person(at, { balance: major(100_000_000) })
})
afterAll(() => at.close())

const host = () => hostOf(at.app)

async function nextDraw(): Promise<string> {
  const { coming } = await at
    .api()
    .sharedRounds.series({ params: { series: 'north-3m' }, query: { over: 0 } })
  const round = coming.find(({ closesAt }) => closesAt.getTime() > Date.now())?.id
  if (!round) throw new Error('no draw is left of those planned ahead')
  await stepRound(host(), round)
  return round
}

/** The next draw with its sale closed and its tickets sealed: drawn, its first prize is public. */
async function drawing(round: string): Promise<void> {
  await endSale(at, round)
  await finish(host(), round)
  expect(await now(host(), round)).toMatchObject({ state: 'drawn', piecesShown: 1 })
}

async function showNext(round: string): Promise<void> {
  await makeDue(at, round)
  await stepRound(host(), round)
}

const buy = (round: string, numbers: readonly string[], { each, epoch }: { each: number; epoch: number }) =>
  mai.api.sharedRounds.sell({
    body: {
      round,
      epoch,
      lines: [['lo2Live', moneyText(major(each * numbers.length)), numbers.join(',')]],
    },
  })

const pair = fc.integer({ min: 0, max: 99 }).map((number) => `${number}`.padStart(2, '0'))
const bet = fc.record({
  /** Prizes drawn since the last bet. */
  shows: fc.integer({ min: 0, max: 9 }),
  /** How old the odds are that the member saw. */
  late: fc.constantFrom(0, 0, 0, 1, 2),
  numbers: fc.uniqueArray(pair, { minLength: 25, maxLength: 60 }).map((all) => all.toSorted()),
  each: fc.integer({ min: 1, max: 20 }).map((times) => times * 1_000),
})

/** By hand: each ending that comes later pays 98 × 27 ÷ 27 shares of the prizes left, that is 98 ÷ left, rounded down on the line. */
function returned(numbers: readonly string[], each: number, later: readonly string[]): bigint {
  const hits = later.filter((text) => numbers.includes(text.slice(-2))).length
  return (major(each) * 98n * BigInt(hits)) / BigInt(later.length)
}

test('LOT-03 P3 bets during a draw are sold at the odds of its rest, refused at odds that are over, and paid as counted by hand', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 4, maxLength: 10 }), async (bets) => {
      const round = await nextDraw()
      await drawing(round)
      const before = (await walletById(at.app.db, mai.wallet))?.balance ?? 0n
      const sold: { slip: string; epoch: number; numbers: readonly string[]; each: number }[] = []
      let shown = 1
      for (const { shows, late, numbers, each } of bets) {
        for (let count = 0; count < shows && shown < PRIZES; count++) {
          await showNext(round)
          shown += 1
        }
        const epoch = Math.max(shown - late, 0)
        const asked = buy(round, numbers, { each, epoch })
        if (shown === PRIZES || epoch !== shown) {
          expect(['shared.priceMoved', 'shared.saleOver', 'games.betMalformed']).toContain(
            await refusal(asked),
          )
          refused += 1
        } else sold.push({ slip: (await asked).slip, epoch, numbers, each })
      }
      for (; shown < PRIZES; shown++) await showNext(round)
      await makeDue(at, round)
      const { outcome } = await finish(host(), round)
      const { pieces } = await mai.api.sharedRounds.round({ params: { round } })
      const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other))
      expect(pieces.toSorted(byText)).toEqual(
        Object.values(outcome ?? {})
          .flat()
          .toSorted(byText),
      )
      let expected = before
      for (const { slip, epoch, numbers, each } of sold) {
        const win = returned(numbers, each, pieces.slice(epoch).map(String))
        const { slip: seen, items, ...live } = await mai.api.lotterySlips.slip({ params: { slip } })
        expect({ state: seen.state, win: seen.win, epoch: live.epoch }).toEqual({
          state: 'settled',
          win,
          epoch,
        })
        expect(items[0]?.win).toBe(win)
        expected += win - major(each * numbers.length)
      }
      expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(expected)
    }),
    { numRuns: RUNS, seed: 20261208, endOnFailure: true },
  )
  expect(refused).toBeGreaterThan(0)
})

test('LOT-03 only live plays are sold during a draw, none before its first prize and none after its last', async () => {
  const round = await nextDraw()
  const live = (epoch: number) => buy(round, ['39'], { each: 27_000, epoch })
  // a prize that is not public prices nothing
  expect(await refusal(live(1))).toBe('shared.priceMoved')
  await drawing(round)
  const before = { body: { round, epoch: 1, lines: [['lo2', '27000.00', '39']] } }
  expect(await refusal(mai.api.sharedRounds.sell(before))).toBe('games.betMalformed')
  const { slip } = await live(1)
  expect(await refusal(live(0))).toBe('shared.priceMoved')
  const { slip: seen } = await mai.api.lotterySlips.slip({ params: { slip } })
  expect(seen.mayCancel).toBe(false)
  for (let shown = 1; shown < PRIZES; shown++) await showNext(round)
  expect(await refusal(live(PRIZES - 1))).toBe('shared.saleOver')
  await makeDue(at, round)
  await finish(host(), round)
})

test('M1 the ledger reconciles after all of this', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
