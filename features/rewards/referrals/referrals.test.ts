import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { passEverybody } from '#features/account/identity/testing/entry.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { launched } from '#features/rewards/promotions/testing/launched.ts'
import { replaceLive } from '#features/rewards/promotions/store/lifecycle.ts'
import { major } from '#kit/money.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { stepOf } from './rules/referral.ts'
import { settleReferrals } from './service/settle.ts'
import { friendsOf } from './store/friends.ts'
import {
  deposits,
  friendOf,
  givenTo,
  plays,
  program,
  stopAll,
  stopped,
  stranger,
  units,
} from './testing/program.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  passEverybody(at)
})
afterAll(() => at.close())
afterEach(() => stopAll(at))

let host = 0
const register = (username: string, more: object) => {
  host += 1
  return at.api({ headers: { 'x-forwarded-for': `10.8.0.${host}` } }).identity.register({
    body: {
      username,
      password: 'a long quiet password',
      confirmPassword: 'a long quiet password',
      birthday: '1990-01-01',
      termsAgreed: true,
      language: 'en',
      ...more,
    },
  })
}
const overview = (token: string) => at.api({ token }).referrals.overview()
const friends = async (token: string) => (await at.api({ token }).referrals.friends({ query: {} })).list
/** Of a member whose session may be over. */
const stepsOf = async (referrerId: bigint) =>
  (await friendsOf(at.app.db, { referrerId, below: null, limit: 10 })).map(stepOf)
const stateOf = async (memberId: bigint) =>
  one(
    at.database.owner,
    sql<{ id: string; state: string; signals: string[] }>`
      select id, state, signals from referral where member_id = ${memberId}
    `,
  )

test('MEM-07 PRO-08 a member has one code; friends who register by the link or type it are theirs, with masked names', async () => {
  const mai = await stranger(at)
  const [first, second] = await Promise.all([overview(mai.token), overview(mai.token)])
  const code = first.invitation?.code ?? ''
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  expect(second.invitation).toEqual(first.invitation)
  expect(first.invitation?.link).toMatch(new RegExp(`/register\\?referralCode=${code}$`))
  expect(first.counts).toEqual({ registered: 0, deposited: 0, qualified: 0, rewarded: 0 })
  await register('friendbylink', { referralCode: code.toLowerCase() })
  await register('friendbycode', { affiliateCode: code })
  expect(await refusal(register('friendbyerror', { referralCode: 'WRONG234' }))).toBe(
    'identity.invitationCode',
  )
  expect((await friends(mai.token)).map(({ name, step, until }) => [name, step, until])).toEqual([
    [maskedName('friendbycode'), 'registered', null],
    [maskedName('friendbylink'), 'registered', null],
  ])
  expect((await overview(mai.token)).counts.registered).toBe(2)
})

test('PRO-08 a friend who deposits and plays earns both sides their reward, once, at the cost of commissions', async () => {
  const [forMai, forFriend] = [await program(at, 'inviter'), await program(at, 'friend', { turnover: 200 })]
  const mai = await stranger(at)
  const an = await friendOf(at, mai)
  await deposits(at, an, 99)
  await deposits(at, an, 1)
  await plays(at, an, 500)
  expect(await settleReferrals(at.app)).toBe(0) // two deposits that only together reach it
  expect((await friends(mai.token))[0]).toMatchObject({ step: 'deposited' })
  await deposits(at, an, 100)
  await plays(at, an, -301)
  expect(await settleReferrals(at.app)).toBe(0) // a void takes its bet back
  await plays(at, an, 1)
  expect(await settleReferrals(at.app)).toBe(1)
  expect(await givenTo(at, [mai, an])).toEqual([
    { member: an.id, key: `${forFriend}:${an.id}:friend:${an.id}`, amount: major(50) },
  ])
  await plays(at, an, 300)
  await Promise.all([settleReferrals(at.app), settleReferrals(at.app), settleReferrals(at.app)])
  expect((await givenTo(at, [mai])).map(({ key }) => key)).toEqual([`${forMai}:${mai.id}:friend:${an.id}`])
  expect((await friends(mai.token))[0]).toMatchObject({ step: 'rewarded' })
  expect(await stateOf(an.id)).toMatchObject({ state: 'closed' })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(rows).toMatchObject([{ source: 'referrals', kind: 'cash', amount: major(50) }])
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  const lines = await many(
    at.database.owner,
    sql<{ kind: string }>`
      select k.kind from line_view l join posting_kind_view k on k.code = l.kind where l.wallet = ${mai.wallet}
    `,
  )
  expect(lines).toEqual([{ kind: 'reward.referral' }])
  expect(await overview(mai.token)).toMatchObject({
    counts: { registered: 1, deposited: 1, qualified: 1, rewarded: 1 },
    earned: [{ kind: 'cash', state: 'credited', amount: major(50), count: null }],
  })
})

test('PRO-08 a friend goes by the version of the registration, also after its end; stopping it ends it for all', async () => {
  const id = await program(at, 'inviter', { endsAt: new Date(at.clock.now().getTime() + 60_000) })
  const mai = await stranger(at)
  const [an, binh] = [await friendOf(at, mai), await friendOf(at, mai)]
  await inTransaction(at.app.db, (tx) => replaceLive(tx, id))
  const newer = await program(at, 'inviter', { turnover: 5_000, replaces: { series: id, version: 1 } })
  at.clock.set(new Date(at.clock.now().getTime() + 3_600_000))
  const chi = await friendOf(at, mai)
  for (const each of [an, chi]) {
    await deposits(at, each, 100)
    await plays(at, each, 500)
  }
  await settleReferrals(at.app)
  expect((await givenTo(at, [mai])).map(({ key }) => key)).toEqual([`${id}:${mai.id}:friend:${an.id}`])
  await stopped(at, newer)
  await run(
    at.database.owner,
    sql`update promotion set state = 'stopped', stopped_at = now() where id = ${id}`,
  )
  await deposits(at, binh, 100)
  await plays(at, binh, 5_000)
  await plays(at, chi, 5_000)
  await settleReferrals(at.app)
  expect(await givenTo(at, [mai])).toHaveLength(1)
  expect(await stepsOf(mai.id)).toEqual(['ended', 'ended', 'rewarded'])
})

test('PRO-08 what is not met in time is missed; what was met in time is given when the worker comes late', async () => {
  const id = await program(at, 'inviter', { days: 2 })
  const mai = await stranger(at)
  const [an, binh] = [await friendOf(at, mai), await friendOf(at, mai)]
  await deposits(at, an, 100)
  await plays(at, an, 500)
  await deposits(at, binh, 100)
  const late = new Date(at.clock.now().getTime() + 50 * 3_600_000)
  await plays(at, binh, 500, late)
  at.clock.set(late)
  await settleReferrals(at.app)
  expect((await givenTo(at, [mai])).map(({ key }) => key)).toEqual([`${id}:${mai.id}:friend:${an.id}`])
  expect(await stepsOf(mai.id)).toEqual(['ended', 'rewarded'])
})

test('PRO-08 a shared device, account, household or person waits for an operator, with the reasons', async () => {
  const id = await program(at, 'inviter')
  const mai = await stranger(at)
  const linh = await operator(at, { roles: ['supervisor'] })
  const [device, account, house, person, sibling] = [
    await friendOf(at, mai),
    await friendOf(at, mai),
    await friendOf(at, mai),
    await friendOf(at, mai),
    await friendOf(at, mai),
  ]
  const db = at.database.owner
  for (const who of [mai, device])
    await run(
      db,
      sql`
        insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
        values (${who.id}, ${Buffer.from('one browser')}, 'Chrome', 'test', '127.0.0.1', now(), now())
      `,
    )
  // of the other friend, not of the referrer
  for (const who of [account, sibling])
    await run(
      db,
      sql`
        insert into payout_account (member_id, bank, account_number, holder, created_at)
        select ${who.id}, b.code, '0011223344', 'T', now() from bank b limit 1
      `,
    )
  await run(
    db,
    sql`update member set register_ip = (select register_ip from member where id = ${mai.id}) where id = ${house.id}`,
  )
  await run(
    db,
    sql`update member set payee_name = 'Nguyen Thi Mai', birthday = '1990-05-01' where id in (${mai.id}, ${person.id})`,
  )
  for (const who of [device, account, house, person]) {
    await deposits(at, who, 100)
    await plays(at, who, 500)
  }
  await settleReferrals(at.app)
  await settleReferrals(at.app)
  expect(await givenTo(at, [mai])).toEqual([])
  const query = { merchant: 'JADE', state: 'review' as const }
  const { list, counts } = await linh.api.referralsOffice.list({ query })
  expect(list.map(({ memberId, signals }) => [memberId, signals])).toEqual([
    [device.id, ['device']],
    [account.id, ['account']],
    [house.id, ['household']],
    [person.id, ['person']],
  ])
  expect(counts).toMatchObject({ review: 4 })
  expect((await friends(mai.token)).map(({ step }) => step)).toEqual([
    'registered',
    'qualified',
    'qualified',
    'qualified',
    'qualified',
  ])
  const waiting = await linh.api.workQueues.list()
  expect(waiting.queues.find(({ name }) => name === 'referrals')).toMatchObject({ count: 4 })
  const [ofDevice, ofAccount, ofHouse, ofPerson] = list.map((row) => row.id)
  const body = { merchant: 'JADE', reason: 'looked at it' }
  const of = (row: string | undefined) => ({ params: { id: row ?? '' }, body })
  expect(await refusal(linh.alone.referralsOffice.approve(of(ofDevice)))).toBe('approvals.sent')
  expect(await givenTo(at, [mai])).toEqual([])
  await linh.api.referralsOffice.approve(of(ofHouse))
  expect((await givenTo(at, [mai])).map(({ key }) => key)).toEqual([`${id}:${mai.id}:friend:${house.id}`])
  expect(await refusal(linh.api.referralsOffice.approve(of(ofPerson)))).toBe('referrals.samePerson')
  await linh.api.referralsOffice.reject(of(ofAccount))
  expect(await refusal(linh.api.referralsOffice.reject(of(ofAccount)))).toBe('referrals.decided')
  expect(await refusal(linh.api.referralsOffice.reject(of(crypto.randomUUID())))).toBe('referrals.unknown')
  await settleReferrals(at.app)
  expect(await givenTo(at, [mai])).toHaveLength(1)
  const auditor = await operator(at, { roles: ['auditor'] })
  expect(await refusal(auditor.api.referralsOffice.reject(of(ofPerson)))).toBe('permission.missing')
  const amber = await operator(at, { brands: ['AMBER'] })
  expect(await refusal(amber.api.referralsOffice.reject(of(ofPerson)))).toBe('permission.missing')
})

test('R9 while one of the two is at risk nothing is given or shown, and it is given after that', async () => {
  await program(at, 'inviter')
  const mai = await stranger(at)
  const an = await friendOf(at, mai)
  await deposits(at, an, 100)
  await plays(at, an, 500)
  const now = at.clock.now()
  const until = new Date(now.getTime() + 86_400_000)
  await stopMarketing(at.app.db, { memberId: an.id, until, why: 'harm', now })
  await stopMarketing(at.app.db, { memberId: mai.id, until, why: 'harm', now })
  await settleReferrals(at.app)
  expect(await givenTo(at, [mai, an])).toEqual([])
  expect((await overview(mai.token)).invitation).toBeNull()
  at.clock.set(new Date(until.getTime() + 1))
  await settleReferrals(at.app)
  expect(await givenTo(at, [mai])).toHaveLength(1)
})

test('PRO-08 a dry run finds the friends of last month who would have qualified, and the report what it cost', async () => {
  const { id, linh } = await launched(
    at,
    {
      trigger: {
        kind: 'referral',
        side: 'inviter',
        deposit: units(100),
        turnover: units(500),
        days: 30,
        most: 5,
      },
      gift: { kind: 'cash', amount: units(20) },
    },
    { budget: major(40) },
  )
  const mai = await stranger(at)
  for (const each of [await friendOf(at, mai), await friendOf(at, mai), await friendOf(at, mai)]) {
    await run(at.database.owner, sql`update member set recommender_id = ${mai.id} where id = ${each.id}`)
    await deposits(at, each, 100)
    await plays(at, each, 500)
  }
  await settleReferrals(at.app)
  expect(await givenTo(at, [mai])).toHaveLength(2) // as far as the budget goes
  const now = at.clock.now()
  // a day more on each side: the brand's day is another than that of UTC for some hours
  const day = (fromNow: number) => new Date(now.getTime() + fromNow * 86_400_000).toISOString().slice(0, 10)
  const query = { merchant: 'JADE', from: day(-1), to: day(1) } // the brand’s day is not UTC’s
  const { rows } = await linh.api.referralsOffice.report({ query })
  expect(rows.find(({ promotion }) => promotion === id)).toMatchObject({
    side: 'inviter',
    rewards: 2,
    cost: 0n,
  })
  at.clock.set(new Date(now.getTime() + 3 * 86_400_000))
  const run2 = await (await operator(at)).api.promotionBuilderOffice.dryRun({ params: { id } })
  expect(run2).toMatchObject({ basis: 'referrals' })
})
