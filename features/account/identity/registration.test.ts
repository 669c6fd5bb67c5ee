import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { one, sql } from '#db/rows.ts'
import { openInvite } from '#features/account/members/public.ts'
import type { FlagName } from '#features/platform/merchants/catalogue.ts'
import { writeRule } from '#features/platform/validation/store.ts'
import {
  browser,
  entryApp,
  type EntryApp,
  e164,
  mobileNumbers,
  nameLogin,
  newcomer,
  quiet,
} from './testing/entry.ts'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

const freshNumber = mobileNumbers(5_000)
const codeFor = (number: string) => app.codeFor(e164(number))
const flag = (name: FlagName, isOn: boolean) => app.flag(name, isOn)

test('AUT-10 a member registers by number with a password, and logs in by user name or by the number in any notation', async () => {
  const number = freshNumber()
  const { token } = await browser(at)
    .api()
    .identity.registerMobile({
      body: { ...newcomer(), ...quiet, mobileNum: number, countryDialingCode: '84' },
    })
  expect((await at.api({ token }).members.info()).account).toBe(e164(number).slice(1))
  for (const typed of [number, e164(number), `${number.slice(0, 4)} ${number.slice(4)}`]) {
    const reply = await browser(at)
      .api()
      .identity.login({ body: nameLogin(typed, quiet.password) })
    expect(reply.token).toHaveLength(43)
  }
  const again = browser(at)
    .api()
    .identity.registerMobile({ body: { ...newcomer(), ...quiet, mobileNum: e164(number) } })
  expect(await refusal(again)).toBe('identity.accountTaken')
})

test('AUT-10 REGMOBVERF3 requires the code to register, and a verified number belongs to one account', async () => {
  await flag('REGMOBVERF3', true)
  const number = freshNumber()
  const visitor = browser(at)
  const body = {
    ...newcomer(),
    ...quiet,
    username: 'codedperson',
    mobileNum: number,
    countryDialingCode: '84',
  }
  expect(await refusal(visitor.api().identity.register({ body }))).toBe('codes.missing-verification-code')
  await visitor.api().otp.register({ body: { mobileNo: number, countryDialingCode: '84' } })
  expect(
    await refusal(visitor.api().identity.register({ body: { ...body, verificationCode: '000000' } })),
  ).toBe('codes.invalid-verification-code')
  const code = await codeFor(number)
  await visitor.api().identity.register({ body: { ...body, verificationCode: code } })
  await flag('MOBILENUMPASSREG3', false)
  const other = freshNumber()
  await visitor.api().otp.register({ body: { mobileNo: other, countryDialingCode: '84' } })
  const bare = { ...newcomer(), mobileNum: other, verificationCode: await codeFor(other) }
  const { token } = await visitor.api().identity.registerMobile({ body: bare })
  expect((await at.api({ token }).members.info()).account).toBe(e164(other).slice(1))
  await flag('MOBILENUMPASSREG3', true)
  await flag('REGMOBVERF3', false)
})

test('AUT-10 an affiliate code sets the upline agent, a referral code the recommender; wrong codes are rejected', async () => {
  const [duc, mai] = [await person(at, { type: 1 }), await person(at)]
  await openInvite(at.app.db, { merchant: 'JADE', code: 'DUC888', memberId: duc.id, kind: 'affiliate' })
  await openInvite(at.app.db, {
    merchant: 'JADE',
    code: 'MAI777',
    memberId: mai.id,
    kind: 'referral',
    domain: 'jade.example',
  })
  const api = browser(at).api().identity
  expect(await api.affiliate({ query: { code: 'duc888' } })).toEqual({ isValid: true, kind: 'affiliate' })
  expect(await refusal(api.affiliate({ query: { code: 'NOBODY1' } }))).toBe('identity.invitationCode')
  expect(await refusal(api.affiliate({ query: { code: 'MAI777', domain: 'other.example' } }))).toBe(
    'identity.invitationCode',
  )
  const make = (username: string, more: object) =>
    api.register({ body: { ...newcomer(), ...quiet, username, ...more } })
  await make('broughtbyduc', { affiliateCode: 'DUC888', referralCode: 'mai777', domain: 'jade.example' })
  const row = await one(
    at.app.db,
    sql<{ uplineId: bigint; recommenderId: bigint }>`
    select upline_id, recommender_id from member where account = 'broughtbyduc'
  `,
  )
  expect(row).toEqual({ uplineId: duc.id, recommenderId: mai.id })
  expect(await refusal(make('wrongcode', { affiliateCode: 'NOBODY1' }))).toBe('identity.invitationCode')
  expect(await refusal(make('wrongone', { recommenderId: '999999999' }))).toBe('identity.invitationCode')
})

test('AUT-10 when registration is by invitation only, the server rejects registrations without one', async () => {
  await flag('DIRECTREG3', false)
  const duc = await person(at, { type: 1 })
  await openInvite(at.app.db, { merchant: 'JADE', code: 'ONLY1', memberId: duc.id, kind: 'affiliate' })
  const make = (username: string, more: object) =>
    browser(at)
      .api()
      .identity.register({ body: { ...newcomer(), ...quiet, username, ...more } })
  expect(await refusal(make('uninvited', {}))).toBe('identity.inviteOnly')
  expect((await make('invitedone', { affiliateCode: 'ONLY1' })).token).toHaveLength(43)
  await flag('DIRECTREG3', true)
})

test('VAL-01 SYS-02 requires a field that the brand switches on, rejects one that is off, and stores the submitted values', async () => {
  const make = (username: string, more: object) =>
    browser(at)
      .api()
      .identity.register({ body: { ...newcomer(), ...quiet, username, ...more } })
  expect(await refusal(make('offfield', { wechat: 'lan_wechat' }))).toBe('validation.field')
  const now = at.clock.now()
  const rule = { kind: 'noSpaces', minLength: 2, maxLength: 40, enabled: true, required: true } as const
  await writeRule(at.database.db, { merchant: 'JADE', field: 'wechat', rule }, now)
  expect(await refusal(make('nofield', {}))).toBe('validation.field')
  await make('withfield', { wechat: 'lan_wechat' })
  const { contacts } = await one(
    at.app.db,
    sql<{ contacts: object }>`
    select r.contacts from registration r join member m on m.id = r.member_id where m.account = 'withfield'
  `,
  )
  expect(contacts).toEqual({ wechat: 'lan_wechat' })
  await writeRule(
    at.database.db,
    { merchant: 'JADE', field: 'wechat', rule: { ...rule, enabled: false, required: false } },
    now,
  )
})

test('S10 no field of a registration gives a member more than a player’s rights', async () => {
  await applySetting(at, 'JADE', 'acceptPlain', true)
  for (const extra of [
    { type: 1 },
    { state: 'open' },
    { isAdmin: true },
    { balance: '100' },
    { uplineId: '1' },
  ]) {
    const answer = await fetch(`${at.site}/wps/member/register`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...newcomer(), ...quiet, username: 'sneaky1', ...extra }),
    })
    expect(await answer.json()).toMatchObject({ errorCode: 'request.invalid' })
  }
})

test('AUT-10 E1 the live check of a username answers as a registration would, no more often, and nothing by invitation only', async () => {
  const mai = await person(at)
  const ask = (username: string, from = browser(at)) => from.api().identity.nameTaken({ body: { username } })
  expect(await ask(mai.account)).toEqual({ isTaken: true })
  // the case of letters makes no other name, as for a registration
  expect(await ask(mai.account.toUpperCase())).toEqual({ isTaken: true })
  expect(await ask('notyet01')).toEqual({ isTaken: false })
  await flag('DIRECTREG3', false)
  expect(await ask(mai.account)).toEqual({ isTaken: null })
  await flag('DIRECTREG3', true)
  // four were asked above: the limit is a registration's, 20 an hour
  for (let n = 4; n < 20; n++) await ask(`guess${n}`)
  expect(await refusal(ask('guess20'))).toBe('request.tooFast')
})

test('MEM-08 AUT-10 a new member finds one unread welcome message in the inbox', async () => {
  const { token } = await browser(at)
    .api()
    .identity.register({ body: { ...newcomer(), ...quiet, username: 'welcomed1' } })
  const { list, unread } = await at.api({ token }).inbox.list({ query: {} })
  expect(unread).toBe(1)
  expect(list.map(({ title, link }) => [title, link])).toEqual([['Welcome', '/help']])
})
