import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { many, maybe, sql } from '#db/rows.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { reachable } from '#features/account/recovery/testing/reachable.ts'
import { ownHost, siteOrigin } from '#server/http/origins.ts'
import { credentialsFor, type Credentials } from './testing/hostile/callers.ts'
import { sampled } from './testing/hostile/rounds.ts'
import { diceOf, honest } from './testing/hostile/values.ts'
import { addressOf, everyRoute, wideOpen, type WideOpen } from './testing/hostile/wide-open.ts'
import { LIVE_ENVIRONMENT } from './testing/live-environment.ts'
import { codeAt, operator, STAFF_PASSWORD } from './testing/operator.ts'
import { testApp } from './testing/test-app.ts'

/** A host name that an attacker writes into the Host header. */
const EVIL = 'evil.example'

let app: MessagingApp
let open: WideOpen
beforeAll(async () => {
  app = await messagingHouse({ LOG_LEVEL: 'silent' })
  open = await wideOpen(app.at)
})
afterAll(async () => {
  await open.close()
  await app.close()
})

/** Every text column that contains the word. */
async function columnsWith(word: string): Promise<readonly string[]> {
  const db = app.at.database.owner
  const columns = await many(
    db,
    sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'jsonb', 'json', 'ARRAY')
    `,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const row = await maybe(
      db,
      sql`select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)}::text like ${`%${word}%`} limit 1`,
    )
    if (row) found.push(`${table}.${column}`)
  }
  return found
}

test('S9 a link in an email leads to the site, no matter what the Host header of the request was', async () => {
  await applyFlag(app.at, 'JADE', 'CHNGPASSVERIF3', true)
  const mai = await reachable(app.at)
  const form = new URLSearchParams({ username: mai.account, email: mai.email }).toString()
  for (const host of [EVIL, `${EVIL}:80`, '169.254.169.254', 'printer.local', '10.0.0.7']) {
    await open.ask('site', {
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { host, merchant: 'JADE', 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    })
    await sendDue(app.at.app, app.gateways)
    app.at.clock.forward(3_600_000)
  }
  const links = app.caught.messages
    .list()
    .flatMap(({ text }) => /https?:\/\/[^\s/]+\/reset/.exec(text)?.[0] ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(new Set(links)).toEqual(new Set(['http://localhost:0/reset']))
  app.at.clock.set(new Date())
})

test('S9 no route builds a URL from a forged Host header, in its response or in a row', async () => {
  const kept = new Map<string, Credentials>()
  for (const { route } of everyRoute)
    if (!kept.has(route.audience)) kept.set(route.audience, await credentialsFor(app.at, route))
  const wrong: string[] = []
  for (const { name, route, listener } of sampled(everyRoute, 0).filter(
    (found) => !found.name.endsWith('.logout'),
  ))
    for (const seed of process.env['FAIRHOUSE_TIER'] === 'nightly' ? [1, 2, 3, 5] : [1]) {
      const dice = diceOf(seed)
      const query = route.query ? honest(route.query, dice) : undefined
      const { body } = await open.ask(listener, {
        method: route.method,
        url: addressOf(route, honest(route.params, dice), query),
        headers: {
          ...kept.get(route.audience),
          host: EVIL,
          merchant: 'JADE',
          ...(route.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(route.body ? { payload: JSON.stringify(honest(route.body, dice)) } : {}),
      })
      if (body.includes(EVIL)) wrong.push(`${name}: ${body.slice(0, 200)}`)
    }
  expect(wrong).toEqual([])
  expect(await columnsWith(EVIL)).toEqual([])
}, 300_000)

test('S9 the site’s URL is the brand’s mapped host, else the configured one, else this machine', () => {
  const live = { FAIRHOUSE_MODE: 'live', SITE_ORIGIN: 'https://play.example:8443' } as const
  const at = (host: string, isBrands: boolean) => siteOrigin(live, { host, isBrands, port: 8080 })
  expect(at('bet.example', true)).toBe('https://bet.example:8443')
  expect(at(EVIL, false)).toBe('https://play.example:8443')
  expect(at('127.0.0.1', false)).toBe('https://play.example:8443')
  const demo = { FAIRHOUSE_MODE: 'demo' } as const
  const here = (host: string) => siteOrigin(demo, { host, isBrands: false, port: 8080 })
  expect([here('localhost'), here('jade.localhost'), here('127.0.0.1'), here('[::1]'), here(EVIL)]).toEqual([
    'http://localhost:8080',
    'http://jade.localhost:8080',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'http://localhost:8080',
  ])
  expect(ownHost(live, { host: `localhost.${EVIL}`, isBrands: false })).toBe('play.example')
  expect(ownHost(demo, { host: `localhost.${EVIL}`, isBrands: false })).toBe('localhost')
})

test('S4 a live server sets Secure and __Host- cookies even if its proxy does not report https', async () => {
  const live = await testApp(LIVE_ENVIRONMENT)
  const linh = await operator(live)
  const ask = (path: string, body: object, forwarded: string) =>
    fetch(`${live.office}/office/api/login${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify(body),
    })
  const first = await ask('', { account: linh.account, password: STAFF_PASSWORD }, '203.0.113.9')
  const { value } = await first.json()
  const code = codeAt(linh.secret, live.clock.now())
  const answer = await ask('/code', { challenge: value.challenge, code }, '203.0.113.9')
  const cookies = answer.headers.getSetCookie()
  expect(cookies.some((cookie) => cookie.startsWith('__Host-fairhouse-office='))).toBe(true)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]+;.*HttpOnly; Secure; SameSite=Strict/)
  const seen = await many(
    live.database.owner,
    sql<{ ip: string }>`select ip::text as ip from operator_session`,
  )
  expect(seen.map(({ ip }) => ip.replace(/\/\d+$/, ''))).toContain('203.0.113.9') // the visitor's, not the proxy's
  await live.close()
})

test('S6 the list of calls on a player’s port contains no back-office call, and the office’s port lists its own', async () => {
  const pathsOf = async (base: string) =>
    Object.keys((await (await fetch(`${base}/docs/openapi.json`)).json()).paths)
  const [site, office] = [await pathsOf(app.at.site), await pathsOf(app.at.office)]
  expect(site.filter((path) => path.startsWith('/office'))).toEqual([])
  expect(site).toContain('/wps/session/login')
  expect(office.length).toBeGreaterThan(150)
  const errors = await (await fetch(`${app.at.site}/docs/errors`)).text()
  expect(errors).not.toContain('depositsOffice')
})
