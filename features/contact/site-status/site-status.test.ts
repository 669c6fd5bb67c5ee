import { createDecipheriv, hkdfSync } from 'node:crypto'
import { get as ask, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#features/platform/settings/catalogue.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { addHost } from '#features/platform/merchants/store.ts'
import { addressBehind } from '#server/http/address.ts'
import { countryOf } from './public.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const heard = () => heardBy(at.app, at.database.db)

test('SYS-01 the calls at start-up have the specification’s paths and fields', async () => {
  const get = async (path: string) => {
    const answer: { success: boolean; value: unknown } = await (await fetch(`${at.site}${path}`)).json()
    return answer.value
  }
  expect(await get('/wps/system/status?url=localhost')).toEqual({
    systemStatus: 0,
    location: { ip: '127.0.0.1', country: null },
    imgUrl: expect.stringMatching(/^http:\/\/localhost:/),
    maintenanceEnd: null,
    noticeList: [],
    info: {
      analytics: { gtagId: null },
      imageCDNs: [],
      launchGameCDNs: [expect.stringMatching(/^http:/)],
      location: { ip: '127.0.0.1', country: null },
      maintenance: false,
      regionRestriction: false,
    },
    jurisdiction: { code: 'default', minimumAge: 21 },
  })
  expect(await get('/wps/system/setting/register')).toMatchObject({
    flags: { USERNAMEREG3: true, DIRECTREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false },
    minimumAge: 21,
    termsAge: 21,
  })
  expect(await get('/wps/system/customerService')).toMatchObject({
    version: { pathList: [{ type: 1, path: 'mailto:help@demo.invalid' }] },
  })
  expect(await get('/wps/system/domainRoute')).toEqual({ domainList: [] })
  expect(await get('/wps/system/menu')).toEqual({ list: [] })
})

test('SYS-04 the configuration of the specification’s §3 is returned for the brand, and follows its settings', async () => {
  const linh = await operator(at)
  const set = (name: string, value: string | string[]) =>
    linh.api.settingsOffice.change({ params: { merchant: 'AMBER', name }, body: { value } })
  const configOf = async (merchant: string) =>
    (await at.api({ headers: { merchant } }).system.whitelabel()).config
  await set('supportedLanguages', ['VI', 'EN'])
  await set('chatHeaderColour', '#123456')
  await set('prizeModes', ['SEA', 'Lott'])
  expect(await configOf('AMBER')).toMatchObject({
    language: 'VI',
    chatHeaderColour: '#123456',
    prizeModes: ['SEA', 'Lott'],
  })
  expect(await configOf('JADE')).toMatchObject({ merchantCode: 'JADE', language: 'EN' })
  await set('supportedLanguages', ['EN'])
  await set('chatHeaderColour', '#0f766e')
  await set('prizeModes', ['Lott', 'ZY', 'Elott', 'SEA'])
  // each type of notice can be requested, and the default type is banner
  const config = await configOf('AMBER')
  const types = config.announcementTypes.join(',')
  expect((await at.api().notices.list({ query: { types } })).list).toEqual(expect.any(Array))
  expect(config).toEqual({
    platform: 'web',
    merchantCode: 'AMBER',
    lotteryType: 'SEA',
    device: 'WEB',
    language: 'EN',
    chatHeaderColour: '#0f766e',
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    announcementTypes: ['B', 'PL', 'PU', 'PR', 'H'],
    defaultAnnouncementType: 'B',
    esports: [],
  })
})

test('SYS-01 country codes include the length of national numbers, nine for Vietnam', async () => {
  const { list } = await at.api().siteStatus.countryCodes()
  expect(list.length).toBeGreaterThan(200)
  expect(list.find(({ countryCode }) => countryCode === 'VN')).toMatchObject({ countryDialingCode: '84' })
  for (const { countryDialingCode, minDigits, maxDigits } of list) {
    expect(countryDialingCode).toMatch(/^[1-9]\d{0,3}$/)
    expect(minDigits).toBeLessThanOrEqual(maxDigits)
  }
})

test('SYS-02 an agent’s menu has the salaries and dividends that are switched on; other menus have none', async () => {
  const duc = await person(at, { type: 1 })
  const mai = await person(at)
  const pages = async (who: typeof duc) =>
    (await who.api.siteStatus.menu({ query: { kind: 'agent' } })).list.map(({ page }) => page)
  expect(await pages(duc)).toEqual([])
  for (const flag of ['dividendContract', 'realTimeSalary'] as const) await applyFlag(at, 'JADE', flag, true)
  await heard()
  expect(await pages(duc)).toEqual(['dividend', 'realTimeSalary'])
  expect(await pages(mai)).toEqual([])
})

test('SYS-01 the customer service link is decrypted with its last eight characters', async () => {
  const link = 'https://chat.example.org/jade'
  await applySetting(at, 'JADE', 'supportLink', link)
  await heard()
  const { version } = await at.api().siteStatus.customerService()
  const { path = '' } = version.pathList.find(({ type }) => type === 3) ?? {}
  expect(path).not.toContain('chat')
  const sealed = Buffer.from(path.slice(0, -8), 'base64url')
  const key = Buffer.from(hkdfSync('sha256', path.slice(-8), '', 'service-link', 32))
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  cipher.setAuthTag(sealed.subarray(-16))
  expect(cipher.update(sealed.subarray(12, -16)).toString() + cipher.final('utf8')).toBe(link)
})

test('SHL-04 a visitor’s country is determined from the address, and unknown for a private one', () => {
  expect(['8.8.8.8', '113.160.1.1', '::ffff:10.0.0.1', '127.0.0.1', 'nonsense'].map(countryOf)).toEqual([
    'US',
    'VN',
    null,
    null,
    null,
  ])
})

test('S9 a forwarded address is trusted only from a trusted proxy, however long the chain', () => {
  const behind = (trusted: string[], remote: string, forwarded?: string) =>
    addressBehind(trusted, { remote, forwarded })
  expect(behind([], '203.0.113.5', '8.8.8.8')).toBe('203.0.113.5')
  expect(behind(['10.0.0.1'], '10.0.0.1', '8.8.8.8')).toBe('8.8.8.8')
  expect(behind(['10.0.0.1'], '::ffff:10.0.0.1', '8.8.8.8')).toBe('8.8.8.8')
  expect(behind(['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 8.8.8.8, 10.9.9.9')).toBe('8.8.8.8')
  expect(behind(['10.0.0.1'], '203.0.113.5', '8.8.8.8')).toBe('203.0.113.5')
})

test('SYS-01 the start-up calls have the fields that the specification names', async () => {
  const api = at.api()
  const status = await api.siteStatus.status({ query: { url: 'localhost' } })
  expect(Object.keys(status).toSorted()).toEqual(
    ['imgUrl', 'info', 'jurisdiction', 'location', 'maintenanceEnd', 'noticeList', 'systemStatus'].toSorted(),
  )
  expect(Object.keys(status.info).toSorted()).toEqual(
    ['analytics', 'imageCDNs', 'launchGameCDNs', 'location', 'maintenance', 'regionRestriction'].toSorted(),
  )
  expect(status.info.launchGameCDNs).toEqual([(await api.system.whitelabel()).gameOrigin])
  expect(Object.keys((await api.identity.registerRules()).fields).length).toBeGreaterThanOrEqual(15)
  expect((await api.pages.helpCenter()).list.length).toBeGreaterThanOrEqual(7)
  expect((await api.siteStatus.domainRoute()).domainList).toEqual(expect.any(Array))
  const { key } = await api.system.whitelabel()
  expect(key).toMatchObject({ kid: expect.any(String), jwk: { crv: 'P-256' } })
})

test('SYS-01 S5 an analytics account adds exactly its hosts to the policy of that brand, and removing it removes them', async () => {
  await addHost(at.database.db, { host: 'measured.localhost', merchant: 'AMBER' }, at.clock.now())
  const policyOf = async (host: string) => {
    await heard()
    await at.app.merchants.all() // headers use cached settings
    return new Promise<string>((resolve, reject) => {
      ask(`${at.site}/healthz`, { headers: { host } }, ({ headers }) =>
        resolve(String(headers['content-security-policy']).replaceAll(/\w+:\/\/[\w.]*localhost:?\d*/g, '')),
      ).on('error', reject)
    })
  }
  const before = await policyOf('measured.localhost')
  expect(before).not.toContain('google')
  await applySetting(at, 'AMBER', 'gtagId', 'G-TEST1234')
  const after = await policyOf('measured.localhost')
  const added = after.split(/[;\s]+/).filter((word) => !before.split(/[;\s]+/).includes(word))
  expect(new Set(added)).toEqual(
    new Set(['https://www.googletagmanager.com', 'https://*.google-analytics.com']),
  )
  expect(await policyOf('localhost')).not.toContain('google')
  await applySetting(at, 'AMBER', 'gtagId', '')
  expect(await policyOf('measured.localhost')).toBe(before)
})

test('SYS-01 S5 a brand’s picture mirrors are sent to its pages and added to the policy of that brand only', async () => {
  const db = at.database.db
  await addHost(db, { host: 'mirrored.localhost', merchant: 'AMBER' }, at.clock.now())
  const mirrors = ['https://pictures.example.org', 'http://cdn.localhost:8080']
  const told = async (host: string) => {
    await heard()
    await at.app.merchants.all()
    const { headers, value } = await getAs(host, '/wps/system/status')
    return { policy: String(headers['content-security-policy']), cdns: value.info.imageCDNs }
  }
  const before = await told('mirrored.localhost')
  expect(before.cdns).toEqual([])
  await applySetting(at, 'AMBER', 'imageCdns', mirrors)
  const after = await told('mirrored.localhost')
  expect(after.cdns).toEqual(mirrors)
  const added = after.policy.split(';').filter((line) => !before.policy.split(';').includes(line))
  expect(added).toEqual([expect.stringMatching(/^img-src .*https:\/\/pictures\.example\.org http:\/\/cdn/)])
  const other = await told('localhost')
  expect([other.cdns, other.policy.includes('pictures.example')]).toEqual([[], false])
  await applySetting(at, 'AMBER', 'imageCdns', [])
  expect(await told('mirrored.localhost')).toEqual(before)
})

test('SYS-01 a mirror must be an origin and cannot break out of a policy directive', () => {
  const { accept } = settings.imageCdns
  for (const good of ['https://a.example', 'https://a-1.example.org:8443', 'http://cdn.localhost:8080'])
    expect([good, accept([good])]).not.toEqual([good, null])
  for (const bad of [
    'http://a.example',
    'https://a.example/path',
    'https://a.example; script-src *',
    'https://*.example',
    'https://a.example\nX: y',
    'https://user@a.example',
    'javascript:alert(1)',
    'https://',
    '*',
  ])
    expect([bad, accept([bad])]).toEqual([bad, null])
  expect(accept(Array.from({ length: 6 }, (_, place) => `https://${place}.example`))).toBeNull()
})

type StatusAnswer = { readonly info: { readonly imageCDNs: readonly string[] } }

/** A request with its own Host header, which fetch does not allow. */
function getAs(host: string, path: string): Promise<{ headers: IncomingHttpHeaders; value: StatusAnswer }> {
  return new Promise((resolve, reject) => {
    ask(`${at.site}${path}`, { headers: { host } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { value }: { value: StatusAnswer } = JSON.parse(Buffer.concat(parts).toString())
        resolve({ headers: answer.headers, value })
      })
    }).on('error', reject)
  })
}
