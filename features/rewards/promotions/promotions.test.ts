import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import type { Terms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Gift, Trigger } from './rules/promotion.ts'
import { giveForDeposits } from './service/give.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const terms: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 5,
  days: 7,
  categoryWeights: {},
  gameWeights: {},
  excludedCategories: [],
  excludedGames: [],
  excludedVendors: [],
  stakeMax: null,
  conversionMax: null,
}
const units = (whole: number) => major(whole).toString()

/** A promotion that is live. */
async function launched(
  trigger: Trigger,
  gift: Gift,
  budget: bigint | null = null,
  own: Terms | null = gift.kind === 'cash' ? null : terms,
) {
  const linh = await operator(at, { roles: ['supervisor'] })
  const { id } = await linh.api.promotionsOffice.draft({
    body: {
      merchant: 'JADE',
      currency: 'VND',
      category: 'welcome',
      title: { en: 'Welcome', vi: 'Chào mừng' },
      summary: { en: 'Your first deposit counts twice', vi: 'Nạp lần đầu được nhân đôi' },
      data: { trigger, gift },
      terms: own,
      budget,
      startsAt: new Date(at.app.clock.now().getTime() - 1000),
      endsAt: null,
      claimDays: 7,
    },
  })
  const params = { id }
  const body = { reason: 'the spring campaign' }
  await linh.api.promotionBuilderOffice.dryRun({ params })
  expect(await refusal(linh.alone.promotionsOffice.launch({ params, body }))).toBe('approvals.sent')
  await linh.api.promotionsOffice.launch({ params, body })
  return { id, linh }
}

/** A credited deposit, as the cashier writes it. */
async function deposit(of: Person, amount: bigint): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at,
        expires_at)
      select 'JADE', ${of.id}, ${of.wallet}, 'VND', m.id, ${amount}, 0, 'paid', 'en', now(), clock_timestamp(), now()
      from deposit_method m
      where m.merchant = 'JADE'
      limit 1
    `,
  )
}

const stateFor = async (of: Person, id: string) => (await of.api.promotions.one({ params: { id } })).state

test('PRO-01 a member joins, deposits, and has the matched bonus; the promotion follows its states', async () => {
  const { id } = await launched(
    { kind: 'deposit', nth: 1, methods: [], least: units(20) },
    { kind: 'match', percent: 100, most: units(200) },
  )
  const mai = await person(at)
  expect(await stateFor(mai, id)).toBe('join')
  expect(await mai.api.promotions.join({ params: { id }, body: {} })).toEqual({ state: 'joined' })
  expect(await refusal(mai.api.promotions.join({ params: { id }, body: {} }))).toBe('promotions.notOpen')
  await deposit(mai, major(50))
  await Promise.all([giveForDeposits(at.app), giveForDeposits(at.app)])
  expect(await stateFor(mai, id)).toBe('process')
  await creditClaimed(at.app)
  expect(await stateFor(mai, id)).toBe('claimed')
  const { going } = await mai.api.bonuses.list({ query: {} })
  expect(going.map(({ amount, requirement }) => [amount, requirement])).toEqual([[major(50), major(250)]])
})

test('PRO-01 says why a deposit did not count', async () => {
  const { id } = await launched(
    { kind: 'deposit', nth: 1, methods: [], least: units(20) },
    { kind: 'match', percent: 100, most: units(200) },
  )
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id }, body: {} })
  await deposit(mai, major(10))
  await giveForDeposits(at.app)
  const shown = await mai.api.promotions.one({ params: { id } })
  expect([shown.state, shown.unmet, shown.amount]).toEqual(['rejected', 'depositTooLow', null])
})

test('PRO-01 a code is needed where the promotion has one, and is never shown', async () => {
  const { id } = await launched({ kind: 'code', code: 'SPRING' }, { kind: 'cash', amount: units(3) })
  const mai = await person(at)
  expect(
    JSON.stringify(await mai.api.promotions.one({ params: { id } }), (_, value: unknown) =>
      typeof value === 'bigint' ? '' : value,
    ),
  ).not.toContain('SPRING')
  expect(await refusal(mai.api.promotions.join({ params: { id }, body: { code: 'autumn' } }))).toBe(
    'promotions.wrongCode',
  )
  expect(await mai.api.promotions.join({ params: { id }, body: { code: ' spring ' } })).toEqual({
    state: 'issued',
  })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(3))
})

test('PRO-02 a hundred simultaneous claims of a budget for three give it to three', async () => {
  const { id } = await launched({ kind: 'claim' }, { kind: 'cash', amount: units(1) }, major(3))
  const people: Person[] = []
  for (let n = 0; n < 100; n += 1) people.push(await person(at))
  const claim = (each: Person) => each.api.promotions.join({ params: { id }, body: {} })
  const results = await Promise.all(people.map((each) => refusal(claim(each))))
  expect(results.filter((result) => result === 'nothing was refused')).toHaveLength(3)
  // each of the others is refused by a rule, none by a failed constraint of the table
  const refused = new Set(results.filter((result) => result !== 'nothing was refused'))
  expect(refused.difference(new Set(['promotions.usedUp', 'promotions.notOpen']))).toEqual(new Set())
  const late = await person(at)
  expect(await refusal(late.api.promotions.join({ params: { id }, body: {} }))).toBe('promotions.notOpen')
})

test('PRO-01 a stopped promotion is over for those who have nothing; drafts and other brands’ do not exist', async () => {
  const { id, linh } = await launched({ kind: 'claim' }, { kind: 'cash', amount: units(1) })
  const mai = await person(at)
  const amber = await person(at, { merchant: 'AMBER' })
  expect(await refusal(amber.api.promotions.join({ params: { id }, body: {} }))).toBe('promotions.unknown')
  await linh.api.promotionsOffice.stop({ params: { id }, body: { reason: 'too expensive' } })
  expect(await stateFor(mai, id)).toBe('close')
  expect(await refusal(linh.api.promotionsOffice.stop({ params: { id }, body: { reason: 'again' } }))).toBe(
    'promotions.notLive',
  )
  expect(await refusal(linh.api.promotionsOffice.launch({ params: { id }, body: { reason: 'again' } }))).toBe(
    'promotions.notDraft',
  )
})

test('R9 nothing is given to a member on a time-out, and the budget keeps it', async () => {
  const { id, linh } = await launched(
    { kind: 'deposit', nth: null, methods: [], least: '1' },
    { kind: 'match', percent: 50, most: units(9) },
    major(9),
  )
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id }, body: {} })
  await deposit(mai, major(10))
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  await giveForDeposits(at.app)
  const { rows } = await linh.api.promotionsOffice.list({ query: { merchant: 'JADE' } })
  const row = rows.find((each) => each.id === id)!
  expect([row.spent, row.given]).toEqual([0n, 0])
})

test('PRO-01 refuses a draft whose parts do not fit together', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const draft = linh.api.promotionsOffice.draft({
    body: {
      merchant: 'JADE',
      currency: 'VND',
      category: 'other',
      title: { en: 'Odd', vi: 'Lạ' },
      summary: { en: 'Odd', vi: 'Lạ' },
      data: { trigger: { kind: 'claim' }, gift: { kind: 'match', percent: 10, most: '100' } },
      terms,
      budget: null,
      startsAt: at.app.clock.now(),
      endsAt: null,
      claimDays: 7,
    },
  })
  expect(await refusal(draft)).toBe('promotions.unsound')
})

test('R9 a member at risk can neither claim a promotion nor a reward that was offered before', async () => {
  const { id } = await launched({ kind: 'claim' }, { kind: 'cash', amount: units(1) })
  const other = await launched({ kind: 'claim' }, { kind: 'cash', amount: units(1) })
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id }, body: {} })
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.app.clock.now() })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(await refusal(mai.api.rewards.claim({ params: { id: rows[0]!.id } }))).toBe('rewards.notNow')
  expect(await refusal(mai.api.promotions.join({ params: { id: other.id }, body: {} }))).toBe(
    'promotions.notNow',
  )
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(0n)
})

test('PRO-01 lists what is open under the call’s own name, and rejects the claim of an unknown raffle', async () => {
  const { id, linh } = await launched({ kind: 'claim' }, { kind: 'cash', amount: units(1) })
  const mai = await person(at)
  const ids = async () =>
    (await mai.api.promotionsRelay.available()).list.map(({ id: own, type }) => `${type} ${own}`)
  expect(await ids()).toContain(`promotion ${id}`)
  await linh.api.promotionsOffice.stop({ params: { id }, body: { reason: 'the season is over' } })
  expect(await ids()).not.toContain(`promotion ${id}`)
  expect(await refusal(mai.api.promotionsRelay.claimRaffle({ body: { id } }))).toBe('promotions.unknown')
})

test('PRO-02 a promotion gives free bets on sports, with their terms shown before', async () => {
  const freeBets: Terms = {
    version: 1,
    kind: 'freeRounds',
    games: [],
    categories: ['SPORTS'],
    stake: units(1),
    days: 7,
    wins: 'cash',
    isFreeBet: true,
  }
  const { id } = await launched({ kind: 'claim' }, { kind: 'freeRounds', rounds: 3 }, null, freeBets)
  const mai = await person(at)
  const shown = await mai.api.promotions.one({ params: { id } })
  expect(shown.terms).toEqual(freeBets)
  expect(shown.isFreeBet).toBe(true)
  const other = await launched({ kind: 'claim' }, { kind: 'bonus', amount: units(1) })
  const { rows: offered } = await mai.api.promotions.list({})
  const areFreeBets = (wanted: string) => offered.find((row) => row.id === wanted)?.isFreeBet
  expect([areFreeBets(id), areFreeBets(other.id)]).toEqual([true, false])
  await mai.api.promotions.join({ params: { id }, body: {} })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(rows).toMatchObject([{ kind: 'freeRounds', count: 3, terms: shown.termsHash }])
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  const { going } = await mai.api.bonuses.list({ query: {} })
  expect(going).toMatchObject([{ rounds: { count: 3, left: 3, categories: ['SPORTS'] } }])
})
