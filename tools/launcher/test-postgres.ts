/** One PostgreSQL for a whole test run, thrown away after it. Vitest calls this before and after all tests. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './processes.ts'
import { clearLeftover } from './postgres/leftover.ts'
import { openPostgres } from './postgres/server.ts'

const PREFIX = 'fairhouse-pg-test-'

/**
 * Starts the server and tells its address in FAIRHOUSE_TEST_PG, which `packages/db/testdb.ts` reads. A server whose
 * address stands there already is used as it is.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.FAIRHOUSE_TEST_PG) return async () => undefined
  await sweep()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const settings = { max_connections: '200', shared_buffers: '128MB', autovacuum_naptime: '10s' }
  const postgres = await openPostgres({ dataDir, isDurable: false, settings, tell: console.error })
  process.env.FAIRHOUSE_TEST_PG = postgres.ownerUrl
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Removes what test runs that were killed left behind. */
async function sweep(): Promise<void> {
  const old = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))
  for (const name of old) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue
    await clearLeftover(join(tmpdir(), name, 'postgres'))
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
