import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pino from 'pino'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { openPool } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { LiveHost } from './sockets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const MANY = 130

test('M5 every page of a room with many sockets gets each event once, in order', async () => {
  const pool = openPool({ url: database.url, name: 'crowd', max: 2 })
  const live = new LiveHost(pool, pino({ level: 'silent' }), 'site')
  const server = createServer()
  live.attach({
    server,
    whoIs: () => Promise.resolve({ merchant: 'JADE' }),
    addressOf: () => randomUUID(),
    seats: { take: () => Promise.resolve(() => undefined), close: () => Promise.resolve() },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const pages = Array.from({ length: MANY }, () =>
    io(url, { path: '/live', transports: ['websocket'], forceNew: true }),
  )
  const heard = pages.map((): string[] => [])
  for (const [nth, page] of pages.entries())
    page.on('hints', (hints: readonly LiveEvent[]) => heard[nth]?.push(...hints.map(({ seq }) => seq)))
  await expect.poll(() => pages.every(({ connected }) => connected), { timeout: 10_000 }).toBe(true)
  live.publish('merchant:JADE', { topic: 'system.notices', seq: '1', patch: null })
  await new Promise((turn) => setImmediate(() => setImmediate(turn)))
  live.publish('merchant:JADE', { topic: 'system.notices', seq: '2', patch: null })
  await expect.poll(() => heard.every((each) => each.length === 2), { timeout: 10_000 }).toBe(true)
  expect(new Set(heard.map((each) => each.join()))).toEqual(new Set(['1,2']))
  for (const page of pages) page.close()
  await live.close()
  server.close()
  await pool.end()
})

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
