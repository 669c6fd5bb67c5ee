import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../test-app.ts'
import { credentialsFor, type Credentials } from './callers.ts'
import { watchChanges, type Changes } from './changes.ts'
import { oddEnvelope } from './envelopes.ts'
import { hostileParts } from './parts.ts'
import { rounds } from './rounds.ts'
import { keepSwitches } from './switches.ts'
import { diceOf, honest, spoiled, type Dice } from './values.ts'
import { addressOf, everyRoute, wideOpen, type Asked, type Found, type WideOpen } from './wide-open.ts'

/** A round calls every route once. At night a stage ends when its time is over, however fast the machine is. */
const SPOILED = { byDay: 1, nightMs: 6 * 60_000 }
const WRAPPED = { byDay: 1, nightMs: 6 * 60_000 }
const POSTED = { byDay: 3, nightMs: 4 * 60_000 }
/** Number of rounds for which a caller of a kind is reused, so that side effects of one call last only that long. */
const CALLERS_FOR = 12
/** Wrong passwords lock a session eventually, and the audit log records it: each round calls these as another operator. */
const GUESSING: ReadonlySet<string> = new Set(['operators.changePassword'])

/** Anything that would reveal the platform's internals. A random challenge in base64 may have `pg_` within it. */
const INTERNAL =
  /\bat .+\.[jt]s:\d+:\d+|node_modules|node:internal|\.ts\b|relation "|violates|(?<![\w-])pg_\w|syntax error/i

let at: TestApp
let open: WideOpen
let changes: Changes
let restoreSwitches: () => Promise<void>
beforeAll(async () => {
  at = await testApp({ LOG_LEVEL: 'silent' })
  open = await wideOpen(at)
  restoreSwitches = await keepSwitches(at.database)
  changes = await watchChanges(at.database)
})
afterAll(async () => {
  await open.close()
  await at.close()
})

type Parts = { params: Record<string, unknown>; query: unknown; body: unknown }
type Try = { readonly what: string; readonly request: Asked }

/** A valid call with one fault in a part chosen at random. */
function tryOf({ route }: Found, credentials: Credentials, dice: Dice): Try {
  const parts: Parts = {
    params: honest(route.params, dice),
    query: honest(route.query, dice),
    body: honest(route.body, dice),
  }
  const wrong = route.body && dice(4) > 0 ? 'body' : dice(2) ? 'query' : 'params'
  const spoil = spoiled(wrong === 'params' ? parts.params : { ...honest(route[wrong], dice) }, dice)
  if (wrong !== 'params') parts[wrong] = spoil.value
  else if (typeof spoil.value === 'object' && spoil.value) parts.params = { ...spoil.value }
  const language = dice(2) ? 'VI' : 'EN'
  return { what: `${wrong}: ${spoil.what}`, request: requestOf({ route, credentials, language }, parts) }
}

type Sender = { readonly route: Found['route']; readonly credentials: Credentials; readonly language: string }

function requestOf({ route, credentials, language }: Sender, { params, query, body }: Parts): Asked {
  const headers = { ...credentials, merchant: 'JADE', language }
  const ask = { method: route.method, url: addressOf(route, params, query) }
  if (!route.body && !route.files && route.audience !== 'signed') return { ...ask, headers }
  const isForm = route.form && typeof body === 'object' && body !== null
  if (route.files || isForm)
    return {
      ...ask,
      headers: { ...headers, 'content-type': route.files ? 'multipart/form-data; boundary=x' : FORM },
      payload: route.files ? multipartOf(body) : addressOf({ ...route, path: '/' }, {}, body).slice(2),
    }
  return {
    ...ask,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body) ?? '',
  }
}

const FORM = 'application/x-www-form-urlencoded'

function multipartOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const parts = fields.map(
    ([name, value]) =>
      `--x\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${JSON.stringify(value)}\r\n`,
  )
  return `${parts.join('')}--x\r\ncontent-disposition: form-data; name="slip"; filename="a.png"\r\n\r\nnot a picture\r\n--x--\r\n`
}

/** An expected refusal is no failure, although its status says that the platform is closed or overloaded. */
function isFault({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean {
  return (
    statusCode >= 500 && !(statusCode === 503 && /"system\.maintenance"|"service\.overloaded"/.test(body))
  )
}

/** The back office last: its changes would close the site to the other callers. */
const inOrder = everyRoute.toSorted(
  (a, b) => Number(a.listener === 'office') - Number(b.listener === 'office'),
)

/** The result of a browser's passkey API accepts unknown fields, so that a newer browser's field locks out no member. */
const takenWhole = ['security.provePasskey', 'security.addPasskey', 'security.loginByPasskey']

test('S10 refuses an unknown key in every body and every query', async () => {
  const wrong: string[] = []
  const credentials = new Map<string, Credentials>()
  for (const { name, route, listener } of everyRoute) {
    if (name.endsWith('.logout') || takenWhole.includes(name) || (!route.body && !route.query)) continue
    const known = credentials.get(route.audience) ?? (await credentialsFor(at, route))
    credentials.set(route.audience, known)
    const dice = diceOf(20_261_122)
    const parts: Parts = {
      params: honest(route.params, dice),
      query: honest(route.query, dice),
      body: honest(route.body, dice),
    }
    const part = route.body ? 'body' : 'query'
    const spoil = { ...parts, [part]: { ...honest(route[part], dice), isAdmin: 'true' } }
    const { statusCode } = await open.ask(
      listener,
      requestOf({ route, credentials: known, language: 'EN' }, spoil),
    )
    if (![400, 401, 403, 404, 413, 415, 422].includes(statusCode)) wrong.push(`${name}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
}, 300_000)

test('S10 change detection reports a written member’s row, and nothing when no row is written', async () => {
  await changes.since()
  expect(await changes.since()).toEqual([])
  await credentialsFor(at, { ...everyRoute[0]!.route, audience: 'member' })
  expect(await changes.since()).toEqual(expect.arrayContaining(['member', 'wallet']))
})

/** The third wrong password of an operator locks the account and goes into the audit log, as it must (B1). */
const allowed = (body: string, written: readonly string[]): readonly string[] =>
  body.includes('"operators.wrongLogin"')
    ? written.filter((table) => !/^audit_(entry|head)$/.test(table))
    : written

type Attack = {
  readonly name: string
  readonly rounds: typeof SPOILED
  readonly of: (found: Found, credentials: Credentials, dice: Dice) => Try | null
}

/** A valid call in an invalid envelope: the content type, the bytes or a header. */
function wrappedTry({ route }: Found, credentials: Credentials, dice: Dice): Try {
  const parts: Parts = {
    params: honest(route.params, dice),
    query: honest(route.query, dice),
    body: honest(route.body, dice),
  }
  const request = requestOf({ route, credentials, language: 'EN' }, parts)
  const { what, headers, payload } = oddEnvelope(dice)
  const hasBody = route.method !== 'GET'
  return {
    what,
    request: {
      ...request,
      // an invented cookie is added to the caller's own
      headers: {
        ...request.headers,
        ...headers,
        ...(credentials['cookie'] && headers['cookie']
          ? { cookie: `${credentials['cookie']}; ${headers['cookie']}` }
          : {}),
      },
      ...(payload !== undefined && hasBody ? { payload } : {}),
    },
  }
}

/** Invalid files: missing, too many, too large, truncated or with a path in the name. */
function postedTry({ route }: Found, credentials: Credentials, dice: Dice): Try | null {
  if (!route.files) return null
  const { what, type, payload } = hostileParts(honest(route.body, dice), route.files, dice)
  const headers = { ...credentials, merchant: 'JADE', 'content-type': type }
  const url = addressOf(route, honest(route.params, dice), undefined)
  return { what, request: { method: route.method, url, headers, payload } }
}

const attacks: readonly Attack[] = [
  { name: 'spoiled', rounds: SPOILED, of: tryOf },
  { name: 'oddly wrapped', rounds: WRAPPED, of: wrappedTry },
  { name: 'posted', rounds: POSTED, of: postedTry },
]

test.each(attacks)(
  'S10 no $name call on any route fails, reveals internals, changes data when refused, or pollutes prototypes',
  async ({ name, rounds: size, of }) => {
    const wrong: string[] = []
    const kept = new Map<string, Credentials>()
    for (const { seed, words } of rounds(name, size)) {
      await restoreSwitches()
      at.clock.forward(1_100) // no process keeps the closed site longer
      for (const [place, found] of inOrder.entries()) {
        const dice = diceOf(seed + place)
        const some = GUESSING.has(found.name) ? seed : Math.floor(seed / 1_000_000)
        const key = `${found.route.audience} ${Math.floor(place / CALLERS_FOR)} ${some}`
        const credentials = kept.get(key) ?? (await credentialsFor(at, found.route))
        kept.set(key, credentials)
        const attack = of(found, credentials, dice)
        if (!attack) continue
        await changes.since()
        const answer = await open.ask(found.listener, attack.request)
        const written = answer.statusCode >= 400 ? allowed(answer.body, await changes.since()) : []
        if (isFault(answer) || INTERNAL.test(answer.body) || written.length)
          wrong.push(
            `${found.name} ${attack.what}: ${answer.statusCode} ${answer.body.slice(0, 200)} ${written.join()} (${words})`,
          )
      }
      if (wrong.length) break // the round says where to resume
    }
    expect(wrong).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('polluted' in {} || 'isAdmin' in {}).toBe(false)
  },
  1_800_000,
)
