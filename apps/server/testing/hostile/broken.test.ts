import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import type { App } from '#server/app.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { credentialsFor, type Credentials } from './callers.ts'
import { sampled } from './rounds.ts'
import { diceOf, honest } from './values.ts'
import { addressOf, everyRoute, wideOpen, type Answered, type Found, type WideOpen } from './wide-open.ts'

/** The error of a broken dependency: it contains everything that must never leave the platform. */
const CRY = 'hunter2 select secret from no_such_table at /srv/house.ts:12:34 ECONNREFUSED 10.1.2.3:5432'
const INSIDE = /hunter2|no_such_table|house\.ts|ECONN|10\.1\.2\.3|\bat .+\.[jt]s:\d+|node_modules|Error\b/

let at: TestApp
const logged: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })

beforeAll(async () => {
  at = await testApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => at.close())

/** An object whose every method fails, synchronously or as a promise. */
function broken<T extends object>(of: T): T {
  return new Proxy(of, {
    get: (whole, name) => {
      if (typeof Reflect.get(whole, name) !== 'function') return broken({})
      return () => {
        throw new Error(CRY)
      }
    },
  })
}

/** By day each part breaks under another third of the routes. */
const parts: readonly { readonly what: string; readonly of: () => Partial<App> }[] = [
  { what: 'the database', of: () => ({ db: broken(at.app.db), pool: broken(at.app.pool) }) },
  {
    what: 'the vault',
    of: () => ({ vault: broken(at.app.vault), bodyEncryption: broken(at.app.bodyEncryption) }),
  },
  { what: 'the way to the sockets', of: () => ({ events: broken(at.app.events) }) },
  { what: 'the configuration', of: () => ({ merchants: broken(at.app.merchants) }) },
]

const kept = new Map<string, Credentials>()

/** One caller of each kind for all routes: hashing a password for every call would take minutes. */
async function callerOf({ route }: Found): Promise<Credentials> {
  const made = kept.get(route.audience) ?? (await credentialsFor(at, route))
  kept.set(route.audience, made)
  return made
}

async function honestly(open: WideOpen, found: Found): Promise<Answered> {
  const { route, listener } = found
  const dice = diceOf(7)
  const credentials = await callerOf(found)
  return open.ask(listener, {
    method: route.method,
    url: addressOf(route, honest(route.params, dice), route.query ? honest(route.query, dice) : undefined),
    headers: {
      ...credentials,
      merchant: 'JADE',
      ...(route.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(route.body ? { payload: JSON.stringify(honest(route.body, dice)) } : {}),
  })
}

/**
 * A failure returns one sentence and a reference that the log has, with its cause; a refusal is accepted when the dependency was not
 * needed.
 */
function complaint({ statusCode, body }: Answered): string | null {
  // the outbox tells operators in this field why a mail server could not be reached, on purpose
  if (INSIDE.test(body.replaceAll(/"lastError":(?:null|"(?:[^"\\]|\\.)*")/g, '')))
    return 'tells of the inside'
  if (statusCode !== 500) return null
  const said: { errorCode?: string; value?: { reference?: string } } = JSON.parse(body)
  if (said.errorCode !== 'system.fault') return `is called ${said.errorCode}`
  const line = logged.findLast((entry) => entry.includes(`"reference":"${said.value?.reference}"`))
  return line?.includes('hunter2') ? null : 'is not in the log with its cause'
}

test.each(parts)(
  'ERR-02 S11 while $what breaks, every route fails closed with a reference and reveals no internals',
  async ({ of, what }) => {
    const open = await wideOpen(at, { ...of(), log })
    const wrong: string[] = []
    let faults = 0
    const place = parts.findIndex((part) => part.what === what)
    const asked = sampled(everyRoute, place).filter(({ name }) => !name.endsWith('.logout'))
    for (const found of asked) {
      const answer = await honestly(open, found)
      if (answer.statusCode === 500) faults += 1
      const why = complaint(answer)
      if (why) wrong.push(`${found.name}: ${why}: ${answer.body.slice(0, 200)}`)
    }
    await open.close()
    expect(wrong).toEqual([])
    expect(faults).toBeGreaterThan(0) // otherwise the test broke nothing
  },
  300_000,
)
