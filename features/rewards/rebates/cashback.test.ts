import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { giveBonus } from '#features/rewards/bonuses/testing/give.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { round } from '#ledger/tests/people.ts'
import { settleDue } from './service/settle.ts'
import { publishFrom } from './testing/facts.ts'

/** Midnight in Ho Chi Minh City, where JADE counts its days. */
const DAY_1 = new Date('2026-02-01T17:00:00Z')
const dayAfter = (days: number, hours = 0) => new Date(DAY_1.getTime() + (days * 24 + hours) * 3_600_000)

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await countAll(at, { from: DAY_1, to: DAY_1 })
  const rates = [{ category: '' as const, level: 0, rateBp: 500 }]
  const cashback = { period: 'day', claim: 'byHand', minimum: 0n, maximum: null } as const
  await publishFrom(at, 'JADE', DAY_1, {
    programs: [{ program: 'cashback', ...cashback, rates }],
    defaultEdges: [],
  })
})
afterAll(() => at.close())

async function endDay(day: number): Promise<void> {
  await countAll(at, { from: dayAfter(day), to: dayAfter(day + 1) })
  await settleDue(at.app)
}

test('PRO-07 PRO-02 cashback counts the cash that was lost, not the bonus money; a void takes back the same', async () => {
  const mai = await person(at, { balance: major(6_000) })
  await giveBonus(at, mai, major(4_000))
  // 6,000 in cash and 4,000 of the bonus; of the win 3,333.3333 × 40 %, rounded down, is the bonus's: 1,333.3333
  const bet = round(mai.wallet, major(10_000), 33_333_333n, { play: { category: 'RNG' } })
  expect(await at.app.ledger.enqueue(bet)).toMatchObject({ status: 'ok' })
  at.clock.forward(11 * 60_000) // during play nothing is shown
  // its fact on a day that can be settled
  const fact = { round: bet.round.id, stake: major(10_000), win: 33_333_333n }
  await insertFact(at, mai, { ...fact, at: dayAfter(0, 3) })
  await endDay(0)
  const statements = async () => (await mai.api.rebates.statements({ query: {} })).rows
  const lost = major(6_000) - (33_333_333n - 13_333_333n)
  const [statement] = await statements()
  expect(statement).toMatchObject({ base: lost, amount: lost / 20n })
  const params = { statement: statement!.id }
  const [line] = (await mai.api.rebates.statement({ params })).lines
  const query = { category: line!.category, of: line!.ofStartsAt }
  expect((await mai.api.rebates.bets({ params, query })).rows.map(({ base }) => base)).toEqual([lost])
  const back = { ...fact, rounds: -1, stake: -fact.stake, win: -fact.win }
  await insertFact(at, mai, { ...back, at: dayAfter(1, 3), firstAt: dayAfter(0, 3) })
  await endDay(1)
  const [next] = await statements()
  const { lines } = await mai.api.rebates.statement({ params: { statement: next!.id } })
  expect(lines.map(({ base }) => base)).toEqual([-lost])
})
