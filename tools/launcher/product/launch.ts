/** The whole start, step by step: database, migrations, seed, web apps, programs. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { readConfig } from '#server/config.ts'
import { addressesOf, admit, checkMode, givenOwnerUrl } from '../database.ts'
import { buildWebApp, webAppStates } from './build.ts'
import type { Ending } from '../ending.ts'
import { takeLock } from '../lock.ts'
import { ROOT, type Place } from '../place.ts'
import { checkPorts } from '../ports.ts'
import { renewDatabase } from '../postgres/cluster.ts'
import { openPostgres } from '../postgres/server.ts'
import { furtherServers, programsOf, type Program } from './programs.ts'
import { isHalfSeeded, seedDemoMembers } from './seeding.ts'
import { supervise } from './supervise.ts'
import { Trouble, type Reporter } from '../reporter.ts'

export type LaunchOptions = {
  place: Place
  reporter: Reporter
  ending: Ending
  onGone: (trouble: Trouble) => void
  /** Restarts programs whenever one of their files changes; web apps are served by Vite's dev server. */
  isWatching?: boolean
}

/** A database whose migrations are not a prefix of ours belongs to another version: the start refuses it. */
function otherHistory(error: unknown): never {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) throw error
  throw new Trouble(
    [
      'This database was created by another version with different migrations:',
      `  ${error.message.split('. ')[0]}.`,
      'Run that version, choose another folder (DATA_DIR=…), or, if the data may be lost,',
      'delete and recreate the embedded database: npm run db',
    ].join('\n'),
  )
}

/** Starts everything; steps for shutdown are registered with the ending. Returns the programs' environment. */
export async function launch(options: LaunchOptions): Promise<NodeJS.ProcessEnv> {
  const { place, reporter, ending } = options
  mkdirSync(join(place.dataDir, 'logs'), { recursive: true })
  const programs = programsOf(place.mode).filter((program) => existsSync(join(ROOT, program.file)))
  if (place.mode === 'live') checkConfig(process.env)
  const lock = await takeLock(place.dataDir, reporter.say)
  ending.add(() => lock.release())
  await reporter.step('ports are free', () =>
    checkPorts(
      place.ports,
      programs.flatMap((program) => program.ports),
    ),
  )
  const ownerUrl = givenOwnerUrl(process.env) ?? (await openEmbedded(options))
  const database = addressesOf(ownerUrl, { ...process.env, DATA_DIR: place.dataDir })
  const { DATABASE_OWNER_URL: _, ...inherited } = process.env // the programs never learn the owner's password
  const env = {
    ...inherited,
    DATABASE_URL: database.url,
    DATA_DIR: place.dataDir,
    SERVERS: String(options.isWatching ? 1 : place.servers), // a change would restart all of them
    ...portTexts(place),
    ...compileCache(place),
  }
  checkConfig(env)
  await reporter.step('database is up to date', async (end) => {
    const { applied } = await migrate(ownerUrl).catch(otherHistory)
    await admit(database)
    await checkMode(database, place.mode)
    if (applied.length) end(`database migrated (${applied.length} migrations)`)
  })
  if (place.mode === 'demo') await seedDemoMembers(options, { ...env, DATABASE_OWNER_URL: ownerUrl })
  for (const app of webAppStates()) {
    // during development Vite serves the sources; a build is available at the server's own port only
    if (app.isStale && !(options.isWatching && app.isBuilt))
      await reporter.step(`web app ${app.name} built`, () => buildWebApp(app, ending))
  }
  await startPrograms(options, programs, env)
  // Registered last, so run first: another start then learns that this one is stopping.
  ending.add(() => lock.markStopping())
  return env
}

/** Each process serves its own metrics: the first server on METRICS_PORT, the worker on the next one, then the further servers. */
export function metricsPort(name: string, { METRICS_PORT }: NodeJS.ProcessEnv): Record<string, string> {
  if (!METRICS_PORT) return {}
  const nth =
    name === 'server' ? 0 : name === 'worker' ? 1 : Number(/^server-(\d+)$/.exec(name)?.[1] ?? Number.NaN)
  return Number.isNaN(nth) ? {} : { METRICS_PORT: String(Number(METRICS_PORT) + nth) }
}

/** Node's compile cache makes a second start load the platform in two thirds of the time; several products may share it. */
function compileCache(place: Place): Record<string, string> {
  return { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(place.dataDir, 'compiled') }
}

function portTexts(place: Place): Record<string, string> {
  return Object.fromEntries(Object.entries(place.ports).map(([name, port]) => [name, String(port)]))
}

/** The programs run the same check; here a missing secret is one line instead of four crashes. */
function checkConfig(env: NodeJS.ProcessEnv): void {
  try {
    readConfig(env)
  } catch (error) {
    throw new Trouble(error instanceof Error ? error.message : String(error))
  }
}

async function openEmbedded({ place, reporter, ending, onGone }: LaunchOptions): Promise<string> {
  const postgres = await reporter.step('PostgreSQL started', async (end) => {
    const opened = await openPostgres({
      dataDir: place.dataDir,
      tell: reporter.say,
      onGone: (why) => onGone(new Trouble(why)),
    })
    ending.add(() => opened.stop())
    const words = {
      none: opened.wasMade ? 'PostgreSQL initialised and started (first start)' : 'PostgreSQL started',
      stopped: 'PostgreSQL started (a leftover process was stopped first)',
      cleared: 'PostgreSQL started (recovered from its log after a crash)',
    }
    end(words[opened.leftover])
    return opened
  })
  if (postgres.note) reporter.say(`    note: ${postgres.note}`)
  if (isHalfSeeded(place.dataDir)) {
    await reporter.step('interrupted seed deleted', () => renewDatabase(postgres.urlOf('postgres')))
  }
  return postgres.ownerUrl
}

async function startPrograms(
  { place, reporter, ending, onGone, isWatching }: LaunchOptions,
  programs: readonly Program[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const reached = (host = '127.0.0.1') => (host === '0.0.0.0' || host === '' ? '127.0.0.1' : host)
  const start = ({ name, file, probe, isSandbox }: Program) => {
    const host = reached(isSandbox ? env.SANDBOX_HOST : env.HOST)
    const probeUrl = probe ? `http://${host}:${place.ports[probe.port]}${probe.path}` : null
    const logDir = join(place.dataDir, 'logs')
    const flags = isWatching ? ['--watch'] : []
    return supervise({
      name,
      file,
      flags,
      env: { ...env, ...metricsPort(name, env) },
      logDir,
      probeUrl,
      tell: reporter.say,
      onGone,
    })
  }
  const children = programs.map(start)
  ending.add(async () => void (await Promise.all(children.map((child) => child.stop()))))
  await reporter.step(`${children.map((child) => child.name).join(', ')} started`, async () => {
    await Promise.all(children.map((child) => child.ready()))
  })
  // do not wait for the others: the first answers all requests until they listen too
  if (ending.hasBegun()) return
  for (const program of furtherServers(programs, Number(env.SERVERS))) {
    const child = start(program)
    children.push(child)
    void child.ready()
  }
}
