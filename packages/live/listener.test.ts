import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#db/pool.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { run, sql } from '#db/rows.ts'
import { listenerPool } from './listener.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('M5 keeps all connections of a server whose database restarts repeatedly: a lost listener is returned automatically', async () => {
  const pool = openPool({ url: database.url, name: 'listening', max: 2 })
  const listeners = listenerPool(pool)
  for (let fall = 0; fall < 5; fall += 1) {
    const client = await listeners.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await run(database.owner, sql`select pg_terminate_backend(${rows[0]!.pid})`)
    await ended
  }
  expect(pool.totalCount).toBe(0)
  const last = await listeners.connect()
  last.release()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  await pool.end()
})
