import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLogin } from './login.ts'
import { openPool } from './pool.ts'
import { freshDatabase, type TestDatabase } from './testdb.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** Attacks by someone who can run any statement on an application connection. */
const escapes = [
  'set role none',
  'reset role',
  'set session authorization default',
  'reset session authorization',
  'discard all',
  'set local role none',
] as const

const INSUFFICIENT_PRIVILEGE = '42501'

/** Each needs a right that only the owner of the tables has. */
const owners = [
  `insert into line (wallet, seq) values (1, 1)`,
  `update wallet set balance = balance + 1`,
  `delete from line`,
  `truncate line`,
  `alter table line add column planted int`,
  `drop table line`,
  `create table planted (id int)`,
  `alter role fairhouse_app superuser`,
  `grant pg_read_server_files to fairhouse_app`,
  `create role planted login`,
] as const

test('M2 a connection of the programs has no more rights after any change of role than before', async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  const done: string[] = []
  for (const escape of escapes)
    for (const statement of owners) {
      await client.query('begin')
      await client.query(escape === 'discard all' ? 'reset all' : escape)
      const code = await client.query(statement).then(
        () => 'done',
        (error: unknown) => (error instanceof pg.DatabaseError ? error.code : 'lost'),
      )
      if (code !== INSUFFICIENT_PRIVILEGE) done.push(`${escape}; ${statement}: ${code}`)
      await client.query('rollback')
    }
  await client.end()
  expect(done).toEqual([])
})

test('M2 a connection of the programs cannot become the owner or a superuser', async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  const owner = decodeURIComponent(new URL(database.ownerUrl).username)
  for (const statement of [
    `set role "${owner}"`,
    `set session authorization "${owner}"`,
    'set role postgres',
  ])
    await expect(client.query(statement)).rejects.toThrow(/permission denied|does not exist/)
  const { rows } = await client.query<{ name: string }>(
    `select r.rolname as name from pg_roles r where pg_has_role(session_user, r.oid, 'member') order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['fairhouse_app', 'fairhouse_template_login'])
  await client.end()
})

test('M2 only the owner writes history, no matter which role a connection of the programs takes', async () => {
  const history = `select ledger_batch(0, '{}', '{}', '{}', '{}', '{}', '{}', false, false, true, false, false)`
  const client = new pg.Client(database.url)
  await client.connect()
  for (const escape of escapes) {
    await client.query(escape)
    await expect(client.query(history)).rejects.toThrow('only the owner writes history')
  }
  await client.end()
})

test('M2 refuses to start a program with the owner’s address and names the variable', async () => {
  const [owner, app] = [database.ownerUrl, database.url].map((url) => openPool({ url, name: 'asks', max: 1 }))
  if (!owner || !app) throw new Error('two pools')
  await expect(checkLogin(owner)).rejects.toThrow('DATABASE_URL logs in as the owner')
  await expect(checkLogin(app)).resolves.toBeUndefined()
  await app.end()
})
