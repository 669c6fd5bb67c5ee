/** A temporary PostgreSQL for a whole test run. Vitest calls this before and after all tests. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './processes.ts'
import { clearLeftover } from './postgres/leftover.ts'
import { openPostgres } from './postgres/server.ts'

const PREFIX = 'fairhouse-pg-test-'

/** Creating a database for a test file costs half as much in memory as in six hundred files on a disk. */
const MEMORY = '/dev/shm'
/** Several times what a run needs at most: its databases are temporary, and the WAL below is the largest part. */
const MEMORY_BYTES = 3 * 1024 ** 3
const places = () => (existsSync(MEMORY) ? [MEMORY, tmpdir()] : [tmpdir()])

/**
 * Starts the server and puts its URL into FAIRHOUSE_TEST_PG, which `packages/db/testdb.ts` reads. A server whose URL is there already is
 * used as it is.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.FAIRHOUSE_TEST_PG) return async () => undefined
  await sweep()
  const dataDir = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const settings = {
    max_connections: '200',
    shared_buffers: '128MB',
    autovacuum_naptime: '10s',
    max_wal_size: '512MB',
    // this server has no replica: the pages of a new database need no WAL
    wal_level: 'minimal',
    max_wal_senders: '0',
  }
  const postgres = await openPostgres({ dataDir, isDurable: false, settings, tell: console.error })
  process.env.FAIRHOUSE_TEST_PG = postgres.ownerUrl
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** If memory is scarce, the disk is better: a container often has 64 MB there. */
function isRoomy(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > MEMORY_BYTES
}

/** Deletes what killed test runs left behind. */
async function sweep(): Promise<void> {
  for (const place of places())
    for (const name of readdirSync(place).filter((each) => each.startsWith(PREFIX))) {
      if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue
      await clearLeftover(join(place, name, 'postgres'))
      rmSync(join(place, name), { recursive: true, force: true })
    }
}
