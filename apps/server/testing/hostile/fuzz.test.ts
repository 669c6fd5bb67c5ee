import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../test-house.ts'
import { credentialsFor, type Credentials } from './callers.ts'
import { diceOf, honest, spoiled, type Dice } from './values.ts'
import { addressOf, everyRoute, wideOpen, type Asked, type Found, type WideOpen } from './wide-open.ts'

const IS_NIGHT = process.env['FAIRHOUSE_TIER'] === 'nightly'
/** Calls a route; the long form of the night hundreds of times as many. */
const CALLS = IS_NIGHT ? 2_000 : 5
/** By night each date tries others; by day always the same, so that what was green stays so. FAIRHOUSE_SEED brings back a night's calls. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '')
const SEED = Number(process.env['FAIRHOUSE_SEED'] ?? (IS_NIGHT ? TODAY : '20261122'))
/** Anything that would tell a stranger how the house is built. */
const INTERNAL =
  /\bat .+\.[jt]s:\d+:\d+|node_modules|node:internal|\.ts\b|relation "|violates|pg_|syntax error/i

let at: TestHouse
let open: WideOpen
beforeAll(async () => {
  at = await testHouse({ LOG_LEVEL: 'silent' })
  open = await wideOpen(at)
})
afterAll(async () => {
  await open.close()
  await at.close()
})

type Parts = { params: Record<string, unknown>; query: unknown; body: unknown }
type Try = { readonly what: string; readonly request: Asked }

/** An honest call with one thing wrong, in whichever of its parts the dice say. */
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
  if (!route.body && !route.files && route.who !== 'signed') return { ...ask, headers }
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

/** A refusal that the house means is no fault, though its status says that the house is closed or full. */
function isFault({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean {
  return (
    statusCode >= 500 && !(statusCode === 503 && /"system\.maintenance"|"service\.overloaded"/.test(body))
  )
}

/** The back office last: what it changes would close the site to the others. */
const inOrder = everyRoute.toSorted((a, b) => Number(a.door === 'office') - Number(b.door === 'office'))

/** What a browser's own passkey call gives is taken as it comes, so that a newer browser's field locks nobody out. */
const takenWhole = ['security.provePasskey', 'security.addPasskey', 'security.loginByPasskey']

test('VAL-07 S10 a key that no contract names is refused in every body, and in every question', async () => {
  const wrong: string[] = []
  const credentials = new Map<string, Credentials>()
  for (const { name, route, door } of everyRoute) {
    if (name.endsWith('.logout') || takenWhole.includes(name) || (!route.body && !route.query)) continue
    const known = credentials.get(route.who) ?? (await credentialsFor(at, route))
    credentials.set(route.who, known)
    const dice = diceOf(SEED)
    const parts: Parts = {
      params: honest(route.params, dice),
      query: honest(route.query, dice),
      body: honest(route.body, dice),
    }
    const part = route.body ? 'body' : 'query'
    const spoil = { ...parts, [part]: { ...honest(route[part], dice), isAdmin: 'true' } }
    const { statusCode } = await open.ask(
      door,
      requestOf({ route, credentials: known, language: 'EN' }, spoil),
    )
    if (![400, 401, 403, 404, 413, 415, 422].includes(statusCode)) wrong.push(`${name}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
}, 300_000)

const kept = new Map<string, Credentials>()

test('VAL-07 S10 no spoiled call on any route is a fault, tells of the inside, or reaches the roots of objects', async () => {
  const wrong: string[] = []
  for (const [place, found] of inOrder.entries()) {
    const dice = diceOf(SEED + place)
    // a hundred and more hashes of passwords are left to the night
    const known = IS_NIGHT ? undefined : kept.get(`${found.route.who} ${Math.floor(place / 12)}`)
    const credentials = known ?? (await credentialsFor(at, found.route))
    kept.set(`${found.route.who} ${Math.floor(place / 12)}`, credentials)
    for (let call = 0; call < CALLS; call += 1) {
      const { what, request } = tryOf(found, credentials, dice)
      const answer = await open.ask(found.door, request)
      const words = `${found.name} ${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
      if (isFault(answer) || INTERNAL.test(answer.body)) wrong.push(words)
    }
  }
  expect({ seed: SEED, wrong }).toEqual({ seed: SEED, wrong: [] })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('polluted' in {}).toBe(false)
}, 1_200_000)
