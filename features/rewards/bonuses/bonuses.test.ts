import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { round } from '#ledger/tests/people.ts'
import { advanceAll } from './jobs.ts'
import type { BonusTerms } from './rules/terms.ts'
import { keepTerms } from './service/keep-terms.ts'
import { grantsOf } from './store/grants.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const plain: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 2,
  days: 7,
  categoryWeights: { LIVE: 20 },
  gameWeights: {},
  excludedCategories: [],
  excludedGames: ['plinko'],
  excludedVendors: [],
  stakeMax: null,
  conversionMax: null,
}

let offers = 0

/** Gives a bonus, as a campaign does, and returns it as the member’s page shows it. */
async function bonusTo(to: Person, units: number, terms: Partial<BonusTerms> = {}) {
  await offerTo(to, units, terms)
  await creditClaimed(at.app)
  return to.api.bonuses.list({ query: {} })
}

async function offerTo(
  to: Person,
  units: number,
  terms: Partial<BonusTerms>,
  claim: 'automatic' | 'byHand' = 'automatic',
): Promise<void> {
  const now = at.app.clock.now()
  await inTransaction(at.app.db, async (tx) => {
    const hash = await keepTerms(tx, { ...plain, ...terms }, now)
    const offer = {
      merchant: 'JADE',
      memberId: to.id,
      source: 'campaigns',
      key: `test:${(offers += 1)}`,
      kind: 'bonus' as const,
      currency: 'VND' as const,
      amount: major(units),
      detail: { terms: hash },
      claim,
      claimUntil: null,
    }
    expect(await offerReward(tx, offer, now)).toHaveProperty('id')
  })
}

const bet = (of: Person, stake: number, win: number, category = 'SLOTS', game = 'dice') => {
  const item = round(of.wallet, major(stake), major(win), { play: { category } })
  return at.app.ledger.enqueue({ ...item, round: { ...item.round, game } })
}
const cashOf = async (of: Person) => (await walletById(at.app.db, of.wallet))?.balance
const goingOf = async (of: Person) => (await of.api.bonuses.list({ query: {} })).going
const endedOf = async (of: Person) => (await of.api.bonuses.list({ query: {} })).ended

test('PRO-02 bonus money is counted, completed and converted to cash by valid bets of their weights', async () => {
  const mai = await person(at, { balance: major(10) })
  const { going } = await bonusTo(mai, 5)
  expect(
    going.map(({ state, amount, balance, requirement }) => [state, amount, balance, requirement]),
  ).toEqual([['active', major(5), major(5), major(10)]])
  await bet(mai, 4, 4)
  await bet(mai, 5, 5, 'LIVE')
  await bet(mai, 3, 3, 'SLOTS', 'plinko')
  expect((await goingOf(mai)).map(({ wagered }) => wagered)).toEqual([major(5)])
  const { rows } = await mai.api.bonuses.bets({ params: { id: going[0]!.id }, query: {} })
  expect(rows.map(({ game, category, contribution }) => [game, category, contribution])).toEqual([
    ['plinko', 'SLOTS', 0n],
    ['dice', 'LIVE', major(1)],
    ['dice', 'SLOTS', major(4)],
  ])
  await bet(mai, 5, 5)
  expect(await goingOf(mai)).toEqual([])
  expect((await endedOf(mai)).map(({ outcome, converted }) => [outcome, converted])).toEqual([
    ['completed', major(5)],
  ])
  expect(await cashOf(mai)).toBe(major(15))
})

test('PRO-02 a voided bet reverses its contribution', async () => {
  const mai = await person(at, { balance: major(10) })
  await bonusTo(mai, 5)
  const item = round(mai.wallet, major(8), major(8), { play: { category: 'SLOTS' } })
  await at.app.ledger.enqueue(item)
  expect((await goingOf(mai)).map(({ wagered }) => wagered)).toEqual([major(8)])
  await at.app.ledger.enqueue({
    step: 'void',
    key: `void:${item.key}`,
    wallet: mai.wallet,
    vendor: 'STUDIO',
    round: item.round.id,
  })
  expect((await goingOf(mai)).map(({ wagered }) => wagered)).toEqual([0n])
})

test('PRO-02 a bonus that was lost is spent, and the next one becomes active', async () => {
  const mai = await person(at)
  await bonusTo(mai, 5)
  await bonusTo(mai, 7)
  expect((await goingOf(mai)).map(({ state, amount }) => [state, amount])).toEqual([
    ['queued', major(7)],
    ['active', major(5)],
  ])
  await bet(mai, 5, 0)
  expect((await goingOf(mai)).map(({ state, amount }) => [state, amount])).toEqual([['active', major(7)]])
  expect((await endedOf(mai)).map(({ outcome }) => outcome)).toEqual(['spent'])
})

test('PRO-02 reaching the maximum pays the maximum and ends the bonus', async () => {
  const mai = await person(at)
  await bonusTo(mai, 5, { conversionMax: major(8).toString() })
  await bet(mai, 5, 9)
  await advanceAll(at.app)
  expect(
    (await endedOf(mai)).map(({ outcome, converted, returned }) => [outcome, converted, returned]),
  ).toEqual([['capped', major(8), major(1)]])
  expect(await cashOf(mai)).toBe(major(8))
})

test('M9 cancelling forfeits exactly the amount shown, and nothing if the amount has changed', async () => {
  const mai = await person(at, { balance: major(3) })
  const { going } = await bonusTo(mai, 5)
  const params = { id: going[0]!.id }
  await bet(mai, 4, 0)
  expect(await refusal(mai.api.bonuses.cancel({ params, body: { forfeits: major(5) } }))).toBe(
    'bonuses.changed',
  )
  expect(await mai.api.bonuses.cancel({ params, body: { forfeits: major(4) } })).toMatchObject({
    forfeited: major(4),
  })
  expect(await refusal(mai.api.bonuses.cancel({ params, body: { forfeits: major(4) } }))).toBe('bonuses.over')
  expect(await cashOf(mai)).toBe(0n)
  const an = await person(at)
  expect(await refusal(an.api.bonuses.cancel({ params, body: { forfeits: 0n } }))).toBe('bonuses.unknown')
})

test('PRO-02 the next bonus begins in the run that ends the one before, also if it was offered first', async () => {
  const mai = await person(at, { balance: major(10) })
  await offerTo(mai, 7, {}, 'byHand')
  await bonusTo(mai, 5, { order: 'bonus' })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  at.clock.forward(2)
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  const { win: _, ...open } = round(mai.wallet, major(4), 0n, { play: { category: 'SLOTS' } })
  await at.app.ledger.enqueue({ ...open, step: 'open' })
  await run(
    at.database.owner,
    sql`update bonus_grant set expires_at = clock_timestamp() where member_id = ${mai.id} and state = 'active'`,
  )
  await advanceAll(at.app)
  const going = await grantsOf(at.app.db, { memberId: mai.id, states: ['active', 'ending'], limit: 5 })
  expect(going.map(({ amount, state }) => [amount, state])).toEqual([
    [major(5), 'ending'],
    [major(7), 'active'],
  ])
})

test('PRO-02 at its expiry wagering is counted first: what is met becomes cash, however late the job is', async () => {
  const mai = await person(at, { balance: major(10) })
  const an = await person(at, { balance: major(10) })
  await bonusTo(mai, 5, { days: 1 })
  await bonusTo(an, 5, { days: 1 })
  await bet(mai, 10, 10)
  await bet(an, 9, 9)
  at.clock.forward(25 * 3_600_000)
  await advanceAll(at.app)
  expect([await cashOf(mai), await cashOf(an)]).toEqual([major(15), major(10)])
  const ended = await grantsOf(at.app.db, { memberId: an.id, states: ['ended'], limit: 5 }) // the session is over
  expect(ended.map(({ outcome, returned }) => [outcome, returned])).toEqual([['expired', major(5)]])
})

test('PRO-02 the ledger reconciles after all these tests', async () => {
  expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
})
