import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { planSeries } from '#features/play/shared-rounds/service/series.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish, makeDue } from '#features/play/shared-rounds/testing/toys.ts'
import { planLotteries } from './service/series.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  await planSeries(hostOf(at.app), 'ssc-5m')
})
afterAll(() => at.close())

async function openRound(): Promise<string> {
  const { coming } = await at.api().sharedRounds.series({ params: { series: 'ssc-5m' }, query: { over: 0 } })
  const round = coming.find(({ closesAt }) => closesAt.getTime() > Date.now())?.id ?? ''
  await stepRound(hostOf(at.app), round)
  return round
}

/** Options of the panel of the first digit: 0 big, 1 small, 2 odd, 3 even, 4 to 13 the digits. */
const buy = (who: Person, round: string, ...lines: readonly (readonly [options: string, stake: string])[]) =>
  who.api.sharedRounds.sell({
    body: { round, lines: lines.map(([options, stake]) => ['digit1', stake, `${options}@E`]) },
  })

async function settled(round: string): Promise<void> {
  await endSale(at, round)
  await finish(hostOf(at.app), round)
  await makeDue(at, round)
  await finish(hostOf(at.app), round)
}

/** Stake and valid bet of each slip of a member, in the order of purchase, in major units. */
async function validOf({ id }: Person): Promise<readonly (readonly [number, number])[]> {
  const rows = await many(
    at.database.owner,
    sql<{ stake: bigint; valid: bigint }>`
      select stakes as stake, valid_bets as valid from figure_play where member_id = ${id} order by round
    `,
  )
  return rows.map(({ stake, valid }) => [Number(stake) / 10_000, Number(valid) / 10_000])
}

test('CSH-02 opposite options of a lottery are no valid bet: on one line, on two, and on two slips of a draw (decision 24)', async () => {
  const [mai, linh, cuc, lan] = await Promise.all(
    Array.from({ length: 4 }, () => person(at, { balance: major(10_000_000) })),
  )
  const round = await openRound()
  await buy(mai!, round, ['0,1,2,3', '40000.00'])
  await buy(linh!, round, ['0', '10000.00'], ['1', '4000.00'], ['2', '5000.00'])
  await buy(cuc!, round, ['0', '10000.00'])
  await buy(cuc!, round, ['2', '5000.00'])
  const { slip } = await buy(cuc!, round, ['1', '30000.00'])
  await buy(cuc!, round, ['1', '10000.00'])
  await cuc!.api.sharedRounds.cancel({ params: { slip } })
  await buy(lan!, round, ['0,2,7', '30000.00'])
  await settled(round)
  expect(await validOf(mai!)).toEqual([[40_000, 0]])
  expect(await validOf(linh!)).toEqual([[19_000, 11_000]])
  expect((await validOf(cuc!)).filter(([stake]) => stake < 30_000)).toEqual([
    [10_000, 0],
    [5_000, 5_000],
    [10_000, 0],
  ])
  expect(await validOf(lan!)).toEqual([[30_000, 30_000]])
})

test('CSH-02 the valid bet of opposite slips does not depend on the slices of the settlement', async () => {
  const mai = await person(at, { balance: major(10_000_000) })
  const round = await openRound()
  for (const option of ['0', '1', '1', '3', '0', '2'])
    await buy(mai, round, [option, option === '0' ? '9000.00' : '3000.00'])
  // slices of one slip: each settles alone
  const host = { ...hostOf(at.app), slice: 1 }
  await endSale(at, round)
  await finish(host, round)
  await makeDue(at, round)
  await finish(host, round)
  // big 18,000 against small 6,000: 12,000 of 24,000 are at risk, half of each; odd and even cancel out
  expect(await validOf(mai)).toEqual([
    [9_000, 4_500],
    [3_000, 1_500],
    [3_000, 1_500],
    [3_000, 0],
    [9_000, 4_500],
    [3_000, 0],
  ])
})

test('M1 the ledger reconciles after all of this', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
