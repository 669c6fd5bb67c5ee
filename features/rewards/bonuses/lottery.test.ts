import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { planSeries } from '#features/play/shared-rounds/service/series.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish, makeDue } from '#features/play/shared-rounds/testing/toys.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { giveBonus } from './testing/give.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  await planSeries(hostOf(at.app), 'ssc-5m')
})
afterAll(() => at.close())

test('PRO-02 LOT-03 a slip is paid with bonus money, its win is shared, and its valid bet counts by the weight of lotteries', async () => {
  const mai = await person(at, { balance: major(10_000) })
  await giveBonus(at, mai, major(90_000), { wagering: 3, categoryWeights: { LOTT: 50 } })
  const { coming } = await at.api().sharedRounds.series({ params: { series: 'ssc-5m' }, query: { over: 0 } })
  const round = coming.find(({ closesAt }) => closesAt.getTime() > Date.now())?.id ?? ''
  await stepRound(hostOf(at.app), round)
  const buy = (options: string, stake: string) =>
    mai.api.sharedRounds.sell({ body: { round, lines: [['digit1', stake, `${options}@E`]] } })
  // big, small and odd of the first digit: 30,000 of which 10,000 are at risk
  const { slip } = await buy('0,1,2', '30000.00')
  expect((await mai.api.wallet.balance()).bonus).toBe(major(70_000))
  expect(await refusal(buy('0', '90000.00'))).toBe('play.insufficient')
  await endSale(at, round)
  await finish(hostOf(at.app), round)
  await makeDue(at, round)
  await finish(hostOf(at.app), round)
  const { win } = await mai.api.sharedRounds.slip({ params: { slip } })
  const share = (win * 2n) / 3n
  const after = await mai.api.wallet.balance()
  expect([after.sumBalance, after.bonus]).toEqual([win - share, major(70_000) + share])
  const { bonus } = await mai.api.withdrawals.terms()
  expect(bonus).toMatchObject({ requirement: major(270_000), wagered: major(5_000) })
  expect(await proveWhole(at.database.owner)).toEqual([])
})
