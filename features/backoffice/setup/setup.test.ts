import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIVE_ENVIRONMENT } from '#apps/server/testing/live-environment.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type Api } from '#apps/server/testing/test-app.ts'
import { many, one, sql } from '#db/rows.ts'
import {
  apiWith,
  bankTransfer,
  cookiesOf,
  createOwner,
  emptyInstallation,
  enrolSecond,
  LAN,
  MINH,
  newToken,
  outside,
  OWNER_PASSWORD,
  PEARL,
  setUpBrand,
  type Installation,
} from './testing/opening.ts'

let house: Installation
let lan: Api
let token: string
beforeAll(async () => {
  house = await emptyInstallation()
})
afterAll(() => house.close())

const HOUR_MS = 3_600_000

test('OPS-01 an empty live installation waits for its owner; only the newest setup token opens the assistant, for three days', async () => {
  const { at } = house
  expect(await outside(at).setup.status()).toEqual({ phase: 'owner' })
  const older = await newToken(at)
  token = await newToken(at)
  const start = (given: string) => outside(at).setup.start({ body: { token: given } })
  expect(await refusal(start(older))).toBe('setup.wrongToken')
  expect(await refusal(start('x'.repeat(43)))).toBe('setup.wrongToken')
  const { secret } = await start(token)
  expect((await start(token)).secret).toBe(secret) // the page may be reloaded after the authenticator was set up
  at.clock.forward(73 * HOUR_MS)
  expect(await refusal(start(token))).toBe('setup.wrongToken')
  at.clock.set(new Date())
  token = await newToken(at)
  const stored = await many(
    house.at.database.owner,
    sql<{ text: string }>`select setup_state::text as text from setup_state`,
  )
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('OPS-01 the owner needs a good password, the authenticator’s code, and a second operator who is another person', async () => {
  const { at } = house
  const codeOf = async (body: object) => {
    const { answer } = await createOwner(at, token, body)
    const said: { errorCode: string; value: unknown } = await answer.json()
    return [said.errorCode, said.value]
  }
  expect(await codeOf({ password: 'short' })).toEqual(['operators.weakPassword', { why: 'tooShort' }])
  expect(await codeOf({ code: '000000' })).toEqual(['operators.wrongCode', undefined])
  const same = { ...MINH, account: LAN.account }
  expect(await codeOf({ second: same })).toEqual(['setup.samePerson', { why: 'account' }])
  expect(await codeOf({ second: { ...MINH, email: LAN.email } })).toEqual([
    'setup.samePerson',
    { why: 'email' },
  ])
  expect(await codeOf({ token: 'x'.repeat(43) })).toEqual(['setup.wrongToken', undefined])
  expect(await outside(at).setup.status()).toEqual({ phase: 'owner' })
})

test('OPS-01 of two pages with one token, one creates the owner, who is logged in; the assistant’s first page is closed for ever', async () => {
  const { at } = house
  const both = await Promise.all([createOwner(at, token), createOwner(at, token)])
  const [made] = both.filter(({ answer }) => answer.ok)
  expect(both.filter(({ answer }) => answer.ok)).toHaveLength(1)
  const operators = sql<{
    account: string
    state: string
  }>`select account, state from operator order by account`
  expect(await many(at.database.owner, operators)).toEqual([
    { account: 'lan', state: 'open' },
    { account: 'minh', state: 'invited' },
  ])
  expect(await outside(at).setup.status()).toEqual({ phase: 'brand' })
  expect(await refusal(outside(at).setup.start({ body: { token } }))).toBe('setup.over')
  await expect(newToken(at)).rejects.toThrow('has an operator')
  if (!made) throw new Error('no owner')
  expect(made.answer.headers.getSetCookie().join()).toContain('__Host-fairhouse-office=')
  lan = apiWith(at, cookiesOf(made.answer))
  expect((await lan.operators.me()).account).toBe('lan')
})

test('OPS-01 M12 the owner sets up the first brand alone, through the ordinary calls, while its site stays closed', async () => {
  const { at } = house
  const gapsNow = async () => (await lan.setup.overview()).gaps.map(({ code }) => code)
  expect(await gapsNow()).toEqual(['second.invited', 'brand.none'])
  const { officers } = await lan.setup.overview()
  const minh = officers.find(({ account }) => account === MINH.account)
  if (!minh) throw new Error('no second operator')
  expect(minh).toMatchObject({ state: 'invited', isAwaited: true, isYou: false })
  expect(await refusal(lan.setup.sendLink({ params: { id: minh.id } }))).toBe('setup.noBrand')
  await setUpBrand(lan)
  expect(await at.api().siteStatus.status({ query: {} })).toMatchObject({ systemStatus: 1 })
  const { brand, methods } = await lan.setup.overview()
  expect(brand).toMatchObject({ ...PEARL, licenceNumber: 'MGA/42', pack: 'strict', hosts: ['play.example'] })
  expect(methods).toMatchObject([
    { code: 'bank', isOpen: true, account: 'Bank of Valletta MT84MALT011000012345 PEARL LTD' },
  ])
  expect(await gapsNow()).toEqual(['second.invited', 'brand.support', 'licence.link', 'processors.none'])
  const again = { ...PEARL, code: 'OTHER', languages: ['EN' as const], hosts: [] }
  expect(await refusal(lan.setup.brand({ body: again }))).toBe('setup.hasBrand')
  const audited = await many(
    at.database.owner,
    sql<{ action: string }>`select distinct action from audit_entry where operator_account = 'lan'`,
  )
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'merchants.brandAdd',
      'settings.change',
      'methods.add',
      'setup.confirm',
      'setup.test',
    ]),
  )
  expect((await lan.approvals.list({ query: {} })).approvals).toEqual([])
})

test('OPS-01 a test message goes to the real server, and a refusal by it is shown and completes nothing', async () => {
  const { caught } = house
  expect(caught.messages.list()[0]).toMatchObject({ subject: 'Test message', to: [LAN.email] })
  const send = (channel: 'email' | 'sms', to: string) => lan.setup.test({ body: { channel, to } })
  expect(await refusal(send('email', 'nowhere'))).toBe('setup.addressInvalid')
  expect(await refusal(send('sms', '0901234567'))).toBe('setup.addressInvalid')
  expect(await send('sms', '+35699000001')).toEqual({ isSent: true, why: '' })
  expect((await lan.setup.overview()).sms.testedAt).not.toBeNull()
})

test('M12 what is not part of setting up the brand needs two operators even now', async () => {
  const invite = {
    account: 'eve',
    name: 'Eve',
    email: 'eve@play.example',
    roles: ['owner' as const],
    brands: null,
  }
  expect(await refusal(lan.operators.invite({ body: invite }))).toBe('approvals.sent')
  const params = { merchant: PEARL.code }
  const opened = { isClosed: false, endsAt: null }
  expect(await refusal(lan.merchantsOffice.changeStatus({ params, body: opened }))).toBe('approvals.sent')
  for (const { id, state } of (await lan.approvals.list({ query: {} })).approvals)
    if (state === 'pending') await lan.approvals.withdraw({ params: { id }, body: { reason: 'only a test' } })
})

test('OPS-01 M12 the site opens when the second operator approves exactly what was set up, and then every change needs two', async () => {
  const { at } = house
  const open = async () => {
    const { digest } = await lan.setup.overview()
    return lan.setup.open({ body: { digest, reason: 'ready to open' } })
  }
  expect(await detailOf(open())).toEqual({ what: 'second.invited' })
  const { officers } = await lan.setup.overview()
  const id = officers.find(({ account }) => account === MINH.account)?.id ?? ''
  expect(await lan.setup.sendLink({ params: { id } })).toMatchObject({ sentTo: MINH.email })
  const minh = await enrolSecond(at)
  expect(await refusal(lan.setup.sendLink({ params: { id } }))).toBe('operators.unknown')
  expect(await refusal(lan.setup.open({ body: { digest: '0'.repeat(64), reason: 'a guess' } }))).toBe(
    'setup.changed',
  )

  // the owner changes the bank account after the request: the request opens nothing any more
  expect(await refusal(open())).toBe('approvals.sent')
  const [method] = (await lan.depositMethods.list()).methods
  if (!method) throw new Error('no method')
  const {
    merchant: _m,
    code: _c,
    kind: _k,
    channel: _h,
    processor: _p,
    currency: _u,
    ...draft
  } = bankTransfer
  const account = { ...bankTransfer.account, accountNumber: 'MT00EVIL' }
  const body = { ...draft, presets: [], account, version: method.version }
  await lan.depositMethods.change({ params: { id: method.id }, body })
  expect((await lan.setup.overview()).request?.isStale).toBe(true)
  const pending = async () =>
    (await minh.approvals.list({ query: {} })).approvals.find(({ state }) => state === 'pending')
  const stale = await pending()
  expect(await refusal(minh.approvals.approve({ params: { id: stale?.id ?? '' }, body: {} }))).toBe(
    'approvals.notPossible',
  )
  expect(await at.api().siteStatus.status({ query: {} })).toMatchObject({ systemStatus: 1 })
  await lan.approvals.withdraw({ params: { id: stale?.id ?? '' }, body: { reason: 'changed since' } })

  expect(await refusal(open())).toBe('approvals.sent')
  const request = await pending()
  expect(request?.changes[0]?.after).toMatchObject({
    name: 'Pearl',
    licenceNumber: 'MGA/42',
    pack: 'strict',
    'method bank': 'open: Bank transfer, Bank of Valletta MT00EVIL PEARL LTD',
  })
  expect(await refusal(lan.approvals.approve({ params: { id: request?.id ?? '' }, body: {} }))).toBe(
    'approvals.notQualified',
  )
  await minh.approvals.approve({ params: { id: request?.id ?? '' }, body: {} })
  expect(await at.api().siteStatus.status({ query: {} })).toMatchObject({ systemStatus: 0 })
  expect(await outside(at).setup.status()).toEqual({ phase: 'over' })
  expect(await refusal(lan.setup.confirm({ params: { step: 'currency' } }))).toBe('setup.over')
  const change = { params: { merchant: PEARL.code, name: 'licenceNumber' }, body: { value: 'MGA/43' } }
  expect(await refusal(lan.settingsOffice.change(change))).toBe('approvals.sent')
  expect(
    await refusal(lan.depositMethods.add({ body: { ...bankTransfer, presets: [], code: 'other' } })),
  ).toBe('approvals.sent')
})

test('M12 a change that began before the opening never commits after it', async () => {
  const other = await emptyInstallation()
  try {
    const { answer } = await createOwner(other.at, await newToken(other.at))
    const owner = apiWith(other.at, cookiesOf(answer))
    await setUpBrand(owner)
    const { officers } = await owner.setup.overview()
    const id = officers.find(({ account }) => account === MINH.account)?.id ?? ''
    await owner.setup.sendLink({ params: { id } })
    const minh = await enrolSecond(other.at)
    const { digest } = await owner.setup.overview()
    await refusal(owner.setup.open({ body: { digest, reason: 'ready to open' } }))
    const [request] = (await minh.approvals.list({ query: {} })).approvals
    const change = (value: string) =>
      refusal(
        owner.settingsOffice.change({
          params: { merchant: PEARL.code, name: 'licenceNumber' },
          body: { value },
        }),
      )
    const approve = refusal(minh.approvals.approve({ params: { id: request?.id ?? '' }, body: {} }))
    const changed = await Promise.all(['A1', 'A2', 'A3', 'A4'].map(change))
    const approved = await approve
    const { n } = await one(
      other.at.database.owner,
      sql<{ n: bigint }>`select count(*) as n from audit_entry where action = 'setup.open'`,
    )
    const isOpen = approved === 'nothing was refused'
    expect(n).toBe(isOpen ? 1n : 0n)
    // either the site is open and no change got through alone, or a change came first and the site stayed closed
    expect(changed.includes('nothing was refused')).toBe(!isOpen)
  } finally {
    await other.close()
  }
})

test('OPS-01 a demo has no assistant: no token, no first page, no change by one operator', async () => {
  const at = await testApp()
  try {
    const office = at.api({ listener: 'office' })
    expect(await office.setup.status()).toEqual({ phase: 'over' })
    expect(await refusal(office.setup.start({ body: { token: 'x'.repeat(43) } }))).toBe('setup.over')
    const body = { token: 'x'.repeat(43), ...LAN, password: OWNER_PASSWORD, code: '123456', second: null }
    expect(await refusal(office.setup.owner({ body }))).toBe('setup.over')
    const linh = await operator(at)
    const change = { params: { merchant: 'JADE', name: 'licenceNumber' }, body: { value: '1' } }
    expect(await refusal(linh.alone.settingsOffice.change(change))).toBe('approvals.sent')
    expect(await refusal(linh.alone.setup.confirm({ params: { step: 'sms' } }))).toBe('setup.over')
  } finally {
    await at.close()
  }
})

test('OPS-01 a live installation without SMS says so instead of sending', async () => {
  const { SMS_GATEWAY_URL: _, ...environment } = { ...LIVE_ENVIRONMENT, SMS_GATEWAY_URL: '' }
  const at = await testApp(environment)
  try {
    const { answer } = await createOwner(at, await newToken(at), { second: null })
    const owner = apiWith(at, cookiesOf(answer))
    expect((await owner.setup.overview()).sms.isConfigured).toBe(false)
    expect(await refusal(owner.setup.test({ body: { channel: 'sms', to: '+35699000001' } }))).toBe(
      'setup.notConfigured',
    )
  } finally {
    await at.close()
  }
})
