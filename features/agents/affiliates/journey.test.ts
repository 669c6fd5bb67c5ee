import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { passEverybody } from '#features/account/identity/testing/entry.ts'
import { settleDue } from '#features/agents/settlement/service/settle.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { recompute } from '#tools/recompute/statement.ts'
import { affiliateOf, noTerms, pastEntry, planOf, playerOf } from './testing/programme.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  passEverybody(at)
})
afterAll(() => at.close())

const DAY = 86_400_000
const cpa = { amount: major(500), minDeposit: major(200), minValid: major(1_000), days: 30 }
/** Midnight of the first of a month in Ho Chi Minh City. */
const month = (number: number) => new Date(`2025-${String(number).padStart(2, '0')}-01T00:00:00+07:00`)

const earnedBy = (memberId: bigint) =>
  one(
    at.database.owner,
    sql<{ number: bigint; amount: bigint }>`
      select s.number, s.amount
      from agent_statement s
      join agent_run u on u.id = s.run and u.kind = 'affiliate'
      where s.member_id = ${memberId}
      order by s.number desc
      limit 1
    `,
  )

test('AGT-06 CPA is not earned for a player who was excluded before qualifying, nor a share of play during it', async () => {
  const terms = {
    ...noTerms,
    cpa,
    share: { tiers: [{ from: 0n, ratePpm: 100_000 }], adminPpm: 0, carry: false },
  }
  const begin = month(2)
  const anna = await affiliateOf(at, terms, { now: begin })
  const moment = (day: number) => new Date(begin.getTime() + day * DAY)
  const [free, excluded] = [await playerOf(at, anna, moment(0)), await playerOf(at, anna, moment(0))]
  for (const player of [free, excluded]) {
    await pastEntry(at, player, { kind: 'deposit.credited', amount: major(200), when: moment(1) })
    await insertFact(at, player, { at: moment(2), stake: major(600) })
    await insertFact(at, player, { at: moment(5), stake: major(600) })
  }
  await run(
    at.database.owner,
    sql`
      insert into exclusion (member_id, kind, starts_at, ends_at) values (${excluded.id}, 'self', ${moment(3)}, ${moment(300)})
    `,
  )
  await countAll(at, { from: month(3), to: month(3) })
  await settleDue(at.app)
  const { number, amount } = await earnedBy(anna.id)
  // one player of 500; 10 % of 1,200 and of the 600 before the exclusion
  expect(amount).toBe(major(500 + 120 + 60))
  expect((await recompute(at.database.owner, number))?.differences).toEqual([])
})

test('AGT-06 from application to commission: accepted by two, a link, a player who registers, deposits and plays, a statement that is recomputed', async () => {
  const linh = await operator(at)
  const api = (token: string) => at.api({ token })
  const mai = await person(at, { isVerified: false })
  await mai.api.affiliateJoin.apply({
    body: {
      person: 'company',
      name: 'Mai Media',
      company: 'Mai Media Ltd',
      email: 'mai@example.com',
      country: 'VN',
      channel: 'website',
      traffic: 'under100k',
      message: 'Reviews of games, with their odds.',
      termsAgreed: true,
    },
  })
  const plan = await planOf(at, { ...noTerms, cpa }, at.clock.now())
  const params = { merchant: 'JADE' }
  const { rows } = await linh.api.affiliatesOffice.applications({ params, query: { state: 'new' } })
  const accepted = { params: { ...params, id: rows[0]!.id }, body: { plan, reason: 'good readers' } }
  await linh.api.affiliatesOffice.accept(accepted)
  const { code } = await mai.api.affiliates.addCode({ body: { landing: 'welcome', note: 'Site' } })
  const { click } = await at.api().affiliateJoin.click({ body: { code, subId: 'spring' } })
  const { token } = await at.api({ headers: { 'x-forwarded-for': '10.4.0.1' } }).identity.register({
    body: {
      username: 'bymaimedia',
      password: 'a long quiet password',
      confirmPassword: 'a long quiet password',
      birthday: '1990-01-01',
      termsAgreed: true,
      language: 'en',
      affiliateCode: code,
      clicks: [click!.id],
    },
  })
  const { id } = await api(token).members.info()
  // the months of this test lie in the past, so its people are moved there
  const begin = month(4)
  await run(at.database.owner, sql`update affiliate set joined_at = ${begin} where member_id = ${mai.id}`)
  await run(
    at.database.owner,
    sql`update affiliate_player set registered_at = ${begin} where member_id = ${id} and affiliate_id = ${mai.id} and sub_id = 'spring'`,
  )
  const { wallet } = await one(
    at.database.owner,
    sql<{ wallet: bigint }>`select id as wallet from wallet where owner = ${id} and kind = 'cash'`,
  )
  const player = { ...mai, id, wallet }
  const moment = (day: number) => new Date(begin.getTime() + day * DAY)
  await pastEntry(at, player, { kind: 'deposit.credited', amount: major(300), when: moment(2) })
  await insertFact(at, player, { at: moment(3), stake: major(1_000), round: randomUUID() })
  await countAll(at, { from: month(5), to: month(5) })
  await settleDue(at.app)
  const { number, amount } = await earnedBy(mai.id)
  expect([amount, (await walletById(at.app.db, mai.wallet))?.balance]).toEqual([major(500), major(500)])
  expect((await recompute(at.database.owner, number))?.differences).toEqual([])
  const [statement] = (await mai.api.affiliates.statements({ query: {} })).rows
  expect(statement).toMatchObject({ number, amount: major(500) })
})
