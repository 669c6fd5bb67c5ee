/** The platform under test: its own PostgreSQL, server, worker and processor, on free ports with fresh data. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openDb, openPool, type Db } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import { addressesOf, admit } from '../launcher/database.ts'
import { ROOT, type Ports } from '../launcher/place.ts'
import { freePorts } from '../launcher/ports.ts'
import { signal, waitUntil } from '../launcher/processes.ts'
import { openPostgres } from '../launcher/postgres/server.ts'
import { Trouble } from '../launcher/reporter.ts'
import { insertDemoBrands } from '../seed/demo/demo-brands.ts'
import { startVictim, type Victim } from './victim.ts'

export type TortureApp = {
  ports: Ports
  dataDir: string
  /** The owner's database connection: for verification only. */
  owner: Db
  /** The processes to kill: not the processor, which represents another company. */
  victims: readonly Victim[]
  /** Waits until the server answers that it is ready. */
  ready(): Promise<void>
  close(): Promise<void>
}

const READY_LIMIT_MS = 180_000
const ASK_LIMIT_MS = 5_000
const PROGRAMS = {
  server: 'apps/server/main.ts',
  worker: 'apps/worker/main.ts',
  processor: 'apps/processor/main.ts',
}

/** Money is tested here, not withdrawal terms: no turnover requirement, no identity documents first, and no daily limit. */
async function easeTerms(owner: Db): Promise<void> {
  await run(
    owner,
    sql`
      insert into merchant_setting (merchant, name, value)
      values ('JADE', 'withdrawTurnoverPercent', '0'), ('JADE', 'withdrawDayCount', '100')
      on conflict (merchant, name) do update set value = excluded.value`,
  )
  await run(
    owner,
    sql`update jurisdiction_pack set terms = terms - 'papersWithdrawFrom' where code = 'default'`,
  )
}

/** One connection's backend process: PostgreSQL then resets every connection and recovers, without a restart. */
function backendOf(owner: Db): Victim {
  return {
    name: 'one backend of postgres',
    async kill() {
      const backend = await maybe(
        owner,
        sql<{ pid: number }>`
          select pid
          from pg_stat_activity
          where backend_type = 'client backend' and application_name like 'fairhouse-server%'
          order by random()
          limit 1`,
      )
      if (backend) signal(backend.pid, 'SIGKILL')
    },
    stop: async () => undefined,
  }
}

const LOG_END = 1_500

/** The end of a program's log, printed because its directory is deleted with the platform. */
function endOfLog(dataDir: string, name: string): string {
  const file = join(dataDir, 'logs', `${name}.log`)
  return existsSync(file) ? `The end of ${name}'s log:\n${readFileSync(file, 'utf8').slice(-LOG_END)}` : ''
}

/** The response of a server that is not ready, and the database's current activity. */
async function lastWords(ports: Ports, owner: Db): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports.PORT}/readyz`, {
    signal: AbortSignal.timeout(ASK_LIMIT_MS),
  }).then(
    async (reply) => `${reply.status} ${await reply.text()}`,
    (error: unknown) => String(error),
  )
  const busy = await many(
    owner,
    sql<{ words: string }>`
      select concat_ws(' ', application_name, state, wait_event_type, wait_event, left(query, 120)) as words
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  ).catch((error: unknown) => [{ words: String(error) }])
  return [`/readyz: ${answer}`, ...busy.map(({ words }) => words)].join('\n  ')
}

/** Starts the platform; `tell` receives PostgreSQL's events. */
export async function openTortureApp(tell: (line: string) => void): Promise<TortureApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-torture-'))
  chmodSync(dataDir, 0o755)
  mkdirSync(join(dataDir, 'logs'))
  const ports = await freePorts()
  const gone = (why: string) => {
    throw new Trouble(why)
  }
  // Durable: a kill must meet the same guarantees as in production.
  const postgres = await openPostgres({ dataDir, settings: { shared_buffers: '256MB' }, tell, onGone: gone })
  await migrate(postgres.ownerUrl)
  await insertDemoBrands(postgres.ownerUrl)
  const addresses = addressesOf(postgres.ownerUrl, { DATA_DIR: dataDir })
  await admit(addresses)
  const owner = openDb(openPool({ url: postgres.ownerUrl, name: 'torture', max: 4 }))
  await easeTerms(owner)
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATABASE_URL: addresses.url,
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'compiled'),
    FAIRHOUSE_MODE: 'demo',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  const programs = Object.entries(PROGRAMS)
    .filter(([, file]) => existsSync(join(ROOT, file)))
    .map(([name, file]) => startVictim(name, file, env, dataDir))
  const database: Victim = {
    name: 'postgres',
    async kill() {
      const pid = postgres.pid()
      signal(pid, 'SIGKILL')
      await waitUntil(() => postgres.pid() !== pid, READY_LIMIT_MS)
    },
    stop: () => postgres.stop(),
  }
  return {
    ports,
    dataDir,
    owner,
    victims: [...programs.filter(({ name }) => name !== 'processor'), database, backendOf(owner)],
    async ready() {
      const answers = () =>
        fetch(`http://127.0.0.1:${ports.PORT}/readyz`).then(
          (reply) => reply.ok,
          () => false,
        )
      if (await waitUntil(answers, READY_LIMIT_MS)) return
      throw new Trouble(
        `The server did not become ready again. ${await lastWords(ports, owner)}\n${programs.map(({ name }) => endOfLog(dataDir, name)).join('\n')}`,
      )
    },
    async close() {
      await Promise.all(programs.map((program) => program.stop()))
      await owner.destroy()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
