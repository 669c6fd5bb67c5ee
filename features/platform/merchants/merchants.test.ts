import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeFlag, changeSetting } from '#features/platform/settings/public.ts'
import { person } from '#apps/server/testing/people.ts'
import { createApp } from '#apps/server/create-app.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { evenBet, seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { recordedEvents } from '#server/events.ts'
import { addHost, writeRegion, writeStatus } from './store.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => at.close())

/** An announcement travels within milliseconds; without one a process would use its cache for a second. */
const heard = () => heardBy(at.app, at.database.db)

const VIETNAM = '113.160.1.1'
const AMERICA = '8.8.8.8'
const from = (ip: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': ip, ...headers },
})
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${at.site}${path}`, init)
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

test('SYS-02 applies a flag in every process at commit, not a second later', async () => {
  const label = async () => (await at.api().system.whitelabel()).flags['FREEPLAY3']
  const before = await label()
  await changeFlag(at.database.db, 'JADE', 'FREEPLAY3', !before, at.clock.now())
  await heard()
  expect(await label()).toBe(!before)
  await changeFlag(at.database.db, 'JADE', 'FREEPLAY3', before ?? true, at.clock.now())
  await heard()
  expect(await label()).toBe(before)
})

test('SYS-02 announces a change to other processes as quickly, also after a reconnect', async () => {
  const { app, close } = await createApp({
    config: at.app.config,
    name: 'second',
    clock: at.clock,
    events: recordedEvents,
  })
  const isOn = () => app.merchants.isOn('JADE', 'hourlySalary')
  try {
    await heardBy(app, at.database.db)
    expect(await isOn()).toBe(false)
    await changeFlag(at.database.db, 'JADE', 'hourlySalary', true, at.clock.now())
    await heardBy(app, at.database.db)
    expect(await isOn()).toBe(true)
    await run(
      at.database.owner,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'listens-configuration%'`,
    )
    await heardBy(app, at.database.db)
    await changeFlag(at.database.db, 'JADE', 'hourlySalary', false, at.clock.now())
    await heardBy(app, at.database.db)
    expect(await isOn()).toBe(false)
  } finally {
    await close()
  }
})

test('SYS-03 selects the brand by a mapped host, regardless of the header; otherwise by header', async () => {
  await addHost(at.database.db, { host: 'amber.localhost', merchant: 'AMBER' }, at.clock.now())
  await heard()
  const brand = async (headers: Record<string, string>) => {
    const { body } = await ask('/wps/system/whitelabel', { headers })
    return body
  }
  // the trusted proxy states the requested host
  expect(await brand({ 'x-forwarded-host': 'amber.localhost', merchant: 'JADE' })).toMatchObject({
    value: { merchantCode: 'AMBER', currency: 'USD' },
  })
  expect(await brand({ merchant: 'AMBER' })).toMatchObject({ value: { merchantCode: 'AMBER' } })
  expect(await brand({ merchant: 'NOBODY' })).toMatchObject({ value: { merchantCode: 'JADE' } })
})

test('SYS-03 refuses one brand’s session at another', async () => {
  const mai = await person(at)
  const here = await ask('/wps/member/info', { headers: { authorization: mai.token, merchant: 'JADE' } })
  const there = await ask('/wps/member/info', { headers: { authorization: mai.token, merchant: 'AMBER' } })
  expect([here.status, there.status]).toEqual([200, 401])
  expect(there.body).toMatchObject({ errorCode: 'session.required' })
})

test('SYS-03 leaves other brands unchanged by a setting or flag of one', async () => {
  await changeSetting(at.database.db, 'AMBER', 'supportedLanguages', ['EN'], at.clock.now())
  await changeFlag(at.database.db, 'AMBER', 'DIRECTREG3', false, at.clock.now())
  await heard()
  const labelOf = (merchant: string) => at.api({ headers: { merchant } }).system.whitelabel()
  const [jade, amber] = await Promise.all([labelOf('JADE'), labelOf('AMBER')])
  expect([jade.languages, amber.languages]).toEqual([['EN', 'VI'], ['EN']])
  expect([jade.flags['DIRECTREG3'], amber.flags['DIRECTREG3']]).toEqual([true, false])
})

test('SHL-04 refuses every call of a closed brand except status calls, and keeps the other open', async () => {
  const mai = await person(at)
  const endsAt = new Date('2026-12-01T03:00:00Z')
  await writeStatus(at.database.db, { merchant: 'JADE', isClosed: true, endsAt }, at.clock.now())
  await heard()
  const info = await ask('/wps/member/info', { headers: { authorization: mai.token } })
  expect(info).toMatchObject({
    status: 503,
    body: { errorCode: 'system.maintenance', value: { endsAt: '2026-12-01T03:00:00.000Z' } },
  })
  expect(await at.api().siteStatus.status()).toMatchObject({ systemStatus: 1, maintenanceEnd: endsAt })
  for (const path of ['/wps/system/whitelabel', '/wps/system/customerService'])
    expect((await ask(path)).status).toBe(200)
  expect((await ask('/lgw/games/popular')).status).toBe(503)
  expect((await ask('/lgw/games/popular', { headers: { merchant: 'AMBER' } })).status).not.toBe(503)
  await writeStatus(at.database.db, { merchant: 'JADE', isClosed: false, endsAt: null }, at.clock.now())
  await heard()
  expect((await ask('/wps/member/info', { headers: { authorization: mai.token } })).status).toBe(200)
})

test('SHL-04 tells a blocked visitor address and country, and refuses every other call', async () => {
  const rule = { merchant: 'JADE', kind: 'country', place: 'US', deed: 'refuse', note: '' } as const
  await writeRegion(at.database.db, rule, at.clock.now())
  await heard()
  expect(await ask('/wps/system/status', from(AMERICA))).toMatchObject({
    status: 200,
    body: { value: { systemStatus: 2, location: { ip: AMERICA, country: 'US' } } },
  })
  expect(await ask('/lgw/games/popular', from(AMERICA))).toMatchObject({
    status: 451,
    body: { errorCode: 'region.blocked' },
  })
  expect((await ask('/lgw/games/popular', from(VIETNAM))).status).toBe(200)
  expect((await ask('/lgw/games/popular', from(AMERICA, { merchant: 'AMBER' }))).status).not.toBe(451)
  // the office's own address is allowed although its country is not
  const office = { merchant: 'JADE', kind: 'network', place: '8.8.8.0/24', deed: 'allow', note: '' } as const
  await writeRegion(at.database.db, office, at.clock.now())
  await heard()
  expect((await ask('/lgw/games/popular', from(AMERICA))).status).toBe(200)
  await run(at.database.db, sql`delete from region_rule`)
})

test('SHL-03 sends visitors no content from the server when the site is for members only', async () => {
  await changeFlag(at.database.db, 'JADE', 'loggedInOnlyHome', true, at.clock.now())
  await heard()
  const mai = await person(at)
  expect((await ask('/lgw/games/popular')).status).toBe(401)
  expect((await ask('/lgw/games/popular', { headers: { authorization: mai.token } })).status).toBe(200)
  expect((await ask('/wps/system/whitelabel')).status).toBe(200)
  await changeFlag(at.database.db, 'JADE', 'loggedInOnlyHome', false, at.clock.now())
})

test('SHL-04 finishes open rounds while the site is closed: a lost reply is repeated, and no new round begins', async () => {
  const { frame } = await seated(at, { balance: major(10_000) })
  const idempotencyKey = crypto.randomUUID()
  const body = { bets: evenBet('1000') }
  const round = await frame.round({ body }, { idempotencyKey })
  await writeStatus(at.database.db, { merchant: 'JADE', isClosed: true, endsAt: null }, at.clock.now())
  await heard()
  expect(await frame.round({ body }, { idempotencyKey })).toEqual(round)
  expect((await frame.session()).balance).toBe(round.balance)
  await expect(frame.round({ body })).rejects.toMatchObject({ code: 'play.gameStopped' })
  await writeStatus(at.database.db, { merchant: 'JADE', isClosed: false, endsAt: null }, at.clock.now())
  await heard()
  expect((await frame.round({ body })).roundId).not.toBe(round.roundId)
})
