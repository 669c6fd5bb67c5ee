import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createApi, createClient, type Transport } from '#contract/client.ts'
import type { Route } from '#contract/route.ts'
import { seal } from '#contract/seal.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { contracts } from '#features/contracts.ts'
import { identity } from '#features/account/identity/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { LiveHost, hintsOf } from '#live/sockets.ts'
import { readConfig } from '#server/config.ts'
import type { App } from '#server/app.ts'
import { createLog } from '#server/log.ts'
import { observeProcess, type Observing } from '#server/metrics/observability.ts'
import { insertDemoBrands } from '#tools/seed/demo/demo-brands.ts'
import { openListeners, type Listening } from '../listeners.ts'
import { createApp } from '../create-app.ts'

export type Api = ReturnType<typeof apiAt>

/** A clock that a test sets; it keeps running from there. */
export type TestClock = {
  readonly now: () => Date
  readonly set: (moment: Date) => void
  readonly forward: (ms: number) => void
}

export type TestApp = {
  readonly app: App
  readonly database: TestDatabase
  readonly clock: TestClock
  /** Metrics and traces; off unless the environment configures them. */
  readonly observing: Observing
  /** Origins of sandboxes on this machine, which the server may call; a test adds its own. */
  readonly sandboxes: Set<string>
  readonly ports: Listening['ports']
  readonly site: string
  readonly office: string
  readonly game: string
  /** The typed client of every contract; the transport holds the credentials. */
  readonly api: (options?: ApiOptions) => Api
  readonly close: () => Promise<void>
}

export type ApiOptions = {
  readonly token?: string
  readonly listener?: 'site' | 'office' | 'game'
  readonly transport?: Partial<Transport>
  readonly headers?: Readonly<Record<string, string>>
}

function testClock(): TestClock {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  return {
    now,
    set: (moment) => {
      ahead = moment.getTime() - Date.now()
    },
    forward: (ms) => {
      ahead += ms
    },
  }
}

function apiAt(transport: Transport) {
  return createApi(contracts, transport)
}

/** The two brands that nearly every test uses; a live installation begins without any. */
const withDemoBrands = { name: 'demo', fill: insertDemoBrands }

/**
 * The real server on its own database: tests call it through the same client as the pages. In live mode the database is as the migrations
 * leave it.
 */
export async function testApp(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const database = await freshDatabase(environment['FAIRHOUSE_MODE'] === 'live' ? undefined : withDemoBrands)
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-test-'))
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    OFFICE_PORT: '0',
    GAME_PORT: '0',
    LOG_LEVEL: 'error',
    // a proof of work with few hashes: solving the full one for each call would only take longer; live mode accepts no less
    HUMAN_CHECK_TRIES: environment['FAIRHOUSE_MODE'] === 'live' ? '600' : '4',
    ...environment,
  })
  const clock = testClock()
  // Vitest shows the server's log of failed tests only
  const log = createLog('test', config.LOG_LEVEL, { write: (line) => console.error(line.trimEnd()) })
  const sandboxes = new Set<string>()
  const observing = await observeProcess(config, 'test', log)
  const live: { site?: LiveHost; office?: LiveHost } = {}
  const { app, close } = await createApp({
    config,
    name: 'test',
    clock,
    log,
    sandboxes,
    observability: observing,
    events: (pool) =>
      hintsOf(
        (live.site = new LiveHost(pool, log, 'site')),
        (live.office = new LiveHost(pool, log, 'office')),
      ),
  })
  if (!live.site || !live.office) throw new Error('testHouse: the sockets were not made')
  const listeners = await openListeners(app, { site: live.site, office: live.office })
  const at = {
    site: origin(listeners.ports.site),
    office: origin(listeners.ports.office),
    game: origin(listeners.ports.game),
  }
  return {
    app,
    database,
    clock,
    observing,
    sandboxes,
    ports: listeners.ports,
    ...at,
    api: (options = {}) => apiAt(transportOf(at[options.listener ?? 'site'], clock, options)),
    async close() {
      await listeners.close()
      await close()
      await observing.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The calls that require the human check. */
const CHECKED: ReadonlySet<string> = new Set(
  Object.values(contracts)
    .flatMap((contract) => Object.values<Route>(contract))
    .flatMap((route) => (route.human ? [route.path] : [])),
)

export function isChecked(path: string): boolean {
  return CHECKED.has(path)
}

const origin = (port: number): string => `http://127.0.0.1:${port}`

/** What the pages add to every call: the human check where a route requires it, the encrypted body, the token. */
function transportOf(
  base: string,
  clock: TestClock,
  { token, transport, headers = {} }: ApiOptions,
): Transport {
  const open = { base, ...transport }
  return {
    base,
    headers: () => ({ ...headers, ...(token ? { authorization: token } : {}) }),
    newKey: randomUUID,
    async seal(json, path) {
      const { key } = await createClient(system, open).whitelabel()
      return seal(json, path, key, { now: clock.now, newId: randomUUID })
    },
    async fetch(address, init) {
      const path = new URL(String(address)).pathname
      const answer: Record<string, string> = isChecked(path)
        ? { 'human-check': await passHumanCheck(base) }
        : {}
      return fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...answer },
      })
    },
    ...transport,
  }
}

/** Solves the proof of work like a visitor's browser and encodes it for the header. */
export async function passHumanCheck(base: string, transport: Partial<Transport> = {}): Promise<string> {
  const { challenge } = await createClient(identity, { base, ...transport }).humanCheck()
  const solution = await solveChallenge({ challenge: JSON.parse(JSON.stringify(challenge)), deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
