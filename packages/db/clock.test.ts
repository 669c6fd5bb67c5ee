import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInTime } from './clock.ts'
import { openPool } from './pool.ts'
import { freshDatabase, type TestDatabase } from './testdb.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('OPS-01 a host whose clock is more than five seconds from the database’s does not serve', async () => {
  const apart = (ms: number) => isInTime(database.pool, () => Date.now() + ms)
  expect([await apart(0), await apart(4_000), await apart(-4_000)]).toEqual([true, true, true])
  expect([await apart(8_000), await apart(-8_000)]).toEqual([false, false])
})

test('OPS-01 a host that cannot reach the database does not serve', async () => {
  const away = openPool({ url: 'postgres://nobody@127.0.0.1:1/nothing', name: 'away', max: 1 })
  expect(await isInTime(away)).toBe(false)
  await away.end()
})
