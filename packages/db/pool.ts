import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { forgetSince, isWatched, runWatched, waitingIn } from './watch/transactions.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt) // bigint columns are money, counts and ids; never a float
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text) // a day is text such as '2026-11-21', without a time zone

/** A connection for reads: the pool, or a transaction. */
export type Db = Kysely<unknown>

/** A transaction that the caller opened and will commit; the first parameter of services and stores. */
export type Tx = Transaction<unknown>

export type PoolOptions = {
  /** The login decides the rights: the owner migrates and reconciles, the programs' login does everything else. */
  readonly url: string
  /** Shown in pg_stat_activity. */
  readonly name: string
  /** Maximum number of connections of this process. */
  readonly max?: number
  /** Commits need not survive a database crash (rate-limit counters): no wait for the disk. */
  readonly isHasty?: boolean
  /** Statement timeout; unlimited without it. */
  readonly statementMs?: number
  /** How long to wait for a connection before the call fails. */
  readonly waitMs?: number
  /** Reads 8-byte integers as text: libraries with their own statements expect that and cannot serialise a BigInt. */
  readonly hasTextIntegers?: boolean
}

/** Reports an unavailable database before clients time out. */
const WAIT_MS = 5_000

const textIntegers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/** A pool of connections. */
export function openPool(options: PoolOptions): pg.Pool {
  const { url, name, max = 10, isHasty = false, statementMs, waitMs = WAIT_MS, hasTextIntegers } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    ...(isHasty ? { options: '-c synchronous_commit=off' } : {}),
    ...(statementMs === undefined ? {} : { statement_timeout: statementMs }),
    ...(hasTextIntegers ? { types: textIntegers } : {}),
  })
  pool.on('error', () => undefined) // a dead idle connection is replaced for the next caller
  pool.on('connect', (client) => {
    client.on('error', () => undefined) // a dead busy one fails its query; an unhandled error event would end the process
  })
  return pool
}

export function openDb(pool: pg.Pool): Db {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })], // json keys are ours already
  })
}

/**
 * Runs `work` in one transaction: commits what it returns, rolls back what it throws. Inside a transaction it is a savepoint of that
 * one: a use case that opens its own transaction can then run as part of a larger one (the approval that applies it).
 */
export function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return inSavepoint(db, work)
  return isWatched() ? runWatched(db, work) : db.transaction().execute(work)
}

/**
 * Commits this transaction without waiting for the disk, for a step of work that continues from its own committed progress: a crash of the
 * database may lose the last steps, each whole and in order, and the work repeats them. The next other commit flushes them too.
 */
export async function commitUnflushed(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx)
}

function isTx(db: Db | Tx): db is Tx {
  return db.isTransaction
}

/** Nested savepoints may share a name: the innermost is released or rolled back. */
async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const mark = waitingIn(tx)
  await sql`savepoint inner_work`.execute(tx)
  try {
    const result = await work(tx)
    await sql`release savepoint inner_work`.execute(tx)
    return result
  } catch (error) {
    forgetSince(tx, mark)
    await sql`rollback to savepoint inner_work`.execute(tx)
    await sql`release savepoint inner_work`.execute(tx)
    throw error
  }
}
