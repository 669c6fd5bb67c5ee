import { afterEach, beforeEach, expect, test } from 'vitest'
import { run, sql } from '../rows.ts'
import { claimMode } from './mode.ts'
import { freshDatabase, type TestDatabase } from '../testdb.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

test('OPS-01 a database keeps the mode of its first start and refuses the other one', async () => {
  await claimMode(database.pool, 'live')
  await claimMode(database.pool, 'live')
  await expect(claimMode(database.pool, 'demo')).rejects.toThrow('belongs to a live installation')
})

test('OPS-01 a database with demo data is refused in live mode', async () => {
  await claimMode(database.pool, 'demo')
  await expect(claimMode(database.pool, 'live')).rejects.toThrow('holds demo data')
})

test('OPS-01 of programs that start at once in different modes, the first decides for all', async () => {
  const claims = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => claimMode(database.pool, at % 2 ? 'live' : 'demo')),
  )
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('OPS-01 the programs’ login can neither change nor delete the recorded mode', async () => {
  await claimMode(database.pool, 'live')
  await expect(run(database.db, sql`update installation set mode = 'demo'`)).rejects.toThrow(
    'permission denied',
  )
  await expect(run(database.db, sql`delete from installation`)).rejects.toThrow('permission denied')
})
