import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { sellSlip } from '#features/play/shared-rounds/service/sell.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { stopExcluded } from './service/excluded.ts'
import { CODE, drawEnding, drawNow, firstOnSale, twoDigits } from './testing/northern.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
})
afterAll(() => at.close())

const rich = () => person(at, { balance: major(10_000_000) })
const buy = async (who: Person, stake: string) =>
  who.api.sharedRounds.sell({ body: { round: await firstOnSale(at), lines: [twoDigits('07', stake)] } })
const chase = async (who: Person, multiples: number[]) =>
  who.api.lotterySlips.chase({
    body: {
      gameId: CODE,
      first: await firstOnSale(at),
      multiples,
      lines: [twoDigits('07')],
      stopsOnWin: true,
    },
  })

test('R1 a limit of the stake holds for a slip and for each draw of a chase', async () => {
  const mai = await rich()
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: { amount: major(5_000) } } })
  expect(await refusal(buy(mai, '5100.00'))).toBe('play.limit')
  await buy(mai, '5000.00')
  expect(await refusal(chase(mai, [1, 6]))).toBe('play.limit')
  await chase(mai, [1, 5])
})

test('R1 a limit of the day counts every draw of a chase when it is bought, all or none', async () => {
  const mai = await rich()
  await mai.api.limits.set({ body: { kind: 'wager', period: 'day', to: { amount: major(10_000) } } })
  await buy(mai, '4000.00')
  expect(await refusal(chase(mai, [1, 2, 4]))).toBe('play.limit')
  expect((await mai.api.lotterySlips.mine({ query: {} })).slips).toHaveLength(1)
  await chase(mai, [1, 2, 3])
  expect(await refusal(buy(mai, '1000.00'))).toBe('play.limit')
})

test('R7 a member on a time-out buys nothing, also by a call that was let in before', async () => {
  const mai = await rich()
  const round = await firstOnSale(at)
  const caller = await callerOf(at, mai)
  const sell = (key: string) =>
    sellSlip(hostOf(at.app), caller, { round, lines: [twoDigits('07')], key: `safer-${key}` })
  expect(await sell('before')).toMatchObject({ stake: major(1_000) })
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await sell('after')).toMatchObject({ refused: expect.stringMatching(/^(play|limits)\./) })
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(10_000_000 - 1_000))
})

test('R6 a time-out stops the chases of a member: draws ahead are returned, a draw that was taken is paid', async () => {
  const mai = await rich()
  const { chase: bought } = await chase(mai, [1, 2, 4])
  const other = await rich()
  const { chase: going } = await chase(other, [1, 1])
  const draws = async () => (await mai.api.lotterySlips.oneChase({ params: { chase: bought.id } })).draws
  const slip = (await draws())[0]?.slip ?? ''
  const { round } = (await mai.api.lotterySlips.slip({ params: { slip } })).slip
  await drawNow(at, round, drawEnding('08'))
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  await stopExcluded(at.app)
  await stopExcluded(at.app)
  // 1,000 was lost on the first draw; 2,000 and 4,000 came back
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(10_000_000 - 1_000))
  const rows = await many(
    at.database.owner,
    sql<{ state: string; text: string | null }>`
    select c.state, (
      select m.text_key from inbox_message m where m.member_id = c.member_id and m.occasion = 'lottery:chase:' || c.id
    ) as text
    from lottery_chase c where c.id in (${bought.id}, ${going.id}) order by c.number
    `,
  )
  expect(rows).toEqual([
    { state: 'cancelled', text: 'chaseExcluded' },
    { state: 'running', text: null },
  ])
})

test('SHL-17 MEM-05 a winning slip is in the betting record and in the winners’ list under its lottery', async () => {
  const mai = await rich()
  const { slip } = await buy(mai, '2000.00')
  const { round } = (await mai.api.lotterySlips.slip({ params: { slip } })).slip
  const open = (await mai.api.rounds.list({ query: {} })).rounds[0]
  expect(open).toMatchObject({ roundId: slip, status: 'open', category: 'LOTT', stake: major(2_000) })
  await drawNow(at, round, drawEnding('07'))
  const { rounds } = await mai.api.rounds.list({ query: { category: 'LOTT' } })
  expect(rounds).toMatchObject([
    { roundId: slip, status: 'settled', win: major(190_000), validBet: major(2_000), counted: null },
  ])
  expect(rounds[0]?.gameName).not.toBe('vn-north')
  const { list } = await at.api().winners.biggest({ query: { period: 'day' } })
  expect(list.find(({ roundId }) => roundId === slip)).toMatchObject({
    win: major(190_000),
    times: '95.00',
    gameName: rounds[0]?.gameName,
  })
})
