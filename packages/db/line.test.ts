import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLine, type Line } from './line.ts'
import { many, one, sql } from './rows.ts'
import { freshDatabase, type TestDatabase } from './testdb.ts'

/** A lost connection is restored after a moment; on a busy machine after a longer one. */
const SOON = { timeout: 10_000 }

let database: TestDatabase
let line: Line
let sleeper: Line
beforeAll(async () => {
  database = await freshDatabase()
  const text = `select concat($1::text, ' + ', $2::text, ' = ', 12 / $1::int + $2::int, ', ', pg_backend_pid())`
  line = openLine(database.pool, { name: 'sum', text, settings: `set application_name = 'a line';` })
  const sleep = `select concat('slept', pg_sleep($1::float8))`
  sleeper = openLine(database.pool, {
    name: 'sleep',
    text: sleep,
    settings: `set application_name = 'a sleeper';`,
  })
})
afterAll(async () => {
  line.close()
  sleeper.close()
  await database.drop()
})

const pidsOf = async (name: string) =>
  (
    await many(
      database.owner,
      sql<{ pid: number }>`select pid from pg_stat_activity where application_name = ${name}`,
    )
  ).map(({ pid }) => pid)
const pids = () => pidsOf('a line')
const sleepers = () => pidsOf('a sleeper')

it('runs several queries at once on one connection, each with its own result', async () => {
  const told = await Promise.all([1, 2, 3, 4, 6].map((n) => line.ask([String(n), '10'])))
  const sums = told.map((one) => one.slice(0, one.indexOf(',')))
  expect(sums).toEqual(['1 + 10 = 22', '2 + 10 = 16', '3 + 10 = 14', '4 + 10 = 13', '6 + 10 = 12'])
  expect(await pids()).toHaveLength(1)
})

it('M7 fails a query for its caller only, and answers the next one', async () => {
  await expect(line.ask(['0', '1'])).rejects.toThrow('division by zero')
  await expect(line.ask(['không', '1'])).rejects.toThrow('invalid input syntax')
  expect(await line.ask(['12', '1'])).toMatch(/^12 \+ 1 = 2,/)
})

it('M7 reconnects after its connection died, with or without a query in flight', async () => {
  const [first] = await pids()
  await one(database.owner, sql`select pg_terminate_backend(${first}, 5000)`)
  await vi.waitFor(async () => expect(await line.ask(['3', '1'])).toMatch(/^3 \+ 1 = 5,/), SOON)
  const [second] = await pids()
  expect(second).not.toBe(first)
  const cut = sleeper.ask(['30']).catch(String)
  await vi.waitFor(async () => expect(await sleepers()).toHaveLength(1), SOON)
  await one(database.owner, sql`select pg_terminate_backend(${(await sleepers())[0]}, 5000)`)
  expect(await cut).toContain('terminating connection')
  expect(await sleeper.ask(['0'])).toBe('slept')
})
