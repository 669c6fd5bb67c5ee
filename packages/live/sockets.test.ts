import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { LiveHost } from './sockets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** Connections that started to listen. */
async function listening(): Promise<number> {
  const { count } = await one(
    database.owner,
    sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where application_name = 'telling' and query ilike 'listen%' and state = 'idle'
    `,
  )
  return count
}

test('M5 shuts down a process without sockets, such as the worker, in order', async () => {
  const pool = openPool({ url: database.url, name: 'telling', max: 2 })
  const live = new LiveHost(pool, pino({ level: 'silent' }), 'site')
  await expect.poll(listening).toBe(1)
  await expect(live.close()).resolves.toBeUndefined()
  await pool.end()
})
