import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Migration, Migrator } from 'kysely/migration'
import { sql } from 'kysely'
import { APP_ROLE } from './login.ts'
import { openDb, openPool, type Db } from './pool.ts'
import { prepareQueue } from './queue.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = '{packages,features,games}/**/sql'
const MIGRATION_NAME = /^\d{8}_\d{4}_[a-z0-9_]+\.sql$/

/** Arbitrary but fixed advisory lock: concurrent migrations wait for each other (roles are shared by all databases). */
const MIGRATE_LOCK = 7_263_001

function sqlFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).sort((a, b) => basename(a).localeCompare(basename(b)))
}

function migrations(): Record<string, Migration> {
  const files = sqlFiles(`${ROOMS}/*.sql`)
  const names = files.map((file) => basename(file))
  const wrong = names.find((name) => !MIGRATION_NAME.test(name))
  if (wrong) throw new Error(`migrate: ${wrong} is not named <yyyymmdd>_<hhmm>_<name>.sql`)
  if (new Set(names).size !== names.length) throw new Error('migrate: two migrations share a name')
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.sql'),
      { up: async (db) => void (await sql.raw(readFileSync(join(ROOT, file), 'utf8')).execute(db)) },
    ]),
  )
}

async function ensureRole(db: Db): Promise<void> {
  await sql`select pg_advisory_lock(${MIGRATE_LOCK})`.execute(db)
  await sql
    .raw(
      `do $$ begin
         if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
         execute format('grant ${APP_ROLE} to %I', current_user);
         grant usage on schema public to ${APP_ROLE};
       end $$`,
    )
    .execute(db)
}

type FunctionFile = { readonly file: string; readonly text: string; readonly digest: string }

/** SQLSTATE of undefined table or view, function, column and a view's row type: another file creates them. */
const NOT_MADE_YET = ['42P01', '42883', '42703', '42704']

/**
 * Functions and views are applied as whole files, in order of name, again whenever their text changes. A file that needs another file's
 * view waits until that one is applied.
 */
async function applyFunctions(db: Db): Promise<string[]> {
  await sql`create table if not exists applied_function (file text primary key, digest text not null)`.execute(
    db,
  )
  const known = await sql<{
    file: string
    digest: string
  }>`select file, digest from applied_function`.execute(db)
  const digests = new Map(known.rows.map((row) => [row.file, row.digest]))
  let waiting = sqlFiles(`${ROOMS}/functions/*.sql`)
    .map(readFunctions)
    .filter(({ file, digest }) => digests.get(file) !== digest)
  const applied: string[] = []
  while (waiting.length > 0) {
    const left: FunctionFile[] = []
    let missing: unknown
    for (const each of waiting) {
      const problem = await applyOrWait(db, each)
      if (problem === null) applied.push(each.file)
      else {
        missing ??= problem
        left.push(each)
      }
    }
    if (left.length === waiting.length) throw missing
    waiting = left
  }
  return applied
}

function readFunctions(file: string): FunctionFile {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return { file, text, digest: createHash('sha256').update(text).digest('hex') }
}

/** Applies a file atomically; returns the error if it references something that does not exist yet. */
async function applyOrWait(db: Db, { file, text, digest }: FunctionFile): Promise<unknown> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx)
      await sql`
        insert into applied_function (file, digest) values (${file}, ${digest})
        on conflict (file) do update set digest = excluded.digest
      `.execute(tx)
    })
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!NOT_MADE_YET.includes(code)) throw error
    return error
  }
}

/**
 * Migrates a database to the latest version: roles, migrations in order of name, then functions. Forward only; safe to run from several
 * processes concurrently. `url` must connect as the owner.
 */
export async function migrate(url: string): Promise<{ readonly applied: readonly string[] }> {
  const pool = openPool({ url, name: 'fairhouse-migrate', max: 1 })
  const db = openDb(pool)
  try {
    await ensureRole(db)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations() } })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    const functions = await applyFunctions(db)
    await prepareQueue(pool)
    await sql`select pg_advisory_unlock(${MIGRATE_LOCK})`.execute(db)
    return { applied: [...(results ?? []).map((result) => result.migrationName), ...functions] }
  } finally {
    await db.destroy()
  }
}
