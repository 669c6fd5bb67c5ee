import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, sql } from './rows.ts'
import { freshDatabase, type TestDatabase } from './testdb.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES = globSync('{packages,features,games}/**/sql/asks/*.sql', {
  cwd: ROOT,
  exclude: ['**/node_modules'],
})

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** The columns of every row type of the schema `asks`, or of the views of the same names. */
async function columns(schema: 'asks' | 'public') {
  return many(
    database.owner,
    sql<{ name: string; column: string; type: string }>`
      select c.relname as name, a.attname::text as column, format_type(a.atttypid, null) as type
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = ${schema}::regnamespace
        and c.relname in (select relname from pg_class where relnamespace = 'asks'::regnamespace)
      order by c.relname, a.attnum
    `,
  )
}

test('each view that a lower feature asks for has the columns and types that it asks for', async () => {
  await sql`create schema asks`.execute(database.owner)
  for (const file of FILES) {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll('create type ', 'create type asks.')
    await sql.raw(text).execute(database.owner)
  }
  const asked = await columns('asks')
  expect(asked.length).toBeGreaterThan(50)
  expect(await columns('public')).toEqual(asked)
})
