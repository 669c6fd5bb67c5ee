/** The embedded PostgreSQL: started, supervised, restarted after a crash, shut down. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, openSync, closeSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../processes.ts'
import { Trouble } from '../reporter.ts'
import { accountForPostgres, asAccount, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { DATABASE, keepPasswords, makeCluster, makeOwner, OWNER, socketUrl } from './cluster.ts'
import { clearLeftover, stopServer, type Leftover } from './leftover.ts'
import { chooseWhere, type Where } from './where.ts'

export type Postgres = {
  /** URL of the product's database for its owner (not a superuser). */
  ownerUrl: string
  /** The same for another database of this cluster. */
  urlOf(database: string): string
  pid(): number
  wasMade: boolean
  leftover: Leftover
  note: string | null
  /** Shuts it down; safe to call twice. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** All files of this database are below it. */
  dataDir: string
  /** Off only for tests whose data need not survive a power failure. */
  isDurable?: boolean
  /** Further settings, such as `{ work_mem: '64MB' }`. */
  settings?: Readonly<Record<string, string>>
  /** What happened to it while it ran, as text. */
  tell?: (line: string) => void
  /** It crashed repeatedly and is not restarted. */
  onGone?: (why: string) => void
}

const READY_LIMIT_MS = 60_000
/** More crashes than this within the window mean that a restart does not help. */
const DEATHS_MAX = 20
const DEATHS_WINDOW_MS = 60_000

type Running = {
  options: PostgresOptions
  binaries: Binaries
  where: Where
  account: Account
  ready: () => Promise<void>
}

/** Opens the database of a data directory; creates it if there is none and cleans up after a crash. */
export async function openPostgres(options: PostgresOptions): Promise<Postgres> {
  const account = accountForPostgres()
  const where = chooseWhere(options.dataDir, account)
  const binaries = findBinaries(account, where.elsewhere)
  const passwords = keepPasswords(options.dataDir, where.pgData)
  const leftover = await clearLeftover(where.pgData)
  const isNew = !existsSync(join(where.pgData, 'PG_VERSION'))
  if (isNew)
    await makeCluster(binaries, where.pgData, account, passwords.superuser, options.isDurable ?? true)
  mkdirSync(join(options.dataDir, 'logs'), { recursive: true })
  const ready = () => makeOwner(where.socketDir, passwords)
  const watched = await watch({ options, binaries, where, account, ready })
  const urlOf = (database: string) => socketUrl(where.socketDir, OWNER, passwords.owner, database)
  return { ownerUrl: urlOf(DATABASE), urlOf, ...watched, wasMade: isNew, leftover, note: where.note }
}

/** Starts the server and restarts it after each crash, until it is stopped. */
async function watch(running: Running): Promise<Pick<Postgres, 'pid' | 'stop'>> {
  let isStopping = false
  let deaths: number[] = []
  let child = await launch(running)
  const onDeath = async (signal: string | null) => {
    const { tell, onGone } = running.options
    if (isStopping) return
    deaths = [...deaths.filter((at) => at > Date.now() - DEATHS_WINDOW_MS), Date.now()]
    if (deaths.length > DEATHS_MAX) return onGone?.('PostgreSQL keeps crashing')
    tell?.(`PostgreSQL exited (${signal ?? 'no signal'}); restarting`)
    try {
      await clearLeftover(running.where.pgData)
      if (isStopping) return
      child = await launch(running)
      child.once('exit', (_, by) => void onDeath(by))
      tell?.(`PostgreSQL restarted (process ${child.pid})`)
    } catch (error) {
      onGone?.(error instanceof Error ? error.message : String(error))
    }
  }
  child.once('exit', (_, by) => void onDeath(by))
  return {
    pid: () => child.pid ?? 0,
    async stop() {
      if (isStopping) return
      isStopping = true
      if (child.pid && child.exitCode === null && child.signalCode === null) await stopServer(child.pid)
    },
  }
}

/** Spawns the server and waits until it answers. */
async function launch({ options, binaries, where, account, ready }: Running): Promise<ChildProcess> {
  const logFile = join(options.dataDir, 'logs', 'postgres.log')
  const log = openSync(logFile, 'a')
  const flags = Object.entries(settingsOf(options, where)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // Detached: Ctrl-C in a terminal reaches the whole process group, and the database must be the last to stop.
  const child = spawn(binaries.postgres, ['-D', where.pgData, ...flags], {
    ...asAccount(account),
    cwd: where.pgData,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  const hasEnded = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null
  const answers = async () => {
    if (hasEnded()) return true
    return ready().then(
      () => true,
      () => sleep(30).then(() => false),
    )
  }
  const isUp = await waitUntil(answers, READY_LIMIT_MS)
  if (isUp && !hasEnded()) return child
  throw new Trouble(
    `PostgreSQL did not start. ${failure?.message ?? ''} The end of ${logFile}:\n${endOf(logFile)}`,
  )
}

function settingsOf({ isDurable = true, settings }: PostgresOptions, where: Where): Record<string, string> {
  const durability = isDurable ? 'on' : 'off'
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: where.socketDir,
    unix_socket_permissions: '0700',
    max_connections: '120',
    shared_buffers: `${sharedBuffersMb()}MB`,
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    // A checkpoint during peak hours costs more than the disk space it saves.
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...settings,
  }
}

/** An eighth of the machine's memory, between 128 MB and 1 GB: the whole product shares the machine. */
function sharedBuffersMb(): number {
  return Math.min(1024, Math.max(128, Math.floor(totalmem() / 8 / 1024 / 1024)))
}

function endOf(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
}
