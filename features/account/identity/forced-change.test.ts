import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { Api, TestApp } from '#apps/server/testing/test-app.ts'
import type { Route } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { contracts } from '#features/contracts.ts'
import { changeSecret } from '#features/platform/settings/public.ts'
import { setMobile } from '#features/account/members/public.ts'
import { hashPassword } from './passwords.ts'
import { renewHash, renewPaymentHash } from './store/credentials.ts'
import { browser, e164, entryApp, mobileNumbers, nameLogin, type EntryApp } from './testing/entry.ts'

const NEW = 'my own long words'

let app: EntryApp
let at: TestApp
let staff: Operator
beforeAll(async () => {
  app = await entryApp()
  at = app.at
  staff = await operator(at)
})
afterAll(() => app.close())

const freshNumber = mobileNumbers(70)

async function withPassword(password: string): Promise<Person> {
  const member = await person(at)
  const stored = await hashPassword(password)
  await run(at.app.db, sql`update credential set password_hash = ${stored} where member_id = ${member.id}`)
  return member
}

const logIn = (account: string, password: string, own = browser(at)) =>
  own.api().identity.login({ body: nameLogin(account, password) })

const change = (api: Api, oldPassword: string) =>
  api.identity.changePassword({ body: { oldPassword, newPassword: NEW, confirmNewPassword: NEW } })

const passwordRule = (minLength: number) =>
  staff.api.validationOffice.change({
    params: { merchant: 'JADE', field: 'password' },
    body: { kind: 'any', minLength, maxLength: 128, enabled: true, required: true },
  })

async function age(member: Person, days: number): Promise<void> {
  const changedAt = new Date(at.clock.now().getTime() - days * 86_400_000)
  await run(
    at.app.db,
    sql`update credential set password_changed_at = ${changedAt} where member_id = ${member.id}`,
  )
}

test('AUT-03 VAL-01 treats a password at login as weak only if the brand’s own rule forbids it', async () => {
  const mai = await withPassword('tám chữ1') // eight characters, the minimum of decision 14
  expect((await logIn(mai.account, 'tám chữ1')).changeWhy).toBe('weak')
  await passwordRule(8)
  at.clock.forward(1_100)
  expect((await logIn(mai.account, 'tám chữ1')).changeWhy).toBeNull()
  const lan = await withPassword('matkhau123') // long enough, but on the list of common passwords
  expect((await logIn(lan.account, 'matkhau123')).changeWhy).toBe('weak')
  await passwordRule(10)
  at.clock.forward(1_100)
})

/** Sets up each kind of password that must be changed; returns the session that it opens. */
const owed = {
  async oneTime() {
    const mai = await person(at)
    await run(at.app.db, sql`update credential set must_change = true where member_id = ${mai.id}`)
    return { mai, password: PASSWORD, reply: await logIn(mai.account, PASSWORD) }
  },
  async default() {
    const mai = await withPassword('what the brand gives')
    await changeSecret(at.app, 'JADE', 'defaultPassword', 'what the brand gives', at.clock.now())
    at.clock.forward(1_100)
    const reply = await logIn(mai.account, 'what the brand gives')
    await changeSecret(at.app, 'JADE', 'defaultPassword', '', at.clock.now())
    at.clock.forward(1_100)
    return { mai, password: 'what the brand gives', reply }
  },
  async weak() {
    const mai = await withPassword('qwerty123456')
    return { mai, password: 'qwerty123456', reply: await logIn(mai.account, 'qwerty123456') }
  },
  async expired() {
    const mai = await person(at)
    await age(mai, 91)
    await app.flag('PWDEXPFORCECHANGE3', true)
    const reply = await logIn(mai.account, PASSWORD)
    await app.flag('PWDEXPFORCECHANGE3', false)
    return { mai, password: PASSWORD, reply }
  },
} as const

test.each(['oneTime', 'default', 'weak', 'expired'] as const)(
  'AUT-03 SYS-02 a session opened by a password of the kind "%s" can do nothing but change it, enforced on the server',
  async (why) => {
    const { password, reply } = await owed[why]()
    expect(reply).toMatchObject({ passwordExpired: true, changeWhy: why })
    const api = at.api({ token: reply.token })
    expect(await refusal(api.members.info())).toBe('session.passwordChangeRequired')
    expect(await refusal(api.wallet.balance())).toBe('session.passwordChangeRequired')
    expect(await refusal(api.members.setWinnersShown({ body: { isShown: false } }))).toBe(
      'session.passwordChangeRequired',
    )
    // a reloaded page receives the reason again
    expect(await api.identity.passwordDue()).toMatchObject({ changeWhy: why })
    await change(api, password)
    expect(await api.identity.passwordDue()).toMatchObject({ changeWhy: null })
    expect(await refusal(api.members.info())).toBe('nothing was refused')
  },
)

test('AUT-03 before the password is changed, only the calls to change it and to log out respond', async () => {
  const { reply } = await owed.weak()
  const answered: string[] = []
  for (const [feature, contract] of Object.entries(contracts))
    for (const [name, route] of Object.entries<Route>(contract)) {
      // an agent's calls refuse a player's type first; a logout would end the session that the other calls need
      if (route.audience !== 'member' || name === 'logout') continue
      const path = route.path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')
      const answer = await fetch(at.site + path, {
        method: route.method,
        headers: { authorization: reply.token, 'content-type': 'application/json' },
        ...(route.method === 'GET' ? {} : { body: '{}' }),
      })
      const { errorCode }: { errorCode?: string } = JSON.parse((await answer.text()) || '{}')
      if (errorCode !== 'session.passwordChangeRequired') answered.push(`${feature}.${name}`)
    }
  expect(await refusal(at.api({ token: reply.token }).identity.logout())).toBe('nothing was refused')
  expect(new Set(answered)).toEqual(
    new Set([
      'identity.firstLogin',
      'members.setLanguage',
      'identity.passwordDue',
      'identity.changePassword',
      'security.standing',
      'security.prove',
      'security.sendProofCode',
      'security.askProofPasskey',
      'security.provePasskey',
    ]),
  )
})

test('AUT-03 SYS-02 an expired password must be changed only with PWDEXPFORCECHANGE3, and never after a login by code', async () => {
  const mai = await person(at)
  const number = freshNumber()
  await age(mai, 91)
  const phone = browser(at)
  const before = await logIn(mai.account, PASSWORD, phone)
  expect(before.changeWhy).toBeNull()
  expect(await refusal(at.api({ token: before.token }).members.info())).toBe('nothing was refused')
  await app.flag('PWDEXPFORCECHANGE3', true)
  await inTransaction(at.app.db, (tx) => setMobile(tx, mai.id, e164(number), at.clock.now()))
  await phone.api().otp.noLogin({ body: { mobileNum: number, countryDialingCode: '84' } })
  const body = {
    username: number,
    password: await app.codeFor(e164(number)),
    type: 'sms' as const,
    countryDialingCode: '84',
  }
  const bySms = await phone.api().identity.login({ body })
  expect(bySms.changeWhy).toBeNull()
  expect(await refusal(at.api({ token: bySms.token }).members.info())).toBe('nothing was refused')
  await app.flag('PWDEXPFORCECHANGE3', false)
})

test('AUT-03 does not remember a password that must be changed: the next login would skip the change', async () => {
  const mai = await withPassword('qwerty123456')
  const own = browser(at)
  await own.api().identity.login({ body: { ...nameLogin(mai.account, 'qwerty123456'), remember: true } })
  expect(own.cookie('fairhouse-remember')).toBeUndefined()
})

test('AUT-09 S1 a logout voids the remembered-login token on the server, including every copy of it', async () => {
  const mai = await person(at)
  const own = browser(at)
  const { token } = await own.api().identity.login({ body: { ...nameLogin(mai.account), remember: true } })
  const copy = own.cookie('fairhouse-remember') ?? ''
  expect(copy).toHaveLength(43)
  await own.api(token).identity.logout()
  expect(await refusal(own.api(token).members.info())).toBe('session.required')
  expect(own.cookie('fairhouse-remember')).toBeUndefined()
  own.setCookie(`fairhouse-remember=${copy}`)
  expect(await refusal(own.api().identity.login({ body: nameLogin(mai.account, '') }))).toBe(
    'identity.notRemembered',
  )
})

const remembered = async (mai: Person) => {
  const phone = browser(at)
  const { token } = await phone.api().identity.login({ body: { ...nameLogin(mai.account), remember: true } })
  const back = () => phone.api().identity.login({ body: nameLogin(mai.account, '') })
  return { phone, token, back }
}

test.each([
  {
    how: 'by the member at another device',
    end: async (mai: Person) => {
      const { sessions } = await mai.api.security.sessions()
      for (const { id } of sessions.filter(({ isThisOne }) => !isThisOne))
        await mai.api.security.endSession({ params: { session: id } })
    },
  },
  {
    how: 'by an operator',
    end: (mai: Person) =>
      staff.api.memberDesk.endSession({ params: { id: mai.id }, body: { reason: 'the phone was stolen' } }),
  },
  {
    how: 'by a lock that is lifted later',
    end: async (mai: Person) => {
      const params = { id: mai.id }
      await staff.api.memberDesk.setState({
        params,
        body: { state: 'locked', reason: 'the phone was stolen' },
      })
      await staff.api.memberDesk.setState({ params, body: { state: 'open', reason: 'found again' } })
    },
  },
  {
    how: 'by a logout that sends no cookie',
    end: (_: Person, token: string) => at.api({ token }).identity.logout(),
  },
])('AUT-09 S1 a remembered login ends with its session, ended $how', async ({ end }) => {
  const mai = await person(at)
  const { token, back } = await remembered(mai)
  await end(mai, token)
  expect(await refusal(back())).toBe('identity.notRemembered')
})

test('AUT-09 S1 a device that its member no longer trusts has no remembered login', async () => {
  const mai = await person(at)
  const { phone, token, back } = await remembered(mai)
  await phone.api(token).security.prove({ body: { kind: 'password', answer: PASSWORD } })
  await phone.api(token).security.trustDevice({ body: { name: 'phone' } })
  const { devices } = await mai.api.security.devices()
  for (const { id } of devices) await mai.api.security.removeDevice({ params: { device: id } })
  expect(devices).toHaveLength(1)
  expect(await refusal(back())).toBe('identity.notRemembered')
})

test('A7 a password set while a login rehashes the old one is not overwritten; nor is a payment password', async () => {
  const mai = await person(at)
  const stored = () =>
    one(
      at.app.db,
      sql<{ passwordHash: string; paymentHash: string }>`
        select password_hash, payment_hash from credential where member_id = ${mai.id}
      `,
    )
  // the hash that the login compared with is no longer the stored one
  const [compared, chosen] = [await hash(PASSWORD), await hashPassword(NEW)]
  await run(at.app.db, sql`update credential set password_hash = ${chosen} where member_id = ${mai.id}`)
  await renewHash(at.app.db, { memberId: mai.id, from: compared, to: await hashPassword(PASSWORD) })
  expect((await stored()).passwordHash).toBe(chosen)
  await run(at.app.db, sql`update credential set payment_hash = ${chosen} where member_id = ${mai.id}`)
  await renewPaymentHash(at.app.db, { memberId: mai.id, from: compared, to: compared })
  expect((await stored()).paymentHash).toBe(chosen)
})
