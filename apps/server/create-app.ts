import { createBatcher } from '#ledger/batcher.ts'
import { checkLogin } from '#db/login.ts'
import { openDb, openPool, type PoolOptions } from '#db/pool.ts'
import { checkDuty } from '#features/platform/approvals/public.ts'
import { fillings, officeRoutes } from '#features/server.ts'
import { findRoute } from '#server/mount.ts'
import { endedSessionsOf, memberCallers } from '#features/account/identity/public.ts'
import { gameCallers } from '#features/play/rounds/public.ts'
import {
  createReach,
  endedSessionsOf as endedOperators,
  operatorCallers,
} from '#features/platform/operators/public.ts'
import { createMerchants } from '#features/platform/merchants/public.ts'
import { checkLookOf } from '#features/platform/settings/public.ts'
import { createVideos } from '#features/play/dealers/public.ts'
import { createFrames } from '#features/play/vendors/public.ts'
import { countryOf } from '#features/contact/site-status/public.ts'
import { en } from '#features/texts/en.ts'
import { vi } from '#features/texts/vi.ts'
import { fill } from '#texts/words.ts'
import { openSeats } from '#live/seats.ts'
import { openWatching } from '#live/watching.ts'
import { listenTo } from '#live/announcements.ts'
import type { Config } from '#server/config.ts'
import { extensionsOf } from '#server/extension/point.ts'
import type { LiveEvents } from '#server/events.ts'
import type { Clock, App } from '#server/app.ts'
import { createHumanCheck } from '#server/guards/human-check.ts'
import { openFiles } from '#server/files/open.ts'
import { createLog, type Log } from '#server/log.ts'
import { createRateLimiter } from '#server/guards/rate-limiter.ts'
import { createBodyEncryption } from '#server/guards/body-encryption.ts'
import { meterBatcher, meterPools } from '#server/metrics/process.ts'
import { unobserved, type Observability } from '#server/metrics/observability.ts'
import { traceQueries } from '#server/tracing/database.ts'
import { traceFiles, traceLedger, traceOutbound } from '#server/tracing/wrap.ts'
import { createOutbound } from '#server/perimeter/outbound.ts'
import { mayReachIn } from '#server/perimeter/sandboxes.ts'
import { usePeppers } from '#server/guards/peppers.ts'
import { createVault } from '#server/vault.ts'

const words: Record<'en' | 'vi', Readonly<Record<string, string>>> = { en, vi }

export type CreatedApp = { readonly app: App; readonly close: () => Promise<void> }

export type Opening = {
  readonly config: Config
  readonly name: string
  readonly clock?: Clock
  readonly log?: Log
  /** Metrics and traces of this process. */
  readonly observability?: Observability
  /** Sockets use the shared connection pool, so they are created from it. */
  readonly events: (pool: App['pool'], log: Log) => LiveEvents
  readonly connections?: number
  /** Timeouts: of statements for processes that answer requests, of the wait for a connection. */
  readonly limits?: Pick<PoolOptions, 'statementMs' | 'waitMs'>
  /** Origins of a test's sandboxes on this machine, which the demo may call; live mode calls none. */
  readonly sandboxes?: ReadonlySet<string>
}

/** Origins of others from which pages may load. */
const originsOf = (db: App['db']) => ({ framesOf: createFrames(db), videos: createVideos(db) })

/** Builds the app context of one process: every dependency is created here once and passed explicitly. */
export async function createApp({
  config,
  name,
  clock = { now: () => new Date() },
  log: given,
  observability = unobserved,
  events,
  connections: max = 16,
  limits = {},
  sandboxes,
}: Opening): Promise<CreatedApp> {
  const log = given ?? createLog(name, config.LOG_LEVEL)
  const { pool, db, counters } = await openPools(
    { url: config.databaseUrl, name, max, ...limits },
    observability,
  )
  const vault = createVault(config.secret)
  usePeppers(config.peppers)
  const services = openServices(config, { pool, sandboxes, observability })
  const shared = { config, pool, db, clock, vault, log, observability }
  const parts = { ...shared, ...services, events: events(pool, log) }
  const { merchants, announcements } = hearDatabase(parts)
  const watching = openWatching({ pool: counters, log }, () => parts.events.watched())
  const extensions = extensionsOf(fillings)
  const app: App = {
    ...parts,
    merchants,
    outsideOf: merchants.outsideOf,
    ...originsOf(db),
    reach: createReach({ db, merchants, extensions }),
    duties: dutiesOf(() => app),
    extensions,
    rateLimiter: createRateLimiter(counters),
    seats: openSeats(counters, log),
    bodyEncryption: createBodyEncryption({ db, vault, clock }),
    humanCheck: humanCheckOf(parts, merchants),
    words: wordsOf,
    callers: {
      member: (token, now) => callers.member(token, now),
      operator: (token, now) => callers.operator(token, now),
      game: (token, now) => callers.game(token, now),
    },
  }
  const games = gameCallers(app)
  const callers = { member: memberCallers(app), operator: operatorCallers(db), game: games.callerOf }
  return {
    app,
    async close() {
      await announcements.close()
      await services.ledger.close()
      for (const each of [games, services.outbound, services.files]) each.close()
      for (const each of [app.events, app.seats, watching]) await each.close()
      await counters.end()
      await db.destroy()
    },
  }
}

const wordsOf: App['words'] = (language, key, values) =>
  fill(language, words[language][key] ?? words.en[key] ?? key, values)

/** The human check as each brand has set it. */
function humanCheckOf(
  parts: Pick<App, 'config' | 'db' | 'clock' | 'vault' | 'log' | 'outbound'>,
  merchants: App['merchants'],
): App['humanCheck'] {
  const { config, vault } = parts
  const lookOf = (merchant: string) => checkLookOf({ merchants, config, vault }, merchant)
  return createHumanCheck({ ...parts, lookOf, tries: config.HUMAN_CHECK_TRIES })
}

type ServicesOf = Pick<App, 'pool' | 'observability'> & {
  readonly sandboxes: Opening['sandboxes'] | undefined
}
type Services = Pick<App, 'ledger' | 'outbound' | 'files'>

/** Money, outgoing calls and files; with a span for each call where traces are on. */
function openServices(
  config: Config,
  { pool, sandboxes, observability: { meters, tracing } }: ServicesOf,
): Services {
  const ledger = createBatcher(pool)
  const outbound = createOutbound(mayReachIn(config, sandboxes))
  const files = openFiles(config)
  if (meters) meterBatcher(meters, ledger)
  if (!tracing) return { ledger, outbound, files }
  return {
    ledger: traceLedger(ledger, tracing),
    outbound: traceOutbound(outbound, tracing),
    files: traceFiles(files, tracing),
  }
}

/** The connection pools of one process; refuses a login that owns the tables. */
async function openPools(options: PoolOptions, { meters, tracing }: Observability) {
  const { url, name } = options
  const pool = openPool(options)
  if (tracing) traceQueries(pool, tracing)
  await checkLogin(pool)
  // rate-limit counters have their own pool: a flood waits here, not for the connections that bets need (A6)
  const counters = openPool({ url, name: `${name}-pace`, max: 2, isHasty: true })
  if (meters) meterPools(meters, { main: pool, pace: counters })
  return { pool, db: openDb(pool), counters }
}

/** The check for dual approval, and the handlers that an approval runs in its own transaction. */
function dutiesOf(app: () => App): App['duties'] {
  return {
    check: (action) => checkDuty(app(), action),
    routeOn: (on, fullName) => findRoute(officeRoutes(on), fullName),
  }
}

type Hearing = Pick<App, 'config' | 'db' | 'clock' | 'log' | 'events'>

/** This process's cache of the brands, invalidated by notifications of the database, and sockets that close with their sessions. */
function hearDatabase({ config, db, clock, log, events }: Hearing) {
  const merchants = createMerchants({ db, clock, mode: config.FAIRHOUSE_MODE, countryOf })
  const announcements = listenTo({
    url: config.databaseUrl,
    channels: { configuration: merchants.announced, session_end: (id) => events.endSession(id) },
    onMissed: () => {
      merchants.announced('')
      endMissed(db, events).catch((error: unknown) =>
        log.warn({ error }, 'ended sessions could not be checked'),
      )
    },
    log,
  })
  return { merchants, announcements }
}

/** Closes the sockets of sessions whose end was announced while the connection was down. */
async function endMissed(db: App['db'], events: LiveEvents): Promise<void> {
  const ids = [...events.sessions()]
  if (ids.length === 0) return
  for (const id of await endedSessionsOf(db, ids)) events.endSession(id)
  for (const id of await endedOperators(db, ids)) events.endSession(id)
}
