import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import { detailOf } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, sql } from '#db/rows.ts'
import { secretOf, settingOf } from '#features/platform/settings/public.ts'
import { settingNames, settings } from '#features/platform/settings/catalogue.ts'
import { termsFor } from './public.ts'
import { flagNames } from './catalogue.ts'
import { speedOf } from './service/speeds.ts'

let at: TestApp
let owner: Operator
let cashier: Operator
beforeAll(async () => {
  at = await testApp()
  owner = await operator(at)
  cashier = await operator(at, { roles: ['cashier'] })
})
afterAll(() => at.close())

const heard = () => heardBy(at.app, at.database.db)
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )
const jade = { merchant: 'JADE' }

test('SYS-02 switches every flag of the specification both ways, with effect on the site', async () => {
  for (const flag of flagNames()) {
    const shown = async () => (await at.api().system.whitelabel()).flags[flag]
    const before = await shown()
    // the operator who switched it sees the new state at the next call, before the announcement has arrived
    await owner.api.merchantsOffice.switchFlag({ params: { ...jade, flag }, body: { isOn: !before } })
    expect([flag, await shown()]).toEqual([flag, !before])
    await owner.api.merchantsOffice.switchFlag({ params: { ...jade, flag }, body: { isOn: before === true } })
  }
  await heard()
})

test('B3 audits every configuration change with before and after', async () => {
  await owner.api.settingsOffice.change({
    params: { ...jade, name: 'withdrawLeast' },
    body: { value: '75000' },
  })
  await owner.api.merchantsOffice.changeStatus({
    params: jade,
    body: { isClosed: true, endsAt: new Date(at.clock.now().getTime() + 3_600_000), reason: 'a new version' },
  })
  await owner.api.merchantsOffice.changeStatus({ params: jade, body: { isClosed: false, endsAt: null } })
  const entries = await many(
    at.database.db,
    sql<{ action: string; object: string; reason: string | null }>`
      select action, object, reason from audit_entry where operator_account = ${owner.account} order by at, action
    `,
  )
  expect(entries).toContainEqual({
    action: 'settings.change',
    object: 'merchant:JADE/setting:withdrawLeast',
    reason: null,
  })
  expect(entries).toContainEqual({
    action: 'merchants.close',
    object: 'merchant:JADE',
    reason: 'a new version',
  })
  expect(entries.filter(({ action }) => action === 'merchants.flag')).toHaveLength(2 * flagNames().length)
})

test('B1 refuses configuration changes and reads without the permission', async () => {
  const flag = 'FREEPLAY3'
  const change = cashier.api.merchantsOffice.switchFlag({ params: { ...jade, flag }, body: { isOn: false } })
  expect(await codeOf(change)).toBe('permission.missing')
  expect(await codeOf(cashier.api.settingsOffice.list({ params: jade }))).toBe('permission.missing')
  const auditor = await operator(at, { roles: ['auditor'] })
  expect(await codeOf(auditor.api.merchantsOffice.one({ params: jade }))).toBe('done')
  const close = auditor.api.merchantsOffice.changeStatus({
    params: jade,
    body: { isClosed: true, endsAt: null },
  })
  expect(await codeOf(close)).toBe('permission.missing')
})

test('SYS-01 every setting can be listed, saved as it is, and refuses what is outside its bounds', async () => {
  const { list } = await owner.api.settingsOffice.list({ params: jade })
  expect(list.map(({ name }) => name)).toEqual(settingNames())
  for (const { name, value, kind } of list) {
    const save = (given: typeof value) =>
      codeOf(owner.api.settingsOffice.change({ params: { ...jade, name }, body: { value: given } }))
    expect([name, await save(value)]).toEqual([name, 'done'])
    if (kind === 'whole') expect([name, await save(-1)]).toEqual([name, 'settings.outOfBounds'])
    if (kind === 'choice') expect([name, await save('neither')]).toEqual([name, 'settings.outOfBounds'])
  }
  const change = (name: string, value: number) =>
    codeOf(owner.api.settingsOffice.change({ params: { ...jade, name }, body: { value } }))
  expect(await change('minimumAge', 17)).toBe('settings.outOfBounds')
  expect(await change('constructor', 1)).toBe('settings.unknown')
  expect(await change('minimumAge', 25)).toBe('done')
  await heard()
  expect(await settingOf(at.app, 'JADE', 'minimumAge')).toBe(25)
  expect(await settingOf(at.app, 'AMBER', 'minimumAge')).toBe(21)
})

test('SHL-14 describes settings in the operator’s language without developer sources', async () => {
  const says = async (language: string) => {
    const api = at.api({ listener: 'office', headers: { cookie: owner.cookie, language } })
    const [settings, rules, setup] = await Promise.all([
      api.settingsOffice.list({ params: jade }),
      api.validationOffice.rules({ params: jade }),
      api.merchantsOffice.one({ params: jade }),
    ])
    return [...settings.list, ...rules.list, ...setup.flags].map((row) => row.says)
  }
  const [english, vietnamese] = await Promise.all([says('EN'), says('VI')])
  expect(english.filter((words) => /decision \d|\([A-Z]+-?\d+\)/.test(words))).toEqual([])
  expect(vietnamese.filter((words) => english.includes(words))).toEqual([])
})

test('O8 SYS-01 stores a secret setting encrypted, masks it in the list, and audits it only as changed', async () => {
  const secrets = settingNames().filter((name) => settings[name].shape.kind === 'secret')
  expect(secrets).toEqual(expect.arrayContaining(['defaultPassword', 'geetestKey']))
  for (const name of secrets) {
    const params = { ...jade, name }
    await owner.api.settingsOffice.change({ params, body: { value: `canary of ${name}` } })
  }
  await heard()
  const { list } = await owner.api.settingsOffice.list({ params: jade })
  for (const name of secrets)
    expect(list.find((row) => row.name === name)).toMatchObject({ kind: 'secret', value: '••••••••' })
  expect(await secretOf(at.app, 'JADE', 'defaultPassword')).toBe('canary of defaultPassword')
  const { kept } = await one(
    at.app.db,
    sql<{ kept: string }>`
      select (select string_agg(value::text, ' ') from merchant_setting)
        || (select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') from audit_entry) as kept
    `,
  )
  expect(kept).not.toContain('canary')
  for (const name of secrets)
    await owner.api.settingsOffice.change({ params: { ...jade, name }, body: { value: '' } })
})

test('SYS-03 assigns a host to one brand and names its owner to others', async () => {
  const add = (merchant: string, host: string) =>
    codeOf(owner.api.merchantsOffice.addHost({ params: { merchant }, body: { host } }))
  expect(await add('JADE', 'https://Play.Example.org/')).toBe('done')
  expect(await add('AMBER', 'play.example.org')).toBe('merchants.hostTaken')
  expect(await add('AMBER', 'not a host')).toBe('merchants.hostInvalid')
  expect((await owner.api.merchantsOffice.one({ params: jade })).hosts).toEqual(['play.example.org'])
  await owner.api.merchantsOffice.dropHost({ params: { ...jade, host: 'play.example.org' } })
  expect(await add('AMBER', 'play.example.org')).toBe('done')
})

test('SHL-04 lets an operator test an address against region rules, and refuses invalid places', async () => {
  const set = (kind: 'country' | 'network', place: string, deed: 'allow' | 'refuse') =>
    codeOf(owner.api.merchantsOffice.setRegion({ params: jade, body: { kind, place, deed } }))
  expect(await set('country', 'us', 'refuse')).toBe('done')
  expect(await set('network', '8.8.8.0/24', 'allow')).toBe('done')
  expect(await set('network', '8.8.8.0/33', 'allow')).toBe('merchants.placeInvalid')
  expect(await set('country', 'USA', 'allow')).toBe('merchants.placeInvalid')
  await heard()
  const tried = (ip: string) => owner.api.merchantsOffice.tryAddress({ params: jade, query: { ip } })
  expect(await tried('8.8.8.8')).toEqual({ country: 'US', systemStatus: 0 })
  expect(await tried('8.8.4.4')).toEqual({ country: 'US', systemStatus: 2 })
  expect(await tried('113.160.1.1')).toEqual({ country: 'VN', systemStatus: 0 })
})

test('SYS-01 uses the jurisdiction of the visitor’s country, and the higher age', async () => {
  await owner.api.merchantsOffice.setCountry({ params: { pack: 'strict', country: 'DE' } })
  const { packs } = await owner.api.merchantsOffice.jurisdictions()
  expect(packs.find(({ code }) => code === 'strict')).toMatchObject({
    countries: ['DE'],
    terms: { slotRoundMs: 2500 },
  })
  const codes = async (country: string | null) =>
    (await termsFor(at.app, { merchant: 'AMBER', country })).code
  expect([await codes('DE'), await codes('FR'), await codes(null)]).toEqual(['strict', 'default', 'default'])
  const invented = owner.api.merchantsOffice.setCountry({ params: { pack: 'nothing', country: 'DE' } })
  expect(await codeOf(invented)).toBe('merchants.gone')
})

test('SYS-01 RSP-01 copies a pack, assigns a country to it, and audits both', async () => {
  const add = (by: Operator, body: { code: string; name: string; from: string }) =>
    by.api.merchantsOffice.addPack({ body })
  const malta = { code: 'malta-2026', name: 'Malta, from 2026', from: 'strict' }
  expect(await codeOf(add(cashier, malta))).toBe('permission.missing')
  expect(await codeOf(add(owner, { ...malta, from: 'strikt' }))).toBe('merchants.packUnknown')
  for (const code of ['m', 'Malta', '2malta', 'mal ta', 'málta', 'm'.repeat(32)])
    expect([code, await codeOf(add(owner, { ...malta, code }))]).toEqual([code, 'merchants.packCodeInvalid'])
  // ten concurrent calls: one is created, the others get the refusal that the code is taken
  const tries = await Promise.all(Array.from({ length: 10 }, () => codeOf(add(owner, malta))))
  expect(tries.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'merchants.packTaken')])
  expect(await detailOf(add(owner, { ...malta, name: 'Another' }))).toEqual({ name: malta.name })

  const { packs } = await owner.api.merchantsOffice.jurisdictions()
  const pack = (code: string) => packs.find((each) => each.code === code)
  expect(pack('malta-2026')).toMatchObject({ name: malta.name, countries: [] })
  expect(pack('malta-2026')?.terms).toEqual(pack('strict')?.terms)
  await owner.api.merchantsOffice.setCountry({ params: { pack: 'malta-2026', country: 'MT' } })
  await owner.api.merchantsOffice.changePack({
    params: { pack: 'malta-2026' },
    body: { terms: { slotRoundMs: 4000 } },
  })
  await heard()
  const held = await termsFor(at.app, { merchant: 'AMBER', country: 'MT' })
  expect([held.code, held.terms.slotRoundMs]).toEqual(['malta-2026', 4000])
  // the copied brand is unchanged
  const after = await owner.api.merchantsOffice.jurisdictions()
  expect(after.packs.find(({ code }) => code === 'strict')?.terms).toEqual(pack('strict')?.terms)
  const entries = await many(
    at.database.db,
    sql<{ after: Record<string, unknown> }>`
      select after from audit_entry where action = 'merchants.packAdd' and object = 'jurisdiction:malta-2026'
    `,
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]?.after).toMatchObject({ name: malta.name, from: 'strict', slotRoundMs: 2500 })
})

test('SYS-01 measures a brand’s domains, and reports one that does not respond', async () => {
  at.sandboxes.add(at.site)
  expect(await speedOf(at.app, at.site)).toBeGreaterThanOrEqual(0)
  expect(await speedOf(at.app, 'http://127.0.0.1:1')).toBeNull()
  await owner.api.merchantsOffice.addRoute({ params: jade, body: { origin: at.site } })
  const { domainList } = await at.api().siteStatus.domainRoute()
  expect(domainList).toEqual([{ domain: at.site, speed: null, measuredAt: null }])
})
