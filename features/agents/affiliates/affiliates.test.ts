import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { openInvite } from '#features/account/members/public.ts'
import { passEverybody } from '#features/account/identity/testing/entry.ts'
import { affiliateOf, noTerms, planOf } from './testing/programme.ts'

let at: TestApp
let linh: Operator
const share = (ratePpm: number) => ({
  ...noTerms,
  share: { tiers: [{ from: 0n, ratePpm }], adminPpm: 0, carry: false },
})

beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  passEverybody(at)
  linh = await operator(at)
})
afterAll(() => at.close())

const DAYS_MS = 86_400_000
const PARAMS = { merchant: 'JADE' }
const body = {
  person: 'individual' as const,
  name: 'Blog of An',
  email: 'an@example.com',
  country: 'VN',
  channel: 'website' as const,
  address: 'https://an.example',
  traffic: 'under10k' as const,
  message: 'I write about games of chance and their odds.',
  termsAgreed: true as const,
}

let host = 0
const register = (username: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  host += 1
  return at.api({ headers: { 'x-forwarded-for': `10.6.0.${host}`, ...headers } }).identity.register({
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

const broughtBy = (account: string) =>
  maybe(
    at.database.owner,
    sql<{ code: string; subId: string; plan: bigint; version: number; uplineId: bigint | null }>`
      select p.code, p.sub_id, p.plan, p.version, m.upline_id
      from affiliate_player p
      join member m on m.id = p.member_id
      where m.account = ${account}
    `,
  )
const click = async (code: string | undefined, subId = '', headers: Readonly<Record<string, string>> = {}) =>
  (await at.api({ headers }).affiliateJoin.click({ body: { ...(code ? { code } : {}), subId } })).click

test('AGT-06 decision 35 an application is stored once, followed by a secret link, and decided once by an operator of the brand', async () => {
  const idempotencyKey = crypto.randomUUID()
  const send = () => at.api().affiliateJoin.apply({ body }, { idempotencyKey })
  const { number, statusToken } = await send()
  expect(await send()).toEqual({ number, statusToken })
  const status = (token: string) => at.api().affiliateJoin.status({ params: { token } })
  expect(await status(statusToken)).toMatchObject({ state: 'new', name: 'Blog of An' })
  expect(await refusal(status('x'.repeat(43)))).toBe('affiliates.unknownApplication')
  const list = async (merchant: string) =>
    (await linh.api.affiliatesOffice.applications({ params: { merchant }, query: {} })).rows
  const [first] = await list('JADE')
  expect([first?.number.toString(), first?.email, await list('AMBER')]).toEqual([number, body.email, []])
  const waiting = async () =>
    (await linh.api.workQueues.list()).queues.find(({ name }) => name === 'affiliates')?.count
  expect(await waiting()).toBe(1)
  const id = first!.id
  const decide = (state: 'contacted' | 'rejected', merchant = 'JADE') =>
    linh.api.affiliatesOffice.decide({ params: { merchant, id }, body: { state, reason: 'no audience yet' } })
  expect(await refusal(decide('rejected', 'AMBER'))).toBe('affiliates.unknownApplication')
  await decide('contacted')
  expect(await waiting()).toBe(0)
  expect((await status(statusToken)).note).toBeNull()
  await decide('rejected')
  expect(await status(statusToken)).toMatchObject({ state: 'rejected', note: 'no audience yet' })
  expect(await refusal(decide('rejected'))).toBe('affiliates.alreadyDecided')
})

test('AGT-06 decision 22 a trial account cannot apply, and a member applies once', async () => {
  const trial = await person(at, { type: 4 })
  expect(await refusal(trial.api.affiliateJoin.apply({ body }))).toBe('affiliates.trialAccount')
  const mai = await person(at)
  await mai.api.affiliateJoin.apply({ body })
  expect(await refusal(mai.api.affiliateJoin.apply({ body }))).toBe('affiliates.alreadyApplied')
  expect((await mai.api.affiliateJoin.offer()).own?.state).toBe('new')
})

test('AGT-06 the office sees what an application shares with others', async () => {
  const mai = await person(at)
  const email = `${mai.account}@example.com`
  await run(at.database.owner, sql`update member set email = ${email} where id = ${mai.id}`)
  await at.api().affiliateJoin.apply({ body: { ...body, email } })
  await at.api().affiliateJoin.apply({ body: { ...body, email, name: 'Someone else' } })
  const { rows } = await linh.api.affiliatesOffice.applications({ params: PARAMS, query: { state: 'new' } })
  const params = { merchant: 'JADE', id: rows.find((row) => row.name === 'Someone else')!.id }
  const { list } = await linh.api.affiliatesOffice.shared({ params })
  expect(list).toContainEqual({ what: 'email', kind: 'member', name: mai.account })
  expect(list.some(({ what, kind }) => what === 'email' && kind === 'application')).toBe(true)
  const other = { merchant: 'AMBER', id: params.id }
  expect(await refusal(linh.api.affiliatesOffice.shared({ params: other }))).toBe(
    'affiliates.unknownApplication',
  )
})

test('AGT-06 acceptance needs two operators, makes a member an affiliate, and opens an account for a visitor who must change the password', async () => {
  const plan = await planOf(at, share(250_000), at.clock.now())
  await at.api().affiliateJoin.apply({ body: { ...body, name: 'Visitor Vy' } })
  const mai = await person(at)
  await mai.api.affiliateJoin.apply({ body: { ...body, name: 'Member Mai' } })
  const { rows } = await linh.api.affiliatesOffice.applications({ params: PARAMS, query: {} })
  const idOf = (name: string) => rows.find((row) => row.name === name)!.id
  const accept = (name: string, more: object = {}, by = linh.api) =>
    by.affiliatesOffice.accept({
      params: { merchant: 'JADE', id: idOf(name) },
      body: { plan, reason: 'good readers', ...more },
    })
  expect(await refusal(accept('Visitor Vy', { plan: 999_999n }))).toBe('affiliates.unknownPlan')
  expect(await refusal(accept('Visitor Vy'))).toBe('affiliates.accountNeeded')
  expect(await refusal(accept('Visitor Vy', { account: mai.account }))).toBe('affiliates.accountTaken')
  expect(await refusal(accept('Visitor Vy', { account: 'vyvisitor' }, linh.alone))).toBe('approvals.sent')
  expect(await mai.api.affiliates.me()).toEqual({ affiliate: null })
  await accept('Member Mai')
  expect((await mai.api.affiliates.me()).affiliate?.state).toBe('active')
  expect(await refusal(accept('Member Mai'))).toBe('affiliates.alreadyDecided')
  await accept('Visitor Vy', { account: 'vyvisitor' })
  const vy = await one(
    at.database.owner,
    sql<{ mustChange: boolean; type: number; plan: bigint }>`
      select c.must_change, m.type, a.plan
      from member m
      join credential c on c.member_id = m.id
      join affiliate_assignment a on a.member_id = m.id
      where m.account = 'vyvisitor'
    `,
  )
  expect(vy).toEqual({ mustChange: true, type: 0, plan })
  const mails = await many(
    at.database.owner,
    sql<{ letter: string; sealed: boolean }>`
      select letter, sealed is not null as sealed from outgoing_message where letter like 'affiliate.%' and letter <> 'affiliate.received' order by 1
    `,
  )
  expect(mails).toEqual([
    { letter: 'affiliate.accepted', sealed: true },
    { letter: 'affiliate.joined', sealed: false },
    { letter: 'affiliate.rejected', sealed: false },
  ])
  // a member who became an affiliate by another application is none twice
  await run(
    at.database.owner,
    sql`
      insert into affiliate_applicant (merchant, member_id, person, name, email, channel, message, language, terms, ip, status_token, sent_at)
      values ('JADE', ${mai.id}, 'individual', 'Mai again', 'm@example.com', 'other', 'again', 'en', '1', '::1', 'x', now())
    `,
  )
  const again = await linh.api.affiliatesOffice.applications({ params: PARAMS, query: { state: 'new' } })
  const params = { merchant: 'JADE', id: again.rows.find(({ name }) => name === 'Mai again')!.id }
  const twice = linh.api.affiliatesOffice.accept({ params, body: { plan, reason: 'good readers' } })
  expect(await refusal(twice)).toBe('affiliates.alreadyOne')
})

test('AUT-10 AGT-06 a code of an affiliate is valid at the check, brings the player without an upline, and pins the plan’s version', async () => {
  const anna = await affiliateOf(at, share(250_000))
  const check = (code: string) => at.api().identity.affiliate({ query: { code } })
  expect(await check(anna.code.toLowerCase())).toEqual({ isValid: true, kind: 'campaign' })
  await register('byannacode', { affiliateCode: anna.code })
  expect(await broughtBy('byannacode')).toEqual({
    code: anna.code,
    subId: '',
    plan: anna.plan,
    version: 1,
    uplineId: null,
  })
  const changed = await linh.api.affiliatesOffice.changePlan({
    params: { merchant: 'JADE', id: anna.plan },
    body: { terms: share(300_000), reason: 'better terms' },
  })
  expect(changed.version).toBe(2)
  await register('byannastill', { affiliateCode: anna.code })
  expect((await broughtBy('byannastill'))?.version).toBe(1)
  const params = { merchant: 'JADE', number: anna.number }
  const assigned = { params, body: { plan: anna.plan, reason: 'agreed by email' } }
  expect(await refusal(linh.alone.affiliatesOffice.assign(assigned))).toBe('approvals.sent')
  at.clock.forward(1_000)
  await linh.api.affiliatesOffice.assign(assigned)
  await register('byannanew', { affiliateCode: anna.code })
  expect((await broughtBy('byannanew'))?.version).toBe(2)
  expect((await broughtBy('byannacode'))?.version).toBe(1)
  await linh.api.affiliatesOffice.pause({ params, body: { reason: 'spam complaints' } })
  await register('byannapaused', { affiliateCode: anna.code })
  expect(await broughtBy('byannapaused')).toBeNull()
  expect(await refusal(anna.api.affiliates.addCode({ body: { landing: 'home', note: '' } }))).toBe(
    'affiliates.paused',
  )
  await linh.api.affiliatesOffice.resume({ params, body: { reason: 'resolved now' } })
  const { code } = await anna.api.affiliates.addCode({ body: { landing: 'register', note: 'Blog' } })
  expect(await refusal(anna.api.affiliates.addCode({ body: { code, landing: 'home', note: '' } }))).toBe(
    'affiliates.codeTaken',
  )
  await anna.api.affiliates.closeCode({ params: { code } })
  expect(await refusal(check(code))).toBe('identity.invitationCode')
  expect(await refusal(anna.api.affiliates.closeCode({ params: { code } }))).toBe('affiliates.unknownCode')
})

test('AGT-06 clicks count by day and visitor without a cookie; the last or the first of the window brings the player', async () => {
  const [anna, binh] = [await affiliateOf(at, share(1)), await affiliateOf(at, share(1))]
  const visitor = { 'x-forwarded-for': '10.5.0.1', 'user-agent': 'one browser' }
  const first = await click(anna.code, 'summer<script>', visitor)
  await click(anna.code, 'summer<script>', visitor)
  await click(anna.code, 'summer<script>', { ...visitor, 'user-agent': 'another' })
  at.clock.forward(3 * DAYS_MS)
  const second = await click(binh.code.toLowerCase(), 'b', visitor)
  expect(await click('NOBODY99', '', visitor)).toBeNull()
  const [day] = await many(
    at.database.owner,
    sql<{ subId: string; clicks: number; visitors: number }>`
      select sub_id, clicks, visitors from affiliate_click_day where code = ${anna.code}
    `,
  )
  expect(day).toEqual({ subId: 'summerscript', clicks: 3, visitors: 2 })
  const clicks = [second!.id, first!.id, crypto.randomUUID()]
  await register('lastclick', { clicks })
  expect(await broughtBy('lastclick')).toMatchObject({ code: binh.code, subId: 'b' })
  const set = (name: 'affiliateAttribution', value: 'first' | 'last') => applySetting(at, 'JADE', name, value)
  await set('affiliateAttribution', 'first')
  at.clock.forward(1_100)
  await register('firstclick', { clicks })
  expect(await broughtBy('firstclick')).toMatchObject({ code: anna.code, subId: 'summerscript' })
  await set('affiliateAttribution', 'last')
  at.clock.forward(31 * DAYS_MS)
  linh = await operator(at) // the session of before is over
  await register('latebird', { clicks })
  expect(await broughtBy('latebird')).toBeNull()
})

test('AGT-06 a player who comes by an agent’s or a member’s invitation belongs to no affiliate', async () => {
  const anna = await affiliateOf(at, share(1))
  const [duc, mai] = [await person(at, { type: 1 }), await person(at)]
  await openInvite(at.app.db, { merchant: 'JADE', code: 'DUCAFF', memberId: duc.id, kind: 'affiliate' })
  const clicks = [(await click(anna.code))!.id]
  await register('agentsown', { affiliateCode: 'DUCAFF', clicks })
  await register('friendsown', { recommenderId: mai.id.toString(), clicks })
  expect([await broughtBy('agentsown'), await broughtBy('friendsown')]).toEqual([null, null])
})

test('AGT-06 a host that two operators map to a code counts like it, also where registration is by invitation only', async () => {
  const anna = await affiliateOf(at, share(1))
  const map = (given: object = {}, by = linh.api) =>
    by.affiliatesOffice.setDomain({
      params: PARAMS,
      body: { host: 'jade.localhost', code: anna.code, reason: 'agreed by email', ...given },
    })
  expect(await refusal(map({ host: 'elsewhere.example' }))).toBe('affiliates.unknownHost')
  await run(
    at.database.owner,
    sql`insert into merchant_host (host, merchant) values ('jade.localhost', 'JADE') on conflict (host) do nothing`,
  )
  at.app.merchants.forget()
  expect(await refusal(map({ code: 'NOBODY99' }))).toBe('affiliates.unknownCode')
  expect(await refusal(map({}, linh.alone))).toBe('approvals.sent')
  await map()
  await applyFlag(at, 'JADE', 'DIRECTREG3', false)
  expect(await refusal(register('nohostcode'))).toBe('identity.inviteOnly')
  await register('byanndomain', {}, { 'x-forwarded-host': 'jade.localhost' })
  await applyFlag(at, 'JADE', 'DIRECTREG3', true)
  expect((await broughtBy('byanndomain'))?.code).toBe(anna.code)
  expect((await click(undefined, '', { 'x-forwarded-host': 'jade.localhost' }))?.code).toBe(anna.code)
  const isCounted = async (host: string) =>
    (await at.api({ headers: { 'x-forwarded-host': host } }).system.whitelabel()).isHostCounted
  expect([await isCounted('jade.localhost'), await isCounted('elsewhere.example')]).toEqual([true, false])
  const drop = () =>
    linh.api.affiliatesOffice.dropDomain({
      params: PARAMS,
      body: { host: 'jade.localhost', reason: 'contract over' },
    })
  await drop()
  expect(await refusal(drop())).toBe('affiliates.unknownHost')
  expect(await click(undefined, '', { 'x-forwarded-host': 'jade.localhost' })).toBeNull()
  expect(await isCounted('jade.localhost')).toBe(false)
})
