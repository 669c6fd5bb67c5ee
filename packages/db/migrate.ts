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

/** Arbitrary but fixed: two processes that migrate at once wait for each other (roles are shared by all databases). */
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

/** Functions and views are written whole; a file is applied again when its text changed, in one order by name. */
async function applyFunctions(db: Db): Promise<string[]> {
  await sql`create table if not exists applied_function (file text primary key, digest text not null)`.execute(
    db,
  )
  const known = await sql<{
    file: string
    digest: string
  }>`select file, digest from applied_function`.execute(db)
  const digests = new Map(known.rows.map((row) => [row.file, row.digest]))
  const applied: string[] = []
  for (const file of sqlFiles(`${ROOMS}/functions/*.sql`)) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const digest = createHash('sha256').update(text).digest('hex')
    if (digests.get(file) === digest) continue
    await db.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx)
      await sql`
        insert into applied_function (file, digest) values (${file}, ${digest})
        on conflict (file) do update set digest = excluded.digest
      `.execute(tx)
    })
    applied.push(file)
  }
  return applied
}

/**
 * Brings a database to the newest shape: roles, migrations in the order of their names, then functions.
 * Forward only; safe to run from several processes at once. `url` must connect as the owner.
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
