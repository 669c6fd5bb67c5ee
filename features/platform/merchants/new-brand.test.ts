import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIVE_ENVIRONMENT } from '#apps/server/testing/live-environment.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { evenBet, frameOf, ticketIn } from '#features/play/rounds/testing/seat.ts'
import { play } from '#features/play/rounds/contract.ts'
import { createClient } from '#contract/client.ts'
import { major } from '#kit/money.ts'
import { passEverybody } from '#features/account/identity/testing/entry.ts'

/** A live installation: it starts without a brand, and operators create each. */
let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp(LIVE_ENVIRONMENT)
  passEverybody(at)
  linh = await operator(at)
})
afterAll(() => at.close())

const PEARL = {
  code: 'PEARL',
  name: 'Pearl',
  currency: 'USD',
  timeZone: 'Europe/Malta',
  dialingCode: '356',
  languages: ['EN', 'VI'],
  hosts: ['https://Pearl.example:443/index'],
  licenceEn: 'Pearl Ltd is licensed by the regulator of Malta.',
  licenceVi: '',
  from: null,
  reason: 'the first brand',
} as const

const add = (brand: object, by: Operator = linh) =>
  by.api.merchantsOffice.addBrand({
    body: { ...PEARL, languages: [...PEARL.languages], hosts: [], ...brand },
  })

/** The site as seen by a visitor of a host. */
const seenAt = (host: string, token?: string) =>
  at.api({ headers: { 'x-forwarded-host': host }, ...(token ? { token } : {}) })

const AN = {
  username: 'anfirst',
  password: 'a long quiet password',
  confirmPassword: 'a long quiet password',
  birthday: '1990-01-01',
  payeeName: 'NGUYEN AN',
  termsAgreed: true,
  language: 'en',
} as const

test('OPS-01 a new brand works end to end: its host serves, a player registers, deposits, plays, in its own currency', async () => {
  await linh.api.merchantsOffice.addBrand({
    body: { ...PEARL, languages: ['EN', 'VI'], hosts: [...PEARL.hosts] },
  })
  const site = seenAt('pearl.example')
  expect(await site.system.whitelabel()).toMatchObject({
    merchantCode: 'PEARL',
    name: 'Pearl',
    currency: 'USD',
    timeZone: 'Europe/Malta',
    languages: ['EN', 'VI'],
    isDemo: false,
    footer: { licence: PEARL.licenceEn, link: null, holder: 'Pearl' },
  })
  expect((await site.siteStatus.status({ query: {} })).systemStatus).toBe(0)
  expect((await site.siteStatus.registerSetting()).countryDialingCode).toBe('356')
  await linh.api.depositMethods.add({ body: { ...BY_BANK, presets: [] } })
  const { token } = await site.identity.register({ body: AN })
  const an = seenAt('pearl.example', token)
  expect(await an.wallet.balance()).toMatchObject({ sumBalance: 0n, currency: 'USD' })
  const { id } = await an.deposits.create({ body: { method: 'bank-transfer', amount: major(100) } })
  const grey = { create: { width: 8, height: 8, channels: 3, background: '#777' } } as const
  const picture = new Uint8Array(await sharp(grey).png().toBuffer())
  await an.deposits.sendSlip({ params: { id }, files: [new File([picture], 'slip.png')] })
  await linh.api.depositsOffice.claim({ params: { id } })
  await linh.api.depositsOffice.approve({ params: { id }, body: { received: major(100) } })
  expect(await an.wallet.balance()).toMatchObject({ sumBalance: major(100), currency: 'USD' })
  const { game_url } = await an.lobby.launch({ query: { gameId: 'dice' } })
  expect(new URL(game_url).origin).toBe('https://games.example')
  const frame = await createClient(play, { base: at.game }).enter({ body: { ticket: ticketIn(game_url) } })
  const round = await frameOf(at, frame.token).round({ body: { bets: evenBet('1') } })
  expect(round.balance).toBe(major(99) + round.win)
  const wallets = await many(
    at.database.owner,
    sql<{ merchant: string; currency: string }>`
      select distinct b.merchant, b.currency from wallet w join book b on b.id = w.book where w.kind = 'cash'
    `,
  )
  expect(wallets).toEqual([{ merchant: 'PEARL', currency: 'USD' }])
})

const BY_BANK = {
  merchant: 'PEARL',
  code: 'bank-transfer',
  kind: 'bank',
  channel: 'page',
  processor: null,
  currency: 'USD',
  name: { en: 'Bank transfer', vi: 'Chuyển khoản' },
  note: { en: 'Send proof of transfer', vi: 'Gửi ảnh biên lai' },
  guide: { en: '', vi: '' },
  least: major(10),
  most: major(5_000),
  feePpm: 0,
  feeFixed: 0n,
  arrivalSeconds: 900,
  expiryMinutes: 1_440,
  sort: 1,
  isOpen: true,
  account: { bank: 'Bank of Valletta', bin: '', accountNumber: 'MT84MALT011000012345', holder: 'PEARL LTD' },
  coin: null,
  reason: 'the first way to pay',
} as const

test('OPS-01 allows a change of currency only while the brand has no members, methods or money', async () => {
  await add({ code: 'SHELL', name: 'Shell', reason: 'a second brand' })
  const change = (merchant: string, currency: 'VND' | 'USD') =>
    linh.api.merchantsOffice.changeBrand({
      params: { merchant },
      body: { name: 'Renamed', timeZone: 'UTC', currency },
    })
  await change('SHELL', 'VND')
  expect((await at.api({ headers: { merchant: 'SHELL' } }).system.whitelabel()).currency).toBe('VND')
  expect(await refusal(change('PEARL', 'VND'))).toBe('merchants.currencyFixed')
  await change('PEARL', 'USD') // the same one is no change
  const forced = run(at.database.owner, sql`update merchant set currency = 'VND' where code = 'PEARL'`)
  await expect(forced).rejects.toThrow('currency of brand PEARL is fixed')
  const foreign = run(at.database.owner, sql`insert into book (merchant, currency) values ('PEARL', 'VND')`)
  await expect(foreign).rejects.toThrow('keeps its books in USD')
  await run(at.database.owner, sql`insert into book (merchant, currency) values ('SHELL', 'FUN')`)
  expect(await refusal(change('SHELL', 'USD'))).toBe('nothing was refused')
})

test('OPS-01 copies a brand’s configuration without its contacts, licence, secrets or methods', async () => {
  const set = (name: string, value: string | number) =>
    linh.api.settingsOffice.change({ params: { merchant: 'PEARL', name }, body: { value } })
  await set('supportEmail', 'help@pearl.example')
  await set('geetestKey', 'a secret of Pearl alone')
  await set('withdrawLeast', '25')
  await set('minimumAge', 25)
  await applyFlag(at, 'PEARL', 'FREEPLAY3', true)
  await add({ code: 'CORAL', name: 'Coral', from: 'PEARL' })
  await add({ code: 'REEF', name: 'Reef', currency: 'VND', from: 'PEARL' })
  const valueOf = async (merchant: string, name: string) =>
    (await linh.api.settingsOffice.list({ params: { merchant } })).list.find((row) => row.name === name)
      ?.value
  expect(await valueOf('CORAL', 'minimumAge')).toBe(25)
  expect(await valueOf('CORAL', 'withdrawLeast')).toBe('25.00')
  expect(await valueOf('REEF', 'withdrawLeast')).toBe('50000.00') // 25 dollars are not 25 dong
  for (const name of ['supportEmail', 'geetestKey']) expect(await valueOf('CORAL', name)).toBe('')
  expect(await valueOf('CORAL', 'licenceEn')).toBe(PEARL.licenceEn) // its own, as given
  const coral = await at.api({ headers: { merchant: 'CORAL' } }).system.whitelabel()
  expect(coral.flags['FREEPLAY3']).toBe(true)
  const { methods } = await linh.api.depositMethods.list()
  expect(methods.map(({ merchant }) => merchant)).toEqual(['PEARL'])
})

test('OPS-01 creates a brand completely or not at all, and each code once', async () => {
  expect(await refusal(add({ code: 'PEARL' }))).toBe('merchants.codeTaken')
  expect(await refusal(add({ code: 'HALF', from: 'NOBODY' }))).toBe('merchants.unknown')
  expect(await refusal(add({ code: 'HALF', timeZone: 'Mars/Olympus' }))).toBe('merchants.unknownZone')
  const taken = add({ code: 'HALF', hosts: ['half.example', 'pearl.example'] })
  expect(await refusal(taken)).toBe('merchants.hostTaken')
  expect(await refusal(add({ code: 'HALF', hosts: ['half.example', 'not a host'] }))).toBe(
    'merchants.hostInvalid',
  )
  const { list } = await linh.api.merchantsOffice.list()
  expect(list.map(({ code }) => code)).not.toContain('HALF')
  await linh.api.merchantsOffice.addHost({ params: { merchant: 'CORAL' }, body: { host: 'half.example' } })
})

test('B1 only operators of the whole installation create brands and map hosts', async () => {
  const [limited, supervisor] = [
    await operator(at, { brands: ['CORAL'] }),
    await operator(at, { roles: ['supervisor'] }),
  ]
  for (const who of [limited, supervisor]) {
    expect(await refusal(add({ code: 'MINE' }, who))).toBe('permission.missing')
    const params = { merchant: 'CORAL' }
    for (const host of ['coral.example', 'localhost', 'play.example', 'nobody.example'])
      expect(await refusal(who.api.merchantsOffice.addHost({ params, body: { host } }))).toBe(
        'permission.missing',
      )
    const drop = who.api.merchantsOffice.dropHost({ params: { ...params, host: 'half.example' } })
    expect(await refusal(drop)).toBe('permission.missing')
  }
})

test.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost:8080',
  'http://localhost/index',
  '127.0.0.1',
  'play.example',
  'https://PLAY.example:443/',
  'office.example',
  'games.example',
  ' games.example. ',
])('SYS-03 no one maps %s, a host of the installation itself, to a brand of their choice', async (host) => {
  const coral = linh.api.merchantsOffice.addHost({ params: { merchant: 'CORAL' }, body: { host } })
  expect(await refusal(coral)).toBe('merchants.hostReserved')
  const isSite = /localhost|127|play/i.test(host)
  const pearl = linh.api.merchantsOffice.addHost({ params: { merchant: 'PEARL' }, body: { host } })
  expect(await refusal(pearl)).toBe(isSite ? 'nothing was refused' : 'merchants.hostReserved')
})

test('SYS-03 does not let a brand take another’s host, however it is written, and leaves unmapped hosts to the default brand', async () => {
  for (const host of ['pearl.example', 'PEARL.EXAMPLE', 'pearl.example.', 'https://pearl.example/x']) {
    const take = linh.api.merchantsOffice.addHost({ params: { merchant: 'CORAL' }, body: { host } })
    expect(await refusal(take)).toBe('merchants.hostTaken')
  }
  expect((await seenAt('nobody.example').system.whitelabel()).merchantCode).toBe('PEARL')
  expect((await seenAt('half.example').system.whitelabel()).merchantCode).toBe('CORAL')
})
